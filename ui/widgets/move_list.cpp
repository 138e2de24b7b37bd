#include "ui/widgets/move_list.hpp"

#include <QHeaderView>
#include <QKeyEvent>

#include <algorithm>

namespace loggia::ui {

MoveList::MoveList(QWidget* parent) : QTableWidget(0, 2, parent) {
    setAccessibleName(tr("Moves"));
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setTabKeyNavigation(false);
    setShowGrid(false);
    setCornerButtonEnabled(false);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionsClickable(false);
    verticalHeader()->setSectionsClickable(false);
    verticalHeader()->setHighlightSections(false);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 6);
    verticalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
    connect(this, &QTableWidget::itemClicked, this, [this](const QTableWidgetItem* item) {
        // Qt tells of clicks on what is disabled, too.
        if ((item->flags() & Qt::ItemIsEnabled) != 0)
            Q_EMIT shownPicked(item->data(Qt::UserRole).toInt());
    });
}

void MoveList::setHeadings(const QString& first, const QString& second) {
    setHorizontalHeaderLabels({first, second});
}

void MoveList::setMoves(const QStringList& moves, const QStringList& words, bool first_by_second) {
    const int offset = first_by_second ? 1 : 0;
    if (moves == moves_ && offset == offset_)
        return;
    moves_ = moves;
    offset_ = offset;
    clearContents();
    setRowCount(moves.isEmpty() ? 0 : (static_cast<int>(moves.size()) + offset_ + 1) / 2);
    for (int i = 0; i < moves.size(); ++i) {
        auto* item = new QTableWidgetItem(moves[i]);
        item->setData(Qt::UserRole, i + 1);
        item->setData(Qt::AccessibleTextRole, tr("move %1: %2").arg(i + 1).arg(words.value(i)));
        item->setTextAlignment(Qt::AlignCenter);
        setItem((i + offset_) / 2, (i + offset_) % 2, item);
    }
    // What no move was made in can be neither chosen nor reached by keys.
    for (int row = 0; row < rowCount(); ++row)
        for (int column = 0; column < 2; ++column)
            if (item(row, column) == nullptr) {
                auto* blank = new QTableWidgetItem;
                blank->setFlags(Qt::NoItemFlags);
                setItem(row, column, blank);
            }
    setShown(std::min(shown_, static_cast<int>(moves.size())));
}

QModelIndex MoveList::indexOf(int moves) const {
    if (moves < 1 || moves > moves_.size())
        return {};
    return model()->index((moves - 1 + offset_) / 2, (moves - 1 + offset_) % 2);
}

void MoveList::setShown(int moves) {
    shown_ = moves;
    const QModelIndex index = indexOf(moves);
    if (index.isValid()) {
        setCurrentIndex(index);
        scrollTo(index);
    } else {
        setCurrentIndex({});
        clearSelection();
        scrollToTop();
    }
}

void MoveList::resizeEvent(QResizeEvent* event) {
    QTableWidget::resizeEvent(event);
    if (const QModelIndex index = indexOf(shown_); index.isValid())
        scrollTo(index);
}

void MoveList::keyPressEvent(QKeyEvent* event) {
    int wanted = shown_;
    switch (event->key()) {
    case Qt::Key_Left:
        wanted -= 1;
        break;
    case Qt::Key_Right:
        wanted += 1;
        break;
    case Qt::Key_Up:
        wanted -= 2;
        break;
    case Qt::Key_Down:
        wanted += 2;
        break;
    case Qt::Key_Home:
        wanted = 0;
        break;
    case Qt::Key_End:
        wanted = static_cast<int>(moves_.size());
        break;
    default:
        QTableWidget::keyPressEvent(event);
        return;
    }
    Q_EMIT shownPicked(std::clamp(wanted, 0, static_cast<int>(moves_.size())));
}

} // namespace loggia::ui
