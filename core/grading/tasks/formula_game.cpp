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

constexpr std::array invalid_formulas{
    "",        "X",      "x*y",    "-(x)", "(x+(y)*z)", "(x)",      "(x+y",
    "x)",      "(x+y)z", "(x++y)", "()",   "-",         "(+x)",     "(x*)",
    "xy",      "x-",     "(x-y)",  "1",    "(x y)",     " x",       "x ",
    "((x+y))", "(x*y))", "(x/y)",  "(-x)", "(x+Y)",     "\xC3\xA9", "(x+\xC3\xA9)",
    "(x+y)-",  "-x-y",   "(",      ")",
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

Result<std::vector<Case>> game_cases(const CaseOrder& order, const Control& /*control*/) {
    std::vector<Case> cases;
    cases.reserve(std::size(valid_formulas));
    for (const char* const formula : valid_formulas)
        cases.push_back(game_case(game_valid, "a formula", {"build_tree", formula}));
    for (const char* const text : invalid_formulas)
        cases.push_back(game_case(game_invalid, "a text that is no formula", {"build_tree", text}));
    cases.push_back(game_case(game_drawing, "the example of the assignment",
                              {"draw_formula_tree", "((-x+y)*-(-y+x))"}));
    for (int number = 0; number < order.cases; ++number)
        for (const std::size_t check : {game_drawing, game_evaluate, game_play2win}) {
            Random random = random_of(order, check, number);
            const std::string formula =
                random_game_formula(random, 2 + number, std::min(2 + number, 6));
            const std::string letters = shuffled_letters(random, formula);
            if (check == game_drawing) {
                cases.push_back(game_case(check, "a formula", {"draw_formula_tree", formula}));
            } else if (check == game_evaluate) {
                cases.push_back(game_case(check, "a formula and values",
                                          {"evaluate", formula, letters,
                                           random_letters(random, letters.size(), '0', '1')}));
            } else {
                const std::string turns = random_letters(random, letters.size(), 'E', 'A');
                const std::size_t played = random.below(letters.size());
                cases.push_back(game_case(check, "a position of a game",
                                          {"play2win", formula, turns, letters,
                                           random_letters(random, played, '0', '1')}));
            }
        }
    return cases;
}

/// What the function is to return, as the driver prints it, and why.
struct GameAnswer {
    std::string text;
    std::string why;
};

Result<GameAnswer> play2win_answer(logic::Formula formula,
                                   const std::vector<std::string_view>& lines,
                                   const Control& control) {
    auto game = formula_game::Game::make(std::move(formula), lines.at(2), lines.at(3));
    if (!game)
        return tl::unexpected(std::move(game.error()));
    const auto shared = std::make_shared<const formula_game::Game>(*std::move(game));
    const auto position = formula_game::position_of(shared, lines.at(4));
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
        both ? fmt::format("Player {} {} with both values of {}; then {} has to be chosen.",
                           letter_of(player), wins ? "wins" : "loses", position->next_letter(),
                           *move ? 1 : 0)
             : fmt::format("Player {} wins only with {} = {}.", letter_of(player),
                           position->next_letter(), *move ? 1 : 0)};
}

Result<GameAnswer> game_answer(const std::vector<std::string_view>& lines, const Control& control) {
    auto formula = logic::read_strict(lines.at(1));
    if (lines.at(0) == "build_tree") {
        if (!formula)
            return GameAnswer{"None",
                              fmt::format("This is no formula: {}.", formula.error().message)};
        auto tree = formula_game::to_repr(*formula);
        if (!tree)
            return tl::unexpected(std::move(tree.error()));
        return GameAnswer{*std::move(tree), "The tree is another one."};
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
        return GameAnswer{*value ? "1" : "0",
                          fmt::format("The formula is {} with these values.", *value ? 1 : 0)};
    }
    return play2win_answer(*std::move(formula), lines, control);
}

Result<Judgement> judge_game_function(const Case& value, const Trial& trial,
                                      const Control& control) {
    const std::vector<std::string_view> lines = lines_of(value.files.front().text);
    const auto answer = game_answer(lines, control);
    if (!answer)
        return tl::unexpected(answer.error());
    std::vector<WorkFile> files = value.files;
    for (WorkFile& file : formula_game_driver())
        files.push_back(std::move(file));
    const auto end = trial.run(files, value.arguments, formula_game_output);
    if (!end)
        return tl::unexpected(end.error());
    std::optional<std::string> answered = end->file;
    if (!answered && !end->output.empty() && end->kind == SandboxEnd::Kind::exited) {
        answered = end->output; // a program that prints ends its line
        if (answered->ends_with('\n'))
            answered->pop_back();
    }
    if (!answered || end->kind != SandboxEnd::Kind::exited) {
        Judgement none = no_output(*end, trial.limits, answer->text);
        if (end->kind == SandboxEnd::Kind::exited)
            none.why = fmt::format("{} did not return: it raised an exception.", lines.at(0));
        return none;
    }
    Judgement result;
    result.expected = answer->text;
    result.got = *std::move(answered);
    result.passed = result.got == result.expected;
    if (!result.passed)
        result.why = answer->why;
    return result;
}

} // namespace

Task formula_game_task() {
    Task task;
    task.id = "formula-game";
    task.title = "Formula game";
    task.usage = "python3 calls formula_game_functions.py";
    task.program_names = {"formula_game_functions"};
    task.command = formula_game_command;
    task.checks = {
        {"formulas", "build_tree of formulas", 10},
        {"no-formulas", "build_tree of other texts", 10},
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
