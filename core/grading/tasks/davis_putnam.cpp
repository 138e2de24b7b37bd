// The assignment's Davis-Putnam program: clauses in, a satisfying assignment or none out.
#include "core/base/number_text.hpp"
#include "core/grading/tasks/judging.hpp"
#include "core/grading/tasks/task_list.hpp"
#include "core/peg/encoding/encode.hpp"
#include "core/peg/format.hpp"
#include "core/sat/formats/answer_format.hpp"
#include "core/sat/formats/format.hpp"
#include "core/sat/instances/generate.hpp"
#include "core/sat/queries/solve.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string>
#include <utility>

namespace loggia::grading {

namespace {

constexpr const char* dp_input = "in.txt";
constexpr const char* dp_output = "out.txt";

enum DavisPutnamCheck : std::size_t {
    dp_satisfiable,
    dp_unsatisfiable,
    dp_corners,
    dp_back_matter,
    dp_larger
};

constexpr const char* class_notes = "1 2 3\n1 -2 -3\n1 -4\n-2 -3 -4\n-1 -2 3\n5 6\n5 -6\n2 -5\n"
                                    "-3 -5\n0\n1 P\n2 Q\n3 R\n4 W\n5 U\n6 X\n";

struct ClauseText {
    const char* title;
    const char* text;
};
// What programs that pass the examples still get wrong.
constexpr std::array clause_corners{
    ClauseText{"the example from the class notes", class_notes},
    ClauseText{"two unit clauses that contradict each other", "1\n-1\n0\n"},
    ClauseText{"one clause of one negative literal", "-1\n0\n"},
    ClauseText{"all eight clauses of three atoms",
               "1 2 3\n1 2 -3\n1 -2 3\n1 -2 -3\n-1 2 3\n-1 2 -3\n-1 -2 3\n-1 -2 -3\n0\n"},
    ClauseText{"only the last assignment tried is a solution",
               "-1 2 3\n-1 2 -3\n-1 -2 3\n-1 -2 -3\n1 -2 3\n1 -2 -3\n1 2 -3\n0\n"},
    ClauseText{"atoms that occur in no clause", "3 7\n-3 7\n-7 9\n0\n"},
    ClauseText{"a literal that is in its clause twice", "2 2\n-2 -2 1\n-1 3 3\n0\n"},
    ClauseText{"a clause with an atom and its negation", "1 -1 2\n-2\n3 -3\n1 3\n0\n"},
    ClauseText{"an assignment that propagation must undo",
               "1 2\n-1 3\n-3 4\n-1 -4\n-2 5\n-5 6 7\n-6 -2\n0\n"},
    ClauseText{"only pure literals", "1 -2\n1 -3\n-2 -3 4\n0\n"},
    ClauseText{"a conflict two decisions deep",
               "1 2 3\n-1 4\n-1 -4 5\n-5 2\n-5 -2 6\n-6 -4\n3 -2\n-3 -2\n0\n"},
    ClauseText{"the same clause twice", "1 2\n1 2\n-1 2\n-1 2\n0\n"},
    ClauseText{"an atom with a large number", "250\n-250 17\n0\n"},
    ClauseText{"a chain of implications that ends in a contradiction",
               "1\n-1 2\n-2 3\n-3 4\n-4 5\n-5 6\n-6 7\n-7 8\n-8 -1\n0\n"},
};
constexpr std::array back_matters{
    ClauseText{"a key of atoms", "1 Jump(1,2,3,1)\n2 Peg(1,1)\n3 Peg(2,1)\n"},
    ClauseText{"lines that look like clauses", "1 2 -3\n-1 0\n0\n5\n"},
    ClauseText{"blank lines, blanks and sentences",
               "This is a simple example with 3 clauses and 3 atoms.\n\n  indented  text\n"},
    ClauseText{"nothing", ""},
};

constexpr const char* assignment_board =
    "10 1\n1 2 4\n2 4 7\n3 5 8\n4 5 6\n7 8 9\n8 9 10\n1 3 6\n3 6 10\n2 5 9\n";
constexpr const char* small_board = "6 1\n1 2 3\n2 3 4\n3 4 5\n4 5 6\n1 4 6\n2 4 5\n";

Case dp_case(std::size_t check, std::string title, std::string text) {
    return {check, std::move(title), {{dp_input, std::move(text)}}, {dp_input, dp_output}};
}

/// Random clauses that are (not) satisfiable, as ordered.
Result<std::string> random_clause_text(Random& random, bool holds, int atoms, int clauses,
                                       const Control& control) {
    for (;;) {
        auto problem =
            sat::random_clauses_of(atoms, clauses, std::min(3, atoms), holds, random.next());
        if (!problem)
            return tl::unexpected(std::move(problem.error()));
        const auto answer = sat::solve(problem->clauses, {}, control);
        if (!answer)
            return tl::unexpected(answer.error());
        if (answer->status == sat::Status::unknown)
            return failure("stopped");
        if ((answer->status == sat::Status::satisfiable) == holds)
            return sat::to_assignment_format(problem->clauses, {});
    }
}

Result<std::string> peg_clause_text(const peg::Puzzle& puzzle, const Control& control) {
    const auto encoded = peg::encode(puzzle, {}, control);
    if (!encoded)
        return tl::unexpected(encoded.error());
    return peg::front_end_text(puzzle, *encoded, control);
}

/// What grows with the number of the case is what a program without unit propagation or without
/// backtracking cannot do in time.
Result<Case> larger_case(const CaseOrder& order, int number, const Control& control) {
    Random random = random_of(order, dp_larger, number);
    if (number % 5 == 4) {
        const bool of_assignment = number % 10 == 9;
        const auto puzzle = peg::puzzle_of(of_assignment ? assignment_board : small_board);
        if (!puzzle)
            return tl::unexpected(puzzle.error());
        auto text = peg_clause_text(*puzzle, control);
        if (!text)
            return tl::unexpected(std::move(text.error()));
        return dp_case(dp_larger,
                       of_assignment ? "the puzzle from the assignment, which has no solution"
                                     : "the clauses of a peg puzzle of 6 holes",
                       *std::move(text));
    }
    const int atoms = 25 + 5 * (number % 5) + static_cast<int>(random.below(6));
    const bool holds = number % 2 == 0;
    auto text = random_clause_text(random, holds, atoms, atoms * (holds ? 42 : 50) / 10, control);
    if (!text)
        return tl::unexpected(std::move(text.error()));
    return dp_case(dp_larger,
                   fmt::format("{} atoms, {}", atoms, holds ? "satisfiable" : "unsatisfiable"),
                   *std::move(text));
}

Result<Case> small_case(const CaseOrder& order, std::size_t check, int number,
                        const Control& control) {
    Random random = random_of(order, check, number);
    const bool holds = check == dp_satisfiable;
    const int atoms = 3 + std::min(number, 6) + static_cast<int>(random.below(4));
    auto text =
        random_clause_text(random, holds, atoms, holds ? 4 * atoms : 6 * atoms + 4, control);
    if (!text)
        return tl::unexpected(std::move(text.error()));
    return dp_case(check, fmt::format("{} atoms", atoms), *std::move(text));
}

Result<std::vector<Case>> dp_cases(const CaseOrder& order, const Control& control) {
    std::vector<Case> cases;
    for (int number = 0; number < order.cases; ++number) {
        for (const std::size_t check : {dp_satisfiable, dp_unsatisfiable}) {
            auto made = small_case(order, check, number, control);
            if (!made)
                return tl::unexpected(std::move(made.error()));
            cases.push_back(*std::move(made));
        }
        auto larger = larger_case(order, number, control);
        if (!larger)
            return tl::unexpected(std::move(larger.error()));
        cases.push_back(*std::move(larger));
    }
    for (const ClauseText& corner : clause_corners)
        cases.push_back(dp_case(dp_corners, corner.title, corner.text));
    for (const ClauseText& matter : back_matters)
        for (const char* const clauses : {"1 2 3\n-2 3\n-3\n0\n", "1\n-1\n0\n"})
            cases.push_back(dp_case(dp_back_matter, fmt::format("back matter: {}", matter.title),
                                    std::string(clauses) + matter.text));
    return cases;
}

std::string clause_words(std::span<const int> clause) {
    std::string text;
    for (const int literal : clause)
        text += fmt::format("{}{}", text.empty() ? "" : " ", literal);
    return text;
}

/// The text without blanks and line ends at its end, lines ended by "\n".
std::string comparable_back(std::string_view text) {
    std::string back = joined_lines(lines_of(text));
    while (!back.empty() && (back.back() == '\n' || back.back() == ' '))
        back.pop_back();
    return back;
}

/// Why the literals are no satisfying assignment, or nothing.
std::string fault_of_model(const logic::ClauseSet& clauses, const std::vector<int>& literals) {
    const auto is_true = [&](int literal) {
        return std::find(literals.begin(), literals.end(), literal) != literals.end();
    };
    for (std::size_t i = 0; i < clauses.size(); ++i) {
        const auto clause = clauses[i];
        if (std::any_of(clause.begin(), clause.end(), is_true))
            continue;
        std::string values;
        for (const int literal : clause) {
            const int atom = std::abs(literal);
            values += fmt::format("{}{} {}", values.empty() ? "" : ", ", atom,
                                  is_true(atom)    ? "is T"
                                  : is_true(-atom) ? "is F"
                                                   : "has no value");
        }
        return fmt::format("Clause {}, \"{}\", is not satisfied: {}.", i + 1, clause_words(clause),
                           values);
    }
    return {};
}

/// A satisfying assignment in the assignment's format, of the atoms that the clauses have.
std::string expected_model(const sat::ClauseFile& file, const std::vector<bool>& model,
                           std::size_t most_lines) {
    std::vector<bool> used(model.size());
    for (std::size_t i = 0; i < file.clauses.size(); ++i)
        for (const int literal : file.clauses[i])
            used.at(static_cast<std::size_t>(std::abs(literal))) = true;
    std::string text;
    for (std::size_t atom = 1; atom < used.size(); ++atom)
        if (used[atom])
            text += fmt::format("{} {}\n", atom, model[atom] ? 'T' : 'F');
    text = first_lines(text + sat::refusal_in_assignment_format(file.back_matter), most_lines);
    if (!text.ends_with('\n'))
        text += '\n';
    return text + "(or any other assignment that satisfies all clauses)\n";
}

Judgement compare_answer(const sat::ClauseFile& file, const sat::Answer& right,
                         const std::string& text) {
    constexpr std::size_t most_lines = 40;
    Judgement judgement;
    judgement.got = first_lines(text, most_lines);
    const bool holds = right.status == sat::Status::satisfiable;
    judgement.expected =
        holds ? expected_model(file, right.model, most_lines)
              : first_lines(sat::refusal_in_assignment_format(file.back_matter), most_lines);
    const std::size_t first = std::min(text.find_first_not_of(" \t\r\n"), text.size());
    if (std::string_view("svcSUI").find((text + ' ')[first]) != std::string_view::npos) {
        judgement.why = "The output is not in the format of the assignment: an atom and T or F on "
                        "each line, then a line 0.";
        return judgement;
    }
    const auto answer = sat::parse_answer(text);
    if (!answer) {
        judgement.why =
            answer.error().span
                ? fmt::format("Line {} of the output: {}.", answer.error().span->line,
                              answer.error().message)
                : fmt::format("The output is not understood: {}.", answer.error().message);
        return judgement;
    }
    const bool says = answer->status == sat::Status::satisfiable;
    if (says != holds)
        judgement.why = holds ? "Your program finds no satisfying assignment, but there is one."
                              : fmt::format("The clauses are unsatisfiable. {}",
                                            fault_of_model(file.clauses, answer->literals));
    else if (says)
        judgement.why = fault_of_model(file.clauses, answer->literals);
    if (judgement.why.empty() &&
        comparable_back(answer->back_matter) != comparable_back(file.back_matter))
        judgement.why = "The assignment is right, but what follows the line 0 in the input is not "
                        "reproduced after the line 0 of the output.";
    judgement.passed = judgement.why.empty();
    return judgement;
}

Result<Judgement> judge_dp(const Case& value, const Trial& trial, const Control& control) {
    const auto file = sat::parse_clauses(value.files.front().text, control);
    if (!file)
        return tl::unexpected(file.error());
    const auto right = sat::solve(file->clauses, {}, control);
    if (!right)
        return tl::unexpected(right.error());
    const auto end = trial.run(value.files, value.arguments, dp_output);
    if (!end)
        return tl::unexpected(end.error());
    if (right->status == sat::Status::unknown) {
        Judgement stopped;
        stopped.stopped = true;
        return stopped;
    }
    if (!has_output(*end))
        return no_output(*end, trial.limits,
                         right->status == sat::Status::satisfiable
                             ? "a satisfying assignment, a line 0 and the back matter"
                             : "a line 0 and the back matter, because there is no satisfying "
                               "assignment");
    return compare_answer(*file, *right, output_of(*end));
}

/// No back matter, fewer clauses, shorter ones; always at least one clause, and (un)satisfiable
/// where the check is about that.
std::vector<Case> smaller_dp(const Case& value) {
    std::vector<Case> result;
    const auto file = sat::parse_clauses(value.files.front().text);
    if (!file)
        return result;
    const auto keeps_status = [&](const logic::ClauseSet& clauses) {
        if (value.check != dp_satisfiable && value.check != dp_unsatisfiable)
            return true;
        const auto answer = sat::solve(clauses);
        return answer &&
               (answer->status == sat::Status::satisfiable) == (value.check == dp_satisfiable);
    };
    const auto add = [&](const logic::ClauseSet& clauses, std::string_view back) {
        if (!clauses.empty() && keeps_status(clauses))
            result.push_back(
                dp_case(value.check, value.title, sat::to_assignment_format(clauses, back)));
    };
    const auto text = sat::to_assignment_format(file->clauses, {});
    const std::string_view clauses = std::string_view(text).substr(0, text.size() - 2); // "0\n"
    if (!file->back_matter.empty() && value.check != dp_back_matter)
        add(file->clauses, {});
    for (const std::string& fewer : texts_with_fewer_lines(clauses))
        if (const auto read = sat::parse_clauses(fewer + "0\n"); read)
            add(read->clauses, file->back_matter);
    for (std::size_t i = 0; i < file->clauses.size(); ++i) {
        for (std::size_t out = 0; file->clauses[i].size() > 1 && out < file->clauses[i].size();
             ++out) {
            logic::ClauseSet shorter;
            for (std::size_t j = 0; j < file->clauses.size(); ++j) {
                std::vector<int> clause(file->clauses[j].begin(), file->clauses[j].end());
                if (j == i)
                    clause.erase(clause.begin() + static_cast<std::ptrdiff_t>(out));
                shorter.add(clause);
            }
            add(shorter, file->back_matter);
        }
    }
    return result;
}

} // namespace

Task davis_putnam_task() {
    Task task;
    task.id = "davis-putnam";
    task.title = "Davis-Putnam";
    task.summary = "A program that finds an assignment that satisfies a set of clauses by the "
                   "Davis-Putnam procedure, or reports that there is none.";
    task.usage = "PROGRAM in.txt out.txt";
    task.program_names = {"davis-putnam", "dp", "davisputnam", "dpll", "main", "run"};
    task.cpu_seconds = 10;
    task.checks = {
        {"satisfiable", "Satisfiable clauses", 15},
        {"unsatisfiable", "Unsatisfiable clauses", 15},
        {"corner-cases", "Corner cases", 15},
        {"back-matter", "Back matter is reproduced", 5},
        {"larger", "Larger sets of clauses, in time", 10},
    };
    task.cases = dp_cases;
    task.judge = judge_dp;
    task.smaller = smaller_dp;
    return task;
}

} // namespace loggia::grading
