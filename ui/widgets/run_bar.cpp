#include "ui/widgets/run_bar.hpp"

#include "ui/commands/command_button.hpp"
#include "ui/language/number_words.hpp"
#include "ui/theme/text_size.hpp"
#include "ui/widgets/flow_layout.hpp"
#include "ui/widgets/limit_box.hpp"
#include "ui/widgets/second_click.hpp"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace loggia::ui {

RunBar::RunBar(const QString& start, const QStringList& engines, const QString& engines_help,
               QWidget* parent)
    : QWidget(parent), start_(new QPushButton(start, this)),
      stop_(new QPushButton(tr("&Stop"), this)), engine_(new QComboBox(this)),
      limit_(new LimitBox(tr("Analysis"), this)), words_(new QLabel(this)),
      progress_(new QProgressBar(this)), time_(new QLabel(this)) {
    start_->setCheckable(true);
    start_->setObjectName(QStringLiteral("start"));
    stop_->setObjectName(QStringLiteral("stop"));
    stop_->setEnabled(false);
    stop_->setToolTip(tr("Stop the computation"));
    engine_->setObjectName(QStringLiteral("engine"));
    engine_->addItems(engines);
    engine_->setAccessibleName(tr("Engine"));
    engine_->setToolTip(engines_help);
    engine_->setVisible(engines.size() > 1);
    progress_->setTextVisible(false);
    progress_->setRange(0, 1000);
    progress_->setFixedHeight(8);
    progress_->setMinimumWidth(60);
    progress_->setAccessibleName(tr("Progress"));
    // At rest there is no empty bar, and nothing moves when one comes.
    QSizePolicy policy = progress_->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    progress_->setSizePolicy(policy);
    progress_->hide();
    words_->setObjectName(QStringLiteral("progress-words"));
    words_->setTextFormat(Qt::PlainText);
    words_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    words_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    time_->setObjectName(QStringLiteral("time"));
    time_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    time_->setMinimumWidth(time_->fontMetrics().horizontalAdvance(QStringLiteral("0000.0 s")));

    limit_->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);

    // What is going on stays together, in the first row or below it.
    auto* going_on = new QWidget(this);
    going_on->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    auto* state = new QHBoxLayout(going_on);
    state->setContentsMargins(0, 0, 0, 0);
    auto* progress = new QVBoxLayout;
    progress->setSpacing(0);
    progress->addStretch(1);
    progress->addWidget(words_);
    progress->addWidget(progress_);
    progress->addStretch(1);
    state->addLayout(progress, 1);
    state->addWidget(time_);
    fitToText(*words_, [this, going_on] {
        going_on->setMinimumHeight(heightOfWords() + progress_->height());
        fitWords();
    });
    auto* layout = new FlowLayout(this);
    for (QWidget* part : std::initializer_list<QWidget*>{start_, stop_, engine_, limit_, going_on})
        layout->addWidget(part);

    // Whoever double-clicks it wants the work to begin, and not to end at once.
    ignoreSecondClick(*start_);
    connect(start_, &QPushButton::toggled, this, &RunBar::startToggled);
    connect(start_, &QPushButton::clicked, this, [this] {
        if (!start_->isCheckable())
            Q_EMIT startPressed();
    });
    connect(stop_, &QPushButton::clicked, this, &RunBar::stopRequested);
    connect(engine_, &QComboBox::currentIndexChanged, this, &RunBar::settingsChanged);
    connect(limit_, &LimitBox::changed, this, &RunBar::settingsChanged);
    clock_.setInterval(100);
    connect(&clock_, &QTimer::timeout, this, &RunBar::showTime);
    patience_.setSingleShot(true);
    connect(&patience_, &QTimer::timeout, this, &RunBar::begin);
}

int RunBar::engine() const {
    return engine_->currentIndex();
}

void RunBar::setEngine(int index) {
    const QSignalBlocker blocker(engine_);
    engine_->setCurrentIndex(index);
}

void RunBar::setSwitch(bool is_switch) {
    start_->setCheckable(is_switch);
}

void RunBar::setStartChecked(bool checked) {
    const QSignalBlocker blocker(start_);
    start_->setChecked(checked);
}

void RunBar::setStartText(const QString& text) {
    start_->setText(text);
}

void RunBar::setCommands(const char* start, const char* stop) {
    setCommand(start_, start);
    setCommand(stop_, stop);
}

void RunBar::setStartHelp(const QString& help) {
    start_->setToolTip(help);
}

void RunBar::setStartEnabled(bool enabled) {
    start_->setEnabled(enabled);
}

void RunBar::setRunning(bool running) {
    if (!running)
        return end();
    if (!running_ && !patience_.isActive()) {
        since_.start();
        told_.reset();
    }
    if (patience_.interval() == 0)
        begin();
    else if (!running_ && !patience_.isActive())
        patience_.start();
}

void RunBar::begin() {
    if (std::exchange(running_, true))
        return;
    stop_->setEnabled(true);
    clock_.start();
    showProgress(-1, {});
    showTime();
}

void RunBar::end() {
    const bool was_waiting = patience_.isActive();
    patience_.stop();
    if (!std::exchange(running_, false)) {
        if (was_waiting)
            showTime();
        return;
    }
    if (stop_->hasFocus())
        start_->setFocus();
    stop_->setEnabled(false);
    clock_.stop();
    showProgress(0, {});
    showTime();
}

qint64 RunBar::runningFor() const {
    return running_ && since_.isValid() ? since_.elapsed() : 0;
}

void RunBar::clearTime() {
    if (running_ || patience_.isActive())
        return;
    since_.invalidate();
    told_.reset();
    time_->clear();
}

void RunBar::setTime(double seconds) {
    told_ = seconds;
    showTime();
}

void RunBar::setProgress(double fraction, const QString& text) {
    if (running_)
        showProgress(fraction, text);
}

void RunBar::showProgress(double fraction, const QString& text) {
    progress_->setVisible(running_);
    progress_->setRange(0, fraction < 0 ? 0 : 1000);
    if (fraction >= 0)
        progress_->setValue(static_cast<int>(1000 * std::min(fraction, 1.0)));
    progress_->setToolTip(text);
    progress_->setAccessibleDescription(text);
    said_ = text;
    if (!text.isEmpty() && !std::exchange(has_words_, true))
        fitWords();
    showWords();
}

int RunBar::heightOfWords() const {
    return words_->fontMetrics().height() + 2;
}

void RunBar::fitWords() {
    words_->setFixedHeight(has_words_ ? heightOfWords() : 0);
}

void RunBar::showWords() {
    words_->setText(
        words_->fontMetrics().elidedText(said_, Qt::ElideRight, words_->contentsRect().width()));
    words_->setToolTip(said_);
}

void RunBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    showWords();
}

void RunBar::showTime() {
    if (told_ && !running_)
        return time_->setText(durationText(*told_));
    if (!since_.isValid())
        return;
    // While it runs the clock goes by its own ticks.
    const qint64 gone = since_.elapsed();
    const qint64 shown = running_ ? gone - gone % clock_.interval() : gone;
    time_->setText(durationText(static_cast<double>(shown) / 1000));
}

} // namespace loggia::ui
