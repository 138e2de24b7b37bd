#pragma once

#include "core/base/control.hpp"
#include "core/puzzles/sheet/check_answer.hpp"
#include "core/puzzles/sheet/sheet.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace loggia::puzzles {

/// An atom of a sheet, by its place in PuzzleSheet::atoms, and its value.
struct AtomValue {
    std::size_t atom = 0;
    bool value = false;

    friend bool operator==(const AtomValue&, const AtomValue&) = default;
};

/// One step of a deduction.
struct Inference {
    enum class Kind : std::uint8_t {
        assume,        ///< `conclusion`, to see that it cannot be
        answer,        ///< `conclusion`, which is somebody's answer, to see that it cannot be
        follow,        ///< `conclusion` from one statement or two, and `premises`
        contradiction, ///< one statement cannot hold with `premises`, or two cannot together
        conclude,      ///< `conclusion`, as the opposite cannot be
        refute,        ///< `premises`, which are answers, cannot all be
        recall,        ///< `conclusion` was deduced before
        enumerate,     ///< `conclusion`: all ways in which `statements` hold were tried
    };

    Kind kind = Kind::follow;
    std::vector<std::size_t> statements{}; ///< rising
    std::vector<AtomValue> premises{};     ///< what was known before and is needed
    AtomValue conclusion{};
};

/// What was deduced for somebody, and the figures whose answers that took for granted.
struct KnownFact {
    AtomValue fact;
    std::vector<std::size_t> figures;

    friend bool operator==(const KnownFact&, const KnownFact&) = default;
};

/// The next thing to deduce, and how.
struct Hint {
    std::vector<Inference> steps;        ///< the last one tells it; each is needed by a later one
    std::vector<std::size_t> statements; ///< of the steps, rising
    std::vector<AtomValue> premises;     ///< of the steps, those known before the first
    std::vector<KnownFact> facts;        ///< what is known after the last step
    std::vector<std::size_t> refuted;    ///< figures whose answers cannot be, all together
};

/// What is easiest to deduce of all that is not known, a sign as well as a room, and that the next
/// answer needs: first what one statement means by itself; then two that have at most three open
/// atoms; then what leads to a contradiction, by as few steps as possible; only where all of that
/// fails, `enumerate`. `answers` are taken to be right, and `known` was deduced before. Nothing
/// where no open figure is settled, and when stopped. Statements with more than 12 open atoms are
/// looked into by `enumerate` alone.
[[nodiscard]] std::optional<Hint> hint_for(const PuzzleSheet& sheet,
                                           const std::vector<FigureAnswer>& answers,
                                           const std::vector<KnownFact>& known,
                                           const Control& control = {});

/// Why answers are wrong, of which `check` says so: what has to be deduced before, then the answers
/// as an assumption up to the contradiction. Of `known` it uses what rests on no answer.
[[nodiscard]] std::optional<Hint> refutation_of(const PuzzleSheet& sheet,
                                                const std::vector<FigureAnswer>& answers,
                                                const AnswerCheck& check,
                                                const std::vector<KnownFact>& known,
                                                const Control& control = {});

/// By figure: the answer that is known.
[[nodiscard]] std::vector<FigureAnswer> known_answers(const PuzzleSheet& sheet,
                                                      const std::vector<KnownFact>& known);

} // namespace loggia::puzzles
