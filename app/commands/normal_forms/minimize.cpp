// Smallest CNF and DNF of a function.
#include "app/commands/normal_forms/minimize.hpp"

#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/base/interrupt.hpp"
#include "app/commands/base/json.hpp"
#include "app/commands/base/named.hpp"
#include "app/commands/base/terminal.hpp"
#include "app/commands/normal_forms/minimize_input.hpp"
#include "core/base/time_slice.hpp"
#include "core/normal_forms/formats/result_format.hpp"
#include "core/normal_forms/minimize/compare_circuits.hpp"
#include "core/normal_forms/minimize/covering_problem.hpp"
#include "core/normal_forms/minimize/make_sparse.hpp"
#include "core/normal_forms/minimize/minimize.hpp"
#include "core/normal_forms/minimize/minimize_wide.hpp"
#include "core/normal_forms/minimize/verify.hpp"

#include <fmt/format.h>

#include <array>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace loggia::commands {

namespace {

using namespace normal_forms;

constexpr std::array forms{Named<normal_forms::Form>{"cnf", normal_forms::Form::cnf},
                           Named<normal_forms::Form>{"dnf", normal_forms::Form::dnf}};

std::string counted(std::uint64_t count, std::string_view noun) {
    return fmt::format("{} {}{}", count, noun, count == 1 ? "" : "s");
}

std::string_view noun_of(normal_forms::Form form) {
    return form == Form::cnf ? "clause" : "term";
}

/// Whether the form is minimal, and how far it may be from that.
template <class AnyMinimum>
std::string verdict_of(const AnyMinimum& minimum) {
    const std::string_view noun = noun_of(minimum.form);
    const std::string terms = counted(minimum.terms.upper, noun);
    const std::string literals = counted(minimum.literals.upper, "literal");
    if (minimum.minimal())
        return fmt::format("minimum: {}, {} (proven)", terms, literals);
    // A bound of nothing is none.
    if (minimum.terms.proven())
        return fmt::format("minimum: {} (proven); {}, {}", terms, literals,
                           minimum.literals.lower == 0
                               ? "not proven minimum"
                               : fmt::format("lower bound {}", minimum.literals.lower));
    return fmt::format("not proven minimum: {}, {}{}", terms, literals,
                       minimum.terms.lower == 0
                           ? ""
                           : fmt::format("; between {} and {}", minimum.terms.lower, terms));
}

Json json_of(const Bounds& bounds) {
    return Json::object({{"lower", bounds.lower}, {"upper", bounds.upper}});
}

/// The parts of a form by themselves, and the rows that show that it has not too many.
std::pair<Json, Json> details_of(const Function& function, const Minimum& minimum) {
    Json cubes = Json::array();
    for (const Cube& cube : minimum.cover.cubes)
        cubes.push(write_cube(function, minimum.form, cube, Format::ascii).value_or(""));
    Json witnesses = Json::array();
    for (const Witness& witness : minimum.witnesses)
        witnesses.push(
            Json::object({{"row", witness.row},
                          {"output", function.outputs[static_cast<std::size_t>(witness.output)]}}));
    return {cubes, witnesses};
}
std::pair<Json, Json> details_of(const WideFunction& function, const WideMinimum& minimum) {
    Json cubes = Json::array();
    for (std::size_t i = 0; i < minimum.cover.terms(); ++i)
        cubes.push(
            write_cube(function, minimum.form, minimum.cover, i, Format::ascii).value_or(""));
    Json witnesses = Json::array();
    for (const WideWitness& witness : minimum.witnesses) {
        std::string row;
        for (const bool value : witness.point)
            row += value ? '1' : '0';
        witnesses.push(
            Json::object({{"row", row},
                          {"output", function.outputs[static_cast<std::size_t>(witness.output)]}}));
    }
    return {cubes, witnesses};
}

template <class AnyFunctionType, class AnyMinimum>
Json json_of(const AnyFunctionType& function, const AnyMinimum& minimum, const std::string& text) {
    const auto [cubes, witnesses] = details_of(function, minimum);
    return Json::object({{"form", minimum.form == Form::cnf ? "cnf" : "dnf"},
                         {"text", text},
                         {"inputs", function.inputs},
                         {"outputs", function.outputs},
                         {"parts", cubes},
                         {"terms", json_of(minimum.terms)},
                         {"literals", json_of(minimum.literals)},
                         {"minimal", minimum.minimal()},
                         {"stopped", minimum.stopped},
                         {"primes", minimum.primes},
                         {"essential", minimum.essential},
                         {"nodes", minimum.nodes},
                         {"witnesses", witnesses},
                         {"method", minimum.method}});
}

struct Minimize {
    FunctionInput input;
    MinimizeOptions options{Form::cnf, Method::automatic};
    ResultFormat format = Format::ascii;
    bool unreduced = false;
    bool exact = false;
    bool heuristic = false;
    bool stats = false;
    bool json = false;
    std::optional<double> seconds;
    std::optional<std::string> other;
    std::string output = "-";

    int operator()() const {
        const auto* const covering = std::get_if<normal_forms::CoveringFormat>(&format);
        if (format == normal_forms::ResultFormat(normal_forms::Format::dimacs) &&
            options.form == Form::dnf)
            throw UsageError("--format dimacs", "a DIMACS file needs clauses: use --to cnf");
        if (covering == nullptr && unreduced)
            throw UsageError("--unreduced", "use --format lp or opb");
        if (covering != nullptr && json)
            throw UsageError("--json", "--format lp or opb gives no form");
        const Interrupt interrupt;
        const auto text = input.text(interrupt.control());
        if (!text)
            return interrupt.came() ? interrupted : failed;
        std::optional<TimeSlice> limit;
        if (seconds)
            limit.emplace(interrupt.control(),
                          std::chrono::milliseconds(static_cast<std::int64_t>(*seconds * 1000)));
        const Control control((limit ? limit->control() : interrupt.control()).stop_token(),
                              is_terminal(stderr) ? Control::Sink(show_progress) : Control::Sink());
        if (other)
            return compare(*text, interrupt, Control(control.stop_token()));
        const auto function = input.function_in(*text, Control(control.stop_token()));
        if (!function)
            return interrupt.came() ? interrupted : failed;
        const auto* const narrow = std::get_if<Function>(&*function);
        if (covering != nullptr && narrow == nullptr)
            return report({fmt::format("too large for a chart of prime implicants (the limit is {} "
                                       "inputs and {} outputs)",
                                       most_inputs, most_outputs)},
                          "error");
        if (covering != nullptr)
            return write_problem(*narrow, *covering, interrupt, control);
        return std::visit(
            [&](const auto& any) {
                return minimized(any, std::get<normal_forms::Format>(format), interrupt, control);
            },
            *function);
    }

private:
    [[nodiscard]] int compare(const std::string& text, const Interrupt& interrupt,
                              const Control& control) const {
        const auto second = other_text(*other, interrupt.control());
        if (!second)
            return interrupt.came() ? interrupted : failed;
        const auto status = compared(text, *second, control);
        if (!status)
            return interrupt.came() ? interrupted : failed;
        return *status == interrupted && !interrupt.came() ? int{failed} : *status;
    }

    /// Functions with too many inputs for tables are compared as they are written, others by rows.
    [[nodiscard]] std::optional<int> compared(const std::string& text, const FunctionText& second,
                                              const Control& control) const {
        const auto is_large = [](const std::optional<Circuit>& circuit) {
            return circuit && circuit->inputs.size() > static_cast<std::size_t>(most_tabulated);
        };
        auto left = input.circuit_in(text, control);
        auto right = FunctionInput().circuit_in(second.text, control);
        if (is_large(left) || is_large(right)) {
            if (!left)
                left = as_circuit(input.function_in(text, control));
            if (left && !right)
                right = as_circuit(function_in(second, left->inputs, control));
            return left && right ? std::optional(compare_functions(*left, *right, control))
                                 : std::nullopt;
        }
        const auto first = input.function_in(text, control);
        const auto function =
            first ? function_in(second, inputs_of(*first), control) : std::nullopt;
        return function ? std::optional(compare_functions(*first, *function, control))
                        : std::nullopt;
    }

    [[nodiscard]] static std::optional<Circuit>
    as_circuit(const std::optional<AnyFunction>& function) {
        if (!function)
            return std::nullopt;
        const auto* const narrow = std::get_if<Function>(&*function);
        return circuit_of(narrow != nullptr ? widened(*narrow) : std::get<WideFunction>(*function));
    }

    [[nodiscard]] int write_problem(const Function& function, CoveringFormat covering,
                                    const Interrupt& interrupt, const Control& control) const {
        const auto problem = normal_forms::covering_problem(function, options.form, control);
        const auto text = problem ? normal_forms::write_covering(*problem, function, options.form,
                                                                 covering, !unreduced, control)
                                  : tl::unexpected(problem.error());
        if (!text)
            return interrupt.came() ? interrupted : report(text.error(), "error");
        if (const auto written = write_output(output, text->text); !written)
            return report(written.error(), "error");
        print_to_stderr("{}, {} chosen; {} and {} left\n", counted(problem->primes.size(), "prime"),
                        text->taken, counted(text->rows, "row"), counted(text->columns, "column"));
        return success;
    }

    /// The bounds so far, on a line that the next ones take the place of.
    static void show_progress(const Progress& progress) {
        print_to_stderr("\r\033[K{} ... (Ctrl+C prints the best so far)", progress.text);
    }

    /// Connections to outputs that are not needed go; wide covers have none.
    static void make_sparse(const Function& function, Minimum& minimum) {
        minimum.cover = without_idle_connections(function, minimum.form, minimum.cover);
        minimum.terms.upper = minimum.cover.terms();
        minimum.literals.upper = minimum.cover.literals();
    }
    static void make_sparse(const WideFunction& /*function*/, WideMinimum& /*minimum*/) {}

    /// What was stopped is checked too: after the time limit for no longer than a person waits,
    /// after a signal for a moment.
    template <class AnyWidth, class AnyMinimum>
    static auto checked(const AnyWidth& function, const AnyMinimum& minimum, const Control& control,
                        const Interrupt& interrupt) {
        auto found = normal_forms::difference(function, minimum.form, minimum.cover, control);
        if (found || !control.stop_requested())
            return found;
        constexpr std::chrono::milliseconds patience{5000};
        constexpr std::chrono::milliseconds moment{100};
        const bool came = interrupt.came();
        const TimeSlice more(came ? Control() : interrupt.control(), came ? moment : patience);
        return normal_forms::difference(function, minimum.form, minimum.cover, more.control());
    }

    template <class AnyWidth>
    [[nodiscard]] int minimized(const AnyWidth& function, Format form_format,
                                const Interrupt& interrupt, const Control& control) const {
        auto minimum = normal_forms::minimize(function, options, control);
        if (is_terminal(stderr))
            print_to_stderr("\r\033[K");
        if (!minimum) {
            if (control.stop_requested())
                print_to_stderr("stopped before a first {} was found\n",
                                options.form == Form::cnf ? "CNF" : "DNF");
            else
                report(minimum.error(), "error");
            return interrupt.came() ? interrupted : failed;
        }
        if (options.method != Method::heuristic) // whose connections are all needed
            make_sparse(function, *minimum);
        const auto wrong = checked(function, *minimum, control, interrupt);
        if (!wrong)
            print_to_stderr("warning: stopped before the form was compared with the function\n");
        else if (*wrong)
            return report({"internal error: the form is not equivalent to the function, so it is "
                           "not printed"},
                          "error");
        const auto text =
            normal_forms::write_form(function, minimum->form, minimum->cover, form_format);
        if (!text)
            return report(text.error(), "error");
        const auto written =
            write_output(output, json ? json_of(function, *minimum, *text).text() : *text);
        if (!written)
            return report(written.error(), "error");
        print_to_stderr("{}\n", verdict_of(*minimum));
        if (stats)
            print_to_stderr("primes {}, essential {}, nodes {}, independent rows {}, method {}\n",
                            minimum->primes, minimum->essential, minimum->nodes,
                            minimum->witnesses.size(), minimum->method);
        return interrupt.came() ? interrupted : success;
    }
};

} // namespace

void add_minimize(commands::Command command) {
    auto minimize = std::make_shared<Minimize>();
    command.footer(
        "IN contains a formula, equations in espresso's notation, a truth table (also as CSV),\n"
        "a list of rows such as f(a, b, c) = m(0, 1, 5) + d(7), a PLA file, one combinational\n"
        "model in BLIF, or clauses in DIMACS. The result is checked against it before it is\n"
        "printed. Standard error gets the bounds, and whether the result is a proven minimum.\n"
        "If you interrupt it (Ctrl-C), it prints the best form found so far and exits with 130.\n"
        "With --format lp or opb it does not search; it writes the chart of prime implicants\n"
        "for another solver.\n\n"
        "loggia-cli minimize --to cnf --format eqntott mydnf.esp\n"
        "loggia-cli minimize --to dnf --formula 'a & (b | !c) -> d'\n"
        "loggia-cli minimize first.txt --check second.txt\n"
        "loggia-cli minimize --to dnf --format lp --output chart.lp first.txt");
    minimize->input.add_to(command);
    command
        .add_option("--to", minimize->options.form, NameReader(forms),
                    "cnf, a conjunction of clauses (the default), or dnf, a disjunction of terms")
        .type_name("FORM");
    const Option format =
        command
            .add_option(
                "--format", minimize->format, NameReader(normal_forms::result_formats),
                "Output format: ascii (the default), unicode, latex, c, python, eqntott, "
                "pla, dimacs, blif, minterms, table, csv, nand, nor, verilog or vhdl; lp or opb "
                "for the covering problem")
            .type_name("FORMAT");
    command.add_flag("--unreduced", minimize->unreduced,
                     "With --format lp or opb: write the chart without reductions");
    exclude_each_other(
        {command.add_flag("--exact", minimize->exact, "Search until the minimum is proven"),
         command.add_flag("--heuristic", minimize->heuristic, "Use the fast heuristic only")});
    command
        .add_option("--time", minimize->seconds,
                    "Time limit in seconds; then print the best form found")
        .type_name("SECONDS")
        .between(0.0, 1e9);
    command
        .add_option(
            "--work", minimize->options.work,
            "End each phase (heuristic, primes, chart, search) after about N entries visited "
            "(a billion take some seconds); gives the same result on every machine")
        .type_name("N");
    const Option check =
        command
            .add_option("--check", minimize->other, any_text,
                        "Check instead whether a file or formula represents the same function")
            .type_name("OTHER");
    command.add_output(minimize->output);
    const Option stats =
        command.add_flag("--stats", minimize->stats, "Print statistics to standard error");
    const Option json = command.add_flag("--json", minimize->json, "Print the form and its bounds");
    check.excludes(format).excludes(stats).excludes(json);
    command.action([minimize] {
        minimize->options.method = minimize->exact       ? Method::exact
                                   : minimize->heuristic ? Method::heuristic
                                                         : Method::automatic;
        return (*minimize)();
    });
}

} // namespace loggia::commands
