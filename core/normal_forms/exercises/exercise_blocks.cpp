#include "core/normal_forms/exercises/exercise_blocks.hpp"

#include <fmt/format.h>

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
std::string implicates_ordered(const ExerciseOrder& order) {
    if (order.most_implicates != 0)
        return fmt::format(", {} to {} prime implicates", order.least_implicates,
                           order.most_implicates);
    return order.least_implicates == 0
               ? ""
               : fmt::format(", {} or more prime implicates", order.least_implicates);
}

} // namespace

std::vector<SheetBlock> sheet_blocks(const Exercise& exercise, Sheet sheet) {
    using Kind = SheetBlock::Kind;
    std::vector<SheetBlock> blocks;
    const auto text = [&](std::string words) {
        blocks.push_back({Kind::text, std::move(words), Form::dnf, nullptr});
    };
    const auto formula = [&](Form form, const Cover& cover) {
        blocks.push_back({Kind::formula, {}, form, &cover});
    };
    const ExerciseOrder& order = exercise.order;
    const std::string& name = exercise.function.outputs[0];
    const std::string given = fmt::format(
        "The function {} of the variables {} to {} is given as a disjunction of {} (DNF).", name,
        exercise.function.inputs.front(), exercise.function.inputs.back(),
        count_of(exercise.function.on.terms(), "conjunction"));
    const std::string title = "Conjunctive normal form";
    if (sheet == Sheet::student) {
        blocks.push_back({Kind::title, title + of_class(exercise), Form::dnf, nullptr});
        text(given);
        formula(Form::dnf, exercise.function.on);
        text(fmt::format("Find a conjunction of clauses (CNF) that is equivalent to {}, with as "
                         "few clauses as possible and, among those, as few literals as possible.",
                         name));
        text(fmt::format(
            "Difficulty: {}. The truth table has {} rows, and {} is true in {} of them. Of {}, {} "
            "enough.",
            difficulty(exercise), std::uint64_t{1} << order.variables, name,
            true_rows(exercise.function), count_of(exercise.implicates, "prime implicate"),
            exercise.cnf.terms.upper == 1 ? "1 is"
                                          : fmt::format("{} are", exercise.cnf.terms.upper)));
        text("Answer:");
        blocks.push_back({Kind::room, {}, Form::dnf, nullptr});
        return blocks;
    }
    blocks.push_back({Kind::title, title + of_class(exercise) + ": key", Form::dnf, nullptr});
    text(given);
    formula(Form::dnf, exercise.function.on);
    text(proof_of(exercise.cnf));
    formula(Form::cnf, exercise.cnf.cover);
    text(proof_of(exercise.dnf));
    formula(Form::dnf, exercise.dnf.cover);
    text(fmt::format("Difficulty: {}. There are {} and {}; {} and {} of them occur in every "
                     "smallest form. {} is true in {} of {} rows.",
                     difficulty(exercise), count_of(exercise.primes, "prime implicant"),
                     count_of(exercise.implicates, "prime implicate"), exercise.dnf.essential,
                     exercise.cnf.essential, name, true_rows(exercise.function),
                     std::uint64_t{1} << order.variables));
    text(fmt::format(
        "Settings: {}, {}, about {} per term{}, seed {}. The same settings give the same exercise.",
        count_of(static_cast<std::uint64_t>(order.variables), "variable"),
        count_of(static_cast<std::uint64_t>(order.terms), "term"),
        count_of(static_cast<std::uint64_t>(order.literals), "literal"), implicates_ordered(order),
        order.seed));
    return blocks;
}

} // namespace loggia::normal_forms
