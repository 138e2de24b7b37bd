#pragma once

#include "core/connect4/engine/depth_table.hpp"
#include "ui/work/job.hpp"

#include <QJsonObject>
#include <QWidget>

#include <optional>
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
/// numbers and as a curve, measured in the background. When what is to be measured changes, a
/// measurement under way ends, and what was measured turns grey and cannot be copied any more.
class DepthPanel : public QWidget {
    Q_OBJECT

public:
    explicit DepthPanel(QWidget* parent = nullptr);

    [[nodiscard]] bool isRunning() const { return job_.isRunning(); }
    void stop() { job_.stop(); }
    [[nodiscard]] const std::vector<connect4::DepthRow>& rows() const { return rows_; }
    /// The rows were measured with the settings of now.
    [[nodiscard]] bool isCurrent() const { return about_.isCurrent(); }
    [[nodiscard]] QString asText() const;
    [[nodiscard]] QString asCsv() const;
    [[nodiscard]] Session* session() const { return session_; }

Q_SIGNALS:
    void runningChanged(bool running);
    void progressed(double fraction, const QString& text);
    void copyWanted(const QString& text);
    /// rows() are others, or not of the settings any more.
    void rowsChanged();

private:
    /// The rows; nothing where there are none.
    [[nodiscard]] std::optional<QJsonObject> rowsJson() const;
    void restoreRows(const QJsonObject& stored);
    void toggle();
    void forget();
    void show(const std::vector<connect4::DepthRow>& rows);
    void refresh();
    void showMessage(const QString& text);

    Session* session_;
    EngineEditor* engine_;
    QDoubleSpinBox* limit_;
    QSpinBox* repeat_;
    QPushButton* start_;
    QLabel* note_; ///< Why the measurement failed, or what it is of; else hidden.
    QTableWidget* table_;
    Plot* plot_;
    QPushButton* copy_text_;
    QPushButton* copy_csv_;
    Revisions question_; ///< The settings: what is to be measured.
    Revision about_;     ///< What rows_ are of.
    std::vector<connect4::DepthRow> rows_;
    // Last, so that it ends before what it calls is gone.
    Job<connect4::DepthTable, std::vector<connect4::DepthRow>> job_;
};

} // namespace loggia::ui
