#include "core/peg/encoding/encode_order.hpp"

#include "core/peg/symmetry.hpp"

#include <algorithm>
#include <initializer_list>
#include <span>
#include <vector>

namespace loggia::peg {

namespace {

Holes holes_of(const Jump& jump) {
    return only(jump.from) | only(jump.over) | only(jump.to);
}

class OrderAxioms {
public:
    OrderAxioms(const Puzzle& puzzle, const Atoms& atoms, const logic::ClauseSink& add,
                const std::function<bool()>& go_on)
        : puzzle_(puzzle), board_(puzzle.board), atoms_(atoms), add_(add), go_on_(go_on) {}

    /// A jump that is passed over, and made in the next sweep, has a jump in between that shares a
    /// hole, or it could have been made at once.
    void early_in_sweeps() {
        const auto& list = board_.jumps();
        std::vector<int> clause;
        for (int t = 1; t < atoms_.steps(); ++t)
            for (std::size_t i = 0; i < list.size() && go_on_(); ++i) {
                clause = {-atoms_.jump(i, t + 1), atoms_.jump(i, t)};
                for (std::size_t k = 0; k < list.size(); ++k)
                    if (k != i && share_a_hole(list[i], list[k]))
                        clause.push_back(atoms_.jump(k, k < i ? t + 1 : t));
                add_(clause);
            }
    }

    /// Of all solutions that differ by swaps of neighbours and by symmetry, the one whose list of
    /// jump numbers is the least stays: swapping two out of order makes it less, and so does the
    /// symmetry that makes the first jump less.
    void sorted() {
        const auto& list = board_.jumps();
        for (int t = 1; t < atoms_.steps() && go_on_(); ++t)
            for (std::size_t i = 0; i < list.size(); ++i)
                for (std::size_t k = 0; k < i && go_on_(); ++k)
                    if (!share_a_hole(list[i], list[k]))
                        add({-atoms_.jump(i, t), -atoms_.jump(k, t + 1)});
        first_jumps();
    }

    /// Foata's normal form: a jump shares a hole with one of the round before, or it could have
    /// been made there. (No jump of that round can keep it from being possible but by a shared
    /// hole.)
    void early() {
        const auto& list = board_.jumps();
        std::vector<int> clause;
        for (int t = 1; t < atoms_.steps(); ++t)
            for (std::size_t i = 0; i < list.size() && go_on_(); ++i) {
                clause = {-atoms_.jump(i, t + 1)};
                for (std::size_t k = 0; k < list.size(); ++k)
                    if (share_a_hole(list[i], list[k]))
                        clause.push_back(atoms_.jump(k, t));
                add_(clause);
            }
        // Symmetry keeps the normal form. Where the first round has room for one jump only, it may
        // choose which.
        const std::vector<Jump> first = moves(board_, puzzle_.start);
        const bool clash = std::all_of(first.begin(), first.end(), [&](const Jump& jump) {
            return std::all_of(first.begin(), first.end(),
                               [&](const Jump& other) { return share_a_hole(jump, other); });
        });
        if (clash)
            first_jumps();
    }

private:
    /// Of the first jumps that are images of each other, only the first in the list.
    void first_jumps() {
        if (atoms_.steps() == 0)
            return;
        const auto& list = board_.jumps();
        std::vector<bool> least(list.size(), true);
        for (const Permutation& to : symmetries(board_)) {
            if (image(to, puzzle_.start) != puzzle_.start ||
                image(to, puzzle_.goal.in) != puzzle_.goal.in)
                continue;
            const auto at = [&](int hole) { return to[static_cast<std::size_t>(hole - 1)]; };
            for (std::size_t i = 0; i < list.size(); ++i)
                if (*board_.index_of({at(list[i].from), at(list[i].over), at(list[i].to)}) < i)
                    least[i] = false;
        }
        for (std::size_t i = 0; i < list.size(); ++i)
            if (!least[i] && board_.steps()[i].possible(puzzle_.start))
                add({-atoms_.jump(i, 1)});
    }

    void add(std::initializer_list<int> clause) { add_(std::span(clause.begin(), clause.size())); }

    const Puzzle& puzzle_;
    const Board& board_;
    const Atoms& atoms_;
    const logic::ClauseSink& add_;
    const std::function<bool()>& go_on_;
};

} // namespace

bool share_a_hole(const Jump& left, const Jump& right) {
    return (holes_of(left) & holes_of(right)) != 0;
}

void add_order_axioms(const Puzzle& puzzle, Timing timing, const Atoms& atoms,
                      const logic::ClauseSink& add, const std::function<bool()>& go_on) {
    OrderAxioms axioms(puzzle, atoms, add, go_on);
    if (timing == Timing::rounds)
        axioms.early();
    else if (timing == Timing::sweeps)
        axioms.early_in_sweeps();
    else
        axioms.sorted();
}

} // namespace loggia::peg
