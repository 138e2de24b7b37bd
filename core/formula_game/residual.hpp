#pragma once

#include "core/base/control.hpp"
#include "core/logic/expr.hpp"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace loggia::formula_game {

/// A set of variables of a game: bit i is the variable that gets its value in turn i.
using Variables = std::uint32_t;

/// Values of some variables. No variable is in both sets.
struct Literals {
    Variables ones = 0;
    Variables zeros = 0;

    [[nodiscard]] constexpr Variables variables() const noexcept { return ones | zeros; }
    constexpr Literals& operator|=(const Literals& other) noexcept {
        ones |= other.ones;
        zeros |= other.zeros;
        return *this;
    }
    friend constexpr bool operator==(const Literals&, const Literals&) = default;
};

/// A reference within a Residual: a constant, a literal or a node, or the complement of a node.
class Link {
public:
    constexpr Link() = default;
    [[nodiscard]] static constexpr Link constant(bool value) noexcept { return Link(value); }
    [[nodiscard]] static constexpr Link literal(unsigned turn, bool negative) noexcept {
        return Link(literal_bit | turn << 1U | static_cast<std::uint32_t>(negative));
    }
    [[nodiscard]] static constexpr Link node(std::size_t index) noexcept {
        return Link(static_cast<std::uint32_t>(index + 1) << 1U);
    }

    [[nodiscard]] constexpr bool is_constant() const noexcept { return code_ < 2; }
    [[nodiscard]] constexpr bool is_literal() const noexcept { return code_ >= literal_bit; }
    [[nodiscard]] constexpr bool is_node() const noexcept {
        return !is_constant() && !is_literal();
    }
    /// Of a constant.
    [[nodiscard]] constexpr bool value() const noexcept { return code_ != 0; }
    [[nodiscard]] constexpr bool complemented() const noexcept { return (code_ & 1U) != 0; }
    /// Of a literal.
    [[nodiscard]] constexpr unsigned turn() const noexcept { return (code_ & ~literal_bit) >> 1U; }
    /// Of a node.
    [[nodiscard]] constexpr std::size_t index() const noexcept { return (code_ >> 1U) - 1; }
    [[nodiscard]] constexpr std::uint32_t code() const noexcept { return code_; }

    [[nodiscard]] constexpr Link operator^(bool complement) const noexcept {
        return Link(code_ ^ static_cast<std::uint32_t>(complement));
    }
    friend constexpr bool operator==(Link, Link) noexcept = default;

private:
    static constexpr std::uint32_t literal_bit = 1U << 31U;
    explicit constexpr Link(std::uint32_t code) noexcept : code_(code) {}
    std::uint32_t code_ = 0;
};

/// In which ways a part bears on the whole: bits, both within a parity.
inline constexpr std::uint8_t makes_true = 1;  ///< if it is true, the whole is rather true
inline constexpr std::uint8_t makes_false = 2; ///< rather false
inline constexpr std::uint8_t makes_either = 3;

/// The way of a part of a part, given that of the latter.
[[nodiscard]] constexpr std::uint8_t seen_through(std::uint8_t polarity, bool complemented) {
    return complemented ? static_cast<std::uint8_t>((polarity & 1U) << 1U | polarity >> 1U)
                        : polarity;
}

/// What is left of a game's formula once some variables have values: a graph of conjunctions and
/// parities with complemented links, operands before what they are operands of. Disjunctions are
/// complements of conjunctions of complements. The literals of a node are two sets of bits, so a
/// clause of any length is one small node without operands.
///
/// Made by a Reducer, which leaves nothing unused in it, no conjunction as the only-once used
/// operand of a conjunction, and no parity so in a parity. Only a conjunction that is not the root
/// may have a variable with both signs.
struct Residual {
    struct Node {
        Variables positive; ///< of a conjunction; of a parity: all its variables
        Variables negative; ///< of a conjunction
        std::uint32_t first;
        std::uint32_t packed;

        [[nodiscard]] bool is_parity() const noexcept { return (packed >> 31U) != 0; }
        [[nodiscard]] std::uint32_t count() const noexcept { return packed & 0x7FFFFFFFU; }
        /// A conjunction of literals and nothing else.
        [[nodiscard]] bool is_cube() const noexcept { return packed == 0; }
        [[nodiscard]] Variables variables() const noexcept { return positive | negative; }
        friend bool operator==(const Node&, const Node&) = default;
    };

    std::vector<Node> nodes;
    std::vector<Link> operands; ///< node links only
    Link root;                  ///< where it is a node: the last one
    Variables positive = 0;     ///< what occurs where making it 1 can only make the formula true
    Variables negative = 0; ///< and where it can only make it false; within a parity it does both

    [[nodiscard]] std::span<const Link> operands_of(const Node& node) const noexcept {
        return std::span(operands).subspan(node.first, node.count());
    }
    /// The variables that occur; the value depends on no others.
    [[nodiscard]] Variables support() const noexcept { return positive | negative; }
    /// Its number of nodes and links, by which the time of every pass over it goes.
    [[nodiscard]] std::size_t size() const noexcept { return nodes.size() + operands.size(); }

    void negate() noexcept {
        root = root ^ true;
        std::swap(positive, negative);
    }

    /// The same graph, which implies the same function. Linear.
    friend bool operator==(const Residual& a, const Residual& b) {
        return a.root == b.root && a.nodes == b.nodes && a.operands == b.operands;
    }
};

/// Makes residuals. Keeps its working memory from call to call. All calls take time and memory
/// linear in what they read (load: in the number of the root as well), recurse nowhere, and poll
/// `control` every 2^16 nodes: once it asks to stop they return false and leave rubbish in `to`.
///
/// Beyond putting in values it simplifies each part under what the literals around it imply: in
/// x * (y + x * z) only x = 1 matters within the parentheses, so that y + z is left of them.
class Reducer {
public:
    explicit Reducer(Control control) : control_(std::move(control)) {}

    /// `order[i]` is the variable that gets its value in turn i, up to 26 of them; the formula has
    /// no others.
    [[nodiscard]] bool load(const logic::Store& store, logic::Expr root,
                            std::span<const logic::Variable> order, Residual& to);

    /// `from` where `values` hold. `to` must be another object.
    [[nodiscard]] bool reduce(const Residual& from, Literals values, Residual& to);

    /// The part of `from` below the links, all of which stand in its root, which is a conjunction
    /// or its complement: a conjunction of them, or its complement.
    [[nodiscard]] bool extract(const Residual& from, std::span<const Link> links, Residual& to);

private:
    struct Mark {
        std::uint8_t uses; ///< 0, 1, or 2 for more
        std::uint8_t polarity;
        bool same_kind; ///< used by a node of its kind, without complement where it matters
    };

    void clear_draft();
    void begin(bool parity);
    void add(Link link);
    Link end(Literals context);
    Link exactly_one(std::span<const logic::Expr> operands, std::span<const Link> links);

    [[nodiscard]] bool pass_context_down(const Residual& from);
    [[nodiscard]] bool rewrite_upwards(const Residual& from);
    [[nodiscard]] bool tidy(Link root, Residual& to);
    [[nodiscard]] bool mark_draft(Link root);
    void emit(std::size_t index, Residual& to);
    [[nodiscard]] bool stopped(std::size_t step) const {
        return (step & 0xFFFFU) == 0 && control_.stop_requested();
    }

    Control control_;
    Residual draft_; ///< the output of the passes, before simplification
    std::vector<Literals> contexts_;
    std::vector<Link> links_; ///< what became of each node
    std::vector<Mark> marks_;
    std::vector<Link> open_;
    // The node under construction.
    bool parity_ = false;
    bool flip_ = false; ///< of a parity: its complement; of a conjunction: false for certain
    Residual::Node node_{};
};

} // namespace loggia::formula_game
