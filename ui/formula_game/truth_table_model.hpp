#pragma once

#include "ui/formula_game/table_rows.hpp"
#include "ui/widgets/table/row_window_model.hpp"

#include <memory>

namespace loggia::ui {

/// The truth table of a game's formula, a window of it at a time.
class TruthTableModel : public RowWindowModel {
    Q_OBJECT

public:
    using RowWindowModel::RowWindowModel;

    /// Null for none. Shows all rows by counting.
    void setTable(std::shared_ptr<TableRows> table);
    [[nodiscard]] const TableRows* table() const { return table_.get(); }
    void setOrder(OrderedRows order);
    [[nodiscard]] const OrderedRows& order() const { return order_; }

    [[nodiscard]] std::uint64_t places() const override { return order_.size(); }
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    std::shared_ptr<TableRows> table_;
    OrderedRows order_;
};

} // namespace loggia::ui
