#!/usr/bin/env bash
# A batch as a co-process: over pipes, each line is answered before the next is sent, in every
# format, and the rest of half a line is waited for.
set -euo pipefail

fail() {
  printf 'coprocess: %s: %s\n' "$format" "$*"
  exit 1
}

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkfifo questions answers

ask() { printf '%b' "$1" >&3; }

# The next line of the answers must match, in text one of the next. A test must not hang.
expect() {
  local line=''
  while IFS= read -rt 60 line <&4; do
    if [[ $line =~ ^$1 ]]; then return; fi
    [[ $format == text ]] || break
  done
  fail "no answer like $1: $line"
}

for format in text line json csv md; do
  "$ECW_PROGRAM" batch - --seed 1 --format $format <questions >answers &
  exec 3>questions 4<answers
  case $format in
    text) halted='halted \(Montrose: rein\)' wrong='line 4: --general 11' ;;
    line) halted='rein: 3 = ' wrong='line 4: --general 11' ;;
    json) halted='\{"line":[157],"command":"rein"' wrong='\{"line":4,"error":' ;;
    csv) halted='[157],rein,,halted,' wrong='4,{16}' ;;
    md) halted='\| rein \|' wrong='line 4: --general 11' ;;
  esac

  # A header comes before anything is asked.
  if [[ $format == csv ]]; then expect 'line,command,'; fi
  if [[ $format == md ]]; then expect '\| command \|' && expect '\|---'; fi
  ask 'rein --general 4 --dice 3\n'
  expect "$halted"
  ask '# a comment\n\nrein --gene'
  ask 'ral 11\n'
  expect "$wrong"
  ask 'rein --general 4 --dice 3\n\nrein --general 4 --dice 3' # the last line does not end
  expect "$halted"
  exec 3>&-
  expect "$halted"
  status=0
  wait $! || status=$?
  [[ $status == 2 ]] || fail "exit status $status"
  exec 4<&-
done
