// Solutions of a board, by search or by clauses, also with fewest moves.
#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/interrupt.hpp"
#include "app/commands/peg/peg.hpp"
#include "app/commands/peg/peg_files.hpp"
#include "core/peg/encoding/solve_sat.hpp"
#include "core/peg/format.hpp"
#include "core/peg/search/solve_direct.hpp"
#include "core/peg/search/solve_fewest.hpp"

#include <fmt/format.h>

#include <memory>
#include <string>

namespace loggia::commands {

namespace {

struct Solve {
    std::string in = "-";
    std::string out = "-";
    bool by_sat = false;
    bool direct = false;
    bool fewest = false;
    peg::Encoding encoding{peg::Timing::sweeps};

    int operator()() {
        const auto puzzle = read_peg_file(in, peg::puzzle_of);
        if (!puzzle)
            return failed;
        const Interrupt interrupt;
        if (fewest)
            return fewest_moves(*puzzle, interrupt);
        return by_sat ? sat(*puzzle, interrupt) : search(*puzzle, interrupt);
    }

private:
    [[nodiscard]] int write(const std::string& text) const {
        const auto written = write_output(out, text);
        return written ? success : report(written.error(), "error");
    }

    [[nodiscard]] int answer(peg::Verdict verdict, const std::vector<peg::Jump>& jumps,
                             const Interrupt& interrupt) const {
        switch (verdict) {
        case peg::Verdict::solved:
            return write(peg::to_text(jumps));
        case peg::Verdict::none:
            return write("NO SOLUTION\n");
        case peg::Verdict::unknown:
            break;
        }
        fmt::print(stderr, "it is open whether there is a solution\n");
        return interrupt.came() ? interrupted : failed;
    }

    [[nodiscard]] int search(const peg::Puzzle& puzzle, const Interrupt& interrupt) const {
        const auto solution = peg::solve_direct(puzzle, {}, interrupt.control());
        if (solution.proof)
            fmt::print(stderr, "{}", peg::to_text(puzzle, *solution.proof));
        return answer(solution.verdict, solution.jumps, interrupt);
    }

    [[nodiscard]] int sat(const peg::Puzzle& puzzle, const Interrupt& interrupt) const {
        const auto solution = peg::solve_sat(puzzle, encoding, interrupt.control());
        if (!solution)
            return interrupt.came() ? int{interrupted} : report(solution.error(), "error");
        fmt::print(stderr, "{}: {} atoms, {} clauses\n", peg::to_text(solution->encoding),
                   solution->atoms, solution->clauses);
        return answer(solution->verdict, solution->jumps, interrupt);
    }

    [[nodiscard]] int fewest_moves(const peg::Puzzle& puzzle, const Interrupt& interrupt) const {
        const auto result = peg::solve_fewest(puzzle, {}, interrupt.control());
        if (result.unsolvable)
            return write("NO SOLUTION\n");
        if (result.minimal())
            fmt::print(stderr, "{} moves, and none has fewer\n", result.most);
        else if (result.most >= 0)
            fmt::print(stderr, "{} moves; at least {} are needed\n", result.most, result.least);
        else
            return answer(peg::Verdict::unknown, {}, interrupt);
        const int status = write(peg::to_text(result.jumps));
        return status == success && interrupt.came() ? int{interrupted} : status;
    }
};

} // namespace

void add_peg_solve(Command group) {
    auto solve = std::make_shared<Solve>();
    const Command command = group.add_command("solve", "Find the jumps, or show there are none");
    command.footer(
        "Prints the jumps as peg-back does, or NO SOLUTION; what is known besides (a proof,\n"
        "the number of moves, sizes) goes to standard error. --encoding implies --sat; see\n"
        "'loggia-cli peg-front --help' for its names. With rounds:N and sweeps:N, NO SOLUTION is\n"
        "never said, as more may do.\n\n"
        "A move is a row of jumps by one peg.");
    command.add_option("IN", solve->in, "A board").type_name("");
    command.add_option("OUT", solve->out, "The file for the jumps").type_name("");
    command.add_flag("--direct", solve->direct, "Search positions (what happens anyway)");
    command.add_flag("--sat", solve->by_sat, "Go by clauses and a SAT solver");
    const Option encoding =
        command
            .add_option("--encoding", solve->encoding, peg::encoding_of, "Which clauses (sweeps)")
            .type_name("NAME");
    command.add_flag("--fewest-moves", solve->fewest, "The solution with the fewest moves");
    command.action([solve, encoding] {
        solve->by_sat = solve->by_sat || encoding.given();
        if (solve->direct && solve->by_sat)
            throw UsageError("--direct and --sat exclude each other");
        if (solve->fewest && solve->by_sat)
            throw UsageError("--fewest-moves is searched for directly, not by --sat");
        return (*solve)();
    });
}

} // namespace loggia::commands
