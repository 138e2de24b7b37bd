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
        follow,        ///< `conclusion` from `statement` and `premises`
        contradiction, ///< `statement` cannot hold with `premises`
        conclude,      ///< `conclusion`, as the opposite cannot be, or by all that was found
        enumerate,     ///< `conclusion`: all ways in which `statements` hold were tried
    };

    Kind kind = Kind::follow;
    std::optional<std::size_t> statement;
    std::vector<AtomValue> premises; ///< of the statement's atoms, those known before
    AtomValue conclusion{};
    std::vector<std::size_t> statements{}; ///< of `enumerate`
};

/// Why a hint's answer is right, one inference at a time: what each statement alone settles of what
/// is known, if that suffices, or else the assumption of the opposite up to a statement that cannot
/// hold; where that does not suffice either, `enumerate`. The last step tells the answer. Each step
/// is needed by a later one. Statements of more than 16 atoms that are open are not looked into.
[[nodiscard]] std::vector<Inference> inferences_for(const PuzzleSheet& sheet,
                                                    const std::vector<FigureAnswer>& answers,
                                                    const AnswerHint& hint,
                                                    const Control& control = {});

} // namespace loggia::puzzles
