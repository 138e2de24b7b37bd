#pragma once

#include "ui/peg/peg_scene.hpp"

#include <QWidget>

class QButtonGroup;
class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace loggia::ui {

class PegDocument;

/// What a click on the board does, with what belongs to it: the grid while one draws, the number of
/// pegs left while the goal is being set; and a line that says what can be done now.
class PegTools final : public QWidget {
    Q_OBJECT

public:
    /// `document` must outlive this.
    explicit PegTools(PegDocument* document, QWidget* parent = nullptr);

    [[nodiscard]] PegTool tool() const;
    void setTool(PegTool tool);
    /// Says this instead until something changes.
    void showMessage(const QString& text);
    [[nodiscard]] QString text() const;
    /// The line of text; hidden while something else shows the state of the game.
    void setTextShown(bool shown);

Q_SIGNALS:
    void toolChanged();

private:
    void refresh();
    void takeTool();
    [[nodiscard]] QString helpNow() const;

    PegDocument* document_;
    QButtonGroup* tools_;
    QComboBox* grid_;
    QPushButton* rows_;
    QLabel* left_label_;
    QSpinBox* left_;
    QLabel* text_;
};

} // namespace loggia::ui
