// A model that is handed in for a Mace4 input.
#include "core/base/time_slice.hpp"
#include "core/grading/tasks/judging.hpp"
#include "core/grading/tasks/task_list.hpp"
#include "core/ladr/filters/evaluate.hpp"
#include "core/ladr/interpretation.hpp"
#include "core/ladr/mace_input.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <string>
#include <utility>

namespace loggia::grading {

namespace {

enum Mace4Check : std::size_t { mace4_readable, mace4_formulas };

constexpr const char* goals_name = "goals";
constexpr const char* hints_name = "hints";

/// "LIST FORMULA" of a case.
struct FormulaNumber {
    std::size_t list = 0;
    std::size_t member = 0;
};

Result<std::vector<Case>> mace4_cases(const CaseOrder& order, const Control& /*control*/) {
    if (!order.problem)
        return failure("the task mace4 needs --problem FILE, the input for Mace4");
    const auto input = ladr::read_mace(order.problem->text);
    if (!input)
        return tl::unexpected(input.error());
    if (input->arithmetic || input->integer_ring)
        return failure("models of inputs with arithmetic are not graded; translate the equations "
                       "into propositional logic first (translate --back)");
    std::vector<Case> cases{{mace4_readable, "the file", {*order.problem}, {}}};
    for (std::size_t list = 0; list < input->lists.size(); ++list) {
        const ladr::MaceList& each = input->lists[list];
        if (each.kind == ladr::MaceList::Kind::distinct)
            return failure("inputs with list(distinct) are not graded");
        if (each.name == hints_name)
            continue;
        for (std::size_t member = 0; member < each.members.size(); ++member)
            cases.push_back({mace4_formulas,
                             fmt::format("formula {} of {}", member + 1, each.name),
                             {*order.problem},
                             {std::to_string(list), std::to_string(member)}});
    }
    if (cases.size() == 1)
        return failure("the problem has no formulas");
    return cases;
}

std::size_t number_of(const std::string& text) {
    std::size_t number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

/// The interpretations of a text without what stands between them, such as names and greetings;
/// empty where one of them has no end.
std::string without_other_words(std::string_view text) {
    constexpr std::string_view begin = "interpretation(";
    constexpr std::string_view end = ").";
    std::string found;
    for (std::size_t at = text.find(begin); at != std::string_view::npos;
         at = text.find(begin, at)) {
        std::size_t last = text.find(end, at);
        if (last == std::string_view::npos || text.find(begin, at + 1) < last)
            return {};
        last += end.size();
        found += fmt::format("{}\n", text.substr(at, last - at));
        at = last;
    }
    return found;
}

Result<std::vector<ladr::Interpretation>> read_models(std::string_view text) {
    constexpr std::size_t most_models = 1000;
    std::vector<ladr::Interpretation> models;
    const auto read = ladr::read_interpretations(text, [&](ladr::Interpretation model) {
        models.push_back(std::move(model));
        return models.size() < most_models;
    });
    if (!read)
        return tl::unexpected(read.error());
    return models;
}

/// The interpretations of a hand-in, or what is wrong with it.
Result<std::vector<ladr::Interpretation>> models_of(const Trial& trial) {
    const auto text = trial.read("");
    if (!text)
        return tl::unexpected(text.error());
    auto read = read_models(*text);
    if (!read)
        if (const std::string alone = without_other_words(*text); !alone.empty())
            if (auto models = read_models(alone))
                read = std::move(models);
    if (!read)
        return tl::unexpected(
            read.error().span
                ? Error{fmt::format("line {}: {}", read.error().span->line, read.error().message)}
                : read.error());
    if (read->empty())
        return failure("there is no interpretation in it");
    return read;
}

/// "for x = 2, y = 1 the left side is 0, the right side 1"; empty where there is nothing to tell.
std::string counterexample_text(const ladr::Evaluator::Counterexample& found) {
    std::string values;
    for (const auto& [variable, value] : found.values)
        values += fmt::format("{}{} = {}", values.empty() ? "" : ", ", variable, value);
    if (!found.sides)
        return values.empty() ? values : fmt::format("for {}", values);
    const auto [left, right] = *found.sides;
    if (left == right)
        return values.empty() ? fmt::format("both sides are {}", left)
                              : fmt::format("for {} both sides are {}", values, left);
    return values.empty()
               ? fmt::format("the left side is {}, the right side {}", left, right)
               : fmt::format("for {} the left side is {}, the right side {}", values, left, right);
}

/// A formula of an input in one line, without its full stop.
std::string formula_text(const ladr::MaceInput& input, ladr::MaceList::Place place) {
    std::string text;
    for (const std::string_view line :
         lines_of(std::string_view(input.text).substr(place.begin, place.end - place.begin))) {
        const std::size_t begin = std::min(line.find_first_not_of(" \t"), line.size());
        text += fmt::format("{}{}", text.empty() ? "" : " ", line.substr(begin));
    }
    if (text.ends_with('.'))
        text.pop_back();
    while (!text.empty() && static_cast<unsigned char>(text.back()) <= ' ')
        text.pop_back();
    return text;
}

Result<Judgement> judge_formula(const ladr::MaceInput& input, const FormulaNumber& which,
                                const std::vector<ladr::Interpretation>& models,
                                const Control& control) {
    Judgement result;
    const ladr::MaceList& list = input.lists.at(which.list);
    const std::string formula = formula_text(input, list.places.at(which.member));
    const bool is_goal = list.name == goals_name;
    result.expected = fmt::format("{} is {}", formula, is_goal ? "false" : "true");
    const TimeSlice slice(control, most_judging);
    for (std::size_t i = 0; result.why.empty() && i < models.size(); ++i) {
        const Control sliced = slice.control();
        ladr::Evaluator evaluator(input, models[i], sliced);
        const auto holds = evaluator.is_true(list.members.at(which.member));
        if (control.stop_requested()) {
            result.stopped = true;
            return result;
        }
        const std::string name =
            models.size() == 1 ? "The interpretation" : fmt::format("Interpretation {}", i + 1);
        if (!holds) {
            result.why = fmt::format("{} cannot be evaluated: {}.", name, holds.error().message);
        } else if (*holds && is_goal) {
            result.got = fmt::format("{} is true", formula);
            result.why = fmt::format(
                "{} makes {} true, but a goal must be false in a counterexample.", name, formula);
        } else if (!*holds && !is_goal) {
            const std::string where = counterexample_text(evaluator.counterexample());
            result.got = fmt::format("{} is false{}{}", formula, where.empty() ? "" : "\n", where);
            result.why = where.empty()
                             ? fmt::format("{} makes {} false.", name, formula)
                             : fmt::format("{} makes {} false: {}.", name, formula, where);
        }
    }
    result.passed = result.why.empty();
    return result;
}

Result<Judgement> judge_mace4(const Case& value, const Trial& trial, const Control& control) {
    const auto input = ladr::read_mace(value.files.front().text);
    if (!input)
        return tl::unexpected(input.error());
    const auto models = models_of(trial);
    if (!models) {
        Judgement result;
        result.expected = "one or more interpretations, as Mace4 or interpformat print them";
        result.why = fmt::format("The model is not understood: {}.", models.error().message);
        return result;
    }
    if (value.check == mace4_readable) {
        Judgement result;
        result.passed = true;
        return result;
    }
    return judge_formula(*input,
                         {number_of(value.arguments.at(0)), number_of(value.arguments.at(1))},
                         *models, control);
}

} // namespace

Task mace4_task() {
    Task task;
    task.id = "mace4";
    task.title = "Models for Mace4";
    task.summary = "A file with models of the problem, as Mace4 or interpformat prints them.";
    task.takes_problem = true;
    task.needs_problem = true;
    task.checks = {
        {"readable", "The file is understood", 10},
        {"formulas", "Each formula has the right value", 40, true},
    };
    task.cases = mace4_cases;
    task.judge = judge_mace4;
    return task;
}

} // namespace loggia::grading
