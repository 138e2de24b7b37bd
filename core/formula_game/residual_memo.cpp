#include "core/formula_game/residual_memo.hpp"

#include <algorithm>
#include <cstring>

namespace loggia::formula_game {

namespace {

static_assert(sizeof(Residual::Node) == 4 * sizeof(std::uint32_t));
static_assert(sizeof(Link) == sizeof(std::uint32_t));

constexpr std::size_t header = 3; // the root, the numbers of nodes and operands

std::size_t words_for(const Residual& residual) {
    return header + 4 * residual.nodes.size() + residual.operands.size();
}

std::uint32_t hash_of(const Residual& residual) {
    std::uint64_t h = 0x9E3779B97F4A7C15U ^ residual.root.code();
    const auto mix = [&h](std::uint64_t word) {
        h = (h ^ word) * 0xBF58476D1CE4E5B9U;
        h ^= h >> 32U;
    };
    for (const Residual::Node& node : residual.nodes) {
        mix(std::uint64_t{node.positive} << 32U | node.negative);
        mix(node.packed);
    }
    for (const Link link : residual.operands)
        mix(link.code());
    return static_cast<std::uint32_t>(h ^ (h >> 29U));
}

} // namespace

bool ResidualMemo::equal(std::size_t at, const Residual& residual) const {
    const std::uint32_t* words = &words_[at];
    return words[0] == residual.root.code() && words[1] == residual.nodes.size() &&
           words[2] == residual.operands.size() &&
           std::memcmp(words + header, residual.nodes.data(),
                       residual.nodes.size() * sizeof(Residual::Node)) == 0 &&
           std::memcmp(words + header + 4 * residual.nodes.size(), residual.operands.data(),
                       residual.operands.size() * sizeof(Link)) == 0;
}

std::optional<std::uint32_t> ResidualMemo::find(const Residual& residual) const {
    if (entries_.empty() || residual.nodes.empty())
        return std::nullopt;
    const std::uint32_t hash = hash_of(residual);
    const std::size_t mask = entries_.size() - 1;
    for (std::size_t slot = hash & mask; entries_[slot].at != 0; slot = (slot + 1) & mask)
        if (entries_[slot].hash == hash && equal(entries_[slot].at - 1, residual))
            return entries_[slot].value;
    return std::nullopt;
}

void ResidualMemo::insert(const Residual& residual, std::uint32_t value) {
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
    const std::uint32_t hash = hash_of(residual);
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
