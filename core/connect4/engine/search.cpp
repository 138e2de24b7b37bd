#include "core/connect4/engine/search.hpp"

#include "core/base/random.hpp"
#include "core/connect4/engine/search_node.hpp"

#include <algorithm>

namespace loggia::connect4 {

namespace {

constexpr int table_depth = 3;      // below this depth, searching is faster than a look-up
constexpr int look_at_children = 6; // less deep, looking up children costs more than it cuts
constexpr int poll_interval = 256;

/// Whether one side of a stored value may be used for a search to `depth`. A value of another depth
/// is another value; but a side that was proven to a lesser depth is proven here as well.
bool usable(const Entry& entry, Bound side, int depth) {
    return has(entry.bound, side) &&
           (entry.depth == depth || (entry.depth < depth && has(entry.proven, side)));
}

} // namespace

Found leaf_value(const Position& position, Evaluation evaluation) {
    if (position.is_full() || evaluation == Evaluation::score)
        return {100 * position.score().lead(position.to_move()),
                position.is_full() ? Bound::exact : Bound::none};
    return {pattern_value(position), Bound::none};
}

Search::Search(const PatternTables& tables, TranspositionTable* table, Evaluation evaluation)
    : tables_(&tables), table_(table), evaluation_(evaluation),
      lines_(tables.lines[0], Position()) {}

void Search::clear(std::uint64_t seed) {
    for (auto& side : history_)
        side.fill(0);
    for (auto& killers : killers_)
        killers.fill(0);
    if (seed == 0)
        return;
    Random random(seed);
    for (auto& side : history_)
        for (int& score : side)
            score = static_cast<int>(random.below(1000));
}

PositionKey Search::key_at(const SearchNode& node, int depth, const Horizon* horizon) const {
    if (horizon == nullptr || depth > bounded_depth)
        return node.key();
    const int first = (depth + 1) / 2;
    const int second = depth / 2;
    const bool one_moves = node.mover == Player::one;
    return key_of_live(node.occupied() + bottom_row,
                       horizon->live(node.stones[0], one_moves ? first : second),
                       horizon->live(node.stones[1], one_moves ? second : first));
}

bool Search::should_stop() {
    if (--polls_ <= 0) {
        polls_ = poll_interval;
        stopped_ = stopped_ || (*stop_)();
    }
    return stopped_;
}

Found Search::value(const Position& position, int depth, int alpha, int beta, const Stop& stop,
                    PlayedLine& line) {
    stop_ = &stop;
    stopped_ = false;
    polls_ = 0;
    line.length = 0;
    const int lead = 100 * position.score().lead(position.to_move());
    if (position.is_full())
        return leaf_value(position, evaluation_);
    depth = std::min(depth, position.empty_count());
    const auto mover_at_leaves = static_cast<std::size_t>(
        depth % 2 == 0 ? position.to_move() : opponent(position.to_move()));
    lines_ = LineContents(tables_->lines.at(mover_at_leaves), position);
    // On a full board, the value is final.
    const int initiative =
        depth < position.empty_count() ? tables_->initiative.at(mover_at_leaves) : 0;
    const PackedScore total = lines_.total();
    const SearchNode root{{position.stones(Player::one), position.stones(Player::two)},
                          position.to_move(),
                          total.points(),
                          total.pattern() + initiative,
                          position.empty_count()};
    const Found gain = search(root, depth, alpha - lead, beta - lead, &line);
    return {gain.value + lead, gain.proven};
}

void Search::count_node() {
    nodes_.store(nodes_.load(std::memory_order_relaxed) + 1, std::memory_order_relaxed);
}

/// One move left: no position is set up, the lines know what every stone would change.
Found Search::frontier(const SearchNode& node) {
    count_node();
    const int sign = node.sign();
    int best = -beyond_values;
    for (Bits rest = node.playable(); rest != 0; rest &= rest - 1) {
        const PackedScore gain =
            lines_.gain(static_cast<unsigned>(std::countr_zero(rest)), node.mover);
        int value = 100 * gain.points();
        if (evaluation_ == Evaluation::pattern)
            value += node.pattern + gain.pattern();
        best = std::max(best, sign * value);
    }
    return {best, node.empties == 1 ? Bound::exact : Bound::none};
}

SearchMoves Search::ordered(const SearchNode& node, Bits playable, Bits first) const {
    SearchMoves moves;
    const int sign = node.sign();
    const auto& history = history_[static_cast<std::size_t>(node.mover)];
    const auto& killers = killers_[static_cast<std::size_t>(node.empties)];
    for (Bits rest = playable; rest != 0; rest &= rest - 1) {
        const auto index = static_cast<unsigned>(std::countr_zero(rest));
        const PackedScore gain = lines_.gain(index, node.mover);
        const int points = 100 * sign * gain.points();
        SearchMove move{index, gain, points, 0};
        if (move.stone() == first)
            move.order = beyond_values;
        else
            move.order = 32 * (points + sign * gain.pattern()) + history[index] +
                         (killers[0] == index ? 600 : 0) + (killers[1] == index ? 300 : 0);
        moves.insert(move);
    }
    return moves;
}

void Search::reward(const SearchNode& node, const SearchMoves& moves, std::size_t cutting,
                    int depth) {
    auto& history = history_[static_cast<std::size_t>(node.mover)];
    const auto add = [&history](unsigned index, int bonus) {
        // Towards +-limit, the slower the closer: old successes fade.
        constexpr int limit = 4096;
        history[index] += bonus - history[index] * std::abs(bonus) / limit;
    };
    const int bonus = std::min(depth * depth, 400);
    add(moves[cutting].cell_index, bonus);
    for (std::size_t i = 0; i < cutting; ++i)
        add(moves[i].cell_index, -bonus);
    auto& killers = killers_[static_cast<std::size_t>(node.empties)];
    const auto killer = static_cast<std::uint8_t>(moves[cutting].cell_index);
    if (killers[0] != killer) {
        killers[1] = killers[0];
        killers[0] = killer;
    }
}

void Search::store(const SearchVisit& visit, Entry entry) {
    if (!visit.key)
        return;
    if (entry.column != unknown_column)
        entry.column = visit.key->column(entry.column);
    table_->store(*visit.key, entry);
}

std::optional<Found> Search::settle(const SearchNode& node, int depth, int alpha, int beta,
                                    bool in_line, SearchVisit& visit) const {
    const bool to_the_end = depth == node.empties;
    const Bound sure = to_the_end ? Bound::exact : Bound::none;
    visit.cap = beyond_values;
    if (node.mover == Player::one && depth >= bounded_depth) {
        visit.cap = node.cap();
        if (visit.cap <= alpha)
            return Found{visit.cap, Bound::upper};
        beta = std::min(beta, visit.cap);
    }

    if (evaluation_ == Evaluation::score)
        visit.horizon.emplace(node.occupied(), depth);
    if (visit.horizon && !in_line) {
        const auto own = static_cast<std::size_t>(node.mover);
        // Above bounded_depth player one's value can be less than what the horizon allows.
        if (depth <= bounded_depth || node.mover == Player::one) {
            const int most = 100 * visit.horizon->max_gain(node.stones[own], (depth + 1) / 2);
            if (most <= alpha)
                return Found{most, sure};
        }
        if (depth <= bounded_depth || node.mover == Player::two) {
            const int least = -100 * visit.horizon->max_gain(node.stones[1 - own], depth / 2);
            if (least >= beta)
                return Found{std::min(least, visit.cap), sure};
        }
    }

    if (table_ == nullptr || depth < table_depth)
        return std::nullopt;
    visit.key = key_at(node, depth, visit.horizon ? &*visit.horizon : nullptr);
    const auto entry = table_->find(*visit.key);
    if (!entry)
        return std::nullopt;
    if (!in_line) {
        const bool lower = usable(*entry, Bound::lower, depth);
        const bool upper = usable(*entry, Bound::upper, depth);
        if (lower && entry->value >= beta)
            return Found{entry->value, entry->proven & Bound::lower};
        if (upper && entry->value <= alpha)
            return Found{entry->value, entry->proven & Bound::upper};
        if (lower && upper)
            return Found{entry->value, entry->proven};
    }
    if (entry->column != unknown_column)
        visit.first = node.playable() & column_cells(visit.key->column(entry->column));
    return std::nullopt;
}

std::optional<Found> Search::refute_by_child(const SearchNode& node, int depth, int beta,
                                             const SearchVisit& visit,
                                             const SearchMoves& moves) const {
    std::array<PositionKey, columns> keys;
    for (std::size_t i = 0; i < moves.count; ++i) {
        const SearchNode child = node.after(moves[i].cell_index, moves[i].gain);
        if (child.mover == Player::one && depth - 1 >= bounded_depth) {
            const int value = moves[i].points - child.cap();
            if (value >= beta)
                return Found{value, Bound::lower};
        }
        if (table_ != nullptr) {
            std::optional<Horizon> reach;
            if (visit.horizon)
                reach.emplace(child.occupied(), depth - 1);
            keys[i] = key_at(child, depth - 1, reach ? &*reach : nullptr);
            table_->prefetch(keys[i]);
        }
    }
    for (std::size_t i = 0; i < moves.count && table_ != nullptr; ++i) {
        const auto entry = table_->find(keys[i]);
        const int points = moves[i].points;
        if (entry && usable(*entry, Bound::upper, depth - 1) && points - entry->value >= beta)
            return Found{std::min(points - entry->value, visit.cap),
                         flipped(entry->proven & Bound::upper)};
    }
    return std::nullopt;
}

Found Search::search(const SearchNode& node, int depth, int alpha, int beta, PlayedLine* line) {
    if (depth == 1 && line == nullptr)
        return frontier(node);
    count_node();
    if (should_stop())
        return {};
    const bool to_the_end = depth == node.empties;
    const Bound sure = to_the_end ? Bound::exact : Bound::none;
    const bool principal = beta - alpha > 1;

    SearchVisit visit;
    if (const auto found = settle(node, depth, alpha, beta, line != nullptr, visit))
        return *found;
    const int cap = visit.cap;
    beta = std::min(beta, cap);
    if (line == nullptr && can_follow(depth)) {
        if (const auto found = refute_by_plan(node, depth, beta))
            return *found;
        if (stopped_)
            return {};
    }

    const SearchMoves moves = ordered(node, node.playable(), visit.first);
    // A child whose stored value already cuts this position off saves the search of all others.
    if (depth >= look_at_children && line == nullptr)
        if (const auto found = refute_by_child(node, depth, beta, visit, moves))
            return *found;

    const int sign = node.sign();
    Found best{-beyond_values, Bound::none};
    Bound all_proven = Bound::upper; // that no move has a higher value than found
    int best_column = unknown_column;
    int low = alpha;
    for (std::size_t i = 0; i < moves.count; ++i) {
        const SearchMove& move = moves[i];
        if (depth == 2 && line == nullptr) {
            // The reply never helps the one who does not make it.
            int most = move.points;
            if (evaluation_ == Evaluation::pattern)
                most += sign * (node.pattern + move.gain.pattern());
            if (most <= low) {
                best.value = std::max(best.value, most);
                all_proven = Bound::none;
                continue;
            }
        }
        const SearchNode child = node.after(move.cell_index, move.gain);
        lines_.put(move.cell_index, node.mover);
        Found reply;
        PlayedLine rest;
        PlayedLine* const child_line =
            line != nullptr && child.empties > 0 && depth > 1 ? &rest : nullptr;
        const int low_here = move.points - low;
        const int high_here = move.points - beta;
        if (depth == 1) {
            reply.value = evaluation_ == Evaluation::pattern ? -sign * child.pattern : 0;
            reply.proven = sure;
        } else if (i == 0) {
            reply = search(child, depth - 1, high_here, low_here, child_line);
        } else {
            reply = search(child, depth - 1, low_here - 1, low_here, nullptr);
            if (principal && !stopped_ && move.points - reply.value > low &&
                move.points - reply.value < beta) {
                reply = search(child, depth - 1, high_here, low_here, child_line);
            }
        }
        lines_.take_back(move.cell_index, node.mover);
        if (stopped_)
            return {};
        const int value = move.points - reply.value;
        all_proven = all_proven & flipped(reply.proven);
        if (value > best.value) {
            best.value = value;
            best.proven = flipped(reply.proven) & Bound::lower;
            best_column = move.column();
            if (value > low) {
                low = value;
                if (line != nullptr) {
                    line->columns[0] = static_cast<std::int8_t>(move.column());
                    std::copy_n(rest.columns.begin(), rest.length, line->columns.begin() + 1);
                    line->length = rest.length + 1;
                }
            }
            if (value >= beta) {
                reward(node, moves, i, depth);
                break;
            }
        }
    }

    Bound bound = Bound::exact;
    if (best.value >= beta)
        bound = Bound::lower;
    else if (best.value <= alpha)
        bound = Bound::upper;
    if (has(bound, Bound::upper))
        best.proven = best.proven | all_proven;
    if (best.value >= cap) {
        best.value = cap;
        bound = Bound::exact;
        best.proven = best.proven | Bound::upper;
    }
    if (to_the_end)
        best.proven = bound;
    store(visit, {best.value, bound, best.proven, depth,
                  bound == Bound::upper ? unknown_column : best_column});
    return best;
}

void extend_by_table(const TranspositionTable& table, Position position, int length,
                     PlayedLine& line) {
    for (int i = 0; i < line.length; ++i)
        position = position.after(line.columns[static_cast<std::size_t>(i)]);
    while (line.length < length && !position.is_full()) {
        const PositionKey key = key_of(position.stones(Player::one), position.stones(Player::two));
        const auto entry = table.find(key);
        if (!entry || entry->column == unknown_column ||
            !position.can_play(key.column(entry->column)))
            return;
        const int column = key.column(entry->column);
        line.columns[static_cast<std::size_t>(line.length++)] = static_cast<std::int8_t>(column);
        position = position.after(column);
    }
}

} // namespace loggia::connect4
