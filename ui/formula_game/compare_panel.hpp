#pragma once

#include "core/base/error.hpp"
#include "core/formula_game/compare.hpp"
#include "ui/work/job.hpp"

#include <QWidget>

#include <string>
#include <vector>

class QLabel;
class QPushButton;

namespace loggia::ui {

class History;
class FormulaDocument;
class Session;
class SourceEditor;

/// Whether another formula says the same as the document's, and if not, where they differ. Compares
/// whenever either has changed, while it can be seen.
class ComparePanel : public QWidget {
    Q_OBJECT

public:
    /// `document` and `history` have to outlive this.
    ComparePanel(FormulaDocument* document, History* history, QWidget* parent = nullptr);

    void stop();
    [[nodiscard]] bool isRunning() const { return job_.isRunning(); }
    /// What is said of the two.
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] SourceEditor* editor() { return other_; }

    [[nodiscard]] Session* session() const { return session_; }

Q_SIGNALS:
    /// A row of the truth table is to be shown: values by the variable's number in the game's
    /// store.
    void rowWanted(const std::vector<bool>& row);
    void runningChanged(bool running);
    void progressed(double fraction, const QString& text);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void follow();
    void compare();
    void take(const Result<formula_game::Comparison>& result);
    void refresh();
    void showVerdict(const QString& verdict, const QString& detail);
    [[nodiscard]] std::vector<bool> rowOf(const formula_game::Comparison& found) const;

    FormulaDocument* document_;
    Session* session_;
    SourceEditor* other_;
    QLabel* verdict_;
    QLabel* detail_;
    QPushButton* show_;
    std::string first_;  ///< What is compared,
    std::string second_; ///< and with what.
    Revisions pairs_;    ///< The two: what a comparison is about.
    About<Result<formula_game::Comparison>> found_;
    std::vector<bool> row_; ///< Of what is shown; empty for none.
    // Last, so that it ends before what it calls is gone.
    Job<Result<formula_game::Comparison>> job_;
};

} // namespace loggia::ui
