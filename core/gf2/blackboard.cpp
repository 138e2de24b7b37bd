#include "core/gf2/board_state.hpp"
#include "core/gf2/derivation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

namespace loggia::gf2 {

namespace {

/// Why a step may be taken.
struct StepGround {
    std::string reason;
    std::string rule;
};

/// What nobody reads to its end is cut.
std::string cut_equation(std::string text) {
    constexpr std::size_t most = 2000;
    if (text.size() <= most)
        return text;
    const std::size_t plus = text.rfind(" + ", most);
    text.resize(plus == std::string::npos ? most : plus);
    return text + " + ...";
}

bool has_put_in(const BoardState::Line& line) {
    return std::any_of(line.terms.begin(), line.terms.end(), [](const auto& factors) {
        return std::find(factors.begin(), factors.end(), -1) != factors.end();
    });
}

StepGround ground_of_expansion(const BoardState::Line& before) {
    const bool product =
        std::any_of(before.terms.begin(), before.terms.end(), [](const auto& term) {
            return term.size() > 1 && std::find(term.begin(), term.end(), -1) != term.end();
        });
    if (before.put_in.is_zero())
        return {product ? "A product with a factor 0 is 0, and adding 0 changes nothing."
                        : "0 adds nothing.",
                product ? "0*x = 0" : "0 + x = x"};
    if (product && before.put_in.is_one())
        return {"A factor of 1 changes nothing.", "1*x = x"};
    if (product)
        return {before.put_in.terms().size() > 1
                    ? "Multiply out."
                    : "Remove the brackets (multiplication is associative).",
                before.put_in.terms().size() > 1 ? "x*(y + z) = x*y + x*z" : ""};
    return {"Remove the brackets (addition is associative).", ""};
}

StepGround ground_of_cancelling(const BoardState::Line& before, const AlgebraNotation& notation) {
    constexpr std::size_t most_named = 4;
    if (has_put_in(before))
        return {"Multiply out; equal factors count once, and equal terms cancel.",
                "x*x = x, x + x = 0"};
    std::map<std::vector<int>, std::size_t> counts;
    std::vector<std::vector<int>> twice;
    for (const auto& term : before.terms)
        if (++counts[term] == 2)
            twice.push_back(term);
    if (twice.empty() || twice.size() > most_named)
        return {"Equal terms cancel in pairs.", "x + x = 0"};
    std::string names;
    for (std::size_t i = 0; i < twice.size(); ++i)
        names += (i == 0                  ? ""
                  : i + 1 == twice.size() ? " and "
                                          : ", ") +
                 sum_text({twice[i]}, {}, notation);
    if (twice.size() == 1)
        return {fmt::format("{0} + {0} = 0: equal terms cancel.", names), "x + x = 0"};
    return {fmt::format("{} occur twice, so they cancel.", names), "x + x = 0"};
}

StepGround ground_of_value(const AlgebraStep& step, const BoardState::Line& before,
                           const AlgebraNotation& notation) {
    const std::string& name = notation.names[static_cast<std::size_t>(step.variable)];
    const std::size_t number = step.equation + 1;
    if (step.value.terms().size() <= 1 && step.value.degree() == 0)
        return {fmt::format("({}) gives the value of {}.", number, name), ""};
    if (before.head == step.variable)
        return {
            fmt::format("({}) expresses {}: substitute it for {} everywhere.", number, name, name),
            ""};
    return {fmt::format("Solve ({}) for {}: it equals the sum of the other terms.", number, name),
            "x + y = 0 means x = y"};
}

StepGround ground_of_combination(const AlgebraStep& step, const BoardState::Line& before,
                                 const AlgebraNotation& notation) {
    const std::size_t number = step.equation + 1;
    if (step.by != step.equation)
        return {fmt::format("Add ({}){} to ({}) to make it shorter.", step.by + 1,
                            step.value.is_one() ? ""
                                                : ", times " + sum_text(step.value, notation) + ",",
                            number),
                "x = 0 and y = 0 give x + z*y = 0"};
    if (before.value)
        return {"Rewrite it with the remaining equations.", ""};
    return {fmt::format("({}) is a sum of multiples of the remaining equations and simplifies them "
                        "(Gröbner basis).",
                        number),
            "x = 0 and y = 0 give u*x + v*y = 0"};
}

StepGround ground_of(const AlgebraStep& step, const BoardState::Line& before,
                     const AlgebraNotation& notation) {
    using Reason = AlgebraStep::Reason;
    constexpr std::size_t most_said = 6; // terms
    const std::size_t number = step.equation + 1;
    switch (step.reason) {
    case Reason::given:
        break;
    case Reason::substitute: {
        const std::string& name = notation.names[static_cast<std::size_t>(step.variable)];
        const std::string what = step.value.terms().size() > most_said
                                     ? name
                                     : name + " = " + sum_text(step.value, notation);
        // A value that an equation forces goes back into what is left of it.
        if (step.by == step.equation)
            return {fmt::format("Substitute {} into ({}).", what, number), ""};
        return {fmt::format("Substitute {} from ({}) into ({}).", what, step.by + 1, number), ""};
    }
    case Reason::expand:
        return ground_of_expansion(before);
    case Reason::idempotent:
        return {"A repeated factor counts once (xx = x).", "x*x = x"};
    case Reason::cancel:
        return ground_of_cancelling(before, notation);
    case Reason::solved:
        return ground_of_value(step, before, notation);
    case Reason::forced:
        return {fmt::format("Factor ({}): {}. A product is 1 only if each factor is 1, so {} = {}.",
                            number, cut_equation(factors_text(step, notation)),
                            notation.names[static_cast<std::size_t>(step.variable)],
                            step.value.is_one() ? 1 : 0),
                "x*y = 1 means x = 1 and y = 1"};
    case Reason::combine:
        return ground_of_combination(step, before, notation);
    case Reason::zeros:
        return {"All solutions of the remaining equations have this in common (checked by trying "
                "all values).",
                ""};
    case Reason::drop:
        return {fmt::format("({}) has become 0 = 0, which is always true. Delete it.", number), ""};
    case Reason::implied:
        return {fmt::format("({}) follows from the others. Delete it.", number), ""};
    case Reason::contradiction:
        return {fmt::format("({}) has become 0 = 1, which is never true: there is no solution.",
                            number),
                ""};
    }
    return {};
}

/// Tidying up the equation that the step before changed, or saying what it has become.
bool goes_with(const AlgebraStep& step, const AlgebraStep& before) {
    using Reason = AlgebraStep::Reason;
    switch (step.reason) {
    case Reason::expand:
    case Reason::idempotent:
    case Reason::cancel:
    case Reason::drop:
    case Reason::contradiction:
        return step.equation == before.equation && before.reason != Reason::forced;
    default:
        return false;
    }
}

/// What the last steps did, gathered while they are applied.
struct Changes {
    std::map<std::size_t, std::string> before; ///< by equation that was changed
    std::vector<std::size_t> used;
    std::vector<std::string> reasons;
    std::vector<std::string> rules;

    void take(const AlgebraStep& step, BoardState& state, std::size_t given) {
        const BoardState::Line line = state.line_of(step.equation);
        const bool is_there = !line.terms.empty() || line.equation < given;
        if (step.reason != AlgebraStep::Reason::forced)
            before.emplace(step.equation, is_there ? state.text_of(line) : std::string());
        used.push_back(step.by);
        StepGround ground = ground_of(step, line, state.notation());
        add_new(reasons, std::move(ground.reason));
        add_new(rules, std::move(ground.rule));
    }

private:
    static void add_new(std::vector<std::string>& list, std::string text) {
        if (!text.empty() && std::find(list.begin(), list.end(), text) == list.end())
            list.push_back(std::move(text));
    }
};

} // namespace

Blackboard blackboard(const Derivation& derivation, std::size_t steps,
                      std::optional<std::size_t> from) {
    const auto& all = derivation.solution.steps;
    steps = std::min(steps, all.size());
    const std::size_t first = std::min(from.value_or(steps > 0 ? steps - 1 : 0), steps);
    BoardState state(derivation, {derivation.names});
    Blackboard board;
    Changes changes;
    for (std::size_t i = 0; i < steps; ++i) {
        if (i >= first)
            changes.take(all[i], state, derivation.equations.size());
        state.apply(all[i]);
    }
    board.reason = fmt::format("{}", fmt::join(changes.reasons, " "));
    board.rule = fmt::format("{}", fmt::join(changes.rules, ", "));
    for (const BoardState::Line& line : state.lines()) {
        Blackboard::Line shown;
        shown.text = cut_equation(state.text_of(line));
        shown.equation = line.equation;
        shown.done = line.value || line.dropped;
        const auto before = changes.before.find(line.equation);
        shown.changed = before != changes.before.end();
        shown.used = !shown.changed && std::find(changes.used.begin(), changes.used.end(),
                                                 line.equation) != changes.used.end();
        if (shown.changed && !before->second.empty() && before->second != shown.text)
            shown.before = cut_equation(before->second);
        board.lines.push_back(std::move(shown));
    }
    for (std::string& value : state.values())
        board.values.push_back(cut_equation(std::move(value)));
    return board;
}

std::vector<std::size_t> step_groups(const Derivation& derivation) {
    const auto& all = derivation.solution.steps;
    std::vector<std::size_t> ends;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (i + 1 == all.size() || !goes_with(all[i + 1], all[i]))
            ends.push_back(i + 1);
    return ends;
}

std::vector<PastGroup> past_groups(const Derivation& derivation) {
    const auto& all = derivation.solution.steps;
    BoardState state(derivation, {derivation.names});
    std::vector<PastGroup> groups;
    std::size_t i = 0;
    for (const std::size_t end : step_groups(derivation)) {
        PastGroup group;
        group.end = end;
        const BoardState::Line line = state.line_of(all[i].equation);
        group.reason = ground_of(all[i], line, state.notation()).reason;
        for (; i < end; ++i)
            state.apply(all[i]);
        const AlgebraStep& last = all[end - 1];
        if (last.reason == AlgebraStep::Reason::forced)
            group.result =
                fmt::format("{} = {}", derivation.names[static_cast<std::size_t>(last.variable)],
                            last.value.is_one() ? 1 : 0);
        else
            group.result = fmt::format("({}) {}", last.equation + 1,
                                       cut_equation(state.text_of(state.line_of(last.equation))));
        groups.push_back(std::move(group));
    }
    return groups;
}

} // namespace loggia::gf2
