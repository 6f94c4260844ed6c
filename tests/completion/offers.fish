# What fish offers for the last word of each line of standard input, a line each.
while read --line typed
    set -l offered (complete -C "$typed" | string replace -r '\t.*' '')
    echo $offered
end
