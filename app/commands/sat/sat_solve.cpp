#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/base/interrupt.hpp"
#include "app/commands/sat/sat.hpp"
#include "app/commands/sat/sat_input.hpp"
#include "core/sat/formats/answer_format.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <charconv>
#include <climits>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace loggia::commands {

namespace {

using namespace sat;

constexpr int satisfiable_status = 10;
constexpr int unsatisfiable_status = 20;

struct SatSolve {
    ClausesArgument in;
    std::string out = "-";
    SolveArguments arguments;

    int operator()() const {
        static_cast<void>(arguments.options()); // usage errors first
        arguments.check_proof_file(in, out);
        const Interrupt interrupt;
        const Control control = interrupt.control();
        const auto file = read_clauses(in, control);
        if (!file)
            return interrupt.came() ? answer({}) : failed;
        arguments.check_assumptions(file->atoms());
        auto found = arguments.solve(file->clauses, control);
        if (!found)
            return failed;
        found->model = without_auxiliary_atoms(*file, std::move(found->model));
        return answer(*found);
    }

private:
    [[nodiscard]] int answer(const Answer& found) const {
        std::string text;
        if (found.status == Status::unsatisfiable && !arguments.assumptions.empty())
            text = found.failed.empty()
                       ? "c failed assumptions: none (the clauses alone are unsatisfiable)\n"
                       : fmt::format("c failed assumptions: {}\n", fmt::join(found.failed, " "));
        text += to_competition(found.status, found.model);
        const auto written = write_output(out, text);
        if (!written)
            return report(written.error(), "error");
        switch (found.status) {
        case Status::satisfiable:
            return satisfiable_status;
        case Status::unsatisfiable:
            return unsatisfiable_status;
        case Status::unknown:
            break;
        }
        return success;
    }
};

/// "1 -2", "1,-2" or "1 -2 0".
Result<std::vector<int>> assumptions_of(std::string_view text) {
    std::vector<int> literals;
    const char* const end = text.data() + text.size();
    for (const char* next = text.data(); next != end;) {
        if (*next == ' ' || *next == ',') {
            ++next;
            continue;
        }
        int literal = 0;
        const auto [after, error] = std::from_chars(next, end, literal);
        const bool ends = after == end || *after == ' ' || *after == ',';
        if (error != std::errc() || !ends || literal == INT_MIN)
            return failure("expected literals separated by blanks or commas, for example \"1 -2\"");
        next = after;
        if (literal != 0)
            literals.push_back(literal);
        else if (next != end)
            return failure("expected nothing after the 0");
        else if (literals.empty())
            return failure("there is no literal before the 0");
    }
    return literals;
}

} // namespace

void add_sat_solve(Command group) {
    const Command command = group.add_command("solve", "Find a model, or show that there is none");
    command.footer(
        "Prints the output of the SAT Competition: 's SATISFIABLE' and the true literals in\n"
        "lines that start with v, or 's UNSATISFIABLE'. Every model is checked against the\n"
        "clauses first. With --assume, a line 'c failed assumptions:' with the assumptions that\n"
        "rule out a model comes before 's UNSATISFIABLE'; a proof then treats each assumption\n"
        "as a unit clause.\n\n"
        "Exit status: 10 satisfiable; 20 unsatisfiable; 0 unknown (stopped or gave up); 1 bad\n"
        "input or a file error; 2 invalid arguments.");
    auto solve = std::make_shared<SatSolve>();
    solve->in.add_to(command);
    command.add_output(solve->out);
    solve->arguments.add_to(command);
    solve->arguments.add_cubes(command);
    command
        .add_option("--assume", solve->arguments.assumptions, assumptions_of,
                    "Assume these literals, for example --assume=-1,2")
        .type_name("LITERALS");
    command.action([solve] { return (*solve)(); });
}

} // namespace loggia::commands
