#pragma once

#include "core/peg/edit.hpp"
#include "core/peg/game.hpp"
#include "core/peg/invariants/impossible.hpp"
#include "core/peg/search/hint.hpp"
#include "ui/widgets/board/board_scene.hpp"

#include <QPainterPath>
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include <optional>
#include <vector>

namespace loggia::ui {

/// What a click on the board does.
enum class PegTool {
    play,  ///< jumps
    pegs,  ///< pegs at the start
    goal,  ///< pegs wanted at the end
    holes, ///< the board itself
    rows,  ///< its lines of three holes
};

struct PegHole {
    QPointF place;
    bool peg = false;
    bool wanted = false; ///< Has a peg at the end.
    QString name = {};   ///< What a screen reader says.
};

/// A row as it is drawn.
struct PegRow {
    enum class Kind {
        shown,   ///< The drawing shows it, and it is the board's.
        added,   ///< The board's, though the drawing does not show it.
        removed, ///< Not the board's, though the drawing shows it.
    };
    peg::Triple row;
    Kind kind = Kind::shown;
};

/// A board of holes and pegs as it is to be drawn: plain data without rules. Hole h is holes[h -
/// 1]; y grows downwards, and neighbours are about `step` apart.
struct PegScene {
    std::vector<PegHole> holes;
    /// Drawn over the board while its lines are edited; otherwise only where the drawing does not
    /// show them by itself, thin and under the pegs.
    std::vector<PegRow> rows;
    std::vector<QPointF> places;          ///< Where holes could be; while one draws.
    std::vector<peg::Jump> jumps;         ///< That can be made; while one plays.
    std::vector<peg::Prospect> prospects; ///< Of jumps: marked at the pegs that make them.
    std::optional<peg::Jump> last;
    std::optional<peg::Jump> hint;
    peg::Holes marked = 0;    ///< Holes in which a proof counts the pegs.
    std::vector<int> weights; ///< That a proof gives the holes; empty: none.
    bool numbers = false;     ///< Of the holes.
    PegTool tool = PegTool::play;
    double step = 1;
    QPainterPath plate; ///< The wood, in the drawing's coordinates, see plateOf(); may be empty.
    QRectF bounds;      ///< What has to be seen: the holes, and room for more while one draws.
    QSizeF area;        ///< That it fills, in pixels, while one draws; empty where nobody said.
    QString invitation; ///< Written where there is no hole.
    QString name;       ///< What a screen reader calls the board.
};

/// The scene of a position of a puzzle; names included. While holes are drawn one by one, what has
/// to be seen stays as in `before`, the scene shown until now, so that nothing moves under the
/// pointer; it only grows where a hole lies at its edge. It fills `area`, the size of the view, so
/// that all places that are in sight can be drawn on.
[[nodiscard]] PegScene sceneOf(const peg::Puzzle& puzzle, peg::Holes position, peg::Grid grid,
                               PegTool tool, const PegScene* before = nullptr,
                               const QSizeF& area = {});
/// Of the holes alone.
[[nodiscard]] QRectF boundsOf(const PegScene& scene);
/// Draws why a position cannot lead to the goal: the holes that a parity counts, or their weights.
void addReason(PegScene& scene, const peg::Reason& reason);

/// Holes by rows from the top, each from the left: how a screen reader walks through them.
[[nodiscard]] std::vector<std::vector<int>> rowsOfHoles(const PegScene& scene);
/// The names as BoardView and its table for screen readers take them; rows that are shorter than
/// others end in cells that are no hole.
[[nodiscard]] BoardScene boardOf(const PegScene& scene);

/// The one of `places` that lies next in a direction, a unit vector; -1 for none.
[[nodiscard]] int nextInDirection(const std::vector<QPointF>& places, const QPointF& from,
                                  const QPointF& direction);

} // namespace loggia::ui
