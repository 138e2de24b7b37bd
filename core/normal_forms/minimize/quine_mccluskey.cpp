#include "core/normal_forms/minimize/quine_mccluskey.hpp"

#include "core/covering/cover_matrix.hpp"
#include "core/covering/covering.hpp"

#include <algorithm>
#include <bit>
#include <bitset>
#include <cassert>
#include <map>
#include <utility>

namespace loggia::normal_forms {

namespace {

constexpr std::size_t most_rows_by_hand = std::size_t{1} << most_by_hand;
using RowSet = std::bitset<most_rows_by_hand>;

/// As the lists are written: by group, then by value, then by the inputs that occur.
bool stands_before(const ListedCube& a, const ListedCube& b) {
    if (a.ones != b.ones)
        return a.ones < b.ones;
    return a.cube.value != b.cube.value ? a.cube.value < b.cube.value : a.cube.care > b.cube.care;
}

std::vector<ListedCube> first_list(const Tables& tables) {
    const std::uint64_t all = low_bits(tables.on.variables());
    std::vector<ListedCube> list;
    for (std::uint64_t row = 0; row < tables.on.rows(); ++row)
        if (tables.on[row] || tables.dont_care[row])
            list.push_back({{all, row, 1}, std::popcount(row), true, !tables.on[row], 0, 0});
    std::stable_sort(list.begin(), list.end(), stands_before);
    return list;
}

/// What comes of joining each two cubes of a list that differ in one input. Marks those that were
/// joined as not prime.
std::vector<ListedCube> joined_list(std::vector<ListedCube>& list) {
    std::map<std::pair<std::uint64_t, std::uint64_t>, std::size_t> places;
    for (std::size_t i = 0; i < list.size(); ++i)
        places.emplace(std::pair(list[i].cube.care, list[i].cube.value), i);
    std::vector<ListedCube> next;
    for (std::size_t i = 0; i < list.size(); ++i)
        for (std::uint64_t left = list[i].cube.care & ~list[i].cube.value; left != 0;
             left &= left - 1) {
            const Cube cube = list[i].cube;
            const std::uint64_t bit = left & (~left + 1);
            const auto partner = places.find({cube.care, cube.value | bit});
            if (partner == places.end())
                continue;
            ListedCube& other = list[partner->second];
            list[i].prime = false;
            other.prime = false;
            next.push_back({{cube.care & ~bit, cube.value, 1},
                            list[i].ones,
                            true,
                            list[i].only_open && other.only_open,
                            i,
                            partner->second});
        }
    std::stable_sort(next.begin(), next.end(), stands_before);
    const auto same = [](const ListedCube& a, const ListedCube& b) { return a.cube == b.cube; };
    next.erase(std::unique(next.begin(), next.end(), same), next.end());
    return next;
}

/// The chart of prime implicants, made smaller step by step until nothing is left to be covered.
class HandChart {
public:
    explicit HandChart(QuineMcCluskey& trace);

    /// Whether it came to an end, and was not stopped.
    bool run(const Control& control);

private:
    bool take_essentials();
    bool drop_rows();
    bool drop_primes();
    bool branch(const Control& control);
    void take(std::size_t prime);
    [[nodiscard]] bool has(std::size_t prime, std::size_t row) const {
        return trace_.primes[prime].holds(trace_.rows[row]);
    }
    [[nodiscard]] std::vector<std::size_t> primes_left() const;

    QuineMcCluskey& trace_;
    RowSet rows_;                 ///< left, by their place in the trace
    std::vector<RowSet> covered_; ///< by each prime, of all rows
    std::vector<bool> left_;      ///< primes
};

HandChart::HandChart(QuineMcCluskey& trace)
    : trace_(trace), covered_(trace.primes.size()), left_(trace.primes.size(), true) {
    for (std::size_t row = 0; row < trace.rows.size(); ++row) {
        rows_.set(row);
        for (std::size_t prime = 0; prime < trace.primes.size(); ++prime)
            if (has(prime, row))
                covered_[prime].set(row);
    }
}

/// Those that still cover something; what covers nothing has left the chart without a step.
std::vector<std::size_t> HandChart::primes_left() const {
    std::vector<std::size_t> result;
    for (std::size_t prime = 0; prime < left_.size(); ++prime)
        if (left_[prime] && (covered_[prime] & rows_).any())
            result.push_back(prime);
    return result;
}

void HandChart::take(std::size_t prime) {
    trace_.chosen.push_back(prime);
    left_[prime] = false;
    rows_ &= ~covered_[prime];
}

bool HandChart::take_essentials() {
    bool changed = false;
    for (std::size_t row = 0; row < trace_.rows.size(); ++row) {
        if (!rows_[row])
            continue;
        std::size_t found = 0;
        int count = 0;
        for (std::size_t prime = 0; prime < left_.size() && count < 2; ++prime)
            if (left_[prime] && covered_[prime][row]) {
                found = prime;
                ++count;
            }
        if (count != 1)
            continue;
        trace_.steps.push_back({ChartStep::Kind::essential, found, row, 0});
        take(found);
        changed = true;
    }
    return changed;
}

/// Whether each of the first is one of the second.
template <class Set>
bool within(const Set& first, const Set& second) {
    return (first & ~second).none();
}

bool HandChart::drop_rows() {
    std::vector<std::vector<bool>> columns(trace_.rows.size());
    const auto primes = primes_left();
    for (std::size_t row = 0; row < trace_.rows.size(); ++row)
        if (rows_[row])
            for (const std::size_t prime : primes)
                columns[row].push_back(covered_[prime][row]);
    const auto covers_less = [&](std::size_t a, std::size_t b) {
        for (std::size_t i = 0; i < primes.size(); ++i)
            if (columns[a][i] && !columns[b][i])
                return false;
        return true;
    };
    bool changed = false;
    for (std::size_t row = trace_.rows.size(); row-- > 0;)
        for (std::size_t other = 0; rows_[row] && other < trace_.rows.size(); ++other)
            if (other != row && rows_[other] && covers_less(other, row)) {
                trace_.steps.push_back({ChartStep::Kind::row_dominance, 0, row, other});
                rows_.reset(row);
                changed = true;
            }
    return changed;
}

bool HandChart::drop_primes() {
    bool changed = false;
    const auto primes = primes_left();
    for (auto prime = primes.rbegin(); prime != primes.rend(); ++prime)
        for (const std::size_t other : primes)
            if (other != *prime && left_[other] &&
                trace_.primes[other].literals() <= trace_.primes[*prime].literals() &&
                within(covered_[*prime] & rows_, covered_[other])) {
                trace_.steps.push_back({ChartStep::Kind::prime_dominance, *prime, 0, other});
                left_[*prime] = false;
                changed = true;
                break;
            }
    return changed;
}

/// Of a minimum of what is left, found by search, the prime that covers most: that is the most
/// instructive one.
bool HandChart::branch(const Control& control) {
    const auto primes = primes_left();
    std::vector<std::uint32_t> ends;
    std::vector<std::uint32_t> columns;
    std::vector<std::uint32_t> row_ids;
    for (std::size_t row = 0; row < trace_.rows.size(); ++row) {
        if (!rows_[row])
            continue;
        for (std::size_t i = 0; i < primes.size(); ++i)
            if (covered_[primes[i]][row])
                columns.push_back(static_cast<std::uint32_t>(i));
        ends.push_back(static_cast<std::uint32_t>(columns.size()));
        row_ids.push_back(static_cast<std::uint32_t>(row));
    }
    std::vector<std::uint32_t> literals;
    std::vector<std::uint32_t> column_ids;
    for (const std::size_t prime : primes) {
        literals.push_back(static_cast<std::uint32_t>(trace_.primes[prime].literals()));
        column_ids.push_back(static_cast<std::uint32_t>(prime));
    }
    const covering::CoverSolution minimum = solve_covering(
        covering::CoverMatrix(std::move(ends), std::move(columns), std::move(literals),
                              std::move(row_ids), std::move(column_ids)),
        covering::CoverEffort::exact, {}, control);
    if (!minimum.minimal() || minimum.columns.empty())
        return false;
    const auto covers = [&](std::uint32_t prime) { return (covered_[prime] & rows_).count(); };
    const std::size_t best =
        *std::max_element(minimum.columns.begin(), minimum.columns.end(),
                          [&](std::uint32_t a, std::uint32_t b) { return covers(a) < covers(b); });
    trace_.steps.push_back({ChartStep::Kind::branch, best, 0, 0});
    take(best);
    return true;
}

bool HandChart::run(const Control& control) {
    while (rows_.any()) {
        if (control.stop_requested())
            return false;
        if (take_essentials() || drop_rows() || drop_primes())
            continue;
        if (!branch(control))
            return false;
    }
    std::sort(trace_.chosen.begin(), trace_.chosen.end());
    return true;
}

} // namespace

std::optional<QuineMcCluskey> quine_mccluskey(const Tables& tables, const Control& control) {
    assert(tables.on.variables() <= most_by_hand);
    QuineMcCluskey trace;
    trace.lists.push_back(first_list(tables));
    for (;;) {
        if (control.stop_requested())
            return std::nullopt;
        auto next = joined_list(trace.lists.back());
        if (next.empty())
            break;
        trace.lists.push_back(std::move(next));
    }
    for (auto list = trace.lists.rbegin(); list != trace.lists.rend(); ++list) {
        std::vector<Cube> of_list;
        for (const ListedCube& listed : *list)
            if (listed.prime && !listed.only_open)
                of_list.push_back(listed.cube);
        std::sort(of_list.begin(), of_list.end());
        trace.primes.insert(trace.primes.end(), of_list.begin(), of_list.end());
    }
    for (std::uint64_t row = 0; row < tables.on.rows(); ++row)
        if (tables.on[row])
            trace.rows.push_back(row);
    if (!HandChart(trace).run(control))
        return std::nullopt;
    return trace;
}

} // namespace loggia::normal_forms
