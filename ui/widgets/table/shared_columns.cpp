#include "ui/widgets/table/shared_columns.hpp"

#include "ui/theme/text_size.hpp"

#include <QEvent>
#include <QHeaderView>
#include <QTableView>

#include <algorithm>
#include <vector>

namespace loggia::ui {

namespace {

class ColumnSharer final : public QObject {
public:
    explicit ColumnSharer(QTableView& table)
        : QObject(&table), table_(&table), viewport_(table.viewport()) {
        table.horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
        table.setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
        table.setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
        viewport_->installEventFilter(this);
        fitToText(table, [this] { share(); });
        connect(table.model(), &QAbstractItemModel::dataChanged, this, &ColumnSharer::share);
        connect(table.model(), &QAbstractItemModel::headerDataChanged, this, &ColumnSharer::share);
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (watched == viewport_ && event->type() == QEvent::Resize)
            share();
        return QObject::eventFilter(watched, event);
    }

private:
    void share() {
        QHeaderView* header = table_->horizontalHeader();
        const QAbstractItemView* cells = table_; // where the hint of a column is public
        const int count = header->count();
        std::vector<int> widths;
        int left = viewport_->width();
        for (int column = 0; column < count; ++column) {
            widths.push_back(
                std::max(header->sectionSizeHint(column), cells->sizeHintForColumn(column)));
            left -= widths.back();
        }
        left = std::max(left, 0);
        for (int column = 0; column < count; ++column) {
            const int share = left / (count - column);
            left -= share;
            header->resizeSection(column, widths[static_cast<std::size_t>(column)] + share);
        }
    }

    QTableView* table_;
    QWidget* viewport_;
};

} // namespace

void shareColumns(QTableView& table) {
    new ColumnSharer(table);
}

} // namespace loggia::ui
