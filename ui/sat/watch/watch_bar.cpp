#include "ui/sat/watch/watch_bar.hpp"

#include "ui/commands/command_button.hpp"
#include "ui/sat/clauses/sat_words.hpp"
#include "ui/sat/watch/replay.hpp"
#include "ui/theme/icons.hpp"
#include "ui/widgets/flow_layout.hpp"
#include "ui/widgets/number_text.hpp"
#include "ui/widgets/step_buttons.hpp"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace loggia::ui {

using sat::EventKind;

namespace {

constexpr std::array rates{1, 3, 10, 50, 500}; // events a second
constexpr int shortest_tick = 20;              // ms

} // namespace

WatchBar::WatchBar(Replay* replay, QWidget* parent)
    : QWidget(parent), replay_(replay),
      steps_(new StepButtons(
          {tr("Go to the start"), tr("One step back"), tr("One step forward"), tr("Go to the end")},
          this)),
      play_(new QToolButton(this)), speed_(new QComboBox(this)),
      slider_(new QSlider(Qt::Horizontal, this)), position_(new QLabel(this)) {
    const auto button = [this](const char* picture, const QString& help, const char* command,
                               void (WatchBar::*go)()) {
        auto* made = new QToolButton(this);
        made->setIcon(icon(QLatin1String(picture)));
        made->setToolTip(help);
        made->setAccessibleName(help);
        made->setAutoRaise(true);
        setCommand(made, command);
        connect(made, &QToolButton::clicked, this, go);
        return made;
    };
    play_->setCheckable(true);
    play_->setIcon(icon(QStringLiteral("start")));
    play_->setText(tr("Play"));
    play_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    play_->setToolTip(tr("Play automatically, or pause"));
    play_->setObjectName(QStringLiteral("play"));
    steps_->setCommands({"", "sat.watch-back", "sat.watch-forward", ""});
    setCommand(play_, "sat.play");
    for (const int rate : rates)
        speed_->addItem(tr("%1 per second").arg(rate));
    speed_->setCurrentIndex(1);
    speed_->setAccessibleName(tr("Speed"));
    speed_->setToolTip(tr("Steps per second"));
    slider_->setAccessibleName(tr("Step"));
    slider_->setObjectName(QStringLiteral("moment"));
    position_->setObjectName(QStringLiteral("position"));
    position_->setMinimumWidth(
        fontMetrics().horizontalAdvance(QStringLiteral("200,000 of 200,000")));
    position_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);

    // What leads back and on stands at both sides of what it leads to.
    const auto pair = [this](const QString& text, QToolButton* back, QToolButton* on) {
        auto* made = new QWidget(this);
        auto* layout = new QHBoxLayout(made);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(0);
        layout->addWidget(back);
        layout->addWidget(new QLabel(text, made));
        layout->addWidget(on);
        return made;
    };
    auto* row = new QWidget(this);
    auto* buttons = new FlowLayout(row);
    buttons->setContentsMargins(0, 0, 0, 0);
    buttons->addWidget(steps_);
    buttons->addWidget(pair(tr("Decision"),
                            button("previous", tr("Go to the previous decision"),
                                   "sat.previous-decision", &WatchBar::previousDecision),
                            button("next", tr("Go to the next decision"), "sat.next-decision",
                                   &WatchBar::nextDecision)));
    buttons->addWidget(pair(tr("Conflict"),
                            button("previous", tr("Go to the previous conflict"),
                                   "sat.previous-conflict", &WatchBar::previousConflict),
                            button("next", tr("Go to the next conflict"), "sat.next-conflict",
                                   &WatchBar::nextConflict)));
    buttons->addWidget(play_);
    buttons->addWidget(speed_);
    auto* moment = new QHBoxLayout;
    moment->addWidget(slider_, 1);
    moment->addWidget(position_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(moment);
    layout->addWidget(row);

    connect(steps_, &StepButtons::picked, replay_, &Replay::goTo);
    connect(slider_, &QSlider::valueChanged, this,
            [this](int value) { replay_->goTo(static_cast<std::size_t>(value)); });
    connect(play_, &QToolButton::toggled, this, &WatchBar::setPlaying);
    connect(speed_, &QComboBox::currentIndexChanged, this, [this] {
        setRate();
        Q_EMIT speedChanged();
    });
    connect(&clock_, &QTimer::timeout, this, &WatchBar::tick);
    connect(replay_, &Replay::replaced, this, [this] { setPlaying(false); });
    connect(replay_, &Replay::moved, this, &WatchBar::refresh);
    setRate();
    refresh();
}

void WatchBar::setRate() {
    const int rate = rates.at(static_cast<std::size_t>(speed_->currentIndex()));
    clock_.setInterval(std::max(1000 / rate, shortest_tick));
    events_a_tick_ = std::max(1, rate * shortest_tick / 1000);
}

int WatchBar::speed() const {
    return speed_->currentIndex();
}

void WatchBar::setSpeed(int index) {
    speed_->setCurrentIndex(std::clamp(index, 0, speed_->count() - 1));
}

void WatchBar::setPlaying(bool playing) {
    const bool wanted = playing && replay_->isThere();
    if (wanted && replay_->position() == replay_->size())
        replay_->goTo(0);
    wanted ? clock_.start() : clock_.stop();
    const QSignalBlocker blocker(play_);
    play_->setChecked(wanted);
    play_->setIcon(icon(wanted ? QStringLiteral("pause") : QStringLiteral("start")));
    play_->setText(wanted ? tr("Pause") : tr("Play"));
}

void WatchBar::tick() {
    replay_->goTo(replay_->position() + static_cast<std::size_t>(events_a_tick_));
    if (replay_->position() == replay_->size())
        setPlaying(false);
}

void WatchBar::nextConflict() {
    if (replay_->forwardTo(EventKind::conflict))
        Q_EMIT conflictReached();
    else
        say(tr("There is no later conflict."));
}

void WatchBar::previousConflict() {
    if (replay_->backTo(EventKind::conflict))
        Q_EMIT conflictReached();
    else
        say(tr("There is no earlier conflict."));
}

void WatchBar::nextDecision() {
    if (!replay_->forwardTo(EventKind::decide))
        say(tr("There is no later decision."));
}

void WatchBar::previousDecision() {
    if (!replay_->backTo(EventKind::decide))
        say(tr("There is no earlier decision."));
}

void WatchBar::say(const QString& text) {
    has_said_ = !text.isEmpty();
    Q_EMIT message(text);
}

void WatchBar::refresh() {
    if (has_said_) // at the moment before
        say({});
    setEnabled(replay_->isThere());
    steps_->setPosition(replay_->position(), replay_->size());
    const QSignalBlocker blocker(slider_);
    slider_->setRange(0, static_cast<int>(replay_->size()));
    slider_->setPageStep(std::max(1, slider_->maximum() / 20));
    slider_->setValue(static_cast<int>(replay_->position()));
    position_->setText(
        tr("%1 of %2").arg(numberText(replay_->position()), numberText(replay_->size())));
}

} // namespace loggia::ui
