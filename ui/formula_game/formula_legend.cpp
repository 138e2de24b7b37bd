#include "ui/formula_game/formula_legend.hpp"

#include "ui/widgets/graph/graph_legend.hpp"

namespace loggia::ui {

Legend formulaGameLegend() {
    using enum NodeTone;
    const QString x = QStringLiteral("x");
    GraphNode spoken_of = legendNode(x, NodeShape::box, neutral);
    spoken_of.marked = true;
    return {
        nodeEntry(legendNode(QStringLiteral("+"), NodeShape::round, neutral),
                  LegendEntry::tr("Or: true when at least one operand is true")),
        nodeEntry(legendNode(QStringLiteral("*"), NodeShape::round, neutral),
                  LegendEntry::tr("And: true when every operand is true")),
        nodeEntry(legendNode(QStringLiteral("-"), NodeShape::round, neutral),
                  LegendEntry::tr("Not: true when its operand is false")),
        nodeEntry(legendNode(x, NodeShape::box, player_one),
                  LegendEntry::tr("A variable that E chooses (orange)")),
        nodeEntry(legendNode(x, NodeShape::box, player_two),
                  LegendEntry::tr("A variable that A chooses (blue)")),
        nodeEntry(legendNode(x, NodeShape::box, player_one, QStringLiteral("?")),
                  LegendEntry::tr("The variable to choose next")),
        nodeEntry(legendNode(x, NodeShape::box, yes, QStringLiteral("1")),
                  LegendEntry::tr("True, whatever is chosen from now on (solid outline)")),
        nodeEntry(legendNode(x, NodeShape::box, no, QStringLiteral("0")),
                  LegendEntry::tr("False, whatever is chosen from now on (dashed outline)")),
        nodeEntry(spoken_of, LegendEntry::tr(
                                 "The part that a hint is about, or that decides the game (band)")),
    };
}

} // namespace loggia::ui
