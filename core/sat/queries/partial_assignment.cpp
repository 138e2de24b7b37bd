#include "core/sat/queries/partial_assignment.hpp"

#include <algorithm>
#include <cstdlib>
#include <span>
#include <utility>

namespace loggia::sat {

namespace {

int value_of(const PartialAssignment& values, int literal) {
    const auto atom = static_cast<std::size_t>(std::abs(literal));
    const int value = atom < values.size() ? values[atom] : 0;
    return literal < 0 ? -value : value;
}

/// The status of a clause, and its open literal where it is unit.
std::pair<ClauseStatus, int> look_at(std::span<const int> clause, const PartialAssignment& values) {
    int open = 0;
    bool several = false;
    for (const int literal : clause) {
        const int value = value_of(values, literal);
        if (value > 0)
            return {ClauseStatus::satisfied, 0};
        if (value == 0) {
            several = several || (open != 0 && open != literal);
            open = literal;
        }
    }
    if (several)
        return {ClauseStatus::open, 0};
    return open == 0 ? std::pair(ClauseStatus::falsified, 0) : std::pair(ClauseStatus::unit, open);
}

/// The clauses in which each atom occurs, one after the other.
struct Occurrences {
    explicit Occurrences(const logic::ClauseSet& clauses)
        : first(static_cast<std::size_t>(clauses.atoms()) + 2) {
        for (std::size_t i = 0; i < clauses.size(); ++i)
            for (const int literal : clauses[i])
                ++first[static_cast<std::size_t>(std::abs(literal)) + 1];
        for (std::size_t i = 1; i < first.size(); ++i)
            first[i] += first[i - 1];
        clause.resize(first.back());
        std::vector<std::size_t> next = first;
        for (std::size_t i = 0; i < clauses.size(); ++i)
            for (const int literal : clauses[i])
                clause[next[static_cast<std::size_t>(std::abs(literal))]++] = i;
    }

    std::vector<std::size_t> first; ///< by atom: where its clauses begin
    std::vector<std::size_t> clause;
};

} // namespace

ClauseReport report_clauses(const logic::ClauseSet& clauses, const PartialAssignment& values,
                            const Control& control) {
    constexpr std::size_t poll_interval = 1 << 14;
    ClauseReport report;
    report.of.resize(clauses.size());
    for (std::size_t i = 0; i < clauses.size(); ++i) {
        if (i % poll_interval == 0 && control.stop_requested()) {
            report.count[static_cast<std::size_t>(ClauseStatus::open)] += clauses.size() - i;
            break;
        }
        report.of[i] = look_at(clauses[i], values).first;
        ++report.count[static_cast<std::size_t>(report.of[i])];
    }
    return report;
}

Propagated propagate_units(const logic::ClauseSet& clauses, PartialAssignment values) {
    values.resize(std::max(values.size(), static_cast<std::size_t>(clauses.atoms()) + 1));
    Propagated result;
    const Occurrences occurrences(clauses);
    std::vector<std::size_t> pending;
    // Looks at a clause again; false where it ends.
    const auto visit = [&](std::size_t i) {
        const auto [status, literal] = look_at(clauses[i], values);
        if (status == ClauseStatus::falsified) {
            result.conflict = i;
            return false;
        }
        if (status == ClauseStatus::unit) {
            const auto atom = static_cast<std::size_t>(std::abs(literal));
            values[atom] = static_cast<signed char>(literal > 0 ? 1 : -1);
            ++result.forced;
            pending.push_back(atom);
        }
        return true;
    };
    for (std::size_t i = 0; i < clauses.size() && !result.conflict; ++i) {
        if (!visit(i))
            break;
        while (!pending.empty() && !result.conflict) {
            const std::size_t atom = pending.back();
            pending.pop_back();
            for (std::size_t k = occurrences.first[atom]; k < occurrences.first[atom + 1]; ++k)
                if (!visit(occurrences.clause[k]))
                    break;
        }
    }
    result.values = std::move(values);
    return result;
}

} // namespace loggia::sat
