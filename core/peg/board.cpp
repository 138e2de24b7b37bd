#include "core/peg/board.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <unordered_set>
#include <utility>

namespace loggia::peg {

namespace {

/// A number of its own for each jump there can be.
std::uint32_t key_of(const Jump& jump) {
    return (static_cast<std::uint32_t>(jump.from) << 16U) |
           (static_cast<std::uint32_t>(jump.over) << 8U) | static_cast<std::uint32_t>(jump.to);
}

} // namespace

std::optional<std::string> fault_of(const Triple& triple, int holes) {
    for (const int hole : {triple.a, triple.b, triple.c})
        if (hole < 1 || hole > holes)
            return fmt::format("there is no hole {}; the holes are 1 to {}", hole, holes);
    if (triple.a == triple.b || triple.b == triple.c || triple.a == triple.c)
        return fmt::format("a line needs three different holes, found {} {} {}", triple.a, triple.b,
                           triple.c);
    return std::nullopt;
}

Result<Board> Board::make(int holes, const std::vector<Triple>& triples,
                          std::vector<Point> layout) {
    if (holes < 1 || holes > most_holes)
        return failure(fmt::format("expected 1 to {} holes, found {}", most_holes, holes));
    if (!layout.empty() && layout.size() != static_cast<std::size_t>(holes))
        return failure(fmt::format("{} points for {} holes", layout.size(), holes));
    Board board;
    board.holes_ = holes;
    board.layout_ = std::move(layout);
    std::unordered_set<std::uint32_t> seen;
    for (const Triple& triple : triples) {
        if (auto fault = fault_of(triple, holes))
            return failure(*std::move(fault));
        const Jump there{triple.a, triple.b, triple.c};
        const Jump back{triple.c, triple.b, triple.a};
        if (seen.contains(key_of(there)))
            continue;
        board.triples_.push_back(triple);
        for (const Jump& jump : {there, back}) {
            board.jumps_.push_back(jump);
            board.steps_.push_back({only(jump.from) | only(jump.over),
                                    only(jump.from) | only(jump.over) | only(jump.to)});
            seen.insert(key_of(jump));
            board.index_.emplace_back(key_of(jump),
                                      static_cast<std::uint32_t>(board.index_.size()));
        }
    }
    std::sort(board.index_.begin(), board.index_.end());
    return board;
}

std::optional<std::size_t> Board::index_of(const Jump& jump) const {
    const auto inside = [&](int hole) { return hole >= 1 && hole <= holes_; };
    if (!inside(jump.from) || !inside(jump.over) || !inside(jump.to))
        return std::nullopt;
    const std::pair key{key_of(jump), std::uint32_t{0}};
    const auto found = std::lower_bound(index_.begin(), index_.end(), key);
    if (found == index_.end() || found->first != key.first)
        return std::nullopt;
    return found->second;
}

} // namespace loggia::peg
