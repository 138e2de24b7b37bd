#include "app/commands/maxconnect4.hpp"

#include "app/commands/command.hpp"
#include "core/base/file.hpp"
#include "core/connect4/engine.hpp"
#include "core/connect4/format.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <cstdio>
#include <memory>
#include <string>

namespace loggia::commands {

namespace {

using namespace connect4;

int fail(const Error& error, const std::string& name, const std::string& text) {
    fmt::print(stderr, "{}", describe(error, name, text));
    return failed;
}

void print_state(const Position& position, const char* heading) {
    const Score score = position.score();
    fmt::print("{}{}Score: Player 1 = {}, Player 2 = {}\n\n", heading, to_picture(position),
               score.one, score.two);
}

struct OneMove {
    std::string in;
    std::string out;
    int depth = 8;

    int operator()() const {
        const auto text = read_file(in);
        if (!text)
            return fail(text.error(), in, "");
        const auto position = position_of(*text);
        if (!position)
            return fail(position.error(), in, *text);
        print_state(*position, "\nMaxConnect-4 game\ngame state before move:\n");
        if (position->is_full()) {
            fmt::print("\nBOARD FULL\nGame over!\n\n");
            return success;
        }
        Limits limits;
        limits.depth = depth;
        const int column = Engine().choose(*position, limits).column;
        const Position next = position->after(column);
        fmt::print("\nmove {}: Player {}, column {}\n", next.stone_count(),
                   position->to_move() == Player::one ? 1 : 2, column + 1);
        print_state(next, "game state after move:\n");
        if (const auto written = write_file(out, to_text(next)); !written)
            return fail(written.error(), "loggia-cli", "");
        return success;
    }
};

} // namespace

void add_maxconnect4(CLI::App& app, int& status) {
    CLI::App* group = app.add_subcommand("maxconnect4", "Play, analyse and solve Max-Connect4");
    group->require_subcommand(1);

    auto one_move = std::make_shared<OneMove>();
    CLI::App* command = group->add_subcommand("one-move", "Make one move, from a file to a file");
    command->add_option("IN", one_move->in, "Position to read")->required();
    command->add_option("OUT", one_move->out, "Where the position after the move goes")->required();
    command->add_option("DEPTH", one_move->depth, "Moves to look ahead")->required();
    command->callback([one_move, &status] { status = (*one_move)(); });
}

} // namespace loggia::commands
