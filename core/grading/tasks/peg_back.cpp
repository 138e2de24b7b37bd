// The back end of the peg puzzle: an assignment and a key in, the jumps out.
#include "core/base/number_text.hpp"
#include "core/grading/tasks/judging.hpp"
#include "core/grading/tasks/peg_boards.hpp"
#include "core/grading/tasks/task_list.hpp"
#include "core/peg/encoding/decode.hpp"
#include "core/peg/encoding/encode.hpp"
#include "core/peg/layouts.hpp"
#include "core/peg/search/solve_direct.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <map>
#include <numeric>
#include <string>
#include <utility>

namespace loggia::grading {

namespace {

enum PegBackCheck : std::size_t { back_jumps, back_numbering, back_none };

constexpr const char* back_input = "in.txt";
constexpr const char* back_output = "out.txt";

Case back_case(std::size_t check, std::string title, std::string text) {
    return {check, std::move(title), {{back_input, std::move(text)}}, {back_input, back_output}};
}

/// What a Davis-Putnam program would write for a solution, with the atoms numbered as in the
/// assignment's sample, or in any order, also of the lines of the key.
std::string assignment_text(const peg::Puzzle& puzzle, const std::vector<peg::Jump>& solution,
                            bool any_order, Random& random) {
    const peg::Atoms atoms(puzzle.board, puzzle.jumps());
    const auto count = static_cast<std::size_t>(atoms.named());
    std::vector<std::string> names(count + 1);
    std::vector<bool> holds(count + 1);
    const auto at = [](int atom) { return static_cast<std::size_t>(atom); };
    const peg::Game game{puzzle, solution};
    for (int time = 1; time <= atoms.steps() + 1; ++time) {
        const peg::Holes pegs = game.position_after(at(time - 1));
        for (int hole = 1; hole <= puzzle.board.holes(); ++hole) {
            names[at(atoms.peg(hole, time))] = fmt::format("Peg({},{})", hole, time);
            holds[at(atoms.peg(hole, time))] = peg::has(pegs, hole);
        }
        for (std::size_t i = 0; time <= atoms.steps() && i < puzzle.board.jumps().size(); ++i) {
            const peg::Jump& jump = puzzle.board.jumps()[i];
            names[at(atoms.jump(i, time))] = peg::to_text(jump, time);
            holds[at(atoms.jump(i, time))] = jump == solution[at(time - 1)];
        }
    }
    std::vector<std::size_t> numbers(count + 1); // by the sample's number, the number here
    std::iota(numbers.begin(), numbers.end(), std::size_t{0});
    std::vector<std::size_t> lines(numbers.begin() + 1, numbers.end());
    if (any_order)
        for (std::size_t i = count; i > 1; --i) {
            std::swap(numbers[i], numbers[1 + random.below(i)]);
            std::swap(lines[i - 1], lines[random.below(i)]);
        }
    std::map<std::size_t, bool> values;
    for (std::size_t atom = 1; atom <= count; ++atom)
        values[numbers[atom]] = holds[atom];
    std::string text;
    for (const auto& [number, value] : values)
        text += fmt::format("{} {}\n", number, value ? 'T' : 'F');
    text += "0\n";
    for (const std::size_t atom : lines)
        text += fmt::format("{} {}\n", numbers[atom], names[atom]);
    return text;
}

Result<std::vector<Case>> back_cases(const CaseOrder& order, const Control& control) {
    std::vector<Case> cases;
    const peg::Layout* const triangle = peg::find_layout("triangle15");
    for (int number = 0; number < order.cases; ++number)
        for (const std::size_t check : {back_jumps, back_numbering}) {
            Random random = random_of(order, check, number);
            // Times of two digits sort wrongly as texts, which shows on a larger board alone.
            const bool is_larger = number % 3 == 2 && triangle != nullptr;
            const auto puzzle =
                is_larger ? Result<peg::Puzzle>(triangle->puzzle)
                          : random_peg_board(random, 4 + std::min(number, 4), true, control);
            if (!puzzle)
                return tl::unexpected(puzzle.error());
            const auto solved = peg::solve_direct(*puzzle, {}, control);
            if (solved.verdict != peg::Verdict::solved)
                return failure("stopped");
            cases.push_back(
                back_case(check, counted(solved.jumps.size(), "jump"),
                          assignment_text(*puzzle, solved.jumps, check == back_numbering, random)));
        }
    cases.push_back(back_case(back_none, "no assignment, and the key",
                              "0\n1 Jump(1,2,3,1)\n2 Jump(3,2,1,1)\n3 Peg(1,1)\n4 Peg(1,2)\n"));
    cases.push_back(back_case(back_none, "no assignment and no key", "0\n"));
    return cases;
}

std::vector<int> numbers_in(std::string_view line) {
    std::vector<int> numbers;
    bool within = false;
    for (const char c : line) {
        if (std::isdigit(static_cast<unsigned char>(c)) == 0) {
            within = false;
            continue;
        }
        if (!within)
            numbers.push_back(0);
        numbers.back() = std::min(numbers.back(), 1'000'000) * 10 + (c - '0');
        within = true;
    }
    return numbers;
}

/// Whether the line is that jump at that time, or the jump without a time, in whatever spelling.
bool is_jump_line(std::string_view line, const peg::TimedJump& wanted) {
    std::vector<int> numbers = numbers_in(line);
    const std::vector<int> jump{wanted.jump.from, wanted.jump.over, wanted.jump.to};
    if (numbers.size() == 4 && numbers.back() == wanted.time)
        numbers.pop_back();
    return numbers == jump;
}

Result<Judgement> judge_back(const Case& value, const Trial& trial, const Control& /*control*/) {
    const auto decoded = peg::decoded_of(value.files.front().text);
    if (!decoded)
        return tl::unexpected(decoded.error());
    const auto end = trial.run(value.files, value.arguments, back_output);
    if (!end)
        return tl::unexpected(end.error());
    const std::string expected = peg::back_end_text(*decoded);
    if (!has_output(*end))
        return no_output(*end, trial.limits, expected);
    Judgement result;
    result.expected = expected;
    constexpr std::size_t most_lines = 40;
    result.got = first_lines(output_of(*end), most_lines);
    std::vector<std::string_view> lines;
    for (const std::string_view line : lines_of(output_of(*end)))
        if (line.find_first_not_of(' ') != std::string_view::npos)
            lines.push_back(line);
    const bool says_none = output_of(*end).find("NO SOLUTION") != std::string::npos;
    if (!decoded->solved) {
        if (!says_none || lines.size() != 1)
            result.why = "The input has no atoms before the 0: the clauses have no solution, so "
                         "the output is NO SOLUTION.";
    } else if (says_none) {
        result.why = "There is a solution: the input has an assignment before the 0.";
    } else {
        for (std::size_t i = 0; result.why.empty() && i < decoded->jumps.size(); ++i) {
            const std::string wanted = peg::to_text(decoded->jumps[i].jump, decoded->jumps[i].time);
            if (i >= lines.size())
                result.why = fmt::format("{} is missing.", wanted);
            else if (!is_jump_line(lines[i], decoded->jumps[i]))
                result.why = fmt::format("Line {} is \"{}\", expected {}.", i + 1,
                                         excerpt(lines[i]), wanted);
        }
        if (result.why.empty() && lines.size() > decoded->jumps.size())
            result.why = fmt::format("There is one line too many: \"{}\".",
                                     excerpt(lines[decoded->jumps.size()]));
    }
    result.passed = result.why.empty();
    return result;
}

} // namespace

Task peg_back_task() {
    Task task;
    task.id = "peg-back";
    task.title = "Peg puzzle: back end";
    task.summary = "A program that turns the assignment found by Davis-Putnam back into the jumps "
                   "that solve the peg puzzle.";
    task.usage = "PROGRAM in.txt out.txt";
    task.program_names = {"peg-back", "back", "backend", "main", "run"};
    task.checks = {
        {"jumps", "The jumps in order of time", 2},
        {"numbering", "Atoms and key in any order", 1},
        {"no-solution", "No solution", 2},
    };
    task.cases = back_cases;
    task.judge = judge_back;
    return task;
}

} // namespace loggia::grading
