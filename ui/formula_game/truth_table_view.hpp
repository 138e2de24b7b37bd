#pragma once

#include "ui/formula_game/truth_table_model.hpp"
#include "ui/widgets/row_window_view.hpp"

namespace loggia::ui {

/// Shows the truth table of a game's formula, of any length.
class TruthTableView : public RowWindowView {
    Q_OBJECT

public:
    explicit TruthTableView(QWidget* parent = nullptr);

    [[nodiscard]] TruthTableModel* rows() { return static_cast<TruthTableModel*>(model()); }
};

} // namespace loggia::ui
