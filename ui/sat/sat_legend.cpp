#include "ui/sat/sat_legend.hpp"

#include "ui/sat/clauses/clause_signs.hpp"
#include "ui/theme/colours.hpp"
#include "ui/widgets/graph/graph_legend.hpp"
#include "ui/widgets/source/source_style.hpp"

#include <QPainter>

namespace loggia::ui {

namespace {

constexpr QSize line_size(64, 24);

void paintText(QPainter& painter, const QFont& font, bool bold, const QColor& colour, double left,
               const QString& text) {
    QFont used = font;
    used.setBold(bold);
    painter.setFont(used);
    painter.setPen(colour);
    painter.drawText(QRectF(left, 0, line_size.width() - left, line_size.height()),
                     Qt::AlignLeft | Qt::AlignVCenter, text);
}

/// A clause with its sign beside it.
LegendEntry signEntry(sat::ClauseStatus status, const QString& text) {
    return {
        text, line_size, [status](QPainter& painter, const Colours& colours, const QFont& font) {
            constexpr double clause = 26;
            paintText(painter, font, true, signColour(toneOf(status), colours), 4, signOf(status));
            paintText(painter, font, false, colours.text, clause, QStringLiteral("1 -3"));
        }};
}

LegendEntry literalEntry(TextStyle style, const QString& text) {
    return {text, line_size, [style](QPainter& painter, const Colours& colours, const QFont& font) {
                constexpr double middle = 26;
                paintText(painter, font, style == TextStyle::holds, textColour(style, colours),
                          middle, QStringLiteral("-3"));
            }};
}

} // namespace

Legend satLegend() {
    const auto coloured = [](int group, const QString& text) {
        GraphNode vertex = legendNode(QStringLiteral("3"), NodeShape::round, NodeTone::neutral,
                                      QString::number(group));
        vertex.group = group;
        return nodeEntry(vertex, text);
    };
    using enum NodeTone;
    const QString p = QStringLiteral("P");
    const QString level = QStringLiteral("2");
    using enum sat::ClauseStatus;
    return {
        signEntry(satisfied, LegendEntry::tr("Clauses: one of its literals is true")),
        signEntry(unit, LegendEntry::tr("Clauses: one literal is open and all others are false, so "
                                        "it must be true (a unit clause)")),
        signEntry(falsified, LegendEntry::tr("Clauses: all of its literals are false")),
        signEntry(open, LegendEntry::tr("Clauses: still open")),
        literalEntry(TextStyle::holds, LegendEntry::tr("Clauses: the literal is true")),
        literalEntry(TextStyle::fails, LegendEntry::tr("Clauses: the literal is false")),
        nodeEntry(legendNode(p, NodeShape::diamond, neutral),
                  LegendEntry::tr("Search tree: a decision, a literal that the search tries")),
        nodeEntry(legendNode(p, NodeShape::round, neutral),
                  LegendEntry::tr("Search tree: a literal that a learned clause forces")),
        nodeEntry(legendNode(p, NodeShape::diamond, yes),
                  LegendEntry::tr("Search tree: on the path to where the search is now")),
        nodeEntry(legendNode(p, NodeShape::diamond, highlight),
                  LegendEntry::tr("Search tree: where the search is")),
        nodeEntry(legendNode(p, NodeShape::diamond, dim),
                  LegendEntry::tr("Search tree: not reached yet")),
        nodeEntry(legendNode(QStringLiteral("\u2717"), NodeShape::box, no),
                  LegendEntry::tr("Search tree: a conflict; a clause is false here")),
        nodeEntry(legendNode(QStringLiteral("\u2713"), NodeShape::box, neutral),
                  LegendEntry::tr("Search tree: a model; every clause is true")),
        nodeEntry(legendNode(p, NodeShape::diamond, neutral, level),
                  LegendEntry::tr("Implication graph: a decision; the badge is its level")),
        nodeEntry(legendNode(p, NodeShape::round, neutral, level),
                  LegendEntry::tr(
                      "Implication graph: forced by a clause whose other literals are false")),
        nodeEntry(legendNode(p, NodeShape::round, yes, level),
                  LegendEntry::tr("Implication graph: its negation is in the learned clause")),
        nodeEntry(legendNode(p, NodeShape::round, highlight, level),
                  LegendEntry::tr("Implication graph: first unique implication point; every path "
                                  "to the conflict leads "
                                  "through it")),
        edgeEntry(neutral, true,
                  LegendEntry::tr(
                      "Implication graph: this literal helps to force that one; the number is that "
                      "of the clause"),
                  QStringLiteral("7")),
        edgeEntry(
            no, true,
            LegendEntry::tr(
                "Implication graph: an arrow across the cut, from which the clause is learned"),
            QStringLiteral("7")),
        nodeEntry(legendNode(QStringLiteral("P \u2228 Q"), NodeShape::box, neutral),
                  LegendEntry::tr("Resolution: a clause that is resolved")),
        nodeEntry(legendNode(QStringLiteral("Q"), NodeShape::box, highlight),
                  LegendEntry::tr("Resolution: the resolvent, without the literal on the arrows")),
        coloured(1, LegendEntry::tr("Graph colouring: the vertex has the colour with this number")),
        nodeEntry(legendNode(QStringLiteral("3"), NodeShape::round, no),
                  LegendEntry::tr("Graph colouring: the vertex has two colours, or none is left")),
        edgeEntry(no, false, LegendEntry::tr("Graph colouring: both ends have the same colour")),
    };
}

} // namespace loggia::ui
