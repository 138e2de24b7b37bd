#include "ui/peg/peg_scene.hpp"

#include "core/peg/geometry.hpp"
#include "ui/peg/peg_geometry.hpp"
#include "ui/peg/peg_words.hpp"
#include "ui/widgets/number_text.hpp"

#include <QStringList>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <limits>
#include <variant>

namespace loggia::ui {

namespace {

/// Where the first holes of a new board go, so that the drawing does not jump with each.
const QRectF drawing_room(0, 0, 8, 6);

QPointF pointOf(peg::Point point) {
    return {point.x, point.y};
}

QString nameOf(const peg::Puzzle& puzzle, peg::Holes position, int hole) {
    QStringList parts{PegWords::tr("hole %1").arg(hole),
                      peg::has(position, hole) ? PegWords::tr("peg") : PegWords::tr("empty")};
    if (peg::has(puzzle.goal.in, hole))
        parts << PegWords::tr("goal");
    QStringList targets;
    for (const peg::Jump& jump : peg::moves(puzzle.board, position))
        if (jump.from == hole)
            targets << QString::number(jump.to);
    if (!targets.isEmpty())
        parts << PegWords::tr("can jump to %1").arg(targets.join(QStringLiteral(", ")));
    return parts.join(QStringLiteral(", "));
}

void addRows(PegScene& scene, const peg::Board& board, peg::Grid grid) {
    const auto shown = peg::rows_of_three(board.layout(), grid);
    const auto among = [](const std::vector<peg::Triple>& rows, const peg::Triple& row) {
        return std::any_of(rows.begin(), rows.end(), [&](const peg::Triple& other) {
            return row.b == other.b && std::minmax(row.a, row.c) == std::minmax(other.a, other.c);
        });
    };
    for (const peg::Triple& row : board.triples())
        scene.rows.push_back({row, among(shown, row) ? PegRow::Kind::shown : PegRow::Kind::added});
    for (const peg::Triple& row : shown)
        if (!peg::has_row(board, row))
            scene.rows.push_back({row, PegRow::Kind::removed});
}

/// On a grid the drawing shows which lines there are, unless a person has changed them.
void keepRowsNotSeen(PegScene& scene, peg::Grid grid) {
    const bool told = grid != peg::Grid::free &&
                      std::all_of(scene.rows.begin(), scene.rows.end(), [](const PegRow& row) {
                          return row.kind == PegRow::Kind::shown;
                      });
    if (told)
        scene.rows.clear();
    std::erase_if(scene.rows, [](const PegRow& row) { return row.kind == PegRow::Kind::removed; });
}

/// What has to be seen around the holes: none is to be drawn outside, nor cut.
void keepPlace(PegScene& scene, const PegScene& before) {
    const auto now = static_cast<std::ptrdiff_t>(scene.holes.size());
    const auto then = static_cast<std::ptrdiff_t>(before.holes.size());
    if (before.tool != PegTool::holes || std::abs(now - then) > 1)
        return; // another board
    // The picture has a margin by the step, which the nearest two holes decide.
    const double margin = PegGeometry::marginOf(before.step) - PegGeometry::marginOf(scene.step);
    const QRectF seen = before.bounds.adjusted(-margin, -margin, margin, margin);
    const double room = scene.step / 2;
    const bool inside =
        std::all_of(scene.holes.begin(), scene.holes.end(), [&](const PegHole& hole) {
            return seen.adjusted(room, room, -room, -room).contains(hole.place);
        });
    scene.bounds = inside ? seen : scene.bounds.united(seen);
}

/// All of the area can be drawn on, not only a field of the shape of the board.
void fillArea(PegScene& scene) {
    if (scene.area.isEmpty())
        return;
    const PegGeometry geometry(QRectF({}, scene.area), scene.bounds, scene.step);
    const double scale = geometry.step() / scene.step;
    const double margin = PegGeometry::marginOf(scene.step);
    const QSizeF size = scene.area / scale - QSizeF(2 * margin, 2 * margin);
    QRectF filled({}, size.expandedTo(scene.bounds.size()));
    filled.moveCenter(scene.bounds.center());
    scene.bounds = filled;
}

} // namespace

QRectF boundsOf(const PegScene& scene) {
    if (scene.holes.empty())
        return drawing_room;
    QPointF low = scene.holes.front().place;
    QPointF high = low;
    for (const PegHole& hole : scene.holes) {
        low = {std::min(low.x(), hole.place.x()), std::min(low.y(), hole.place.y())};
        high = {std::max(high.x(), hole.place.x()), std::max(high.y(), hole.place.y())};
    }
    return {low, high};
}

void addReason(PegScene& scene, const peg::Reason& reason) {
    if (const auto* parity = std::get_if<peg::ParityReason>(&reason))
        scene.marked = parity->set;
    else
        scene.weights = std::get<peg::PagodaReason>(reason).weights;
    for (std::size_t i = 0; i < scene.holes.size(); ++i) {
        QString& name = scene.holes[i].name;
        if (peg::has(scene.marked, static_cast<int>(i) + 1))
            name = PegWords::tr("%1, counted by the proof").arg(name);
        if (i < scene.weights.size())
            name = PegWords::tr("%1, weight %2").arg(name).arg(scene.weights[i]);
    }
}

PegScene sceneOf(const peg::Puzzle& puzzle, peg::Holes position, peg::Grid grid, PegTool tool,
                 const PegScene* before, const QSizeF& area) {
    PegScene scene;
    scene.tool = tool;
    scene.area = area;
    const auto& layout = puzzle.board.layout();
    scene.step = peg::step_of(layout, grid);
    for (int hole = 1; hole <= puzzle.board.holes(); ++hole)
        scene.holes.push_back({pointOf(layout[static_cast<std::size_t>(hole - 1)]),
                               peg::has(position, hole), peg::has(puzzle.goal.in, hole),
                               nameOf(puzzle, position, hole)});
    scene.bounds = boundsOf(scene);
    if (tool == PegTool::play)
        scene.jumps = peg::moves(puzzle.board, position);
    addRows(scene, puzzle.board, grid);
    if (tool != PegTool::holes && tool != PegTool::rows)
        keepRowsNotSeen(scene, grid);
    if (tool == PegTool::holes) {
        const double room = 1.5 * scene.step;
        scene.bounds = scene.bounds.adjusted(-room, -room, room, room);
        if (scene.bounds.width() < 2 * drawing_room.width() * scene.step)
            scene.bounds = scene.bounds.united(
                QRectF(drawing_room.topLeft(), drawing_room.size() * scene.step));
        if (before != nullptr && before->area == area)
            keepPlace(scene, *before);
        fillArea(scene);
        for (const peg::Point& place :
             peg::grid_places(layout, grid, {scene.bounds.left(), scene.bounds.top()},
                              {scene.bounds.right(), scene.bounds.bottom()}))
            scene.places.push_back(pointOf(place));
    }
    scene.name = scene.holes.empty()
                     ? PegWords::tr("Peg board without holes")
                     : PegWords::tr("Peg board, %1, %2")
                           .arg(counted(static_cast<std::uint64_t>(puzzle.board.holes()),
                                        PegWords::tr("%1 hole"), PegWords::tr("%1 holes")))
                           .arg(pegsInWords(countOf(position)));
    return scene;
}

std::vector<std::vector<int>> rowsOfHoles(const PegScene& scene) {
    std::vector<int> order;
    for (int hole = 1; hole <= static_cast<int>(scene.holes.size()); ++hole)
        order.push_back(hole);
    const auto place = [&](int hole) {
        return scene.holes[static_cast<std::size_t>(hole - 1)].place;
    };
    std::stable_sort(order.begin(), order.end(),
                     [&](int one, int other) { return place(one).y() < place(other).y(); });
    std::vector<std::vector<int>> rows;
    for (const int hole : order) {
        if (rows.empty() || place(hole).y() - place(rows.back().front()).y() > scene.step / 3)
            rows.emplace_back();
        rows.back().push_back(hole);
    }
    for (std::vector<int>& row : rows)
        std::stable_sort(row.begin(), row.end(),
                         [&](int one, int other) { return place(one).x() < place(other).x(); });
    return rows;
}

BoardScene boardOf(const PegScene& scene) {
    const auto rows = rowsOfHoles(scene);
    std::size_t widest = 1;
    for (const std::vector<int>& row : rows)
        widest = std::max(widest, row.size());
    const int height = std::max(1, static_cast<int>(rows.size()));
    BoardScene board = emptyBoard(static_cast<int>(widest), height);
    board.name = scene.name;
    for (BoardCell& cell : board.cells)
        cell.name = PegWords::tr("no hole");
    for (std::size_t row = 0; row < rows.size(); ++row)
        for (std::size_t column = 0; column < rows[row].size(); ++column)
            board.at(static_cast<int>(column), height - 1 - static_cast<int>(row)).name =
                scene.holes[static_cast<std::size_t>(rows[row][column] - 1)].name;
    return board;
}

int nextInDirection(const std::vector<QPointF>& places, const QPointF& from,
                    const QPointF& direction) {
    constexpr double widest =
        1.8; // tangent of 61 degrees: up and down reach the rows of a triangle
    constexpr double aside_costs = 1.5;
    constexpr double least = 1e-6;
    int best = -1;
    double least_cost = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < places.size(); ++i) {
        const QPointF way = places[i] - from;
        const double ahead = QPointF::dotProduct(way, direction);
        const double aside = std::abs(way.x() * direction.y() - way.y() * direction.x());
        if (ahead < least || aside > widest * ahead)
            continue;
        const double cost = ahead + aside_costs * aside;
        if (cost < least_cost) {
            least_cost = cost;
            best = static_cast<int>(i);
        }
    }
    return best;
}

} // namespace loggia::ui
