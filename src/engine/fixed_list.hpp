// A list with a fixed capacity that lives where it is declared: resolutions are made by the
// million, so nothing in them may allocate, and room that is not used must cost nothing.
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <new>
#include <stdexcept>
#include <type_traits>

namespace ecw {

template <typename T, std::size_t Capacity>
class FixedList {
  static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

 public:
  FixedList() {}  // NOLINT(modernize-use-equals-default): `= default` would clear the room
  FixedList(const FixedList& other) { *this = other; }
  FixedList& operator=(const FixedList& other) {
    if (this == &other) return *this;
    count = 0;
    for (const T& item : other) push(item);
    return *this;
  }
  ~FixedList() = default;

  void push(const T& item) {
    if (count == Capacity) throw std::length_error("a fixed list is full");
    std::construct_at(reinterpret_cast<T*>(room.data() + count * sizeof(T)), item);
    ++count;
  }

  const T* begin() const { return std::launder(reinterpret_cast<const T*>(room.data())); }
  const T* end() const { return begin() + count; }
  std::size_t size() const { return count; }
  bool empty() const { return count == 0; }
  const T& operator[](std::size_t i) const { return begin()[i]; }

 private:
  alignas(T) std::array<std::byte, Capacity * sizeof(T)> room;
  std::size_t count = 0;
};

}  // namespace ecw
