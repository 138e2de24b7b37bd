#pragma once

#include "core/connect4/engine.hpp"
#include "core/connect4/line_table.hpp"
#include "core/connect4/position.hpp"
#include "core/connect4/transposition_table.hpp"

#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <vector>

namespace loggia::connect4 {

/// What the value of a depth-limited search is, for every search of this program that is told to
/// use it (and for the tests' oracle, which computes it by plain minimax):
///
/// - full board: the difference of the scores;
/// - no depth left: the leaf value of the evaluation;
/// - otherwise the best of the negated values of the positions a move further, with a move less to
///   look ahead; but where player one is to move with at least `bounded_depth` moves to look ahead,
///   never more than follow_up_bound, which nobody can exceed.
///
/// The bound makes values truer (no hope beyond what player two can prevent) and searches shorter.
inline constexpr int bounded_depth = 4;

class Horizon;

/// A value that a search found, for the side to move. `proven` says which sides of it hold for the
/// end of the game and not just for the depth: `lower` means that the true value is no less.
struct Found {
    int value = 0; ///< Hundredths of a point.
    Bound proven = Bound::none;
};

/// The value of a position with no depth left, or with a full board.
[[nodiscard]] Found leaf_value(const Position& position, Evaluation evaluation);

/// A line of play, filled from the front.
struct PlayedLine {
    std::array<std::int8_t, cells> columns{};
    int length = 0;
};

/// Principal-variation search (Marsland and Campbell 1982) over future gain, with a shared table,
/// for one thread. Values are exactly those defined above, whatever the table holds: nothing is
/// pruned that could change them.
///
/// Inside, a value is the *gain* from the position on: points still to be won, less those that the
/// opponent will win, and the open quadruples at the leaf. Positions with different scores and the
/// same open quadruples thus share one entry of the table.
class Search {
public:
    /// Asked every few hundred positions; true ends the search at once.
    using Stop = std::function<bool()>;

    Search(const LineTable& lines, TranspositionTable* table, Evaluation evaluation);

    /// The value of `position` looked ahead `depth` moves (at least 1), if it lies between alpha
    /// and beta (hundredths, for the side to move); otherwise a bound of it on that side. `line`
    /// is filled as far as it is known. After a stop (was_stopped()) the result means nothing.
    Found value(const Position& position, int depth, int alpha, int beta, const Stop& stop,
                PlayedLine& line);

    [[nodiscard]] bool was_stopped() const noexcept { return stopped_; }
    [[nodiscard]] std::uint64_t nodes() const noexcept {
        return nodes_.load(std::memory_order_relaxed);
    }
    /// Forgets what was learned of move order; `seed` (not 0) shuffles it a little, so that threads
    /// at the same work take different ways through it.
    void clear(std::uint64_t seed = 0);

private:
    struct Node;
    struct Move;
    struct Moves;

    Found search(const Node& node, int depth, int alpha, int beta, PlayedLine* line);
    Found frontier(const Node& node);
    Found last_but_one(const Node& node, int alpha, int beta);
    void order(const Node& node, Moves& moves, int first_column) const;
    void reward(const Node& node, const Moves& moves, std::size_t cutting, int depth);
    [[nodiscard]] bool should_stop();
    [[nodiscard]] PositionKey key_at(const Node& node, int depth, const Horizon* horizon) const;

    const LineTable* line_table_;
    TranspositionTable* table_; ///< May be null.
    Evaluation evaluation_;
    LineContents lines_;
    const Stop* stop_ = nullptr;
    bool stopped_ = false;
    int polls_ = 0;
    std::atomic<std::uint64_t> nodes_ = 0;
    std::array<std::array<int, 64>, 2> history_{};
    std::array<std::array<std::uint8_t, 2>, cells + 1> killers_{};
};

/// The moves that the table holds as best from `position` on, for at most `length` moves.
void extend_by_table(const TranspositionTable& table, Position position, int length,
                     PlayedLine& line);

} // namespace loggia::connect4
