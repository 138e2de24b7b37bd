#pragma once

#include <algorithm>
#include <cassert>
#include <climits>
#include <cstddef>
#include <span>
#include <vector>

namespace loggia::logic {

/// Clauses over atoms 1, 2, 3 ...: a literal is an atom, or an atom with a minus sign where it is
/// negated, as in DIMACS files; a clause is true when one of its literals is, a set when all of its
/// clauses are. Kept as given, in one flat array: nothing is sorted, merged or left out. Literals
/// are never 0 nor INT_MIN.
class ClauseSet {
public:
    void add(std::span<const int> clause);
    /// The same, literal by literal, for readers: what was pushed since the last clause ended
    /// becomes the next one. Until end_clause() is called it belongs to none.
    void push(int literal) {
        assert(literal != 0 && literal != INT_MIN);
        atoms_ = std::max(atoms_, literal < 0 ? -literal : literal);
        literals_.push_back(literal);
    }
    void end_clause() { ends_.push_back(literals_.size()); }

    [[nodiscard]] std::size_t size() const noexcept { return ends_.size() - 1; }
    [[nodiscard]] bool empty() const noexcept { return size() == 0; }
    [[nodiscard]] std::span<const int> operator[](std::size_t i) const noexcept {
        return std::span(literals_).subspan(ends_[i], ends_[i + 1] - ends_[i]);
    }
    /// Literals of all clauses together, and of the one that is being pushed.
    [[nodiscard]] std::size_t literals() const noexcept { return literals_.size(); }

    /// The largest atom that occurs or was asked for; 0 if there is none.
    [[nodiscard]] int atoms() const noexcept { return atoms_; }
    void ask_for_atoms(int atoms) noexcept;

    /// The first clause that is false when atom a has the value `values[a]`; size() where all are
    /// true. values[0] is not looked at.
    [[nodiscard]] std::size_t first_false(const std::vector<bool>& values) const;
    /// Whether all clauses are true then.
    [[nodiscard]] bool satisfied_by(const std::vector<bool>& values) const {
        return first_false(values) == size();
    }

    friend bool operator==(const ClauseSet&, const ClauseSet&) = default;

private:
    std::vector<int> literals_;
    std::vector<std::size_t> ends_{0};
    int atoms_ = 0;
};

} // namespace loggia::logic
