#include "ui/normal_forms/views/truth_rows_view.hpp"

#include "ui/theme/colours.hpp"
#include "ui/widgets/announce.hpp"
#include "ui/widgets/number_text.hpp"
#include "ui/widgets/table/table_picture.hpp"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace loggia::ui {

namespace {

constexpr int rows_gap = 10;

} // namespace

QString partPictured(std::uint64_t rows, std::uint64_t all_rows, std::uint64_t columns,
                     std::uint64_t all_columns) {
    if (rows < all_rows && columns < all_columns)
        return TruthRowsView::tr("%1 of %2 rows and %3 of %4 columns are shown.")
            .arg(numberText(rows), numberText(all_rows), numberText(columns),
                 numberText(all_columns));
    if (rows < all_rows)
        return TruthRowsView::tr("%1 of %2 rows are shown.")
            .arg(numberText(rows), numberText(all_rows));
    if (columns < all_columns)
        return TruthRowsView::tr("%1 of %2 columns are shown.")
            .arg(numberText(columns), numberText(all_columns));
    return {};
}

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
    const QString words = wordsBelow(model);
    const int below = words.isEmpty() ? 0 : rows_gap + fontMetrics().lineSpacing();
    return QSize(std::max(size.width(), fontMetrics().horizontalAdvance(words)),
                 size.height() + below) +
           QSize(2 * rows_gap, 2 * rows_gap);
}

QString TruthRowsView::wordsBelow(const TruthRowsModel& pictured) {
    return partPictured(static_cast<std::uint64_t>(pictured.rowCount()), pictured.places(), 0, 0);
}

void TruthRowsView::paintPicture(QPainter& painter, const Colours& colours) const {
    TruthRowsModel model;
    putPictured(model);
    painter.save();
    painter.translate(rows_gap, rows_gap);
    const TablePart all{0, model.rowCount(), 0, model.columnCount()};
    paintTable(painter, model, all, colours, font());
    painter.setFont(font());
    painter.setPen(colours.text);
    painter.drawText(
        0, tablePictureSize(model, all, font()).height() + rows_gap + fontMetrics().ascent(),
        wordsBelow(model));
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
