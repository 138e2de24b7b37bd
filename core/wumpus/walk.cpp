#include "core/wumpus/walk.hpp"

#include "core/base/random.hpp"

#include <bit>
#include <cassert>

namespace loggia::wumpus {

Cave cave_by_seed(std::uint64_t seed, std::optional<int> pits) {
    Random random(seed);
    for (;;) {
        const std::size_t row = random.below(free_square_count * pit_sets);
        const Cave cave = cave_of(row);
        const int number = std::popcount(unsigned{cave.pits});
        if (pits ? number == *pits : number >= 1 && number <= most_pits)
            return cave;
    }
}

Walk::Walk(World hidden) : hidden_(hidden), left_(Columns::get().caves()) {
    assert(broken_rules(hidden) == 0);
    visit({1, 1});
}

Squares Walk::within_reach() const noexcept {
    return died_ ? Squares{0} : static_cast<Squares>(beside(visited_) & ~unsigned{visited_});
}

int Walk::deadly(Square square) const noexcept {
    const Rows& monster = Columns::get().of(Symbol{Sign::monster, square}.index());
    const Rows& pit = Columns::get().of(Symbol{Sign::pit, square}.index());
    int sum = 0;
    const std::uint64_t alive = monster_is_dead_ ? 0 : ~std::uint64_t{0};
    for (std::size_t w = 0; w < row_words; ++w)
        sum += std::popcount(left_[w] & ((monster[w] & alive) | pit[w]));
    return sum;
}

double Walk::risk(Square square) const noexcept {
    return static_cast<double>(deadly(square)) / static_cast<double>(count(left_));
}

Squares Walk::proven_safe() const noexcept {
    unsigned safe = 0;
    for (int n = 0; n < square_count; ++n)
        if (const Square square = Square::of(n); !has(visited_, square) && deadly(square) == 0)
            safe |= only(square);
    return static_cast<Squares>(safe);
}

void Walk::visit(Square square) {
    assert(path_.empty() || has(within_reach(), square));
    path_.push_back(square);
    visited_ = static_cast<Squares>(visited_ | only(square));
    died_ = hidden_.holds({Sign::pit, square}) ||
            (hidden_.holds({Sign::monster, square}) && !monster_is_dead_);
    for (const Sign sign : {Sign::monster, Sign::stench, Sign::pit, Sign::breeze}) {
        const Symbol symbol{sign, square};
        const bool value = hidden_.holds(symbol);
        const Rows& column = Columns::get().of(symbol.index());
        for (std::size_t w = 0; w < row_words; ++w)
            left_[w] &= value ? column[w] : ~column[w];
    }
}

void Walk::shoot(Squares line, bool screams) {
    assert(!died_ && !monster_is_dead_);
    Rows in_line{};
    for (int n = 0; n < square_count; ++n)
        if (has(line, Square::of(n))) {
            const Rows& monster = Columns::get().of(Symbol{Sign::monster, Square::of(n)}.index());
            for (std::size_t w = 0; w < row_words; ++w)
                in_line[w] |= monster[w];
        }
    for (std::size_t w = 0; w < row_words; ++w)
        left_[w] &= screams ? in_line[w] : ~in_line[w];
    monster_is_dead_ = screams;
}

std::optional<Square> Walk::next(bool dares) const noexcept {
    const Squares reach = within_reach();
    const int worlds = count(left_);
    int least = dares ? worlds : 1; // certain death is never chosen
    std::optional<Square> best;
    for (int n = 0; n < square_count; ++n) {
        const Square square = Square::of(n);
        if (!has(reach, square))
            continue;
        if (const int here = deadly(square); here < least) {
            least = here;
            best = square;
        }
    }
    return best;
}

} // namespace loggia::wumpus
