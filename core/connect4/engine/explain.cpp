#include "core/connect4/engine/explain.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

namespace loggia::connect4 {

namespace {

struct Place {
    int column = 0; ///< 1..7
    int row = 0;    ///< 1..6
};

Place lowest(Bits bits) {
    const int bit = std::countr_zero(bits);
    return {bit / column_stride + 1, bit % column_stride + 1};
}

Place highest(Bits bits) {
    const int bit = 63 - std::countl_zero(bits);
    return {bit / column_stride + 1, bit % column_stride + 1};
}

std::string points(int count) {
    return fmt::format("{} point{}", count, count == 1 ? "" : "s");
}

std::string joined(const std::vector<Bits>& quads) {
    std::string text;
    for (const Bits quadruple : quads)
        text += (text.empty() ? "" : "; ") + describe_quadruple(quadruple);
    return text;
}

const ColumnValue* find(const Analysis& analysis, int column) {
    const auto found = std::find_if(analysis.columns.begin(), analysis.columns.end(),
                                    [&](const ColumnValue& v) { return v.column == column; });
    return found == analysis.columns.end() ? nullptr : &*found;
}

std::string compared(const Analysis& analysis, int column, const Value& value, Player mover) {
    const ColumnValue* next = nullptr;
    for (const ColumnValue& other : analysis.columns)
        if (other.column != column &&
            (next == nullptr || other.value.hundredths > next->value.hundredths))
            next = &other;
    if (next == nullptr)
        return fmt::format("Value for player {}: {}.", mover == Player::one ? 1 : 2,
                           to_text(value));
    return fmt::format("Value for player {}: {}. The best alternative is column {}: {}.",
                       mover == Player::one ? 1 : 2, to_text(value), next->column + 1,
                       to_text(next->value));
}

} // namespace

std::string describe_quadruple(Bits quadruple) {
    const Place from = lowest(quadruple);
    const Place to = highest(quadruple);
    if (from.column == to.column)
        return fmt::format("column {}, rows {}-{}", from.column, from.row, to.row);
    if (from.row == to.row)
        return fmt::format("row {}, columns {}-{}", from.row, from.column, to.column);
    return fmt::format("{} diagonal, columns {}-{}, rows {}-{}",
                       from.row < to.row ? "rising" : "falling", from.column, to.column, from.row,
                       to.row);
}

MoveEffects effects_of(const Position& position, int column) {
    const Player mover = position.to_move();
    const Bits mine = position.stones(mover);
    const Bits theirs = position.stones(opponent(mover));
    MoveEffects effects;
    effects.stone = position.playable() & column_cells(column);
    const Position next = position.after(column);
    const Bits above = next.playable() & column_cells(column);
    for (const Bits quadruple : quadruples) {
        if ((quadruple & effects.stone) != 0) {
            const Bits others = quadruple & ~effects.stone;
            if ((mine & others) == others)
                effects.completes.push_back(quadruple);
            if ((theirs & others) == others)
                effects.blocks.push_back(quadruple);
            if ((quadruple & theirs) == 0 && std::popcount(others & mine) == 2)
                effects.prepares.push_back(quadruple);
        }
        if ((quadruple & above) != 0 && (theirs & quadruple) == (quadruple & ~above))
            effects.gives.push_back(quadruple);
    }
    return effects;
}

std::vector<std::string> reasons_for(const Position& position, int column,
                                     const Analysis& analysis) {
    const MoveEffects effects = effects_of(position, column);
    const auto size = [](const std::vector<Bits>& list) { return static_cast<int>(list.size()); };
    std::vector<std::string> reasons;
    if (!effects.completes.empty())
        reasons.push_back(fmt::format("It completes {}: {}.", points(size(effects.completes)),
                                      joined(effects.completes)));
    if (!effects.blocks.empty())
        reasons.push_back(fmt::format("It blocks {} of the opponent: {}.",
                                      points(size(effects.blocks)), joined(effects.blocks)));
    if (!effects.prepares.empty())
        reasons.push_back(
            fmt::format("It leaves {} line{} of four one stone short: {}.", size(effects.prepares),
                        effects.prepares.size() == 1 ? "" : "s", joined(effects.prepares)));
    if (!effects.gives.empty())
        reasons.push_back(
            fmt::format("The opponent can then score on top of it: {}.", joined(effects.gives)));
    const ColumnValue* own = find(analysis, column);
    if (own != nullptr)
        reasons.push_back(compared(analysis, column, own->value, position.to_move()));
    else if (analysis.column == column)
        reasons.push_back(compared(analysis, column, analysis.value, position.to_move()));
    if (reasons.empty())
        reasons.emplace_back("It has no immediate effect.");
    return reasons;
}

Value seen_by_other(Value value) {
    value.hundredths = -value.hundredths;
    if (value.certainty == Certainty::at_least)
        value.certainty = Certainty::at_most;
    else if (value.certainty == Certainty::at_most)
        value.certainty = Certainty::at_least;
    return value;
}

std::string verdict(Value value, Player mover) {
    const Value one = mover == Player::one ? value : seen_by_other(value);
    const int leader = one.hundredths >= 0 ? 1 : 2;
    const int lead = std::abs(one.hundredths) / 100;
    switch (one.certainty) {
    case Certainty::exact:
        return one.hundredths == 0 ? "a draw (exact)"
                                   : fmt::format("player {} wins by {} (exact)", leader, lead);
    case Certainty::at_least:
        if (one.hundredths > 0)
            return fmt::format("player 1 wins by at least {} (proven)", lead);
        return one.hundredths == 0 ? "player 1 has at least a draw (proven)"
                                   : fmt::format("player 1 loses by at most {} (proven)", lead);
    case Certainty::at_most:
        if (one.hundredths < 0)
            return fmt::format("player 2 wins by at least {} (proven)", lead);
        return one.hundredths == 0 ? "player 2 has at least a draw (proven)"
                                   : fmt::format("player 2 loses by at most {} (proven)", lead);
    case Certainty::heuristic:
        break;
    }
    if (one.hundredths == 0)
        return "even (heuristic value)";
    return fmt::format("player {} is ahead by about {:.2f} (heuristic value)", leader,
                       std::abs(one.hundredths) / 100.0);
}

} // namespace loggia::connect4
