#include "ui/formula_game/truth_table_view.hpp"

namespace loggia::ui {

// The model is made before its view, and dies after it, for it belongs to the view's object.
TruthTableView::TruthTableView(QWidget* parent)
    : RowWindowView(new TruthTableModel, tr("Truth table"), parent) {
    model()->setParent(this);
}

} // namespace loggia::ui
