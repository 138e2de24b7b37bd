#pragma once

#include <QElapsedTimer>
#include <QStringList>
#include <QTimer>
#include <QWidget>

#include <optional>

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;

namespace loggia::ui {

class LimitBox;

/// The one bar under every page's picture: which engine, how long, start, stop, progress, time.
/// Every part keeps its place whatever is going on, so that nothing jumps; where the page is too
/// narrow for all of them they take a second row.
class RunBar : public QWidget {
    Q_OBJECT

public:
    /// `start` is the text of the button that begins the work, with a mnemonic: "&Analyse". With
    /// fewer than two engines there is nothing to choose, and no box for it.
    /// `engines_help` tells what is chosen.
    RunBar(const QString& start, const QStringList& engines, const QString& engines_help,
           QWidget* parent = nullptr);

    [[nodiscard]] int engine() const;
    [[nodiscard]] LimitBox* limit() const { return limit_; }
    /// Does not emit settingsChanged().
    void setEngine(int index);
    /// Whether the start button is a switch, which stays down while its work is wanted.
    void setSwitch(bool is_switch);
    void setStartChecked(bool checked);
    void setStartText(const QString& text);
    void setStartHelp(const QString& help);
    void setStartEnabled(bool enabled);
    /// The commands that do what Start and Stop do.
    void setCommands(const char* start, const char* stop);

    /// A run that ends within so many milliseconds is not shown; 0 to begin with.
    void setPatience(int milliseconds) { patience_.setInterval(milliseconds); }
    /// Running or not: Stop is enabled and the clock runs meanwhile. How long it took stays to be
    /// read afterwards.
    void setRunning(bool running);
    [[nodiscard]] bool isRunning() const { return running_; }
    /// For how many milliseconds it has been running; 0 while it is not.
    [[nodiscard]] qint64 runningFor() const;
    /// What the last run was about has changed: its time is taken away. Nothing while one runs.
    void clearTime();
    /// What the answer says that it took: shown once the run has ended, in place of the time until
    /// then, so that there are no two times for one run.
    void setTime(double seconds);
    /// While something runs. `fraction` is negative where nobody can tell, and then `text` should
    /// say what is known so far: a depth, bounds, the best value.
    void setProgress(double fraction, const QString& text);

Q_SIGNALS:
    void startToggled(bool on); ///< Where it is a switch.
    void startPressed();        ///< Where it is none.
    void stopRequested();
    void settingsChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void begin();
    void end();
    void showProgress(double fraction, const QString& text);
    void showTime();
    void showWords();
    [[nodiscard]] int heightOfWords() const;
    void fitWords();

    QPushButton* start_;
    QPushButton* stop_;
    QComboBox* engine_;
    LimitBox* limit_;
    QLabel* words_; ///< What is known so far, cut where there is no room.
    QProgressBar* progress_;
    QLabel* time_;
    QElapsedTimer since_;
    std::optional<double> told_; ///< By setTime(), of the last run.
    QTimer clock_;
    QTimer patience_; ///< Until a run is shown.
    QString said_;
    bool has_words_ = false; ///< Some were shown: from then on they keep their room above the bar.
    bool running_ = false;
};

} // namespace loggia::ui
