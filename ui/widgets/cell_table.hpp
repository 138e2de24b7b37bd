#pragma once

#include <QPoint>
#include <QRectF>
#include <QSize>
#include <QString>

#include <optional>

class QAccessibleInterface;
class QWidget;

namespace loggia::ui {

/// The interface through which a widget with a board presents itself to screen readers: a table of
/// named cells, some of which can be pressed. Such a widget inherits this beside QWidget and calls
/// installCellTables(). A cell is a QPoint of its column and its row, from the upper left corner,
/// whatever the board itself counts from.
class CellTable {
public:
    struct Cell {
        QString name;           ///< Its position and content.
        QString description;    ///< What pressing it does, or why it does nothing; may be empty.
        bool heads_row = false; ///< It names its row and has no content.
        bool can_press = false;
    };

    CellTable() = default;
    CellTable(const CellTable&) = delete;
    CellTable& operator=(const CellTable&) = delete;
    virtual ~CellTable() = default;

    /// Empty: the accessible name of the widget.
    [[nodiscard]] virtual QString tableName() const = 0;
    [[nodiscard]] virtual QSize tableSize() const = 0;
    /// The functions below are asked for cells within tableSize() only.
    [[nodiscard]] virtual Cell tableCell(const QPoint& cell) const = 0;
    [[nodiscard]] virtual QString tableRowName(int row) const = 0;
    [[nodiscard]] virtual QString tableColumnName(int column) const = 0;
    /// In the widget.
    [[nodiscard]] virtual QRectF tableCellRect(const QPoint& cell) const = 0;
    [[nodiscard]] virtual std::optional<QPoint> tableCellUnder(const QPointF& point) const = 0;
    /// Where the keyboard focus is.
    [[nodiscard]] virtual QPoint currentTableCell() const = 0;
    /// Moves the keyboard focus there, as its keys do.
    virtual void goToTableCell(const QPoint& cell) = 0;
    /// Goes there and does what Enter does; asked only where `can_press`.
    virtual void pressTableCell(const QPoint& cell) = 0;
};

/// Makes every widget that is a CellTable a table to screen readers: role Table, and for each cell,
/// row by row from the top, a child with role Cell, or RowHeader. May be called any number of
/// times.
void installCellTables();

/// Tells screen readers that the focus moved to the current cell.
void tellCellReached(QWidget* widget, const CellTable& table);
/// Tells them that the current cell has changed.
void tellCellChanged(QWidget* widget, const CellTable& table);

/// While one lives, the program itself asks for names of cells, and no screen reader.
class OwnQuestions {
public:
    OwnQuestions();
    ~OwnQuestions();
    OwnQuestions(const OwnQuestions&) = delete;
    OwnQuestions& operator=(const OwnQuestions&) = delete;
};
/// Whether `cell` is the one whose name a screen reader asked for last, and was told `name`: it may
/// ask a while after it was told that the keyboard is there, when the name is another already.
[[nodiscard]] bool isNameKnown(const QAccessibleInterface& cell, const QString& name);

} // namespace loggia::ui
