#pragma once

#include "core/base/control.hpp"
#include "core/logic/clauses.hpp"
#include "core/sat/engines/parity.hpp"
#include "core/sat/engines/pigeonhole.hpp"
#include "core/sat/proof.hpp"
#include "core/sat/solver.hpp"
#include "core/sat/traces/trace.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace loggia::sat {

/// Whether atoms are eliminated by resolution before anything is searched.
enum class Elimination : std::uint8_t {
    none,
    bounded, ///< only where it leaves no more clauses than before (Eén, Biere 2005)
    complete ///< all atoms, so that nothing is left to be searched (Davis, Putnam 1960, rule III)
};

/// Which atom is decided next.
enum class Branching : std::uint8_t {
    first,         ///< the lowest open one
    most_frequent, ///< the literal in most open clauses (DLIS, Marques-Silva 1999)
    vsids,         ///< the most active in recent conflicts (Chaff 2001, MiniSat)
    vmtf,          ///< the one that was in a conflict last (Siege 2004)
    alternating    ///< vmtf and vsids in turns, together with the restarts (CaDiCaL)
};

enum class Restarts : std::uint8_t {
    none,
    luby,       ///< after 100, 100, 200, 100, 100, 200, 400 ... conflicts
    glucose,    ///< when learned clauses have become worse than they used to be
    alternating ///< often and hardly ever, in turns
};

/// What the engine does, switch by switch. Every combination is sound and complete. Restarts,
/// minimisation and deletion are about learned clauses, and rest without learning.
struct Features {
    Elimination elimination = Elimination::none;
    /// Whether clauses that contain another are dropped while atoms are eliminated; equal ones
    /// always are.
    bool subsumption = false;
    /// The affirmative-negative rule: a literal whose negation is in no open clause is made true.
    bool pure_literals = false;
    /// From each conflict a clause (first unique implication point), and from it how far to go
    /// back. Otherwise the last decision is turned round.
    bool learning = false;
    bool minimisation = false;
    bool clause_deletion = false;
    bool phase_saving = false;
    bool first_value = false; ///< what a decision tries first
    Branching branching = Branching::first;
    Restarts restarts = Restarts::none;
    /// Literals that the clauses may have together while atoms are eliminated; then it is given up.
    std::size_t literal_limit = 20'000'000;
    /// Room for the clauses of a search, those learned included, in words of 32 bits: one for each
    /// literal and two for each clause. Up to 2^31; then the search is given up.
    std::size_t word_limit = std::size_t{1} << 31U;

    friend bool operator==(const Features&, const Features&) = default;
};

/// Davis and Putnam 1960: one-literal clauses, pure literals, elimination of atoms. Clauses that
/// contain another are dropped, which the paper leaves open and without which little is in reach.
[[nodiscard]] Features procedure_1960();
/// Davis, Logemann and Loveland 1962: splitting in place of elimination.
[[nodiscard]] Features dpll();
/// Marques-Silva and Sakallah 1996, and what followed: learning, activity, restarts, deletion.
[[nodiscard]] Features cdcl();

/// What has been done so far.
struct Statistics {
    std::uint64_t decisions = 0;
    std::uint64_t propagations = 0; ///< literals propagated by the search, decisions among them
    std::uint64_t conflicts = 0;
    std::uint64_t pure = 0; ///< literals made true because they were pure
    std::uint64_t restarts = 0;
    std::uint64_t learned = 0; ///< clauses learned, those deleted since included
    std::uint64_t deleted = 0;
    std::uint64_t eliminated = 0; ///< atoms
    std::uint64_t resolvents = 0; ///< clauses that took their place
    std::uint64_t level = 0;      ///< decisions in force

    friend bool operator==(const Statistics&, const Statistics&) = default;
};

/// For people: "1,234 conflicts, 5,678 decisions, ...".
[[nodiscard]] std::string describe(const Statistics& statistics);

/// Where a run leaves what is wanted of it beside the answer; null where it is not wanted. All of
/// it has to outlive the run.
struct Sinks {
    Proof* proof = nullptr;
    /// Everything that happens, event by event. An unrecorded run knows nothing of this.
    Trace* trace = nullptr;
    /// Called about every 50 ms on the thread of the run, so it has to be quick.
    std::function<void(const Statistics&)> statistics;
};

enum class Shortfall : std::uint8_t {
    none,
    stopped,
    too_many_resolvents, ///< above Features::literal_limit
    no_room,             ///< above Features::word_limit
};
/// For people: "the clauses need too much memory". Empty for `none`.
[[nodiscard]] std::string describe(Shortfall shortfall);

/// What answered: the part of an engine that was given the clauses, or that came first.
enum class AnsweredBy : std::uint8_t {
    nobody,
    counting,     ///< a pigeonhole argument, without search
    parity,       ///< equations over GF(2), without search
    lucky_phases, ///< all atoms alike, but for unit propagation
    local_search, ///< flips of a random assignment
    lookahead,
    davis_putnam, ///< our engine with switches
    own_engines,  ///< in a portfolio: whichever of ours `automatic` picked
    cadical,
};
/// For people: "lookahead", "clause learning". Empty for nobody.
[[nodiscard]] std::string_view describe(AnsweredBy answered_by);

struct Answer {
    Status status = Status::unknown;
    /// Why the status is unknown.
    Shortfall shortfall = Shortfall::none;
    /// Where satisfiable: by atom, [0] being of no use; all atoms that the set has.
    std::vector<bool> model;
    AnsweredBy answered_by = AnsweredBy::nobody; ///< none where the status is unknown
    Statistics statistics;
    /// Where literals were assumed and that left no model: those that were used to show it, a core,
    /// not always a smallest one. Empty where the clauses alone have none.
    std::vector<int> failed{};
    /// Where it was seen by counting that there is no model: the certificate.
    std::optional<Overcrowding> overcrowding = std::nullopt;
    /// Where it was seen by parity: the equations that contradict each other.
    std::optional<ParityContradiction> parity = std::nullopt;
};

/// Decides any set of clauses, up to what the features limit. Memory goes by the largest atom.
/// Reports the statistics as progress.
[[nodiscard]] Answer solve_by_davis_putnam(const logic::ClauseSet& clauses,
                                           const Features& features, const Control& control = {},
                                           const Sinks& sinks = {});

/// Our own engine as an incremental solver. The features have to include learning, which makes what
/// was found stay true when clauses are added; elimination and pure literals, which would not, are
/// left out. `sinks.trace` has to be null. A proof is one for the clauses of all calls together, as
/// long as nothing was assumed.
[[nodiscard]] std::unique_ptr<Solver> make_davis_putnam(const Features& features = cdcl(),
                                                        const Sinks& sinks = {});

} // namespace loggia::sat
