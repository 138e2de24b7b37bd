#include "ui/widgets/table/pinned_column.hpp"

#include <QCoreApplication>
#include <QEvent>
#include <QHeaderView>
#include <QScrollBar>

namespace loggia::ui {

PinnedColumn::PinnedColumn(QTableView* table)
    : QTableView(table), table_(table), below_(table->viewport()) {
    setModel(table->model());
    setSelectionModel(table->selectionModel());
    setSelectionBehavior(table->selectionBehavior());
    setSelectionMode(table->selectionMode());
    setAccessibleName(table->accessibleName());
    setFocusPolicy(Qt::NoFocus);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWordWrap(table->wordWrap());
    verticalHeader()->hide();
    verticalHeader()->setMinimumSectionSize(1);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setMinimumSectionSize(1);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionsClickable(true);
    hide();
    QHeaderView* header = table->horizontalHeader();
    connect(horizontalHeader(), &QHeaderView::sectionClicked, header, &QHeaderView::sectionClicked);
    connect(header, &QHeaderView::sectionResized, this, &PinnedColumn::place);
    connect(header, &QHeaderView::sectionMoved, this, &PinnedColumn::place);
    connect(header, &QHeaderView::geometriesChanged, this, &PinnedColumn::place);
    connect(header, &QHeaderView::sortIndicatorChanged, this, &PinnedColumn::place);
    connect(table->horizontalScrollBar(), &QScrollBar::valueChanged, this, &PinnedColumn::place);
    connect(table->model(), &QAbstractItemModel::modelAboutToBeReset, this, [this] { pin(-1); });
    table->viewport()->installEventFilter(this);
    viewport()->installEventFilter(this);
}

void PinnedColumn::pin(int column) {
    column_ = column;
    for (int each = 0; column >= 0 && each < model()->columnCount(); ++each)
        setColumnHidden(each, each != column);
    place();
}

void PinnedColumn::place() {
    const bool is_there = column_ >= 0 && column_ < table_->horizontalHeader()->count();
    if (!is_there || table_->columnViewportPosition(column_) >= 0) {
        hide();
        return;
    }
    const QRect seen = table_->viewport()->geometry();
    const int heading = table_->horizontalHeader()->height();
    horizontalHeader()->setFixedHeight(heading);
    horizontalHeader()->setSortIndicatorShown(table_->horizontalHeader()->isSortIndicatorShown());
    horizontalHeader()->setSortIndicator(table_->horizontalHeader()->sortIndicatorSection(),
                                         table_->horizontalHeader()->sortIndicatorOrder());
    verticalHeader()->setDefaultSectionSize(table_->verticalHeader()->defaultSectionSize());
    setColumnWidth(column_, table_->columnWidth(column_));
    setGeometry(seen.left(), seen.top() - heading, table_->columnWidth(column_),
                heading + seen.height());
    show();
    raise();
}

bool PinnedColumn::eventFilter(QObject* watched, QEvent* event) {
    if (watched == below_ && (event->type() == QEvent::Resize || event->type() == QEvent::Move))
        place();
    // The rows are the table's to scroll.
    if (watched == viewport() && event->type() == QEvent::Wheel)
        return QCoreApplication::sendEvent(table_->viewport(), event);
    return QTableView::eventFilter(watched, event);
}

} // namespace loggia::ui
