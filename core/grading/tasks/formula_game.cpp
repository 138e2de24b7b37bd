// The Python module of the formula game, whose functions are called one by one, or a program that
// is asked for them.
#include "core/formula_game/formula.hpp"
#include "core/formula_game/game.hpp"
#include "core/formula_game/solve.hpp"
#include "core/grading/tasks/formula_game_driver.hpp"
#include "core/grading/tasks/formula_tree_picture.hpp"
#include "core/grading/tasks/judging.hpp"
#include "core/grading/tasks/task_list.hpp"
#include "core/logic/syntax.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace loggia::grading {

namespace {

enum FormulaGameCheck : std::size_t {
    game_valid,
    game_invalid,
    game_drawing,
    game_evaluate,
    game_play2win
};

/// A text that is no formula, and a formula like it: whoever takes neither has not told them apart.
struct NearMiss {
    const char* text;
    const char* formula;
};
constexpr std::array near_misses{
    NearMiss{"", "x"},
    NearMiss{"X", "x"},
    NearMiss{"x*y", "(x*y)"},
    NearMiss{"-(x)", "-x"},
    NearMiss{"(x+(y)*z)", "(x+(y*z))"},
    NearMiss{"(x)", "x"},
    NearMiss{"(x+y", "(x+y)"},
    NearMiss{"x)", "x"},
    NearMiss{"(x+y)z", "((x+y)*z)"},
    NearMiss{"(x++y)", "(x+y)"},
    NearMiss{"()", "(x*x)"},
    NearMiss{"-", "-x"},
    NearMiss{"(+x)", "(x+x)"},
    NearMiss{"(x*)", "(x*y)"},
    NearMiss{"xy", "(x*y)"},
    NearMiss{"x-", "-x"},
    NearMiss{"(x-y)", "(x+-y)"},
    NearMiss{"1", "x"},
    NearMiss{"(x y)", "(x*y)"},
    NearMiss{" x", "x"},
    NearMiss{"x ", "x"},
    NearMiss{"((x+y))", "(x+y)"},
    NearMiss{"(x*y))", "(x*y)"},
    NearMiss{"(x/y)", "(x*y)"},
    NearMiss{"(-x)", "-x"},
    NearMiss{"(x+Y)", "(x+y)"},
    NearMiss{"\xC3\xA9", "e"},
    NearMiss{"(x+\xC3\xA9)", "(x+e)"},
    NearMiss{"(x+y)-", "-(x+y)"},
    NearMiss{"-x-y", "(-x+-y)"},
    NearMiss{"(", "(x+y)"},
    NearMiss{")", "(x+y)"},
};
constexpr std::array valid_formulas{
    "x",
    "-x",
    "--x",
    "---(x*-y)",
    "(x*x)",
    "((-x+y)*-(-y+x))",
    "(a+(b+(c+(d+(e+f)))))",
    "(((((a*b)*c)*d)*e)*f)",
    "-(-(-x+y)*--z)",
};

Case game_case(std::size_t check, std::string title, const std::vector<std::string>& lines) {
    return {check,
            std::move(title),
            {formula_game_call(lines)},
            {formula_game_input, formula_game_output}};
}

std::string random_game_formula(Random& random, int leaves, int letters) {
    if (random.below(4) == 0)
        return '-' + random_game_formula(random, leaves, letters);
    if (leaves == 1)
        return std::string(
            1, static_cast<char>('u' + random.below(static_cast<std::uint64_t>(letters))));
    const int left = 1 + static_cast<int>(random.below(static_cast<std::uint64_t>(leaves - 1)));
    const char sign = random.below(2) == 0 ? '*' : '+';
    const std::string first = random_game_formula(random, left, letters);
    return fmt::format("({}{}{})", first, sign,
                       random_game_formula(random, leaves - left, letters));
}

/// The letters of a formula in a random order.
std::string shuffled_letters(Random& random, const std::string& formula) {
    std::string letters;
    for (char c = 'a'; c <= 'z'; ++c)
        if (formula.find(c) != std::string::npos)
            letters += c;
    for (std::size_t i = letters.size(); i > 1; --i)
        std::swap(letters[i - 1], letters[random.below(i)]);
    return letters;
}

std::string random_letters(Random& random, std::size_t count, char one, char other) {
    std::string text;
    while (text.size() < count)
        text += random.below(2) == 0 ? one : other;
    return text;
}

Result<formula_game::Position> position_in(const std::string& formula, std::string_view turns,
                                           std::string_view letters, std::string_view values) {
    auto read = logic::read_strict(formula);
    if (!read)
        return tl::unexpected(std::move(read.error()));
    auto game = formula_game::Game::make(*std::move(read), turns, letters);
    if (!game)
        return tl::unexpected(std::move(game.error()));
    return formula_game::position_of(std::make_shared<const formula_game::Game>(*std::move(game)),
                                     values);
}

/// What has to be found in a position: half of all cases have a winning move that is not the one to
/// choose between equals, so that who does not search is right in the other half at most; a quarter
/// are ties, so that the rule for them costs no more.
struct MoveKind {
    formula_game::Player player = formula_game::Player::e;
    bool is_tie = false;
    bool move = false; ///< the right one
    bool wins = true;
};

MoveKind move_kind(int number) {
    using formula_game::Player;
    const auto player = [](int turn) { return turn % 2 == 0 ? Player::e : Player::a; };
    const int turn = number / 4;
    MoveKind kind;
    switch (number % 4) {
    case 1:
        kind = {player(turn + 1), true, false, (turn / 2) % 2 == 0};
        kind.move = kind.player == Player::e;
        break;
    case 3:
        kind = {player(turn), false, false, true};
        kind.move = kind.player == Player::e;
        break;
    default:
        kind = {player(number / 2), false, false, true};
        kind.move = kind.player != Player::e;
    }
    return kind;
}

bool is_of_kind(const MoveKind& kind, const formula_game::Position& position) {
    if (position.to_move() != kind.player)
        return false;
    const formula_game::Solution solution = formula_game::solve(position);
    return (solution.after[0] == solution.after[1]) == kind.is_tie &&
           formula_game::best_move(solution, kind.player) == kind.move &&
           (solution.winner == kind.player) == kind.wins;
}

/// Whether both moves can lead to a win if the other player helps, so that hope does not find the
/// one that wins.
bool hides_its_move(const MoveKind& kind, const std::string& formula, std::string_view letters,
                    std::string_view values) {
    const auto position =
        position_in(formula, std::string(letters.size(), letter_of(kind.player)), letters, values);
    if (!position)
        return false;
    const formula_game::Solution solution = formula_game::solve(*position);
    return solution.after[0] == kind.player && solution.after[1] == kind.player;
}

std::string move_title(const MoveKind& kind) {
    const char player = letter_of(kind.player);
    if (!kind.is_tie)
        return fmt::format("player {} to move: one value wins", player);
    return kind.wins ? fmt::format("player {} to move: both values win", player)
                     : fmt::format("player {} to move: both values lose", player);
}

/// A position of the kind of this number, growing with it.
Result<Case> play2win_case(const CaseOrder& order, int number, const Control& control) {
    Random random = random_of(order, game_play2win, number);
    const MoveKind kind = move_kind(number);
    constexpr int most_leaves = 60;
    // The last turns need no search.
    const std::size_t least_left = number < 2 ? 1 : number < 6 ? 2 : 3;
    const bool hides = !kind.is_tie && number >= 4;
    while (!control.stop_requested()) {
        const std::string formula =
            random_game_formula(random, std::min(2 + number, most_leaves), std::min(2 + number, 6));
        const std::string letters = shuffled_letters(random, formula);
        if (letters.size() < least_left)
            continue;
        const std::string turns = random_letters(random, letters.size(), 'E', 'A');
        const std::size_t played = random.below(letters.size() - least_left + 1);
        const std::string values = random_letters(random, played, '0', '1');
        const auto position = position_in(formula, turns, letters, values);
        if (!position)
            return tl::unexpected(position.error());
        if (is_of_kind(kind, *position) &&
            (!hides || hides_its_move(kind, formula, letters, values)))
            return game_case(game_play2win, move_title(kind),
                             {"play2win", formula, turns, letters, values});
    }
    return failure("stopped");
}

Result<std::vector<Case>> game_cases(const CaseOrder& order, const Control& control) {
    std::vector<Case> cases;
    cases.reserve(std::size(valid_formulas));
    for (const char* const formula : valid_formulas)
        cases.push_back(game_case(game_valid, "a formula", {"build_tree", formula}));
    for (const NearMiss& each : near_misses)
        cases.push_back(
            game_case(game_invalid, "a text that is not a formula", {"build_tree", each.text}));
    cases.push_back(game_case(game_drawing, "the example from the assignment",
                              {"draw_formula_tree", "((-x+y)*-(-y+x))"}));
    for (int number = 0; number < order.cases; ++number) {
        for (const std::size_t check : {game_drawing, game_evaluate}) {
            Random random = random_of(order, check, number);
            const std::string formula =
                random_game_formula(random, 2 + number, std::min(2 + number, 6));
            const std::string letters = shuffled_letters(random, formula);
            if (check == game_drawing)
                cases.push_back(game_case(check, "a formula", {"draw_formula_tree", formula}));
            else
                cases.push_back(game_case(check, "a formula and values",
                                          {"evaluate", formula, letters,
                                           random_letters(random, letters.size(), '0', '1')}));
        }
        auto position = play2win_case(order, number, control);
        if (!position)
            return tl::unexpected(std::move(position.error()));
        cases.push_back(*std::move(position));
    }
    return cases;
}

/// What the function is to return, as the driver prints it, and why.
struct GameAnswer {
    std::string text;
    std::string why;
};

Result<GameAnswer> play2win_answer(const std::vector<std::string_view>& lines,
                                   const Control& control) {
    const auto position =
        position_in(std::string(lines.at(1)), lines.at(2), lines.at(3), lines.at(4));
    if (!position)
        return tl::unexpected(position.error());
    const auto solution = formula_game::solve(*position, control);
    const auto player = position->to_move();
    const auto move = formula_game::best_move(solution, player);
    if (!move)
        return failure("stopped");
    const bool wins = solution.winner == player;
    const bool both = solution.after[0] == solution.after[1];
    return GameAnswer{
        *move ? "1" : "0",
        !both  ? fmt::format("Player {} wins only with {} = {}.", letter_of(player),
                             position->next_letter(), *move ? 1 : 0)
        : wins ? fmt::format("Player {0} wins with either value of {1}, and must then choose {2}.",
                             letter_of(player), position->next_letter(), *move ? 1 : 0)
               : fmt::format("Player {0} loses with either value of {1}, and must then choose {2}.",
                             letter_of(player), position->next_letter(), *move ? 1 : 0)};
}

Result<GameAnswer> game_answer(const std::vector<std::string_view>& lines, const Control& control) {
    auto formula = logic::read_strict(lines.at(1));
    if (lines.at(0) == "build_tree") {
        if (!formula)
            return GameAnswer{"None",
                              fmt::format("This is not a formula: {}.", formula.error().message)};
        auto tree = formula_game::to_repr(*formula);
        if (!tree)
            return tl::unexpected(std::move(tree.error()));
        return GameAnswer{*std::move(tree), "The tree differs from the expected one."};
    }
    if (!formula)
        return tl::unexpected(std::move(formula.error()));
    if (lines.at(0) == "draw_formula_tree") {
        auto drawing = formula_game::draw_formula_tree(*formula);
        if (!drawing)
            return tl::unexpected(std::move(drawing.error()));
        return GameAnswer{*std::move(drawing),
                          "The drawing differs. Blanks and line breaks count: no blank at the end "
                          "of a line, no line break at the end."};
    }
    if (lines.at(0) == "evaluate") {
        const auto value = formula_game::evaluate(*formula, lines.at(2), lines.at(3));
        if (!value)
            return tl::unexpected(value.error());
        return GameAnswer{
            *value ? "1" : "0",
            fmt::format("The formula evaluates to {} with these values.", *value ? 1 : 0)};
    }
    return play2win_answer(lines, control);
}

/// Whether Python prints an exception that went through the function's caller.
bool is_traceback_of_driver(std::string_view errors) {
    return errors.find("Traceback (") != std::string_view::npos &&
           errors.find("driver.py\", line") != std::string_view::npos;
}

/// The last line of a traceback: the exception.
std::string_view exception_of(std::string_view errors) {
    while (errors.ends_with('\n') || errors.ends_with('\r'))
        errors.remove_suffix(1);
    return errors.substr(errors.rfind('\n') + 1);
}

/// The line of the hand-in that a traceback leads to, or nothing.
std::string line_of_handin(std::string_view errors) {
    constexpr std::string_view before = "\", line ";
    std::string number;
    for (const std::string_view line : lines_of(errors)) {
        const std::size_t at = line.find(before);
        if (line.find("File \"") == std::string_view::npos || at == std::string_view::npos ||
            line.find("driver.py\"") != std::string_view::npos ||
            line.find("File \"<") != std::string_view::npos)
            continue;
        const std::string_view rest = line.substr(at + before.size());
        number = rest.substr(0, rest.find_first_not_of("0123456789"));
    }
    return number;
}

/// Why a function returned nothing: a module that cannot be loaded has none at all.
std::string exception_why(std::string_view function, std::string_view errors) {
    constexpr std::size_t most = 200;
    std::string_view exception = exception_of(errors).substr(0, most);
    while (exception.ends_with('.') || exception.ends_with('?'))
        exception.remove_suffix(1);
    const std::string line = line_of_handin(errors);
    if (is_of_loading(errors))
        return line.empty()
                   ? fmt::format("Your module cannot be loaded: {}.", exception)
                   : fmt::format("Your module cannot be loaded (line {}): {}.", line, exception);
    if (is_of_missing(exception, function))
        return fmt::format("Your module has no function {}.", function);
    return line.empty()
               ? fmt::format("{} did not return: it raised {}.", function, exception)
               : fmt::format("{} did not return: line {} raised {}.", function, line, exception);
}

/// Why an answer is wrong: None is what a function returns that prints its result.
std::string wrong_answer_why(std::string_view function, std::string_view got,
                             const GameAnswer& answer) {
    if (got != "None")
        return answer.why;
    return function == "build_tree"
               ? std::string("build_tree returned None, but this is a formula.")
               : fmt::format("{} returned None. It has to return its result, not print it.",
                             function);
}

/// What a function returned, or why there is nothing.
struct GameRun {
    std::optional<std::string> returned;
    SandboxEnd end;
};

Result<GameRun> run_function(const Case& value, const Trial& trial) {
    std::vector<WorkFile> files = value.files;
    for (WorkFile& file : formula_game_driver())
        files.push_back(std::move(file));
    auto end = trial.run(files, value.arguments, formula_game_output);
    if (!end)
        return tl::unexpected(std::move(end.error()));
    GameRun run;
    if (end->kind == SandboxEnd::Kind::exited) {
        run.returned = end->file;
        if (!run.returned && !end->output.empty() && !is_traceback_of_driver(end->errors)) {
            run.returned = end->output; // a program that prints ends its line
            if (run.returned->ends_with('\n'))
                run.returned->pop_back();
        }
    }
    run.end = *std::move(end);
    return run;
}

/// A right answer to a text that is no formula counts where a formula like it gets another one.
Result<Judgement> judge_near_miss(std::string_view text, const Trial& trial, Judgement result) {
    const auto* const found =
        std::find_if(near_misses.begin(), near_misses.end(),
                     [text](const NearMiss& each) { return each.text == text; });
    if (found == near_misses.end())
        return result;
    const auto run = run_function(game_case(game_valid, {}, {"build_tree", found->formula}), trial);
    if (!run)
        return tl::unexpected(run.error());
    result.stopped = run->end.kind == SandboxEnd::Kind::stopped;
    result.passed = !result.stopped && run->returned != result.got;
    if (!result.passed) {
        result.expected = fmt::format("None, and a tree for the formula {}", found->formula);
        result.got = "None for both";
        result.why = fmt::format(
            "build_tree returns None for the formula {} too, so None proves nothing here.",
            found->formula);
    }
    return result;
}

Result<Judgement> judge_game_function(const Case& value, const Trial& trial,
                                      const Control& control) {
    const std::vector<std::string_view> lines = lines_of(value.files.front().text);
    const auto answer = game_answer(lines, control);
    if (!answer)
        return tl::unexpected(answer.error());
    auto run = run_function(value, trial);
    if (!run)
        return tl::unexpected(std::move(run.error()));
    if (!run->returned) {
        Judgement none = no_output(run->end, trial.limits, answer->text);
        if (run->end.kind == SandboxEnd::Kind::exited && is_traceback_of_driver(run->end.errors))
            none.why = exception_why(lines.at(0), run->end.errors);
        return none;
    }
    Judgement result;
    result.expected = answer->text;
    result.got = *std::move(run->returned);
    result.passed = result.got == result.expected;
    if (!result.passed)
        result.why = wrong_answer_why(lines.at(0), result.got, *answer);
    else if (value.check == game_invalid)
        return judge_near_miss(lines.at(1), trial, std::move(result));
    return result;
}

} // namespace

Task formula_game_task() {
    Task task;
    task.id = "formula-game";
    task.title = "Formula game";
    task.summary = "Four Python functions: build a formula tree, draw it, evaluate it, and find a "
                   "winning move in the formula game.";
    task.usage = "the module formula_game_functions.py, or PROGRAM in.txt out.txt";
    task.program_names = {"formula_game", "formula", "main", "run"};
    task.command = formula_game_command;
    task.command_for = "def build_tree";
    task.command_file = "formula_game_functions.py";
    task.command_for_alone = "def play2win"; // what a tournament asks for
    task.checks = {
        {"formulas", "build_tree on formulas", 10},
        {"no-formulas", "build_tree on other texts", 10},
        {"drawing", "draw_formula_tree", 10},
        {"evaluate", "evaluate", 10},
        {"play2win", "play2win", 20},
    };
    task.cases = game_cases;
    task.judge = judge_game_function;
    task.picture = formula_tree_picture;
    return task;
}

} // namespace loggia::grading
