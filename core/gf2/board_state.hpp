#pragma once

#include "core/gf2/algebra_steps.hpp"
#include "core/gf2/derivation.hpp"

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace loggia::gf2 {

/// The blackboard while one goes through a derivation, step by step.
class BoardState {
public:
    struct Line {
        WrittenSum terms;
        Polynomial put_in; ///< for factors -1 of the terms
        std::size_t equation;
        int head = -1;      ///< the variable that is written alone on the left; -1: none
        bool value = false; ///< says what `head` is, and is done with
        bool dropped = false;
    };

    BoardState(const Derivation& derivation, AlgebraNotation notation);

    [[nodiscard]] const std::vector<Line>& lines() const { return lines_; }
    [[nodiscard]] const AlgebraNotation& notation() const { return notation_; }
    /// The line of an equation; makes it where there is none.
    [[nodiscard]] Line& line_of(std::size_t equation);
    [[nodiscard]] std::string text_of(const Line& line) const;
    /// In the order in which they were found.
    [[nodiscard]] std::vector<std::string> values() const;
    /// Takes the next step.
    void apply(const AlgebraStep& step);

private:
    struct Value {
        int variable;
        bool is_one;      ///< of a variable that was forced
        std::size_t line; ///< what tells the value of one that was not; none: forced
    };
    static constexpr std::size_t none = static_cast<std::size_t>(-1);

    AlgebraNotation notation_;
    std::vector<Line> lines_;
    std::vector<std::size_t> places_; ///< of lines, by equation
    std::vector<Value> values_;
};

/// What the solution has values for, in the order of the names.
[[nodiscard]] std::vector<std::pair<int, Polynomial>> values_by_name(const Derivation& derivation);

} // namespace loggia::gf2
