#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace loggia::sat {

/// A proof that a set of clauses has no model, as a list of steps in the manner of DRAT (Heule,
/// Hunt, Wetzler 2013): a step either adds a clause, whose first literal is the pivot where the
/// clause is only a resolution asymmetric tautology, or removes one that is not needed any more.
/// The proof is complete when the empty clause follows; whether the steps are right is for a
/// checker to say. Flat: one array of literals. They are never 0 nor INT_MIN.
class Proof {
public:
    /// A step that adds the clause: linear in its length.
    void add(std::span<const int> clause) { append(clause, false); }
    /// A step that removes the clause, its literals in any order.
    void remove(std::span<const int> clause) { append(clause, true); }
    void clear() noexcept;

    /// Steps of both kinds.
    [[nodiscard]] std::size_t size() const noexcept { return ends_.size() - 1; }
    [[nodiscard]] bool empty() const noexcept { return size() == 0; }
    [[nodiscard]] bool is_deletion(std::size_t i) const noexcept { return deletions_[i]; }
    [[nodiscard]] std::span<const int> clause(std::size_t i) const noexcept {
        return std::span(literals_).subspan(ends_[i], ends_[i + 1] - ends_[i]);
    }
    /// Literals of all steps together.
    [[nodiscard]] std::size_t literals() const noexcept { return literals_.size(); }

    friend bool operator==(const Proof&, const Proof&) = default;

private:
    void append(std::span<const int> clause, bool deletion);

    std::vector<int> literals_;
    std::vector<std::size_t> ends_{0};
    std::vector<bool> deletions_;
};

} // namespace loggia::sat
