#!/usr/bin/env bash
# A log that may not be written, new in a read-only folder or there and read-only itself: exit
# status 3, nothing is printed, and the dice are named.
set -euo pipefail

fail() {
  printf 'read_only: %s\n' "$*"
  exit 1
}

folder=$(mktemp -d)
trap 'chmod u+w "$folder/closed" && rm -rf "$folder"' EXIT
mkdir "$folder/closed"
cd "$folder/closed"
echo 'a note' >old
chmod a-w old .

# Root writes everywhere, unless it lays that right down.
as=()
if [[ $EUID == 0 ]]; then as=(setpriv --bounding-set -dac_override); fi
if ! "${as[@]}" true || "${as[@]}" touch new 2>/dev/null; then
  echo 'read_only: skipped, for nothing is read-only here'
  exit 77
fi

for log in new old; do
  status=0
  "${as[@]}" "$ECW_PROGRAM" rein --general 4 --dice 3 --log $log >../out 2>../err || status=$?
  [[ $status == 3 ]] || fail "exit status $status"
  [[ ! -s ../out ]] || fail 'a result that is not logged was printed'
  words='Permission denied: nothing is logged; the dice thrown: --dice 3'
  [[ $(<../err) == "ecw: $log: $words" ]] || fail "not the words: $(<../err)"
done
[[ $(ls) == old && $(<old) == 'a note' ]] || fail 'something was written'

# What is there may be written in the same folder.
chmod u+w old
"${as[@]}" "$ECW_PROGRAM" rein --general 4 --dice 3 --log old >../out
[[ $(wc -l <old) == 2 ]] || fail 'not logged'
