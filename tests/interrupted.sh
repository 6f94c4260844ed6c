#!/usr/bin/env bash
# Ctrl-C, a reader that goes away and a terminal that does: the program ends, and only whole records
# were written.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

fail() {
  printf 'interrupted: %s\n' "$*"
  exit 1
}

# A script's jobs in the background ignore Ctrl-C.
heeding=(env --default-signal="INT,PIPE" "$ECW_PROGRAM")

# The reader takes a line and waits, so that the program is in the middle of a block of records.
mkfifo results
for format in text line json csv md; do
  "${heeding[@]}" roll 10d6 --repeat 10000000 --seed 1 --format $format >results 2>err &
  exec 3<results
  IFS= read -r first <&3
  sleep 0.05
  kill -INT $!
  { printf '%s\n' "$first" && cat <&3; } >found
  exec 3<&-
  status=0
  wait $! || status=$?
  [[ $status == 130 && ! -s err ]] || fail "$format: exit status $status: $(<err)"
  case $format in
    text) records=$(grep -c '^rolled' found) ;;
    csv) records=$(($(wc -l <found) - 1)) ;;
    md) records=$(($(wc -l <found) - 2)) ;;
    *) records=$(wc -l <found) ;;
  esac
  "$ECW_PROGRAM" roll 10d6 --repeat "$records" --seed 1 --format $format | cmp - found ||
    fail "$format: not whole records"
done

# Nobody reads on: whether the signal ends it or is ignored, nothing is said.
printf 'rein --general 4\n%.0s' {1..20000} >turn
for command in 'batch turn --seed 1' 'roll 2d6 --repeat 1000000 --seed 1'; do
  read -ra words <<<"$command"
  { "${heeding[@]}" "${words[@]}" 2>err || true; } | head -n 3 >found
  (trap '' PIPE && "$ECW_PROGRAM" "${words[@]}" 2>>err || echo "$?" >>err) | head -n 3 | cmp - found ||
    fail "$command: not the first lines"
  [[ $(wc -l <found) == 3 && ! -s err ]] || fail "$command, nobody reads on: $(<err)"
done

# The terminal is taken away: that ends the program, or, if it is not to heed it, leaves it nowhere to
# write to.
at_terminal_that_goes() {
  printf '%s\n' "$1" 'echo $$ >pid' "'$ECW_PROGRAM' roll 2d6 --repeat 10000000 --seed 1 2>err" \
    'echo $? >status' >run
  rm -f pid status
  SHELL=/bin/bash script -qc 'exec bash ./run' /dev/null </dev/null >/dev/null &
  until [[ -s pid ]]; do sleep 0.02; done
  sleep 0.05
  kill -9 $!
  wait $! 2>/dev/null || true
  for ((i = 0; i < 500; ++i)); do
    kill -0 "$(<pid)" 2>/dev/null || return 0
    sleep 0.02
  done
  fail 'it goes on without its terminal'
}
no_terminal='ecw: standard output: Input/output error'
at_terminal_that_goes 'trap - HUP'
[[ ! -s err || $(<err) == "$no_terminal" ]] || fail "its terminal ends it: $(<err)"
at_terminal_that_goes 'trap "" HUP'
[[ $(<status) == 3 && $(<err) == "$no_terminal" ]] ||
  fail "without its terminal: exit status $(<status): $(<err)"
