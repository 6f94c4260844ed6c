// A list with a fixed capacity that lives where it is declared: resolutions are made by the
// million, so nothing in them may allocate.
#pragma once

#include <array>
#include <cstddef>
#include <stdexcept>

namespace ecw {

template <typename T, std::size_t Capacity>
class FixedList {
 public:
  constexpr FixedList() {}  // the items are left unset: only the first `count` are ever read
  constexpr FixedList(const FixedList& other) { copy(other); }
  constexpr FixedList& operator=(const FixedList& other) {
    copy(other);
    return *this;
  }

  constexpr void push(const T& item) {
    if (count == Capacity) throw std::length_error("a fixed list is full");
    items[count++] = item;
  }

  constexpr const T* begin() const { return items.data(); }
  constexpr const T* end() const { return items.data() + count; }
  constexpr std::size_t size() const { return count; }
  constexpr bool empty() const { return count == 0; }
  constexpr const T& operator[](std::size_t i) const { return items[i]; }

 private:
  constexpr void copy(const FixedList& other) {
    for (std::size_t i = 0; i < other.count; ++i) items[i] = other.items[i];
    count = other.count;
  }

  std::array<T, Capacity> items;
  std::size_t count = 0;
};

}  // namespace ecw
