#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/base/interrupt.hpp"
#include "app/commands/sat/sat.hpp"
#include "app/commands/sat/sat_input.hpp"
#include "core/base/number_text.hpp"
#include "core/sat/queries/minimal_core.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <memory>
#include <string>
#include <vector>

namespace loggia::commands {

namespace {

using namespace sat;

struct SatCore {
    ClausesArgument in;
    std::string out = "-";

    int operator()() const {
        const Interrupt interrupt;
        const Control control = interrupt.control();
        const auto file = read_clauses(in, control);
        if (!file)
            return interrupt.came() ? interrupted : failed;
        const std::vector<std::size_t> ends = file->constraint_ends();
        const Core core = minimal_core(file->clauses, ends, control);
        if (core.status == Status::satisfiable)
            return report({"satisfiable: there is no core"}, "error");
        if (core.status == Status::unknown)
            return interrupted;
        const ClauseFile part = file->part(core.clauses);
        const Status minimal = core.minimal ? verify_minimal(part.clauses, part.constraint_ends(),
                                                             core.models, control)
                                            : Status::unknown;
        if (minimal == Status::satisfiable)
            return report({"the core is not minimal"}, "error");
        const char* const verdict = minimal == Status::unsatisfiable
                                        ? "a minimal unsatisfiable core"
                                        : "an unsatisfiable core, perhaps not minimal (stopped)";
        const std::string summary = fmt::format("{} of {} {} {} {}", core.constraints, ends.size(),
                                                plural(ends.size(), "clause"),
                                                plural(core.constraints, "is", "are"), verdict);
        const auto written =
            write_output(out, file->form == ClauseForm::dimacs
                                  ? to_dimacs(part, summary)
                                  : to_assignment_format(part.clauses, part.back_matter));
        if (!written)
            return report(written.error(), "error");
        print_to_stderr("{}\n", summary);
        return interrupt.came() ? interrupted : success;
    }
};

} // namespace

void add_sat_core(Command group) {
    const Command command = group.add_command("core", "Find a minimal unsatisfiable core (MUS)");
    command.footer(
        "Prints a minimal unsatisfiable core: clauses that are unsatisfiable together, but\n"
        "satisfiable without any one of them. This is verified clause by clause before it is\n"
        "printed. An xor line is one clause. The output has the format of IN. Satisfiable\n"
        "clauses have no core: the exit status is 1.");
    auto core = std::make_shared<SatCore>();
    core->in.add_to(command);
    command.add_output(core->out);
    command.action([core] { return (*core)(); });
}

} // namespace loggia::commands
