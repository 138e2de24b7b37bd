#include "ui/batch/batch_bar.hpp"

#include "ui/batch/batch_button.hpp"
#include "ui/widgets/announce.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QShortcut>

#include <algorithm>

namespace loggia::ui {

BatchBar::BatchBar(const Words& words, QWidget* parent)
    : QWidget(parent), start_help_(words.start_help), start_refusal_(words.start_refusal),
      start_(makeBatchButton(words.start, "start", "start", words.start_help, this)),
      stop_(makeBatchButton(words.stop, "stop", "stop", words.stop_help, this)),
      progress_(new QProgressBar(this)), status_(new QLabel(this)) {
    progress_->setObjectName(QStringLiteral("progress"));
    progress_->setAccessibleName(tr("Progress"));
    progress_->setTextVisible(false);
    constexpr int thin = 8;
    progress_->setFixedHeight(thin);
    constexpr int usual_progress = 160;
    progress_->setFixedWidth(usual_progress);
    status_->setObjectName(QLatin1String(words.status_name));
    status_->setTextFormat(Qt::PlainText);
    status_->setWordWrap(true);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(start_);
    row->addWidget(stop_);
    row->addWidget(progress_);
    row->addWidget(status_, 1);
    connect(start_, &QPushButton::clicked, this, &BatchBar::startWanted);
    connect(stop_, &QPushButton::clicked, this, &BatchBar::stopWanted);
    // Where the buttons can be clicked.
    new QShortcut(Qt::Key_F5, this, start_, &QPushButton::click);
    new QShortcut(Qt::Key_Escape, this, stop_, &QPushButton::click);
    follow(false, false, 0, 0);
}

void BatchBar::follow(bool is_running, bool can_start, int done, int all) {
    // One of them is enabled before the other is not, so that the keyboard stays with them.
    QPushButton* const next = is_running ? stop_ : start_;
    QPushButton* const last = is_running ? start_ : stop_;
    next->setEnabled(is_running || can_start);
    if (last->hasFocus() && next->isEnabled())
        next->setFocus();
    last->setEnabled(false);
    const bool is_refused = !is_running && !can_start && !start_refusal_.isEmpty();
    start_->setToolTip(is_refused ? start_refusal_ : start_help_);
    progress_->setVisible(is_running);
    progress_->setRange(0, std::max(all, 1));
    progress_->setValue(done);
}

void BatchBar::showCount(const QString& text) {
    status_->setText(text);
}

void BatchBar::takeFocus() {
    (stop_->isEnabled() ? stop_ : start_)->setFocus();
}

void BatchBar::say(const QString& text) {
    announce(status_, text);
}

} // namespace loggia::ui
