#pragma once

#include <QWidget>

#include <vector>

class QLabel;
class QTableWidget;

namespace loggia::ui {

class AnalysisRun;
class Connect4Document;
class Plot;
class ValueBar;

/// What the engine thinks: how the game stands, the value of each column with best play, and the
/// course of the game.
class AnalysisPanel : public QWidget {
    Q_OBJECT

public:
    /// Both have to outlive this.
    AnalysisPanel(Connect4Document* document, AnalysisRun* run, QWidget* parent = nullptr);

    /// Play that is pointed at, to be shown on the board; empty for none.
    [[nodiscard]] const std::vector<int>& pointedLine() const { return line_; }

Q_SIGNALS:
    void pointedLineChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showAnalysis();
    [[nodiscard]] QString leadWithoutValues(bool over) const;
    void showCourse();
    void point(int row);

    Connect4Document* document_;
    AnalysisRun* run_;
    QLabel* lead_;
    ValueBar* bar_;
    QTableWidget* columns_;
    QLabel* figures_;
    Plot* course_;
    int pointed_row_ = -1;
    std::vector<int> line_;
};

} // namespace loggia::ui
