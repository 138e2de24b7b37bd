#include "core/sat/engines/davis_putnam.hpp"

#include "core/base/number_text.hpp"
#include "core/sat/engines/davis_putnam_search.hpp"
#include "core/sat/engines/eliminator.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <optional>

namespace loggia::sat {

Features procedure_1960() {
    Features features;
    features.elimination = Elimination::complete;
    features.subsumption = true;
    features.pure_literals = true;
    return features;
}

Features dpll() {
    Features features;
    features.pure_literals = true;
    features.first_value = true;
    return features;
}

Features cdcl() {
    Features features;
    features.learning = true;
    features.minimisation = true;
    features.clause_deletion = true;
    features.phase_saving = true;
    features.branching = Branching::alternating;
    features.restarts = Restarts::alternating;
    return features;
}

std::string describe(const Statistics& statistics) {
    std::string text;
    const auto append = [&](std::uint64_t count, const char* one, const char* more) {
        if (count == 0)
            return;
        text += fmt::format("{}{} {}", text.empty() ? "" : ", ", number_text(count),
                            count == 1 ? one : more);
    };
    append(statistics.conflicts, "conflict", "conflicts");
    append(statistics.decisions, "decision", "decisions");
    append(statistics.propagations, "propagation", "propagations");
    append(statistics.learned, "learned clause", "learned clauses");
    append(statistics.eliminated, "atom eliminated", "atoms eliminated");
    append(statistics.resolvents, "resolvent", "resolvents");
    return text;
}

std::string describe(Shortfall shortfall) {
    switch (shortfall) {
    case Shortfall::stopped:
        return "stopped";
    case Shortfall::too_many_resolvents:
        return "elimination produced too many clauses";
    case Shortfall::no_room:
        return "the clauses need too much memory";
    case Shortfall::none:
        break;
    }
    return {};
}

std::string_view describe(AnsweredBy answered_by) {
    switch (answered_by) {
    case AnsweredBy::counting:
        return "pigeonhole argument";
    case AnsweredBy::parity:
        return "equations over GF(2)";
    case AnsweredBy::lucky_phases:
        return "unit propagation";
    case AnsweredBy::local_search:
        return "local search";
    case AnsweredBy::lookahead:
        return "lookahead";
    case AnsweredBy::davis_putnam:
        return "clause learning";
    case AnsweredBy::own_engines:
        return "Loggia's own engine";
    case AnsweredBy::cadical:
        return "CaDiCaL";
    case AnsweredBy::nobody:
        break;
    }
    return {};
}

namespace {

/// What elimination, if any, left of the set.
struct Rest {
    const logic::ClauseSet& clauses;
    const Eliminator* eliminator; ///< null where nothing was eliminated
};

/// False where there was no room left for a clause.
template <class Watcher>
bool search(const Rest& rest, const Features& features, const Control& control, const Sinks& sinks,
            Watcher watcher, Answer& answer) {
    Search<Watcher> search(features, sinks, watcher);
    const int atoms = rest.clauses.atoms();
    search.ask_for_atoms(atoms);
    std::vector<bool> used(static_cast<std::size_t>(atoms) + 1, false);
    std::vector<int> literals;
    const auto each = [&](auto visit) {
        if (rest.eliminator == nullptr) {
            for (std::uint32_t i = 0; i < rest.clauses.size(); ++i)
                visit(rest.clauses[i], i);
            return;
        }
        for (const auto& clause : rest.eliminator->clauses()) {
            if (clause.gone)
                continue;
            literals.clear();
            for (const Lit l : clause.literals)
                literals.push_back(l.external());
            visit(std::span<const int>(literals), clause.number);
        }
    };
    each([&](std::span<const int> clause, std::uint32_t) {
        for (const int literal : clause)
            used[static_cast<std::size_t>(std::abs(literal))] = true;
    });
    for (int atom = 1; atom <= atoms; ++atom)
        if (!used[static_cast<std::size_t>(atom)])
            search.leave_out(atom);
    if (rest.eliminator != nullptr)
        search.found_before(rest.eliminator->settled().size());
    // Where there are millions of clauses, taking them in is long work by itself.
    std::size_t added = 0;
    bool stopped = false;
    each([&](std::span<const int> clause, std::uint32_t number) {
        constexpr std::size_t poll_interval = 1 << 13; // clauses
        stopped = stopped || (added++ % poll_interval == 0 && control.stop_requested());
        if (!stopped)
            search.add(clause, number);
    });
    if (stopped)
        return true;

    answer.status = search.solve(control, {});
    const Statistics before = answer.statistics;
    answer.statistics = search.statistics();
    answer.statistics.propagations += before.propagations;
    answer.statistics.pure += before.pure;
    answer.statistics.deleted += before.deleted;
    answer.statistics.eliminated = before.eliminated;
    answer.statistics.resolvents = before.resolvents;
    if (answer.status == Status::satisfiable)
        for (int atom = 1; atom <= atoms; ++atom)
            answer.model[static_cast<std::size_t>(atom)] = search.value(Lit(atom));
    return search.has_room();
}

class DavisPutnamSolver : public Solver {
public:
    DavisPutnamSolver(const Features& features, const Sinks& sinks)
        : search_(features, sinks, Unwatched{}) {}

    void add(std::span<const int> clause) override { search_.add(clause); }

    void assume(int literal) override {
        search_.ask_for_atoms(std::abs(literal));
        assumptions_.emplace_back(literal);
    }

    Status solve(const Control& control) override {
        const Status status = search_.solve(control, assumptions_);
        assumptions_.clear();
        return status;
    }

    [[nodiscard]] bool value(int literal) const override {
        const Lit l(literal);
        return search_.knows(l) ? search_.value(l) : literal < 0;
    }

    [[nodiscard]] bool failed(int literal) const override {
        const auto failed = search_.failed();
        return std::find(failed.begin(), failed.end(), Lit(literal)) != failed.end();
    }

    [[nodiscard]] int atoms() const override { return search_.atoms(); }

private:
    Search<Unwatched> search_;
    std::vector<Lit> assumptions_;
};

} // namespace

Answer solve_by_davis_putnam(const logic::ClauseSet& clauses, const Features& features,
                             const Control& control, const Sinks& sinks) {
    Answer answer;
    answer.model.assign(static_cast<std::size_t>(clauses.atoms()) + 1, false);
    if (sinks.trace != nullptr)
        sinks.trace->begin(clauses);
    std::optional<Eliminator> eliminator;
    if (features.elimination != Elimination::none) {
        eliminator.emplace(features, sinks, answer.statistics);
        eliminator->load(clauses, control);
        answer.status = eliminator->run(control);
        answer.shortfall = eliminator->shortfall();
        if (sinks.trace != nullptr && answer.status != Status::unknown)
            sinks.trace->happened(answer.status == Status::satisfiable ? EventKind::satisfiable
                                                                       : EventKind::unsatisfiable);
    }
    if (answer.status == Status::unknown && answer.shortfall == Shortfall::none) {
        const Rest rest{clauses, eliminator ? &*eliminator : nullptr};
        const bool room_left =
            sinks.trace != nullptr
                ? search(rest, features, control, sinks, Recorder(*sinks.trace), answer)
                : search(rest, features, control, sinks, Unwatched{}, answer);
        if (answer.status == Status::unknown)
            answer.shortfall = room_left ? Shortfall::stopped : Shortfall::no_room;
    }
    if (answer.status != Status::satisfiable)
        answer.model.clear();
    else if (eliminator)
        eliminator->extend(answer.model);
    assert(answer.status != Status::satisfiable || clauses.satisfied_by(answer.model));
    return answer;
}

std::unique_ptr<Solver> make_davis_putnam(const Features& features, const Sinks& sinks) {
    assert(features.learning && sinks.trace == nullptr);
    Features kept = features;
    kept.pure_literals = false;
    kept.elimination = Elimination::none;
    return std::make_unique<DavisPutnamSolver>(kept, sinks);
}

} // namespace loggia::sat
