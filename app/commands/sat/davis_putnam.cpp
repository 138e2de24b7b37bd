#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/base/interrupt.hpp"
#include "app/commands/sat/sat.hpp"
#include "app/commands/sat/sat_input.hpp"
#include "core/sat/formats/answer_format.hpp"

#include <memory>
#include <string>

namespace loggia::commands {

namespace {

using namespace sat;

struct DavisPutnam {
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
            return interrupt.came() ? interrupted : failed;
        if (file->clauses.size() == 0 && file->clauses.atoms() == 0)
            report({"warning: there are no clauses; the answer looks the same as for unsatisfiable "
                    "clauses"},
                   in.name());
        const auto answer = arguments.solve(file->clauses, control);
        if (!answer || answer->status == Status::unknown)
            return interrupt.came() ? interrupted : failed;
        const bool holds = answer->status == Status::satisfiable;
        const auto written = write_output(
            out, holds ? model_in_assignment_format(without_auxiliary_atoms(*file, answer->model),
                                                    file->back_matter)
                       : refusal_in_assignment_format(file->back_matter));
        return written ? success : report(written.error(), "error");
    }
};

} // namespace

void add_davis_putnam(Command command) {
    auto solve = std::make_shared<DavisPutnam>();
    command.footer(
        "IN has one clause per line, a line 0, then anything. DIMACS CNF is accepted too, also\n"
        "compressed with gzip, xz or bzip2. OUT gets a line like '3 T' for each atom, a line 0,\n"
        "and whatever follows the 0 in IN, byte for byte. If the clauses are unsatisfiable, OUT\n"
        "gets only the 0 and what follows. '-' is standard input or output. If anything fails,\n"
        "OUT is left unchanged.");
    solve->in.add_to(command);
    command.add_option("OUT", solve->out, "Output file (default: standard output)")
        .type_name("")
        .can_be_written();
    solve->arguments.add_to(command);
    command.action([solve] { return (*solve)(); });
}

} // namespace loggia::commands
