#!/usr/bin/env bash
# Labels, words of house rules and names of files that mean harm (control characters, escape
# sequences, quotes, line ends, direction marks, broken UTF-8, formulas, 64 KiB): nothing of them is
# run, not even when the replay line is pasted into a shell, and no line of the output, of a
# complaint or of a log is made of them.
# shellcheck disable=SC2016,SC1003 # and nothing in single quotes is to be expanded
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir bin && ln -s "$ECW_PROGRAM" bin/ecw
PATH=$folder/bin:$PATH
export LC_ALL=C.UTF-8 HISTFILE=

fail() {
  printf 'hostile: %s\n' "$*"
  exit 1
}

# What is typed for a label or the words of a house rule: what a shell would run (a file named
# canary tells), what a format would take for its own, what would begin a line, what is no UTF-8.
commands=(
  '$(touch canary)' '`touch canary`' '"$(touch canary)"' '${x:=y}' '$PATH' '~' '*' '!!' '!touch'
  "'; touch canary; '" "'\\''; touch canary; '\\''" "\\'; touch canary; \\'" '"; touch canary; "'
  '; touch canary' '& touch canary &' '| touch canary' '> canary' '<(touch canary)' '=(touch canary)'
  '(touch canary)' '# x' "\$'\\x27'" "'" '"' '\' '""' ' ' '' '-' '--' '--dice' '--exit-status'
)
marks=(
  '%s%n' '{}' '{{0}}' '1:2' 'a=b' '=1+1' '+1' '-1' '@SUM(1)' '=cmd|"/C calc"!A0' $'\t=1+1' $'\r=1+1'
  '","x"' '","dice":[6],"x":"' '|' '| x | y |' '<script>alert(1)</script>' '[x](y)'
  'naïve Ærøskøbing 日本' $'\u200e\u200f\u200b\u00ad\ufeff' $'\u202ex\u202c' $'\u2066x\u2069'
)
lines=(
  $'\n' $'x\ntouch canary\n' $'x\'\ntouch canary\n\'' $'x\r\ntouch canary' $'x\n| y |' $'x\n,morale,'
  $'x\nrout (Dickenson: morale)' $'x\n+6  D6' $'x\nline 9: forged' $'\u2028x\u2029' $'\u0085' $'\f\v'
  $'x\n{"time":"2026-01-01T00:00:00Z","version":"1","command":"morale"}' $'\u009b31m' $'\x7f\b\b'
  $'\e[31mred\e[0m' $'\e]0;title\a' $'\e[2J\e[H' $'\e[201~touch canary\n' $'\x03touch canary\n' $'\x04'
)
printf -v zeros '%065536d' 0
lines+=("$zeros"$'\n\e[31m\'')
for words in 'rout (Dickenson: morale)' 'line 9: forged' '+6  D6' 'Die 6 (given)' 'd6: 99 throws'; do
  lines+=("${zeros:0:78} $words") # on a page of 80 columns these would begin a line
done
broken=($'\xff' $'\xc0\xaf' $'\xed\xa0\x80' $'\xf5\x80\x80\x80' $'x\xe2\x82' $'\x80\x9b31m')
all=("${commands[@]}" "${marks[@]}" "${lines[@]}" "${broken[@]}")

# Valid, and nothing in it that steers a terminal or turns the reading about.
unsafe='[\x{0}-\x{9}\x{b}-\x{1f}\x{7f}-\x{9f}\x{ad}\x{61c}\x{200b}-\x{200f}\x{2028}-\x{202e}\x{2060}-\x{206f}\x{feff}]'
is_safe() {
  iconv -f UTF-8 -t UTF-8 "$1" >/dev/null || fail "$1: broken UTF-8"
  if grep -P "$unsafe" "$1" >found; then fail "$1: not safe to show: $(cat -v found)"; fi
}

# ---- what is printed: as many lines as for words that mean no harm; of text, which is laid out on
# a page, the same lines at the margin but for the title's

at_margin() { sed -E '/^ /d; s/^(full-control|odds|ecw morale) .*/\1/' "$1"; }
# The format, the flags, -- and the words to be tried, each as a house rule's and as a label.
try() {
  local format=$1 flags=() words
  shift
  while [[ $1 != -- ]]; do flags+=("$1") && shift; done
  shift
  for words; do
    ecw morale --points 5 "${flags[@]}" --also "1:$words" --label "$words" --format "$format" --width 80
  done
}
forges_nothing() {
  local out=$1.$2
  try "${@:2}" -- harmless >plain
  for ((i = 0; i < ${#tried[@]}; ++i)); do cat plain; done >expected
  try "${@:2}" -- "${tried[@]}" >"$out"
  is_safe "$out"
  if [[ $2 == text ]]; then
    at_margin expected >margin
    at_margin "$out" | diff margin - >found || fail "$out: a line is forged: $(head -n 5 found)"
  else
    (($(wc -l <"$out") == $(wc -l <expected))) || fail "$out: a line is forged"
  fi
}
for format in text line json csv md; do
  tried=("${all[@]}")
  forges_nothing thrown $format --dice 4
  tried=("${lines[@]}" "${broken[@]}")
  forges_nothing weighed $format --odds
  forges_nothing counted $format --repeat 20 --tally --seed 1
done

# A reader gets the words back, but for what is no UTF-8; a spreadsheet sees no formula.
printf '%s\0' "${all[@]::${#all[@]} - ${#broken[@]}}" >expected
jq -j '.label, "\u0000"' thrown.json | head -c "$(wc -c <expected)" | cmp expected - || fail 'json: other words'
rows=$(mlr --icsv --ojsonl filter '${command} == "morale"' thrown.csv | wc -l)
((rows == ${#all[@]})) || fail "csv: $rows rows"
if grep -P '^,morale,"?[-=+@]' thrown.csv >found; then fail "csv: a formula: $(<found)"; fi

# ---- the replay lines, pasted into shells: the words are those that were typed, and nothing runs

jq -j 'def z: ., "\u0000"; (.parts[] | select(.what == "also").words) as $also | "morale", "--points", "5", "--also",
  (if $also == "" then "1" else "1:" + $also end), "--label", .label, "--dice", "4" | z' thrown.json >typed
jq -r .replay thrown.json >pasted
paste_into() {
  { printf '%s\n' "ecw() { printf '%s\\0' \"\$@\"; }" && cat pasted; } | "$@" 2>err | cmp typed - ||
    fail "$*: other words: $(tail -n 3 err)"
  [[ ! -e canary ]] || fail "$*: something was run"
}
paste_into sh
paste_into bash --posix
paste_into bash --norc --noediting -i # where !touch would ask the history
for shell in dash zsh; do
  if type $shell >/dev/null 2>&1; then paste_into $shell; fi
done

# What they are pasted for: the same results again, which go into a log.
jq -r '.replay + " --log log --format json"' thrown.json | sh >again
diff <(jq -c 'del(.given, .seed)' thrown.json) <(jq -c 'del(.given, .seed)' again) >found ||
  fail "the replay lines give something else: $(head -n 4 found)"
(($(wc -l <log) == ${#all[@]})) || fail 'log: a line is forged'
[[ $(ecw replay log) == "${#all[@]} as logged, 0 different, 0 unreadable" ]] || fail 'log: not as logged'

labels=$(jq -s 'map(.label) | unique | length' log)
for format in text line json csv md; do
  ecw luck log --format $format --width 80 >luck.$format
  is_safe luck.$format
done
for headed in 0.3.line 0.1.json 1.2.csv 2.2.md; do
  IFS=. read -r header each format <<<"$headed"
  (($(wc -l <luck."$format") == header + each * (labels + 1))) || fail "luck.$format: a line is forged"
done
(($(grep -c '^d6: ' luck.text) == $(grep -c '^Tests: ' luck.text))) || fail 'luck: a line is forged'

# ---- a log that others wrote: what is read from it is told as safely

cat >theirs <<'END'
{"time":"2026-01-01T00:00:00Z","version":"x\u001b[31m\nline 9: forged","replay":"ecw rein --general 4 --dice 3"}
{"time":"2026-01-01T00:00:00Z","version":"1","x\nline 9: forged":"\u202e","replay":"ecw rein --general 4 --dice 3"}
{"time":"2026-01-01T00:00:00Z","version":"1","replay":"$(touch canary)"}
{"time":"2026-01-01T00:00:00Z","version":"1","replay":"ecw rein --general 4 --dice 3; touch canary"}
{"time":"2026-01-01T00:00:00Z","version":"1","replay":"ecw rein --general $(touch\ncanary) --dice 3"}
{"time":"2026-01-01T00:00:00Z","version":"1","replay":"ecw rein --general 4 --dice 3 --log canary"}
{"time":"x\nline 9: forged","version":"1","replay":"ecw rein --general 4 --dice 3"}
END
ecw replay theirs >told || [[ $? == 1 ]]
is_safe told
[[ $(tail -n 1 told) == '0 as logged, 2 different, 5 unreadable'* ]] || fail "not all read: $(tail -n 1 told)"
(($(grep -vc '^line [1-7]: ' told) == 1)) || fail 'replay: a line is forged'

# ---- batches: a record a line, whatever stands in it

for words in "${all[@]}"; do
  printf '%s\n' "$words" "morale --points 5 --label ${words//$'\n'/ }"
  printf "morale --points 5 --label '%s'\n" "${words//\'/\'\\\'\'}"
done >turn
records=$(LC_ALL=C grep -cvP '^[ \t]*(#.*)?\r?$' turn)
for format in line json csv md; do
  ecw batch turn --seed 1 --format $format >batch.$format || [[ $? == 2 ]]
  is_safe batch.$format
done
for headed in 0.line 0.json 1.csv 2.md; do
  (($(wc -l <batch.${headed#*.}) == records + ${headed%.*})) || fail "batch: not $records in ${headed#*.}"
done
jq -es '[.[].line] == ([.[].line] | unique)' batch.json >/dev/null || fail 'batch: a number comes twice'

# ---- complaints: one line, whatever they name

refused() {
  local status=0
  ecw "${@:2}" >out 2>err || status=$?
  [[ $status == "$1" && ! -s out && $(wc -l <err) == 1 ]] || fail "${*:2:2}: exit status $status: $(cat -v err)"
  is_safe err
}
for words in "${lines[@]}" "${broken[@]}" '$(touch canary)'; do
  refused 2 "$words"
  refused 2 help "$words"
  refused 2 morale "$words"
  refused 2 morale --points "$words"
  refused 2 batch "--x$words"
  refused 3 replay "$folder/$words"
  refused 3 batch "none/$words"
  refused 3 rein --general 4 --log "none/$words"
  if ((${#words} < 100)); then
    ecw rein --general 4 --dice 3 --log "./${words//\//}" >out
    [[ $(ecw replay "./${words//\//}") == '1 as logged, '* ]] || fail 'a log by that name'
  fi
done
[[ ! -e canary ]] || fail 'something was run'
