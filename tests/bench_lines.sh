#!/usr/bin/env bash
# tests/bench-lines is what tests/bench-mix writes, with every awk there is, and holds what the
# bench promises: all commands in equal parts, a fifth with readings, no line that is refused, no
# more than 12 dice a line.
set -euo pipefail
cd "$ECW_SOURCE_DIR/tests"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

fail() {
  printf 'bench_lines: %s\n' "$*"
  exit 1
}

mkdir "$folder/bin"
for awk in mawk gawk; do
  type "$awk" >/dev/null 2>&1 || continue
  ln -sf "$(type -P "$awk")" "$folder/bin/awk"
  PATH="$folder/bin:$PATH" ./bench-mix | diff -q - bench-lines || fail "$awk writes other lines"
done

"$ECW_PROGRAM" help | sed -n '/^More:/q;s/^  \([a-z]*\)  .*/100 \1/p' | sort -k 2 >"$folder/commands"
cut -d ' ' -f 1 bench-lines | sort | uniq -c | sed 's/^ *//' | diff "$folder/commands" - ||
  fail 'not all commands in equal parts'
(($(grep -c -e --reading bench-lines) * 5 == $(wc -l <bench-lines))) || fail 'not a fifth with readings'

for seed in 1 2 3; do
  "$ECW_PROGRAM" batch bench-lines --seed $seed --format json >"$folder/results" ||
    fail "a line is refused: $(grep -m 1 '"error"' "$folder/results")"
  (($(jq '.dice | length' "$folder/results" | sort -n | tail -n 1) <= 12)) || fail 'over 12 dice'
done
