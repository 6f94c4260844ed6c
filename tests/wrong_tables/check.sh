#!/usr/bin/env bash
# A wrong table must not compile, and the compiler must print the reason that the table gives in
# its first line. The right table must compile, or nothing was proved. $1 is the compiler.
set -euo pipefail

here=$(cd -- "$(dirname -- "$0")" && pwd)
root=${ECW_SOURCE_DIR:-$here/../..}
compiler=$1

if ! type "$compiler" >/dev/null 2>&1; then
  echo "skipped: $compiler is not installed"
  exit 77
fi

compile() { LC_ALL=C "$compiler" -std=c++20 -fsyntax-only -I "$root" -I "$root/src" "$1" 2>&1; }

failed=0
complain() {
  printf '%s with %s: %s\n%s\n' "$(basename "$1")" "$compiler" "$2" "$3"
  failed=1
}

for table in "$here"/*.cpp; do
  reason=$(sed -n '1s|^// wrong: ||p' "$table")
  if said=$(compile "$table"); then
    [[ -z $reason ]] || complain "$table" "it compiled, but $reason" "$said"
  elif [[ -z $reason ]]; then
    complain "$table" 'the right table did not compile' "$said"
  elif [[ $said != *"throw \"$reason\""* ]]; then
    complain "$table" "the compiler did not say that $reason" "$said"
  fi
done

exit "$failed"
