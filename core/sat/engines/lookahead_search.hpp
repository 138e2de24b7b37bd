#pragma once

#include "core/sat/engines/lookahead.hpp"
#include "core/sat/engines/lookahead_formula.hpp"

#include <chrono>
#include <cstdint>
#include <initializer_list>
#include <utility>
#include <vector>

namespace loggia::sat {

/// The search of solve_by_lookahead. A node is settled by trying literals out until none fails any
/// more; then it splits. Decisions that were turned round have no node of their own, so nodes_ are
/// the sides that are still to be seen.
class LookaheadSearch {
public:
    LookaheadSearch(Sinks sinks, Statistics& statistics)
        : sinks_(std::move(sinks)), statistics_(statistics) {}

    Status run(const logic::ClauseSet& clauses, const Control& control);
    /// In place of run(): unknown when stopped, or where `cubes` has leaves.
    Status split(const logic::ClauseSet& clauses, std::size_t wanted, const Control& control,
                 std::vector<Cube>& cubes);
    [[nodiscard]] bool value(Lit l) const noexcept {
        return formula_.is_true(l, LookaheadFormula::real);
    }

private:
    using Stamp = LookaheadFormula::Stamp;
    enum class Outcome : std::uint8_t { conflict, split, satisfied, stopped };

    struct Node {
        LookaheadFormula::Mark before;
        Lit decision;
        std::size_t depth;
    };
    /// A literal to be tried out. One that implies another comes after it, below it in a tree: what
    /// the other one fixed holds for it too, and is not looked at again (Heule et al. 2004).
    struct Trial {
        Lit literal;
        std::uint32_t parent; ///< in trials_; itself at a root
        Stamp inner;          ///< of what is tried out on top of it
        Stamp stamp;          ///< above those of all below it
        double weight;
    };

    // lookahead.cpp: nodes
    Outcome settle(const Control& control, Lit& decision);
    Outcome try_all(const Control& control);
    [[nodiscard]] bool fix(Lit l);
    [[nodiscard]] bool turn();
    void choose_candidates();
    void rate_literals(const Control& control);
    void prove(std::initializer_list<Lit> literals);
    void meter(const Control& control);

    // lookahead_split.cpp: a tree that is kept
    /// A leaf, open or refuted, or a node that was split.
    struct Branch {
        static constexpr std::uint32_t none = UINT32_MAX;

        std::uint32_t parent = none;
        std::uint32_t first = none; ///< the side that is looked at first
        std::uint32_t second = none;
        std::size_t depth = 0;
        std::size_t fixed = 0; ///< atoms, as far as known
        bool refuted = false;
        Lit decision;
        std::vector<Lit> found; ///< fixed by the lookahead, with what follows
    };
    void enter(std::uint32_t branch);
    Outcome expand(std::uint32_t branch, const Control& control);
    [[nodiscard]] Branch side_of(std::uint32_t branch, Lit decision);
    [[nodiscard]] std::vector<int> decisions_to(std::uint32_t branch) const;
    void list_cubes(std::vector<Cube>& cubes) const;
    void prove_branches();

    // lookahead_trials.cpp: trying out
    void order_trials();
    void climb_down(Lit root);
    [[nodiscard]] bool try_out(Lit l, Stamp stamp, double& weight);
    [[nodiscard]] bool try_inside(Lit l, Stamp stamp);
    template <bool weighing>
    [[nodiscard]] bool propagate(Lit l, Stamp stamp, double& weight);
    template <bool weighing>
    [[nodiscard]] bool look_at_long(Lit p, Stamp stamp, double& weight);
    [[nodiscard]] bool look_twice(const Trial& trial, Stamp base);

    Sinks sinks_;
    Statistics& statistics_;
    LookaheadFormula formula_;
    std::vector<Node> nodes_;
    std::size_t depth_ = 0;
    std::vector<Branch> branches_; ///< of split(); what is below comes later

    std::vector<std::vector<float>> rates_; ///< by depth, by literal: what it would bring, roughly
    const float* rate_ = nullptr;           ///< those of this node
    std::vector<std::uint32_t> candidates_; ///< variables
    std::vector<Trial> trials_;
    std::vector<std::uint32_t> trial_of_; ///< by literal
    std::vector<Lit> queue_;
    std::vector<Lit> gained_; ///< implied by the literal under trial, though not by one clause
    struct Visit {
        std::uint32_t trial;
        std::uint32_t next;
    };
    std::vector<Visit> visits_;
    std::vector<Lit> path_;
    Stamp base_ = 2;        ///< what the stamps of trials_ are to be added to
    Stamp next_stamp_ = 2;  ///< above all used so far
    Stamp stamps_used_ = 0; ///< by one round of trials
    double twice_from_ = 0; ///< the weight from which a second level is worth the try
    std::uint64_t nodes_seen_ = 0;
    std::vector<std::vector<std::vector<int>>> closed_; ///< by level: clauses of the proof
    std::chrono::steady_clock::time_point last_report_ = std::chrono::steady_clock::now();
};

} // namespace loggia::sat
