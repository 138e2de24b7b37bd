#pragma once

#include <QString>
#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace loggia::ui {

/// The line below what a window works through, hand-ins or games: starts and stops the work, by F5
/// and Escape too, and tells how far it is and what came of it.
class BatchBar final : public QWidget {
    Q_OBJECT

public:
    /// The texts of the buttons and their tips. `status_name` finds the label.
    struct Words {
        QString start;
        QString start_help;
        QString stop;
        QString stop_help;
        const char* status_name;
        QString start_refusal = {}; ///< The tip of Start while there is nothing to start.
    };
    explicit BatchBar(const Words& words, QWidget* parent = nullptr);

    /// How far the work is: so many of all. `can_start` while it does not run.
    void follow(bool is_running, bool can_start, int done, int all);
    /// The same in words, which are not read out: there may be ten a second.
    void showCount(const QString& text);
    void say(const QString& text);
    /// Puts the keyboard on Start, or on Stop while the work runs.
    void takeFocus();

Q_SIGNALS:
    void startWanted();
    void stopWanted();

private:
    QString start_help_;
    QString start_refusal_;
    QPushButton* start_;
    QPushButton* stop_;
    QProgressBar* progress_;
    QLabel* status_;
};

} // namespace loggia::ui
