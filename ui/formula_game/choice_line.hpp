#pragma once

#include "core/formula_game/solve.hpp"

#include <QWidget>

#include <array>
#include <optional>

class QLabel;
class QPushButton;

namespace loggia::ui {

class FormulaComputer;
class FormulaDocument;

/// Under the tree: whose turn it is, and the two values to choose from.
class ChoiceLine : public QWidget {
    Q_OBJECT

public:
    /// `document` and `computer` have to outlive this.
    ChoiceLine(FormulaDocument* document, FormulaComputer* computer, QWidget* parent = nullptr);

    /// What each value leads to, where a person wants to see it.
    void setSolution(const formula_game::Solution& solution);
    /// Says something until the document changes.
    void showMessage(const QString& text);
    [[nodiscard]] QString said() const;
    /// "x = 1", and what it leads to where that is shown. Only while a person is to choose.
    [[nodiscard]] QString choiceText(bool value) const;

Q_SIGNALS:
    void chosen(bool value);
    void restartWanted();
    /// The button beside the text was used: the keyboard belongs to the tree again.
    void acted();

private:
    void refresh();
    void showWhoseTurn();
    /// To screen readers, whoever made it.
    void tellChoice();
    void showTurn(const QString& text, const QString& action, bool can_choose);
    void act();

    FormulaDocument* document_;
    FormulaComputer* computer_;
    formula_game::Solution solution_;
    QString told_; ///< The choice that led here.
    QLabel* text_;
    std::array<QPushButton*, 2> values_;
    QPushButton* action_;
};

} // namespace loggia::ui
