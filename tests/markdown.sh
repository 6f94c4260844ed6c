#!/usr/bin/env bash
# md as a real renderer of GitHub's Markdown shows it: one table, a row a result, and in its cells
# the text as it is, whatever a label holds; and sheets whose tables are tables.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
fail() {
  echo "$1:"
  cat "$2"
  exit 1
}

ecw() { "$ECW_PROGRAM" "$@"; }
render() { cmark-gfm -e table -e strikethrough -e autolink -e tagfilter; }
examples() {
  sed -z 's/"\n *"//g' "$ECW_SOURCE_DIR"/tables/*/*.hpp |
    sed -n 's/.*\.example *= *"ecw \(.*\)",/\1/p'
}
# The text of each cell of a table, a line each, as a browser shows it.
cells() {
  sed -n 's|^<td>\(.*\)</td>$|\1|p' | sed -e 's|<[^>]*>||g' -e 's|&lt;|<|g' -e 's|&gt;|>|g' \
    -e 's|&quot;|"|g' -e 's|&amp;|\&|g'
}

# Every command, rolled and weighed: nothing but one table with seven cells a row.
{
  examples
  examples | grep -v '^roll' | sed 's/$/ --odds/'
} >turn.txt
ecw batch turn.txt --seed 8 --format md >turn.md
render <turn.md >turn.html
[[ $(grep -c '^<table>$' turn.html) == 1 ]] || fail 'not one table' turn.html
if grep -v -e '^</*\(table\|thead\|tbody\|tr\)>$' -e '^<t[hd]>.*</t[hd]>$' turn.html >rest; then
  fail 'outside the table' rest
fi
rows=$(grep -c '^| ' turn.md)
[[ $rows -gt 60 && $(grep -c '^<tr>$' turn.html) == "$rows" ]] || fail 'rows are lost' turn.html
[[ $(grep -c '^<td>' turn.html) == $((7 * (rows - 1))) ]] || fail 'not seven cells a row' turn.html

# What a player may call a unit is shown as it is.
while IFS= read -r label; do
  ecw morale --points 5 --under-musket --dice 4 --label "$label" --format md | render | cells >found
  printf '%s\n' morale "$label" 'no-advance' '8 = 5 -1 under-musket +4[d6]' '' 4 '' |
    sed 's/^no-advance$/withdraw-half: withdraws half a move, facing the enemy, under control/' >expected
  cmp -s expected found || fail "$label is shown as" found
done <<'END'
Rupert's Horse
a|b || c\|d
*bold* _slanted_ **both** __too__
`code` and ``more``
[link](http://example.org) ![picture](x.png)
<b>tags</b> <script>alert(1)</script> &amp; &copy;
~~struck~~ ~one~ www.example.org me@example.org
# heading
1. first - second + third
\* \\ \
{1} "quoted" 'single' $x^2$
END

# Sheets: every line of a table is in one.
ecw tables --format md >sheets.md
render <sheets.md >sheets.html
[[ $(grep -c '^<table>$' sheets.html) == $(grep -c '^|-' sheets.md) ]] || fail 'a broken table' sheets.html
if grep '^<p>|\||</p>$\|^| ' sheets.html >rest; then fail 'a line that is no row' rest; fi
