#pragma once

#include "core/puzzles/sheet/sheet.hpp"

#include <QAbstractTableModel>

#include <memory>

namespace loggia::ui {

/// The solutions of a puzzle as a table: a solution a row, an atom a column. Where there are
/// several, atoms that have the same value in all of them say so in their header: `m1 = 0`.
class SolutionModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    /// nullptr for either: an empty table.
    void setSolutions(std::shared_ptr<const puzzles::PuzzleSheet> sheet,
                      std::shared_ptr<const puzzles::SheetVerdict> verdict);

    /// Whether an atom has the same value in all of several solutions.
    [[nodiscard]] bool isSame(int column) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

    /// For a spreadsheet: the names, then a line for each solution, separated by tabs.
    [[nodiscard]] QString asText() const;

private:
    std::shared_ptr<const puzzles::PuzzleSheet> sheet_;
    std::shared_ptr<const puzzles::SheetVerdict> verdict_;
};

} // namespace loggia::ui
