# Sourced by mutate and mutate-code: changes the files of a copy of the tree, one place at a time,
# and counts which changes are noticed; those that `unobservable` explains are not tried. The program
# is put together from the release's library and what is compiled anew.
# shellcheck shell=bash
# shellcheck source=copy.sh
source "$(dirname "$0")/copy.sh"
release=$root/build/release

verbose=0
every=1
while [[ ${1-} == -* ]]; do
  case $1 in
    -v) verbose=1 ;;
    --every) every=${2-} && shift ;;
    *) every= ;;
  esac
  if [[ $every != [1-9]* ]]; then
    sed -n 's/^#     //p' "$0" >&2
    exit 2
  fi
  shift
done

copy_tree
cd "$tree"
if ! cmake --build "$release" > "$work/log"; then
  cat "$work/log" >&2
  exit 3
fi
cp "$release/"{ecw,libhouse.a} "$work"
cp -r tests/transcripts "$work"
if ! "$proofs/run-transcripts" "$work/ecw" "$work"/transcripts/*.txt > "$work/failing"; then
  echo "a transcript fails without any change:" >&2
  cat "$work/failing" >&2
  exit 3
fi

# The transcripts, those of the names given first.
transcripts_from() {
  {
    for name; do printf '%s\n' "$work/transcripts/$name.txt"; done
    printf '%s\n' "$work/transcripts/"*.txt
  } | awk '!seen[$0]++ && !system("test -e " $0)'
}

# Names the transcript that a program fails; status 1 if it fails none.
failed_by() {
  local said
  said=$(ulimit -t 5 && "$proofs/run-transcripts" -q "$@") && return 1
  said=${said%%: *}
  echo "${said##*/}"
}

# Tries the changes of a file that come in as awk's lists have them.
work_through() {
  local mine=$work/worker-$1 file line column length old new lines text status by known
  while IFS=$'\t' read -r file line column length old new; do
    mapfile -t lines < "$file"
    text=${lines[line - 1]}
    known="$file: ${text#"${text%%[! ]*}"}: $old -> $new"
    lines[line - 1]=${text:0:column-1}$new${text:column-1+length}
    if grep -qxF -- "$known" "$proofs/unobservable"; then
      echo "$known" >> "$work/unobservable"
      continue
    fi
    mkdir -p "$mine/${file%/*}"
    printf '%s\n' "${lines[@]}" > "$mine/$file"
    text="$file:$line: $old -> ${new:-(left out)}"
    status=0
    by=$(noticed_by "$mine" "$file" "$old" "$new") || status=$?
    rm "$mine/$file"
    case $status in
      0) echo "$text" >> "$work/killed" ;;
      1) echo "$text" >> "$work/survivors" ;;
      *) return "$status" ;;
    esac
    if ((verbose)); then echo "$text: ${by:-SURVIVED}"; fi
  done
}

# mutate LIST FILE[:LINE]...: LIST is the awk program that lists a file's changes. The caller has
# the functions `prepare FILE`, and `noticed_by FOLDER FILE OLD NEW`, which names what notices the
# change that FOLDER holds; status 1 if nothing does.
mutate() {
  local list=$1 file line worker workers killed=0 total=0 n
  : > "$work/unobservable"
  shift
  ls "${@%:*}" > /dev/null
  for file; do
    line=${file#"${file%:*}"} file=${file%:*}
    awk -f "$proofs/$list" "$file" |
      awk -F'\t' -v line="${line#:}" -v every="$every" \
        '(!line || $2 == line) && n++ % every == 0' > "$work/changes"
    : > "$work/killed"
    : > "$work/survivors"
    prepare "$file"
    workers=()
    for ((worker = 0; worker < $(nproc); ++worker)); do
      awk -v all="$(nproc)" -v mine="$worker" 'NR % all == mine' "$work/changes" |
        work_through "$worker" &
      workers+=($!)
    done
    for worker in "${workers[@]}"; do wait "$worker"; done
    sort -t: -k2,2n "$work/survivors"
    n=$(cat "$work/"{killed,survivors} | wc -l)
    total=$((total + n))
    killed=$((killed + $(wc -l < "$work/killed")))
    echo "$file: $(wc -l < "$work/killed")/$n"
  done
  echo "$killed/$total, and $(wc -l < "$work/unobservable") explained"
  ((killed == total))
}
