#pragma once

#include "core/connect4/setup.hpp"

#include <QWidget>

#include <optional>

class QButtonGroup;
class QLabel;
class QPushButton;

namespace loggia::ui {

class Connect4Document;
class PositionField;

/// The tools for setting up a position, beside the board: what a click does, the numbers of stones
/// and what is wrong with them, and the ways out.
class SetupPanel : public QWidget {
    Q_OBJECT

public:
    /// `document` has to outlive this.
    explicit SetupPanel(Connect4Document* document, QWidget* parent = nullptr);

    /// What is dropped now; nothing where clicks remove.
    [[nodiscard]] std::optional<connect4::Player> brush() const;
    /// A click on a cell of the board.
    void pick(int column, int row, Qt::MouseButton button);

Q_SIGNALS:
    void brushChanged();
    void copyWanted(const QString& text);
    /// What the tool that was chosen does by mouse and by keyboard.
    void said(const QString& text);

private:
    void refresh();

    Connect4Document* document_;
    QButtonGroup* brushes_;
    QLabel* counts_;
    PositionField* line_;
    QPushButton* play_;
};

} // namespace loggia::ui
