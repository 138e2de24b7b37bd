#pragma once

#include <QString>
#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace loggia::ui {

class ClassModel;

/// The line below a class: starts and stops its grading, and tells how far it is and what came of
/// it.
class GradingBar final : public QWidget {
    Q_OBJECT

public:
    explicit GradingBar(QWidget* parent = nullptr);

    /// How far the class is; its results are counted while they come.
    void follow(const ClassModel& model, bool is_running);
    /// What came of a run of so many milliseconds.
    void sayEnd(const ClassModel& model, qint64 took);
    void say(const QString& text);
    void focusStart();

public Q_SLOTS:
    /// Where the buttons can be clicked.
    void start();
    void stop();

Q_SIGNALS:
    void startWanted();
    void stopWanted();

private:
    QPushButton* start_;
    QPushButton* stop_;
    QProgressBar* progress_;
    QLabel* status_;
};

} // namespace loggia::ui
