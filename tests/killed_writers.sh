#!/usr/bin/env bash
# Two programs append to one log while they are killed at random moments: every line of the log is
# whole, and every result that was printed is in it.
set -euo pipefail
ecw=$ECW_PROGRAM
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

fail() {
  printf 'killed_writers: %s\n' "$*"
  exit 1
}

now() { echo "${EPOCHREALTIME/./}"; } # microseconds

runs=150
begun=$(now)
for ((run = 0; run < 10; ++run)); do "$ecw" roll 1500d6 --log calm >out; done
longest=$((($(now) - begun) / 10)) # until a kill: as long as a run takes

# The records are long, so that a kill may hit one between two pages; what is printed is short.
write_and_be_killed() {
  local run after never killed=0
  exec {never}<> <(:)
  for ((run = 0; run < runs; ++run)); do
    : >"out.$1"
    "$ecw" roll 1500d6 --label "writer $1, $run" --log log >"out.$1" &
    if ((run % 5 > 0)); then
      printf -v after '0.%06d' $((RANDOM % longest))
      read -rt "$after" -u "$never" || true
      kill -9 $! 2>/dev/null || true
    fi
    wait $! 2>/dev/null || killed=$((killed + 1))
    sed -n 's/^rolled (Plain dice: roll, \(.*\))$/\1/p' "out.$1" >>"printed.$1"
  done
  echo "$killed" >"killed.$1"
}

write_and_be_killed 1 &
write_and_be_killed 2
wait
"$ecw" roll 1500d6 --label last --log log >out # after a last line that may have been torn off

jq -r .label log >logged || fail 'a line of the log is torn'
[[ $(wc -l <logged) == $(wc -l <log) ]] || fail 'a line of the log is no object'
[[ $(jq '.dice | length' log | sort -u) == 1500 ]] || fail 'a result of the log is not whole'
[[ $(sort logged | uniq -d) == '' ]] || fail 'a result is logged twice'
lost=$(sort printed.1 printed.2 | comm -13 <(sort logged) -)
[[ $lost == '' ]] || fail "printed and not in the log: $lost"
echo "$(wc -l <logged) logged, $(cat printed.? | wc -l) printed, $(($(<killed.1) + $(<killed.2))) killed"
(($(cat printed.? | wc -l) * 5 >= runs * 2)) || fail 'nothing was printed where nothing was killed'
for killed in killed.?; do (($(<"$killed") > 0)) || fail 'no run was killed'; done
