#include "ui/wumpus/wumpus_legend.hpp"

#include "ui/theme/colours.hpp"
#include "ui/wumpus/cave_painter.hpp"

#include <QPainter>

namespace loggia::ui {

using wumpus::Sign;
using wumpus::Verdict;

namespace {

constexpr int mark_side = 30;
constexpr int square_side = 64;

LegendEntry markEntry(Sign sign, const CaveMark& mark, const QString& text) {
    return {text,
            {mark_side, mark_side},
            [sign, mark](QPainter& painter, const Colours& colours, const QFont& font) {
                paintMark(painter, QRectF(2, 2, mark_side - 4, mark_side - 4), sign, mark, colours,
                          font);
            }};
}

/// One square of a cave, cut out of the picture of all of it.
LegendEntry squareEntry(const CaveCell& cell, const QString& text) {
    return {text,
            {square_side, square_side},
            [cell](QPainter& painter, const Colours& colours, const QFont& font) {
                constexpr wumpus::Square square{2, 2};
                CaveScene scene;
                scene.at(square) = cell;
                constexpr double whole = 5.2 * square_side;
                const BoardGeometry geometry =
                    caveGeometry({whole, whole}, painter.device()->devicePixelRatioF());
                const QRectF place = geometry.cellRect(square.i - 1, square.j - 1);
                painter.setClipRect(QRectF(0, 0, square_side, square_side));
                painter.scale(square_side / place.width(), square_side / place.height());
                painter.translate(-place.topLeft());
                paintCave(painter, geometry, scene, {}, colours, font);
            }};
}

} // namespace

Legend wumpusLegend() {
    const auto known = [](Verdict verdict) {
        CaveMark mark;
        mark.state = verdict;
        return mark;
    };
    CaveMark differs = known(Verdict::definitely_true);
    differs.framed = true;
    CaveCell chance;
    for (CaveMark& mark : chance.marks)
        mark.state = Verdict::possibly;
    chance.marks[static_cast<std::size_t>(Sign::pit)].chance = QStringLiteral("33 %");
    CaveCell here;
    here.visited = true;
    here.here = true;
    CaveCell dead = here;
    dead.dead = true;
    CaveCell visited;
    visited.visited = true;
    CaveCell safe;
    safe.safe = true;
    CaveCell best;
    best.best = true;
    best.risk = QStringLiteral("18 %");
    CaveCell gold = here;
    gold.gold = true;
    CaveCell exit;
    exit.visited = true;
    exit.exit = true;
    CaveCell hidden;
    hidden.hidden = QStringLiteral("MS");
    return {
        markEntry(Sign::monster, known(Verdict::definitely_true),
                  LegendEntry::tr("M, monster: there is one (filled)")),
        markEntry(Sign::stench, known(Verdict::definitely_true),
                  LegendEntry::tr("S, stench: a monster is next to this square")),
        markEntry(Sign::pit, known(Verdict::definitely_true),
                  LegendEntry::tr("P, pit: there is one")),
        markEntry(Sign::breeze, known(Verdict::definitely_true),
                  LegendEntry::tr("B, breeze: a pit is next to this square")),
        markEntry(Sign::pit, known(Verdict::definitely_false),
                  LegendEntry::tr("Definitely false: no pit here (struck through)")),
        markEntry(Sign::pit, known(Verdict::possibly),
                  LegendEntry::tr(
                      "Possibly true, possibly false: nothing known decides it (dashed, with ?)")),
        markEntry(
            Sign::pit, known(Verdict::both),
            LegendEntry::tr("Both true and false: what is known contradicts itself (with !)")),
        markEntry(Sign::pit, differs,
                  LegendEntry::tr("The two caves shown side by side differ here (framed)")),
        squareEntry(chance,
                    LegendEntry::tr("The probability of a monster or pit where it is undecided")),
        squareEntry(visited, LegendEntry::tr("A visited square")),
        squareEntry(here, LegendEntry::tr("Where you are")),
        squareEntry(dead, LegendEntry::tr("Where your walk ended")),
        squareEntry(safe, LegendEntry::tr("Provably safe: no model has a monster or pit here")),
        squareEntry(best,
                    LegendEntry::tr(
                        "If no square is provably safe: the least risky ones, with their risk")),
        squareEntry(gold,
                    LegendEntry::tr("Gold: where you see it, or carried by you (hunt for gold)")),
        squareEntry(exit, LegendEntry::tr("The way out, where a hunt for gold ends")),
        squareEntry(hidden, LegendEntry::tr("What the hidden cave contains, once it is shown")),
    };
}

} // namespace loggia::ui
