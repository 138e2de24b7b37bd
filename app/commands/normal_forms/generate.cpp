// Exercises for a class, with their keys; random functions.
#include "app/commands/normal_forms/generate.hpp"

#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/base/interrupt.hpp"
#include "app/commands/base/named.hpp"
#include "app/commands/base/terminal.hpp"
#include "app/commands/base/threads_option.hpp"
#include "core/normal_forms/exercises/exercise.hpp"
#include "core/normal_forms/exercises/random_function.hpp"
#include "core/normal_forms/formats/write.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace loggia::commands {

namespace {

using namespace normal_forms;

struct NamedKind {
    std::string_view name;
    ExerciseKind value;
};
constexpr std::array exercise_kind_names{
    NamedKind{"cnf", ExerciseKind::cnf}, NamedKind{"simplify", ExerciseKind::simplify},
    NamedKind{"map", ExerciseKind::map}, NamedKind{"dont-cares", ExerciseKind::dont_cares},
    NamedKind{"circuit", ExerciseKind::circuit}};

struct CnfProblem {
    ExerciseOrder order;
    int variants = 0; ///< 0: the order itself
    std::string sheet = "student";
    std::string format = "markdown";
    std::string output = "-";
    ThreadsOption threads;

    int operator()() const {
        const Interrupt interrupt;
        const int count = std::max(1, variants);
        const bool on_terminal = is_terminal(stderr);
        const auto made = normal_forms::make_class(
            order, count, interrupt.control(),
            [count, on_terminal](int number) {
                if (count > 1 && on_terminal)
                    print_to_stderr("{} of {}\n", number, count);
            },
            threads.count());
        if (!made)
            return interrupt.came() ? interrupted : report(made.error(), "error");
        const auto& exercises = *made;
        const auto bytes = set_in_type(exercises);
        if (!bytes)
            return report(bytes.error(), "error");
        if (const auto written = write_output(output, *bytes); !written)
            return report(written.error(), "error");
        summarize(exercises);
        return success;
    }

private:
    [[nodiscard]] Result<std::string>
    set_in_type(const std::vector<normal_forms::Exercise>& exercises) const {
        const Sheet as = sheet == "key" ? Sheet::key : Sheet::student;
        if (format == "pdf")
            return normal_forms::exercise_pdf(exercises, as);
        return format == "latex" ? normal_forms::exercise_latex(exercises, as)
                                 : normal_forms::exercise_markdown(exercises, as);
    }

    static void summarize(const std::vector<normal_forms::Exercise>& exercises) {
        int proven = 0;
        for (const Exercise& exercise : exercises)
            proven += (exercise.order.kind == normal_forms::ExerciseKind::cnf ? exercise.cnf
                                                                              : exercise.dnf)
                              .minimal()
                          ? 1
                          : 0;
        const auto of = static_cast<int>(exercises.size());
        const char* const form =
            exercises.front().order.kind == normal_forms::ExerciseKind::cnf ? "CNF" : "DNF";
        if (proven == of)
            print_to_stderr("every {} is proven minimum\n", form);
        else
            print_to_stderr("{} of {} {}s are proven minimum; the key names the others, with their "
                            "lower bounds\n",
                            proven, of, form);
    }
};

struct RowsAtRandom {
    RandomRows rows;
    std::string format = "minterms";
    std::string output = "-";

    int operator()() const {
        const Function function = random_function(rows);
        const auto text = normal_forms::write_form(
            function, Form::dnf, function.on, format == "table" ? Format::table : Format::minterms);
        if (!text)
            return report(text.error(), "error");
        if (const auto written = write_output(output, *text); !written)
            return report(written.error(), "error");
        return success;
    }
};

void add_function(Command command) {
    command.footer(
        "A function with independent random rows, the hardest kind to minimise. The same\n"
        "arguments always give the same function.\n\n"
        "loggia-cli generate function --variables 10 | loggia-cli minimize --to dnf");
    auto made = std::make_shared<RowsAtRandom>();
    command.add_option("--variables", made->rows.inputs, "Number of variables")
        .between(1, 16)
        .show_default();
    command.add_option("--density", made->rows.density, "Probability that a row is true")
        .between(0.0, 1.0)
        .show_default();
    command
        .add_option("--dont-cares", made->rows.left_open,
                    "Probability that a row is a don't-care instead")
        .between(0.0, 1.0)
        .show_default();
    command.add_option("--seed", made->rows.seed, "Seed").show_default();
    command.add_option("--format", made->format, "minterms or table")
        .one_of({"minterms", "table"})
        .show_default();
    command.add_output(made->output);
    command.action([made] { return (*made)(); });
}

} // namespace

void add_generate(Command group) {
    group.require_command();
    group.footer("Run 'loggia-cli generate COMMAND --help' for help on a command.");
    add_function(group.add_command("function", "Generate a function with random rows"));
    const Command command =
        group.add_command("cnf-problem", "Generate exercises about minimum forms");
    command.footer(
        "Asks for the minimum form of a random function: a sheet for students, or the key with\n"
        "the answer and what is proven about it. The same arguments always give the same\n"
        "sheets, byte for byte. With --variants each student gets a different exercise of about\n"
        "the same difficulty, unless --least-implicates or --most-implicates change it.\n\n"
        "loggia-cli generate cnf-problem --seed 7 --variants 25 --format pdf -o sheets.pdf\n"
        "loggia-cli generate cnf-problem --seed 7 --variants 25 --sheet key --format pdf -o "
        "key.pdf");
    auto problem = std::make_shared<CnfProblem>();
    normal_forms::ExerciseOrder& order = problem->order;
    command
        .add_option("--kind", order.kind, NameReader(exercise_kind_names),
                    "What the exercise asks for: cnf (the default), the minimum CNF of a DNF; "
                    "simplify, the minimum DNF of a DNF that is too long; map, the minimum DNF of "
                    "a Karnaugh map; dont-cares, the minimum DNF of minterms with don't-cares; "
                    "circuit, a circuit of NAND gates")
        .type_name("KIND");
    command.add_option("--variables", order.variables, "Number of variables")
        .between(2, 16)
        .show_default();
    command.add_option("--terms", order.terms, "Number of terms of the DNF")
        .between(1, 200)
        .show_default();
    command.add_option("--literals", order.literals, "Average number of literals per term")
        .between(1, 16)
        .show_default();
    command
        .add_option("--least-implicates", order.least_primes,
                    "Minimum number of prime implicates (of prime implicants where a DNF is "
                    "asked for); more make the exercise harder")
        .between(0, 1'000'000)
        .show_default();
    command
        .add_option("--most-implicates", order.most_primes,
                    "Maximum number of prime implicates (of prime implicants where a DNF is "
                    "asked for); 0 for no limit")
        .between(0, 1'000'000)
        .show_default();
    command.add_option("--seed", order.seed, "Seed").show_default();
    command.add_option("--variants", problem->variants, "Number of exercises, one for each student")
        .between(1, 1000);
    command.add_option("--sheet", problem->sheet, "student or key")
        .one_of({"student", "key"})
        .show_default();
    command.add_option("--format", problem->format, "markdown, latex or pdf")
        .one_of({"markdown", "latex", "pdf"})
        .show_default();
    command.add_output(problem->output);
    problem->threads.add_to(
        command, "Number of variants to make in parallel; the result does not depend on it");
    command.action([problem] { return (*problem)(); });
}

} // namespace loggia::commands
