#include "core/peg/search/hint.hpp"

namespace loggia::peg {

namespace {

/// Solves positions of one puzzle.
class Judge {
public:
    Judge(const Puzzle& puzzle, const Table* table, const DirectOptions& options,
          const Control& control)
        : puzzle_(puzzle), table_(table != nullptr && table->puzzle() == puzzle ? table : nullptr),
          options_(options), control_(control) {}

    DirectSolution solve(Holes position) {
        if (table_ != nullptr)
            return look_up(position);
        puzzle_.start = position;
        return solve_direct(puzzle_, options_, control_);
    }

private:
    [[nodiscard]] DirectSolution look_up(Holes position) const {
        DirectSolution result;
        result.positions = 1;
        if (!table_->wins(position)) {
            result.verdict = Verdict::none;
            return result;
        }
        result.verdict = Verdict::solved;
        while (!puzzle_.goal.met_by(position)) {
            result.jumps.push_back(table_->winning_jumps(position).front());
            position = apply(position, result.jumps.back());
        }
        return result;
    }

    Puzzle puzzle_;
    const Table* table_;
    DirectOptions options_;
    const Control& control_;
};

} // namespace

Hint hint(const Game& game, const Table* table, const DirectOptions& options,
          const Control& control) {
    Judge judge(game.puzzle, table, options, control);
    Hint result;
    DirectSolution solution = judge.solve(game.position());
    result.verdict = solution.verdict;
    result.solution = std::move(solution.jumps);
    if (result.verdict != Verdict::none)
        return result;
    for (std::size_t back = 1; back <= game.jumps.size(); ++back) {
        const auto before = judge.solve(game.position_after(game.jumps.size() - back)).verdict;
        if (before == Verdict::none)
            continue;
        if (before == Verdict::solved)
            result.take_back = back;
        break;
    }
    return result;
}

std::vector<Prospect> prospects(const Puzzle& puzzle, Holes position, const Table* table,
                                const DirectOptions& options, const Control& control) {
    Judge judge(puzzle, table, options, control);
    std::vector<Prospect> result;
    for (const Jump& jump : moves(puzzle.board, position))
        result.push_back({jump, judge.solve(apply(position, jump)).verdict});
    return result;
}

} // namespace loggia::peg
