#!/usr/bin/env bash
# A batch run in pieces by GNU parallel gives the bytes of one run, in every format, whatever stands
# at the cuts; and but for text, which has a page, with another environment for each piece.
set -euo pipefail

fail() {
  printf 'parallel: %s\n' "$*"
  exit 1
}

if ! type parallel >/dev/null 2>&1; then
  echo 'parallel: skipped, for GNU parallel is not installed'
  exit 77
fi
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mapfile -t lines <"$ECW_SOURCE_DIR/tests/bench-lines"
cd "$folder"
export HOME=$folder SHELL=$BASH LC_ALL=C # parallel keeps notes at home, and runs that shell

# Seven pieces, each with one of these as its first and another as its last line, and a last line
# without an end.
size=20
odd=('# a comment'\''s quote' '' $'roll 2d6\r' 'moral --points 5' 'morale --label "no end' $'\r')
order=(0 1 2 3 4 5 1 0 3 2 5 4 0 3)
for ((line = 1, at = 0; line <= 7 * size; ++line)); do
  if ((line % size < 2)); then lines[line]=${odd[order[at++]]}; fi
  printf '%s\n' "${lines[line]}"
done >whole
printf %s "${lines[0]}" >>whole

export size
# A piece's number, the format, what is in the environment.
piece() {
  env "${@:3}" "$ECW_PROGRAM" batch - --seed 42 --start $((($1 - 1) * size + 1)) --format "$2"
}
piece_elsewhere() {
  case $(($1 % 3)) in
    0) piece "$1" "$2" LC_ALL=de_DE.UTF-8 COLUMNS=40 TERM=dumb NO_COLOR=1 ;;
    1) piece "$1" "$2" LC_ALL=C COLUMNS=200 TERM=xterm-256color ;;
    2) piece "$1" "$2" LC_ALL=ja_JP.eucJP COLUMNS=nonsense TERM=vt100 NO_COLOR= ;;
  esac
}
export -f piece piece_elsewhere

# Parallel does not count an empty line that begins a piece, so it gets a comment instead.
by_parallel() {
  sed 's/^$/#/' whole | parallel --will-cite -k --pipe -N $size "$1" '{#}' "$2" || true
}
by_hand() {
  for ((number = 1, first = 1; number <= 8; ++number, first += size)); do
    sed -n "$first,$((first + size - 1))p" whole | piece $number "$1" || true
  done
}

for format in text line json csv md; do
  status=0
  "$ECW_PROGRAM" batch whole --seed 42 --format $format >at-once || status=$?
  [[ $status == 2 ]] || fail "exit status $status"
  by_hand $format | cmp - at-once || fail "$format, cut by hand"
  by_parallel piece $format | cmp - at-once || fail "$format"
  if [[ $format == text ]]; then
    if by_parallel piece_elsewhere text | cmp -s - at-once; then fail "text's page"; fi
  else
    by_parallel piece_elsewhere $format | cmp - at-once || fail "$format in other environments"
  fi
done
