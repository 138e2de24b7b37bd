#pragma once

#include "core/normal_forms/minimize/karnaugh.hpp"
#include "ui/normal_forms/study/form_study.hpp"
#include "ui/widgets/board/board_scene.hpp"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace loggia::ui {

struct MapCell {
    RowValue value = RowValue::zero;
    std::uint64_t row = 0; ///< of the truth table
    QString name;          ///< "a = 1, b = 0: true, in A and C"
};

/// A term as rectangles on the map.
struct MapGroup {
    int term = 0;
    std::vector<normal_forms::KarnaughMap::Rectangle> parts;
    int cells = 0;
};

/// A Karnaugh map as it is to be shown: plain data. Row 0 is the top one.
struct MapScene {
    int rows = 0; ///< 0: there is no map, and `why` says why.
    int columns = 0;
    QString why;
    std::vector<MapCell> cells; ///< cells[row * columns + column]
    QString row_inputs;         ///< "a b"
    QString column_inputs;
    QStringList row_codes; ///< "00", "01", "11", "10"
    QStringList column_codes;
    std::vector<MapGroup> groups;
    QString name; ///< What a screen reader calls it.

    [[nodiscard]] bool isThere() const { return rows > 0; }
    [[nodiscard]] const MapCell& at(int row, int column) const {
        return cells.at(static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) +
                        static_cast<std::size_t>(column));
    }
    /// The smallest group that has this cell; -1: none.
    [[nodiscard]] int groupAt(int row, int column) const;
};

/// Of one output of 2 to 6 inputs.
[[nodiscard]] MapScene mapScene(const FormStudy& study);

/// The map as a board, for keyboard and screen readers: row 0 of a board is the bottom one.
[[nodiscard]] BoardScene boardOf(const MapScene& map);

} // namespace loggia::ui
