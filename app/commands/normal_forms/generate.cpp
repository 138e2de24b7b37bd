// Exercises for a class, with their keys; random functions.
#include "app/commands/normal_forms/generate.hpp"

#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/base/interrupt.hpp"
#include "core/normal_forms/exercises/exercise.hpp"
#include "core/normal_forms/exercises/random_function.hpp"
#include "core/normal_forms/formats/write.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <memory>
#include <string>
#include <vector>

namespace loggia::commands {

namespace {

using namespace normal_forms;

struct CnfProblem {
    ExerciseOrder order;
    int variants = 0; ///< 0: the order itself
    std::string sheet = "student";
    std::string format = "markdown";
    std::string output = "-";

    int operator()() const {
        const Interrupt interrupt;
        std::vector<normal_forms::Exercise> exercises;
        const int count = std::max(1, variants);
        for (int number = 1; number <= count; ++number) {
            auto exercise = normal_forms::make_exercise(
                variants == 0 ? order : normal_forms::variant(order, number), interrupt.control());
            if (!exercise)
                return interrupt.came() ? interrupted : report(exercise.error(), "error");
            exercise->number = number;
            exercise->of = count;
            exercises.push_back(std::move(*exercise));
            if (count > 1)
                fmt::print(stderr, "{} of {}\n", number, count);
        }
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
            proven += exercise.cnf.minimal() ? 1 : 0;
        const auto of = static_cast<int>(exercises.size());
        if (proven == of)
            fmt::print(stderr, "every smallest CNF is proven to be smallest\n");
        else
            fmt::print(stderr,
                       "{} of {} smallest CNFs are proven to be smallest; the key says which are "
                       "not, and how far they may be from it\n",
                       proven, of);
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
        "A function whose rows are true by chance, each by itself: what is hardest to minimise.\n"
        "The same numbers make the same function on every machine.\n\n"
        "loggia-cli generate function --variables 10 | loggia-cli minimize --to dnf");
    auto made = std::make_shared<RowsAtRandom>();
    command.add_option("--variables", made->rows.inputs, "How many variables")
        .between(1, 16)
        .show_default();
    command.add_option("--density", made->rows.density, "How likely a row is true")
        .between(0.0, 1.0)
        .show_default();
    command.add_option("--open", made->rows.left_open, "How likely a row is left open instead")
        .between(0.0, 1.0)
        .show_default();
    command.add_option("--seed", made->rows.seed, "Which of its kind").show_default();
    command.add_option("--format", made->format, "minterms or table")
        .one_of({"minterms", "table"})
        .show_default();
    command.add_option("-o,--output", made->output, "File to write, '-' is standard output")
        .show_default();
    command.action([made] { return (*made)(); });
}

} // namespace

void add_generate(Command group) {
    group.require_command();
    add_function(group.add_command("function", "A function of random rows"));
    const Command command =
        group.add_command("cnf-problem", "A DNF of which the smallest CNF is to be found");
    command.footer(
        "A random DNF, of which the smallest CNF is to be found: a sheet for a student, or the\n"
        "key with the answer and what was proven of it. The same numbers make the same sheets,\n"
        "byte for byte, on every machine; with --variants each student has an exercise of\n"
        "their own, by --least-implicates and --most-implicates of the same difficulty.\n\n"
        "loggia-cli generate cnf-problem --seed 7 --variants 25 --format pdf -o sheets.pdf\n"
        "loggia-cli generate cnf-problem --seed 7 --variants 25 --sheet key --format pdf -o "
        "key.pdf");
    auto problem = std::make_shared<CnfProblem>();
    normal_forms::ExerciseOrder& order = problem->order;
    command.add_option("--variables", order.variables, "How many variables")
        .between(2, 16)
        .show_default();
    command.add_option("--terms", order.terms, "How many terms the DNF has")
        .between(1, 200)
        .show_default();
    command.add_option("--literals", order.literals, "How many literals a term has on average")
        .between(1, 16)
        .show_default();
    command
        .add_option("--least-implicates", order.least_implicates,
                    "How many prime implicates it has at least: the more, the harder by hand")
        .between(0, 1'000'000)
        .show_default();
    command
        .add_option("--most-implicates", order.most_implicates,
                    "How many it has at most, 0 for any number")
        .between(0, 1'000'000)
        .show_default();
    command.add_option("--seed", order.seed, "Which of its kind").show_default();
    command.add_option("--variants", problem->variants, "So many exercises, one for each student")
        .between(1, 1000);
    command.add_option("--sheet", problem->sheet, "student or key")
        .one_of({"student", "key"})
        .show_default();
    command.add_option("--format", problem->format, "markdown, latex or pdf")
        .one_of({"markdown", "latex", "pdf"})
        .show_default();
    command.add_option("-o,--output", problem->output, "File to write, '-' is standard output")
        .show_default();
    command.action([problem] { return (*problem)(); });
}

} // namespace loggia::commands
