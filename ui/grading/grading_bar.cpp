#include "ui/grading/grading_bar.hpp"

#include "ui/grading/class_button.hpp"
#include "ui/grading/class_model.hpp"
#include "ui/grading/class_words.hpp"
#include "ui/widgets/announce.hpp"
#include "ui/widgets/number_text.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

#include <algorithm>
#include <cstdint>

namespace loggia::ui {

namespace {

std::uint64_t number_of(int count) {
    return static_cast<std::uint64_t>(count);
}

} // namespace

GradingBar::GradingBar(QWidget* parent)
    : QWidget(parent),
      start_(makeClassButton(tr("&Grade"), "start", "start",
                             tr("Grade all hand-ins except those whose results are in the "
                                "journal and that have not changed (F5)"),
                             this)),
      stop_(makeClassButton(tr("&Stop"), "stop", "stop",
                            tr("Stop grading (Escape). The next start goes on from here."), this)),
      progress_(new QProgressBar(this)), status_(new QLabel(this)) {
    progress_->setObjectName(QStringLiteral("progress"));
    progress_->setAccessibleName(tr("Progress"));
    progress_->setTextVisible(false);
    progress_->setFixedHeight(8);
    constexpr int usual_progress = 160;
    progress_->setFixedWidth(usual_progress);
    status_->setObjectName(QStringLiteral("class-status"));
    status_->setTextFormat(Qt::PlainText);
    status_->setWordWrap(true);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(start_);
    row->addWidget(stop_);
    row->addWidget(progress_);
    row->addWidget(status_, 1);
    connect(start_, &QPushButton::clicked, this, &GradingBar::startWanted);
    connect(stop_, &QPushButton::clicked, this, &GradingBar::stopWanted);
}

void GradingBar::start() {
    start_->click();
}

void GradingBar::stop() {
    stop_->click();
}

void GradingBar::follow(const ClassModel& model, bool is_running) {
    const int all = model.rowCount();
    const int graded = model.gradedCount();
    // One of them is enabled before the other is not, so that the keyboard stays with them.
    QPushButton* const next = is_running ? stop_ : start_;
    QPushButton* const last = is_running ? start_ : stop_;
    next->setEnabled(is_running || all > 0);
    if (last->hasFocus() && next->isEnabled())
        next->setFocus();
    last->setEnabled(false);
    progress_->setVisible(is_running);
    progress_->setRange(0, std::max(all, 1));
    progress_->setValue(graded);
    if (is_running && graded > 0)
        status_->setText(
            counted(number_of(all), tr("%2 of %1 hand-in graded"), tr("%2 of %1 hand-ins graded"))
                .arg(graded));
}

void GradingBar::sayEnd(const ClassModel& model, qint64 took) {
    const std::uint64_t all = number_of(model.rowCount());
    const std::uint64_t graded = number_of(model.gradedCount());
    if (const int old = model.outOfDateCount(); old > 0)
        return say(counted(all, tr("%2 of %1 hand-in graded, and %3 of the results out of date."),
                           tr("%2 of %1 hand-ins graded, and %3 of the results out of date."))
                       .arg(numberText(graded), numberText(number_of(old))));
    if (graded < all)
        return say(counted(all, tr("%2 of %1 hand-in graded. Grade goes on from here."),
                           tr("%2 of %1 hand-ins graded. Grade goes on from here."))
                       .arg(numberText(graded)));
    say(counted(all, tr("%1 hand-in graded in %2: %3 of %4 points on average."),
                tr("%1 hand-ins graded in %2: %3 of %4 points on average."))
            .arg(durationText(static_cast<double>(took) / 1000),
                 pointsText(all == 0 ? 0 : model.points() / static_cast<double>(all)),
                 pointsText(model.task().points())));
}

void GradingBar::focusStart() {
    start_->setFocus();
}

void GradingBar::say(const QString& text) {
    announce(status_, text);
}

} // namespace loggia::ui
