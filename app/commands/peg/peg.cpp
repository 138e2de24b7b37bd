#include "app/commands/peg/peg.hpp"

#include "app/commands/base/exit_status.hpp"
#include "app/commands/peg/peg_files.hpp"
#include "core/peg/format.hpp"
#include "core/peg/layouts.hpp"
#include "core/peg/replay.hpp"

#include <fmt/format.h>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace loggia::commands {

namespace {

struct Check {
    std::string board;
    std::string jumps = "-";

    int operator()() const {
        const auto puzzle = read_peg_file(board, peg::puzzle_of);
        if (!puzzle)
            return failed;
        const auto list = read_peg_file(
            jumps, [&](std::string_view text) { return peg::jumps_of(text, puzzle->board); });
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

void add_check(const Command& group) {
    auto check = std::make_shared<Check>();
    const Command command = group.add_command("check", "Check a list of jumps");
    command.footer("The exit status is 0 only if all jumps are possible and reach the goal.");
    command.add_option("BOARD", check->board, "Board file").required().type_name("");
    command.add_option("JUMPS", check->jumps, "File with jumps, one per line").type_name("");
    command.action([check] { return (*check)(); });
}

void add_board(const Command& group) {
    auto id = std::make_shared<std::string>();
    const Command command =
        group.add_command("board", "Print a standard board, or the names of all");
    command.footer("Without NAME it lists the standard boards.\n\n"
                   "loggia-cli peg board english33 > board.txt\n"
                   "loggia-cli peg board triangle15 | loggia-cli peg solve");
    command.add_option("NAME", *id, "Name of the board").type_name("").one_of(layout_ids());
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

std::vector<std::string> layout_ids() {
    std::vector<std::string> ids;
    for (const peg::Layout& layout : peg::layouts())
        ids.emplace_back(layout.id);
    return ids;
}

void add_peg(Command group) {
    group.require_command();
    group.footer(
        "A board file starts with the number of holes and the hole that is empty at the\n"
        "start; each further line has three holes that form a line. See docs/formats/peg.md for\n"
        "what may follow. The file name '-' stands for standard input.");
    add_peg_solve(group);
    add_check(group);
    add_peg_hint(group);
    add_peg_table(group);
    add_board(group);
    add_peg_generate(group);
}

} // namespace loggia::commands
