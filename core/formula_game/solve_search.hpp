#pragma once

#include "core/formula_game/block_table.hpp"
#include "core/formula_game/residual.hpp"
#include "core/formula_game/residual_memo.hpp"

#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

namespace loggia::formula_game {

/// Who wins, by a search with pruning: a quantified boolean formula solved by branching on the
/// variables in their order. Before it branches it tries, in this order,
///
/// - what is forced: a variable with one sign only gets the value that its owner likes, since the
///   other one never helps; a literal of the outermost conjunction gets its value from E or loses
///   the game by A, and dually;
/// - a truth table, when at most 12 variables are left (BlockTable);
/// - the table of residuals seen before;
/// - to split a conjunction into parts that have only variables of A in common: if E has a winning
///   strategy for each, they make one for all; and dually.
///
/// Of a large formula in which one player makes all choices that are left and then the other one
/// does, it next looks for choices that no answer refutes: each answer found is put in, and a truth
/// table shows all the choices that it refutes (the refinement of an abstraction by
/// counterexamples, Janota and Marques-Silva 2011, with rows of a table for the abstraction).
///
/// Then it branches on the most frequent variable of the first block: choices of one player in a
/// row may be made in any order.
///
/// Recursion is at most two frames for each variable. Memory: 24 MB for what is remembered, 16 MB
/// at most for its index, and some 60 residuals no larger than the first.
class Search {
public:
    /// `e_turns`: the variables that E chooses.
    Search(Variables e_turns, const Control& control);

    /// Whether E wins the game on `residual`; nothing once the control asks to stop.
    [[nodiscard]] std::optional<bool> e_wins(const Residual& residual);

    /// What the search has looked at so far: a signature of its behaviour.
    [[nodiscard]] std::uint64_t nodes() const noexcept { return nodes_; }

private:
    struct Part {
        Variables linking;
        std::vector<Link> links;
    };
    /// A frame's residual, released when the frame is left.
    class Lease {
    public:
        explicit Lease(Search& search);
        ~Lease() { --search_.frames_used_; }
        Lease(const Lease&) = delete;
        Lease& operator=(const Lease&) = delete;
        Residual& operator*() const noexcept { return *residual_; }
        Residual* operator->() const noexcept { return residual_; }

    private:
        Search& search_;
        Residual* residual_;
    };

    [[nodiscard]] std::optional<bool> search(Residual& residual);
    /// Who wins for sure, or what must be chosen, which may be nothing.
    [[nodiscard]] std::optional<bool> forced(const Residual& residual, Literals& choices) const;
    [[nodiscard]] std::optional<bool> parity_winner(const Residual& residual) const;
    [[nodiscard]] std::optional<bool> table_or_branch(Residual& residual);
    /// The parts of the root, smallest first; one part when it does not fall apart.
    [[nodiscard]] std::vector<Part> parts_of(const Residual& residual);
    [[nodiscard]] std::optional<bool> search_parts(const Residual& residual,
                                                   const std::vector<Part>& parts);
    [[nodiscard]] std::optional<bool> branch(const Residual& residual);
    /// Of two blocks only. Nothing if it was stopped, or if the answers refute too few choices
    /// each, which is `given_up` then.
    [[nodiscard]] std::optional<bool> refute_choices(const Residual& residual, Variables block,
                                                     bool& given_up);
    /// Who wins `residual`, all of whose variables are those of one player; `answer` is how where
    /// it is that player.
    [[nodiscard]] std::optional<bool> answer_to(Residual& residual, bool e_answers,
                                                Literals& answer);
    /// The variables that can be chosen next, all of one player.
    [[nodiscard]] Variables first_block(Variables support) const;

    Variables e_turns_;
    Control control_;
    Reducer reducer_;
    BlockTable table_;
    ResidualMemo memo_;
    std::deque<Residual> frames_;
    std::size_t frames_used_ = 0;
    std::vector<Variables> supports_;
    std::vector<std::uint8_t> polarities_;
    std::uint64_t nodes_ = 0;
};

/// Whether after `block` of one player only choices of the other one are left, and the residual is
/// large but its table of that block is not.
[[nodiscard]] bool is_two_large_blocks(const Residual& residual, Variables block,
                                       Variables e_turns);

} // namespace loggia::formula_game
