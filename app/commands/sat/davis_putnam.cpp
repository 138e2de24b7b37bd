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
        const Interrupt interrupt;
        const Control control = interrupt.control();
        const auto file = read_clauses(in, control);
        if (!file)
            return interrupt.came() ? interrupted : failed;
        if (file->clauses.size() == 0)
            return report({"there are no clauses; the answer to none looks like that to clauses "
                           "without a model"},
                          in.name());
        const auto answer = arguments.solve(file->clauses, control);
        if (!answer || answer->status == Status::unknown)
            return interrupt.came() ? interrupted : failed;
        const bool holds = answer->status == Status::satisfiable;
        const auto written =
            write_output(out, holds ? to_handout_model(answer->model, file->back_matter)
                                    : to_handout_refusal(file->back_matter));
        return written ? success : report(written.error(), "error");
    }
};

} // namespace

void add_davis_putnam(Command command) {
    auto solve = std::make_shared<DavisPutnam>();
    command.footer(
        "IN holds a clause a line, a line 0, then anything; DIMACS CNF is read too, also packed\n"
        "by gzip, xz or bzip2. OUT gets a line such as '3 T' for each atom, a line 0, and what\n"
        "followed the 0 of IN, byte for byte; where the clauses cannot be satisfied, the 0 and\n"
        "what follows it alone. '-' is standard input and output. Where anything fails, OUT is as\n"
        "it was.");
    solve->in.add_to(command);
    command.add_option("OUT", solve->out, "File for the answer; standard output without it")
        .type_name("");
    solve->arguments.add_to(command);
    command.action([solve] { return (*solve)(); });
}

} // namespace loggia::commands
