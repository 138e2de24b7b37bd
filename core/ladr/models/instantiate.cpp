#include "core/ladr/models/instantiate.hpp"

#include <algorithm>

// NOLINTBEGIN(misc-no-recursion): the reader bounds the depth of terms
namespace loggia::ladr {

namespace {

class Instantiator {
public:
    Instantiator(const ClausalTheory& theory, CellTable& table, const Control& control)
        : theory_(theory), table_(table), control_(control) {}

    Instances run() {
        if (!add_fixed_tables())
            return Instances::contradiction;
        for (const std::size_t count : {std::size_t{1}, std::size_t{2}, std::size_t{3}})
            for (const ClausalTheory::Clause& clause : theory_.clauses)
                if (std::clamp(clause.literals.size(), std::size_t{1}, std::size_t{3}) == count)
                    if (const Instances taken = take(clause); taken != Instances::complete)
                        return taken;
        return Instances::complete;
    }

private:
    enum class Truth : std::uint8_t { no, yes, open };

    /// Whether the tables that options fix agree with each other.
    bool add_fixed_tables() {
        for (std::size_t i = 0; i < theory_.operations.size(); ++i) {
            const ClausalTheory::Operation& operation = theory_.operations[i];
            const std::size_t end =
                i + 1 < theory_.operations.size() ? table_.base(i + 1) : table_.cells();
            for (std::size_t cell = table_.base(i); operation.fixed && cell < end; ++cell) {
                const auto at = table_.coordinates(cell);
                const int value = operation.fixed(at[0], at[at.size() - 1], table_.size());
                if (!table_.assign_and_propagate(cell, value))
                    return false;
            }
        }
        table_.forget_trail();
        return true;
    }

    /// All values of the variables, the last one fastest; where the first few already make a
    /// literal true, the others are not looked at.
    Instances take(const ClausalTheory::Clause& clause) {
        const int variables = clause.variables;
        values_.assign(static_cast<std::size_t>(variables), 0);
        for (int bound = -1;;) {
            constexpr std::uint64_t poll_interval = 1024;
            if (++steps_ % poll_interval == 0 && control_.stop_requested())
                return Instances::stopped;
            if (bound + 1 < variables && !is_true_with(clause, bound)) {
                values_[static_cast<std::size_t>(++bound)] = 0;
                continue;
            }
            if (bound + 1 == variables)
                if (const Instances added = add(clause); added != Instances::complete)
                    return added;
            while (bound >= 0 && ++values_[static_cast<std::size_t>(bound)] == table_.size())
                --bound;
            if (bound < 0)
                return Instances::complete;
        }
    }

    /// Whether a literal whose last variable is `bound` is true.
    [[nodiscard]] bool is_true_with(const ClausalTheory::Clause& clause, int bound) const {
        for (const ClausalTheory::Literal& literal : clause.literals) {
            int greatest = theory_.terms[literal.left].greatest_variable;
            if (literal.is_equality)
                greatest = std::max(greatest, theory_.terms[literal.right].greatest_variable);
            if (greatest == bound && truth(literal) == Truth::yes)
                return true;
        }
        return false;
    }

    /// The value of a term; -1 where a cell in it is open.
    [[nodiscard]] int value(std::uint32_t id) const {
        const ClausalTheory::Term& t = theory_.terms[id];
        if (t.kind == ClausalTheory::Term::Kind::variable)
            return values_[static_cast<std::size_t>(t.value)];
        if (t.kind == ClausalTheory::Term::Kind::element)
            return t.value;
        std::size_t cell = 0;
        for (const std::uint32_t part : theory_.arguments_of(t)) {
            const int known = value(part);
            if (known < 0)
                return -1;
            cell = cell * static_cast<std::size_t>(table_.size()) + static_cast<std::size_t>(known);
        }
        return table_.value(table_.base(static_cast<std::size_t>(t.value)) + cell);
    }

    [[nodiscard]] Truth truth(const ClausalTheory::Literal& literal) const {
        const int left = value(literal.left);
        if (left < 0)
            return Truth::open;
        if (!literal.is_equality)
            return (left != 0) != literal.is_negated ? Truth::yes : Truth::no;
        const int right = value(literal.right);
        if (right < 0)
            return Truth::open;
        return (left == right) != literal.is_negated ? Truth::yes : Truth::no;
    }

    /// Whether two terms are the same for these values.
    [[nodiscard]] bool is_same(std::uint32_t a, std::uint32_t b) const {
        const int left = value(a);
        if (a == b || left >= 0 || value(b) >= 0)
            return a == b || left == value(b);
        const ClausalTheory::Term& s = theory_.terms[a];
        const ClausalTheory::Term& t = theory_.terms[b];
        if (s.value != t.value)
            return false;
        for (std::uint32_t i = 0; i < s.count; ++i)
            if (!is_same(theory_.arguments[s.first + i], theory_.arguments[t.first + i]))
                return false;
        return true;
    }

    [[nodiscard]] bool is_same(const ClausalTheory::Literal& a,
                               const ClausalTheory::Literal& b) const {
        if (a.is_negated != b.is_negated || a.is_equality != b.is_equality)
            return false;
        if (!a.is_equality)
            return is_same(a.left, b.left);
        return (is_same(a.left, b.left) && is_same(a.right, b.right)) ||
               (is_same(a.left, b.right) && is_same(a.right, b.left));
    }

    Instances add(const ClausalTheory::Clause& clause) {
        open_.clear();
        for (const ClausalTheory::Literal& literal : clause.literals) {
            const Truth is_true = truth(literal);
            if (is_true == Truth::yes)
                return Instances::complete;
            const auto same = [&](const ClausalTheory::Literal* other) {
                return is_same(*other, literal);
            };
            if (is_true == Truth::open && std::none_of(open_.begin(), open_.end(), same))
                open_.push_back(&literal);
        }
        if (table_.nodes() > CellTable::most_nodes)
            return Instances::too_many;
        const std::size_t from = table_.nodes();
        atoms_.clear();
        for (const ClausalTheory::Literal* literal : open_) {
            const CellTable::Argument left = build(literal->left);
            const std::int32_t atom =
                literal->is_equality ? table_.add_equality(left, build(literal->right)) : left.node;
            if (literal->is_negated)
                table_.negate(atom);
            atoms_.push_back(atom);
        }
        const bool alive = table_.close_clause(from, atoms_) && table_.propagate();
        table_.forget_trail();
        return alive ? Instances::complete : Instances::contradiction;
    }

    CellTable::Argument build(std::uint32_t id) {
        if (const int known = value(id); known >= 0)
            return {known, -1};
        const ClausalTheory::Term& t = theory_.terms[id];
        std::vector<CellTable::Argument> arguments;
        arguments.reserve(t.count);
        for (const std::uint32_t part : theory_.arguments_of(t))
            arguments.push_back(build(part));
        return {-1, table_.add_application(static_cast<std::size_t>(t.value), arguments)};
    }

    const ClausalTheory& theory_;
    CellTable& table_;
    const Control& control_;
    std::vector<int> values_; ///< by variable
    std::vector<const ClausalTheory::Literal*> open_;
    std::vector<std::int32_t> atoms_;
    std::uint64_t steps_ = 0;
};

} // namespace

Instances instantiate(const ClausalTheory& theory, CellTable& table, const Control& control) {
    return Instantiator(theory, table, control).run();
}

std::vector<CellTable::Shape> shapes_of(const ClausalTheory& theory) {
    std::vector<CellTable::Shape> shapes;
    for (const ClausalTheory::Operation& operation : theory.operations)
        shapes.push_back({operation.arity, operation.is_relation});
    return shapes;
}

} // namespace loggia::ladr
// NOLINTEND(misc-no-recursion)
