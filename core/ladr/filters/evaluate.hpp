#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/ladr/interpretation.hpp"
#include "core/ladr/mace_input.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace loggia::ladr {

/// The truth of formulas in an interpretation, which may have no unknown entries. Numbers are
/// elements of the domain; `=` and `!=` have their meaning, all other symbols the one that the
/// interpretation gives them.
class Evaluator {
public:
    /// All have to outlive this.
    Evaluator(const MaceInput& input, const Interpretation& interpretation, const Control& control);

    /// Whether the interpretation has all symbols of a formula, and the elements.
    [[nodiscard]] bool has_symbols_of(TermId formula);
    /// Whether a formula is true for all values of its free variables. Errors, with their place: a
    /// symbol that the interpretation does not have, an element outside of it, what is no formula.
    /// Fails when stopped. Exponential in the number of variables.
    [[nodiscard]] Result<bool> is_true(TermId formula_id);

    /// Where a formula is false.
    struct Counterexample {
        /// Of the variables that are free or bound by `all` in front of it, in order.
        std::vector<std::pair<std::string, int>> values;
        /// Of its left and right side, where it is an equation or its negation by `!=`.
        std::optional<std::pair<int, int>> sides;
    };
    /// Of the last formula that was not true.
    [[nodiscard]] const Counterexample& counterexample() const noexcept { return counterexample_; }

private:
    [[nodiscard]] const Interpretation::Operation* find(TermId id, bool is_relation) const;
    void collect(TermId id, bool is_formula);
    [[nodiscard]] bool formula(TermId id);
    [[nodiscard]] bool quantified(TermId id);
    [[nodiscard]] int term(TermId id);
    [[nodiscard]] int entry(TermId id, bool is_relation);
    void keep_counterexample(TermId id);
    [[nodiscard]] bool over();
    void fail(TermId at, std::string message);

    const MaceInput& input_;
    const Terms& terms_;
    const Interpretation& interpretation_;
    const Control& control_;
    /// By name: the operations of it.
    std::vector<std::vector<const Interpretation::Operation*>> operations_;
    std::vector<int> values_; ///< of variables, by name; -1 where it is none
    std::vector<Name> free_;
    Counterexample counterexample_;
    std::uint64_t steps_ = 0;
    std::optional<Error> error_;
};

} // namespace loggia::ladr
