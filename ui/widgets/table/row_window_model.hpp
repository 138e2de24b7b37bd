#pragma once

#include <QAbstractTableModel>

#include <cstdint>

namespace loggia::ui {

/// A window of a table with more rows than a view of Qt's can hold: the rows that RowWindowView has
/// room for. Qt's views take memory and time for each row that a model has; a truth table of 26
/// variables has 67,108,864.
///
/// A model derives from this, says how many rows the whole table has, and calls forgetWindow()
/// within a reset whenever that becomes less.
class RowWindowModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    /// The rows of the whole table; at most INT_MAX.
    [[nodiscard]] virtual std::uint64_t places() const = 0;

    /// Shows `count` rows from the place `first` on, as far as there are so many.
    void setWindow(std::uint64_t first, int count);
    [[nodiscard]] std::uint64_t first() const { return first_; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;

protected:
    void forgetWindow();
    /// Every row that is shown may be another one now.
    void tellAll();
    [[nodiscard]] int windowRows() const { return count_; }
    /// The place of a row of the model within the whole table.
    [[nodiscard]] std::uint64_t placeOfRow(int row) const {
        return first_ + static_cast<std::uint64_t>(row);
    }

private:
    std::uint64_t first_ = 0;
    int count_ = 0;
};

} // namespace loggia::ui
