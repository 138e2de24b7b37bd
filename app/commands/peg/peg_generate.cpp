// Random boards that can be solved.
#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/base/interrupt.hpp"
#include "app/commands/peg/peg.hpp"
#include "app/commands/peg/peg_files.hpp"
#include "core/peg/format.hpp"
#include "core/peg/random_board.hpp"

#include <fmt/format.h>

#include <memory>
#include <optional>
#include <random>
#include <string>

namespace loggia::commands {

namespace {

struct GenerateBoard {
    std::optional<peg::BoardRecipe> recipe;
    int holes = 21;
    std::string difficulty = "medium";
    std::optional<int> seed;
    std::string output = "-";

    int operator()() const {
        const peg::BoardRecipe chosen = recipe.value_or(by_options());
        const Interrupt interrupt;
        const auto puzzle = peg::random_board(chosen, interrupt.control());
        if (!puzzle) {
            report(puzzle.error(), peg::to_text(chosen));
            return interrupt.came() ? interrupted : failed;
        }
        if (const auto written = write_output(output, peg::to_text(*puzzle)); !written)
            return report(written.error(), "error");
        print_to_stderr("recipe: {}\n", peg::to_text(chosen));
        return success;
    }

private:
    [[nodiscard]] peg::BoardRecipe by_options() const {
        constexpr unsigned most = 1'000'000;
        std::random_device device;
        const unsigned number = seed ? static_cast<unsigned>(*seed) : device() % most;
        return peg::board_recipe_of(fmt::format("{}-{}-{}", holes, difficulty, number))
            .value(); // the options were looked at
    }
};

} // namespace

void add_peg_generate(Command group) {
    auto generate = std::make_shared<GenerateBoard>();
    const Command command = group.add_command("generate", "Make a random board that can be solved");
    command.footer(
        "Prints a board file. Standard error gets its recipe, from which the same board can be\n"
        "made again. The difficulty is how often random jumps solve the board: at least once in\n"
        "10 games if it is easy, once in 10 to once in 100 if it is medium, and less than once\n"
        "in 200 if it is hard.\n\n"
        "loggia-cli peg generate --holes 28 --difficulty hard\n"
        "loggia-cli peg generate 28-hard-7 --output board.txt");
    const Option recipe = command
                              .add_option("RECIPE", generate->recipe, peg::board_recipe_of,
                                          "Recipe of the board, for example 28-hard-7")
                              .type_name("");
    command.add_option("--holes", generate->holes, "Number of holes")
        .between(peg::BoardRecipe::fewest_holes, peg::BoardRecipe::most_holes)
        .show_default()
        .excludes(recipe);
    command.add_option("--difficulty", generate->difficulty, "Difficulty")
        .one_of({"easy", "medium", "hard"})
        .show_default()
        .excludes(recipe);
    command.add_option("--seed", generate->seed, "Number of the board (default: random)")
        .between(0, 999'999)
        .excludes(recipe);
    command.add_output(generate->output);
    command.action([generate] { return (*generate)(); });
}

} // namespace loggia::commands
