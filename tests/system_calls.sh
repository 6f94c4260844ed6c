#!/usr/bin/env bash
# What README promises, as strace sees it: no network, no other program, and no files but those that
# are named on the command line (the loader's and sanitizers' own apart).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

fail() {
  printf 'system_calls: %s\n' "$*"
  exit 1
}

if ! strace -o trace true 2>why; then
  printf 'system_calls: skipped, for nothing may be traced here: %s\n' "$(<why)"
  exit 77
fi
export ASAN_OPTIONS=detect_leaks=0 # it cannot, traced

# The files, one a line, that may be opened; and the command.
traced() {
  strace -f -o trace "$ECW_PROGRAM" "${@:2}" >out
  grep -oE '(^| )[a-z_0-9]+\(' trace | tr -d ' (' | sort -u >calls
  [[ $(grep -c 'execve(' trace) == 1 ]] || fail "${*:2}: another program is run"
  if grep -xE 'v?fork|clone3?|socket|socketpair|connect|bind|listen|accept4?|send.*|recv.*' calls >found
  then
    fail "${*:2}: $(<found)"
  fi
  sed -nE 's/^[0-9]+ +(open|openat|openat2|creat)\([^"]*"([^"]*)".*/\2/p' trace |
    grep -vE '^/(etc/ld\.so|lib|usr/lib|proc/self/|sys/|dev/)' | sort -u >opened || true
  printf %s "$1" | diff - opened >found || fail "${*:2}: opens $(<found)"
}

echo 'rein --general 4 --dice 3' >turn
traced '' morale --points 5
echo "one resolution: $(tr '\n' ' ' <calls)"
if ! grep -qx openat calls; then # the release: a static program without sanitizers
  few='access|arch_prctl|brk|execve|exit_group|futex|getrandom|ioctl|mmap|mprotect|munmap|newfstatat'
  few+='|prlimit64|readlink|readlinkat|rseq|rt_sigaction|rt_sigprocmask|set_robust_list'
  few+='|set_tid_address|write'
  if grep -vxE "$few" calls >found; then fail "a resolution needs no $(<found)"; fi
fi

traced '' morale --points 5 --odds --format json
traced '' save --troops pikeman --cover soft --hits 3 --seed 1 --format csv --label 'http://x.org/'
traced '' roll 2d6 --repeat 1000 --tally --seed 1
traced '' tables morale
traced '' help
traced $'turn\n' batch turn --seed 1
traced $'.\nlog\n' rein --general 4 --dice 3 --log log # and its folder, so that its name is kept
traced $'log\n' replay log
traced $'log\n' luck log
