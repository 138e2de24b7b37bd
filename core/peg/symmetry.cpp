#include "core/peg/symmetry.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <numeric>

namespace loggia::peg {

namespace {

std::uint64_t mix(std::uint64_t x) {
    x = (x ^ (x >> 30U)) * 0xBF58476D1CE4E5B9U;
    x = (x ^ (x >> 27U)) * 0x94D049BB133111EBU;
    return x ^ (x >> 31U);
}

/// Looks for the automorphisms of a board by trying: holes in an order in which each shares a row
/// with earlier ones, images only of the same colour and only as long as every row goes to a row.
/// Colours come from refining, as in graph isomorphism (Weisfeiler and Leman 1968).
class Search {
public:
    Search(const Board& board, std::size_t most)
        : board_(board), most_(most), rows_of_(size(board) + 1) {
        for (const Triple& row : board.triples())
            for (const int hole : {row.a, row.b, row.c})
                rows_of_[at(hole)].push_back(row);
        colour();
        order();
        image_.assign(size(board) + 1, 0);
    }

    std::vector<Permutation> run() {
        Permutation identity(size(board_));
        std::iota(identity.begin(), identity.end(), 1);
        if (!extend())
            found_.clear();
        // The identity is found too, but maybe not first.
        std::vector<Permutation> result{identity};
        for (Permutation& permutation : found_)
            if (permutation != identity)
                result.push_back(std::move(permutation));
        return result;
    }

private:
    static std::size_t size(const Board& board) { return static_cast<std::size_t>(board.holes()); }
    static std::size_t at(int hole) { return static_cast<std::size_t>(hole); }

    void colour() {
        constexpr int rounds = 6;
        colours_.assign(size(board_) + 1, 1);
        for (int round = 0; round < rounds; ++round) {
            std::vector<std::uint64_t> next = colours_;
            for (int hole = 1; hole <= board_.holes(); ++hole)
                for (const Triple& row : rows_of_[at(hole)]) {
                    const auto ends = colours_[at(row.a)] + colours_[at(row.c)];
                    next[at(hole)] +=
                        row.b == hole ? mix(ends ^ 0x5555U) : mix(mix(colours_[at(row.b)]) + ends);
                }
            for (std::uint64_t& one : next)
                one = mix(one);
            colours_ = std::move(next);
        }
    }

    void order() {
        std::vector<bool> taken(size(board_) + 1);
        for (int first = 1; first <= board_.holes(); ++first) {
            if (taken[at(first)] || rows_of_[at(first)].empty())
                continue;
            taken[at(first)] = true;
            order_.push_back(first);
            for (std::size_t next = order_.size() - 1; next < order_.size(); ++next)
                for (const Triple& row : rows_of_[at(order_[next])])
                    for (const int hole : {row.a, row.b, row.c})
                        if (!taken[at(hole)]) {
                            taken[at(hole)] = true;
                            order_.push_back(hole);
                        }
        }
    }

    bool fits(int hole) const {
        const auto& rows = rows_of_[at(hole)];
        return std::all_of(rows.begin(), rows.end(), [&](const Triple& row) {
            const Jump to{image_[at(row.a)], image_[at(row.b)], image_[at(row.c)]};
            return to.from == 0 || to.over == 0 || to.to == 0 || board_.index_of(to).has_value();
        });
    }

    /// Depth at most 64. False when there is too much to be done.
    bool extend(std::size_t depth = 0) {
        constexpr std::size_t most_steps = 20000;
        if (depth == order_.size()) {
            Permutation permutation(image_.begin() + 1, image_.end());
            for (std::size_t i = 0; i < permutation.size(); ++i)
                if (permutation[i] == 0)
                    permutation[i] = static_cast<int>(i) + 1;
            found_.push_back(std::move(permutation));
            return found_.size() <= most_;
        }
        const int hole = order_[depth];
        for (const int to : order_) {
            if (has(used_, to) || colours_[at(to)] != colours_[at(hole)])
                continue;
            if (++steps_ > most_steps)
                return false;
            image_[at(hole)] = to;
            used_ |= only(to);
            const bool fine = !fits(hole) || extend(depth + 1);
            used_ &= ~only(to);
            image_[at(hole)] = 0;
            if (!fine)
                return false;
        }
        return true;
    }

    const Board& board_;
    std::size_t most_;
    std::vector<std::vector<Triple>> rows_of_; ///< by hole
    std::vector<std::uint64_t> colours_;
    std::vector<int> order_; ///< the holes that are in rows
    std::vector<int> image_; ///< 0 where none is chosen yet
    Holes used_ = 0;
    std::size_t steps_ = 0;
    std::vector<Permutation> found_;
};

} // namespace

std::vector<Permutation> symmetries(const Board& board, std::size_t most) {
    return Search(board, most).run();
}

Holes image(const Permutation& permutation, Holes holes) noexcept {
    Holes result = 0;
    for (; holes != 0; holes &= holes - 1)
        result |= only(permutation[static_cast<std::size_t>(std::countr_zero(holes))]);
    return result;
}

Canonical::Canonical(const Board& board, Holes fixed)
    : bytes_((static_cast<std::size_t>(board.holes()) + 7) / 8) {
    const auto all = symmetries(board);
    for (std::size_t i = 1; i < all.size(); ++i) {
        if (image(all[i], fixed) != fixed)
            continue;
        for (std::size_t byte = 0; byte < bytes_; ++byte) {
            auto& table = tables_.emplace_back();
            for (std::size_t value = 1; value < table.size(); ++value) {
                const Holes rest = table[value & (value - 1)];
                const auto hole = 8 * byte + static_cast<std::size_t>(std::countr_zero(value));
                const bool there = hole < static_cast<std::size_t>(board.holes());
                table[value] = rest | (there ? only(all[i][hole]) : 0);
            }
        }
    }
}

} // namespace loggia::peg
