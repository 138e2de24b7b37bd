#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/base/interrupt.hpp"
#include "app/commands/connect4/engine_options.hpp"
#include "app/commands/connect4/maxconnect4.hpp"
#include "app/commands/connect4/position_input.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <memory>
#include <string>

namespace loggia::commands {

namespace {

using namespace connect4;

struct OneMove {
    std::string in;
    std::string out;
    ReadOptions read;
    Thinking thinking;
    bool verbose = false;

    int operator()() const {
        const auto position = read_position(in, read);
        if (!position)
            return failed;
        show_before(*position);
        if (position->is_full())
            return success;

        const Interrupt interrupt;
        const Analysis analysis =
            Engine(thinking.options).choose(*position, thinking.limits, interrupt.control());
        const Position next = position->after(analysis.column);
        show_after(*position, next, analysis);
        if (const auto written = write_output(out, to_text(next)); !written)
            return report(written.error(), "error");
        return interrupt.came() ? interrupted : success;
    }

private:
    // With the new position on standard output the display would only be in its way.
    [[nodiscard]] bool shows() const { return out != "-"; }

    void show_before(const Position& position) const {
        if (!shows())
            return;
        fmt::print("\nMaxConnect-4 game\ngame state before move:\n");
        print_board(position);
        fmt::print("{}", position.is_full() ? "\n\nBOARD FULL\nGame over!\n\n" : "\n");
        flush_output();
    }

    void show_after(const Position& before, const Position& next, const Analysis& analysis) const {
        if (verbose)
            print_to_stderr("{}", statistics(analysis));
        if (!shows())
            return;
        fmt::print("\n\nmove {}: Player {}, column {}\ngame state after move:\n",
                   next.stone_count(), before.to_move() == Player::one ? 1 : 2,
                   analysis.column + 1);
        print_board(next);
        fmt::print("\n");
        flush_output();
    }
};

} // namespace

void make_one_move(Command command) {
    auto one_move = std::make_shared<OneMove>();
    command.footer(
        "Prints the board and the score before and after the move. If the board is full,\n"
        "it prints them once, writes nothing to OUT and exits with 0. If anything fails,\n"
        "OUT is left unchanged. With '-' for OUT only the new position is printed.\n\n"
        "If you interrupt it (Ctrl-C), it plays the best move found so far and exits with\n"
        "130.");
    command.add_option("IN", one_move->in, "Position file").required().type_name("");
    command.add_option("OUT", one_move->out, "File for the position after the move")
        .required()
        .type_name("");
    add_depth(command, one_move->thinking);
    add_engine_options(command, one_move->thinking);
    add_read_options(command, one_move->read);
    command.add_flag("--verbose", one_move->verbose,
                     "Print value, line and cost of the search to standard error");
    command.action([one_move] {
        require_limit(one_move->thinking);
        return (*one_move)();
    });
}

void add_one_move(Command group) {
    make_one_move(group.add_command("one-move", "Make one move in a position file"));
}

} // namespace loggia::commands
