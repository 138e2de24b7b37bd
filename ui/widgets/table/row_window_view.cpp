#include "ui/widgets/table/row_window_view.hpp"

#include "ui/theme/text_size.hpp"
#include "ui/widgets/table/row_window_model.hpp"

#include <QHeaderView>
#include <QKeyEvent>
#include <QScrollBar>
#include <QStyle>
#include <QWheelEvent>

#include <algorithm>
#include <utility>

namespace loggia::ui {

namespace {

constexpr int rows_a_notch = 3;
constexpr int notch = 120;

} // namespace

RowWindowView::RowWindowView(RowWindowModel* model, const QString& name, QWidget* parent)
    : QTableView(parent), model_(model), bar_(new QScrollBar(Qt::Vertical, this)) {
    setModel(model_);
    setAccessibleName(name);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTabKeyNavigation(false);
    setCornerButtonEnabled(false);
    setWordWrap(false);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    fitRowsToText(*this);
    verticalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
    verticalHeader()->setHighlightSections(false);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionsClickable(true);
    horizontalHeader()->setMinimumSectionSize(26);
    bar_->setAccessibleName(tr("%1: rows").arg(name));
    bar_->setFocusPolicy(Qt::NoFocus);
    connect(bar_, &QScrollBar::valueChanged, this, &RowWindowView::showWindow);
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& index) {
                if (!moving_ && index.isValid())
                    current_ = model_->first() + static_cast<std::uint64_t>(index.row());
            });
}

int RowWindowView::visibleRows() const {
    return std::max(1, viewport()->height() / verticalHeader()->defaultSectionSize());
}

int RowWindowView::pageRows() const {
    return static_cast<int>(std::min(static_cast<std::uint64_t>(visibleRows()), model_->places()));
}

void RowWindowView::refresh() {
    current_.reset();
    bar_->setValue(0);
    showWindow();
    // Headings and digits are all that a column holds; asking the rows would compute them.
    for (int column = 0; column < model_->columnCount(); ++column)
        setColumnWidth(column, std::max(horizontalHeader()->sectionSizeHint(column), 26));
    // Room for the longest number of a row, so that nothing jumps while it is scrolled.
    const QString last = QString::number(std::max<std::uint64_t>(model_->places(), 1) - 1);
    verticalHeader()->setFixedWidth(fontMetrics().horizontalAdvance(last) + 18);
}

void RowWindowView::showWindow() {
    const std::uint64_t size = model_->places();
    const bool was_moving = std::exchange(moving_, true);
    const auto fit_bar = [this, size] {
        const int page = pageRows();
        // At most 2^26 rows: rows, unlike their heights in dots, never get too many for an int.
        bar_->setRange(0, static_cast<int>(size - static_cast<std::uint64_t>(page)));
        bar_->setPageStep(std::max(page, 1));
        return static_cast<std::uint64_t>(page);
    };
    fit_bar();
    updateGeometries(); // The bar, or one at the bottom, may take room.
    const std::uint64_t page = fit_bar();
    model_->setWindow(static_cast<std::uint64_t>(bar_->value()), static_cast<int>(page));
    const std::uint64_t first = model_->first();
    if (current_ && *current_ >= first && *current_ < first + page)
        setCurrentIndex(model_->index(static_cast<int>(*current_ - first),
                                      std::max(0, currentIndex().column())));
    else
        setCurrentIndex({});
    moving_ = was_moving;
}

void RowWindowView::goTo(std::uint64_t place) {
    const std::uint64_t size = model_->places();
    if (size == 0)
        return;
    place = std::min(place, size - 1);
    current_ = place;
    const auto page = static_cast<std::uint64_t>(model_->rowCount());
    if (place < model_->first())
        bar_->setValue(static_cast<int>(place));
    else if (place >= model_->first() + page)
        bar_->setValue(static_cast<int>(place + 1 - page));
    showWindow();
}

void RowWindowView::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    if (!placing_)
        showWindow();
}

/// Qt's own takes the room of the bar away, which it does not know of, and is told at once by a
/// resize. Only the size that comes of it in the end counts: rows that came and went meanwhile
/// would be laid out by the next paint event, which ends here, for ever.
void RowWindowView::updateGeometries() {
    const bool outermost = !std::exchange(placing_, true);
    QTableView::updateGeometries();
    const bool scrolls = bar_->maximum() > 0;
    bar_->setVisible(scrolls);
    const int width = scrolls ? style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this) : 0;
    QMargins margins = viewportMargins();
    if (margins.right() != width) {
        margins.setRight(width);
        setViewportMargins(margins);
    }
    const QRect seen = viewport()->geometry();
    bar_->setGeometry(seen.right() + 1, seen.top(), width, seen.height());
    if (!outermost)
        return;
    placing_ = false;
    if (!moving_ && pageRows() != model_->rowCount())
        showWindow();
}

void RowWindowView::keyPressEvent(QKeyEvent* event) {
    const auto page = static_cast<std::uint64_t>(std::max(1, model_->rowCount()));
    const std::uint64_t size = model_->places();
    const bool ctrl = event->modifiers().testFlag(Qt::ControlModifier);
    const std::uint64_t here = current_.value_or(model_->first());
    const auto up = [&](std::uint64_t by) { goTo(here > by ? here - by : 0); };
    const auto down = [&](std::uint64_t by) { goTo(current_ ? here + by : here); };
    switch (event->key()) {
    case Qt::Key_Up:
        up(1);
        break;
    case Qt::Key_Down:
        down(1);
        break;
    case Qt::Key_PageUp:
        up(page);
        break;
    case Qt::Key_PageDown:
        down(page);
        break;
    case Qt::Key_Home:
        if (!ctrl) {
            QTableView::keyPressEvent(event);
            return;
        }
        goTo(0);
        break;
    case Qt::Key_End:
        if (!ctrl) {
            QTableView::keyPressEvent(event);
            return;
        }
        goTo(size);
        break;
    default:
        QTableView::keyPressEvent(event);
    }
}

void RowWindowView::wheelEvent(QWheelEvent* event) {
    if (event->angleDelta().y() == 0) {
        QTableView::wheelEvent(event);
        return;
    }
    wheel_ += event->angleDelta().y() * rows_a_notch;
    const int rows = wheel_ / notch;
    wheel_ -= rows * notch;
    bar_->setValue(bar_->value() - rows);
    event->accept();
}

} // namespace loggia::ui
