#include "ui/sat/sat_legend.hpp"

#include "ui/widgets/graph/graph_legend.hpp"

#include <QCoreApplication>

namespace loggia::ui {

Legend satLegend() {
    const auto tr = [](const char* text) { return QCoreApplication::translate("SatLegend", text); };
    const auto node = [](const QString& label, NodeShape shape, NodeTone tone,
                         const QString& badge = {}) {
        GraphNode made;
        made.label = label;
        made.shape = shape;
        made.tone = tone;
        made.badge = badge;
        return made;
    };
    const auto coloured = [&node](int group, const QString& text) {
        GraphNode vertex =
            node(QStringLiteral("3"), NodeShape::round, NodeTone::neutral, QString::number(group));
        vertex.group = group;
        return nodeEntry(vertex, text);
    };
    using enum NodeTone;
    const QString p = QStringLiteral("P");
    const QString level = QStringLiteral("2");
    return {
        nodeEntry(node(p, NodeShape::diamond, neutral),
                  tr("Search tree: a decision, a literal that the search tries")),
        nodeEntry(node(p, NodeShape::round, neutral),
                  tr("Search tree: a literal that a learned clause forces")),
        nodeEntry(node(p, NodeShape::diamond, yes),
                  tr("Search tree: on the path to where the search is now")),
        nodeEntry(node(p, NodeShape::diamond, highlight), tr("Search tree: where the search is")),
        nodeEntry(node(p, NodeShape::diamond, dim), tr("Search tree: not reached yet")),
        nodeEntry(node(QStringLiteral("\u2717"), NodeShape::box, no),
                  tr("Search tree: a conflict; a clause is false here")),
        nodeEntry(node(QStringLiteral("\u2713"), NodeShape::box, neutral),
                  tr("Search tree: a model; every clause is true")),
        nodeEntry(node(p, NodeShape::diamond, neutral, level),
                  tr("Implication graph: a decision; the badge is its level")),
        nodeEntry(node(p, NodeShape::round, neutral, level),
                  tr("Implication graph: forced by a clause whose other literals are false")),
        nodeEntry(node(p, NodeShape::round, yes, level),
                  tr("Implication graph: its negation is in the learned clause")),
        nodeEntry(node(p, NodeShape::round, highlight, level),
                  tr("Implication graph: first implication point; every path to the conflict leads "
                     "through it")),
        edgeEntry(neutral, true,
                  tr("Implication graph: this literal helps to force that one; the number is that "
                     "of the clause"),
                  QStringLiteral("7")),
        edgeEntry(
            no, true,
            tr("Implication graph: an arrow across the cut, from which the clause is learned"),
            QStringLiteral("7")),
        nodeEntry(node(QStringLiteral("P \u2228 Q"), NodeShape::box, neutral),
                  tr("Resolution: a clause that is resolved")),
        nodeEntry(node(QStringLiteral("Q"), NodeShape::box, highlight),
                  tr("Resolution: the resolvent, without the literal on the arrows")),
        coloured(1, tr("Graph colouring: the vertex has the colour of this number")),
        nodeEntry(node(QStringLiteral("3"), NodeShape::round, no),
                  tr("Graph colouring: the vertex has two colours, or none is left")),
        edgeEntry(no, false, tr("Graph colouring: both ends have the same colour")),
    };
}

} // namespace loggia::ui
