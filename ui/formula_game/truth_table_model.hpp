#pragma once

#include "ui/formula_game/table_rows.hpp"

#include <QAbstractTableModel>

#include <memory>

namespace loggia::ui {

/// A window of a truth table: the rows that a view has room for. Qt's views take memory and time
/// for each row that a model has; a table of 26 variables has 67,108,864.
class TruthTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    /// Null for none. Shows all rows by counting.
    void setTable(std::shared_ptr<TableRows> table);
    [[nodiscard]] const TableRows* table() const { return table_.get(); }
    void setOrder(OrderedRows order);
    [[nodiscard]] const OrderedRows& order() const { return order_; }

    /// Shows `count` rows from the place `first` on, as far as there are so many.
    void setWindow(std::uint64_t first, int count);
    [[nodiscard]] std::uint64_t first() const { return first_; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    void tellAll();

    std::shared_ptr<TableRows> table_;
    OrderedRows order_;
    std::uint64_t first_ = 0;
    int count_ = 0;
};

} // namespace loggia::ui
