#pragma once

#include "core/gf2/derivation.hpp"
#include "core/puzzles/sheet/sheet.hpp"

#include <QWidget>

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

class QLabel;
class QPushButton;
class QCheckBox;
class QListWidget;
class QSlider;

namespace loggia::ui {

class BlackboardView;
class ExplanationCard;
class StepButtons;

/// A puzzle's equations solved step by step: the blackboard, the reason of the step, the values
/// found so far, and the steps that led there. Small steps that a reader takes as one are one
/// (gf2::step_groups()) unless each is asked for. Left and Right go a step back and on, Home and
/// End to the beginning and the end, Up and Down from equation to equation.
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
    /// A step, or a group of them, on or back.
    void goForward();
    void goBack();
    /// Whether each small step is one.
    [[nodiscard]] bool showsEachStep() const;
    void setEachStep(bool each);
    /// The card with the reason for the step.
    [[nodiscard]] QString explanation() const;
    /// What is on the blackboard now.
    [[nodiscard]] const gf2::Blackboard& board() const { return board_; }

Q_SIGNALS:
    /// By a click on an equation, or Enter on it.
    void statementPicked(std::size_t statement);
    void stepChanged(std::size_t step);
    void eachStepChanged();
    /// The derivation as text or as LaTeX.
    void copyWanted(const QString& text);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void build();
    void showStep();
    void showLines();
    void showHistory();
    /// The numbers of steps after which the panel stops, without 0.
    [[nodiscard]] const std::vector<std::size_t>& stops() const;
    /// How many of stops() are reached, the one in which the step lies included.
    [[nodiscard]] std::size_t stop() const;
    [[nodiscard]] QString reason() const;
    [[nodiscard]] QString solved() const;
    [[nodiscard]] std::optional<std::size_t> statementOf(std::size_t equation) const;

    std::shared_ptr<const gf2::Derivation> derivation_;
    std::shared_ptr<const puzzles::PuzzleSheet> sheet_;
    gf2::Blackboard board_;
    std::optional<std::size_t> statement_;
    std::size_t step_ = 0;
    std::size_t seen_ = 0; ///< The furthest step that was shown.
    std::vector<std::size_t> groups_;
    std::vector<std::size_t> singles_;
    std::vector<gf2::PastGroup> past_;
    BlackboardView* view_;
    ExplanationCard* card_;
    QLabel* values_;
    StepButtons* buttons_;
    QSlider* slider_;
    QLabel* position_;
    QCheckBox* each_;
    QLabel* history_heading_;
    QListWidget* history_;
    QPushButton* copy_text_;
    QPushButton* copy_latex_;
};

} // namespace loggia::ui
