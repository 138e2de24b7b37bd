#include "core/connect4/solver/failure_memo.hpp"

#include <bit>

namespace loggia::connect4 {

namespace {

constexpr std::uint64_t count_mask = 0xFF;

std::uint64_t hash(const FailureMemo::Question& question) {
    std::uint64_t h = question.key.left * 0x9E3779B97F4A7C15U;
    h ^= question.key.right * 0xC2B2AE3D27D4EB4FU;
    // A cell takes 49 bits, so that the claim above it never carries into it.
    h ^= (question.last | static_cast<std::uint64_t>(question.claim + quadruple_count) << 49U) *
         0x85EBCA77C2B2AE63U;
    h ^= question.strategist_moves ? 0x27D4EB2F165667C5U : 0;
    h = (h ^ h >> 31U) * 0xD6E8FEB86659FD93U;
    return h ^ h >> 32U;
}

} // namespace

FailureMemo::FailureMemo(std::size_t megabytes)
    : words_(std::bit_floor((megabytes << 20U) / sizeof(std::uint64_t))) {}

bool FailureMemo::failed(const Question& question, int deviations) const noexcept {
    if (words_.size() == 0)
        return false;
    const std::uint64_t h = hash(question);
    const std::uint64_t entry = words_.read(h >> 8U & (words_.size() - 1));
    return (entry & ~count_mask) == (h & ~count_mask) &&
           (entry & count_mask) > static_cast<std::uint64_t>(deviations);
}

void FailureMemo::note(const Question& question, int deviations) noexcept {
    if (words_.size() == 0)
        return;
    const std::uint64_t h = hash(question);
    words_.write(h >> 8U & (words_.size() - 1),
                 (h & ~count_mask) | static_cast<std::uint64_t>(deviations + 1));
}

void FailureMemo::clear() {
    words_.clear();
}

} // namespace loggia::connect4
