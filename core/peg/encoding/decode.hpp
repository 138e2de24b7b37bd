#pragma once

#include "core/base/error.hpp"
#include "core/peg/game.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace loggia::peg {

/// A jump and its time, from 1.
struct TimedJump {
    Jump jump;
    int time = 1;

    friend constexpr bool operator==(const TimedJump&, const TimedJump&) = default;
};

/// The solution that the output of a Davis-Putnam program gives for a puzzle.
struct Decoded {
    bool solved = false;
    std::vector<TimedJump> jumps; ///< in the order of time
};

/// Reads such an output: a line `17 T` or `17 F` for each atom, a line `0`, then the key of the
/// front end. No atom means that there is no solution. Several jumps at the same time, as in
/// parallel encodings, are renumbered one after the other. Lines of the key that are neither
/// `n Jump(a,b,c,t)` nor `n Peg(h,t)` are skipped, as back matter may hold anything. Errors: other
/// lines before the `0`, no `0`, an atom with two values, a jump in the key without a value, and a
/// key without jumps or pegs where there are atoms.
[[nodiscard]] Result<Decoded> decoded_of(std::string_view text);

/// What the back end prints: a line `Jump(a,b,c,t)` for each jump, or `NO SOLUTION`.
[[nodiscard]] std::string back_end_text(const Decoded& decoded);

} // namespace loggia::peg
