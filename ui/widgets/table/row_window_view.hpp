#pragma once

#include <QTableView>

#include <cstdint>
#include <optional>

class QScrollBar;

namespace loggia::ui {

class RowWindowModel;

/// Shows a table of any length: what fits into it is a window of the model, and a scroll bar of its
/// own, in rows, moves that. Up, Down, Page Up, Page Down, and Home and End with Ctrl go through
/// the whole table.
class RowWindowView : public QTableView {
    Q_OBJECT

public:
    /// `name` is what a screen reader calls the table. The model has to outlive the view.
    RowWindowView(RowWindowModel* model, const QString& name, QWidget* parent = nullptr);

    /// The table or its order has changed.
    void refresh();
    /// The place of the chosen row within the table; nothing before one was chosen.
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
    /// Those of them that there are.
    [[nodiscard]] int pageRows() const;
    void showWindow();

    RowWindowModel* model_;
    QScrollBar* bar_;
    std::optional<std::uint64_t> current_;
    bool moving_ = false;  ///< The window is being set.
    bool placing_ = false; ///< Sizes are not final yet.
    int wheel_ = 0; ///< What the wheel was turned by and no row was scrolled for, in 1/8 degrees.
};

} // namespace loggia::ui
