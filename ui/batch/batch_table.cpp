#include "ui/batch/batch_table.hpp"

#include "ui/theme/colours.hpp"
#include "ui/theme/text_size.hpp"

#include <QHeaderView>
#include <QPainter>

#include <utility>

namespace loggia::ui {

BatchTable::BatchTable(const char* name, const QString& title, QString hint, QWidget* parent)
    : QTableView(parent), hint_(std::move(hint)) {
    setObjectName(QLatin1String(name));
    setAccessibleName(title);
    setTabKeyNavigation(false);
    setWordWrap(false);
    setShowGrid(false);
    setAlternatingRowColors(true);
    setCornerButtonEnabled(false);
    setHorizontalScrollMode(ScrollPerPixel);
    verticalHeader()->hide();
    horizontalHeader()->setHighlightSections(false);
    constexpr int air = 10;
    fitRowsToText(*this, air);
}

void BatchTable::paintEvent(QPaintEvent* event) {
    QTableView::paintEvent(event);
    if (model() == nullptr || model()->rowCount() > 0)
        return;
    constexpr int margin = 24;
    QPainter painter(viewport());
    painter.setPen(coloursFor(palette()).muted_text);
    painter.drawText(viewport()->rect().adjusted(margin, margin, -margin, -margin),
                     Qt::AlignCenter | Qt::TextWordWrap, hint_);
}

} // namespace loggia::ui
