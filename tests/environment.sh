#!/usr/bin/env bash
# What is around the program changes nothing but the page of text: no home, no language, another
# language's numbers and letters, a clock that was set back.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

fail() {
  printf 'environment: %s\n' "$*"
  exit 1
}

# Languages where a number has a comma, and where the small letter of I is another.
languages=()
for language in de_DE tr_TR; do
  if localedef -i $language -f UTF-8 "$folder/$language.UTF-8" >/dev/null 2>&1; then
    languages+=("$language.UTF-8")
  fi
done
export LOCPATH=$folder
if [[ ${#languages[@]} == 2 ]]; then
  [[ $(LC_ALL=de_DE.UTF-8 bash -c 'printf %.1f 1,5') == 1,5 ]] || fail 'no German numbers to try'
  [[ $(LC_ALL=tr_TR.UTF-8 bash -c 'word=I; echo "${word,,}"') == ı ]] || fail 'no Turkish letters to try'
else
  languages=(de_DE.UTF-8 tr_TR.UTF-8) # by name alone
fi

cat >turn <<'END'
fire --cf 6 --weapon musket --men 240 --salvo --inches 3.75 --scale 25 --foe-cf 5 --label "Işık, Straße"
rein --general LESLIE
escape --result r1 --move 12 --friend-at 4.5
morale --points 5 --unsupported --odds
morale --points 5,5
MORALE --points 5
END
for format in text line json csv md; do
  for run in 'batch turn' 'morale --points 5 --repeat 100 --tally'; do
    read -ra words <<<"$run"
    try() { env -i "$@" "$ECW_PROGRAM" "${words[@]}" --seed 1 --format $format || [[ $? == 2 ]]; }
    try LC_ALL=C.UTF-8 >expected
    if [[ $format != text ]]; then try | cmp - expected || fail "$format: an empty environment"; fi
    for language in "${languages[@]}"; do
      try LC_ALL="$language" LOCPATH="$LOCPATH" HOME=/nowhere | cmp - expected || fail "$format: $language"
    done
    try LANG=C.UTF-8 HOME= PWD=/nowhere TMPDIR=/nowhere TZ=Nowhere/Nothing | cmp - expected ||
      fail "$format: no home"
  done
done

# A log whose clock was set back is as good: in the order of writing.
for face in 3 4 5; do "$ECW_PROGRAM" rein --general 4 --dice $face --log log >out; done
sed -i '2s/"time":"[^"]*"/"time":"1970-01-01T00:00:00Z"/' log
"$ECW_PROGRAM" rein --general 4 --dice 6 --log log >out
[[ $("$ECW_PROGRAM" replay log) == '4 as logged, 0 different, 0 unreadable' ]] || fail 'the clock was set back'
[[ $(jq -c .dice log | tr -d '\n') == '[3][4][5][6]' ]] || fail 'the order of the log'
