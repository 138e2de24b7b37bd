#pragma once

#include "core/base/control.hpp"
#include "core/base/poll.hpp"
#include "core/ladr/interpretation.hpp"
#include "core/ladr/models/clausal_theory.hpp"
#include "core/ladr/models/flat_clauses.hpp"
#include "core/sat/solver.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace loggia::ladr {

/// Whether a theory has a model over a domain, by SAT, for growing domains.
///
/// The encoding of Paradox (K. Claessen, N. Sorensson, 2003): an atom for each operation, arguments
/// and value; clauses flattened, split and written out; a value for each cell under an assumption
/// that holds for one size only, so that a larger domain adds clauses and keeps what was learnt.
/// Symmetry is broken by the order in which the first cells may name new elements.
class SatFinder {
public:
    enum class Answer : std::uint8_t { model, none, stopped, too_large };

    /// The elements 0 ... fixed - 1 have names. The theory has to outlive the finder.
    SatFinder(const ClausalTheory& theory, int fixed);

    /// Precondition: size is at least the last one, and the elements that the theory names are in
    /// the domain. Too large are more than 4 * 10^6 atoms, 12 * 10^6 literals in all sizes or
    /// 3 * 10^8 instances.
    [[nodiscard]] Answer solve(int size, const Control& control);
    /// The table of an operation in the model that was found last.
    [[nodiscard]] std::vector<int> table(std::size_t operation) const;

private:
    /// An operation or a relation that splitting introduced.
    struct Table {
        int arity;
        bool is_relation;
        std::vector<int> atoms; ///< by arguments and value, over the last size
    };

    void restart();
    [[nodiscard]] bool is_too_large() const noexcept;
    [[nodiscard]] Answer extend(int size, const Control& control);
    [[nodiscard]] bool make_atoms(int size);
    // Each ends early where `poll` says so.
    void add_values(int size, Poll& poll);
    [[nodiscard]] bool add_instances(const FlatClauses::Clause& clause, int size,
                                     const Control& control);
    void add_instance(const FlatClauses::Clause& clause);
    void add_fixed(int size, Poll& poll);
    void break_symmetry(int size, Poll& poll);
    [[nodiscard]] std::size_t entry_of(const FlatClauses::Literal& literal) const;
    void add(const std::vector<int>& clause);

    const ClausalTheory& theory_;
    FlatClauses flat_;
    int fixed_;
    bool has_fixed_tables_ = false;
    int size_ = 0;
    int atoms_ = 0;
    int old_atoms_ = 0; ///< those before the last size
    std::size_t literals_ = 0;
    std::uint64_t steps_ = 0; ///< instances looked at
    bool is_broken_ = false;  ///< the last size is not whole
    int selector_ = 0;        ///< the assumption of the last size
    std::vector<Table> tables_;
    std::vector<int> values_; ///< of the variables of a clause
    std::vector<int> instance_;
    std::unique_ptr<sat::Solver> solver_;
};

} // namespace loggia::ladr
