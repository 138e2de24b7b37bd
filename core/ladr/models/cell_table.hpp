#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace loggia::ladr {

/// Ground clauses over the cells of an unfinished model, with propagation.
///
/// A cell is an entry of an operation's table, such as f(1,2) or p(0): operations one after the
/// other, row by row, the last argument running fastest. It is open or has a value; values of an
/// open function cell can be crossed off. A node is an occurrence of a term or atom in a clause. It
/// keeps the cell that its known arguments add up to; as the cell of an argument gets its value,
/// the node moves on, and when all its arguments are known it waits in the list of its cell. All
/// changes are on a trail, so undo() restores any earlier state.
///
/// Propagation as in Mace4 (W. McCune, Mace4 Reference Manual and Guide, 2003): a clause with one
/// literal left assigns a cell, crosses off a value, or, where its term has one unknown argument,
/// as in f(0,g(1)) = 3, crosses off those values of g(1) that the cells f(0,i) rule out.
class CellTable {
public:
    struct Shape {
        int arity;
        bool is_relation;
    };
    enum class NodeKind : std::uint8_t { function, relation, equality };

    /// Precondition: size is from 1 to 255, no arity is above 255, there are at most 65,535
    /// operations, and cells_of() is at most most_cells. Without
    /// `near_literals` those with an unknown argument are left alone.
    CellTable(std::span<const Shape> shapes, int size, bool near_literals = true);

    static constexpr std::size_t most_cells = 2'000'000;
    static constexpr std::size_t most_nodes = 8'000'000;
    /// The number of cells, or most_cells + 1 where there are more.
    [[nodiscard]] static std::size_t cells_of(std::span<const Shape> shapes, int size) noexcept;

    [[nodiscard]] int size() const noexcept { return size_; }
    [[nodiscard]] std::size_t cells() const noexcept { return value_.size(); }
    /// The first cell of an operation.
    [[nodiscard]] std::size_t base(std::size_t operation) const noexcept {
        return base_[operation];
    }
    [[nodiscard]] std::size_t operation_of(std::size_t cell) const noexcept {
        return operation_[cell];
    }
    [[nodiscard]] bool is_relation(std::size_t operation) const noexcept {
        return is_relation_[operation];
    }
    [[nodiscard]] std::span<const std::uint8_t> coordinates(std::size_t cell) const noexcept;
    /// The value of a cell; -1 while it is open.
    [[nodiscard]] int value(std::size_t cell) const noexcept { return value_[cell]; }
    [[nodiscard]] bool is_crossed(std::size_t cell, int value) const noexcept {
        return (crossed_[cell * words_ + static_cast<std::size_t>(value) / 64] >> (value % 64) &
                1U) != 0;
    }

    /// Where scores are kept: by place, -1 for a cell with a value, else the number of values
    /// crossed off. The places are a permutation of the cells.
    void set_places(std::vector<std::uint32_t> place_of_cell);
    [[nodiscard]] std::span<const std::int16_t> scores() const noexcept { return scores_; }

    // Building a clause: nodes, arguments before what they are arguments of, then close_clause().
    struct Argument {
        int value; ///< -1 where it is a node
        std::int32_t node;
    };
    [[nodiscard]] std::size_t nodes() const noexcept { return nodes_.size(); }
    std::int32_t add_application(std::size_t operation, std::span<const Argument> arguments);
    std::int32_t add_equality(Argument left, Argument right);
    void negate(std::int32_t atom) { nodes_[static_cast<std::size_t>(atom)].is_negated = true; }
    /// A clause of at most 65,535 atoms whose nodes are all from `from` on. False on a
    /// contradiction.
    [[nodiscard]] bool close_clause(std::size_t from, std::span<const std::int32_t> atoms);

    /// Assigns an open cell, and all that follows. False on a contradiction; undo() then.
    [[nodiscard]] bool assign_and_propagate(std::size_t cell, int value) {
        return assign(static_cast<std::uint32_t>(cell), value) && propagate();
    }
    [[nodiscard]] bool propagate();

    [[nodiscard]] std::size_t mark() const noexcept { return trail_.size(); }
    void undo(std::size_t mark);
    /// Makes the present state the one that nothing goes back behind.
    void forget_trail() { trail_.clear(); }

private:
    struct Node {
        std::int32_t cell;       ///< so far; of an equality the value of a known side
        std::int32_t parent;     ///< -1 of an atom
        std::int32_t stride;     ///< of its value in the cell of the parent
        std::int32_t next;       ///< in the list of its cell
        std::uint32_t arguments; ///< sum of the nodes among the unknown arguments
        std::uint32_t clause;
        std::uint8_t unknown;  ///< number of unknown arguments
        std::uint8_t position; ///< in the parent
        NodeKind kind;
        bool is_negated;
    };
    struct Clause {
        std::uint32_t atoms; ///< sum of the nodes that are not false
        std::uint16_t count; ///< of those
        bool is_true;
    };
    /// A literal such as f(0,g(1)) = 3, in the list of the line of cells f(0,i).
    struct Near {
        std::int32_t next;          ///< of the line
        std::int32_t next_of_value; ///< of the line and the value, of those that say "equal"
        std::uint32_t line;
        std::uint32_t cell; ///< of the argument, g(1)
        std::int16_t value;
        bool is_equal; ///< or unequal
    };
    enum class Change : std::uint8_t {
        node,
        listed,
        literal_false,
        clause_true,
        assigned,
        crossed,
        near
    };
    struct Entry {
        std::uint32_t index;
        std::int16_t value;
        Change change;
    };
    struct Event {
        std::uint32_t cell;
        std::int16_t value;
        bool is_assignment;
    };

    [[nodiscard]] bool assign(std::uint32_t cell, int value);
    [[nodiscard]] bool cross(std::uint32_t cell, int value);
    [[nodiscard]] bool propagate_value(std::uint32_t cell, int value);
    [[nodiscard]] bool evaluate(std::uint32_t node, int value);
    [[nodiscard]] bool decide(std::uint32_t atom, bool value);
    [[nodiscard]] bool consider(std::uint32_t clause);
    [[nodiscard]] bool consider_near(const Node& term, const Node& argument, int value,
                                     bool is_equal);
    [[nodiscard]] bool propagate_near(const Event& event);
    void list(std::uint32_t node);
    /// A relation has two values in a domain of one element, too.
    [[nodiscard]] std::size_t values() const noexcept {
        return static_cast<std::size_t>(std::max(size_, 2));
    }
    [[nodiscard]] std::int32_t& near_of_value(std::uint32_t line, int value) noexcept {
        return nears_of_value_[line * values() + static_cast<std::size_t>(value)];
    }
    void note(Change change, std::uint32_t index, int value = 0) {
        trail_.push_back({index, static_cast<std::int16_t>(value), change});
    }
    void revert(const Entry& entry);
    void set_score(std::uint32_t cell);

    int size_;
    bool near_literals_;
    std::size_t words_;               ///< of crossed_ for a cell
    std::vector<std::size_t> powers_; ///< of the size
    std::vector<std::size_t> base_;
    std::vector<int> arity_;                ///< by operation
    std::vector<bool> is_relation_;         ///< by operation
    std::vector<std::uint16_t> operation_;  ///< by cell
    std::vector<std::int16_t> value_;       ///< by cell
    std::vector<std::int16_t> crossings_;   ///< by cell: number of values crossed off
    std::vector<std::uint64_t> crossed_;    ///< by cell: bits of the values crossed off
    std::vector<std::int32_t> listed_;      ///< by cell: the first node that waits for it
    std::vector<std::uint32_t> first_axis_; ///< by cell: into axes
    std::vector<std::uint8_t> coordinates_; ///< by axis
    std::vector<std::uint32_t> lines_;      ///< by axis: the cells that differ in it alone
    std::vector<std::int32_t> nears_of_line_;
    std::vector<std::int32_t> nears_of_value_; ///< by line and value
    std::vector<std::uint32_t> places_;        ///< by cell
    std::vector<std::int16_t> scores_;         ///< by place
    std::vector<Node> nodes_;
    std::vector<Clause> clauses_;
    std::vector<Near> nears_;
    std::vector<Entry> trail_;
    std::vector<Event> events_;
};

} // namespace loggia::ladr
