// Solutions of a board, by search or by clauses, also with fewest moves.
#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/base/interrupt.hpp"
#include "app/commands/base/threads_option.hpp"
#include "app/commands/peg/peg.hpp"
#include "app/commands/peg/peg_files.hpp"
#include "core/base/number_text.hpp"
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
    ThreadsOption threads;

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
        print_to_stderr("undecided\n");
        return interrupt.came() ? interrupted : failed;
    }

    [[nodiscard]] int search(const peg::Puzzle& puzzle, const Interrupt& interrupt) const {
        const auto solution = peg::solve_direct(puzzle, {}, interrupt.control());
        if (solution.proof)
            print_to_stderr("{}", peg::to_text(puzzle, *solution.proof));
        return answer(solution.verdict, solution.jumps, interrupt);
    }

    [[nodiscard]] int sat(const peg::Puzzle& puzzle, const Interrupt& interrupt) const {
        const auto solution = peg::solve_sat(puzzle, encoding, interrupt.control());
        if (!solution)
            return interrupt.came() ? int{interrupted} : report(solution.error(), "error");
        print_to_stderr("{}: {} {}, {} {}\n", peg::to_text(solution->encoding), solution->atoms,
                        plural(static_cast<std::uint64_t>(solution->atoms), "atom"),
                        solution->clauses, plural(solution->clauses, "clause"));
        return answer(solution->verdict, solution->jumps, interrupt);
    }

    [[nodiscard]] int fewest_moves(const peg::Puzzle& puzzle, const Interrupt& interrupt) const {
        peg::FewestOptions options;
        options.threads = threads.count();
        const auto result = peg::solve_fewest(puzzle, options, interrupt.control());
        if (result.unsolvable)
            return write("NO SOLUTION\n");
        if (result.proven())
            print_to_stderr("{} (proven minimum)\n",
                            counted(static_cast<std::uint64_t>(result.upper), "move"));
        else if (result.upper >= 0)
            print_to_stderr("{} (lower bound {})\n",
                            counted(static_cast<std::uint64_t>(result.upper), "move"),
                            result.lower);
        else
            return answer(peg::Verdict::unknown, {}, interrupt);
        const int status = write(peg::to_text(result.jumps));
        return status == success && interrupt.came() ? int{interrupted} : status;
    }
};

} // namespace

void add_peg_solve(Command group) {
    auto solve = std::make_shared<Solve>();
    const Command command =
        group.add_command("solve", "Find a solution, or prove that there is none");
    command.footer(
        "Prints the jumps in the format of peg-back, or NO SOLUTION. Standard error gets the\n"
        "proof, with --fewest-moves the number of moves, and with --sat the numbers of atoms and\n"
        "clauses. --encoding implies --sat; see 'loggia-cli peg-front --help' for the encodings.\n"
        "With rounds:N and sweeps:N it never prints NO SOLUTION, because there may be one with a\n"
        "larger N.\n\n"
        "Consecutive jumps of one peg count as one move.");
    command.add_option("IN", solve->in, "Board file").type_name("");
    command.add_option("OUT", solve->out, "Output file for the jumps")
        .type_name("")
        .can_be_written();
    command.add_flag("--direct", solve->direct, "Search the positions (default)");
    command.add_flag("--sat", solve->by_sat, "Encode as clauses and use a SAT solver");
    const Option encoding = command
                                .add_option("--encoding", solve->encoding, peg::encoding_of,
                                            "Encoding (default: sweeps)")
                                .type_name("NAME");
    command.add_flag("--fewest-moves", solve->fewest, "Find a solution with the fewest moves");
    solve->threads.add_to(command,
                          "Number of threads, with --fewest-moves; the solution does not depend "
                          "on it");
    command.action([solve, encoding] {
        solve->by_sat = solve->by_sat || encoding.given();
        if (solve->direct && solve->by_sat)
            throw UsageError("--direct and --sat cannot be combined");
        if (solve->fewest && solve->by_sat)
            throw UsageError("--fewest-moves cannot be combined with --sat");
        return (*solve)();
    });
}

} // namespace loggia::commands
