#pragma once

#include "core/gf2/derivation.hpp"
#include "core/puzzles/sheet/sheet.hpp"

#include <QWidget>

#include <cstddef>
#include <memory>
#include <optional>

class QLabel;
class QPushButton;
class QSlider;

namespace loggia::ui {

class BlackboardView;
class ExplanationCard;
class StepButtons;

/// A puzzle's equations solved by hand, step by step: the blackboard, the reason of the step, and
/// the values found so far. Left and Right go a step back and on, Home and End to the beginning and
/// the end, Up and Down from equation to equation.
class DerivationPanel final : public QWidget {
    Q_OBJECT

public:
    explicit DerivationPanel(QWidget* parent = nullptr);

    /// nullptr: it is still being worked out. Stays at the beginning, the end, or the step where it
    /// was as far as there is one.
    void setDerivation(std::shared_ptr<const gf2::Derivation> derivation);
    /// Tells which statement an equation comes from; its words are shown as a tip.
    void setSheet(std::shared_ptr<const puzzles::PuzzleSheet> sheet);
    /// Marks the equations of a statement.
    void setStatement(std::optional<std::size_t> statement);

    /// 0: the equations as they are given. Clamped to steps().
    void setStep(std::size_t step);
    [[nodiscard]] std::size_t step() const { return step_; }
    [[nodiscard]] std::size_t steps() const;
    /// The card: why the step may be taken.
    [[nodiscard]] QString explanation() const;
    /// What is on the blackboard now.
    [[nodiscard]] const gf2::Blackboard& board() const { return board_; }

Q_SIGNALS:
    /// By a click on an equation, or Enter on it.
    void statementPicked(std::size_t statement);
    void stepChanged(std::size_t step);
    /// The derivation as text or as LaTeX.
    void copyWanted(const QString& text);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void build();
    void showStep();
    void showLines();
    [[nodiscard]] QString reason() const;
    [[nodiscard]] std::optional<std::size_t> statementOf(std::size_t equation) const;

    std::shared_ptr<const gf2::Derivation> derivation_;
    std::shared_ptr<const puzzles::PuzzleSheet> sheet_;
    gf2::Blackboard board_;
    std::optional<std::size_t> statement_;
    std::size_t step_ = 0;
    BlackboardView* view_;
    ExplanationCard* card_;
    QLabel* values_;
    StepButtons* buttons_;
    QSlider* slider_;
    QLabel* position_;
    QPushButton* copy_text_;
    QPushButton* copy_latex_;
};

} // namespace loggia::ui
