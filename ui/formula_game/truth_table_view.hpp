#pragma once

#include "ui/formula_game/truth_table_model.hpp"

#include <QTableView>

#include <optional>

class QScrollBar;

namespace loggia::ui {

/// Shows a truth table of any length: what fits into the window is a window of the model, and a
/// scroll bar of its own, in rows, moves that. Up, Down, Page Up, Page Down, and Home and End with
/// Ctrl go through the whole table.
class TruthTableView : public QTableView {
    Q_OBJECT

public:
    explicit TruthTableView(QWidget* parent = nullptr);

    [[nodiscard]] TruthTableModel* rows() { return model_; }
    /// The table or its order has changed.
    void refresh();
    /// The place of the chosen row within the order; nothing before one was chosen.
    [[nodiscard]] std::optional<std::uint64_t> current() const { return current_; }
    /// Goes to a place and shows it.
    void goTo(std::uint64_t place);
    [[nodiscard]] QScrollBar* scrollBar() { return bar_; }

    [[nodiscard]] QSize sizeHint() const override { return {300, 260}; }

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void updateGeometries() override;

private:
    [[nodiscard]] int visibleRows() const;
    void showWindow();

    TruthTableModel* model_;
    QScrollBar* bar_;
    std::optional<std::uint64_t> current_;
    bool moving_ = false;
    int wheel_ = 0; ///< What the wheel was turned by and no row was scrolled for, in 1/8 degrees.
};

} // namespace loggia::ui
