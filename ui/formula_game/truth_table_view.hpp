#pragma once

#include "ui/formula_game/truth_table_model.hpp"
#include "ui/widgets/table/row_window_view.hpp"

#include <optional>

namespace loggia::ui {

class PinnedColumn;

/// Shows the truth table of a game's formula, of any length and width.
class TruthTableView : public RowWindowView {
    Q_OBJECT

public:
    explicit TruthTableView(QWidget* parent = nullptr);

    [[nodiscard]] TruthTableModel* rows() { return static_cast<TruthTableModel*>(model()); }
    /// Says in the headings by which column the rows are sorted; nothing for none.
    void showSorting(std::optional<int> column, Qt::SortOrder order);
    /// Places each column where it belongs, and keeps that of the formula in sight: beside the
    /// variables, or before them where they fill the panel, and at the left edge while the
    /// subformulas, of which there may be many, are scrolled through. To be called for each new
    /// table.
    void arrangeColumns(int variables);

    void scrollTo(const QModelIndex& index, ScrollHint hint = EnsureVisible) override;

private:
    PinnedColumn* formula_;
};

} // namespace loggia::ui
