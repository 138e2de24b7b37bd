#pragma once

#include "core/formula_game/explain.hpp"

#include <QString>
#include <QWidget>

#include <array>
#include <vector>

class QComboBox;
class QListWidget;
class QPushButton;

namespace loggia::ui {

class ExplanationCard;
class FormulaDocument;
class StepButtons;

/// What is known of the game: what to do now, who plays whom, and the values chosen so far.
class PlayPanel : public QWidget {
    Q_OBJECT

public:
    /// `document` has to outlive this.
    explicit PlayPanel(FormulaDocument* document, QWidget* parent = nullptr);

    /// The card on top: an explanation, a hint, the outcome.
    void setCard(const QString& title, const QString& text);
    /// The button of the card; not where another one does the same.
    void setRestartShown(bool shown);
    [[nodiscard]] QString cardTitle() const;
    [[nodiscard]] QString cardText() const;
    /// Moves to be marked in the history.
    void setBlunders(const std::vector<formula_game::Blunder>& blunders);
    [[nodiscard]] QListWidget* history() const { return history_; }

Q_SIGNALS:
    void hintWanted();
    void restartWanted();
    void lineWanted();

private:
    void refresh();

    FormulaDocument* document_;
    std::vector<formula_game::Blunder> blunders_;
    ExplanationCard* card_;
    QPushButton* hint_;
    QPushButton* restart_;
    QPushButton* line_;
    std::array<QComboBox*, 2> players_;
    QListWidget* history_;
    StepButtons* steps_;
};

} // namespace loggia::ui
