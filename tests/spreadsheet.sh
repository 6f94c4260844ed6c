#!/usr/bin/env bash
# csv as a strict reader has it: every record has the columns of the header, and says what json
# says of the same lines.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

ecw() { "$ECW_PROGRAM" "$@"; }
{
  sed -z 's/"\n *"//g' "$ECW_SOURCE_DIR"/tables/*/*.hpp |
    sed -n 's/.*\.example *= *"ecw \(.*\)",/\1/p'
  cat <<'END'
morale --points 4 --label 'a, "b", c'
morale --points 4 --label '=1+1' --also '-1:tired, wet'
separate --points 1 --dice 1,1,6 --reading separate=fresh-throw
rally --points 5 --score 3
morale --points fifty
END
} >turn.txt

ecw batch turn.txt --seed 8 --format csv >turn.csv || [[ $? == 2 ]]
ecw batch turn.txt --seed 8 --format json >turn.json || [[ $? == 2 ]]

# Each side as lines of the same fields.
mlr --icsv --ojsonl --infer-none cat turn.csv |
  jq -c '[.line, .command, .label, .outcome, .pass, .score, .target, .dice, .seed, .notes, .error]' >found
jq -c '
  def text: if . == null then "" else tostring end;
  def safe: text | if test("^[-=+@]") then "\u0027" + . else . end;  # else a formula
  [ (.line | text), (.command | text), (.label | safe),
    (.outcome | text), (.pass | text), (.score | text), (.target | text),
    ((.dice // []) | map(tostring) | join(" ")), (.seed | text),
    ((.notes // []) | join(" ")), (.error | safe) ]' turn.json >expected
diff -u expected found
[[ $(wc -l <found) -gt 25 ]]

# Odds: the chances of each line add up.
ecw morale --points 5 --odds --format csv | mlr --icsv --ojsonl cat |
  jq -es 'length > 3 and (map(.chance) | add - 1 | fabs < 1e-9)' >/dev/null
