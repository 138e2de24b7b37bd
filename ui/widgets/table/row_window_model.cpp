#include "ui/widgets/table/row_window_model.hpp"

#include <algorithm>

namespace loggia::ui {

void RowWindowModel::setWindow(std::uint64_t first, int count) {
    const std::uint64_t size = places();
    const auto next =
        static_cast<int>(std::min(static_cast<std::uint64_t>(std::max(count, 0)), size));
    const std::uint64_t begin = std::min(first, size - static_cast<std::uint64_t>(next));
    if (next > count_) {
        first_ = begin;
        beginInsertRows({}, count_, next - 1);
        count_ = next;
        endInsertRows();
    } else if (next < count_) {
        beginRemoveRows({}, next, count_ - 1);
        count_ = next;
        endRemoveRows();
    }
    first_ = begin;
    tellAll();
}

void RowWindowModel::forgetWindow() {
    first_ = 0;
    count_ = 0;
}

void RowWindowModel::tellAll() {
    if (count_ == 0)
        return;
    Q_EMIT dataChanged(index(0, 0), index(count_ - 1, columnCount() - 1));
    Q_EMIT headerDataChanged(Qt::Vertical, 0, count_ - 1);
}

int RowWindowModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : count_;
}

} // namespace loggia::ui
