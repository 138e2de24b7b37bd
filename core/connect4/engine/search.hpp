#pragma once

#include "core/connect4/engine/engine.hpp"
#include "core/connect4/engine/line_table.hpp"
#include "core/connect4/engine/transposition_table.hpp"
#include "core/connect4/position.hpp"

#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>

namespace loggia::connect4 {

/// What the value of a depth-limited search is, for every search of this program that is told to
/// use it (and for the tests' oracle, which computes it by plain minimax):
///
/// - full board: the difference of the scores;
/// - no depth left: the leaf value of the evaluation;
/// - otherwise the best of the negated values of the positions a move further, with a move less to
///   look ahead; but where player one is to move with at least `bounded_depth` moves to look ahead,
///   never more than following_bounds, which nobody can exceed.
///
/// The bound makes values truer (no hope beyond what player two can prevent) and searches shorter.
/// It also makes many moves of player one equal; shallow_traps.hpp tells them apart.
inline constexpr int bounded_depth = 4;

/// More than any value, in hundredths of a point.
inline constexpr int beyond_values = 1 << 20;

class Horizon;
struct SearchMoves;
struct SearchNode;
struct SearchVisit;

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
/// Where leaves are judged by the score alone, a move that refutes is looked for among few at
/// first: the refuter answers in the column just played, and deviates from that rule once or twice
/// at most on any path. What such a *plan* shows is shown for the whole search, as a player who
/// leaves out moves of his own does no better than one who may choose; where it shows nothing, all
/// moves are searched. (Limited discrepancy search, Harvey and Ginsberg 1995;
/// docs/method/connect4.md tells why following is such a good rule here.)
///
/// Inside, a value is the *gain* from the position on: points still to be won, less those that the
/// opponent will win, and the open quadruples at the leaf. Positions with different scores and the
/// same open quadruples thus share one entry of the table.
class Search {
public:
    /// Asked every few hundred positions; true ends the search at once.
    using Stop = std::function<bool()>;

    Search(const PatternTables& tables, TranspositionTable* table, Evaluation evaluation);

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
    /// One player's moves are chosen, those of the other are all looked at.
    struct Plan {
        Player strategist;
        int deviations; ///< From answering in the same column, at most, from here on.
    };

    Found search(const SearchNode& node, int depth, int alpha, int beta, PlayedLine* line);
    Found frontier(const SearchNode& node);
    /// Whether a plan of the mover's reaches beta.
    std::optional<Found> refute_by_plan(const SearchNode& node, int depth, int beta);
    /// Whether the plan shows that the value is at least `claim` (its strategist to move) or below
    /// it (the other to move); if so, what of that holds for the end of the game. `last` is the
    /// cell just played, or 0. Nothing after a stop.
    std::optional<Bound> follow(const SearchNode& node, int depth, int claim, Plan plan, Bits last);
    [[nodiscard]] bool can_follow(int depth) const;

    /// What is known before any move is looked at: a value outside of the window, or the value.
    std::optional<Found> settle(const SearchNode& node, int depth, int alpha, int beta,
                                bool in_line, SearchVisit& visit) const;
    /// A move whose known bounds already reach beta.
    [[nodiscard]] std::optional<Found> refute_by_child(const SearchNode& node, int depth, int beta,
                                                       const SearchVisit& visit,
                                                       const SearchMoves& moves) const;
    /// The moves to `playable`; `first` (or 0) is the cell to try first.
    [[nodiscard]] SearchMoves ordered(const SearchNode& node, Bits playable, Bits first) const;
    void reward(const SearchNode& node, const SearchMoves& moves, std::size_t cutting, int depth);
    void store(const SearchVisit& visit, Entry entry);
    void count_node();
    [[nodiscard]] bool should_stop();
    [[nodiscard]] PositionKey key_at(const SearchNode& node, int depth,
                                     const Horizon* horizon) const;

    const PatternTables* tables_;
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
