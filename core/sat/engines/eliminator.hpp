#pragma once

#include "core/sat/engines/clause_hash.hpp"
#include "core/sat/engines/davis_putnam.hpp"
#include "core/sat/literal.hpp"

#include <queue>

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace loggia::sat {

/// The procedure of Davis and Putnam (1960): one-literal clauses (rule I), pure literals (rule II)
/// and elimination of atoms by resolution (rule III), first the atom with the fewest neighbours,
/// which are the atoms it shares clauses with (Dechter, Rish 1994). With Elimination::bounded it
/// goes by the fewest pairs of clauses, stops where clauses would become more, and leaves the rest
/// to a search (Eén, Biere 2005).
///
/// What a new clause is compared with is bounded, so clauses that contain another may stay; equal
/// ones never do.
class Eliminator {
public:
    struct Clause {
        std::vector<Lit> literals; ///< sorted; without those that are false
        std::uint32_t number;      ///< of the trace
        std::uint64_t signature;   ///< a bit for each literal, to tell quickly what is no subset
        bool gone = false;
    };

    Eliminator(const Features& features, Sinks sinks, Statistics& statistics);

    /// When stopped, not all of them; then so is run().
    void load(const logic::ClauseSet& clauses, const Control& control = {});
    /// Unknown where something is left, or when stopped, or when the clauses became too many.
    Status run(const Control& control);
    [[nodiscard]] Shortfall shortfall() const noexcept { return shortfall_; }

    /// After run(): what is left, those not gone.
    [[nodiscard]] std::span<const Clause> clauses() const noexcept { return clauses_; }
    /// Literals found to be true.
    [[nodiscard]] std::span<const Lit> settled() const noexcept { return settled_; }
    /// Makes a model of what is left into one of the whole set; `model` is by atom, from 1.
    void extend(std::vector<bool>& model) const;

private:
    struct Removed {
        Lit witness; ///< false, unless one of the clauses needs it
        std::vector<std::vector<Lit>> clauses;
    };

    bool settle(const Control& control);
    void make_true(Lit l, EventKind kind, std::uint32_t reason);
    void add(std::vector<Lit> literals, std::uint32_t number);
    void drop(std::uint32_t clause, bool for_good);
    bool take_pure();
    [[nodiscard]] std::uint64_t cost(std::uint32_t variable);
    [[nodiscard]] std::uint64_t neighbours(std::uint32_t variable);
    void touch(std::uint32_t variable);
    [[nodiscard]] bool queue_touched(const Control& control);
    [[nodiscard]] bool can_go(std::uint32_t variable) const noexcept;
    bool eliminate(std::uint32_t variable, const Control& control);
    [[nodiscard]] bool resolve(const Clause& negative, const Clause& positive, Lit pivot,
                               std::vector<Lit>& resolvent) const;
    [[nodiscard]] bool is_there(const std::vector<Lit>& literals) const;
    [[nodiscard]] bool subsumed(const std::vector<Lit>& literals) const;
    void drop_subsumed(const std::vector<Lit>& literals);
    void add_resolvent(const std::vector<Lit>& literals, Lit pivot, const Clause& negative,
                       const Clause& positive);
    [[nodiscard]] std::vector<std::uint32_t> with(Lit l);
    [[nodiscard]] Lit rarest(const std::vector<Lit>& literals) const;
    void index(std::uint32_t clause);
    void compact();
    void prove(std::span<const Lit> literals, bool deletion) const;
    void contradiction(std::uint32_t clause);

    Features features_;
    Sinks sinks_;
    Statistics& statistics_;
    Shortfall shortfall_ = Shortfall::none;
    bool consistent_ = true;
    std::vector<Clause> clauses_;
    std::vector<std::vector<std::uint32_t>> occurrences_; ///< by literal; may hold clauses gone
    /// By literal, each clause in one list, that of the literal which was its rarest when it came;
    /// may hold clauses gone.
    std::vector<std::vector<std::uint32_t>> watched_;
    ClauseHash by_hash_;                ///< clauses that are not gone
    std::vector<std::uint32_t> counts_; ///< by literal, exact
    std::vector<std::int8_t> values_;   ///< by literal
    std::vector<bool> eliminated_;
    std::vector<std::pair<Lit, std::uint32_t>> units_; ///< with the clause each comes from
    std::vector<Lit> maybe_pure_;
    std::vector<Lit> settled_;
    std::vector<Removed> removed_;
    using Cost = std::pair<std::uint64_t, std::uint32_t>;
    std::priority_queue<Cost, std::vector<Cost>, std::greater<>> cheapest_; ///< costs may be old
    std::vector<std::uint64_t> costs_;   ///< by variable, as it is queued
    std::vector<std::uint32_t> touched_; ///< variables whose cost may have changed
    std::vector<bool> is_touched_;       ///< by variable
    std::vector<std::uint32_t> stamps_;  ///< by variable, for neighbours()
    std::uint32_t stamp_ = 0;
    std::size_t literals_ = 0; ///< of all clauses
    std::size_t kept_ = 0;     ///< literals in removed_
    std::size_t gone_ = 0;     ///< clauses gone since compact()
};

} // namespace loggia::sat
