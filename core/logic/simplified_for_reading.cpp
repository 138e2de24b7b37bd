#include "core/logic/folding_builder.hpp"
#include "core/logic/transform.hpp"

#include <algorithm>
#include <bit>
#include <optional>
#include <unordered_map>
#include <vector>

// NOLINTBEGIN(misc-no-recursion): at most once for each of 6 variables
namespace loggia::logic {

using logic::Expr;
using logic::Kind;

namespace {

constexpr std::size_t most_variables_to_read = 6;

/// A function of up to 6 variables: bit r is its value in row r, in which variable i is bit i.
using ReadRows = std::uint64_t;

ReadRows rows_where_true(std::size_t variable) {
    ReadRows rows = 0;
    for (unsigned row = 0; row < 64; ++row)
        if ((row >> variable & 1U) != 0)
            rows |= ReadRows{1} << row;
    return rows;
}

/// Variables that have to be true and such that have to be false.
struct ReadCube {
    unsigned positive = 0;
    unsigned negative = 0;
};

class ShortReader {
public:
    ShortReader(logic::Store& store, std::vector<logic::Variable> variables)
        : store_(store), builder_(store), variables_(std::move(variables)) {
        const std::size_t rows = std::size_t{1} << variables_.size();
        all_ = rows == 64 ? ~ReadRows{0} : (ReadRows{1} << rows) - 1;
        for (std::size_t i = 0; i < variables_.size(); ++i)
            true_.push_back(rows_where_true(i) & all_);
    }

    [[nodiscard]] ReadRows rows_of(Expr e) const {
        ReadRows rows = 0;
        std::vector<bool> assignment(store_.variables());
        for (unsigned row = 0; row < 1U << variables_.size(); ++row) {
            for (std::size_t i = 0; i < variables_.size(); ++i)
                assignment[variables_[i]] = (row >> i & 1U) != 0;
            if (logic::evaluate(store_, e, assignment))
                rows |= ReadRows{1} << row;
        }
        return rows;
    }

    /// The shortest of the ways to write a function.
    Expr best(ReadRows rows) {
        if (rows == 0 || rows == all_)
            return builder_.constant(rows != 0);
        std::vector<Expr> ways{implication_or_clauses(rows), disjunction_of(cover(rows))};
        for (std::size_t i = 0; i < variables_.size(); ++i)
            if (const auto other = equal_to(rows, i)) {
                const Expr variable = store_.variable(variables_[i]);
                ways.push_back(builder_.equivalence(variable, best(*other)));
                break;
            }
        return *std::min_element(ways.begin(), ways.end(),
                                 [this](Expr a, Expr b) { return cost(a) < cost(b); });
    }

    /// How much there is to read: names, and twice for each equivalence.
    [[nodiscard]] std::uint64_t cost(Expr root) const {
        constexpr std::uint64_t large = std::uint64_t{1} << 40U;
        std::unordered_map<std::uint32_t, std::uint64_t> costs;
        for (const Expr e : logic::postorder(store_, root)) {
            std::uint64_t sum = 0;
            for (const Expr part : store_.operands(e))
                sum += costs.at(part.index());
            const std::uint64_t parts = store_.operands(e).size();
            switch (store_.kind(e)) {
            case Kind::constant:
            case Kind::variable:
                sum = 1;
                break;
            case Kind::equivalence:
                sum += 1;
                break;
            case Kind::parity:
                sum += 2 * parts;
                break;
            case Kind::exactly_one:
                sum *= parts;
                break;
            default:
                break;
            }
            costs[e.index()] = std::min(sum, large);
        }
        return costs.at(root.index());
    }

private:
    /// The function that variable i is equivalent to where the rows are 1, if there is one.
    [[nodiscard]] std::optional<ReadRows> equal_to(ReadRows rows, std::size_t i) const {
        const unsigned step = 1U << i;
        const ReadRows ones = rows & true_[i];
        const ReadRows zeros = rows & ~true_[i];
        if ((ones >> step) == ((all_ & ~true_[i]) ^ zeros))
            return ones | ones >> step;
        return std::nullopt;
    }

    [[nodiscard]] ReadRows rows_of(const ReadCube& cube) const {
        ReadRows rows = all_;
        for (std::size_t i = 0; i < variables_.size(); ++i) {
            if ((cube.positive >> i & 1U) != 0)
                rows &= true_[i];
            if ((cube.negative >> i & 1U) != 0)
                rows &= ~true_[i];
        }
        return rows;
    }

    /// Prime implicants that cover the rows, each time the one that covers most.
    [[nodiscard]] std::vector<ReadCube> cover(ReadRows rows) const {
        const unsigned end = 1U << variables_.size();
        std::vector<ReadCube> primes;
        for (unsigned positive = 0; positive < end; ++positive)
            for (unsigned negative = 0; negative < end; ++negative)
                if ((positive & negative) == 0 && is_prime({positive, negative}, rows))
                    primes.push_back({positive, negative});
        std::vector<ReadCube> chosen;
        for (ReadRows left = rows; left != 0;) {
            const auto most = std::max_element(
                primes.begin(), primes.end(), [&](const ReadCube& a, const ReadCube& b) {
                    return std::popcount(rows_of(a) & left) < std::popcount(rows_of(b) & left);
                });
            chosen.push_back(*most);
            left &= ~rows_of(*most);
        }
        std::sort(chosen.begin(), chosen.end(), [](const ReadCube& a, const ReadCube& b) {
            const unsigned in_a = a.positive | a.negative;
            const unsigned in_b = b.positive | b.negative;
            const auto first_a = std::countr_zero(in_a);
            const auto first_b = std::countr_zero(in_b);
            if (first_a != first_b)
                return first_a < first_b;
            return in_a != in_b ? in_a < in_b : a.positive > b.positive;
        });
        return chosen;
    }

    [[nodiscard]] bool is_prime(const ReadCube& cube, ReadRows rows) const {
        if ((rows_of(cube) & ~rows) != 0)
            return false;
        for (std::size_t i = 0; i < variables_.size(); ++i) {
            const unsigned bit = 1U << i;
            if (((cube.positive | cube.negative) & bit) == 0)
                continue;
            if ((rows_of({cube.positive & ~bit, cube.negative & ~bit}) & ~rows) == 0)
                return false;
        }
        return true;
    }

    /// The literals of a cube, or their opposites.
    std::vector<Expr> literals(const ReadCube& cube, bool opposite) {
        std::vector<Expr> all;
        for (std::size_t i = 0; i < variables_.size(); ++i) {
            const Expr variable = store_.variable(variables_[i]);
            if (((cube.positive | cube.negative) >> i & 1U) != 0)
                all.push_back(((cube.positive >> i & 1U) != 0) != opposite
                                  ? variable
                                  : store_.negation(variable));
        }
        return all;
    }

    Expr disjunction_of(const std::vector<ReadCube>& cubes) {
        std::vector<Expr> parts;
        parts.reserve(cubes.size());
        for (const ReadCube& cube : cubes)
            parts.push_back(builder_.conjunction(literals(cube, false)));
        return builder_.disjunction(std::move(parts));
    }

    Expr implication_or_clauses(ReadRows rows) {
        const std::vector<ReadCube> denied = cover(all_ & ~rows);
        std::vector<Expr> parts;
        parts.reserve(denied.size());
        for (const ReadCube& cube : denied)
            parts.push_back(builder_.disjunction(literals(cube, true)));
        if (denied.size() > 1 || denied[0].positive == 0)
            return builder_.conjunction(std::move(parts));
        // What is not true of all together: the first ones imply that another one is not.
        const ReadCube& cube = denied[0];
        if (cube.negative == 0 && std::popcount(cube.positive) != 2)
            return builder_.negation(builder_.conjunction(literals(cube, false)));
        const unsigned last = cube.negative != 0 ? 0 : std::bit_floor(cube.positive);
        return builder_.implication(
            builder_.conjunction(literals({cube.positive & ~last, 0}, false)),
            builder_.disjunction(literals({last, cube.negative}, true)));
    }

    logic::Store& store_;
    FoldingBuilder builder_;
    std::vector<logic::Variable> variables_;
    std::vector<ReadRows> true_; ///< by variable, the rows in which it is
    ReadRows all_;
};

} // namespace

Expr simplified_for_reading(logic::Store& store, Expr e) {
    if (store.kind(e) == Kind::equivalence) {
        const Expr left = store.operands(e)[0];
        const Expr right = store.operands(e)[1];
        if (store.kind(left) == Kind::variable && store.kind(right) != Kind::equivalence)
            return store.equivalence(left, simplified_for_reading(store, right));
    }
    auto variables = logic::variables_of(store, e);
    if (variables.size() > most_variables_to_read)
        return e;
    std::sort(variables.begin(), variables.end(),
              [&](logic::Variable a, logic::Variable b) { return store.name(a) < store.name(b); });
    ShortReader reader(store, std::move(variables));
    const Expr other = reader.best(reader.rows_of(e));
    return reader.cost(other) < reader.cost(e) ? other : e;
}

} // namespace loggia::logic
// NOLINTEND(misc-no-recursion)
