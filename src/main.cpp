#include <string_view>
#include <vector>

#include "cli/run.hpp"

int main(int argc, char** argv) {
  const std::vector<std::string_view> words(argv + (argc > 0 ? 1 : 0), argv + argc);
  return ecw::run(words);
}
