#pragma once

#include <QTimer>
#include <QWidget>

class QComboBox;
class QLabel;
class QSlider;
class QToolButton;

namespace loggia::ui {

class Replay;
class StepButtons;

/// Leads through a replay: step by step, to decisions and conflicts, by itself, or by a slider.
class WatchBar final : public QWidget {
    Q_OBJECT

public:
    explicit WatchBar(Replay* replay, QWidget* parent = nullptr);

    [[nodiscard]] bool isPlaying() const { return clock_.isActive(); }
    void setPlaying(bool playing);
    [[nodiscard]] int speed() const;
    /// One out of range is brought into it.
    void setSpeed(int index);

    void nextConflict();
    void previousConflict();
    void nextDecision();
    void previousDecision();

Q_SIGNALS:
    /// A person wants to see a conflict.
    void conflictReached();
    void message(const QString& text);
    void speedChanged();

private:
    void say(const QString& text);
    void refresh();
    void tick();
    void setRate();

    Replay* replay_;
    StepButtons* steps_;
    QToolButton* play_;
    QComboBox* speed_;
    QSlider* slider_;
    QLabel* position_;
    QTimer clock_;
    int events_a_tick_ = 1;
    bool has_said_ = false;
};

} // namespace loggia::ui
