#include "ui/formula_game/truth_table_view.hpp"

#include "ui/widgets/table/pinned_column.hpp"

#include <QHeaderView>
#include <QScrollBar>

namespace loggia::ui {

// The model is made before its view, and dies after it, for it belongs to the view's object.
TruthTableView::TruthTableView(QWidget* parent)
    : RowWindowView(new TruthTableModel, tr("Truth table"), parent),
      formula_(new PinnedColumn(this)) {
    model()->setParent(this);
    setHorizontalScrollMode(ScrollPerPixel);
}

void TruthTableView::showSorting(std::optional<int> column, Qt::SortOrder order) {
    horizontalHeader()->setSortIndicatorShown(column.has_value());
    if (column)
        horizontalHeader()->setSortIndicator(*column, order);
    formula_->place();
}

void TruthTableView::arrangeColumns(int variables) {
    constexpr int most_before = 5;
    horizontalScrollBar()->setValue(0);
    QHeaderView* header = horizontalHeader();
    for (int column = 0; column < header->count(); ++column)
        if (const int place = header->visualIndex(column); place != column)
            header->moveSection(place, column);
    const int formula = header->count() - 1;
    if (formula > variables || variables > most_before)
        header->moveSection(formula, variables <= most_before ? variables : 0);
    formula_->pin(formula);
}

/// What the pinned column covers is not in sight, and the column itself is.
void TruthTableView::scrollTo(const QModelIndex& index, ScrollHint hint) {
    const bool is_pinned = index.column() == model()->columnCount() - 1 && formula_->covered() > 0;
    if (is_pinned) // and all rows of the model are
        return;
    RowWindowView::scrollTo(index, hint);
    const int hidden = formula_->covered() - columnViewportPosition(index.column());
    if (hidden > 0)
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() - hidden);
}

} // namespace loggia::ui
