#include "core/normal_forms/exercises/exercise_blocks.hpp"

#include "core/base/number_text.hpp"
#include "core/normal_forms/formats/write.hpp"
#include "core/normal_forms/minimize/karnaugh.hpp"

#include <fmt/format.h>

#include <cstdint>
#include <utility>

namespace loggia::normal_forms {

namespace {

std::string count_of(std::uint64_t count, std::string_view noun) {
    return fmt::format("{} {}{}", count, noun, count == 1 ? "" : "s");
}

std::uint64_t true_rows(const Function& function) {
    const auto tables = tabulate(function);
    return tables ? tables->on.count() : 0;
}

/// What was proven of a form, for the key.
std::string proof_of(const Minimum& minimum) {
    const std::string noun = minimum.form == Form::cnf ? "clause" : "term";
    const std::string name = minimum.form == Form::cnf ? "CNF" : "DNF";
    const std::string size = fmt::format("{} with {}", count_of(minimum.terms.upper, noun),
                                         count_of(minimum.literals.upper, "literal"));
    if (minimum.minimal())
        return fmt::format("Minimum {}: {}. Proven: no other has fewer {}s, and none with as many "
                           "has fewer literals.",
                           name, size, noun);
    if (minimum.terms.proven())
        return fmt::format("Smallest {} found: {}. The number of {}s is proven minimum. The number "
                           "of literals is not; the lower bound is {}.",
                           name, size, noun, minimum.literals.lower);
    return fmt::format("Smallest {} found: {}. Not proven minimum; the lower bound is {}.", name,
                       size, count_of(minimum.terms.lower, noun));
}

std::string of_class(const Exercise& exercise) {
    return exercise.of > 1 ? fmt::format(" {} of {}", exercise.number, exercise.of) : std::string();
}

/// With a comma before it, or nothing where any number will do.
std::string primes_ordered(const ExerciseOrder& order) {
    const std::string_view primes =
        order.kind == ExerciseKind::cnf ? "prime implicates" : "prime implicants";
    if (order.most_primes != 0)
        return fmt::format(", {} to {} {}", order.least_primes, order.most_primes, primes);
    return order.least_primes == 0 ? ""
                                   : fmt::format(", {} or more {}", order.least_primes, primes);
}

} // namespace

std::string_view title_of(ExerciseKind kind) {
    switch (kind) {
    case ExerciseKind::simplify:
        return "Simplify a formula";
    case ExerciseKind::map:
        return "Karnaugh map";
    case ExerciseKind::dont_cares:
        return "Minimum form with don't-cares";
    case ExerciseKind::circuit:
        return "Circuit of NAND gates";
    case ExerciseKind::cnf:
        break;
    }
    return "Conjunctive normal form";
}

std::vector<std::vector<std::string>> map_table(const Function& function) {
    const KarnaughMap map(function.on.inputs);
    const auto code = [](std::uint64_t number, int digits) {
        std::string text;
        for (int i = digits; i-- > 0;)
            text += (number >> static_cast<unsigned>(i) & 1U) != 0 ? '1' : '0';
        return text;
    };
    const auto names = [&](int from, int to) {
        std::string text;
        for (int i = from; i < to; ++i)
            text += function.inputs[static_cast<std::size_t>(i)];
        return text;
    };
    const int column_inputs = map.inputs() - map.row_inputs();
    std::vector<std::vector<std::string>> table;
    table.push_back({names(0, map.row_inputs()) + " / " + names(map.row_inputs(), map.inputs())});
    for (int column = 0; column < map.columns(); ++column)
        table.front().push_back(
            code(map.truth_row(0, column) & low_bits(column_inputs), column_inputs));
    for (int row = 0; row < map.rows(); ++row) {
        table.push_back({code(map.truth_row(row, 0) >> static_cast<unsigned>(column_inputs),
                              map.row_inputs())});
        for (int column = 0; column < map.columns(); ++column) {
            const std::uint64_t at = map.truth_row(row, column);
            table.back().emplace_back(function.dont_care.value(at, 0) ? "-"
                                      : function.on.value(at, 0)      ? "1"
                                                                      : "0");
        }
    }
    return table;
}

namespace {

/// The rows that are true, or `open`: don't-cares.
std::vector<std::string> rows_of(const Function& function, bool open) {
    std::vector<std::string> rows;
    for (std::uint64_t row = 0; row < std::uint64_t{1} << function.on.inputs; ++row) {
        const bool is_open = function.dont_care.value(row, 0);
        if (open ? is_open : !is_open && function.on.value(row, 0))
            rows.push_back(std::to_string(row));
    }
    return rows;
}

/// "rows 0, 3 and 5", "row 2" or "no row".
std::string in_words(std::vector<std::string> rows) {
    if (rows.empty())
        return "no row";
    if (rows.size() == 1)
        return "row " + rows.front();
    const std::string last = rows.back();
    rows.pop_back();
    return fmt::format("rows {} and {}", fmt::join(rows, ", "), last);
}

std::string sentence_of_dont_cares(const Function& function) {
    const auto rows = rows_of(function, true);
    if (rows.empty())
        return "It has no don't-cares.";
    return fmt::format("Its {} {}.", rows.size() == 1 ? "don't-care is" : "don't-cares are",
                       in_words(rows));
}

/// Builds the blocks of one exercise.
class SheetWriter {
public:
    SheetWriter(const Exercise& exercise, Sheet sheet)
        : exercise_(exercise), sheet_(sheet), kind_(exercise.order.kind),
          name_(exercise.function.outputs[0]) {}

    std::vector<SheetBlock> write() {
        blocks_.push_back({Kind::title,
                           std::string(title_of(kind_)) + of_class(exercise_) +
                               (sheet_ == Sheet::key ? ": key" : ""),
                           Form::dnf, nullptr});
        give();
        sheet_ == Sheet::student ? ask() : answer();
        return std::move(blocks_);
    }

private:
    using Kind = SheetBlock::Kind;

    void text(std::string words) {
        blocks_.push_back({Kind::text, std::move(words), Form::dnf, nullptr});
    }
    void formula(Form form, const Cover& cover) {
        blocks_.push_back({Kind::formula, {}, form, &cover});
    }

    void give() {
        const Function& function = exercise_.function;
        const std::string of = fmt::format("The function {} of the variables {} to {}", name_,
                                           function.inputs.front(), function.inputs.back());
        switch (kind_) {
        case ExerciseKind::map:
            text(of + " is given by its Karnaugh map.");
            blocks_.push_back({Kind::map, {}, Form::dnf, nullptr});
            return;
        case ExerciseKind::dont_cares:
            text(fmt::format("{} is true in {} of its truth table; rows are numbered from 0, with "
                             "{} as the highest digit. {}",
                             of, in_words(rows_of(function, false)), function.inputs.front(),
                             sentence_of_dont_cares(function)));
            return;
        default:
            break;
        }
        const Cover& given = exercise_.given.cubes.empty() ? function.on : exercise_.given;
        text(fmt::format("{} is given as a disjunction of {} (DNF).", of,
                         count_of(given.terms(), "conjunction")));
        formula(Form::dnf, given);
    }

    [[nodiscard]] std::string task() const {
        switch (kind_) {
        case ExerciseKind::cnf:
            return fmt::format("Find a conjunction of clauses (CNF) that is equivalent to {}, with "
                               "as few clauses as possible and, among those, as few literals as "
                               "possible.",
                               name_);
        case ExerciseKind::circuit:
            return fmt::format("Find the minimum DNF of {} and draw its circuit with NAND gates "
                               "only. An inverter is a NAND gate whose two inputs are the same.",
                               name_);
        case ExerciseKind::dont_cares:
            return fmt::format("Find a DNF with as few terms as possible and, among those, as few "
                               "literals as possible. In the rows that are don't-cares {} may be "
                               "either.",
                               name_);
        default:
            return fmt::format("Find a DNF that is equivalent to {}, with as few terms as possible "
                               "and, among those, as few literals as possible.",
                               name_);
        }
    }

    void ask() {
        text(task());
        text(fmt::format("Difficulty: {}. The truth table has {} rows.", difficulty(exercise_),
                         number_text(std::uint64_t{1} << exercise_.order.variables)));
        text("Answer:");
        blocks_.push_back({Kind::room, {}, Form::dnf, nullptr});
    }

    void answer() {
        const ExerciseOrder& order = exercise_.order;
        if (kind_ == ExerciseKind::cnf) {
            text(proof_of(exercise_.cnf));
            formula(Form::cnf, exercise_.cnf.cover);
        }
        text(proof_of(exercise_.dnf));
        formula(Form::dnf, exercise_.dnf.cover);
        if (kind_ == ExerciseKind::circuit)
            if (const auto gates =
                    write_form(exercise_.function, Form::dnf, exercise_.dnf.cover, Format::nand))
                text("With NAND gates: " + gates->substr(0, gates->find('\n')) + ".");
        text(fmt::format(
            "Difficulty: {}. Prime implicants: {} ({} essential). Prime implicates: {} "
            "({} essential). {} is true in {} of {} rows.",
            difficulty(exercise_), number_text(exercise_.primes),
            number_text(exercise_.dnf.essential), number_text(exercise_.implicates),
            number_text(exercise_.cnf.essential), name_, number_text(true_rows(exercise_.function)),
            number_text(std::uint64_t{1} << order.variables)));
        text(fmt::format("Settings: {}, {}, about {} per term{}, seed {}. The same settings give "
                         "the same exercise.",
                         count_of(static_cast<std::uint64_t>(order.variables), "variable"),
                         count_of(static_cast<std::uint64_t>(order.terms), "term"),
                         count_of(static_cast<std::uint64_t>(order.literals), "literal"),
                         primes_ordered(order), order.seed));
    }

    const Exercise& exercise_;
    Sheet sheet_;
    ExerciseKind kind_;
    const std::string& name_;
    std::vector<SheetBlock> blocks_;
};

} // namespace

std::vector<SheetBlock> sheet_blocks(const Exercise& exercise, Sheet sheet) {
    return SheetWriter(exercise, sheet).write();
}

} // namespace loggia::normal_forms
