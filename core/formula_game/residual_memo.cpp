#include "core/formula_game/residual_memo.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

namespace loggia::formula_game {

namespace {

static_assert(sizeof(Residual::Node) == 4 * sizeof(std::uint32_t));
static_assert(sizeof(Link) == sizeof(std::uint32_t));

constexpr std::size_t header = 3; // the root, the numbers of nodes and operands

std::size_t words_for(const Residual& residual) {
    return header + 4 * residual.nodes.size() + residual.operands.size();
}

} // namespace

std::uint32_t ResidualMemo::hash_of(const Residual& residual) noexcept {
    // The multiplications of a node do not wait for each other, only those of two nodes do.
    std::uint64_t h = residual.root.code();
    for (const Residual::Node& node : residual.nodes) {
        const std::uint64_t literals = std::uint64_t{node.positive} << 32U | node.negative;
        h = std::rotl(h, 23) * 0x9E3779B97F4A7C15U ^ literals * 0xBF58476D1CE4E5B9U ^ node.packed;
    }
    for (const Link link : residual.operands)
        h = std::rotl(h, 23) * 0x9E3779B97F4A7C15U ^ link.code();
    h *= 0x94D049BB133111EBU;
    return static_cast<std::uint32_t>(h >> 32U);
}

bool ResidualMemo::equal(std::size_t at, const Residual& residual) const {
    const std::uint32_t* words = &words_[at];
    return words[0] == residual.root.code() && words[1] == residual.nodes.size() &&
           words[2] == residual.operands.size() &&
           std::memcmp(words + header, residual.nodes.data(),
                       residual.nodes.size() * sizeof(Residual::Node)) == 0 &&
           (residual.operands.empty() ||
            std::memcmp(words + header + 4 * residual.nodes.size(), residual.operands.data(),
                        residual.operands.size() * sizeof(Link)) == 0);
}

std::optional<std::uint32_t> ResidualMemo::find(const Residual& residual,
                                                std::uint32_t hash) const {
    if (entries_.empty() || residual.nodes.empty())
        return std::nullopt;
    const std::size_t mask = entries_.size() - 1;
    for (std::size_t slot = hash & mask; entries_[slot].at != 0; slot = (slot + 1) & mask)
        if (entries_[slot].hash == hash && equal(entries_[slot].at - 1, residual))
            return entries_[slot].value;
    return std::nullopt;
}

void ResidualMemo::insert(const Residual& residual, std::uint32_t hash, std::uint32_t value) {
    const std::size_t words = words_for(residual);
    if (words > capacity_ / 16 || residual.nodes.empty())
        return;
    if (words_.size() + words > capacity_) {
        words_.clear();
        std::fill(entries_.begin(), entries_.end(), Entry{});
        used_ = 0;
    }
    if ((used_ + 1) * 2 > entries_.size())
        grow();
    words_.reserve(capacity_); // never to move it; what is not used costs no memory
    const std::size_t at = words_.size();
    words_.resize(at + words);
    std::uint32_t* out = &words_[at];
    out[0] = residual.root.code();
    out[1] = static_cast<std::uint32_t>(residual.nodes.size());
    out[2] = static_cast<std::uint32_t>(residual.operands.size());
    std::memcpy(out + header, residual.nodes.data(),
                residual.nodes.size() * sizeof(Residual::Node));
    if (!residual.operands.empty())
        std::memcpy(out + header + 4 * residual.nodes.size(), residual.operands.data(),
                    residual.operands.size() * sizeof(Link));
    const std::size_t mask = entries_.size() - 1;
    std::size_t slot = hash & mask;
    while (entries_[slot].at != 0)
        slot = (slot + 1) & mask;
    entries_[slot] = {hash, static_cast<std::uint32_t>(at + 1), value};
    ++used_;
}

void ResidualMemo::grow() {
    std::vector<Entry> larger(std::max<std::size_t>(64, entries_.size() * 2));
    const std::size_t mask = larger.size() - 1;
    for (const Entry& entry : entries_) {
        if (entry.at == 0)
            continue;
        std::size_t slot = entry.hash & mask;
        while (larger[slot].at != 0)
            slot = (slot + 1) & mask;
        larger[slot] = entry;
    }
    entries_ = std::move(larger);
}

} // namespace loggia::formula_game
