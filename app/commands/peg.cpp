#include "app/commands/peg.hpp"

#include "app/commands/command.hpp"
#include "app/commands/interrupt.hpp"
#include "app/commands/peg_files.hpp"
#include "core/peg/check.hpp"
#include "core/peg/format.hpp"
#include "core/peg/hint.hpp"
#include "core/peg/layouts.hpp"

#include <fmt/format.h>

#include <memory>
#include <string>
#include <vector>

namespace loggia::commands {

namespace {

constexpr const char* footer =
    "A board is the assignment's file: the number of holes and the hole that is empty at\n"
    "the start, then three holes in a row on each line. docs/formats.md tells what may\n"
    "follow. '-' in place of a file is standard input.";

struct Check {
    std::string board;
    std::string jumps = "-";

    int operator()() const {
        const auto puzzle = read_peg_file(board, peg::puzzle_of);
        if (!puzzle)
            return failed;
        const auto list = read_peg_file(jumps, peg::jumps_of);
        if (!list)
            return failed;
        const peg::Replay replay = peg::replay(*puzzle, *list);
        if (replay.fault) {
            fmt::print("jump {}, {}: {}\n", replay.fault->index + 1,
                       peg::to_text((*list)[replay.fault->index]), replay.fault->message);
            flush_output();
            return failed;
        }
        fmt::print("{}\n{}\n", peg::to_text(puzzle->board, replay.position),
                   replay.solved ? "solved" : "not solved: the goal is not met");
        flush_output();
        return replay.solved ? success : failed;
    }
};

struct Advice {
    std::string in = "-";

    int operator()() const {
        const auto game = read_peg_file(in, peg::game_of);
        if (!game)
            return failed;
        const Interrupt interrupt;
        const peg::Hint hint = peg::hint(*game, nullptr, {}, interrupt.control());
        switch (hint.verdict) {
        case peg::Verdict::solved:
            if (hint.solution.empty())
                fmt::print("solved\n");
            else
                fmt::print("{}\n", peg::to_text(hint.solution.front()));
            break;
        case peg::Verdict::none:
            if (hint.take_back)
                fmt::print("no way on; take back {}\n", *hint.take_back);
            else
                fmt::print("NO SOLUTION\n");
            break;
        case peg::Verdict::unknown:
            fmt::print(stderr, "it is open whether there is a solution\n");
            return interrupt.came() ? interrupted : failed;
        }
        flush_output();
        return success;
    }
};

void add_check(const Command& group) {
    auto check = std::make_shared<Check>();
    const Command command = group.add_command("check", "Play a list of jumps and judge it");
    command.footer("Exit status 0 only where the jumps are possible and meet the goal.");
    command.add_option("BOARD", check->board, "A board").required().type_name("");
    command.add_option("JUMPS", check->jumps, "Jumps, one a line").type_name("");
    command.action([check] { return (*check)(); });
}

void add_hint(const Command& group) {
    auto advice = std::make_shared<Advice>();
    const Command command = group.add_command(
        "hint", "Tell a jump that still leads to the goal, or how far to go back");
    command.add_option("IN", advice->in, "A board, or a game with its jumps").type_name("");
    command.action([advice] { return (*advice)(); });
}

void add_board(const Command& group) {
    auto id = std::make_shared<std::string>();
    std::vector<std::string> ids;
    for (const peg::Layout& layout : peg::layouts())
        ids.emplace_back(layout.id);
    const Command command = group.add_command("board", "Print a well-known board, or their names");
    command.add_option("NAME", *id, "Which board").type_name("").one_of(ids);
    command.action([id] {
        if (!id->empty())
            fmt::print("{}", peg::to_text(peg::find_layout(*id)->puzzle));
        else
            for (const peg::Layout& layout : peg::layouts())
                fmt::print("{:<12} {}\n", layout.id, layout.title);
        flush_output();
        return success;
    });
}

} // namespace

void add_peg(Command group) {
    group.require_command();
    group.footer(footer);
    add_peg_solve(group);
    add_check(group);
    add_hint(group);
    add_board(group);
}

} // namespace loggia::commands
