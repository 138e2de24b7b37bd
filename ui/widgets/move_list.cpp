#include "ui/widgets/move_list.hpp"

#include "ui/theme/text_size.hpp"

#include <QEvent>
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
    fitRowsToText(*this);
    verticalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
    connect(this, &QTableWidget::itemClicked, this, [this](const QTableWidgetItem* item) {
        // Qt tells of clicks on what is disabled, too.
        if ((item->flags() & Qt::ItemIsEnabled) == 0)
            return;
        if (const int aside = asideIn(item->row()); aside >= 0)
            Q_EMIT asidePicked(aside);
        else
            Q_EMIT shownPicked(item->data(Qt::UserRole).toInt());
    });
}

void MoveList::setHeadings(const QString& first, const QString& second) {
    setHorizontalHeaderLabels({first, second});
}

void MoveList::setMoves(const QStringList& moves, const QStringList& words,
                        const QList<bool>& by_second, const QList<MoveAside>& asides) {
    if (moves == moves_ && by_second == by_second_ && asides == asides_)
        return;
    moves_ = moves;
    by_second_ = by_second;
    asides_ = asides;
    clearSpans();
    setRowCount(0);
    // Each pair, then the asides of its moves.
    row_of_move_.clear();
    aside_in_row_.clear();
    QStringList numbers;
    int next = 0;
    const auto addAsides = [&](int before_move) {
        for (; next < asides.size() && asides[next].move < before_move; ++next) {
            aside_in_row_ << next;
            numbers << QString();
        }
    };
    int pairs = 0;
    for (int i = 0; i < moves.size(); ++i) {
        if (i == 0 || !by_second[i] || by_second[i - 1]) {
            addAsides(i);
            aside_in_row_ << -1;
            numbers << QString::number(++pairs);
        }
        row_of_move_ << static_cast<int>(aside_in_row_.size()) - 1;
    }
    addAsides(static_cast<int>(moves.size()) + 1);
    setRowCount(static_cast<int>(aside_in_row_.size()));
    setVerticalHeaderLabels(numbers);
    for (int i = 0; i < moves.size(); ++i) {
        auto* item = new QTableWidgetItem(moves[i]);
        item->setData(Qt::UserRole, i + 1);
        item->setData(Qt::AccessibleTextRole, tr("move %1: %2").arg(i + 1).arg(words.value(i)));
        item->setTextAlignment(Qt::AlignCenter);
        setItem(row_of_move_[i], by_second[i] ? 1 : 0, item);
    }
    for (int row = 0; row < rowCount(); ++row)
        if (const int aside = asideIn(row); aside >= 0) {
            auto* item = new QTableWidgetItem(asides[aside].text);
            item->setData(Qt::AccessibleTextRole, asides[aside].words);
            item->setToolTip(asides[aside].text);
            setItem(row, 0, item);
            setSpan(row, 0, 1, 2);
        }
    colourAsides();
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

void MoveList::colourAsides() {
    for (int row = 0; row < rowCount(); ++row)
        if (asideIn(row) >= 0)
            item(row, 0)->setForeground(palette().color(QPalette::PlaceholderText));
}

void MoveList::changeEvent(QEvent* event) {
    QTableWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        colourAsides();
}

QModelIndex MoveList::indexOf(int moves) const {
    if (moves < 1 || moves > moves_.size())
        return {};
    return model()->index(row_of_move_[moves - 1], by_second_[moves - 1] ? 1 : 0);
}

int MoveList::inColumn(int step) const {
    const int all = static_cast<int>(moves_.size());
    if (all == 0)
        return 0;
    // Before the first move is after one of the other player.
    const bool second = shown_ > 0 ? by_second_[shown_ - 1] : !by_second_[0];
    for (int moves = shown_ + step; moves >= 1 && moves <= all; moves += step)
        if (by_second_[moves - 1] == second)
            return moves;
    return step < 0 ? 0 : all;
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
        wanted = inColumn(-1);
        break;
    case Qt::Key_Down:
        wanted = inColumn(1);
        break;
    case Qt::Key_Home:
        wanted = 0;
        break;
    case Qt::Key_End:
        wanted = static_cast<int>(moves_.size());
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (const int aside = asideIn(currentRow()); aside >= 0)
            return Q_EMIT asidePicked(aside);
        [[fallthrough]];
    default:
        QTableWidget::keyPressEvent(event);
        return;
    }
    Q_EMIT shownPicked(std::clamp(wanted, 0, static_cast<int>(moves_.size())));
}

} // namespace loggia::ui
