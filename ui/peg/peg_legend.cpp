#include "ui/peg/peg_legend.hpp"

#include "ui/peg/peg_painter.hpp"
#include "ui/theme/colours.hpp"

#include <QPainter>

namespace loggia::ui {

namespace {

constexpr int hole_step = 40;

/// Holes in a line, the ones in `pegs` (bit 0: the first one) with pegs.
PegScene lineOfHoles(int count, unsigned pegs) {
    PegScene scene;
    for (int hole = 0; hole < count; ++hole) {
        PegHole made;
        made.place = QPointF(hole, 0);
        made.peg = ((pegs >> static_cast<unsigned>(hole)) & 1U) != 0;
        scene.holes.push_back(made);
    }
    constexpr double margin = 0.62;
    scene.bounds = QRectF(-margin, -margin, count - 1 + 2 * margin, 2 * margin);
    scene.plate = plateOf(scene);
    return scene;
}

LegendEntry pegEntry(const PegScene& scene, const QString& text, const PegMotion& motion = {}) {
    const QSize size(static_cast<int>(scene.bounds.width() * hole_step),
                     static_cast<int>(scene.bounds.height() * hole_step));
    return {text, size,
            [scene, motion, size](QPainter& painter, const Colours& colours, const QFont& font) {
                // The margin around a board would leave too little of so small a picture.
                const double margin = PegGeometry::marginOf(scene.step) * hole_step;
                const QRectF area =
                    QRectF(QPointF(), QSizeF(size)).adjusted(-margin, -margin, margin, margin);
                paintPegs(painter, {area, scene.bounds, scene.step}, scene, motion, colours, font);
            }};
}

} // namespace

Legend pegLegend() {
    constexpr peg::Jump jump{1, 2, 3};
    PegScene wanted = lineOfHoles(1, 0);
    wanted.holes[0].wanted = true;
    PegScene numbers = lineOfHoles(2, 1);
    numbers.numbers = true;
    PegScene ready = lineOfHoles(3, 3);
    ready.jumps = {jump};
    PegMotion picked;
    picked.selected = 1;
    PegScene last = lineOfHoles(3, 4);
    last.last = jump;
    PegScene hint = lineOfHoles(3, 3);
    hint.hint = jump;
    PegScene kept = lineOfHoles(3, 3);
    kept.prospects = {{jump, peg::Verdict::solved}};
    PegScene lost = lineOfHoles(3, 3);
    lost.prospects = {{jump, peg::Verdict::none}};
    PegScene counted = lineOfHoles(2, 1);
    counted.marked = 1;
    PegScene weighed = lineOfHoles(2, 1);
    weighed.weights = {1, 0};
    PegScene line = lineOfHoles(3, 3);
    line.rows = {{{1, 2, 3}, PegRow::Kind::shown}};
    const auto drawn = [](PegRow::Kind kind) {
        PegScene scene = lineOfHoles(3, 0);
        scene.tool = PegTool::rows;
        scene.rows = {{{1, 2, 3}, kind}};
        return scene;
    };
    return {
        pegEntry(lineOfHoles(1, 1), LegendEntry::tr("A peg")),
        pegEntry(lineOfHoles(1, 0), LegendEntry::tr("An empty hole")),
        pegEntry(wanted, LegendEntry::tr("The goal: a peg must be here at the end (ring)")),
        pegEntry(numbers, LegendEntry::tr("The number of the hole in files and in lists of jumps")),
        pegEntry(ready, LegendEntry::tr("The chosen peg, and the hole that it can jump to"),
                 picked),
        pegEntry(last, LegendEntry::tr("The last jump")),
        pegEntry(hint, LegendEntry::tr("A hint: a jump that keeps the board solvable")),
        pegEntry(kept, LegendEntry::tr(
                           "With the solvability indicator on: a jump after which the goal can "
                           "still be reached")),
        pegEntry(lost, LegendEntry::tr("A jump after which the goal can no longer be reached")),
        pegEntry(counted,
                 LegendEntry::tr(
                     "A hole counted by the proof: no jump changes whether the number of pegs in "
                     "these holes is even or odd")),
        pegEntry(weighed, LegendEntry::tr("The weight that the proof gives this hole: no jump "
                                          "increases the total weight of the pegs")),
        pegEntry(line,
                 LegendEntry::tr("A line of three holes that the drawing alone does not show")),
        pegEntry(drawn(PegRow::Kind::shown),
                 LegendEntry::tr(
                     "While you draw a board: a line of three holes along which pegs can jump")),
        pegEntry(drawn(PegRow::Kind::added), LegendEntry::tr("A line of three that you added")),
        pegEntry(drawn(PegRow::Kind::removed), LegendEntry::tr("A line of three that you removed")),
    };
}

} // namespace loggia::ui
