#pragma once

#include "core/sat/counting/counting_problem.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace loggia::sat {

/// Open atoms connected by clauses that are not satisfied yet, and those of these clauses that have
/// three literals or more. Both rise. A clause of two whose atoms are open both is one that was
/// given, so the atoms alone tell those.
struct Component {
    std::size_t begin = 0; ///< In the finder's memory: the atoms, then the clauses.
    std::uint32_t atoms = 0;
    std::uint32_t clauses = 0;
    bool has_shown = false; ///< Whether an atom of it is shown.
};

/// Finds the components into which what is left of clauses falls apart under an assignment. They
/// lie on a stack, as the search goes down and up again.
class ComponentFinder {
public:
    using Literal = CountingProblem::Literal;

    explicit ComponentFinder(const CountingProblem& problem);

    /// Component 0: all atoms and clauses.
    void push_all();
    /// Pushes the components of what is left of one; `values` by literal: above 0 true, below 0
    /// false, 0 open. Returns how many shown atoms of it are open and in no clause any more; they
    /// are put into `free` where that is not null. Linear in the occurrences of its open atoms.
    std::size_t split(std::size_t component, std::span<const signed char> values,
                      std::vector<std::uint32_t>* free);

    [[nodiscard]] std::size_t size() const noexcept { return components_.size(); }
    [[nodiscard]] const Component& operator[](std::size_t i) const noexcept {
        return components_[i];
    }
    [[nodiscard]] std::span<const std::uint32_t> atoms(const Component& c) const noexcept {
        return std::span(memory_).subspan(c.begin, c.atoms);
    }
    [[nodiscard]] std::span<const std::uint32_t> clauses(const Component& c) const noexcept {
        return std::span(memory_).subspan(c.begin + c.atoms, c.clauses);
    }
    /// Leaves the first `size` components.
    void shrink(std::size_t size) { components_.resize(size); }
    /// The same, and gives back the memory of what was found since a moment.
    void shrink(std::size_t size, std::size_t moment) {
        components_.resize(size);
        memory_.resize(moment);
    }
    [[nodiscard]] std::size_t now() const noexcept { return memory_.size(); }
    /// Puts the components from `first` on in order, the largest first.
    void sort(std::size_t first);
    void swap(std::size_t i, std::size_t j) { std::swap(components_[i], components_[j]); }

    /// How often an atom occurred in open clauses when its component was found.
    [[nodiscard]] std::uint32_t frequency(std::uint32_t atom) const noexcept {
        return frequencies_[atom];
    }

    /// What tells the component from all others of these clauses: as few bytes as may be.
    void write_key(const Component& component, std::vector<unsigned char>& key) const;

private:
    enum Mark : unsigned char { outside, candidate, found };

    void gather(std::uint32_t atom, std::span<const signed char> values);
    void reach(std::uint32_t atom);
    void push_gathered(const Component& whole);

    std::vector<char> shown_;
    /// For each atom: the other atoms of its clauses of two, an end mark, number and other literals
    /// of its clauses of three, an end mark, number and place in `long_` of the longer ones, an
    /// end mark.
    std::vector<std::uint32_t> links_;
    std::vector<std::size_t> link_begins_;
    std::vector<Literal> long_; ///< Literals of the longer clauses, each with an end mark.
    std::uint32_t all_clauses_ = 0;

    std::vector<unsigned char> atom_marks_;
    std::vector<unsigned char> clause_marks_;
    std::vector<std::uint32_t> frequencies_;
    std::vector<std::uint32_t> gathered_atoms_;
    std::vector<std::uint32_t> gathered_clauses_;

    std::vector<Component> components_;
    std::vector<std::uint32_t> memory_;
};

} // namespace loggia::sat
