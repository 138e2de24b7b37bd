#pragma once

#include "core/ladr/ground.hpp"
#include "core/ladr/term_values.hpp"
#include "core/logic/folding_builder.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace loggia::ladr {

/// The work of ground(), for one domain. Recursive in terms, whose depth the reader has bounded.
class Grounder {
public:
    Grounder(const MaceInput& input, const Signature& signature, int size, const Control& control);

    [[nodiscard]] Result<GroundProblem> run();

private:
    [[nodiscard]] bool make_tables();
    void take_list(const MaceList& list, std::size_t first_member);
    /// The formula for all values of its free variables; `is_required` where it must be true.
    logic::Expr closed(TermId id, const std::vector<Name>& free, bool is_required);
    void take_distinct(TermId member);
    /// The tables that set(integer_ring) and set(order_domain) give.
    void take_fixed_tables();
    void require(logic::Expr e);

    logic::Expr formula(TermId id);
    logic::Expr connective(TermId id);
    logic::Expr quantified(TermId id);
    logic::Expr comparison(TermId id);
    /// The same for a formula of its own: false if a divisor is 0.
    logic::Expr whole_comparison(TermId id);
    logic::Expr relation(TermId id);

    Values term(TermId id);
    Values arithmetic(TermId id);
    Values application(TermId id);
    /// The comparison as one of sums with 0; nothing if there are few numbers, or still too many.
    std::optional<logic::Expr> comparison_of_sums(TermId id);
    [[nodiscard]] std::size_t count_leaves(TermId id) const;
    /// Takes the term apart into summands, `factor` times each.
    [[nodiscard]] bool take_summands(TermId id, std::int64_t factor,
                                     std::vector<Summand>& summands);
    [[nodiscard]] bool take_product(TermId id, std::int64_t factor, std::vector<Summand>& summands);
    Values residues(TermId id, std::int64_t modulus);
    logic::Expr odd(TermId id);
    [[nodiscard]] Values bit(logic::Expr one) const;
    [[nodiscard]] Values constant(std::int64_t value) const;
    [[nodiscard]] bool is_operation(TermId id) const noexcept;

    /// The values of the arguments, each within the domain.
    std::vector<Values> arguments_of(TermId id);
    /// Calls `use(entry, condition)` for each entry of a table that the arguments can lead to.
    template <class Use>
    void for_each_entry(const std::vector<Values>& arguments, Use use);
    [[nodiscard]] logic::Expr entry_is(const GroundProblem::Table& table, std::size_t entry,
                                       int value);

    void fail(TermId at, std::string message);
    void fail_as_too_large(TermId id);
    [[nodiscard]] bool over(); ///< polled wherever work repeats

    const MaceInput& input_;
    const Signature& signature_;
    const Control& control_;
    GroundProblem problem_;
    logic::FoldingBuilder builder_;
    std::vector<int> values_; ///< of variables by name; -1 where it is none
    /// When a divisor is 0, in a comparison that is a formula of its own; null elsewhere, where
    /// such a divisor is an error.
    std::vector<logic::Expr>* zero_divisors_ = nullptr;
    std::uint64_t steps_ = 0;
    std::optional<Error> error_;
};

} // namespace loggia::ladr
