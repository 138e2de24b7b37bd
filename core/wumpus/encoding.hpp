#pragma once

#include "core/base/control.hpp"
#include "core/logic/cnf.hpp"
#include "core/sat/solver.hpp"
#include "core/wumpus/cave.hpp"
#include "core/wumpus/knowledge.hpp"

#include <span>

namespace loggia::wumpus {

/// Where the atoms of an encoding lie among those of its solver, so that several encodings can be
/// fed to one: those of stream s of n are the atoms s + 1, s + 1 + n, s + 1 + 2 n ... beyond the
/// shared ones.
struct Stream {
    int number = 0;
    int of = 1;
    int shared = symbol_count; ///< Atoms 1 to `shared` mean the same in every stream.

    [[nodiscard]] int place(int literal) const noexcept {
        const int atom = literal < 0 ? -literal : literal;
        const int placed = atom <= shared ? atom : shared + (atom - shared - 1) * of + number + 1;
        return literal < 0 ? -placed : placed;
    }
};

/// Expressions of one store as clauses in a solver; both must outlive it. The store is one of
/// symbol_store(), so symbol n is the literal n + 1 of its stream.
class Encoding {
public:
    Encoding(sat::Solver& solver, const logic::Store& store, Stream stream = {});

    /// A literal of the solver that is equal to the expression.
    [[nodiscard]] int literal(logic::Expr e) { return stream_.place(tseitin_.literal(e)); }
    [[nodiscard]] int literal(logic::Variable v) { return stream_.place(tseitin_.atom(v)); }
    /// Makes the expression true in every model.
    void require(logic::Expr e) { tseitin_.require(e); }
    /// Makes all lines true; false if stopped before the last one.
    [[nodiscard]] bool require(std::span<const Statement> lines, const Control& control);

private:
    Stream stream_;
    logic::Tseitin tseitin_;
};

/// The symbols' values in the model that the solver has found.
[[nodiscard]] World model_of(const sat::Solver& solver, Stream stream = {});

} // namespace loggia::wumpus
