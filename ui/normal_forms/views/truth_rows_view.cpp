#include "ui/normal_forms/views/truth_rows_view.hpp"

#include "ui/widgets/announce.hpp"
#include "ui/widgets/table/table_picture.hpp"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace loggia::ui {

namespace {

constexpr int rows_gap = 10;

} // namespace

TruthRowsView::TruthRowsView(QWidget* parent)
    : RowWindowView(new TruthRowsModel, tr("Truth table"), parent) {
    model()->setParent(this);
    connect(this, &QTableView::clicked, this, [this](const QModelIndex& index) {
        if (const int output = rows()->outputOf(index.column()); output >= 0)
            setValue(output, rows()->rowAt(index), std::nullopt);
    });
}

TruthRowsModel* TruthRowsView::rows() const {
    return static_cast<TruthRowsModel*>(model());
}

void TruthRowsView::setRows(std::shared_ptr<const FormRows> table) {
    const QVariant before = currentIndex().data(Qt::AccessibleTextRole);
    if (rows()->setRows(std::move(table)))
        refresh();
    else if (hasFocus() && currentIndex().data(Qt::AccessibleTextRole) != before)
        announceCurrentCell(*this);
}

void TruthRowsView::putPictured(TruthRowsModel& model) const {
    model.setRows(rows()->shared());
    const std::uint64_t all = model.places();
    const auto count = static_cast<int>(std::min<std::uint64_t>(all, most_pictured));
    const std::uint64_t last = all - static_cast<std::uint64_t>(count);
    model.setWindow(std::min(rows()->first(), last), count);
}

QSize TruthRowsView::pictureSize() const {
    TruthRowsModel model;
    putPictured(model);
    const QSize size =
        tablePictureSize(model, {0, model.rowCount(), 0, model.columnCount()}, font());
    return size + QSize(2 * rows_gap, 2 * rows_gap);
}

void TruthRowsView::paintPicture(QPainter& painter, const Colours& colours) const {
    TruthRowsModel model;
    putPictured(model);
    painter.save();
    painter.translate(rows_gap, rows_gap);
    paintTable(painter, model, {0, model.rowCount(), 0, model.columnCount()}, colours, font());
    painter.restore();
}

int TruthRowsView::currentOutput() const {
    return std::max(0, rows()->outputOf(currentIndex().column()));
}

void TruthRowsView::setValue(int output, std::uint64_t row, std::optional<RowValue> value) {
    const FormRows* table = rows()->table();
    if (table == nullptr)
        return;
    const RowValue now = table->value(row, output);
    const auto next = static_cast<RowValue>((static_cast<int>(now) + 1) % 3);
    if (value.value_or(next) != now)
        Q_EMIT edited(output, row, value.value_or(next));
}

void TruthRowsView::keyPressEvent(QKeyEvent* event) {
    const auto modifiers = event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier);
    std::optional<RowValue> value;
    if (event->key() == Qt::Key_0)
        value = RowValue::zero;
    else if (event->key() == Qt::Key_1)
        value = RowValue::one;
    else if (event->key() == Qt::Key_Minus)
        value = RowValue::open;
    // Never a search for rows that begin with the digit, which is what they mean to Qt's tables.
    if (modifiers == Qt::NoModifier && (value || event->key() == Qt::Key_Space)) {
        if (current())
            setValue(currentOutput(), *current(), value);
        return;
    }
    RowWindowView::keyPressEvent(event);
}

} // namespace loggia::ui
