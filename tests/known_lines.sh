#!/usr/bin/env bash
# A line that comes back gives what it would give if it were new, by itself and in a crowd of more
# lines than are kept: wrong lines, comments, labels and quoted words among them.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

{
  cat "$ECW_SOURCE_DIR/tests/bench-lines"
  for crowd in first second; do
    sed "s/ --label .*//; s/\$/ --label \"$crowd crowd\"/" "$ECW_SOURCE_DIR/tests/bench-lines"
  done
  echo 'morale --points'
  echo 'morale --points 5 --also "-1:not the first" # and why'
  echo '# nothing'
  echo
  echo "reckon 'not closed"
  echo "pursue --troops rebel-horse --af 8 --cf 5 --difference 12 --label $(printf '%300s' long)"
} >"$folder/lines"

# Once in order, and twice in another, then the last hundred many times over.
{
  cat "$folder/lines"
  tac "$folder/lines"
  tac "$folder/lines"
  for _ in {1..9}; do tail -n 100 "$folder/lines"; done
} >"$folder/again"
# The same lines, none of them the same as another.
awk '{ print $0 " # " NR }' "$folder/again" >"$folder/new"

for format in csv json text; do
  "$ECW_PROGRAM" batch "$folder/again" --seed 1642 --format $format >"$folder/of_again" || [[ $? == 2 ]]
  "$ECW_PROGRAM" batch "$folder/new" --seed 1642 --format $format >"$folder/of_new" || [[ $? == 2 ]]
  cmp "$folder/of_again" "$folder/of_new"
done
(($(sort -u "$folder/lines" | wc -l) > 4096)) || { echo 'known_lines: no crowd'; exit 1; }
