#!/usr/bin/env bash
# The manual, installed: every command has its page, man opens it, and mandoc finds no fault.
set -euo pipefail

prefix=$(mktemp -d)
trap 'rm -rf "$prefix"' EXIT
cmake --install "$(dirname "$ECW_PROGRAM")" --prefix "$prefix" >/dev/null

{
  printf '%s\n' ecw.1 ecw-version.1
  "$prefix/bin/ecw" help | sed -n 's/^  \([a-z]*\)  .*/ecw-\1.1/p'
} | sort >"$prefix/pages"
find "$prefix/share/man/man1" -type f -printf '%f\n' | sort | diff "$prefix/pages" -

mandoc -T lint -W warning "$prefix"/share/man/man1/*.1

status=0
while IFS=. read -r page _; do
  MANPATH=$prefix/share/man LC_ALL=C.UTF-8 MANPAGER=cat man "$page" >"$prefix/page" || status=1
  if ! sed -n '/^NAME/{n;p;q}' "$prefix/page" | grep -q "^ *$page - ."; then
    echo "man $page does not open with its name:"
    head -n 5 "$prefix/page"
    status=1
  fi
done <"$prefix/pages"
exit $status
