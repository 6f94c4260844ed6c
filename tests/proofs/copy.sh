# Sourced by the proofs: a copy of the tree in a folder of its own, which goes when the proof ends,
# built there without optimisation.
# shellcheck shell=bash
set -euo pipefail
shopt -s inherit_errexit
export LC_ALL=C

proofs=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$proofs/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
tree=$work/tree
build=$work/build

# The tree as it stands, committed or not, without what is built.
copy_tree() {
  mkdir "$tree"
  (cd "$root" && git ls-files -z --cached --others --exclude-standard |
    tar --null --files-from=- --ignore-failed-read -cf - 2> /dev/null) | tar -C "$tree" -xf -
}

# What is given goes to cmake.
build_program() {
  if ! {
    cmake -S "$tree" -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Debug -DCMAKE_CXX_FLAGS_DEBUG=-O0 \
      "$@" &&
      cmake --build "$build" --target ecw
  } > "$work/log" 2>&1; then
    tail -n 30 "$work/log" >&2
    exit 3
  fi
}

# From here on, the files that `changed_files` names.
remember_tree() {
  git -C "$tree" init -q
  git -C "$tree" add --all
}
changed_files() {
  {
    git -C "$tree" diff --name-only
    git -C "$tree" ls-files --others --exclude-standard
  } | sort
}
