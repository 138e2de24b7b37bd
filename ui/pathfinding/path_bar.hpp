#pragma once

#include <QTimer>
#include <QWidget>

class QLabel;
class QPushButton;

namespace loggia::ui {

class Race;
class StepButtons;

/// Walks along the paths found, step by step or automatically.
class PathBar final : public QWidget {
    Q_OBJECT

public:
    /// `race` has to outlive this.
    explicit PathBar(Race* race, QWidget* parent = nullptr);

    [[nodiscard]] bool isWalking() const { return clock_.isActive(); }
    /// From the beginning where all of it has been gone, or nothing yet.
    void setWalking(bool walking);

Q_SIGNALS:
    void walkingChanged(bool walking);

private:
    void refresh();
    void tick();

    Race* race_;
    QPushButton* walk_;
    StepButtons* steps_;
    QLabel* position_;
    QTimer clock_;
    bool leading_ = false; ///< What moves now is moved from here.
};

} // namespace loggia::ui
