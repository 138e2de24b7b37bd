#include "core/gf2/board_state.hpp"

#include <algorithm>
#include <utility>

namespace loggia::gf2 {

BoardState::BoardState(const Derivation& derivation, AlgebraNotation notation)
    : notation_(std::move(notation)) {
    for (std::size_t i = 0; i < derivation.equations.size(); ++i) {
        Line& line = line_of(i);
        line.terms = written(derivation.equations[i]);
        line.head = derivation.defined[i];
    }
}

BoardState::Line& BoardState::line_of(std::size_t equation) {
    if (places_.size() <= equation)
        places_.resize(equation + 1, none);
    if (places_[equation] == none) {
        places_[equation] = lines_.size();
        lines_.push_back({});
        lines_.back().equation = equation;
    }
    return lines_[places_[equation]];
}

std::string BoardState::text_of(const Line& line) const {
    const std::vector<int> head{line.head};
    if (line.head < 0 || std::find(line.terms.begin(), line.terms.end(), head) == line.terms.end())
        return equation_text(line.terms, line.put_in, notation_);
    WrittenSum rest = line.terms;
    rest.erase(std::find(rest.begin(), rest.end(), head));
    return notation_.names[static_cast<std::size_t>(line.head)] + " = " +
           sum_text(rest, line.put_in, notation_);
}

std::vector<std::string> BoardState::values() const {
    std::vector<std::string> texts;
    for (const Value& value : values_)
        texts.push_back(value.line == none
                            ? notation_.names[static_cast<std::size_t>(value.variable)] +
                                  (value.is_one ? " = 1" : " = 0")
                            : text_of(lines_[value.line]));
    return texts;
}

void BoardState::apply(const AlgebraStep& step) {
    using Reason = AlgebraStep::Reason;
    Line& line = line_of(step.equation);
    switch (step.reason) {
    case Reason::solved:
        line.terms = written(step.value);
        line.terms.push_back({step.variable});
        line.head = step.variable;
        line.value = true;
        values_.push_back({step.variable, false, places_[step.equation]});
        return;
    case Reason::forced:
        values_.push_back({step.variable, step.value.is_one(), none});
        return;
    case Reason::drop:
    case Reason::implied:
        line.dropped = true;
        return;
    case Reason::given:
    case Reason::substitute:
    case Reason::expand:
    case Reason::idempotent:
    case Reason::cancel:
    case Reason::combine:
    case Reason::zeros:
    case Reason::contradiction:
        break;
    }
    line.terms = step.terms;
    line.put_in = step.value;
}

} // namespace loggia::gf2
