// Writes what is installed in share/ beside the program: the manual, from the pages in man/, and
// the completions. Runs when the program is built, and is not shipped.
#include <fmt/format.h>

#include <cstdio>
#include <exception>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "cli/resolve.hpp"
#include "cli/row_parser.hpp"
#include "report/completion.hpp"
#include "report/formats.hpp"
#include "report/manual.hpp"
#include "report/roff.hpp"
#include "report/wrap.hpp"

namespace ecw {
namespace {

namespace fs = std::filesystem;

constexpr Page printed_page{.width = 68};

std::string contents(const fs::path& path) {
  std::ifstream file(path);
  file.exceptions(std::ios::failbit | std::ios::badbit);
  return {std::istreambuf_iterator<char>(file), {}};
}

void write(const fs::path& path, std::string_view text) {
  fs::create_directories(path.parent_path());
  std::ofstream file;
  file.exceptions(std::ios::failbit | std::ios::badbit);
  file.open(path);
  file << text;
  file.close();
}

/// A command line and what it prints.
std::string shown(std::string_view line, std::string_view printed) {
  constexpr std::size_t prompt = 4;
  const std::size_t width = static_cast<std::size_t>(printed_page.width) - prompt;
  const std::string typed = fmt::format("{}", fmt::join(wrap_command(line, width), "\n    "));
  return verbatim(fmt::format("$ {}\n{}", typed, printed));
}

/// A command's example, rolled and then weighed.
std::string example(const Entry& entry) {
  constexpr std::uint64_t seed = 1;
  const Command& command = *entry.command;
  std::vector<std::string_view> words;
  for (std::string_view left = command.example; !left.empty();) {
    words.push_back(left.substr(0, left.find(' ')));
    left.remove_prefix(std::min(words.back().size() + 1, left.size()));
  }
  const Request request = parse(entry, std::span(words).subspan(2));  // after ecw COMMAND
  Resolver resolver;
  const Result result = resolver.roll(request, {.seed = seed});
  const bool rolled = result.seed.has_value();
  Out out;
  text_result(out, result, printed_page);
  std::string text = shown(
      rolled ? fmt::format("{} --seed {}", command.example, seed) : std::string(command.example),
      out.text());
  if (!rolled || !command.has_odds) return text;
  out.cut(0);
  const Odds odds = odds_of(command, request.asked.situation, {});
  text_odds(out, {request.asked, odds, {}}, printed_page);
  return text + paragraph("The chances of it:") +
         shown(fmt::format("{} --odds", command.example), out.text());
}

/// The page of that name, or else the common one.
std::string page_of(const fs::path& pages, std::string_view name, std::string_view common) {
  const fs::path own = pages / fmt::format("ecw-{}.1.in", name);
  return contents(fs::exists(own) ? own : pages / common);
}

void write_manual(const fs::path& pages, const fs::path& folder) {
  write(folder / "ecw.1", filled_in(contents(pages / "ecw.1.in"), manual_fields()));
  for (const Entry& entry : entries()) {
    const std::string_view name = entry.command->name;
    Fields fields = manual_fields(entry);
    fields["examples"] = example(entry);
    write(folder / fmt::format("ecw-{}.1", name),
          filled_in(page_of(pages, name, "command.1.in"), fields));
  }
  for (const OwnCommand& own : program::commands) {
    write(folder / fmt::format("ecw-{}.1", own.name),
          filled_in(page_of(pages, own.name, "own-command.1.in"), manual_fields(own)));
  }
}

}  // namespace
}  // namespace ecw

int main(int argc, char** argv) try {
  if (argc != 3) throw std::runtime_error("usage: write_share MAN-PAGES SHARE");
  const std::filesystem::path share(argv[2]);
  ecw::write_manual(argv[1], share / "man/man1");
  ecw::write(share / "bash-completion/completions/ecw", ecw::bash_completion());
  ecw::write(share / "zsh/site-functions/_ecw", ecw::zsh_completion());
  ecw::write(share / "fish/vendor_completions.d/ecw.fish", ecw::fish_completion());
} catch (const std::exception& error) {
  static_cast<void>(std::fprintf(stderr, "write_share: %s\n", error.what()));
  return 1;
}
