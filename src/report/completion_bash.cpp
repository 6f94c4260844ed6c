#include <fmt/format.h>

#include <algorithm>

#include "report/completion.hpp"
#include "report/help.hpp"

namespace ecw {
namespace {

constexpr std::string_view head =
    R"(# bash completion for ecw(1)                                -*- shell-script -*-
# Written from ecw's tables when it was built.
)";

constexpr std::string_view tail = R"(
_ecw()
{
    local cur prev words cword split
    _init_completion -s || return

    local command="" word
    for word in "${words[@]:1:cword-1}"; do
        command=$(_ecw_command "$word") && break
    done

    local flag flags="" values="" offered
    for flag in $(_ecw_flags "$command"); do
        [[ " $flags " == *" ${flag%%=*} "* ]] || flags+=" ${flag%%=*}"
        [[ $flag != "$prev"=* ]] || values+=" ${flag#*=}"
    done
    if [[ $values ]]; then
        offered=${values# }
    elif $split; then
        return
    else
        offered=$(_ecw_words "$command")
        [[ $offered && $cur != -* ]] || offered=$flags
    fi
    if [[ $offered == FILE ]]; then
        _filedir
        return
    fi
    mapfile -t COMPREPLY < <(compgen -W "$offered" -- "$cur")
    # Of key=value the shell replaces only what follows the last =.
    if [[ $cur == *=* ]]; then
        COMPREPLY=("${COMPREPLY[@]#*=}")
    fi
} &&
    complete -F _ecw ecw
)";

/// Words on as many lines of a script as they take; none is cut.
std::string on_lines(std::string_view words, std::string_view line_break) {
  constexpr std::size_t width = 72;
  std::string lines;
  std::size_t used = 0;
  while (!words.empty()) {
    const std::string_view word = words.substr(0, words.find(' '));
    words.remove_prefix(std::min(word.size() + 1, words.size()));
    if (used > 0 && used + 1 + word.size() > width) {
      lines += line_break;
      used = 0;
    }
    lines += fmt::format("{}{}", used == 0 ? "" : " ", word);
    used += 1 + word.size();
  }
  return lines;
}

/// A case of a shell's `case`.
std::string case_of(std::string_view pattern, std::string_view action) {
  return fmt::format("        {})\n            {}\n            ;;\n",
                     on_lines(pattern, " \\\n            "),
                     on_lines(action, " \\\n                "));
}

std::string function(std::string_view about, std::string_view name, std::string_view cases) {
  return fmt::format("\n{}{}()\n{{\n    case $1 in\n{}    esac\n}}\n", about, name, cases);
}

std::string command_cases() {
  std::vector<std::string_view> names;
  std::string aliases;
  for (const Offered& command : offered_commands()) {
    names.push_back(command.name);
    if (!command.alias.empty()) {
      aliases += case_of(command.alias, fmt::format("echo {}", command.name));
    }
  }
  return case_of(fmt::format("{}", fmt::join(names, " | ")), "echo \"$1\"") + aliases +
         case_of("*", "return 1");
}

std::string word_cases() {
  std::vector<std::string_view> names;
  std::string cases;
  for (const Offered& command : offered_commands()) {
    names.push_back(command.name);
    const std::vector<std::string_view> words = named_words(command.names);
    if (command.names == Names::file) cases += case_of(command.name, "echo FILE");
    if (!words.empty())
      cases += case_of(command.name, fmt::format("echo {}", fmt::join(words, " ")));
  }
  return cases + case_of("\"\"", fmt::format("echo {}", fmt::join(names, " ")));
}

/// --flag, --flag= with a free value, --flag={this,that}.
std::string flag_words(const Offered& command, const Row& flag) {
  if (!flag.takes_value()) return fmt::format(" --{}", flag.flag);
  if (takes_file(flag)) return fmt::format(" --{}=FILE", flag.flag);
  std::string words;
  for (const Choice& choice : choices_of(command, flag)) {
    words += fmt::format(" --{}={}{}{{{}}}", flag.flag, choice.key, choice.key.empty() ? "" : "=",
                         fmt::join(choice.values, ","));
  }
  return words.empty() ? fmt::format(" --{}=", flag.flag) : words;
}

std::string flag_cases() {
  std::string cases;
  for (const Offered& command : offered_commands()) {
    std::string words = "echo";
    for (const Row& flag : command.flags) words += flag_words(command, flag);
    for (const Row& flag : command.shared) words += flag_words(command, flag);
    cases += case_of(command.name, words);
  }
  std::string words = "echo";
  for (const Row& flag : program::rows) words += flag_words({}, flag);
  return cases + case_of("\"\"", words);
}

}  // namespace

std::string bash_completion() {
  std::string script(head);
  script += function("# The command that a word names; fails if it names none.\n", "_ecw_command",
                     command_cases());
  script += function("# The words that may follow a command, or ecw itself; FILE is any file.\n",
                     "_ecw_words", word_cases());
  script += function(
      "# The flags of a command, or of ecw itself, with the values that they take; FILE is any\n# "
      "file, and nothing after the = any value.\n",
      "_ecw_flags", flag_cases());
  script += tail;
  return script;
}

}  // namespace ecw
