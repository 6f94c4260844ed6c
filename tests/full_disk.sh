#!/usr/bin/env bash
# A log on a disk that fills up: what does not fit is refused whole, its dice are named, and when
# there is room again the log goes on.
set -euo pipefail

fail() {
  printf 'full_disk: %s\n' "$*"
  exit 1
}

# Runs itself again where it may mount.
if [[ $# == 0 ]]; then
  folder=$(mktemp -d)
  trap 'rm -rf "$folder"' EXIT
  mkdir "$folder/disk"
  own=(unshare --mount)
  if [[ $EUID != 0 ]]; then own=(unshare --user --map-root-user --mount); fi
  if ! "${own[@]}" mount -t tmpfs tmpfs "$folder/disk" 2>"$folder/why"; then
    printf 'full_disk: skipped, for nothing may be mounted here: %s\n' "$(<"$folder/why")"
    exit 77
  fi
  "${own[@]}" bash "$0" "$folder"
  exit
fi

folder=$1
mount -t tmpfs -o size=32k tmpfs "$folder/disk"
cd "$folder/disk"
head -c 16384 /dev/zero >other

log_one() { "$ECW_PROGRAM" roll 60d6 --log log --format csv >"$folder/out" 2>"$folder/err"; }
logged() { jq '.dice | length' log | grep -cx 60; }

# Records of some 500 bytes, so that the last to be tried lies across the end of the disk.
printed=0
while log_one; do printed=$((printed + 1)); done
((printed > 10)) || fail "only $printed fit"
[[ $(logged) == "$printed" && $(wc -l <log) == "$printed" ]] || fail 'not what was printed is logged'

size=$(wc -c <log)
status=0
log_one || status=$?
[[ $status == 3 ]] || fail "exit status $status on a full disk"
[[ ! -s $folder/out ]] || fail 'a result that is not logged was printed'
[[ $(wc -c <log) == "$size" ]] || fail 'something of it is in the log'
words='No space left on device: nothing is logged; the dice thrown: --dice ([1-6],){59}[1-6]'
grep -qE "^ecw: log: $words\$" "$folder/err" || fail "not the words: $(<"$folder/err")"

rm other
log_one || fail "not logged though there is room: $(<"$folder/err")"
[[ $(logged) == $((printed + 1)) ]] || fail 'the log does not go on'
