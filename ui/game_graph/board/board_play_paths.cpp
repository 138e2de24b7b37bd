// The part of BoardPlay for games whose moves are paths of cells.
#include "ui/game_graph/board/board_play.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace loggia::ui {

namespace {

using Cell = PositionBoard::Cell;
using Layout = PositionBoard::Layout;

} // namespace

void BoardPlay::readPath(const game_graph::Game& game, game_graph::State state,
                         const game_graph::Step& step) {
    std::vector<BoardSpot> path;
    const bool ring = board_->layout == Layout::ring;
    for (const int cell : game.path(state, step.move).value_or(std::vector<int>{}))
        path.push_back(ring ? BoardSpot{0, cell}
                            : BoardSpot{cell / board_->columns, cell % board_->columns});
    paths_.push_back(std::move(path));
}

void BoardPlay::findBeginnings() {
    const bool shown = name_ == QLatin1String("othello") || board_->layout == Layout::pits;
    for (const auto& path : paths_) {
        const bool useful = !path.empty() && board_->layout != Layout::ring &&
                            (path.size() > 1 || shown || at(path.front()) != Cell::empty);
        if (useful &&
            std::find(beginnings_.begin(), beginnings_.end(), path.front()) == beginnings_.end())
            beginnings_.push_back(path.front());
    }
    if (kind_ != Kind::cars && kind_ != Kind::star)
        return;
    for (const auto& changes : changes_)
        for (const Change& change : changes)
            if (change.cell == Cell::empty && at(change.spot) != Cell::empty &&
                std::find(beginnings_.begin(), beginnings_.end(), change.spot) == beginnings_.end())
                beginnings_.push_back(change.spot);
}

std::optional<BoardSpot> BoardPlay::lineAt(const QPointF& point) const {
    constexpr double reach = 0.2; // in cells, to each side
    const auto awayFrom = [&](int column) {
        const auto [from, to] = board_->pointsOf(column);
        const QPointF begin = board_->rectOf(0, from).center();
        const QPointF way = board_->rectOf(0, to).center() - begin;
        const double along = std::clamp(
            QPointF::dotProduct(point - begin, way) / QPointF::dotProduct(way, way), 0.0, 1.0);
        const QPointF off = point - (begin + along * way);
        // Where lines cross it is the one whose middle is nearer.
        constexpr double from_middle = 0.05;
        return std::hypot(off.x(), off.y()) + from_middle * std::abs(along - 0.5);
    };
    std::optional<BoardSpot> best;
    std::pair nearest(true, reach); // drawn, and how far away
    for (int column = board_->points; column < board_->columns; ++column)
        if (const std::pair there(at({0, column}) != Cell::empty, awayFrom(column));
            there.second <= reach && there < nearest) {
            nearest = there;
            best = BoardSpot{0, column};
        }
    return best;
}

bool BoardPlay::leadsFrom(std::size_t move, const BoardSpot& spot) const {
    const auto& path = paths_[move];
    // A line may be drawn from either end.
    return path.size() > 1 &&
           (path.front() == spot || (board_->layout == Layout::ring && path.back() == spot));
}

std::optional<std::size_t> BoardPlay::moveAlong(const BoardSpot& chosen,
                                                const BoardSpot& spot) const {
    std::optional<std::size_t> passing;
    bool several = false;
    for (std::size_t move = 0; move < steps_.size(); ++move) {
        if (!leadsFrom(move, chosen))
            continue;
        const auto& path = paths_[move];
        const BoardSpot& end = path.front() == chosen ? path.back() : path.front();
        if (end == spot)
            return move;
        if (std::find(path.begin() + 1, path.end(), spot) != path.end()) {
            several = several || passing.has_value();
            passing = move;
        }
    }
    return several ? std::nullopt : passing;
}

QString BoardPlay::pieceWord() const {
    if (board_->layout == Layout::ring)
        return tr("point");
    if (name_ == QLatin1String("hexapawn"))
        return tr("pawn");
    return name_ == QLatin1String("checkers") ? tr("piece") : tr("stone");
}

QString BoardPlay::refusalOfPaths(const BoardSpot& spot) const {
    const Cell there = at(spot);
    const bool moving =
        std::any_of(paths_.begin(), paths_.end(), [](const auto& path) { return path.size() > 1; });
    switch (board_->layout) {
    case Layout::pits:
        return tr("Choose one of your pits that has seeds.");
    case Layout::lattice:
        return there == Cell::line ? tr("This line is already drawn.")
                                   : tr("Click between two dots.");
    case Layout::ring:
        return isLine(spot) ? tr("This line is already drawn.")
                            : tr("This point is already joined to all others.");
    case Layout::grid:
    case Layout::star:
    case Layout::points:
        break;
    }
    if (there == Cell::outside)
        return tr("Only the dark squares are used.");
    if (moving)
        return there == Cell::empty ? tr("First choose one of your pieces.")
                                    : tr("This %1 cannot move.").arg(pieceWord());
    if (name_ == QLatin1String("konane"))
        return tr("This stone cannot be removed.");
    if (there != Cell::empty)
        return tr("This cell is taken.");
    return name_ == QLatin1String("othello") ? tr("A disc here would not turn any disc.")
                                             : tr("There is no room for a domino here.");
}

BoardPlay::Answer BoardPlay::answerOfPaths(const BoardSpot& spot,
                                           const std::optional<BoardSpot>& chosen) const {
    if (isLine(spot)) {
        for (std::size_t move = 0; move < steps_.size(); ++move)
            if (changes_[move].front().spot == spot)
                return playing(move);
        return {std::nullopt, std::nullopt, false, refusalOfPaths(spot)};
    }
    if (chosen)
        if (const auto move = moveAlong(*chosen, spot))
            return playing(*move);
    if (chosen == spot)
        return {std::nullopt, std::nullopt, true, tr("Cancels the choice")};
    std::optional<std::size_t> covering; // of a domino the other half
    for (std::size_t move = 0; move < steps_.size(); ++move) {
        if (paths_[move].empty()) {
            Answer pass = playing(move);
            pass.words = tr("Passes: no disc can be placed");
            return pass;
        }
        if (paths_[move].size() > 1)
            continue;
        if (paths_[move].front() == spot)
            return playing(move);
        if (name_ == QLatin1String("domineering") &&
            std::any_of(changes_[move].begin(), changes_[move].end(),
                        [&spot](const Change& change) { return change.spot == spot; }))
            covering = move;
    }
    if (covering)
        return playing(*covering);
    if (!targetsOf(spot).empty())
        return {std::nullopt, spot, false, tr("Chooses this %1").arg(pieceWord())};
    if (chosen)
        return {std::nullopt, std::nullopt, false,
                tr("The chosen %1 cannot move there.").arg(pieceWord())};
    return {std::nullopt, std::nullopt, false, refusalOfPaths(spot)};
}

} // namespace loggia::ui
