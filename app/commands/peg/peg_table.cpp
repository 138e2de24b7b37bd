// The table of a board's positions, and the hints that are looked up in it.
#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/base/interrupt.hpp"
#include "app/commands/base/terminal.hpp"
#include "app/commands/base/threads_option.hpp"
#include "app/commands/peg/peg.hpp"
#include "app/commands/peg/peg_files.hpp"
#include "core/base/number_text.hpp"
#include "core/peg/format.hpp"
#include "core/peg/layouts.hpp"
#include "core/peg/search/hint.hpp"
#include "core/peg/search/table_store.hpp"

#include <fmt/format.h>

#include <cstdint>
#include <memory>
#include <string>

namespace loggia::commands {

namespace {

struct MakeTable {
    std::string in = "-";
    std::string layout;
    std::string save;
    ThreadsOption threads;

    int operator()() const {
        if (is_same_file(save, in))
            throw UsageError("--save", fmt::format("would replace the board in {}", in));
        const peg::Layout* const known = peg::find_layout(layout);
        const auto read =
            known != nullptr ? std::optional(known->puzzle) : read_peg_file(in, peg::puzzle_of);
        if (!read)
            return failed;
        const Interrupt interrupt;
        const bool on_terminal = is_terminal(stderr);
        const auto show = [on_terminal](const Progress& progress) {
            if (on_terminal)
                print_to_stderr("\r\033[K{} ...", progress.text);
        };
        const auto table = peg::Table::build(*read, most_positions, interrupt.control(show),
                                             nullptr, threads.count());
        if (on_terminal)
            print_to_stderr("\r\033[K");
        if (!table)
            return interrupt.came() ? int{interrupted} : report(table.error(), "error");
        print(*table);
        return keep(*table);
    }

private:
    static constexpr std::size_t most_positions = 40'000'000;

    static void print(const peg::Table& table) {
        fmt::print("jumps  positions   solvable\n");
        for (std::size_t jumps = 0; jumps < table.levels().size(); ++jumps)
            fmt::print("{:>5} {:>10} {:>10}\n", jumps, table.levels()[jumps].reachable,
                       table.levels()[jumps].winning.size());
        fmt::print("  all {:>10} {:>10}\n", table.reachable(), table.winning());
        flush_output();
    }

    [[nodiscard]] int keep(const peg::Table& table) const {
        if (!save.empty()) {
            const auto saved = table.save(save);
            return saved ? success : report(saved.error(), "error");
        }
        const auto kept = peg::keep_table(table);
        if (!kept)
            return report(kept.error(), "error");
        print_to_stderr("saved in {}\n", kept->string());
        return success;
    }
};

struct Advice {
    std::string in = "-";
    std::string table;

    int operator()() const {
        const auto game = read_peg_file(in, peg::game_of);
        if (!game)
            return failed;
        const auto known = table.empty()
                               ? Result<std::optional<peg::Table>>(peg::kept_table(game->puzzle))
                               : table_of(game->puzzle);
        if (!known)
            return report(known.error(), table);
        const Interrupt interrupt;
        const peg::Hint hint =
            peg::hint(*game, *known ? &**known : nullptr, {}, interrupt.control());
        switch (hint.verdict) {
        case peg::Verdict::solved:
            if (hint.solution.empty())
                fmt::print("solved\n");
            else
                fmt::print("{}\n", peg::to_text(hint.solution.front()));
            break;
        case peg::Verdict::none:
            if (hint.take_back)
                fmt::print("not solvable; undo {}\n",
                           counted(static_cast<std::uint64_t>(*hint.take_back), "jump"));
            else
                fmt::print("NO SOLUTION\n");
            break;
        case peg::Verdict::unknown:
            print_to_stderr("undecided\n");
            return interrupt.came() ? interrupted : failed;
        }
        flush_output();
        return success;
    }

private:
    [[nodiscard]] Result<std::optional<peg::Table>> table_of(const peg::Puzzle& puzzle) const {
        auto loaded = peg::Table::load(table);
        if (!loaded)
            return tl::unexpected(std::move(loaded.error()));
        if (loaded->puzzle() != puzzle)
            return failure("this table belongs to another puzzle");
        return std::optional(*std::move(loaded));
    }
};

} // namespace

void add_peg_table(Command group) {
    auto table = std::make_shared<MakeTable>();
    const Command command =
        group.add_command("table", "Solve every position of a board, for instant hints");
    command.footer(
        "Finds all reachable positions (up to symmetry) and those that are solvable, and\n"
        "prints their numbers after each jump. The table is saved in ~/.cache/loggia (or\n"
        "$XDG_CACHE_HOME/loggia), where 'peg hint' finds it. The English board takes about\n"
        "10 seconds, 500 MB of memory and 3.4 MB on disk. Boards with more than 40 million\n"
        "positions are refused.");
    const Option in = command.add_option("IN", table->in, "Board file").type_name("");
    command.add_option("--layout", table->layout, "A standard board instead of IN")
        .type_name("NAME")
        .one_of(layout_ids())
        .excludes(in);
    command.add_option("--save", table->save, "Output file for the table")
        .type_name("FILE")
        .can_be_written();
    table->threads.add_to(command, "Number of threads; the table does not depend on it");
    command.action([table] { return (*table)(); });
}

void add_peg_hint(Command group) {
    auto advice = std::make_shared<Advice>();
    const Command command =
        group.add_command("hint", "Print a jump that leads to the goal, or how far to go back");
    command.footer(
        "If 'peg table' has made a table of this puzzle, the answer is looked up there.");
    command.add_option("IN", advice->in, "Board file or game with jumps").type_name("");
    command.add_option("--table", advice->table, "Table saved by 'peg table'").type_name("FILE");
    command.action([advice] { return (*advice)(); });
}

} // namespace loggia::commands
