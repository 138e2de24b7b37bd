#pragma once

#include "ui/sat/clauses/clause_reading.hpp"
#include "ui/sat/model_table.hpp"

#include <QWidget>

#include <memory>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTableView;

namespace loggia::ui {

class AnswerTasks;
class SolveRun;
class StepButtons;
class VerdictLabel;

/// The answer in words, and what follows from it: the model as a table and all others one after the
/// other, or the proof that there is none and the smallest part that has none.
class AnswerPanel final : public QWidget {
    Q_OBJECT

public:
    AnswerPanel(SolveRun* run, AnswerTasks* tasks, QWidget* parent = nullptr);

    /// What the clauses are that the answer is about.
    void setReading(std::shared_ptr<const ClauseReading> reading);

    [[nodiscard]] bool hasModel() const;
    [[nodiscard]] bool hasProof() const;
    [[nodiscard]] bool hasNoModel() const;
    void findModels();
    void findCore();
    void checkProof();
    /// The answer in the handout's form: a line for each atom, 0, and the back matter.
    [[nodiscard]] QString asText() const;

    [[nodiscard]] bool isOnlyTrue() const;
    void setOnlyTrue(bool only_true);

Q_SIGNALS:
    void proofSaveWanted();
    void onlyTrueChanged();

private:
    void build();
    void showOutcome();
    void showModels();
    void showModel(std::size_t index);
    void showCore();
    void showProof();
    [[nodiscard]] std::optional<std::vector<int>> projection();

    SolveRun* run_;
    AnswerTasks* tasks_;
    std::shared_ptr<const ClauseReading> reading_;
    std::size_t shown_ = 0; ///< Of the models.

    VerdictLabel* verdict_;
    QLabel* explanation_;
    QWidget* with_model_;
    QCheckBox* only_true_;
    QTableView* view_;
    ModelTable* table_;
    StepButtons* steps_;
    QLabel* position_;
    QPushButton* all_;
    QLineEdit* atoms_;
    QLabel* atoms_note_;
    QWidget* without_model_;
    QLabel* core_note_;
    QLabel* proof_note_;
    QPushButton* check_;
    QPushButton* save_;
};

} // namespace loggia::ui
