#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace loggia::logic {

/// What stands at the root of an expression.
enum class Kind : std::uint8_t {
    constant,
    variable,
    negation,    ///< one operand
    conjunction, ///< any number of operands; true without any
    disjunction, ///< any number; false without any
    parity,      ///< any number; true when an odd number of them is
    exactly_one, ///< any number; true when exactly one of them is
    implication, ///< two operands: the first implies the second
    equivalence, ///< two operands
};

/// A variable, by its number within a Store: 0, 1, 2 ... in the order in which they were named.
using Variable = std::uint32_t;

/// An expression: a number that means something within its Store, and nothing without it. Equal
/// expressions of a Store are equal numbers. An operand's number is less than that of what it is
/// an operand of.
class Expr {
public:
    explicit constexpr Expr(std::uint32_t index = 0) noexcept : index_(index) {}
    [[nodiscard]] constexpr std::uint32_t index() const noexcept { return index_; }
    friend constexpr bool operator==(Expr, Expr) noexcept = default;
    friend constexpr bool operator<(Expr a, Expr b) noexcept { return a.index_ < b.index_; }

private:
    std::uint32_t index_;
};

/// Where expressions live: hash-consed, so each is there once however often it was made, with its
/// operands in the order in which they were given. Nothing is simplified and nothing is removed.
/// A value: a copy holds the same expressions under the same numbers. Holds up to 2^32 - 1
/// expressions with fewer than 2^28 operands each. Making one costs time linear in its operands.
class Store {
public:
    Store();

    [[nodiscard]] Expr constant(bool value) const noexcept;
    /// The variable of that name, which is made at its first mention.
    Expr variable(std::string_view name);
    [[nodiscard]] Expr variable(Variable number) const noexcept { return Expr(atoms_[number]); }
    Expr negation(Expr operand);
    Expr implication(Expr premise, Expr conclusion);
    Expr equivalence(Expr left, Expr right);
    /// Conjunction, disjunction, parity or exactly-one of all operands, or any other kind with as
    /// many operands as it takes.
    Expr node(Kind kind, std::span<const Expr> operands);

    [[nodiscard]] Kind kind(Expr e) const noexcept { return nodes_[e.index()].kind(); }
    /// Empty for constants and variables. Valid until something new is made.
    [[nodiscard]] std::span<const Expr> operands(Expr e) const noexcept;
    /// Of an expression whose kind is variable.
    [[nodiscard]] Variable variable_of(Expr e) const noexcept { return nodes_[e.index()].first; }
    /// Of an expression whose kind is constant.
    [[nodiscard]] bool value_of(Expr e) const noexcept { return nodes_[e.index()].first != 0; }

    [[nodiscard]] std::size_t variables() const noexcept { return names_.size(); }
    [[nodiscard]] const std::string& name(Variable number) const noexcept { return names_[number]; }
    [[nodiscard]] std::optional<Variable> find(std::string_view name) const;
    /// How many expressions there are; their numbers are 0 to size() - 1.
    [[nodiscard]] std::size_t size() const noexcept { return nodes_.size(); }

private:
    struct Node {
        std::uint32_t first; ///< into operands_, or the variable, or the constant's value
        std::uint32_t packed;

        [[nodiscard]] Kind kind() const noexcept { return static_cast<Kind>(packed >> 28U); }
        [[nodiscard]] std::uint32_t count() const noexcept { return packed & 0x0FFFFFFFU; }
    };
    struct Hash {
        using is_transparent = void;
        std::size_t operator()(std::string_view name) const noexcept {
            return std::hash<std::string_view>()(name);
        }
    };

    Expr append(Kind kind, std::uint32_t first, std::size_t count);
    [[nodiscard]] bool same(const Node& node, Kind kind, std::span<const Expr> operands) const;
    void grow();

    std::vector<Node> nodes_;
    std::vector<Expr> operands_;
    std::vector<std::uint32_t> slots_; ///< open addressing: index of a node plus 1, 0 when free
    std::size_t hashed_ = 0;           ///< nodes in slots_
    std::vector<std::uint32_t> atoms_; ///< variable to the index of its node
    std::vector<std::string> names_;
    std::unordered_map<std::string, Variable, Hash, std::equal_to<>> numbers_;
};

/// An expression with the store that it lives in, as one value.
struct Formula {
    Store store;
    Expr root;
};

/// What is below the roots, the roots included, each once and operands first.
/// Time and memory linear in what is found, plus a bit for each expression of the store.
[[nodiscard]] std::vector<Expr> postorder(const Store& store, std::span<const Expr> roots);
[[nodiscard]] std::vector<Expr> postorder(const Store& store, Expr root);

/// The variables that occur in an expression, in the order of their numbers.
[[nodiscard]] std::vector<Variable> variables_of(const Store& store, Expr root);

/// The value under `assignment`, which has one value for each variable of the store.
[[nodiscard]] bool evaluate(const Store& store, Expr root, const std::vector<bool>& assignment);

/// How many nodes and leaves the expression has when it is drawn as a tree, what is shared counted
/// each time, and the longest way down. Saturates at 2^64 - 1.
struct TreeSize {
    std::uint64_t nodes = 0;
    std::uint64_t leaves = 0;
    std::uint64_t depth = 0; ///< 1 for a leaf
};
[[nodiscard]] TreeSize tree_size(const Store& store, Expr root);

/// Whether two expressions, each in a store of its own, are the same tree: the same kinds, operands
/// in the same order, and variables of the same names. Time and memory linear in the expressions,
/// whatever the size of the trees.
[[nodiscard]] bool same_tree(const Formula& a, const Formula& b);

} // namespace loggia::logic
