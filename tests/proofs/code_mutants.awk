# Lists every change that `mutate-code` makes in a source, as mutants.awk does for a table: an
# operator for another, a number one more, true for false, a negation dropped, the least for the
# most. Left alone: comments, #include, strings, types and what is only asserted.

function change(at, len, new) {
  printf "%s\t%d\t%d\t%d\t%s\t%s\n", FILENAME, FNR, at, len, substr($0, at, len), new
}

function change_number(at, text,    plain) {
  plain = text
  gsub(/\047/, "", plain)
  change(at, length(text), plain + 1)
}

BEGIN {
  split("<= < >= > < <= > >= == != != == && || || && + - - + * / / * += -= -= += ++ -- -- ++", pairs, " ")
  for (i = 1; i in pairs; i += 2) other[pairs[i]] = pairs[i + 1]
  split("true false false true min max max min floor ceil any_of all_of all_of any_of none_of any_of", pairs, " ")
  for (i = 1; i in pairs; i += 2) other[pairs[i]] = pairs[i + 1]
}

/^ *\/\// || /^#/ || /static_assert|^template|assert\(/ { next }

{
  for (at = 1; at <= length($0); at += RLENGTH) {
    rest = substr($0, at)
    if (rest ~ /^\/\//) break
    if (match(rest, /^"([^"\\]|\\.)*"/) || match(rest, /^\047([^\047\\]|\\.)\047/)) continue
    if (match(rest, /^[A-Za-z_][A-Za-z_0-9]*/)) {
      word = substr(rest, 1, RLENGTH)
      if (word in other) change(at, RLENGTH, other[word])
      match(rest, /^[A-Za-z_][A-Za-z_0-9]*/)
    } else if (match(rest, /^[0-9][0-9\047.a-fx]*/)) {
      number = substr(rest, 1, RLENGTH)
      if (number ~ /^[0-9\047]+$/) change_number(at, number)
      match(rest, /^[0-9][0-9\047.a-fx]*/)
    } else if (match(rest, /^(\+\+|--)/)) {
      change(at, 2, other[substr(rest, 1, 2)])
      RLENGTH = 2
    } else if (match(rest, /^ (<=|>=|==|!=|&&|\|\||\+=|-=|[<>+*\/-]) /)) {
      change(at + 1, RLENGTH - 2, other[substr(rest, 2, RLENGTH - 2)])
      match(rest, /^ [^ ]+ /)
      RLENGTH--
    } else if (rest ~ /^![A-Za-z_(]/) {
      change(at, 1, "")
      RLENGTH = 1
    } else {
      RLENGTH = 1
    }
  }
}
