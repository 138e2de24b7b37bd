// The front end of the peg puzzle: a board in, clauses and a key of the atoms out.
#include "core/base/letters.hpp"
#include "core/base/time_slice.hpp"
#include "core/grading/tasks/judging.hpp"
#include "core/grading/tasks/peg_boards.hpp"
#include "core/grading/tasks/task_list.hpp"
#include "core/peg/encoding/encode.hpp"
#include "core/peg/format.hpp"
#include "core/peg/replay.hpp"
#include "core/peg/search/solve_direct.hpp"
#include "core/sat/formats/format.hpp"
#include "core/sat/queries/enumerate_models.hpp"
#include "core/sat/queries/solve.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace loggia::grading {

namespace {

enum PegFrontCheck : std::size_t { front_solvable, front_unsolvable, front_corners };

constexpr const char* front_input = "in.txt";
constexpr const char* front_output = "out.txt";
/// Models of the hand-in's clauses, and solutions of the puzzle, that are looked at.
constexpr std::uint64_t most_looked_at = 300;
constexpr int most_front_atoms = 1'000'000;

constexpr std::array front_corner_boards{
    PegBoard{"the small puzzle from the assignment", "4 1\n1 2 3\n2 3 4\n3 4 1\n4 1 2\n"},
    PegBoard{"three holes and one jump", "3 1\n1 2 3\n"},
    PegBoard{"three holes, and no jump at the start", "3 2\n1 2 3\n"},
    PegBoard{"a hole that is in no line", "5 1\n1 2 3\n2 3 4\n3 4 1\n4 1 2\n"},
    PegBoard{"the last hole is empty", "4 4\n1 2 3\n2 3 4\n3 4 1\n4 1 2\n"},
    PegBoard{"a line that is listed twice, the second time backwards",
             "4 1\n1 2 3\n2 3 4\n3 4 1\n4 1 2\n3 2 1\n"},
    PegBoard{"no lines at all", "4 2\n"},
    PegBoard{"several lines that jump over the same hole",
             "5 3\n1 2 3\n4 2 5\n3 4 5\n1 5 4\n2 1 5\n"},
};

Case front_case(std::size_t check, std::string title, std::string board) {
    return {
        check, std::move(title), {{front_input, std::move(board)}}, {front_input, front_output}};
}

Result<std::vector<Case>> front_cases(const CaseOrder& order, const Control& control) {
    std::vector<Case> cases;
    for (const bool solvable : {true, false})
        for (int number = 0; number < order.cases; ++number) {
            const std::size_t check = solvable ? front_solvable : front_unsolvable;
            Random random = random_of(order, check, number);
            const int holes = 4 + std::min(number / 2, 3);
            const auto puzzle = random_peg_board(random, holes, solvable, control);
            if (!puzzle)
                return tl::unexpected(puzzle.error());
            cases.push_back(
                front_case(check, fmt::format("{} holes", holes), peg::to_text(*puzzle)));
        }
    for (const PegBoard& board : front_corner_boards)
        cases.push_back(front_case(front_corners, board.title, board.text));
    return cases;
}

struct TimedKey {
    peg::Jump jump;
    int time = 1;
};

/// The jumps of a key, by their atoms. A line of the key has the word Jump and five numbers, the
/// atom being the one before the word, or else the last; without any word, the first of five.
std::map<int, TimedKey> jumps_of_key(std::string_view key) {
    std::map<int, TimedKey> jumps;
    for (const std::string_view line : lines_of(key)) {
        std::vector<int> numbers;
        std::size_t before_word = 0;
        std::string word;
        for (std::size_t i = 0; i < line.size();) {
            const auto c = static_cast<unsigned char>(line[i]);
            if (std::isdigit(c) != 0) {
                int number = 0;
                for (; i < line.size() && std::isdigit(static_cast<unsigned char>(line[i])) != 0;
                     ++i)
                    number = std::min(number, 1'000'000) * 10 + (line[i] - '0');
                numbers.push_back(number);
                continue;
            }
            if (std::isalpha(c) != 0) {
                if (word.empty())
                    before_word = numbers.size();
                word += small_letter(line[i]);
            }
            ++i;
        }
        if (numbers.size() != 5 || (!word.empty() && word != "jump"))
            continue;
        if (!word.empty() && before_word == 0)
            std::rotate(numbers.begin(), numbers.end() - 1, numbers.end());
        jumps[numbers[0]] = {{numbers[1], numbers[2], numbers[3]}, numbers[4]};
    }
    return jumps;
}

/// A hand-in's clauses and what their atoms mean.
struct FrontEnd {
    logic::ClauseSet clauses;
    std::map<int, TimedKey> jumps;
};

std::string jump_list(const std::vector<TimedKey>& jumps) {
    std::string text;
    for (const TimedKey& each : jumps)
        text += peg::to_text(each.jump, each.time) + '\n';
    return text.empty() ? std::string("no jump at all\n") : text;
}

/// The axioms one of which would have forbidden the jump that is not possible: those that tell what
/// is in its hole at its time, and the precondition.
std::string_view axioms_against(const peg::Replay& replay, const std::vector<TimedKey>& plan) {
    const TimedKey& jump = plan[replay.fault->index];
    int hole = jump.jump.to; // the one that is not empty
    for (const int full : {jump.jump.from, jump.jump.over})
        if (!peg::has(replay.position, full)) {
            hole = full;
            break;
        }
    int changed = 0; // when a jump last changed the hole; 0 for never
    for (std::size_t i = 0; i < replay.fault->index; ++i) {
        const peg::Jump& each = plan[i].jump;
        if (each.from == hole || each.over == hole || each.to == hole)
            changed = plan[i].time;
    }
    if (changed == 0)
        return jump.time == 1 ? "a precondition (1) or an axiom of the starting state (5)"
                              : "a precondition (1), a frame axiom (3) or an axiom of the starting "
                                "state (5)";
    return changed == jump.time - 1 ? "a precondition (1) or a causal axiom (2)"
                                    : "a precondition (1), a causal axiom (2) or a frame axiom (3)";
}

/// Why the jumps that a model makes are no solution, or nothing.
std::string fault_of_plan(const peg::Puzzle& puzzle, std::vector<TimedKey>& plan) {
    std::sort(plan.begin(), plan.end(),
              [](const TimedKey& a, const TimedKey& b) { return a.time < b.time; });
    for (std::size_t i = 1; i < plan.size(); ++i)
        if (plan[i].time == plan[i - 1].time)
            return fmt::format("Two jumps are made at time {}: axiom 4A is missing or too weak.",
                               plan[i].time);
    std::vector<peg::Jump> jumps;
    jumps.reserve(plan.size());
    for (const TimedKey& each : plan)
        jumps.push_back(each.jump);
    const peg::Replay replay = peg::replay(puzzle, jumps);
    if (replay.fault)
        return fmt::format(
            "{} is not possible then, because {}: {} is missing or too weak.",
            peg::to_text(plan[replay.fault->index].jump, plan[replay.fault->index].time),
            replay.fault->message, axioms_against(replay, plan));
    if (!replay.solved)
        return "More than one peg is left at the end: an axiom of the ending state (6A), of the "
               "starting state (5) or a frame axiom (3) is missing or too weak.";
    return {};
}

/// Looks for a model of the clauses that is no solution.
void judge_models(const peg::Puzzle& puzzle, const FrontEnd& front, Judgement& result,
                  const Control& control) {
    std::vector<int> atoms;
    for (const auto& [atom, jump] : front.jumps)
        atoms.push_back(atom);
    std::uint64_t models = 0;
    const auto sink = [&](const std::vector<bool>& values) {
        std::vector<TimedKey> plan;
        for (const auto& [atom, jump] : front.jumps)
            if (static_cast<std::size_t>(atom) < values.size() &&
                values[static_cast<std::size_t>(atom)])
                plan.push_back(jump);
        if (const std::string fault = fault_of_plan(puzzle, plan); !fault.empty()) {
            result.got = "your clauses are satisfied by\n" + jump_list(plan);
            result.why = "Your clauses allow an assignment that is not a solution. " + fault;
            return false;
        }
        return ++models < most_looked_at;
    };
    static_cast<void>(sat::for_each_model(front.clauses, atoms, sink, control));
}

/// Looks for a solution of the puzzle that the clauses exclude.
Result<void> judge_solutions(const peg::Puzzle& puzzle, const FrontEnd& front, Judgement& result,
                             const Control& control) {
    const auto ours = peg::encode(puzzle, {}, control);
    if (!ours)
        return tl::unexpected(ours.error());
    std::vector<int> atoms;
    for (std::size_t i = 0; i < puzzle.board.jumps().size(); ++i)
        for (int time = 1; time <= ours->atoms.steps(); ++time)
            atoms.push_back(ours->atoms.jump(i, time));
    std::uint64_t solutions = 0;
    std::optional<Error> fault;
    const auto sink = [&](const std::vector<bool>& values) {
        std::vector<TimedKey> plan;
        sat::SolveOptions options;
        options.engine = sat::Engine::cadical;
        for (std::size_t i = 0; i < puzzle.board.jumps().size(); ++i)
            for (int time = 1; time <= ours->atoms.steps(); ++time)
                if (values[static_cast<std::size_t>(ours->atoms.jump(i, time))])
                    plan.push_back({puzzle.board.jumps()[i], time});
        for (const auto& named : front.jumps) {
            const TimedKey& jump = named.second;
            const bool made = std::any_of(plan.begin(), plan.end(), [&](const TimedKey& each) {
                return each.jump == jump.jump && each.time == jump.time;
            });
            options.assumptions.push_back(made ? named.first : -named.first);
        }
        const auto answer = sat::solve(front.clauses, options, control);
        if (!answer) {
            fault = answer.error();
            return false;
        }
        if (answer->status == sat::Status::unsatisfiable) {
            std::sort(plan.begin(), plan.end(),
                      [](const TimedKey& a, const TimedKey& b) { return a.time < b.time; });
            result.expected = "clauses that are satisfied by the solution\n" + jump_list(plan);
            result.got = "clauses that exclude this solution";
            result.why = "Your clauses exclude a solution of the puzzle, so one of them is "
                         "stronger than the axioms.";
            return false;
        }
        return ++solutions < most_looked_at;
    };
    static_cast<void>(sat::for_each_model(ours->clauses, atoms, sink, control));
    if (fault)
        return tl::unexpected(*std::move(fault));
    return {};
}

/// The clauses and the key, or what is wrong with them.
std::optional<FrontEnd> front_end_of(const peg::Puzzle& puzzle, const std::string& text,
                                     Judgement& result) {
    auto file = sat::parse_clauses(text);
    if (!file) {
        result.why = file.error().span
                         ? fmt::format("Line {} of the output: {}.", file.error().span->line,
                                       file.error().message)
                         : fmt::format("The output is not understood: {}.", file.error().message);
        return std::nullopt;
    }
    if (file->clauses.atoms() > most_front_atoms) {
        result.why = fmt::format("The clauses have the atom {}; no puzzle needs that many atoms.",
                                 file->clauses.atoms());
        return std::nullopt;
    }
    FrontEnd front{std::move(file->clauses), jumps_of_key(file->back_matter)};
    const int steps = puzzle.jumps();
    for (const peg::Jump& jump : puzzle.board.jumps())
        for (int time = 1; time <= steps; ++time)
            if (std::none_of(front.jumps.begin(), front.jumps.end(), [&](const auto& each) {
                    return each.second.jump == jump && each.second.time == time;
                })) {
                result.why = fmt::format("The key after the 0 has no line for {}. Expected lines "
                                         "such as \"1 Jump(1,2,3,1)\".",
                                         peg::to_text(jump, time));
                return std::nullopt;
            }
    for (const auto& [atom, jump] : front.jumps)
        if (!puzzle.board.index_of(jump.jump) || jump.time < 1 || jump.time > steps || atom < 1) {
            result.why = fmt::format(
                "The key has {}, which is not a jump on this board at a time from 1 to {}.",
                peg::to_text(jump.jump, jump.time), steps);
            return std::nullopt;
        }
    return front;
}

Result<Judgement> judge_front(const Case& value, const Trial& trial, const Control& control) {
    constexpr std::size_t most_lines = 20;
    const auto puzzle = peg::puzzle_of(value.files.front().text);
    if (!puzzle)
        return tl::unexpected(puzzle.error());
    const auto end = trial.run(value.files, value.arguments, front_output);
    if (!end)
        return tl::unexpected(end.error());
    const std::string wanted = "clauses, a line 0 and a key of the atoms";
    if (!has_output(*end))
        return no_output(*end, trial.limits, wanted);
    Judgement result;
    result.expected = "clauses whose models are the solutions of the puzzle";
    result.got = first_lines(output_of(*end), most_lines);
    const auto front = front_end_of(*puzzle, output_of(*end), result);
    if (!front)
        return result;
    const TimeSlice slice(control, most_judging);
    judge_models(*puzzle, *front, result, slice.control());
    if (result.why.empty())
        if (auto judged = judge_solutions(*puzzle, *front, result, slice.control());
            !judged && !slice.control().stop_requested())
            return tl::unexpected(std::move(judged.error()));
    result.stopped = control.stop_requested();
    if (!result.stopped && result.why.empty() && slice.control().stop_requested())
        result.why = "The clauses could not be solved in 20 seconds.";
    result.passed = result.why.empty();
    return result;
}

/// Fewer lines of the board, which keeps a solution, or none, where the check is about that.
std::vector<Case> smaller_front(const Case& value) {
    std::vector<Case> result;
    const auto keeps_verdict = [&](const std::string& text) {
        const auto puzzle = peg::puzzle_of(text);
        return puzzle && (value.check == front_corners ||
                          (peg::solve_direct(*puzzle).verdict == peg::Verdict::solved) ==
                              (value.check == front_solvable));
    };
    for (std::string& fewer : texts_with_fewer_lines(value.files.front().text, 1))
        if (keeps_verdict(fewer))
            result.push_back(front_case(value.check, value.title, std::move(fewer)));
    return result;
}

} // namespace

Task peg_front_task() {
    Task task;
    task.id = "peg-front";
    task.title = "Peg puzzle: front end";
    task.summary = "A program that writes clauses whose models are the solutions of a peg puzzle.";
    task.usage = "PROGRAM in.txt out.txt";
    task.program_names = {"peg-front", "front", "frontend", "main", "run"};
    task.checks = {
        {"solvable", "Puzzles that have solutions", 15},
        {"unsolvable", "Puzzles without a solution", 10},
        {"corner-cases", "Corner cases", 10},
    };
    task.cases = front_cases;
    task.judge = judge_front;
    task.smaller = smaller_front;
    task.picture = peg_picture;
    return task;
}

} // namespace loggia::grading
