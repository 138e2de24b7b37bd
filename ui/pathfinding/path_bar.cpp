#include "ui/pathfinding/path_bar.hpp"

#include "ui/commands/command_button.hpp"
#include "ui/pathfinding/maze/path_words.hpp"
#include "ui/pathfinding/race/race.hpp"
#include "ui/widgets/flow_layout.hpp"
#include "ui/widgets/number_text.hpp"
#include "ui/widgets/step_buttons.hpp"

#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace loggia::ui {

namespace {

/// A step takes so long, or less where all of a long way would take more than so long.
constexpr int longest_step_ms = 220;
constexpr int longest_walk_ms = 12'000;
constexpr int shortest_step_ms = 16;

} // namespace

PathBar::PathBar(Race* race, QWidget* parent)
    : QWidget(parent), race_(race), walk_(new QPushButton(tr("Walk the path"), this)),
      steps_(new StepButtons({tr("Start of the path"), tr("One step back"), tr("One step forward"),
                              tr("End of the path")},
                             this)),
      position_(new QLabel(this)) {
    walk_->setObjectName(QStringLiteral("walk"));
    walk_->setCheckable(true);
    walk_->setToolTip(tr("Animate the walk along the path, or pause it"));
    steps_->setCommands({"", "pathfinding.walk-back", "pathfinding.walk-forward", ""});
    setCommand(walk_, "pathfinding.walk");
    position_->setObjectName(QStringLiteral("walked"));
    auto* flow = new FlowLayout(this);
    flow->setContentsMargins(0, 0, 0, 0);
    flow->addWidget(walk_);
    flow->addWidget(steps_);
    flow->addWidget(position_);
    connect(walk_, &QPushButton::clicked, this, &PathBar::setWalking);
    connect(steps_, &StepButtons::picked, this, [this](std::size_t step) {
        setWalking(false);
        race_->goToStep(step);
    });
    connect(&clock_, &QTimer::timeout, this, &PathBar::tick);
    connect(race_, &Race::moved, this, &PathBar::refresh);
    refresh();
}

void PathBar::setWalking(bool walking) {
    const bool wanted = walking && race_->steps() > 0;
    if (wanted && !isWalking()) {
        if (race_->step().value_or(race_->steps()) >= race_->steps())
            race_->goToStep(0);
        const auto steps = static_cast<int>(std::min<std::size_t>(race_->steps(), 1'000'000));
        clock_.start(std::clamp(longest_walk_ms / steps, shortest_step_ms, longest_step_ms));
        Q_EMIT walkingChanged(true);
    } else if (!wanted && isWalking()) {
        clock_.stop();
        Q_EMIT walkingChanged(false);
    }
    walk_->setChecked(isWalking());
}

void PathBar::tick() {
    const std::size_t now = race_->step().value_or(0);
    // A path of many thousand steps is walked several steps at a time.
    const std::size_t steps =
        1 + race_->steps() / static_cast<std::size_t>(longest_walk_ms / shortest_step_ms);
    leading_ = true;
    race_->goToStep(now + steps);
    leading_ = false;
    if (race_->step() == race_->steps())
        setWalking(false);
}

void PathBar::refresh() {
    const std::size_t last = race_->steps();
    if (isWalking() && !leading_ && !race_->step())
        setWalking(false);
    setEnabled(last > 0);
    steps_->setPosition(race_->step().value_or(0), last);
    const QString most = numberText(last);
    const auto text = [&](const QString& now) { return tr("%1 of %2").arg(now, most); };
    // As wide as it becomes, so that nothing moves meanwhile.
    position_->setMinimumWidth(fontMetrics().horizontalAdvance(text(most)) + 4);
    position_->setText(last > 0 ? text(numberText(race_->step().value_or(0))) : QString());
}

} // namespace loggia::ui
