// Reads lines from a file or pipe in blocks.
#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

namespace ecw {

class LineReader {
 public:
  /// path: a file, or "-" for standard input. `before_wait` is called before each read, which may
  /// have to wait. A Failure if the file cannot be read.
  LineReader(const std::string& path, std::size_t most, std::function<void()> before_wait);
  LineReader(const LineReader&) = delete;
  LineReader& operator=(const LineReader&) = delete;
  ~LineReader();

  /// The next line without its end (LF or CRLF), valid until the next call; false at the end of
  /// the input. Of a line of more than `most` bytes at least one more than that comes.
  bool next(std::string_view& line);

 private:
  bool fill();

  std::string name;
  std::size_t longest;
  int file;
  std::function<void()> before_read;
  std::array<char, 65'536> block{};
  std::string_view left;  // of the block
  std::string joined;     // a line that lies across blocks
};

}  // namespace ecw
