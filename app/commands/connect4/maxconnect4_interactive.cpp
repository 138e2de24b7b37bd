#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/base/interrupt.hpp"
#include "app/commands/connect4/engine_options.hpp"
#include "app/commands/connect4/maxconnect4.hpp"
#include "app/commands/connect4/position_input.hpp"
#include "core/base/file.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace loggia::commands {

namespace {

using namespace connect4;

int number(Player player) {
    return player == Player::one ? 1 : 2;
}

struct Interactive {
    std::string in;
    bool computer_next = true;
    ReadOptions read;
    Thinking thinking;
    bool verbose = false;

    int operator()() const {
        auto position = first_position();
        if (!position)
            return failed;
        // Ctrl-C leaves the game, as the end of the input does; its last position is saved.
        const Interrupt interrupt;
        const Control control = interrupt.control();
        Engine engine(thinking.options);
        fmt::print("\nMaxConnect-4 game\n");
        bool computer = computer_next;
        for (;; computer = !computer) {
            print_state(*position);
            if (position->is_full())
                return success;
            const auto column =
                computer ? choose(engine, *position, control) : ask(*position, control);
            if (!column)
                return interrupt.came() ? interrupted : success;
            fmt::print("\n\nmove {}: Player {}, column {}\n", position->stone_count() + 1,
                       number(position->to_move()), *column + 1);
            position = position->after(*column);
            const std::string file = computer ? "computer.txt" : "human.txt";
            if (const auto written = write_output(file, to_text(*position)); !written)
                return report(written.error(), "error");
        }
    }

private:
    [[nodiscard]] std::optional<Position> first_position() const {
        namespace fs = std::filesystem;
        std::error_code ignored;
        if (fs::symlink_status(in, ignored).type() != fs::file_type::not_found)
            return read_position(in, read);
        fmt::print("{} does not exist; the game starts on the empty board\n", in);
        return Position();
    }

    static void print_state(const Position& position) {
        fmt::print("game state:\n");
        print_board(position);
        if (position.is_full()) {
            const Score score = position.score();
            fmt::print("\nBOARD FULL\nGame over! {}\n\n",
                       score.one == score.two
                           ? std::string("The game is a draw.")
                           : fmt::format("Player {} wins.", score.one > score.two ? 1 : 2));
        }
        flush_output();
    }

    /// Nothing where it was told to end before it was done.
    [[nodiscard]] std::optional<int> choose(Engine& engine, const Position& position,
                                            const Control& control) const {
        const Analysis analysis = engine.choose(position, thinking.limits, control);
        if (control.stop_requested())
            return std::nullopt;
        if (verbose)
            print_to_stderr("{}", statistics(analysis));
        return analysis.column;
    }

    /// A column that can be played, or nothing when the human leaves.
    [[nodiscard]] static std::optional<int> ask(const Position& position, const Control& control) {
        for (;;) {
            fmt::print("\nPlayer {}, your move (1-7, q to leave): ", number(position.to_move()));
            flush_output();
            const auto answer = read_standard_line(control);
            if (!answer) {
                fmt::print("\n");
                return std::nullopt;
            }
            const auto column = column_of(*answer);
            if (column && position.can_play(*column))
                return *column;
            if (!column && is_farewell(*answer))
                return std::nullopt;
            fmt::print("{}\n", column ? fmt::format("column {} is full", *column + 1)
                                      : column.error().message);
        }
    }

    static bool is_farewell(const std::string& answer) {
        const auto first = answer.find_first_not_of(" \t\r");
        if (first == std::string::npos)
            return false;
        const auto last = answer.find_last_not_of(" \t\r");
        const std::string word = answer.substr(first, last - first + 1);
        return word == "q" || word == "Q" || word == "quit";
    }
};

/// IN, which must not be where the answers come from.
Result<std::string> path_beside_moves(std::string_view path) {
    if (path == "-")
        return failure("IN cannot be standard input, because your moves are read from there");
    return std::string(path);
}

/// NEXT, in which `first` is as good as `next`.
Result<bool> is_computer_next(std::string_view word) {
    if (word == "computer-next" || word == "computer-first")
        return true;
    if (word == "human-next" || word == "human-first")
        return false;
    return failure(fmt::format("expected computer-next or human-next, found '{}'", word));
}

} // namespace

void add_interactive(Command group) {
    auto interactive = std::make_shared<Interactive>();
    const Command command =
        group.add_command("interactive", "Play against the computer in the terminal");
    command.footer(
        "NEXT says who plays for the player to move in IN: the computer or you. If IN does\n"
        "not exist, the game starts on the empty board. The position after each computer\n"
        "move is saved in computer.txt, after each of your moves in human.txt, both in the\n"
        "current directory. Enter a column from 1 to 7, or q to quit; the end of the input\n"
        "quits too. The exit status is 0 whether the game is finished or not, and 130 if you\n"
        "interrupt it (Ctrl-C).");
    command.add_option("IN", interactive->in, path_beside_moves, "Starting position")
        .required()
        .type_name("");
    command
        .add_option("NEXT", interactive->computer_next, is_computer_next,
                    "Who moves next: computer-next or human-next")
        .required()
        .type_name("");
    add_depth(command, interactive->thinking);
    add_engine_options(command, interactive->thinking);
    add_read_options(command, interactive->read);
    command.add_flag("--verbose", interactive->verbose,
                     "Print value, line and cost of each search to standard error");
    command.action([interactive] {
        require_limit(interactive->thinking);
        return (*interactive)();
    });
}

} // namespace loggia::commands
