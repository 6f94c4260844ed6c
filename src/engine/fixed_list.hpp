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
  FixedList(const FixedList& other) noexcept { copy(other); }
  FixedList& operator=(const FixedList& other) noexcept {
    if (this != &other) copy(other);
    return *this;
  }
  ~FixedList() = default;

  void push(const T& item) {
    if (count == Capacity) throw std::length_error("a fixed list is full");
    put_at(count, item);
    ++count;
  }

  const T* begin() const { return std::launder(reinterpret_cast<const T*>(room.data())); }
  const T* end() const { return begin() + count; }
  std::size_t size() const { return count; }
  bool empty() const { return count == 0; }
  const T& operator[](std::size_t i) const { return begin()[i]; }

 private:
  void put_at(std::size_t i, const T& item) noexcept {
    std::construct_at(reinterpret_cast<T*>(room.data() + i * sizeof(T)), item);
  }
  void copy(const FixedList& other) noexcept {
    for (std::size_t i = 0; i < other.count; ++i) put_at(i, other[i]);
    count = other.count;
  }

  alignas(T) std::array<std::byte, Capacity * sizeof(T)> room;
  std::size_t count = 0;
};

}  // namespace ecw
