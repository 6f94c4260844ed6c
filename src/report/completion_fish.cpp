#include <fmt/format.h>

#include "report/completion.hpp"
#include "report/help.hpp"

namespace ecw {
namespace {

constexpr std::string_view head = R"(# fish completion for ecw(1)
# Written from ecw's tables when it was built.

# The command on the line, by its own name; fails if there is none.
function __ecw_command
    for word in (commandline -opc)[2..]
        switch $word
{}        end
    end
    return 1
end

# Whether that is the command on the line.
function __ecw_is
    set -l command (__ecw_command)
    and test $command = $argv[1]
end

complete -c ecw -f
)";

std::string quoted(std::string_view text) {
  std::string word = "'";
  for (const char c : text) {
    if (c == '\'' || c == '\\') word += '\\';
    word += c;
  }
  return word + '\'';
}

std::string command_cases(const std::vector<Offered>& commands) {
  std::string names;
  std::string aliases;
  const auto add = [](std::string& cases, std::string_view words, std::string_view name) {
    cases += fmt::format("            case {}\n                echo {}\n                return\n",
                         words, name);
  };
  for (const Offered& command : commands) {
    names += fmt::format("{}{}", names.empty() ? "" : " ", command.name);
    if (!command.alias.empty()) add(aliases, command.alias, command.name);
  }
  std::string cases;
  add(cases, names, "$word");
  return cases + aliases;
}

/// `complete` for what a line with this command may have.
std::string complete(std::string_view command, std::string_view rest) {
  return fmt::format("complete -c ecw -n '__ecw_is {}' {}\n", command, rest);
}

std::string flag_spec(const Offered& command, const Row& flag) {
  std::string spec = fmt::format("-l {}", flag.flag);
  if (takes_file(flag)) {
    spec += " -r -F";
  } else if (flag.takes_value()) {
    spec += " -x";
  }
  std::string words;
  for (const Choice& choice : choices_of(command, flag)) {
    for (const std::string_view value : choice.values) {
      words += fmt::format("{}{}{}{}", words.empty() ? "" : " ", choice.key,
                           choice.key.empty() ? "" : "=", value);
    }
  }
  if (!words.empty()) spec += fmt::format(" -a {}", quoted(words));
  return fmt::format("{} -d {}", spec, quoted(says(flag)));
}

}  // namespace

std::string fish_completion() {
  const std::vector<Offered> commands = offered_commands();
  std::string script = fmt::format(fmt::runtime(head), command_cases(commands));
  for (const Offered& command : commands) {
    script += fmt::format("complete -c ecw -n 'not __ecw_command' -a {} -d {}\n", command.name,
                          quoted(command.purpose));
  }
  for (const Row& flag : program::rows) {
    script += fmt::format("complete -c ecw -n 'not __ecw_command' {}\n", flag_spec({}, flag));
  }
  for (const Offered& command : commands) {
    script += fmt::format("\n# {}\n", command.name);
    if (command.names == Names::file) script += complete(command.name, "-F");
    const std::vector<std::string_view> words = named_words(command.names);
    if (!words.empty())
      script += complete(command.name,
                         fmt::format("-a {}", quoted(fmt::format("{}", fmt::join(words, " ")))));
    for (const Row& flag : command.flags)
      script += complete(command.name, flag_spec(command, flag));
    for (const Row& flag : command.shared)
      script += complete(command.name, flag_spec(command, flag));
  }
  return script;
}

}  // namespace ecw
