#pragma once

#include "core/base/error.hpp"
#include "core/peg/board.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace loggia::peg {

/// What is to be reached: so many pegs, among them one in each hole of `in`. The assignment's
/// puzzle is one peg, wherever.
struct Goal {
    int pegs = 1;
    Holes in = 0;

    [[nodiscard]] bool met_by(Holes position) const noexcept;
    friend constexpr bool operator==(const Goal&, const Goal&) = default;
};

/// A board, the pegs on it at the start, and what is to be reached.
struct Puzzle {
    Board board;
    Holes start = 0;
    Goal goal;

    /// How many jumps every solution has, since each takes one peg out; negative where there are
    /// too few pegs from the start.
    [[nodiscard]] int jumps() const noexcept;
    friend bool operator==(const Puzzle&, const Puzzle&) = default;
};

/// A game so far.
struct Game {
    Puzzle puzzle;
    std::vector<Jump> jumps; ///< each possible when its turn comes

    /// The pegs after the first `count` jumps, 0 to jumps.size().
    [[nodiscard]] Holes position_after(std::size_t count) const;
    [[nodiscard]] Holes position() const { return position_after(jumps.size()); }
    friend bool operator==(const Game&, const Game&) = default;
};

/// The jumps that are possible, in the order of board.jumps().
[[nodiscard]] std::vector<Jump> moves(const Board& board, Holes position);
/// Whether a jump is one of them.
[[nodiscard]] bool possible(const Board& board, Holes position, const Jump& jump);
/// The position after a jump that is possible.
[[nodiscard]] Holes apply(Holes position, const Jump& jump) noexcept;

/// Jumps grouped into moves, for consecutive jumps by one peg are one move: how many jumps were
/// made after each of the moves, so the last is the number of jumps. Linear.
[[nodiscard]] std::vector<std::size_t> ends_of_moves(std::span<const Jump> jumps);
/// A move as players write it, by the holes that its peg comes to: "27-13-11". Where the board has
/// several lines between two of them, the hole jumped over stands between: "1-(2)-3". Empty where
/// there are no jumps.
[[nodiscard]] std::string move_text(const Board& board, std::span<const Jump> move);

enum class Status : std::uint8_t {
    open,   ///< a jump is possible
    solved, ///< the goal is met
    stuck,  ///< no jump is possible and the goal is not met
};
/// Of a position of that board, whether it can be reached or not. Linear in the board's jumps.
[[nodiscard]] Status status(const Puzzle& puzzle, Holes position);

/// "Jump(4,2,1)"
[[nodiscard]] std::string to_text(const Jump& jump);
/// "Jump(4,2,1,3)": at time 3, counted from 1.
[[nodiscard]] std::string to_text(const Jump& jump, int time);
/// One a line, with times from 1 on: what the assignment's back end prints.
[[nodiscard]] std::string to_text(const std::vector<Jump>& jumps);
/// Jumps one a line, as to_text writes them; times have to be 1, 2, 3 ... where they are given.
/// Blanks may stand between the parts. Empty lines are passed over. Jumps such as "4 over 2 to 1"
/// are read, too, and may share a line. Whether the jumps are possible is not looked at (replay.hpp
/// does).
[[nodiscard]] Result<std::vector<Jump>> jumps_of(std::string_view text);
/// The same, and moves as move_text writes them. That a board has no such jump, or several, is an
/// error then.
[[nodiscard]] Result<std::vector<Jump>> jumps_of(std::string_view text, const Board& board);
/// A jump and its place in a text.
struct PlacedJump {
    Jump jump;
    SourceSpan span;
};
[[nodiscard]] Result<std::vector<PlacedJump>> placed_jumps_of(std::string_view text,
                                                              const Board& board);

/// A character for each hole, in their order: `o` a peg, `.` none.
[[nodiscard]] std::string to_text(const Board& board, Holes position);
/// That; blanks and line ends may stand anywhere, so that it can be written in rows.
[[nodiscard]] Result<Holes> position_of(const Board& board, std::string_view text);

} // namespace loggia::peg
