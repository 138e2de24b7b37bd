#pragma once

#include "core/base/control.hpp"
#include "core/logic/clauses.hpp"

#include <cstdint>
#include <memory>
#include <span>

namespace loggia::sat {

enum class Status : std::uint8_t { unknown, satisfiable, unsatisfiable };

/// A satisfiability solver that can be fed on between calls, shaped as IPASIR, the interface of the
/// SAT competition's incremental track (Balyo, Biere, Iser, Sinz 2016).
///
/// A literal is an atom 1, 2 ... or minus one; never 0 or INT_MIN. Not for two threads at once.
class Solver {
public:
    Solver() = default;
    Solver(const Solver&) = delete;
    Solver& operator=(const Solver&) = delete;
    virtual ~Solver() = default;

    /// Adds a clause, for good. What the last solve() found can then no longer be asked for.
    virtual void add(std::span<const int> clause) = 0;
    /// Takes the literal to be true in the next call of solve(), and only there.
    virtual void assume(int literal) = 0;
    /// Unknown when stopped, which is within about 10 ms, and where an engine has no room for its
    /// clauses.
    virtual Status solve(const Control& control = {}) = 0;
    /// Whether the literal is true in the model found; only after `satisfiable`. Atoms that no
    /// clause mentions are false.
    [[nodiscard]] virtual bool value(int literal) const = 0;
    /// Whether the assumption was used to show that there is no model: those that were, form a
    /// core, not always a smallest one. Only after `unsatisfiable`, of literals that were assumed.
    [[nodiscard]] virtual bool failed(int literal) const = 0;
    /// The largest atom mentioned so far.
    [[nodiscard]] virtual int atoms() const = 0;
};

class AtomIndex;

/// Adds all clauses, by the dense names of their atoms where there is an index. False when stopped:
/// then the solver has only some of them.
[[nodiscard]] bool add_clauses(Solver& solver, const logic::ClauseSet& clauses,
                               const Control& control, const AtomIndex* index = nullptr);

class Proof;

/// What CaDiCaL is told before it starts.
struct CadicalOptions {
    int seed = 0; ///< 0 to 2,000,000,000
    /// Where each step is logged as it is made; has to outlive the solver. Complete once solve()
    /// has said `unsatisfiable` with no assumptions made.
    Proof* proof = nullptr;
    /// Chronological backtracking (Nadel, Ryvchin 2018) goes from conflict to conflict without
    /// asking whether to stop: where clauses have thousands of literals, for minutes.
    bool backtracks_chronologically = true;
};

/// CaDiCaL (Biere, Fazekas, Fleury, Heisinger 2020), for what must simply be fast.
[[nodiscard]] std::unique_ptr<Solver> make_cadical(const CadicalOptions& options = {});

} // namespace loggia::sat
