#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/sat/sat.hpp"
#include "core/sat/formats/format.hpp"
#include "core/sat/instances/generate.hpp"

#include <fmt/format.h>

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

namespace loggia::commands {

namespace {

using namespace sat;

/// What every kind of problem is asked with.
struct Generate {
    std::uint64_t seed = 1;
    int first = 0;  ///< atoms, pigeons, vertices, queens
    int second = 0; ///< clauses, holes, edges, equations
    int third = 0;  ///< width, colours
    bool flag = false;
    std::string format = "assignment";
    std::string output = "-";

    [[nodiscard]] int write(const Result<Problem>& problem) const {
        if (!problem)
            throw UsageError(problem.error().message);
        const auto written = write_output(
            output, format == "dimacs" ? to_dimacs(problem->clauses, problem->key)
                                       : to_assignment_format(problem->clauses, problem->key));
        return written ? success : report(written.error(), "error");
    }
};

using Maker = std::function<Result<Problem>(const Generate&)>;

constexpr const char* same_clauses =
    "The same arguments always give the same clauses. The names of the atoms follow the\n"
    "clauses in the assignment format; in DIMACS they are comments before the clauses.\n\n";

/// A kind of problem: a command, to which the caller adds its numbers.
class Kind {
public:
    Kind(Command group, const char* name, const char* summary, const char* examples,
         const Maker& make)
        : command_(group.add_command(name, summary)), numbers_(std::make_shared<Generate>()) {
        command_.footer(std::string(same_clauses) + examples);
        command_.add_option("--format", numbers_->format, "assignment or dimacs")
            .one_of({"assignment", "dimacs"})
            .show_default();
        command_.add_output(numbers_->output);
        command_.action([numbers = numbers_, make] { return numbers->write(make(*numbers)); });
    }

    const Kind& number(const char* name, int Generate::*field, int preset, const char* help) const {
        int& value = (*numbers_).*field;
        value = preset;
        command_.add_option(name, value, help).show_default();
        return *this;
    }
    const Kind& flag(const char* name, const char* help) const {
        command_.add_flag(name, numbers_->flag, help);
        return *this;
    }
    void seed() const { command_.add_option("--seed", numbers_->seed, "Seed").show_default(); }

private:
    Command command_;
    std::shared_ptr<Generate> numbers_;
};

} // namespace

void add_sat_generate(Command group) {
    const Command command = group.add_command("generate", "Generate benchmark clauses from a seed");
    command.require_command();
    command.footer(std::string(same_clauses) +
                   "loggia-cli sat generate queens --size 8 | loggia-cli davis-putnam\n"
                   "loggia-cli sat generate random --atoms 200 --clauses 852 --format dimacs");
    Kind(command, "random", "Random clauses of a fixed length",
         "loggia-cli sat generate random --atoms 200 --clauses 852 --format dimacs\n"
         "loggia-cli sat generate random --atoms 500 --clauses 2100 --planted | loggia-cli sat "
         "solve",
         [](const Generate& g) {
             return random_clauses_of(g.first, g.second, g.third, g.flag, g.seed);
         })
        .number("--atoms", &Generate::first, 100, "Number of atoms")
        .number("--clauses", &Generate::second, 426, "Number of clauses")
        .number("--width", &Generate::third, 3, "Literals per clause")
        .flag("--planted", "Only clauses that a hidden model satisfies (planted)")
        .seed();
    Kind(
        command, "pigeonhole", "Pigeons that each need their own hole",
        "loggia-cli sat generate pigeonhole --pigeons 9 --holes 8 | loggia-cli sat solve --verbose",
        [](const Generate& g) { return pigeonhole(g.first, g.second); })
        .number("--pigeons", &Generate::first, 6, "Number of pigeons")
        .number("--holes", &Generate::second, 5, "Number of holes");
    Kind(command, "colouring", "Colouring of a random graph",
         "loggia-cli sat generate colouring --vertices 40 --edges 80 | loggia-cli sat count",
         [](const Generate& g) { return graph_colouring(g.first, g.second, g.third, g.seed); })
        .number("--vertices", &Generate::first, 50, "Number of vertices")
        .number("--edges", &Generate::second, 115, "Number of edges")
        .number("--colours", &Generate::third, 3, "Number of colours")
        .seed();
    Kind(command, "queens", "Queens that do not attack each other",
         "loggia-cli sat generate queens --size 8 | loggia-cli davis-putnam\n"
         "loggia-cli sat generate queens --size 6 | loggia-cli sat models",
         [](const Generate& g) { return queens(g.first); })
        .number("--size", &Generate::first, 8, "Rows, columns and queens");
    Kind(command, "parity", "Random parity equations of three atoms",
         "loggia-cli sat generate parity --consistent --format dimacs -o parity.cnf",
         [](const Generate& g) { return parity(g.first, g.second, g.flag, g.seed); })
        .number("--atoms", &Generate::first, 30, "Number of atoms")
        .number("--equations", &Generate::second, 30, "Number of equations")
        .flag("--consistent", "Only systems with a solution")
        .seed();
    Kind(command, "sudoku", "A sudoku with one solution and no redundant clue",
         "loggia-cli sat generate sudoku --seed 7 | loggia-cli sat count",
         [](const Generate& g) -> Result<Problem> { return sudoku(g.seed); })
        .seed();
}

} // namespace loggia::commands
