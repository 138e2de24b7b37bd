#pragma once

#include "core/base/error.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace loggia::peg {

/// A set of holes, or the pegs of a position: bit h - 1 is hole h.
using Holes = std::uint64_t;

/// Holes are numbered 1 to at most this.
constexpr int most_holes = 64;

[[nodiscard]] constexpr Holes only(int hole) noexcept {
    return Holes{1} << static_cast<unsigned>(hole - 1);
}
[[nodiscard]] constexpr bool has(Holes holes, int hole) noexcept {
    return (holes & only(hole)) != 0;
}

/// Three holes in a row, b in the middle. Jumps go both ways.
struct Triple {
    int a = 0;
    int b = 0;
    int c = 0;

    friend constexpr bool operator==(const Triple&, const Triple&) = default;
};

/// The peg in `from` jumps over the one in `over`, which is taken out, to `to`.
struct Jump {
    int from = 0;
    int over = 0;
    int to = 0;

    friend constexpr bool operator==(const Jump&, const Jump&) = default;
};

/// Where a hole is drawn; y grows downwards, as on the screen.
struct Point {
    double x = 0;
    double y = 0;

    friend constexpr bool operator==(const Point&, const Point&) = default;
};

/// A jump as bits: possible where `position & flip` is `need`, and leads to `position ^ flip`.
struct Step {
    Holes need = 0;
    Holes flip = 0;

    [[nodiscard]] constexpr bool possible(Holes pegs) const noexcept {
        return (pegs & flip) == need;
    }
    /// The jump taken back.
    [[nodiscard]] constexpr Step reversed() const noexcept { return {need ^ flip, flip}; }
};

/// Holes and the lines of three among them, which need not lie so in any plane.
class Board {
public:
    /// A board without holes.
    Board() = default;

    /// Of 1 to 64 holes. A triple that stands there twice, in whichever direction, is kept once.
    /// `layout` is empty or has a point for each hole.
    [[nodiscard]] static Result<Board> make(int holes, const std::vector<Triple>& triples,
                                            std::vector<Point> layout = {});

    [[nodiscard]] int holes() const noexcept { return holes_; }
    [[nodiscard]] Holes all() const noexcept {
        return holes_ == 0 ? 0 : ~Holes{0} >> static_cast<unsigned>(most_holes - holes_);
    }
    [[nodiscard]] const std::vector<Triple>& triples() const noexcept { return triples_; }
    /// Two for each triple a b c: first a over b to c, then c over b to a.
    [[nodiscard]] const std::vector<Jump>& jumps() const noexcept { return jumps_; }
    /// The jumps as bits, in the same order.
    [[nodiscard]] const std::vector<Step>& steps() const noexcept { return steps_; }
    /// Which jump of jumps() this is. Logarithmic.
    [[nodiscard]] std::optional<std::size_t> index_of(const Jump& jump) const;
    [[nodiscard]] const std::vector<Point>& layout() const noexcept { return layout_; }

    friend bool operator==(const Board& left, const Board& right) {
        return left.holes_ == right.holes_ && left.triples_ == right.triples_ &&
               left.layout_ == right.layout_;
    }

private:
    int holes_ = 0;
    std::vector<Triple> triples_;
    std::vector<Jump> jumps_;
    std::vector<Step> steps_;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> index_; ///< holes of a jump, its number
    std::vector<Point> layout_;
};

/// What is wrong with a triple on a board of so many holes, in words; nothing where it can stand.
[[nodiscard]] std::optional<std::string> fault_of(const Triple& triple, int holes);

} // namespace loggia::peg
