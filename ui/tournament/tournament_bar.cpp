#include "ui/tournament/tournament_bar.hpp"

#include "ui/theme/icons.hpp"
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

QPushButton* make_button(const QString& text, const char* name, const QString& tip,
                         QWidget* parent) {
    auto* button = new QPushButton(text, parent);
    button->setObjectName(QLatin1String(name));
    button->setIcon(icon(QLatin1String(name)));
    button->setToolTip(tip);
    button->setAutoDefault(false);
    return button;
}

} // namespace

TournamentBar::TournamentBar(QWidget* parent)
    : QWidget(parent),
      start_(make_button(tr("&Start"), "start",
                         tr("Play the tournament. Games that are in the journal are not played "
                            "again (F5)."),
                         this)),
      stop_(make_button(tr("S&top"), "stop",
                        tr("Stop the games that are going on (Escape). The next start goes on "
                           "from here."),
                        this)),
      progress_(new QProgressBar(this)), status_(new QLabel(this)) {
    progress_->setObjectName(QStringLiteral("progress"));
    progress_->setAccessibleName(tr("Progress"));
    progress_->setTextVisible(false);
    constexpr int thin = 8;
    progress_->setFixedHeight(thin);
    constexpr int usual_progress = 160;
    progress_->setFixedWidth(usual_progress);
    status_->setObjectName(QStringLiteral("tournament-status"));
    status_->setTextFormat(Qt::PlainText);
    status_->setWordWrap(true);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(start_);
    row->addWidget(stop_);
    row->addWidget(progress_);
    row->addWidget(status_, 1);
    connect(start_, &QPushButton::clicked, this, &TournamentBar::startWanted);
    connect(stop_, &QPushButton::clicked, this, &TournamentBar::stopWanted);
    follow(false, false, 0, 0);
}

void TournamentBar::start() {
    start_->click();
}

void TournamentBar::stop() {
    stop_->click();
}

void TournamentBar::follow(bool is_running, bool can_start, int games, int all) {
    // One of them is enabled before the other is not, so that the keyboard stays with them.
    QPushButton* const next = is_running ? stop_ : start_;
    QPushButton* const last = is_running ? start_ : stop_;
    next->setEnabled(is_running || can_start);
    if (last->hasFocus() && next->isEnabled())
        next->setFocus();
    last->setEnabled(false);
    progress_->setVisible(is_running);
    progress_->setRange(0, std::max(all, 1));
    progress_->setValue(games);
    if (is_running && games > 0) // no announcement: there are up to ten a second
        status_->setText(counted(static_cast<std::uint64_t>(all), tr("%2 of %1 game played"),
                                 tr("%2 of %1 games played"))
                             .arg(numberText(static_cast<std::uint64_t>(games))));
}

void TournamentBar::takeFocus() {
    (stop_->isEnabled() ? stop_ : start_)->setFocus();
}

void TournamentBar::say(const QString& text) {
    announce(status_, text);
}

} // namespace loggia::ui
