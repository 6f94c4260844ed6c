#!/usr/bin/env bash
# Whether a shell, bash, zsh or fish, offers what it should once the completions are installed: the
# cases written by hand, and every flag that the help of a command shows.
set -euo pipefail
shell=$1
here=$(dirname "$0")
here=$(cd "$here" && pwd)

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cmake --install "$(dirname "$ECW_PROGRAM")" --prefix "$work/usr" >/dev/null
export PATH=$work/usr/bin:$PATH
cd "$work"
touch turn.txt

{
  grep -v -e '^#' -e '^$' "$here/cases.txt"
  for command in $(ecw help | sed -n 's/^  \([a-z]*\)  .*/\1/p'); do
    flags=$(ecw help "$command" | sed -n 's/^  \(-h,\)\{0,1\}\(--[a-z0-9-]*\).*/\2/p' | sort -u)
    echo "ecw $command --|${flags//$'\n'/ }"
  done
} >expected

case $shell in
  bash | zsh) offers=(zsh -f "$here/offers.zsh" "$shell") ;;
  fish) offers=(fish "$here/offers.fish") ;;
esac
sed 's/|.*//' expected |
  env LC_ALL=C HOME="$work" XDG_DATA_DIRS="$work/usr/share:/usr/share" \
    SITE_FUNCTIONS="$work/usr/share/zsh/site-functions" "${offers[@]}" >offered

# Some shells name the whole word with its = and some only what is new, some all that may follow.
paste -d '|' <(sed 's/|.*//' expected) offered |
  while IFS='|' read -r typed words; do
    last=${typed##* }
    for word in $words; do
      if [[ $last == *=* ]]; then word=${word#"${last%=*}="}; fi
      echo "${word%%=*}"
    done | LC_ALL=C sort -u | paste -s -d ' ' | sed "s/^/$typed|/"
  done >found
diff -u expected found
