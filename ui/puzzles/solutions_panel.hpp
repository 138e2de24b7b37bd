#pragma once

#include "ui/puzzles/sheet_study.hpp"

#include <QWidget>

#include <cstddef>
#include <optional>
#include <vector>

class QLabel;
class QListWidget;
class QPushButton;
class QTableView;

namespace loggia::ui {

class SolutionModel;
class VerdictLabel;

/// How many solutions there are, in words; the solutions; or the statements that clash.
class SolutionsPanel final : public QWidget {
    Q_OBJECT

public:
    explicit SolutionsPanel(QWidget* parent = nullptr);

    /// `study` is of the text as it is, edited in the form `edited`.
    void setStudy(const SheetStudy& study, puzzles::SheetForm edited);
    /// Hidden while somebody wants to find the solution by himself.
    void setSolutionVisible(bool visible);
    /// How far an attempt is: guesses made, of how many, and hints used.
    struct Progress {
        std::size_t guesses = 0;
        std::size_t hints = 0;
    };
    void setProgress(const Progress& progress);

    [[nodiscard]] QString verdict() const;
    [[nodiscard]] QString summary() const;
    [[nodiscard]] const SolutionModel& model() const { return *model_; }

Q_SIGNALS:
    /// A row of the table was chosen, by its number from 0: that solution is to be shown.
    void solutionPicked(std::optional<std::size_t> solution);
    void statementPicked(std::size_t statement);
    /// Let the hidden solution be seen.
    void solutionWanted();
    /// One step of the reasoning instead.
    void hintWanted();
    void copyWanted(const QString& text);

private:
    void build();
    void showStudy();
    void showClash();
    void showTask();

    SheetStudy study_;
    puzzles::SheetForm edited_ = puzzles::SheetForm::words;
    bool visible_ = true;
    bool hidden_ = false; ///< There is something to hide, too.
    Progress progress_;
    VerdictLabel* verdict_;
    QLabel* summary_;
    QLabel* clash_heading_ = nullptr;
    QListWidget* clash_;
    QLabel* table_heading_ = nullptr;
    SolutionModel* model_;
    QTableView* table_;
    QLabel* table_note_;
    QPushButton* copy_;
    QPushButton* show_;
    QPushButton* hint_;
    QLabel* task_heading_ = nullptr;
    QLabel* task_; ///< While the solution is hidden: its size, and how far one is.
};

} // namespace loggia::ui
