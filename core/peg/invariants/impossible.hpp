#pragma once

#include "core/base/control.hpp"
#include "core/peg/game.hpp"
#include "core/peg/invariants/pagoda.hpp"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace loggia::peg {

/// A set of holes, in which the number of pegs stays even or odd, tells start and end apart.
struct ParityReason {
    Holes set = 0;

    friend bool operator==(const ParityReason&, const ParityReason&) = default;
};
/// The pegs at the end would weigh more than those at the start.
struct PagodaReason {
    Pagoda weights;

    friend bool operator==(const PagodaReason&, const PagodaReason&) = default;
};
using Reason = std::variant<ParityReason, PagodaReason>;

/// A proof that a puzzle has no solution, which can be checked without any search: for every
/// position that would meet the goal, why it cannot be reached.
struct Impossibility {
    struct Part {
        Holes final = 0;
        Reason reason;
    };
    std::vector<Part> parts;
};

/// Every position that meets the goal, where these are at most some thousands; the number of empty
/// holes to choose from decides it.
[[nodiscard]] std::optional<std::vector<Holes>> finals_of(const Puzzle& puzzle);

/// A proof, where position classes and pagoda functions give one. Complete for neither: nothing
/// means that it is open, or that it was stopped. Some 10 ms for each final position that classes
/// do not exclude.
[[nodiscard]] std::optional<Impossibility> prove_impossible(const Puzzle& puzzle,
                                                            const Control& control = {});

/// Whether the proof is one: it has every final position, and each reason holds.
[[nodiscard]] bool proves(const Puzzle& puzzle, const Impossibility& proof);

/// A reason, and all final positions that the proof excludes by it.
struct Exclusion {
    Reason reason;
    std::vector<Holes> finals;
};
/// The different reasons of a proof, in the order in which they come first. Of a proof by
/// prove_impossible() the first one comes with all final positions that it excludes, and each later
/// one with those that no reason before it does.
[[nodiscard]] std::vector<Exclusion> exclusions_of(const Impossibility& proof);

/// In words, a line for each reason and the final positions it excludes.
[[nodiscard]] std::string to_text(const Puzzle& puzzle, const Impossibility& proof);

} // namespace loggia::peg
