#pragma once

#include "core/connect4/engine/search_team.hpp"
#include "core/connect4/position.hpp"

#include <optional>

namespace loggia::connect4 {

/// Minimum search depth for setting traps: opponents are assumed to look half as far, and one that
/// looks only one move ahead is hardly an opponent.
inline constexpr int trap_depth = 4;

/// What a trap may cost, in hundredths of a point: a third of the evaluation's mean error
/// (docs/method/eval_explanation.md), a difference that such estimates hardly tell.
inline constexpr int trap_margin = 25;

/// The move after which opponents who look less far ahead lose most: trappy minimax (Gordon and
/// Reda 2006), with a margin. Considered are the moves whose value, looked ahead `depth` moves, is
/// at most trap_margin below `value`, that of the position. To each of them opponents who look 1,
/// 2, ... and depth / 2 moves ahead give their replies. The mean value of these, looked ahead as
/// far as everything else, decides; the move nearest the middle among equals. As nobody replies
/// better than best, a move of a lower value is chosen only for a trap that is worth more.
///
/// `depth` is from trap_depth to less than the number of empty cells, `value` what a search by the
/// same evaluation found. The column depends on neither the table nor the number of threads. Costs
/// about half as much as that search by patterns, but more than ten times as much as one by the
/// score alone (docs/performance.md). Nothing after a stop.
[[nodiscard]] std::optional<int> most_trapping_column(SearchTeam& team, Evaluation evaluation,
                                                      const Position& position, int depth,
                                                      int value, const Search::Stop& stop);

} // namespace loggia::connect4
