#include "ui/wumpus/wumpus_example.hpp"

#include "core/wumpus/reference_rules.hpp"

namespace loggia::ui {

WumpusExample wumpusExample() {
    const WalkState walk{32, {{1, 2}, {2, 1}, {2, 2}}};
    const wumpus::World hidden = wumpus::cave_by_seed(walk.seed).world();
    QString knowledge = WumpusDocument::lesson(hidden, {1, 1});
    for (const wumpus::Square square : walk.path)
        knowledge += WumpusDocument::lesson(hidden, square);
    return {{QString::fromStdString(wumpus::rules_file()), knowledge, QStringLiteral("M_2_3\n")},
            walk};
}

} // namespace loggia::ui
