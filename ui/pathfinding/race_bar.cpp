#include "ui/pathfinding/race_bar.hpp"

#include "ui/pathfinding/maze/path_words.hpp"
#include "ui/pathfinding/race/race.hpp"
#include "ui/widgets/flow_layout.hpp"
#include "ui/widgets/number_text.hpp"
#include "ui/widgets/step_buttons.hpp"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>

#include <algorithm>
#include <array>
#include <utility>

namespace loggia::ui {

namespace {

/// Steps a second; the last one, 0, is all of the race in so many seconds.
constexpr std::array steps_a_second{2, 10, 50, 250, 2000, 0};
constexpr double whole_race_seconds = 6;

} // namespace

RaceBar::RaceBar(Race* race, QWidget* parent)
    : QWidget(parent), race_(race),
      steps_(new StepButtons(
          {tr("Go to the start"), tr("One step back"), tr("One step forward"), tr("Go to the end")},
          this)),
      speed_(new QComboBox(this)), slider_(new QSlider(Qt::Horizontal, this)),
      position_(new QLabel(this)) {
    steps_->setCommands(
        {"pathfinding.first", "pathfinding.back", "pathfinding.forward", "pathfinding.last"});
    for (const int rate : steps_a_second)
        speed_->addItem(rate > 0 ? tr("%1 per second").arg(numberText(static_cast<quint64>(rate)))
                                 : tr("Whole run in 6 s"));
    speed_->setCurrentIndex(2);
    speed_->setObjectName(QStringLiteral("speed"));
    speed_->setAccessibleName(tr("Speed"));
    speed_->setToolTip(tr("Expansions per second"));
    slider_->setAccessibleName(tr("Step"));
    slider_->setObjectName(QStringLiteral("moment"));
    slider_->setToolTip(tr("Drag to any step of the search"));
    slider_->setMinimumWidth(90);
    slider_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    position_->setObjectName(QStringLiteral("position"));
    position_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);

    auto* moment = new QWidget(this);
    moment->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    auto* line = new QHBoxLayout(moment);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(slider_, 1);
    line->addWidget(position_);
    auto* flow = new FlowLayout(this);
    flow->setContentsMargins(0, 0, 0, 0);
    flow->addWidget(steps_);
    flow->addWidget(moment);
    flow->addWidget(speed_);

    connect(steps_, &StepButtons::picked, race_, &Race::goTo);
    connect(slider_, &QSlider::valueChanged, this,
            [this](int value) { race_->goTo(static_cast<std::size_t>(value)); });
    connect(slider_, &QSlider::sliderPressed, this, [this] { setPlaying(false); });
    connect(speed_, &QComboBox::currentIndexChanged, this, &RaceBar::speedChanged);
    connect(&clock_, &QTimer::timeout, this, &RaceBar::tick);
    connect(race_, &Race::moved, this, &RaceBar::refresh);
    constexpr int ms_a_frame = 16;
    clock_.setInterval(ms_a_frame);
    refresh();
}

int RaceBar::speed() const {
    return speed_->currentIndex();
}

void RaceBar::setSpeed(int index) {
    const QSignalBlocker blocker(speed_);
    speed_->setCurrentIndex(std::clamp(index, 0, speed_->count() - 1));
}

void RaceBar::setPlaying(bool playing) {
    const bool wanted = playing && race_->isThere();
    if (wanted == isPlaying()) {
        if (playing && !wanted)
            Q_EMIT playingChanged(false);
        return;
    }
    if (wanted) {
        if (race_->moment() == race_->size())
            race_->goTo(0);
        owed_ = 0;
        since_.start();
        clock_.start();
    } else {
        clock_.stop();
    }
    Q_EMIT playingChanged(wanted);
}

void RaceBar::tick() {
    const double seconds = static_cast<double>(since_.restart()) / 1000;
    const int rate = steps_a_second.at(static_cast<std::size_t>(speed_->currentIndex()));
    // After a pause of the machine the race does not leap.
    constexpr double longest = 0.25;
    owed_ += std::min(seconds, longest) *
             (rate > 0 ? rate : static_cast<double>(race_->size()) / whole_race_seconds);
    const auto steps = static_cast<std::size_t>(owed_);
    if (steps == 0)
        return;
    owed_ -= static_cast<double>(steps);
    race_->goTo(race_->moment() + steps);
    if (race_->moment() == race_->size())
        setPlaying(false);
}

void RaceBar::refresh() {
    setEnabled(race_->isThere());
    if (!race_->isThere() && isPlaying())
        setPlaying(false);
    steps_->setPosition(race_->moment(), race_->size());
    const QSignalBlocker blocker(slider_);
    slider_->setRange(0, static_cast<int>(race_->size()));
    slider_->setPageStep(std::max(1, slider_->maximum() / 20));
    slider_->setValue(static_cast<int>(race_->moment()));
    const QString last = numberText(race_->size());
    // As wide as it can become in this race, so that the slider keeps its place.
    position_->setMinimumWidth(fontMetrics().horizontalAdvance(tr("%1 of %2").arg(last, last)) + 4);
    position_->setText(tr("%1 of %2").arg(numberText(race_->moment()), last));
}

} // namespace loggia::ui
