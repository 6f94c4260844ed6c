#!/usr/bin/env bash
# Progress of a run that lasts over a second stands on standard error where that is a terminal, and
# nowhere else.
set -euo pipefail

fail() {
  printf 'progress: %s\n' "$*"
  exit 1
}

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

# A run that waits for its lines, and lasts over a second though it has little to do.
cat >slow <<'END'
{
  yes 'rein --general 4' | head -n 2000
  sleep 1.1
  yes 'rein --general 4' | head -n 2000
} | "$ECW_PROGRAM" batch - --seed 1 >results
END

# Runs it at a terminal of its own; what the terminal shows is printed.
at_terminal() { SHELL=/bin/bash script -qec "$1" /dev/null </dev/null | tr -d '\r'; }

shown=$(at_terminal '. ./slow')
[[ $shown =~ ^'2048 results, '[0-9]+' a second ' ]] || fail "a terminal shows: $shown"
[[ $(wc -l <results) == 4000 ]] || fail 'not all results'

[[ $(bash slow 2>&1) == '' ]] || fail 'progress is shown where there is no terminal'
[[ $(at_terminal '. ./slow 2>errors') == '' && ! -s errors ]] || fail 'progress is in a file'

# A short run shows nothing, and what is shown never comes among the results.
shown=$(at_terminal "echo 'rein --general 4' | \"$ECW_PROGRAM\" batch - --seed 1 >results")
[[ $shown == '' ]] || fail "a short run shows: $shown"
[[ $(grep -c '^rein: ' results) == 1 ]] || fail 'no result'
