#pragma once

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

class QComboBox;
class QLabel;
class QSlider;

namespace loggia::ui {

class Race;
class StepButtons;

/// Leads through a race: step by step, by a slider, or by itself at a speed.
class RaceBar final : public QWidget {
    Q_OBJECT

public:
    /// `race` has to outlive this.
    explicit RaceBar(Race* race, QWidget* parent = nullptr);

    [[nodiscard]] bool isPlaying() const { return clock_.isActive(); }
    /// From the beginning where the race is at its end.
    void setPlaying(bool playing);
    [[nodiscard]] int speed() const;
    /// Clamped to those that there are.
    void setSpeed(int index);

Q_SIGNALS:
    void playingChanged(bool playing);
    void speedChanged();

private:
    void refresh();
    void tick();

    Race* race_;
    StepButtons* steps_;
    QComboBox* speed_;
    QSlider* slider_;
    QLabel* position_;
    QTimer clock_;
    QElapsedTimer since_; ///< the tick before
    double owed_ = 0;     ///< Steps that have not been made yet, a part of one.
};

} // namespace loggia::ui
