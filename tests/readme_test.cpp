// The examples of README.md are what the program prints: every `$` line of its console blocks is
// run by sh, all in one folder, and the lines below it are what comes.
#include <doctest/doctest.h>

#include <fstream>
#include <sstream>
#include <string>

#include "shell.hpp"
#include "text.hpp"

namespace {

/// README with the output of every example as the program prints it now.
std::string readme_as_run(const std::string& readme, int& examples) {
  const ecw::tests::Directory directory;
  std::string text;
  bool in_example = false;
  for (const std::string& line : ecw::tests::lines_of(readme)) {
    if (line.starts_with("```")) in_example = line == "```console";
    const bool output = in_example && !line.starts_with("$ ") && line != "```console";
    if (output) continue;
    text += line + '\n';
    if (!in_example || !line.starts_with("$ ")) continue;
    ++examples;
    text += ecw::tests::run_in(directory, "exec 2>&1; " + line.substr(2)).out;
  }
  return text;
}

}  // namespace

TEST_SUITE_BEGIN("readme");

TEST_CASE("README's examples print what README says") {
  std::ifstream file(std::string(ECW_SOURCE_DIR) + "/README.md");
  std::stringstream readme;
  readme << file.rdbuf();
  int examples = 0;
  CHECK(readme_as_run(readme.str(), examples) == readme.str());
  CHECK(examples >= 20);
}
