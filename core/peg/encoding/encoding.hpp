#pragma once

#include "core/base/error.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace loggia::peg {

/// How jumps are laid out in time.
enum class Timing : std::uint8_t {
    assignment, ///< one jump at a time; no two at once by a clause for each pair, as in the
                ///< assignment
    counter,    ///< the same, but no two at once by a sequential counter (Sinz 2005)
    product,    ///< the same by a product of rows and columns (Chen 2010)
    rounds,     ///< rounds of jumps that share no hole, to be put in a row afterwards
    /// Sweeps: all jumps one after the other in the order of the list, each made or passed over;
    /// then again from the first. A plan needs far fewer sweeps than jumps (Dimopoulos, Nebel,
    /// Koehler 1997; Rintanen, Heljanko, Niemelä 2006).
    sweeps,
};

/// Whether there is room for several jumps at each time.
[[nodiscard]] constexpr bool is_parallel(Timing timing) noexcept {
    return timing == Timing::rounds || timing == Timing::sweeps;
}

/// Which clauses a puzzle becomes. The default is the assignment, with its optional axioms 4B and
/// 6B.
struct Encoding {
    Timing timing = Timing::assignment;
    /// 4B, at least one jump at each time. Not with parallel ones, where jumps may run out early.
    bool some_jump = true;
    /// 6B, at least one peg at the end.
    bool some_peg = true;
    /// How many rounds or sweeps; 0 takes as many as there are jumps, which is enough for every
    /// solution. With fewer, no model only means that so few do not do.
    int rounds = 0;
    /// Beyond the assignment. The position classes of the end (Parity) ...
    bool parity = false;
    /// ... what the pegs weigh at least at each time by pagoda functions, where the goal is one
    /// position ...
    bool pagoda = false;
    /// ... and one order of jumps that could be swapped: of two jumps in a row that share no hole
    /// the first in the list comes first, and of the first jumps that are images of each other only
    /// one is made; with parallel ones, each jump is made as early as it can.
    bool order = false;

    friend bool operator==(const Encoding&, const Encoding&) = default;
};

/// "assignment", "rounds:13+order+parity", "assignment-4b": a timing, the number of rounds or
/// sweeps where it matters, then what is added, and what of the assignment is left out.
[[nodiscard]] std::string to_text(const Encoding& encoding);
[[nodiscard]] Result<Encoding> encoding_of(std::string_view text);

/// The kinds of clauses, by the assignment's numbers.
enum class Axiom : std::uint8_t {
    precondition, ///< 1
    causal,       ///< 2
    frame_gone,   ///< 3A: a peg that goes
    frame_come,   ///< 3B: a peg that comes
    one_at_most,  ///< 4A, or no two that share a hole in a round
    one_at_least, ///< 4B
    start,        ///< 5
    end_at_most,  ///< 6A, and the pegs that the goal wants
    end_at_least, ///< 6B
    parity,
    pagoda,
    order,
};
constexpr std::size_t axiom_count = 12;

/// "1 preconditions", "4A no two jumps at once" ...
[[nodiscard]] std::string_view title_of(Axiom axiom);
/// What a kind of clauses says: a sentence or two for people, then on a line of its own the formula
/// of which they are instances, where there is one.
[[nodiscard]] std::string_view meaning_of(Axiom axiom);

} // namespace loggia::peg
