#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/base/interrupt.hpp"
#include "app/commands/sat/sat.hpp"
#include "app/commands/sat/sat_input.hpp"
#include "core/sat/formats/atom_names.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <memory>
#include <string>

namespace loggia::commands {

namespace {

using namespace sat;

struct SatConvert {
    ClausesArgument in;
    std::string out = "-";
    std::string format = "dimacs";

    int operator()() const {
        const Interrupt interrupt;
        CountingComments counting;
        AtomNames names;
        const auto file = read_clauses(in, interrupt.control(), &counting, &names);
        if (!file)
            return interrupt.came() ? interrupted : failed;
        const bool is_assignment_format = format == "assignment";
        if (is_assignment_format && (counting.projection || !counting.weights.empty()))
            return report({"the assignment format cannot declare a projection or weights"},
                          in.name());
        const std::string text =
            is_assignment_format
                ? to_assignment_format(file->clauses, file->form == ClauseForm::assignment
                                                          ? file->back_matter
                                                          : name_lines(names))
                : to_dimacs(file->clauses, name_lines(names) + lines_of(counting));
        const auto written = write_output(out, text);
        return written ? success : report(written.error(), "error");
    }

private:
    /// As comments of the model counting competition, without the c.
    static std::string lines_of(const CountingComments& counting) {
        std::string lines;
        if (counting.projection)
            lines += fmt::format("p show {}{}0\n", fmt::join(*counting.projection, " "),
                                 counting.projection->empty() ? "" : " ");
        for (const LiteralWeight& weight : counting.weights)
            lines += weight.denominator == "1"
                         ? fmt::format("p weight {} {} 0\n", weight.literal, weight.numerator)
                         : fmt::format("p weight {} {}/{} 0\n", weight.literal, weight.numerator,
                                       weight.denominator);
        return lines;
    }
};

} // namespace

void add_sat_convert(Command group) {
    const Command command = group.add_command("convert", "Write clauses in the other format");
    command.footer(
        "Writes the clauses as they are solved, so that other tools can check a proof against\n"
        "them: literals that are names become numbers, and an xor line (x1 -2 3 0) becomes\n"
        "clauses, with auxiliary atoms where it has more than six literals. Names of atoms, and\n"
        "in DIMACS also the projection and weights, are kept.\n\n"
        "loggia-cli sat convert xor.cnf -o plain.cnf\n"
        "loggia-cli sat convert clauses.cnf --format assignment");
    auto convert = std::make_shared<SatConvert>();
    convert->in.add_to(command);
    command.add_output(convert->out);
    command.add_option("--format", convert->format, "Format to write")
        .type_name("FORMAT")
        .one_of({"dimacs", "assignment"})
        .show_default();
    command.action([convert] { return (*convert)(); });
}

} // namespace loggia::commands
