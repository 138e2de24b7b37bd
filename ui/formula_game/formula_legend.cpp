#include "ui/formula_game/formula_legend.hpp"

#include "ui/widgets/graph/graph_legend.hpp"

#include <QCoreApplication>

namespace loggia::ui {

Legend formulaGameLegend() {
    const auto tr = [](const char* text) {
        return QCoreApplication::translate("FormulaLegend", text);
    };
    const auto node = [](const QString& label, NodeShape shape, NodeTone tone,
                         const QString& badge = {}) {
        GraphNode made;
        made.label = label;
        made.shape = shape;
        made.tone = tone;
        made.badge = badge;
        return made;
    };
    using enum NodeTone;
    const QString x = QStringLiteral("x");
    GraphNode spoken_of = node(x, NodeShape::box, neutral);
    spoken_of.marked = true;
    return {
        nodeEntry(node(QStringLiteral("+"), NodeShape::round, neutral),
                  tr("Or: true when at least one part is true")),
        nodeEntry(node(QStringLiteral("*"), NodeShape::round, neutral),
                  tr("And: true when every part is true")),
        nodeEntry(node(QStringLiteral("-"), NodeShape::round, neutral),
                  tr("Not: true when its part is false")),
        nodeEntry(node(x, NodeShape::box, player_one), tr("A variable that E chooses (orange)")),
        nodeEntry(node(x, NodeShape::box, player_two), tr("A variable that A chooses (blue)")),
        nodeEntry(node(x, NodeShape::box, player_one, QStringLiteral("?")),
                  tr("The variable whose turn it is")),
        nodeEntry(node(x, NodeShape::box, yes, QStringLiteral("1")),
                  tr("True, whatever is chosen from now on (solid outline)")),
        nodeEntry(node(x, NodeShape::box, no, QStringLiteral("0")),
                  tr("False, whatever is chosen from now on (dashed outline)")),
        nodeEntry(spoken_of, tr("The part that a hint speaks of, or by which the game is decided "
                                "(band)")),
    };
}

} // namespace loggia::ui
