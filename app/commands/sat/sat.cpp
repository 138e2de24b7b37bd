#include "app/commands/sat/sat.hpp"

namespace loggia::commands {

void add_sat(Command group) {
    group.require_command();
    group.footer(
        "Clauses are read in the assignment format (one clause per line, a line 0, then back\n"
        "matter) or as DIMACS CNF, also compressed with gzip, xz or bzip2. The format is\n"
        "detected automatically. Without a file, or with '-', standard input is read.\n"
        "'loggia-cli davis-putnam' is the assignment's program.");
    add_sat_solve(group);
    add_sat_trace(group);
    add_sat_models(group);
    add_sat_count(group);
    add_sat_core(group);
    add_sat_check(group);
    add_sat_convert(group);
    add_sat_generate(group);
}

} // namespace loggia::commands
