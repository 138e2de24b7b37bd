#pragma once

#include "ui/sat/answer_tasks.hpp"
#include "ui/sat/clauses/clause_reading.hpp"
#include "ui/sat/model/assignment_panel.hpp"
#include "ui/sat/statistics_history.hpp"

#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QLabel;
class QLineEdit;
class QPushButton;

namespace loggia::ui {

class SolveRun;
class StepButtons;
class VerdictLabel;
struct SatOutcome;

/// The answer in words, and what follows from it: the model with its values and all others one
/// after the other, or the proof that there is none and a minimal core. Below it the values of the
/// atoms, which a person may change.
class AnswerPanel final : public QWidget {
    Q_OBJECT

public:
    AnswerPanel(SolveRun* run, AnswerTasks* tasks, QWidget* parent = nullptr);

    /// What the clauses are that the answer is about.
    void setReading(std::shared_ptr<const ClauseReading> reading);
    /// Another document: its atoms are others.
    void forgetProjection();

    /// The answer, and all that was asked of it.
    struct Results {
        std::shared_ptr<const SatOutcome> outcome;
        StatisticsHistory history;
        AnswerTasks::Found found;
        QString atoms; ///< That the models are projected onto, as typed,
        std::optional<std::vector<int>> projection; ///< and as read.
        std::size_t shown = 0;
    };
    [[nodiscard]] Results results() const;
    /// Of another panel, about clauses that are the same.
    void takeOver(const Results& results);

    /// The model that is shown, without what a person made of it; null where there is none.
    [[nodiscard]] const std::vector<bool>* model() const;
    [[nodiscard]] bool hasModel() const;
    [[nodiscard]] bool hasProof() const;
    [[nodiscard]] bool hasNoModel() const;
    void findModels();
    void findCore();
    void checkProof();
    /// The answer in the assignment format: a line for each atom, 0, and the back matter.
    [[nodiscard]] QString asText() const;

    /// The answer with the names of the atoms: a line `P T` or `Q F` for each; numbers where there
    /// are no names. Empty where there is no model.
    [[nodiscard]] QString asNames() const;
    /// The clauses of the core in the form of the text, with the names of their atoms; empty where
    /// none was found.
    [[nodiscard]] QString coreText(sat::ClauseForm form) const;
    [[nodiscard]] bool hasCore() const;
    [[nodiscard]] AssignmentPanel* assignmentPanel() const { return assignment_; }

Q_SIGNALS:
    /// What was asked last is known: models, a core or whether the proof holds.
    void answered(const QString& words);
    void proofSaveWanted();
    void coreSaveWanted();
    void coreCopyWanted();

private:
    void build();
    void showOutcome();
    void showModels();
    void showModel(std::size_t index);
    /// Hands the model to the assignment, unless it is there already.
    void handModel();
    void showCore();
    void showProof();
    /// Has the words read, if they are those that were waited for.
    void tellIfAsked(QLabel* note);
    [[nodiscard]] std::optional<std::vector<int>> projection();

    SolveRun* run_;
    AnswerTasks* tasks_;
    std::shared_ptr<const ClauseReading> reading_;
    std::size_t shown_ = 0;                     ///< Of the models.
    const QLabel* asked_ = nullptr;             ///< Where the answer to the last task will stand.
    std::shared_ptr<const void> handed_owner_;  ///< What the model that was handed on is part of,
    const std::vector<bool>* handed_ = nullptr; ///< and that model.

    VerdictLabel* verdict_;
    QLabel* explanation_;
    AssignmentPanel* assignment_;
    QWidget* with_model_;
    StepButtons* steps_;
    QLabel* position_;
    QPushButton* all_;
    QLineEdit* atoms_;
    QLabel* atoms_note_;
    QWidget* without_model_;
    QLabel* core_note_;
    QPushButton* copy_core_;
    QPushButton* save_core_;
    QLabel* proof_note_;
    QPushButton* check_;
    QPushButton* save_;
};

} // namespace loggia::ui
