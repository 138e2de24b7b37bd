#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/base/interrupt.hpp"
#include "app/commands/base/terminal.hpp"
#include "app/commands/formula_game/formula.hpp"
#include "core/base/number_text.hpp"
#include "core/formula_game/format.hpp"
#include "core/formula_game/generate.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <optional>
#include <random>
#include <string>

namespace loggia::commands {

namespace {

using namespace formula_game;

struct Generate {
    std::string recipe;
    int variables = 6;
    std::optional<int> leaves;
    std::string winner;
    std::string difficulty = "medium";
    std::string seed;
    std::string output = "-";

    int operator()() const {
        const Recipe chosen = this->chosen();
        const Interrupt interrupt;
        const bool shows = is_terminal(stderr);
        const auto game =
            generate(chosen, interrupt.control(shows ? Control::Sink(show) : Control::Sink()));
        if (shows)
            print_to_stderr("\r\x1B[K");
        if (!game) {
            report(game.error(), to_text(chosen));
            return interrupt.came() ? interrupted : failed;
        }
        const auto assessment = assess(*game);
        if (auto written = write_output(output, to_text(Position(*game))); !written)
            return report(written.error(), "error");
        print_to_stderr("recipe: {}\n", to_text(chosen));
        if (assessment)
            print_to_stderr("player {} wins; {}: {:.0f} % of {} turns are critical, up to {} in "
                            "a row\n",
                            letter_of(assessment->winner), name_of(assessment->difficulty()),
                            100 * assessment->critical_share(), assessment->turns,
                            assessment->longest_chain);
        return success;
    }

private:
    static void show(const Progress& progress) { print_to_stderr("\r{}\x1B[K", progress.text); }

    /// The recipe given as an argument or by options; everything unspecified is random.
    [[nodiscard]] Recipe chosen() const {
        std::string text = recipe;
        if (text.empty()) {
            std::random_device device;
            text = fmt::format("{}v-{}l-{}-{}-{}", variables,
                               leaves.value_or(std::max(3 * variables, 4)),
                               winner.empty() ? (device() % 2 == 0 ? "E" : "A") : winner,
                               difficulty, seed.empty() ? fmt::format("{:x}", device()) : seed);
        }
        const auto read = recipe_of(text);
        if (read)
            return *read;
        if (!recipe.empty())
            throw UsageError(fmt::format("{}: {}", text, read.error().message));
        if (const int count = leaves.value_or(variables);
            count < variables || count > Recipe::most_leaves)
            throw UsageError("--leaves",
                             fmt::format("expected a whole number from {} to {}, found '{}'",
                                         variables, number_text(Recipe::most_leaves), count));
        throw UsageError("--seed",
                         fmt::format("expected up to 16 hexadecimal digits, found '{}'", seed));
    }
};

} // namespace

void add_formula_generate(Command group) {
    const Command command =
        group.add_command("generate", "Make a random game with a given winner and difficulty");
    command.footer(
        "Prints the four lines of the game. Standard error gets its recipe, from which the\n"
        "same game can be made again, and its difficulty: the share of the winner's turns in\n"
        "which only one value keeps the win, against an opponent who guesses. Less than a\n"
        "quarter is easy; half or more, with four such turns in a row, is hard.\n\n"
        "loggia-cli formula generate --variables 8 --winner E --difficulty hard\n"
        "loggia-cli formula generate 8v-24l-E-hard-7 --output game.txt");
    auto generate = std::make_shared<Generate>();
    const Option recipe = command
                              .add_option("RECIPE", generate->recipe,
                                          "Recipe of the game, for example 8v-24l-E-hard-7")
                              .type_name("");
    const auto add = [&](const std::string& name, auto& value, const std::string& help) {
        return command.add_option(name, value, help).excludes(recipe);
    };
    add("--variables", generate->variables, "Number of variables, 1 to 26")
        .between(1, static_cast<int>(max_variables))
        .show_default();
    add("--leaves", generate->leaves, "Number of leaves (default: three for each variable)");
    add("--winner", generate->winner, "Winner, E or A (default: random)")
        .type_name("PLAYER")
        .one_of({"E", "A"});
    add("--difficulty", generate->difficulty, "easy, medium or hard")
        .one_of({"easy", "medium", "hard"})
        .show_default();
    add("--seed", generate->seed, "Up to 16 hexadecimal digits (default: random)");
    command.add_output(generate->output);
    command.action([generate] { return (*generate)(); });
}

} // namespace loggia::commands
