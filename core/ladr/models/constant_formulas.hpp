#pragma once

#include "core/ladr/mace_input.hpp"
#include "core/ladr/signature.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace loggia::ladr {

/// All numbers from `low` to `high`.
struct Interval {
    std::int64_t low = 0;
    std::int64_t high = 0;

    [[nodiscard]] bool is_number() const noexcept { return low == high; }
};

/// Whether a formula holds; open where its constants can still have values of both sorts.
enum class Truth : std::uint8_t { no, yes, open };

[[nodiscard]] inline Truth to_truth(bool value) noexcept {
    return value ? Truth::yes : Truth::no;
}

/// The formulas of a file with set(arithmetic) that names only constants and propositions, and what
/// bounds of their values say about each formula and term.
class ConstantFormulas {
public:
    enum class Kind : std::uint8_t {
        number,
        constant,
        plus,
        minus,
        times,
        over,
        mod,
        least,
        greatest,
        absolute,
        truth,
        proposition,
        conjunction,
        disjunction,
        implication, ///< from its first part to its second one
        equivalence,
        negation,
        equal,
        unequal,
        less,
        at_most,
    };
    struct Node {
        Kind kind;
        std::int64_t number; ///< the value, or the place of the symbol
        std::size_t first;   ///< part
        std::size_t count;   ///< of parts
    };
    /// What has to be so.
    struct Formula {
        std::size_t node;
        bool is_true;
    };

    /// Both have to outlive this.
    ConstantFormulas(const MaceInput& input, const Signature& signature, int size);

    /// False where there are arguments, variables or quantifiers, where a divisor is not a positive
    /// number, and where numbers can be beyond 10^12.
    [[nodiscard]] bool read();

    [[nodiscard]] const std::vector<Formula>& formulas() const noexcept { return formulas_; }
    /// The places of the formulas that name a symbol.
    [[nodiscard]] const std::vector<std::size_t>& formulas_of(std::size_t symbol) const {
        return formulas_of_[symbol];
    }
    [[nodiscard]] const Node& node(std::size_t at) const { return nodes_[at]; }
    [[nodiscard]] std::span<const std::size_t> parts(const Node& node) const {
        return std::span(parts_).subspan(node.first, node.count);
    }

    /// By symbol: at first all of the domain, or both truth values as 0 and 1.
    [[nodiscard]] const std::vector<Interval>& bounds() const noexcept { return bounds_; }
    void set_bounds(std::size_t symbol, Interval to) { bounds_[symbol] = to; }

    /// The interval of a term from the bounds of its constants.
    Interval interval(std::size_t at);
    /// The same as when it was last computed.
    [[nodiscard]] Interval last_interval(std::size_t at) const { return intervals_[at]; }
    [[nodiscard]] Truth truth(std::size_t at);
    /// How many nodes interval() and truth() have looked at.
    [[nodiscard]] std::uint64_t looks() const noexcept { return looks_; }

private:
    // Nothing where a file is not for this.
    using Read = std::optional<std::size_t>;
    Read make(Kind kind, std::int64_t number, std::span<const std::size_t> parts = {});
    Read formula(TermId id);
    Read comparison(TermId id);
    Read term(TermId id);
    Read arithmetic(TermId id);
    [[nodiscard]] Read parts_of(TermId id, bool are_formulas, std::vector<std::size_t>& parts);
    [[nodiscard]] bool take_list(const MaceList& list);
    [[nodiscard]] bool take_distinct(TermId member);
    void require(std::size_t node, bool is_true);
    [[nodiscard]] bool has_room(Kind kind, std::span<const std::size_t> parts) const;

    Interval interval_of(const Node& node);
    Truth truth_of_comparison(const Node& node);

    const MaceInput& input_;
    const Signature& signature_;
    int size_;
    std::vector<Node> nodes_;
    std::vector<std::size_t> parts_;
    std::vector<Formula> formulas_;
    std::vector<std::vector<std::size_t>> formulas_of_; ///< by symbol
    std::vector<Interval> bounds_;                      ///< by symbol
    std::vector<Interval> intervals_;                   ///< by node, of the last look
    std::uint64_t looks_ = 0;
};

/// The smallest interval with all products of a number of each.
[[nodiscard]] Interval product(Interval a, Interval b) noexcept;

/// The numbers that times one of `factor` are one of `whole`; all where the factor can be 0.
[[nodiscard]] Interval quotient(Interval whole, Interval factor) noexcept;

} // namespace loggia::ladr
