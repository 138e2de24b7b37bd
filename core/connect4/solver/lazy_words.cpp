#include "core/connect4/solver/lazy_words.hpp"

#include "core/base/os/memory.hpp"

#include <utility>

namespace loggia::connect4 {

namespace {
constexpr std::size_t huge_page = std::size_t{2} << 20U;
}

LazyWords::LazyWords(std::size_t count) : size_(count) {
    allocate();
}

// calloc of this much is fresh, untouched memory from the system, zero without being written.
void LazyWords::allocate() {
    if (size_ == 0)
        return;
    std::size_t bytes = size_ * sizeof(std::uint64_t);
    std::size_t space = bytes + huge_page;
    memory_.reset(std::calloc(space, 1));
    void* aligned = memory_.get();
    if (aligned == nullptr || std::align(huge_page, bytes, aligned, space) == nullptr) {
        size_ = 0;
        return;
    }
    words_ = static_cast<std::uint64_t*>(aligned);
    advise();
}

void LazyWords::advise() const {
    if (words_ != nullptr && size_ * sizeof(std::uint64_t) >= huge_page)
        os::prefer_huge_pages(words_, size_ * sizeof(std::uint64_t), many_);
}

void LazyWords::expect_many() {
    if (!std::exchange(many_, true))
        advise();
}

void LazyWords::clear() {
    memory_.reset();
    words_ = nullptr;
    allocate();
}

} // namespace loggia::connect4
