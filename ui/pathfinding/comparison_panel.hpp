#pragma once

#include "ui/pathfinding/race/comparison.hpp"
#include "ui/work/job.hpp"
#include "ui/work/job_group.hpp"

#include <QWidget>

#include <cstddef>
#include <optional>
#include <utility>

class QLabel;
class QPushButton;
class QTableWidget;

namespace loggia::ui {

class Plot;

/// All algorithms on the problem that is shown, as a table, and some of them on growing mazes, as
/// curves.
class ComparisonPanel final : public QWidget {
    Q_OBJECT

public:
    explicit ComparisonPanel(QWidget* parent = nullptr);

    /// Another problem takes away what was compared, which comes back with its problem; the
    /// algorithm in it does not matter.
    void setQuestion(SearchQuestion question);
    void compare();
    void grow();
    void stop() { jobs_.stop(); }
    [[nodiscard]] bool isRunning() const { return jobs_.isRunning(); }
    [[nodiscard]] const pathfinding::Comparison& comparison() const { return shown_; }
    [[nodiscard]] const std::vector<GrowthRow>& growthRows() const { return growth_; }
    /// What is shown, and what it is about.
    struct Results {
        SearchQuestion question;
        pathfinding::Comparison comparison;
        std::vector<GrowthRow> growth;
    };
    [[nodiscard]] Results results() const { return {question_, shown_, growth_}; }
    /// Of another panel. A comparison of another problem is passed over.
    void takeOver(const Results& results);
    /// In the order in which the table is sorted.
    [[nodiscard]] QString asText() const;
    [[nodiscard]] QString asCsv() const;

Q_SIGNALS:
    void copyWanted(const QString& text);
    /// A row was picked: to be watched.
    void picked(loggia::pathfinding::Algorithm algorithm);
    void runningChanged(bool running);
    /// Of the table: something can be copied, or not any more.
    void changed();
    void progressed(double fraction, const QString& text);

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitColumns();
    void fitRows();
    void build();
    void showAll(const pathfinding::Comparison& comparison);
    void showRow(int i, const pathfinding::ComparisonRow& row);
    void showGrowth(const std::vector<GrowthRow>& rows);
    void refresh();
    void tellEnd();
    [[nodiscard]] pathfinding::Comparison sorted() const;

    SearchQuestion question_;
    Revisions asked_; ///< The question: what a comparison is about.
    pathfinding::Comparison shown_;
    /// The last one that ended, and what it is about: undo may lead back there.
    std::optional<std::pair<SearchQuestion, pathfinding::Comparison>> kept_;
    std::vector<GrowthRow> growth_;
    QPushButton* compare_;
    QPushButton* copy_text_;
    QPushButton* copy_csv_;
    QPushButton* others_;   ///< shows the next group of columns; hidden while all fit
    std::size_t group_ = 0; ///< of the columns in sight
    QLabel* note_;
    QTableWidget* table_;
    QPushButton* grow_;
    QPushButton* copy_growth_;
    Plot* plot_;
    Job<pathfinding::Comparison> comparing_;
    Job<std::vector<GrowthRow>> growing_;
    JobGroup jobs_{{&comparing_, &growing_}};
};

} // namespace loggia::ui
