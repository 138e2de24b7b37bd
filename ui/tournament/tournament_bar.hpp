#pragma once

#include <QString>
#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace loggia::ui {

/// The line below a tournament: starts and stops it, and tells how far it is and what came of it.
class TournamentBar final : public QWidget {
    Q_OBJECT

public:
    explicit TournamentBar(QWidget* parent = nullptr);

    /// How far it is: so many games of all. `can_start` while it does not run.
    void follow(bool is_running, bool can_start, int games, int all);
    void say(const QString& text);
    /// Puts the keyboard on Start, or on Stop while it runs.
    void takeFocus();

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
