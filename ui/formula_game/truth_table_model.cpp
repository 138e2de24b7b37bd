#include "ui/formula_game/truth_table_model.hpp"

#include <algorithm>
#include <utility>

namespace loggia::ui {

namespace {

constexpr std::size_t longest_heading = 16;
constexpr std::size_t longest_tooltip = 400;

} // namespace

void TruthTableModel::setTable(std::shared_ptr<TableRows> table) {
    beginResetModel();
    table_ = std::move(table);
    order_ = table_ ? OrderedRows(table_->rows()) : OrderedRows();
    forgetWindow();
    endResetModel();
}

void TruthTableModel::setOrder(OrderedRows order) {
    // Views ask while rows come and go: at no moment are there more than the order has.
    setWindow(0,
              static_cast<int>(std::min(static_cast<std::uint64_t>(windowRows()), order.size())));
    order_ = std::move(order);
    tellAll();
}

int TruthTableModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() || !table_ ? 0 : static_cast<int>(table_->columns());
}

QVariant TruthTableModel::data(const QModelIndex& index, int role) const {
    if (role == Qt::TextAlignmentRole)
        return Qt::AlignCenter;
    if ((role != Qt::DisplayRole && role != Qt::AccessibleTextRole) || !index.isValid())
        return {};
    const auto column = static_cast<std::size_t>(index.column());
    const bool value = table_->value(order_.row(placeOfRow(index.row())), column);
    if (role == Qt::DisplayRole)
        return QString::number(value ? 1 : 0);
    return tr("%1 is %2")
        .arg(QString::fromStdString(table_->heading(column, longest_tooltip)))
        .arg(value ? 1 : 0);
}

QVariant TruthTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Vertical) {
        if (role == Qt::DisplayRole)
            return QString::number(order_.row(placeOfRow(section)));
        return {};
    }
    const auto column = static_cast<std::size_t>(section);
    if (role == Qt::DisplayRole)
        return QString::fromStdString(table_->heading(column, longest_heading));
    if (role == Qt::ToolTipRole)
        return tr("%1\nClick: sort by this column")
            .arg(QString::fromStdString(table_->heading(column, longest_tooltip)));
    return {};
}

} // namespace loggia::ui
