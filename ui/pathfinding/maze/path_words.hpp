#pragma once

#include "core/pathfinding/searches/search.hpp"
#include "ui/language/core_words.hpp"

#include <QCoreApplication>
#include <QPoint>
#include <QString>

#include <cstdint>
#include <string>
#include <string_view>

namespace loggia::ui {

struct MazeScene;

/// tr() for texts that belong to no class of this page.
struct PathWords {
    Q_DECLARE_TR_FUNCTIONS(Pathfinding)
};
/// A text of core's, in the language of the window.
[[nodiscard]] inline QString inWords(std::string_view text) {
    return coreWords(text);
}
/// What core calls something in files; the same in all languages.
[[nodiscard]] inline QString idText(std::string_view id) {
    return QString::fromLatin1(id.data(), static_cast<qsizetype>(id.size()));
}
/// "A* search"
[[nodiscard]] QString titleOf(pathfinding::Algorithm algorithm);
/// A few characters for the heads of columns: "BFS", "A*".
[[nodiscard]] QString shortTitleOf(pathfinding::Algorithm algorithm);
/// "12", "12.41": whole numbers as such, others with two digits, or with one if it is enough where
/// the unit is road_hundredths; infinite_cost: an infinity sign.
[[nodiscard]] QString costText(pathfinding::Cost cost, pathfinding::Cost unit);
/// "12", "1.5": a number of a graph as a person types it, its thousands not separated.
[[nodiscard]] QString roadNumberText(pathfinding::Cost number, pathfinding::Cost unit);
/// "column 3, row 4: floor of cost 2, expanded". Columns and rows from 0, as in files and traces.
[[nodiscard]] QString nameOfCell(const MazeScene& scene, const QPoint& cell);

} // namespace loggia::ui
