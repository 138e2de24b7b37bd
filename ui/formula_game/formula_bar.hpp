#pragma once

#include "ui/formula_game/game_draft.hpp"

#include <QString>
#include <QWidget>

#include <optional>

class QLabel;
class QPushButton;

namespace loggia::ui {

class FormulaDocument;
class SourceEditor;
class TurnStrip;

/// Above the tree: the formula with what is wrong with it or how a textbook writes it, and the
/// turns, to be dragged or typed.
class FormulaBar : public QWidget {
    Q_OBJECT

public:
    /// `document` has to outlive this.
    explicit FormulaBar(FormulaDocument* document, QWidget* parent = nullptr);

    [[nodiscard]] SourceEditor* formula() const { return formula_; }
    [[nodiscard]] TurnStrip* strip() const { return strip_; }
    /// Turns what is typed into the assignment's syntax, where that can be done.
    void tidy();
    [[nodiscard]] bool canTidy() const { return !tidied_.isEmpty(); }
    /// What is said below the formula.
    [[nodiscard]] QString said() const;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();
    void refreshMessage();
    [[nodiscard]] bool understand(const QString& text);
    void showMessage();
    void moveLetter(int row, std::size_t from, std::size_t to);

    FormulaDocument* document_;
    SourceEditor* formula_;
    QPushButton* tidy_;
    QLabel* message_;
    TurnStrip* strip_;
    SourceEditor* variables_;
    SourceEditor* turns_;
    QString tidied_; ///< The formula in the assignment's syntax, where it is in another one.
    std::optional<GameDraft> quantified_; ///< What its quantifiers make of it, where it has any.
    QString said_;
    bool wrong_ = false;
};

} // namespace loggia::ui
