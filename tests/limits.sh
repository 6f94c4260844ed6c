#!/usr/bin/env bash
# Where the system gives no more (room in a file, open files, memory) or gave nothing to begin with
# (a closed input or output), the program says so, exits with 3, and loses nothing that was logged.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
ecw() { "$ECW_PROGRAM" "$@"; }

fail() {
  printf 'limits: %s\n' "$*"
  exit 1
}

# What is limited, the pattern of the complaint, and the command.
refused() {
  local status=0
  "${@:3}" >out 2>err || status=$?
  [[ $status == 3 ]] || fail "$1: exit status $status"
  [[ $(wc -l <err) == 1 && $(<err) =~ ^ecw:\ $2$ ]] || fail "$1: $(<err)"
}

in_small_file() (ulimit -f 8 && ecw "$@") # of 1024 bytes
refused 'the size of the output' 'standard output: File too large' \
  in_small_file roll 10d6 --repeat 1000 --seed 1
ecw roll 10d6 --repeat 1000 --seed 1 | head -c 8192 | cmp - out || fail 'other bytes than without a limit'

dice='nothing is logged; the dice thrown: --dice ([1-6],)+[1-6]'
log_one() { in_small_file roll 500d6 --log log --format csv >out 2>err; }
log_one || fail "nothing is logged: $(<err)"
while log_one; do before=$(wc -c <log); done
[[ ! -s out ]] || fail 'printed, though not logged'
[[ $(<err) =~ ^ecw:\ log:\ File\ too\ large:\ $dice$ ]] || fail "the size of the log: $(<err)"
[[ $(wc -c <log) == "$before" ]] || fail 'a part of a result is in the log'

with_no_more_files() (ulimit -n 3 && ecw "$@")
if with_no_more_files --version >/dev/null 2>&1; then # nor does the loader need one
  touch turn
  refused 'files, for a log' "log: Too many open files: $dice" with_no_more_files roll 2d6 --log log
  refused 'files, for a batch' 'turn: Too many open files' with_no_more_files batch turn --seed 1
fi

# Memory: whatever there is of it, all is printed or nothing. Sanitizers need more than that.
with_memory() (ulimit -v "$1" && ecw "${@:2}")
if with_memory 20000 --version >/dev/null 2>&1; then
  no_memory='the system gives no more memory'
  { printf '{"time":"' && head -c 20000000 /dev/zero | tr '\0' x && printf '"}\n'; } >long
  refused 'memory, for a log' "$no_memory" with_memory 20000 replay long
  [[ ! -s out ]] || fail 'memory: something was printed'
  odds=(save --troops pikeman --cover soft --hits 400 --odds --format json)
  ecw "${odds[@]}" >whole
  given=0
  for ((kilobytes = 1000, enough = 0; enough < 5; kilobytes += 100)); do
    with_memory $kilobytes --version >/dev/null 2>&1 || continue
    status=0
    with_memory $kilobytes "${odds[@]}" >out 2>err || status=$?
    if [[ $status == 0 ]]; then
      cmp whole out || fail "$kilobytes KiB: not the whole result"
      enough=$((enough + 1))
    else
      [[ $status == 3 && ! -s out && $(<err) == "ecw: $no_memory" ]] ||
        fail "$kilobytes KiB: exit status $status: $(<err)"
      given=$((given + 1))
    fi
  done
  ((given > 0)) || fail 'no memory was too little'
fi

# Closed: what is opened in its place is neither read nor written by mistake.
closed_in() { ecw "$@" <&-; }
closed_out() { ecw "$@" >&-; }
closed_err() { ecw "$@" 2>&-; }
no_input='standard input: Bad file descriptor'
no_output='standard output: Bad file descriptor'
rm log
refused 'no input, batch' "$no_input" closed_in batch - --seed 1
refused 'no input, replay' "$no_input" closed_in replay -
refused 'no output, a result' "$no_output" closed_out roll 2d6
refused 'no output, help' "$no_output" closed_out help
echo 'rein --general 4 --dice 3' >turn
refused 'no output, batch' "$no_output" closed_out batch turn --seed 1
refused 'no output, logged' "$no_output" closed_out rein --general 4 --dice 3 --log log
ecw rein --general 4 --dice 3 --log log --format line >expected
[[ $(wc -l <log) == 2 && $(jq -c .dice log) == $'[3]\n[3]' ]] || fail 'no output: not logged'
closed_in rein --general 4 --dice 3 --format line | cmp - expected || fail 'no input'
closed_in batch turn --seed 1 | cmp - expected || fail 'no input, batch from a file'
closed_err batch turn | cmp - expected || fail 'no errors, batch without a seed'
[[ $(<turn) == 'rein --general 4 --dice 3' ]] || fail 'the seed was written into the batch'
closed_err rein --general 4 --dice 3 --log log --format line | cmp - expected || fail 'no errors'
status=0
closed_err rein --general 4 --dice 7 --log log || status=$?
[[ $status == 2 && $(jq -c .dice log) == $'[3]\n[3]\n[3]' ]] || fail 'no errors: the log'
