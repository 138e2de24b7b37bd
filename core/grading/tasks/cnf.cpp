// A formula that is handed in as the minimum CNF of a given function.
#include "core/base/number_text.hpp"
#include "core/base/scanner.hpp"
#include "core/grading/tasks/judging.hpp"
#include "core/grading/tasks/task_list.hpp"
#include "core/logic/alike_names.hpp"
#include "core/logic/expr.hpp"
#include "core/logic/lenient_spellings.hpp"
#include "core/logic/syntax.hpp"
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

/// A line without words such as `My answer:` at its beginning.
std::string_view without_label(std::string_view line) {
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos || line.substr(colon).starts_with(":="))
        return line;
    for (std::size_t at = 0; at < colon;) {
        const std::size_t length = line[at] == ' ' ? 1 : logic::lenient::word_character(line, at);
        if (length == 0)
            return line;
        at += length;
    }
    return line.substr(colon + 1);
}

/// A text without the `1)`, `2.` or `a)` that begins it.
std::string_view without_number(std::string_view text) {
    using logic::lenient::is_digit;
    std::size_t end = 0;
    while (end < text.size() && end < 2 && is_digit(text[end]))
        ++end;
    const bool is_letter = end == 0 && !text.empty() && logic::lenient::is_letter(text[0]);
    end += is_letter ? 1 : 0;
    if (end == 0 || end + 1 >= text.size() || text[0] == '0')
        return text;
    const bool is_number =
        text[end] == ')' || (text[end] == '.' && !is_letter && text[end + 1] == ' ');
    return is_number ? text.substr(end + 1) : text;
}

/// Whether a line has words alone, as the name of a person has, and one of them no letters of the
/// problem's.
bool is_name_line(std::string_view line, const std::vector<std::string>& inputs) {
    if (line.find_first_of("&|+*^!~'()=<>-\\") != std::string_view::npos)
        return false;
    bool is_name = false;
    for (const Word& word : words_of(line, " \t\r,.")) {
        std::size_t letters = 0;
        bool is_foreign = false;
        for (std::size_t at = 0; at < word.text.size(); ++letters) {
            const std::size_t length = logic::lenient::word_character(word.text, at);
            if (length == 0 || logic::lenient::is_digit(word.text[at]))
                return false;
            is_foreign = is_foreign || std::find(inputs.begin(), inputs.end(),
                                                 word.text.substr(at, length)) == inputs.end();
            at += length;
        }
        if (logic::lenient::keyword(word.text).end != 0 ||
            std::find(inputs.begin(), inputs.end(), word.text) != inputs.end())
            return false;
        is_name = is_name || (letters > 1 && is_foreign);
    }
    return is_name;
}

/// Whether quotation marks stand around all of a text that is more than a name.
bool is_quoted(std::string_view text) {
    return text.size() > 2 && text.front() == '"' && text.find('"', 1) == text.size() - 1 &&
           text.find_first_of("&|+*(") != std::string_view::npos;
}

/// The formula of a text without the name of its output, labels, numbers, comments and the name of
/// whoever handed it in on a line before it.
std::string formula_part(std::string_view text, const std::vector<std::string>& inputs) {
    std::string formula;
    bool has_begun = false;
    std::string before; // lines that may be names
    for (const std::string_view line : lines_of(text)) {
        if (line.starts_with('#') || line.starts_with('%') || line.starts_with("//"))
            continue;
        const std::string_view said = without_label(line);
        has_begun = has_begun || (said.find_first_not_of(" \t\r") != std::string_view::npos &&
                                  !is_name_line(said, inputs));
        (has_begun ? formula : before) += fmt::format("{}\n", said);
    }
    if (!has_begun)
        formula = std::move(before); // it is all there is
    formula.erase(0, formula.find_first_not_of(" \t\n"));
    formula.erase(0, formula.size() - without_number(formula).size());
    formula.erase(0, formula.find_first_not_of(" \t\n"));
    const std::size_t sign = formula.find('=');
    const bool names_output = sign != std::string::npos &&
                              formula.find('=', sign + 1) == std::string::npos &&
                              formula.find_first_of("<>!&|*+~-", 0) > sign &&
                              sign + 1 < formula.size() && formula[sign + 1] != '>';
    if (names_output)
        formula.erase(0, sign + 1);
    // A sentence may end in a full stop.
    while (!formula.empty() && (static_cast<unsigned char>(formula.back()) <= ' ' ||
                                formula.back() == ';' || formula.back() == '.'))
        formula.pop_back();
    if (is_quoted(formula))
        formula = formula.substr(1, formula.size() - 2);
    return formula;
}

/// A hand-in as a formula over the problem's inputs.
struct Answered {
    logic::Store store;
    logic::Expr root;
};

/// `read` gives the formula that a text is over a store.
template <class Read>
Result<Answered> answered_by(const Function& problem, std::string_view text, Read read) {
    Answered answer;
    for (const std::string& input : problem.inputs)
        answer.store.variable(input);
    const Result<logic::Expr> root = read(answer.store, text);
    if (!root)
        return tl::unexpected(root.error());
    std::vector<logic::Variable> inputs(problem.inputs.size());
    std::iota(inputs.begin(), inputs.end(), logic::Variable{0});
    answer.root = logic::in_words_of(answer.store, inputs, *root);
    for (const logic::Variable variable : logic::variables_of(answer.store, answer.root))
        if (variable >= inputs.size())
            return failure(fmt::format("it has the variable {}, which the problem does not have",
                                       answer.store.name(variable)));
    return answer;
}

Result<Answered> answered_of(const Function& problem, std::string_view text) {
    const std::string formula = formula_part(text, problem.inputs);
    auto answer = answered_by(problem, formula, [](logic::Store& store, std::string_view typed) {
        return logic::read_typed(store, typed);
    });
    if (answer || !std::all_of(problem.inputs.begin(), problem.inputs.end(),
                               [](const std::string& input) { return input.size() == 1; }))
        return answer;
    // In `ab` the inputs of the problem tell what ab is.
    auto product = answered_by(problem, formula, [](logic::Store& store, std::string_view typed) {
        return logic::read_lenient(store, typed, {.single_letters = true});
    });
    return product ? std::move(product) : std::move(answer);
}

std::string row_words(const Function& problem, std::uint64_t row) {
    std::string text;
    const std::size_t inputs = problem.inputs.size();
    for (std::size_t i = 0; i < inputs; ++i)
        text += fmt::format("{}{}={}", i == 0 ? "" : " ", problem.inputs[i],
                            row >> (inputs - 1 - i) & 1U);
    return text;
}

Result<void> judge_equivalence(const Function& problem, const Answered& answer, Judgement& result,
                               const Control& control) {
    std::vector<logic::Variable> order;
    for (std::size_t i = 0; i < problem.inputs.size(); ++i)
        order.push_back(static_cast<logic::Variable>(i));
    auto function = normal_forms::function_of(answer.store, answer.root, order,
                                              problem.outputs.front(), control);
    if (!function)
        return tl::unexpected(std::move(function.error()));
    const auto found = normal_forms::difference(problem, *function, control);
    if (!found)
        return tl::unexpected(found.error());
    result.passed = !*found;
    result.expected = "a formula that agrees with the problem on every row";
    if (*found) {
        const int right = (*found)->expected ? 1 : 0;
        result.expected =
            fmt::format("the value {} for {}", right, row_words(problem, (*found)->row));
        result.got = fmt::format("the value {}", 1 - right);
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
std::optional<CnfSize> cnf_size(const Answered& answer,
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
    result.got = counts_clauses ? counted(size.clauses, "clause")
                                : fmt::format("{} with {}", counted(size.clauses, "clause"),
                                              counted(size.literals, "literal"));
    if (!result.passed)
        result.why =
            clauses == 1 && counts_clauses
                ? fmt::format("Your CNF has {}; one is enough.", result.got)
                : fmt::format("Your CNF has {}; {} are enough.", result.got, result.expected);
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
    const auto answer = answered_of(*problem, *text);
    if (!answer) {
        // In detail once, where it is the check itself.
        result.why = value.check == cnf_readable
                         ? fmt::format("The formula is not understood: {}.", answer.error().message)
                         : std::string("The formula is not understood.");
        return result;
    }
    result.passed = true;
    if (value.check == cnf_readable)
        return result;
    const auto stopped = [&]() -> Result<Judgement> {
        Judgement none;
        none.stopped = true;
        return none;
    };
    if (value.check != cnf_form) {
        if (const auto judged = judge_equivalence(*problem, *answer, result, control); !judged) {
            if (control.stop_requested())
                return stopped();
            result.passed = false;
            result.why = fmt::format("The formula cannot be compared with the problem: {}.",
                                     judged.error().message);
        }
        if (value.check == cnf_equivalent)
            return result;
        if (!result.passed) {
            result.why = "The size counts only if the formula is equivalent to the problem.";
            return result;
        }
    }
    const auto form = written_form(answer->store, answer->root, problem->inputs, Form::cnf);
    const auto size = cnf_size(*answer, form);
    result.passed = size.has_value();
    if (!result.passed) {
        result.expected = "a conjunction of clauses, each a disjunction of literals";
        if (value.check != cnf_form)
            result.why = "The size counts only if the formula is in conjunctive normal form.";
        else
            result.why = form ? "The formula is a disjunctive normal form, not a conjunctive one."
                              : "The formula is not in conjunctive normal form: a clause may "
                                "contain only literals, each atom once.";
        return result;
    }
    if (value.check != cnf_form)
        judge_size(value.check, *size, value.arguments, result);
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
