# Lists every change that `mutate` makes in a table, one a line:
#
#     file TAB line TAB column TAB length TAB old TAB new
#
# A number by +1 and -1, and by +1 in a string; a letter of every string; Pass, kinds, arms, `blank`,
# true and false for another; what qualifies a row left out; the first two of a list of words
# swapped. Left alone: comments, #include, compile-time complaints, the sizes of types, the empty
# string.

function change(at, len, new) {
  printf "%s\t%d\t%d\t%d\t%s\t%s\n", name, FNR, at, len, substr($0, at, len), new
}

# A letter's place in a string, the nearest to its middle, outside of {placeholders} and \escapes.
function letter_in(text,    half, step, at, inside, i, skip) {
  half = int((length(text) + 1) / 2)
  for (i = 1; i <= length(text); i++) {
    if (substr(text, i, 1) == "{") inside = 1
    skip[i] = inside || substr(text, i - 1, 1) == "\\"
    if (substr(text, i, 1) == "}") inside = 0
  }
  for (step = 0; step < length(text); step++) {
    for (at = half - step; at <= half + step; at += step ? 2 * step : 1) {
      if (at >= 1 && at <= length(text) && !skip[at] && substr(text, at, 1) ~ /[A-Za-z]/) return at
    }
  }
  return 0
}

function change_string(at, text,    place, after) {
  place = letter_in(text)
  if (place) {
    after = substr("bcdefghijklmnopqrstuvwxyzaBCDEFGHIJKLMNOPQRSTUVWXYZA",
                   index("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", substr(text, place, 1)), 1)
    change_part(at, text, place, 1, after)
  }
  for (place = 1; match(substr(text, place), /[0-9]+/); place += RSTART + RLENGTH - 1) {
    change_part(at, text, place + RSTART - 1, RLENGTH, substr(text, place + RSTART - 1, RLENGTH) + 1)
  }
}
function change_part(at, text, place, len, after) {
  change(at, length(text) + 2, "\"" substr(text, 1, place - 1) after substr(text, place + len) "\"")
}

function change_number(at, text,    plain) {
  plain = text
  gsub(/\047/, "", plain)
  change(at, length(text), plain + 1)
  change(at, length(text), plain - 1)
}

function change_word(at, word) {
  if (word in other) change(at, length(word), other[word])
}

BEGIN {
  split("Pass::yes Pass::no Pass::no Pass::yes Pass::neither Pass::yes " \
        "true false false true blank 0 highest 99 lowest -99 " \
        "Effect::Kind::number Effect::Kind::truth Effect::Kind::distance Effect::Kind::number " \
        "Effect::Kind::truth Effect::Kind::number Effect::Kind::side Effect::Kind::number " \
        "Effect::Kind::tally Effect::Kind::number Kind::named Kind::whole " \
        "Effect::Shown::elsewhere Effect::Shown::always " \
        "Effect::Shown::unless_zero Effect::Shown::always " \
        "Arm::foot Arm::horse Arm::horse Arm::foot Arm::gun Arm::foot " \
        "Counting::full Counting::parts Counting::threshold Counting::parts " \
        "when each each when per from from per touching distance distance touching", pairs, " ")
  for (i = 1; i in pairs; i += 2) other[pairs[i]] = pairs[i + 1]
}

FNR == 1 { name = FILENAME; sub(/^.*tables\//, "tables/", name) }
/^ *\/\// || /^#/ || /throw "/ { next }

{
  # "a", "b" at the head of a list of words.
  if (match($0, /= \{"[^"]*", *"[^"]*"/) || match($0, /", \{"[^"]*", *"[^"]*"/)) {
    at = RSTART + index(substr($0, RSTART), "{")
    list = substr($0, at, RSTART + RLENGTH - at)
    split(list, part, "\"")
    change(at, length(list), "\"" part[4] "\"" part[3] "\"" part[2] "\"")
  }
  for (at = 1; at <= length($0);) {
    rest = substr($0, at)
    if (rest ~ /^\/\//) break
    if (match(rest, /^"([^"\\]|\\.)*"/)) {
      change_string(at, substr(rest, 2, RLENGTH - 2))
      match(rest, /^"([^"\\]|\\.)*"/)
    } else if (match(rest, /^\.(needed|many|in_any_case|derived|only)\([^)]*\)/)) {
      change(at, RLENGTH, "")
      match(rest, /^\.[a-z_]*/)
    } else if (match(rest, /^[0-9][0-9\047]*/)) {
      type = substr(rest, RLENGTH + 1, 1) == ">" && (substr($0, at - 1, 1) == "<" || substr($0, at - 2, 2) == ", ")
      if (!type) change_number(at, substr(rest, 1, RLENGTH))
    } else if (match(rest, /^[A-Za-z_][A-Za-z_0-9:]*/)) {
      change_word(at, substr(rest, 1, RLENGTH))
    } else {
      RLENGTH = 1
    }
    at += RLENGTH
  }
}
