#pragma once

#include "core/connect4/engine/depth_table.hpp"
#include "ui/work/job.hpp"

#include <QWidget>

#include <vector>

class QDoubleSpinBox;
class QLabel;
class QPushButton;
class QSpinBox;
class QTableWidget;

namespace loggia::ui {

class EngineEditor;
class Plot;
class Session;

/// The assignment's table: how much CPU time a move on the empty board takes at each depth, as
/// numbers and as a curve, measured in the background.
class DepthPanel : public QWidget {
    Q_OBJECT

public:
    explicit DepthPanel(QWidget* parent = nullptr);

    [[nodiscard]] bool isRunning() const { return job_.isRunning(); }
    void stop() { job_.stop(); }
    [[nodiscard]] const std::vector<connect4::DepthRow>& rows() const { return rows_; }
    [[nodiscard]] QString asText() const;
    [[nodiscard]] QString asCsv() const;
    [[nodiscard]] Session* session() const { return session_; }

Q_SIGNALS:
    void runningChanged(bool running);
    void progressed(double fraction, const QString& text);
    void copyWanted(const QString& text);

private:
    void toggle();
    void show(const std::vector<connect4::DepthRow>& rows);
    void fail(const Error& error);

    Session* session_;
    EngineEditor* engine_;
    QDoubleSpinBox* limit_;
    QSpinBox* repeat_;
    QPushButton* start_;
    QLabel* failure_; ///< Why the measurement failed; else hidden.
    QTableWidget* table_;
    Plot* plot_;
    QPushButton* copy_text_;
    QPushButton* copy_csv_;
    std::vector<connect4::DepthRow> rows_;
    // Last, so that it ends before what it calls is gone.
    Job<connect4::DepthTable, std::vector<connect4::DepthRow>> job_;
};

} // namespace loggia::ui
