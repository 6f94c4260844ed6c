#include <fmt/format.h>

#include "report/completion.hpp"
#include "report/help.hpp"

namespace ecw {
namespace {

constexpr std::string_view head = R"(#compdef ecw
# zsh completion for ecw(1)
# Written from ecw's tables when it was built.

# A key of the key=value words given, or one of its values.
_ecw_reading() {
  local key=${PREFIX%%=*}
  if compset -P '*='; then
    compadd -- ${${(M)@:#$key=*}#*=}
  else
    compadd -S = -q -- ${(u)@%%=*}
  fi
}
)";

/// Text in single quotes.
std::string quoted(std::string_view text) {
  std::string word = "'";
  for (const char c : text) {
    if (c == '\'') word += "'\\'";
    word += c;
  }
  return word + '\'';
}

/// What follows a flag or command, as _arguments has it: a message and an action.
std::string action_of(const Offered& command, const Row& flag) {
  if (takes_file(flag)) return "_files";
  std::string words;
  for (const Choice& choice : choices_of(command, flag)) {
    if (choice.key.empty()) return fmt::format("({})", fmt::join(choice.values, " "));
    words += fmt::format(" {}={{{}}}", choice.key, fmt::join(choice.values, ","));
  }
  // Without the blank in front, options for compadd would come before the words.
  return words.empty() ? " " : fmt::format(" _ecw_reading{}", words);
}

std::string flag_spec(const Offered& command, const Row& flag) {
  const bool many = flag.repeatable;
  std::string spec = fmt::format("{}--{}{}[{}]", many ? "*" : "", flag.flag,
                                 flag.takes_value() ? "=" : "", says(flag));
  if (flag.takes_value()) {
    spec += fmt::format(":{}:{}", flag.placeholder.empty() ? "WORD" : flag.placeholder,
                        action_of(command, flag));
  }
  return fmt::format(" \\\n    {}", quoted(spec));
}

std::string word_spec(const Offered& command) {
  const std::vector<std::string_view> words = named_words(command.names);
  if (command.word.empty()) return {};
  if (command.names == Names::nothing) return fmt::format(" \\\n    '*:{}: '", command.word);
  const std::string action =
      command.names == Names::file ? "_files" : fmt::format("({})", fmt::join(words, " "));
  return fmt::format(" \\\n    '1:{}:{}'", command.word, action);
}

std::string command_function(const Offered& command) {
  std::string specs = word_spec(command);
  for (const Row& flag : command.flags) specs += flag_spec(command, flag);
  for (const Row& flag : command.shared) specs += flag_spec(command, flag);
  return fmt::format("\n_ecw_{}() {{\n  _arguments{}\n}}\n", command.name, specs);
}

/// The commands, each group under its heading.
std::string commands_function(const std::vector<Offered>& commands) {
  std::string body = "\n_ecw_commands() {\n  local -a commands\n";
  for (std::size_t i = 0; i < commands.size();) {
    const std::string_view group = commands[i].group;
    body += "  commands=(\n";
    for (; i < commands.size() && commands[i].group == group; ++i) {
      body += fmt::format("    {}\n",
                          quoted(fmt::format("{}:{}", commands[i].name, commands[i].purpose)));
    }
    body += fmt::format("  )\n  _describe {} commands\n", quoted(group));
  }
  return body + "}\n";
}

std::string main_function(const std::vector<Offered>& commands) {
  std::string flags;
  for (const Row& flag : program::rows) flags += flag_spec({}, flag);
  std::string aliases;
  for (const Offered& command : commands) {
    if (command.alias.empty()) continue;
    aliases += fmt::format("    ({}) command={} ;;\n", command.alias, command.name);
  }
  return fmt::format(R"(
_ecw() {{
  local curcontext=$curcontext state command
  _arguments -C{} \
    '1:command:_ecw_commands' \
    '*:: :->rest' && return
  command=$words[1]
  case $command in
{}  esac
  (( $+functions[_ecw_$command] )) || return
  curcontext=${{curcontext%:*}}-$command:
  _ecw_$command
}}

_ecw "$@"
)",
                     flags, aliases);
}

}  // namespace

std::string zsh_completion() {
  const std::vector<Offered> commands = offered_commands();
  std::string script(head);
  script += commands_function(commands);
  for (const Offered& command : commands) script += command_function(command);
  return script + main_function(commands);
}

}  // namespace ecw
