#include "ui/widgets/flow_layout.hpp"

#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace loggia::ui {

namespace {

bool grows(const QLayoutItem& item) {
    return item.expandingDirections().testFlag(Qt::Horizontal);
}

int width_of(const QLayoutItem& item) {
    return item.sizeHint().expandedTo(item.minimumSize()).width();
}

int height_of(const QLayoutItem& item, int width) {
    return item.hasHeightForWidth() ? item.heightForWidth(width) : item.sizeHint().height();
}

/// Where nothing is broken into lines.
int height_of(const QList<QLayoutItem*>& row) {
    int height = 0;
    for (const QLayoutItem* item : row)
        height = std::max(height, item->sizeHint().height());
    return height;
}

/// What each item of a row takes of `width`: those that grow share what is left.
QList<int> widths_of(const QList<QLayoutItem*>& row, int width, int spacing) {
    int spare = width - static_cast<int>(row.size() - 1) * spacing;
    int growing = 0;
    for (const QLayoutItem* item : row) {
        spare -= width_of(*item);
        growing += grows(*item) ? 1 : 0;
    }
    QList<int> result;
    for (const QLayoutItem* item : row) {
        int own = std::min(width_of(*item), width);
        if (grows(*item) && spare > 0) {
            const int share = spare / growing;
            own += share;
            spare -= share;
            --growing;
        }
        result << own;
    }
    return result;
}

int height_of(const QList<QLayoutItem*>& row, const QList<int>& widths) {
    int height = 0;
    for (qsizetype i = 0; i < row.size(); ++i)
        height = std::max(height, height_of(*row[i], widths[i]));
    return height;
}

} // namespace

FlowLayout::FlowLayout(QWidget* parent) : QLayout(parent) {
    setContentsMargins(0, 0, 0, 0);
    setSpacing(8);
}

FlowLayout::~FlowLayout() {
    qDeleteAll(items_);
}

void FlowLayout::addItem(QLayoutItem* item) {
    items_ << item;
}
int FlowLayout::count() const {
    return static_cast<int>(items_.size());
}
QLayoutItem* FlowLayout::itemAt(int index) const {
    return items_.value(index);
}
QLayoutItem* FlowLayout::takeAt(int index) {
    return index >= 0 && index < items_.size() ? items_.takeAt(index) : nullptr;
}

Qt::Orientations FlowLayout::expandingDirections() const {
    return {};
}
bool FlowLayout::hasHeightForWidth() const {
    return true;
}
int FlowLayout::heightForWidth(int width) const {
    return arrange({0, 0, width, 0}, false);
}

QList<QLayoutItem*> FlowLayout::shown() const {
    QList<QLayoutItem*> result;
    for (QLayoutItem* item : items_)
        if (!item->isEmpty())
            result << item;
    return result;
}

QSize FlowLayout::sizeHint() const {
    const auto items = shown();
    int width = static_cast<int>(std::max<qsizetype>(items.size() - 1, 0)) * spacing();
    for (const QLayoutItem* item : items)
        width += width_of(*item);
    const QMargins margins = contentsMargins();
    return {width + margins.left() + margins.right(),
            height_of(items) + margins.top() + margins.bottom()};
}

QSize FlowLayout::minimumSize() const {
    const auto items = shown();
    int width = 0;
    for (const QLayoutItem* item : items)
        width = std::max(width, item->minimumSize().width());
    const QMargins margins = contentsMargins();
    return {width + margins.left() + margins.right(),
            height_of(items) + margins.top() + margins.bottom()};
}

void FlowLayout::setGeometry(const QRect& rect) {
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

/// The height that is needed at the width of `rect`; places the items there if told to.
int FlowLayout::arrange(const QRect& rect, bool apply) const {
    const QMargins margins = contentsMargins();
    const QRect inside = rect.marginsRemoved(margins);
    int top = inside.top();
    int used = 0;
    QList<QLayoutItem*> row;
    const auto finish_row = [&] {
        const QList<int> widths = widths_of(row, inside.width(), spacing());
        const int height = height_of(row, widths);
        if (apply)
            placeRow(row, widths, {inside.left(), top, inside.width(), height});
        top += height;
    };
    for (QLayoutItem* item : shown()) {
        const int width = width_of(*item);
        if (!row.isEmpty() && used + spacing() + width > inside.width()) {
            finish_row();
            top += spacing();
            row.clear();
            used = 0;
        }
        used += (row.isEmpty() ? 0 : spacing()) + width;
        row << item;
    }
    finish_row();
    return top - rect.top() + margins.bottom();
}

void FlowLayout::placeRow(const QList<QLayoutItem*>& row, const QList<int>& widths,
                          const QRect& rect) const {
    int left = rect.left();
    for (qsizetype i = 0; i < row.size(); ++i) {
        const int height = row[i]->expandingDirections().testFlag(Qt::Vertical)
                               ? rect.height()
                               : std::min(height_of(*row[i], widths[i]), rect.height());
        const QRect place(left, rect.top() + (rect.height() - height) / 2, widths[i], height);
        row[i]->setGeometry(QStyle::visualRect(parentWidget()->layoutDirection(), rect, place));
        left += widths[i] + spacing();
    }
}

} // namespace loggia::ui
