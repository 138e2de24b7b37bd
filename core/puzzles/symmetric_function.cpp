#include "core/puzzles/symmetric_function.hpp"

#include <fmt/format.h>

#include <array>
#include <bit>

namespace loggia::puzzles {

namespace {

constexpr std::size_t most_counted = 6;

} // namespace

std::optional<SymmetricFunction> symmetric_function(const logic::Store& store, logic::Expr e) {
    SymmetricFunction made{logic::variables_of(store, e), 0};
    const std::size_t n = made.variables.size();
    if (n < 2 || n > most_counted)
        return std::nullopt;
    std::uint64_t denied = 0;
    std::vector<bool> assignment(store.variables());
    for (unsigned row = 0; row < 1U << n; ++row) {
        for (std::size_t i = 0; i < n; ++i)
            assignment[made.variables[i]] = (row >> i & 1U) != 0;
        const std::uint64_t count = std::uint64_t{1} << static_cast<unsigned>(std::popcount(row));
        (logic::evaluate(store, e, assignment) ? made.counts : denied) |= count;
    }
    if ((made.counts & denied) != 0 || made.counts == 0 || denied == 0)
        return std::nullopt;
    return made;
}

std::string how_many(std::uint64_t counts, std::size_t n) {
    constexpr std::array words{"none", "one", "two", "three", "four", "five", "six"};
    const std::uint64_t all = (std::uint64_t{2} << n) - 1;
    const std::uint64_t ends = std::uint64_t{1} << n | 1U;
    if (counts == 1)
        return "none of";
    if (counts == ends - 1)
        return "all";
    if (std::has_single_bit(counts))
        return fmt::format("exactly {} of",
                           words.at(static_cast<std::size_t>(std::countr_zero(counts))));
    if (counts == ends)
        return "the same";
    if (counts == (all & ~ends))
        return "different";
    const auto first = static_cast<std::size_t>(std::countr_zero(counts));
    if (counts == (all >> first << first))
        return fmt::format("at least {} of", words.at(first));
    const auto last = static_cast<std::size_t>(std::bit_width(counts | 1U)) - 1;
    if (counts == (std::uint64_t{2} << last) - 1)
        return fmt::format("at most {} of", words.at(last));
    return {};
}

} // namespace loggia::puzzles
