#include "core/gf2/board_state.hpp"
#include "core/gf2/derivation.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace loggia::gf2 {

std::vector<std::pair<int, Polynomial>> values_by_name(const Derivation& derivation) {
    auto values = derivation.solution.values;
    const auto name = [&](const auto& value) -> const std::string& {
        return derivation.names[static_cast<std::size_t>(value.first)];
    };
    std::sort(values.begin(), values.end(),
              [&](const auto& a, const auto& b) { return name(a) < name(b); });
    return values;
}

std::string result_text(const Derivation& derivation) {
    const SystemSolution& solution = derivation.solution;
    const AlgebraNotation notation{derivation.names};
    if (!solution.consistent)
        return "There is no solution.\n";
    std::string text;
    for (const auto& [v, value] : values_by_name(derivation))
        text += fmt::format("{} = {}\n", derivation.names[static_cast<std::size_t>(v)],
                            sum_text(value, notation));
    for (const Polynomial& p : solution.rest)
        text += equation_text(written(p), {}, notation) + '\n';
    if (!solution.complete)
        text += "Stopped before the system was solved.\n";
    return text;
}

std::string derivation_text(const Derivation& derivation) {
    BoardState state(derivation, {derivation.names});
    std::string text;
    for (const BoardState::Line& line : state.lines())
        text += fmt::format("({}) {}\n", line.equation + 1, state.text_of(line));
    for (const AlgebraStep& step : derivation.solution.steps) {
        state.apply(step);
        const std::string phrase = phrase_of(step, state.notation());
        text += phrase.empty() ? to_text(step, derivation.names)
                               : fmt::format("({}) {}, {}", step.equation + 1,
                                             state.text_of(state.line_of(step.equation)), phrase);
        text += '\n';
    }
    return fmt::format("{}{}{}", text, text.empty() ? "" : "\n", result_text(derivation));
}

} // namespace loggia::gf2
