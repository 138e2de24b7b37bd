#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>

namespace loggia::connect4 {

/// A large array of 64-bit words, zero at first, that threads may read and write at the same time,
/// each word as a whole. Memory is taken from the system only where it is touched: in small pages,
/// since clearing a huge one takes as long as a small search, or after expect_many() in huge ones
/// where the system has them. Aligned to 2 MB.
class LazyWords {
public:
    /// `count` words; none if the system has no such memory.
    explicit LazyWords(std::size_t count);

    [[nodiscard]] std::size_t size() const noexcept { return size_; }
    [[nodiscard]] const void* address(std::size_t i) const noexcept { return words_ + i; }

    [[nodiscard]] std::uint64_t read(std::size_t i) const noexcept {
        return std::atomic_ref(words_[i]).load(std::memory_order_relaxed);
    }
    void write(std::size_t i, std::uint64_t word) noexcept {
        std::atomic_ref(words_[i]).store(word, std::memory_order_relaxed);
    }
    /// A large part of it will be touched. Not while other threads use it.
    void expect_many();
    /// All zero again.
    void clear();

private:
    struct Free {
        void operator()(void* memory) const noexcept { std::free(memory); }
    };
    void allocate();
    void advise() const;

    std::size_t size_ = 0;
    bool many_ = false;
    std::unique_ptr<void, Free> memory_;
    std::uint64_t* words_ = nullptr;
};

} // namespace loggia::connect4
