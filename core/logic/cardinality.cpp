#include "core/logic/cnf.hpp"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <map>

namespace loggia::logic {

namespace {

void add(const ClauseBuilder& to, std::initializer_list<int> clause) {
    to.add(std::span(clause.begin(), clause.size()));
}

} // namespace

void at_most_one_by_pairs(const ClauseBuilder& to, std::span<const int> literals) {
    for (std::size_t i = 0; i < literals.size(); ++i)
        for (std::size_t k = i + 1; k < literals.size(); ++k)
            add(to, {-literals[i], -literals[k]});
}

void at_most_one_by_counter(const ClauseBuilder& to, std::span<const int> literals) {
    int before = 0; // whether one of the earlier literals is true
    for (std::size_t i = 0; i < literals.size(); ++i) {
        if (before != 0)
            add(to, {-before, -literals[i]});
        if (i + 1 == literals.size())
            break;
        const int now = to.fresh();
        add(to, {-literals[i], now});
        if (before != 0)
            add(to, {-before, now});
        before = now;
    }
}

void at_most_one_by_product(const ClauseBuilder& to, std::span<const int> literals) {
    constexpr std::size_t few = 6; // where pairs are fewer
    if (literals.size() <= few) {
        at_most_one_by_pairs(to, literals);
        return;
    }
    std::size_t width = 1;
    while (width * width < literals.size())
        ++width;
    std::vector<int> rows((literals.size() + width - 1) / width);
    std::vector<int> columns(width);
    std::generate(rows.begin(), rows.end(), to.fresh);
    std::generate(columns.begin(), columns.end(), to.fresh);
    for (std::size_t i = 0; i < literals.size(); ++i) {
        add(to, {-literals[i], rows[i / width]});
        add(to, {-literals[i], columns[i % width]});
    }
    at_most_one_by_product(to, rows);
    at_most_one_by_product(to, columns);
}

void at_least(const ClauseBuilder& to, std::span<const Term> terms, int least) {
    // What the terms from i on can still add, at least and at most.
    std::vector<int> lowest(terms.size() + 1, 0);
    std::vector<int> highest(terms.size() + 1, 0);
    for (std::size_t i = terms.size(); i-- > 0;) {
        lowest[i] = lowest[i + 1] + std::min(terms[i].weight, 0);
        highest[i] = highest[i + 1] + std::max(terms[i].weight, 0);
    }
    if (lowest[0] >= least)
        return;
    if (highest[0] < least) {
        to.add({});
        return;
    }
    // Level by level: an atom for each sum so far from which it is open what comes of it. An atom
    // is implied by its sum; nothing needs the other direction.
    std::map<int, int> level{{0, 0}}; // the atom 0 stands for true
    for (std::size_t i = 0; i < terms.size(); ++i) {
        std::map<int, int> next;
        for (const auto& [sum, atom] : level)
            for (const bool holds : {false, true}) {
                const int after = sum + (holds ? terms[i].weight : 0);
                if (after + lowest[i + 1] >= least)
                    continue;
                std::vector<int> clause;
                if (atom != 0)
                    clause.push_back(-atom);
                if (terms[i].weight != 0)
                    clause.push_back(holds ? -terms[i].literal : terms[i].literal);
                else if (holds)
                    continue;
                if (after + highest[i + 1] >= least) {
                    int& there = next[after];
                    if (there == 0)
                        there = to.fresh();
                    clause.push_back(there);
                }
                to.add(clause);
            }
        level = std::move(next);
    }
}

void parity_is(const ClauseBuilder& to, std::span<const int> literals, bool odd) {
    constexpr std::size_t piece = 3;
    std::vector<int> queue(literals.begin(), literals.end());
    // Every clause forbids one assignment of the wrong parity.
    const auto require = [&](std::span<const int> part, bool parity) {
        for (unsigned values = 0; values < 1U << part.size(); ++values) {
            std::vector<int> clause;
            bool sum = false;
            for (std::size_t i = 0; i < part.size(); ++i) {
                const bool value = ((values >> i) & 1U) != 0;
                sum = sum != value;
                clause.push_back(value ? -part[i] : part[i]);
            }
            if (sum != parity)
                to.add(clause);
        }
    };
    std::size_t first = 0;
    while (queue.size() - first > piece) {
        const int sum = to.fresh();
        const std::array part{queue[first], queue[first + 1], sum};
        require(part, false);
        queue.push_back(sum);
        first += 2;
    }
    require(std::span(queue).subspan(first), odd);
}

} // namespace loggia::logic
