# What an interactive shell, bash or zsh, offers for the last word of each line of standard input, a
# line each: it is typed at a terminal of its own, and the list that a key asks for is read there.
zmodload zsh/zpty

# The shell starts with ^T for the list, and a prompt that tells when it reads.
case $1 in
  bash)
    <<'END' >$HOME/bashrc
stty rows 500 cols 150; PS1=@
. /usr/share/bash-completion/bash_completion
bind "set completion-query-items 0"; bind "set page-completions off"
bind "set bell-style none"; bind "set enable-bracketed-paste off"; bind "\C-t: possible-completions"
END
    zpty -e shell 'env TERM=dumb INPUTRC=/dev/null bash --rcfile $HOME/bashrc -i' ;;
  zsh)
    <<'END' >$HOME/.zshrc
stty rows 500 cols 150; PS1=@
fpath=($SITE_FUNCTIONS $fpath); autoload -Uz compinit; compinit -u -D
zstyle ':completion:*' verbose no; LISTMAX=10000; setopt no_beep no_prompt_sp
bindkey '^T' list-choices
END
    zpty -e shell 'env TERM=dumb ZDOTDIR=$HOME zsh -d -i' ;;
esac
zpty -r shell prompt '*@'

while IFS= read -r typed; do
  # Asks for the list, then leaves the line and has a mark written behind the list.
  zpty -w shell "$typed"$'\C-t\C-u''echo EN""D'
  zpty -r shell shown $'*END\r\n*@'
  lines=("${(@f)${shown//$'\r'/}}")
  # The shell shows the line typed again; nothing that is offered has a blank after ecw.
  lines=(${lines:#*(ecw |echo EN|END|@)*})
  # After a line for which it had nothing, bash puts a sole word in where it would list it.
  rest=${${shown#*"$typed"}%%[[:space:]]*}
  print -r -- ${=lines} ${rest:+${typed##* }$rest}
done
zpty -d shell
