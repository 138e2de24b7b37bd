#include "app/commands/sat/sat.hpp"

namespace loggia::commands {

void add_sat(Command group) {
    group.require_command();
    group.footer(
        "Clauses are read in the handout's form (a clause a line, a line 0, then back matter)\n"
        "and as DIMACS CNF, also packed by gzip, xz or bzip2; which of them it is, is recognised.\n"
        "Without a file, or with '-', standard input is read. 'loggia-cli davis-putnam' is the\n"
        "assignment's program.");
    add_sat_solve(group);
    add_sat_trace(group);
    add_sat_models(group);
    add_sat_count(group);
    add_sat_core(group);
    add_sat_check(group);
    add_sat_generate(group);
}

} // namespace loggia::commands
