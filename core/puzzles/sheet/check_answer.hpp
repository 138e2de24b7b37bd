#pragma once

#include "core/base/control.hpp"
#include "core/puzzles/sheet/sheet.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace loggia::puzzles {

/// What somebody takes a figure of a puzzle to be.
enum class FigureAnswer : std::uint8_t {
    open,
    good,    ///< a knight; a lady is in the room
    bad,     ///< a knave; a tiger is in the room
    neither, ///< the room is empty; only where `bad` has an atom of its own
};

/// What is to be said of an answer.
struct AnswerCheck {
    enum class Kind : std::uint8_t {
        nothing, ///< all is open
        partly,  ///< right as far as it goes: some solution is like this
        right,   ///< nothing is open, and a solution is like this
        wrong,   ///< no solution is like this
        stopped,
    };

    Kind kind = Kind::nothing;
    /// Of a wrong answer: statements that it breaks, and the figures whose answers take part.
    /// Together they have no model, and would without any one of them. One or two statements where
    /// that is enough.
    std::vector<std::size_t> statements;
    std::vector<std::size_t> figures;
};

/// `answers` by figure of the sheet. Exponential in the worst case.
[[nodiscard]] AnswerCheck check_answer(const PuzzleSheet& sheet,
                                       const std::vector<FigureAnswer>& answers,
                                       const Control& control = {});

/// A figure that statements and answers settle.
struct SettledFigure {
    std::size_t figure = 0;
    FigureAnswer answer = FigureAnswer::open; ///< what it has to be
    std::vector<std::size_t> statements;      ///< which settle it, all of them needed
    std::vector<std::size_t> figures;         ///< and whose answers are needed for that
};

/// Of the figures that are open one that the fewest statements and answers settle. Nothing where
/// none is settled, where the answer is wrong, and when stopped.
[[nodiscard]] std::optional<SettledFigure> settled_figure(const PuzzleSheet& sheet,
                                                          const std::vector<FigureAnswer>& answers,
                                                          const Control& control = {});

} // namespace loggia::puzzles
