// A formula that is handed in as the minimum CNF of a given function.
#include "core/base/number_text.hpp"
#include "core/grading/tasks/formula_answer.hpp"
#include "core/grading/tasks/judging.hpp"
#include "core/grading/tasks/task_list.hpp"
#include "core/logic/expr.hpp"
#include "core/logic/notation.hpp"
#include "core/normal_forms/exercises/exercise.hpp"
#include "core/normal_forms/formats/read.hpp"
#include "core/normal_forms/formats/write.hpp"
#include "core/normal_forms/minimize/form_review.hpp"
#include "core/normal_forms/minimize/minimize.hpp"
#include "core/normal_forms/minimize/verify.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <numeric>
#include <optional>
#include <string>
#include <utility>

namespace loggia::grading {

namespace {

using namespace std::string_literals;
using normal_forms::Form;
using normal_forms::Function;

enum CnfCheck : std::size_t { cnf_readable, cnf_equivalent, cnf_form, cnf_clauses, cnf_literals };

/// The problem's function and, as arguments, the size of its minimum CNF, so that it is computed
/// once for a class.
Result<std::vector<Case>> cnf_cases(const CaseOrder& order, const Control& control) {
    std::string text;
    if (order.problem) {
        text = order.problem->text;
    } else {
        const auto exercise = normal_forms::make_exercise({.seed = order.seed}, control);
        if (!exercise)
            return tl::unexpected(exercise.error());
        auto written = normal_forms::write_form(exercise->function, Form::dnf,
                                                exercise->function.on, normal_forms::Format::ascii);
        if (!written)
            return tl::unexpected(std::move(written.error()));
        text = *std::move(written);
    }
    const auto function =
        normal_forms::read_function(text, normal_forms::Syntax::automatic, control);
    if (!function)
        return tl::unexpected(function.error());
    if (function->outputs.size() != 1)
        return failure("the problem must be a function with one output");
    constexpr std::uint64_t work = 2'000'000'000; // some seconds
    const auto minimum =
        normal_forms::minimize(*function, {.form = Form::cnf, .work = work}, control);
    if (!minimum)
        return tl::unexpected(minimum.error());
    std::vector<Case> cases;
    for (const std::size_t check :
         {cnf_readable, cnf_equivalent, cnf_form, cnf_clauses, cnf_literals})
        cases.push_back(
            {check,
             "the problem",
             {{"problem.txt", text}},
             {std::to_string(minimum->terms.upper), std::to_string(minimum->literals.upper)}});
    return cases;
}

/// The function of a formula over the problem's inputs.
Result<Function> function_of(const Function& problem, const AnsweredFormula& answer,
                             const Control& control) {
    std::vector<logic::Variable> order;
    for (std::size_t i = 0; i < problem.inputs.size(); ++i)
        order.push_back(static_cast<logic::Variable>(i));
    return normal_forms::function_of(answer.store, answer.root, order, problem.outputs.front(),
                                     control);
}

/// Whether a formula agrees with a problem of a size at which that is soon known.
bool is_equivalent(const Function& problem, const AnsweredFormula& answer, const Control& control) {
    constexpr std::size_t most_inputs = 12;
    if (problem.inputs.size() > most_inputs)
        return false;
    const auto function = function_of(problem, answer, control);
    if (!function)
        return false;
    const auto found = normal_forms::difference(problem, *function, control);
    return found && !*found;
}

/// Whether a formula is one for the problem, but no CNF: that is an answer, also where it is one
/// clause, which may have the problem's own terms.
bool is_problem(const Function& problem, const AnsweredFormula& answer, const Control& control) {
    const auto form =
        normal_forms::written_form(answer.store, answer.root, problem.inputs, Form::cnf);
    const bool is_constant = answer.store.kind(answer.root) == logic::Kind::constant;
    if (is_constant || (form && form->form == Form::cnf))
        return false;
    return (form && std::is_permutation(form->cover.cubes.begin(), form->cover.cubes.end(),
                                        problem.on.cubes.begin(), problem.on.cubes.end())) ||
           is_equivalent(problem, answer, control);
}

/// Whether a formula is one clause that is true wherever a problem is, and not only there.
bool is_clause(const Function& problem, const AnsweredFormula& answer, const Control& control) {
    const auto form =
        normal_forms::written_form(answer.store, answer.root, problem.inputs, Form::cnf);
    if (!form || form->form != Form::cnf || form->cover.cubes.size() != 1)
        return false;
    const normal_forms::Cube& false_rows = form->cover.cubes.front();
    return std::none_of(problem.on.cubes.begin(), problem.on.cubes.end(),
                        [&](const normal_forms::Cube& cube) { return cube.meets(false_rows); }) &&
           !is_equivalent(problem, answer, control);
}

std::string row_words(const Function& problem, std::uint64_t row) {
    std::string text;
    const std::size_t inputs = problem.inputs.size();
    for (std::size_t i = 0; i < inputs; ++i)
        text += fmt::format("{}{}={}", i == 0 ? "" : " ", problem.inputs[i],
                            row >> (inputs - 1 - i) & 1U);
    return text;
}

/// What explains a wrong formula in which ^ was meant as an and.
std::string hint_at_caret(std::string_view text, const AnsweredFormula& answer) {
    const std::vector<logic::Expr> parts = logic::postorder(answer.store, answer.root);
    const bool has_parity = std::any_of(parts.begin(), parts.end(), [&](logic::Expr part) {
        return answer.store.kind(part) == logic::Kind::parity;
    });
    return has_parity && text.find('^') != std::string_view::npos
               ? " Loggia reads ^ as exclusive or; write & for and."
               : "";
}

Result<void> judge_equivalence(const Function& problem, const AnsweredFormula& answer,
                               Judgement& result, const Control& control) {
    auto function = function_of(problem, answer, control);
    if (!function)
        return tl::unexpected(std::move(function.error()));
    const auto found = normal_forms::difference(problem, *function, control);
    if (!found)
        return tl::unexpected(found.error());
    result.passed = !*found;
    result.expected = "a formula that agrees with the problem on every row";
    if (*found) {
        const int right = (*found)->expected ? 1 : 0;
        result.expected = fmt::format("a formula with the value {} for {}", right,
                                      row_words(problem, (*found)->row));
        result.why = fmt::format(
            "Your formula is not equivalent to the problem: for {} the problem is {} and your "
            "formula is {}.",
            row_words(problem, (*found)->row), right, 1 - right);
    }
    return {};
}

/// The size of a CNF as it is written: a literal that is there twice counts twice.
struct CnfSize {
    std::uint64_t clauses = 0;
    std::uint64_t literals = 0;
};

/// Nothing if the formula is not in conjunctive normal form; `form` is what it is written as.
std::optional<CnfSize> cnf_size(const AnsweredFormula& answer,
                                const std::optional<normal_forms::WrittenForm>& form) {
    // 1 is the CNF without clauses, 0 the one whose only clause is empty.
    if (answer.store.kind(answer.root) == logic::Kind::constant)
        return CnfSize{answer.store.value_of(answer.root) ? std::uint64_t{0} : 1, 0};
    if (!form || form->form != Form::cnf)
        return std::nullopt;
    return CnfSize{form->cover.terms(), form->cover.literals() + form->repeated};
}

/// Compares the size of the form with the minimum; `wanted` are its clauses and literals.
void judge_size(std::size_t check, const CnfSize& size, const std::vector<std::string>& wanted,
                Judgement& result) {
    const auto number = [&](std::size_t i) {
        std::uint64_t least = 0;
        std::from_chars(wanted.at(i).data(), wanted.at(i).data() + wanted.at(i).size(), least);
        return least;
    };
    const std::uint64_t clauses = number(0);
    const std::uint64_t literals = number(1);
    const bool counts_clauses = check == cnf_clauses;
    result.passed = size.clauses <= clauses && (counts_clauses || size.literals <= literals);
    result.expected = counts_clauses ? counted(clauses, "clause")
                                     : fmt::format("{} with {}", counted(clauses, "clause"),
                                                   counted(literals, "literal"));
    const std::string written = counts_clauses
                                    ? counted(size.clauses, "clause")
                                    : fmt::format("{} with {}", counted(size.clauses, "clause"),
                                                  counted(size.literals, "literal"));
    if (!result.passed)
        result.why = clauses == 1 && counts_clauses
                         ? fmt::format("Your CNF has {}; one is enough.", written)
                         : fmt::format("Your CNF has {}; {} are enough.", written, result.expected);
}

/// Tells which formula was found in a hand-in, so that whoever grades can check it; nothing where
/// the line would be too long.
std::string graded_line(const AnsweredFormula& answer) {
    constexpr std::size_t longest = 10'000;
    const auto written = logic::print(answer.store, answer.root, logic::notations::ascii, longest);
    return written ? fmt::format("Graded: {}\n", *written) : std::string();
}

/// Whether a text has several lines, other than empty ones.
bool has_lines(std::string_view text) {
    const auto lines = lines_of(text);
    return lines.size() >
           1 + static_cast<std::size_t>(std::count_if(lines.begin(), lines.end(), is_blank_line));
}

/// What a formula is judged by.
struct CnfQuestion {
    const Function& problem;
    std::size_t check;
    const std::vector<std::string>& minimum; ///< clauses and literals
    std::string_view text;                   ///< as it was handed in
};

/// Judges whether the formula is one for the problem; the size counts only if it is. Fails where it
/// was stopped.
Result<void> judge_function(const CnfQuestion& question, const AnsweredFormula& answer,
                            Judgement& result, const Control& control) {
    if (const auto judged = judge_equivalence(question.problem, answer, result, control); !judged) {
        if (control.stop_requested())
            return tl::unexpected(judged.error());
        result.passed = false;
        result.why = fmt::format("The formula cannot be compared with the problem: {}.",
                                 judged.error().message);
    }
    if (!result.passed && question.check == cnf_equivalent)
        result.why += hint_at_caret(question.text, answer);
    else if (!result.passed)
        result.why = "The size counts only if the formula is equivalent to the problem.";
    return {};
}

/// Judges whether the formula is in conjunctive normal form, and its size where that is asked for.
void judge_form(const CnfQuestion& question, const AnsweredFormula& answer, Judgement& result) {
    const auto form = written_form(answer.store, answer.root, question.problem.inputs, Form::cnf);
    const auto size = cnf_size(answer, form);
    result.passed = size.has_value();
    if (size && question.check != cnf_form)
        return judge_size(question.check, *size, question.minimum, result);
    if (size)
        return;
    result.expected = "a conjunction of clauses, each a disjunction of literals";
    if (question.check != cnf_form)
        result.why = "The size counts only if the formula is in conjunctive normal form.";
    else
        result.why = form ? "The formula is a disjunctive normal form, not a conjunctive one."s
                          : "The formula is not in conjunctive normal form: a clause may "
                            "contain only literals, each atom once." +
                                hint_at_caret(question.text, answer);
}

Result<Judgement> judge_cnf(const Case& value, const Trial& trial, const Control& control) {
    const auto problem = normal_forms::read_function(value.files.front().text,
                                                     normal_forms::Syntax::automatic, control);
    if (!problem)
        return tl::unexpected(problem.error());
    Judgement result;
    result.expected = "a file with one formula in conjunctive normal form";
    const auto text = trial.read("");
    if (!text) {
        result.why = fmt::format("The hand-in cannot be read: {}.", text.error().message);
        return result;
    }
    constexpr std::size_t most_lines = 20;
    result.got = first_lines(*text, most_lines);
    const auto answer = formula_answer(
        *text, problem->inputs,
        {[&](const auto& formula) { return is_problem(*problem, formula, control); },
         [&](const auto& formula) { return is_equivalent(*problem, formula, control); },
         [&](const auto& formula) { return is_clause(*problem, formula, control); }});
    Judgement stopped;
    stopped.stopped = true;
    if (control.stop_requested())
        return stopped;
    if (!answer) {
        // In detail once, where it is the check itself.
        result.why = value.check == cnf_readable
                         ? fmt::format("The formula is not understood: {}.", answer.error().message)
                         : std::string("The formula is not understood.");
        return result;
    }
    const CnfQuestion question{*problem, value.check, value.arguments, *text};
    const bool asks_function = value.check != cnf_readable && value.check != cnf_form;
    const bool asks_form = value.check != cnf_readable && value.check != cnf_equivalent;
    result.passed = true;
    std::string graded = graded_line(*answer);
    if (value.check == cnf_readable)
        result.information = std::move(graded);
    else if (has_lines(*text) && !graded.empty())
        result.got = std::move(graded);
    if (asks_function && !judge_function(question, *answer, result, control))
        return stopped;
    if (asks_form && result.passed)
        judge_form(question, *answer, result);
    return result;
}

} // namespace

Task cnf_task() {
    Task task;
    task.id = "cnf";
    task.title = "Minimum CNF";
    task.summary = "A formula in conjunctive normal form with as few clauses, and then as few "
                   "literals, as the problem allows.";
    task.takes_problem = true;
    task.checks = {
        {"readable", "The formula is understood", 5},
        {"equivalent", "Equivalent to the problem", 20},
        {"form", "In conjunctive normal form", 5},
        {"clauses", "Fewest clauses", 10},
        {"literals", "Fewest clauses, then fewest literals", 10},
    };
    task.cases = cnf_cases;
    task.judge = judge_cnf;
    return task;
}

} // namespace loggia::grading
