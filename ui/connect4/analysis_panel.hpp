#pragma once

#include <QWidget>

#include <cstddef>
#include <vector>

class QKeyEvent;
class QLabel;
class QTableWidget;

namespace loggia::ui {

class AnalysisRun;
class Connect4Document;
class Plot;
class StepButtons;
class ValueBar;

/// What the engine thinks: how the game stands, the value of each column with best play, and the
/// course of the game.
class AnalysisPanel : public QWidget {
    Q_OBJECT

public:
    /// Both have to outlive this.
    AnalysisPanel(Connect4Document* document, AnalysisRun* run, QWidget* parent = nullptr);

    /// Play that is pointed at, up to where it is stepped through, to be shown on the board; empty
    /// for none.
    [[nodiscard]] const std::vector<int>& pointedLine() const { return line_; }

Q_SIGNALS:
    void pointedLineChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showAnalysis();
    /// Has the value read once the analysis has come to its end.
    void tellValue();
    [[nodiscard]] QString leadWithoutValues(bool over) const;
    void showCourse();
    void point(int row);
    /// Shows so many moves of the play that is pointed at.
    void stepTo(std::size_t moves);
    bool stepByKey(const QKeyEvent& key);

    Connect4Document* document_;
    AnalysisRun* run_;
    QLabel* lead_;
    ValueBar* bar_;
    QTableWidget* columns_;
    QLabel* figures_;
    StepButtons* steps_;
    Plot* course_;
    int pointed_row_ = -1;
    std::vector<int> play_; ///< What is pointed at as a whole,
    std::vector<int> line_; ///< and as far as it is shown.
};

} // namespace loggia::ui
