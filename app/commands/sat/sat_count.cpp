#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/base/interrupt.hpp"
#include "app/commands/sat/sat.hpp"
#include "app/commands/sat/sat_input.hpp"
#include "core/base/time_slice.hpp"
#include "core/sat/queries/count.hpp"

#include <fmt/format.h>

#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace loggia::commands {

namespace {

using namespace sat;

/// The decimal logarithm of a positive integer.
double log10_of(std::string_view digits) {
    constexpr std::size_t precise = 17; // more digits change nothing
    const std::string head(digits.substr(0, precise));
    return std::log10(std::stod(head)) + static_cast<double>(digits.size() - head.size());
}

/// And of a positive quotient as well.
double log10_of_count(std::string_view count) {
    const auto slash = count.find('/');
    return log10_of(count.substr(0, slash)) -
           (slash == std::string_view::npos ? 0 : log10_of(count.substr(slash + 1)));
}

struct SatCount {
    ClausesArgument in;
    ProjectionArgument project;
    bool ignores_weights = false;
    std::optional<double> seconds;
    std::optional<int> megabytes;
    bool competition = false;
    bool verbose = false;

    int operator()() const {
        project.check();
        const Interrupt interrupt;
        CountingComments comments;
        const auto file = read_clauses(in, interrupt.control(), &comments);
        if (!file)
            return interrupt.came() ? interrupted : failed;
        CountOptions options;
        options.projection = project.over(comments, file->atoms());
        if (comments.unread_weights && !ignores_weights)
            return report({"lines \"c weights\" are not read; expected \"c p weight LITERAL WEIGHT "
                           "0\" for each literal (or --ignore-weights)",
                           comments.unread_weights},
                          in.name());
        if (comments.unread_factor)
            return report(
                {"lines \"c MUST MULTIPLY BY\" are not read; remove the line, and multiply "
                 "the count of the other clauses by this factor",
                 comments.unread_factor},
                in.name());
        if (!ignores_weights)
            options.weights = comments.weights;
        if (megabytes)
            options.cache_bytes = static_cast<std::size_t>(*megabytes) * 1'000'000;
        CountStatistics statistics;
        const auto count = counted(file->clauses, options, interrupt.control(), statistics);
        if (verbose)
            print_to_stderr(
                "{} atoms and {} clauses after simplification; {} decisions, {} conflicts, {} of "
                "{} components found in the cache; cache of {:.1f} MB, {} times full\n",
                statistics.atoms, statistics.clauses, statistics.decisions, statistics.conflicts,
                statistics.hits, statistics.components,
                static_cast<double>(statistics.cache_bytes) / 1e6, statistics.evictions);
        if (!count) {
            report(count.error(), "error");
            return interrupt.came() ? interrupted : failed;
        }
        fmt::print("{}\n", competition ? as_in_competition(*count, options) : *count);
        flush_output();
        return success;
    }

private:
    [[nodiscard]] Result<std::string> counted(const logic::ClauseSet& clauses,
                                              const CountOptions& options, const Control& control,
                                              CountStatistics& statistics) const {
        if (!seconds)
            return count_models(clauses, options, control, &statistics);
        constexpr double thousand = 1000;
        const TimeSlice slice(
            control, std::chrono::milliseconds(static_cast<std::int64_t>(*seconds * thousand)));
        return count_models(clauses, options, slice.control(), &statistics);
    }

    [[nodiscard]] static std::string as_in_competition(const std::string& count,
                                                       const CountOptions& options) {
        const bool is_weighted = !options.weights.empty();
        const bool is_quotient = count.find('/') != std::string::npos;
        const bool is_negative = count.starts_with('-');
        const std::string_view size = std::string_view(count).substr(is_negative ? 1 : 0);
        const std::string estimate =
            count == "0" ? "-inf" : fmt::format("{:.9f}", log10_of_count(size));
        // A weight of 0 tells nothing of whether there are models.
        return fmt::format("{}c s type {}{}mc\nc s {}log10-estimate {}\nc s exact arb {} {}",
                           count != "0"  ? "s SATISFIABLE\n"
                           : is_weighted ? "s UNKNOWN\n"
                                         : "s UNSATISFIABLE\n",
                           options.projection ? "p" : "", is_weighted ? "w" : "",
                           is_negative ? "neg" : "", estimate, is_quotient ? "frac" : "int", count);
    }
};

} // namespace

void add_sat_count(Command group) {
    const Command command = group.add_command("count", "Count the models");
    command.footer(
        "The count is exact, however large, over all atoms from 1 to the largest one that\n"
        "occurs or is declared in the DIMACS header. Comments work as in the Model Counting\n"
        "Competition: 'c p show 1 2 0' (or 'c ind 1 2 0') projects the models onto these atoms;\n"
        "'c p weight 1 0.4 0' sets a weight, and the exact sum of weights is printed as a whole\n"
        "number or a fraction; 'c t' with mc, pmc, wmc or pwmc selects the kind of count.\n\n"
        "loggia-cli sat count queens.cnf\n"
        "loggia-cli sat count plan.cnf --time 60 --cache 2000 --verbose\n\n"
        "Exit status: 0 counted; 1 bad input, or the time limit was reached (no number is\n"
        "printed); 2 invalid arguments; 130 interrupted.");
    auto count = std::make_shared<SatCount>();
    count->in.add_to(command);
    count->project.add_to(command);
    command.add_flag("--ignore-weights", count->ignores_weights, "Ignore the weights in the file");
    command.add_option("--time", count->seconds, "Time limit, in seconds")
        .type_name("SECONDS")
        .between(0.0, 1e9);
    constexpr int most_megabytes = 1'000'000;
    command
        .add_option("--cache", count->megabytes,
                    "Maximum size of the component cache, in MB (default: 500)")
        .type_name("MB")
        .between(1, most_megabytes);
    command.add_flag("--competition", count->competition,
                     "Print the lines of the Model Counting Competition");
    command.add_flag("--verbose", count->verbose, "Print statistics to standard error");
    command.action([count] { return (*count)(); });
}

} // namespace loggia::commands
