#pragma once

#include <QWidget>

#include <array>
#include <cstddef>

class QToolButton;

namespace loggia::ui {

/// First, back, forward, last: four buttons that lead through the positions of a game, 0 to a last
/// one. Those that lead nowhere are disabled, but for the one that has the keyboard, which would
/// go to another: Space on "back" would lead forward once the first position is reached.
class StepButtons : public QWidget {
    Q_OBJECT

public:
    /// `names` are tips and accessible names, in the order of the buttons.
    explicit StepButtons(const std::array<QString, 4>& names, QWidget* parent = nullptr);

    /// The commands that do the same, in the order of the buttons; "" where there is none.
    void setCommands(const std::array<const char*, 4>& ids);

    /// The position shown, at most `last`. There is more than one position.
    [[nodiscard]] bool canStep() const { return last_ > 0; }
    void setPosition(std::size_t shown, std::size_t last);

Q_SIGNALS:
    /// A button was clicked that leads to this position.
    void picked(std::size_t position);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] bool leadsOn(std::size_t button) const;
    void refresh();

    std::array<QToolButton*, 4> buttons_{};
    std::size_t shown_ = 0;
    std::size_t last_ = 0;
};

} // namespace loggia::ui
