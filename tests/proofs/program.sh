# Sourced by mutate in the copy of the tree: the program made again with a changed table, in little
# time. All that reads the tables is one translation unit, without warnings and optimisation, and
# the rest comes from the release's library; a small program has no command but the table's own and
# what that cannot do without.
# shellcheck shell=bash disable=SC2154 # changes.sh sets them

# Headers that no table is in, read once.
compiler=(clang++ -std=c++20 -O0 -w -DFMT_HEADER_ONLY=1)
folders=("-I$tree/src" "-I$tree")
{
  grep -rhoE '^#include <[a-z_/]+(\.h)?>' src/engine src/report | sort -u
  (cd src && printf '#include "%s"\n' engine/*.hpp)
} > "$work/early.hpp"
"${compiler[@]}" "${folders[@]}" -x c++-header "$work/early.hpp" -o "$work/early.hpp.pch"

# src/commands.hpp is in the folder of each program, with its unit.cpp.
mapfile -t commands < <(sed -n 's|^#include "tables/\(.*\)\.hpp"|\1|p' src/commands.hpp)
mv src/commands.hpp "$work/commands.hpp"

ninja -C "$release" -t deps > "$work/deps"

# make_program OUT FOLDER [CHANGED]: changed tables are found in CHANGED first. Fails, with what the
# compiler says in CHANGED/errors, if it does not compile.
make_program() {
  local out=$1 folder=$2 changed=${3:-$2}
  if ! "${compiler[@]}" "-I$changed" "-I$folder" "${folders[@]}" -include-pch "$work/early.hpp.pch" \
    -c "$folder/unit.cpp" -o "$changed/unit.o" 2> "$changed/errors"; then
    if grep -q 'error: ' "$changed/errors"; then return 1; fi
    cat "$changed/errors" >&2
    exit 3
  fi
  clang++ -fuse-ld=lld -static "$changed/unit.o" "$work/libhouse.a" -o "$out" || exit 3
}

# A procedure and those whose headers it includes.
procedures_of() {
  local one=$1 other
  echo "src/$one.cpp"
  while read -r other; do
    if [[ $other != "$one" && -e src/$other.cpp ]]; then procedures_of "$other"; fi
  done < <(sed -n "s|^#include \"\(${one%/*}/.*\)\.hpp\"|\1|p" "src/$one.cpp")
}

# other_readers MAIN TABLE: what else of a program reads a table; only write_share has the manual.
# The completions, whose sources do not stand in one unit, are left as they are.
other_readers() {
  awk -v main="$1" -v table="/$2" '
    / #deps / { getline; source = substr($1, match($1, "src/[^/]*/[^/]*$")) }
    substr($1, length($1) - length(table) + 1) == table && source ~ "^src/(cli|report)/" &&
      source !~ (main == "write_share" ? "/completion" : "/(completion|manual)") { print source }
    ' "$work/deps"
}

# lay_out FOLDER MAIN TABLE COMMAND...
lay_out() {
  local folder=$1 main=$2 table=$3 command others=()
  shift 3
  for command in "${commands[@]}"; do
    if [[ " $* " == *" $command "* ]]; then continue; fi
    others+=(-e "\|\"tables/$command\.hpp\"|d" -e "/&${command/\//::}::command,/d")
  done
  rm -rf "$folder"
  mkdir -p "$folder"
  sed "${others[@]}" -e '' "$work/commands.hpp" > "$folder/commands.hpp"
  {
    printf '%s\n' "src/$main.cpp" src/registry.cpp
    for command; do procedures_of "$command"; done
    other_readers "$main" "$table"
  } | sort -u | sed "s|.*|#include \"$tree/&\"|" > "$folder/unit.cpp"
}

# whole_program MAIN TABLE: the folder of the program with all commands.
whole_program() {
  local folder
  folder=$work/$1-$(other_readers "$@" | cksum | cut -d' ' -f1)
  if [[ ! -e $folder ]]; then
    lay_out "$folder" "$@" "${commands[@]}"
    make_program "$folder/$1" "$folder" || { cat "$folder/errors" >&2; exit 3; }
  fi
  echo "$folder"
}

# The folder of the smallest program that stands by itself, with the transcripts that hold there:
# of the table's own command, or with one more of its rule set. None for a table of no command.
small_program() {
  local folder=$work/small own name file tried
  own=${1#tables/} own=${own%.hpp} name=${own##*/}
  if [[ " ${commands[*]} " != *" $own "* ]]; then return; fi
  while read -r -a tried; do
    lay_out "$folder" main "$1" "${tried[@]}"
    if ! make_program "$folder/ecw" "$folder"; then continue; fi
    cp "$work/transcripts/"{"$name",sheets}.txt "$folder"
    cd "$folder" || exit
    for file in *.txt; do
      "$proofs/run-transcripts" ./ecw "$file" > failing || leave_out failing "$file"
    done
    echo "$folder"
    return
  done < <(echo "$own" && printf '%s\n' "${commands[@]}" | sed -n "s|^${own%/*}/|$own &|p")
}

# Takes the cases that failed out of a transcript.
leave_out() {
  awk -v file="$2" '
    NR == FNR { if (index($0, file ":") == 1) { split($0, part, ":"); fails[part[2]] }; next }
    /^\$ / { out = FNR in fails }
    { print out ? "#" : $0 }' "$1" "$2" > edited
  mv edited "$2"
}
