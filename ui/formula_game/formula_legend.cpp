#include "ui/formula_game/formula_legend.hpp"

#include "ui/widgets/graph/graph_legend.hpp"

namespace loggia::ui {

Legend formulaGameLegend() {
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
                  LegendEntry::tr("Or: true when at least one part is true")),
        nodeEntry(node(QStringLiteral("*"), NodeShape::round, neutral),
                  LegendEntry::tr("And: true when every part is true")),
        nodeEntry(node(QStringLiteral("-"), NodeShape::round, neutral),
                  LegendEntry::tr("Not: true when its part is false")),
        nodeEntry(node(x, NodeShape::box, player_one),
                  LegendEntry::tr("A variable that E chooses (orange)")),
        nodeEntry(node(x, NodeShape::box, player_two),
                  LegendEntry::tr("A variable that A chooses (blue)")),
        nodeEntry(node(x, NodeShape::box, player_one, QStringLiteral("?")),
                  LegendEntry::tr("The variable whose turn it is")),
        nodeEntry(node(x, NodeShape::box, yes, QStringLiteral("1")),
                  LegendEntry::tr("True, whatever is chosen from now on (solid outline)")),
        nodeEntry(node(x, NodeShape::box, no, QStringLiteral("0")),
                  LegendEntry::tr("False, whatever is chosen from now on (dashed outline)")),
        nodeEntry(spoken_of,
                  LegendEntry::tr("The part that a hint speaks of, or by which the game is decided "
                                  "(band)")),
    };
}

} // namespace loggia::ui
