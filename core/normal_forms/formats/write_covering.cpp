#include "core/normal_forms/formats/write_covering.hpp"

#include "core/base/number_text.hpp"
#include "core/normal_forms/formats/write_rows.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <string_view>

namespace loggia::normal_forms {

namespace {

/// Some hundred megabytes of text.
constexpr std::size_t most_written_entries = 30'000'000;
/// Some readers take no longer lines than 255 or 510 characters.
constexpr std::size_t most_line = 100;

/// Sums and constraints of variables that are numbered from 1 on, with their comments.
class ProblemWriter {
public:
    ProblemWriter(CoveringFormat format, std::string& text)
        : lp_(format == CoveringFormat::lp), text_(text) {}

    void comment(std::string_view words) {
        text_ += lp_ ? '\\' : '*';
        text_ += ' ';
        // Names may hold anything.
        std::transform(words.begin(), words.end(), std::back_inserter(text_),
                       [](char c) { return static_cast<unsigned char>(c) < ' ' ? '?' : c; });
        text_ += '\n';
    }
    void begin_sum(std::string_view name) {
        line_ = text_.size();
        text_ += lp_ ? fmt::format(" {}:", name) : "";
        first_ = true;
    }
    void add(std::size_t variable, std::size_t factor = 1) {
        if (text_.size() - line_ > most_line) {
            text_ += "\n ";
            line_ = text_.size();
        }
        const bool start = first_;
        first_ = false;
        if (!lp_)
            fmt::format_to(std::back_inserter(text_), "+{} x{} ", factor, variable);
        else if (factor == 1)
            fmt::format_to(std::back_inserter(text_), "{} x{}", start ? "" : " +", variable);
        else
            fmt::format_to(std::back_inserter(text_), "{} {} x{}", start ? "" : " +", factor,
                           variable);
    }
    void end_sum(std::string_view relation) {
        text_ += lp_ ? fmt::format("{}{}\n", relation.empty() ? "" : " ", relation)
                     : fmt::format("{}{};\n", relation, relation.empty() ? "" : " ");
    }
    void list(std::size_t variables) {
        for (std::size_t i = 1; i <= variables; ++i)
            fmt::format_to(std::back_inserter(text_), " x{}{}", i,
                           i % 10 == 0 || i == variables ? "\n" : "");
    }

private:
    bool lp_;
    std::string& text_;
    std::size_t line_ = 0; ///< where it begins
    bool first_ = true;
};

} // namespace

Result<CoveringText> write_covering(const CoveringProblem& problem, const Function& function,
                                    Form form, CoveringFormat format, bool reduced,
                                    const Control& control) {
    const covering::CoverMatrix& whole = problem.chart.matrix;
    covering::Reduced some;
    if (reduced)
        some = reduce(whole, covering::CoverAim::terms, control);
    if (control.stop_requested())
        return failure("stopped");
    const covering::CoverMatrix& left = reduced ? some.rest : whole;
    if (left.entries() > most_written_entries)
        return failure(fmt::format("the chart has too many entries: {} (the limit is {})",
                                   left.entries(), most_written_entries));
    CoveringText result{{}, left.rows(), left.columns(), some.taken.size()};
    // Without a column there would be nothing to read.
    const bool given = !some.taken.empty() || left.columns() == 0;
    const std::size_t variables = left.columns() + (given ? 1 : 0);
    const bool lp = format == CoveringFormat::lp;
    std::string& text = result.text;
    ProblemWriter writer(format, text);
    if (!lp)
        text += fmt::format("* #variable= {} #constraint= {}\n", variables,
                            left.rows() + (given ? 1 : 0));
    const std::string_view part = form == Form::cnf ? "clauses" : "terms";
    writer.comment(fmt::format("The fewest {} of {} in {}.", part,
                               fmt::join(function.outputs, ", "),
                               fmt::join(function.inputs, ", ")));
    writer.comment(fmt::format(
        "{} prime {}: {} chosen by reductions, {} left to choose from", problem.primes.size(),
        form == Form::cnf ? "implicates" : "implicants", result.taken, result.columns));
    writer.comment(fmt::format("for {}. Each is written as in a PLA file{}.",
                               counted(result.rows, "row"),
                               form == Form::cnf ? ": where the clause is false" : ""));
    if (lp)
        writer.comment("r5_0 is row 5 of the first output: the inputs' values in binary are 5.");
    const auto prime = [&](std::uint32_t number, std::string_view name) {
        std::string line(name);
        append_cube(problem.primes[number], function.on.inputs, function.on.outputs, line);
        writer.comment(line);
    };
    if (given)
        writer.comment(fmt::format("x{} is 1, for the chosen ones:", variables));
    std::sort(some.taken.begin(), some.taken.end());
    for (const std::uint32_t number : some.taken)
        prime(number, "  ");
    for (std::size_t c = 0; c < left.columns(); ++c)
        prime(left.column_id(c), fmt::format("x{} ", c + 1));

    text += lp ? "Minimize\n" : "min: ";
    writer.begin_sum(part);
    for (std::size_t c = 1; c <= left.columns(); ++c)
        writer.add(c);
    if (given)
        writer.add(variables, result.taken);
    writer.end_sum("");
    if (lp)
        text += "Subject To\n";
    for (std::size_t r = 0; r < left.rows(); ++r) {
        if (r % 1024 == 0 && control.stop_requested())
            return failure("stopped");
        const Witness& row = problem.chart.rows[left.row_id(r)];
        writer.begin_sum(fmt::format("r{}_{}", row.row, row.output));
        for (const std::uint32_t c : left.row(r))
            writer.add(c + 1);
        writer.end_sum(">= 1");
    }
    if (given) {
        writer.begin_sum("taken");
        writer.add(variables);
        writer.end_sum(lp ? "= 1" : ">= 1");
    }
    if (lp) {
        text += "Binary\n";
        writer.list(variables);
        text += "End\n";
    }
    return result;
}

} // namespace loggia::normal_forms
