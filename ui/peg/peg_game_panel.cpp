#include "ui/peg/peg_game_panel.hpp"

#include "ui/commands/command_button.hpp"
#include "ui/peg/peg_document.hpp"
#include "ui/peg/peg_gallery.hpp"
#include "ui/peg/peg_random_bar.hpp"
#include "ui/peg/peg_run.hpp"
#include "ui/peg/peg_words.hpp"
#include "ui/peg/solvability_indicator.hpp"
#include "ui/theme/icons.hpp"
#include "ui/widgets/announce.hpp"
#include "ui/widgets/explanation_card.hpp"
#include "ui/widgets/heading.hpp"
#include "ui/widgets/step_buttons.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <span>
#include <utility>

namespace loggia::ui {

PegGamePanel::PegGamePanel(PegDocument* document, PegRun* run, QWidget* parent)
    : QWidget(parent), document_(document), random_(new PegRandomBar(this)),
      card_(new ExplanationCard(this)), hint_(new QPushButton(tr("H&int"), this)),
      restart_(new QPushButton(tr("Start &again"), this)),
      next_reason_(new QPushButton(tr("Ne&xt reason"), this)), jumps_heading_(heading({}, this)),
      steps_(new StepButtons(
          {tr("First position"), tr("One jump back"), tr("One jump forward"), tr("Last position")},
          this)),
      play_(new QToolButton(this)), slider_(new QSlider(Qt::Horizontal, this)),
      jumps_(new QListWidget(this)) {
    auto* gallery = new PegGallery(this);
    auto* lamp = new SolvabilityIndicator(run, this);
    hint_->setToolTip(tr("Show a jump that leads to the goal, or how far to go back"));
    restart_->setToolTip(tr("Go back to the starting position"));
    steps_->setCommands({"peg.first", "peg.back", "peg.forward", "peg.last"});
    setCommand(hint_, "peg.hint");
    setCommand(restart_, "peg.restart");
    setCommand(play_, "peg.animate");
    next_reason_->setObjectName(QStringLiteral("next-reason"));
    next_reason_->setToolTip(tr("Draw the next reason of the proof on the board"));
    setCommand(next_reason_, "peg.next-reason");
    next_reason_->hide();
    card_->setReadBehindTabs(true);
    card_->addButton(hint_);
    card_->addButton(restart_);
    card_->addButton(next_reason_);
    play_->setObjectName(QStringLiteral("play"));
    play_->setAutoRaise(true);
    play_->setAccessibleName(tr("Play the jumps"));
    slider_->setAccessibleName(tr("Position by number of jumps"));
    slider_->setPageStep(5);
    jumps_heading_->setBuddy(jumps_);
    jumps_->setAccessibleName(tr("Jumps"));
    jumps_->setMinimumHeight(4 * fontMetrics().height());
    jumps_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);

    auto* jumps_line = new QHBoxLayout;
    jumps_line->addWidget(jumps_heading_);
    jumps_line->addStretch();
    jumps_line->addWidget(play_);
    jumps_line->addWidget(steps_);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(heading(tr("Boards"), this, gallery));
    layout->addWidget(gallery);
    layout->addWidget(random_);
    layout->addWidget(card_);
    layout->addWidget(lamp);
    layout->addLayout(jumps_line);
    layout->addWidget(slider_);
    layout->addWidget(jumps_, 1);

    clock_.setInterval(pace);
    connect(&clock_, &QTimer::timeout, this, &PegGamePanel::playOne);
    connect(gallery, &PegGallery::chosen, this, &PegGamePanel::chosen);
    connect(hint_, &QPushButton::clicked, run, &PegRun::askForHint);
    connect(restart_, &QPushButton::clicked, document_, &PegDocument::restart);
    connect(next_reason_, &QPushButton::clicked, this, &PegGamePanel::nextReasonWanted);
    const auto show = [this](std::size_t jumps) {
        setPlaying(false);
        document_->show(jumps);
    };
    connect(steps_, &StepButtons::picked, this, show);
    connect(play_, &QToolButton::clicked, this, [this] { setPlaying(!isPlaying()); });
    connect(slider_, &QSlider::valueChanged, this,
            [show](int value) { show(static_cast<std::size_t>(value)); });
    const auto showMove = [this, show](int row) {
        if (row >= 0 && row < static_cast<int>(move_ends_.size()))
            show(move_ends_[static_cast<std::size_t>(row)]);
    };
    connect(jumps_, &QListWidget::currentRowChanged, this, showMove);
    // Within a move its row is current already.
    connect(jumps_, &QListWidget::itemClicked, this,
            [this, showMove](const QListWidgetItem* item) { showMove(jumps_->row(item)); });
    connect(document_, &PegDocument::changed, this, &PegGamePanel::refresh);
    refresh();
}

void PegGamePanel::setCard(const QString& title, const QString& text) {
    card_->setExplanation(title, text);
}

void PegGamePanel::setRestartShown(bool shown) {
    restart_->setVisible(shown);
}

void PegGamePanel::setReasons(std::size_t reasons) {
    next_reason_->setVisible(reasons > 1);
}

void PegGamePanel::setBlunder(std::optional<std::size_t> jumps) {
    if (std::exchange(blunder_, jumps) == jumps)
        return;
    listed_.clear();
    refresh();
}

QString PegGamePanel::cardTitle() const {
    return card_->title();
}

QString PegGamePanel::cardText() const {
    return card_->text();
}

void PegGamePanel::setPlaying(bool playing) {
    if (playing == isPlaying() || (playing && document_->played() == 0))
        return;
    if (playing) {
        if (document_->shown() == document_->played())
            document_->show(0);
        clock_.start();
    } else {
        clock_.stop();
    }
    refresh();
    Q_EMIT playingChanged();
}

void PegGamePanel::playOne() {
    document_->show(document_->shown() + 1);
    if (document_->shown() == document_->played())
        setPlaying(false);
}

void PegGamePanel::addNoJumps() {
    jumps_->addItem(document_->isBlank() ? tr("No board yet.")
                                         : tr("No jumps yet. Jump on the board, or press Solve."));
    jumps_->item(0)->setFlags(Qt::NoItemFlags);
}

/// A move a row: "3.  27-13-11".
void PegGamePanel::listMoves() {
    move_ends_ = peg::ends_of_moves(listed_);
    jumps_->clear();
    std::size_t begin = 0;
    for (const std::size_t end : move_ends_) {
        const std::span<const peg::Jump> move(listed_.data() + begin, end - begin);
        const QString text = tr("%1.  %2")
                                 .arg(jumps_->count() + 1)
                                 .arg(QString::fromStdString(move_text(document_->board(), move)));
        const bool lost = blunder_ && *blunder_ >= begin && *blunder_ < end;
        QStringList words;
        for (const peg::Jump& jump : move)
            words << inWords(jump);
        auto* item = new QListWidgetItem(lost ? tr("%1   ??").arg(text) : text, jumps_);
        if (lost)
            words << tr("after jump %1 the goal is out of reach").arg(*blunder_ + 1);
        item->setToolTip(words.join(QStringLiteral("; ")));
        item->setData(Qt::AccessibleTextRole,
                      tr("Move %1: %2").arg(jumps_->count()).arg(item->toolTip()));
        begin = end;
    }
    if (listed_.empty())
        addNoJumps();
}

void PegGamePanel::refresh() {
    const auto& jumps = document_->state().played.moves();
    const QSignalBlocker slider_blocker(slider_);
    const QSignalBlocker list_blocker(jumps_);
    if (jumps.empty())
        clock_.stop();
    const bool is_listed = listed_ == jumps;
    if (!is_listed || jumps.empty()) {
        listed_ = jumps;
        listMoves();
    }
    const std::size_t shown_at = document_->shown();
    const int shown = static_cast<int>(shown_at);
    const int last = static_cast<int>(jumps.size());
    const auto move = std::find_if(move_ends_.begin(), move_ends_.end(),
                                   [&](std::size_t end) { return end >= shown_at; });
    jumps_->setCurrentRow(shown == 0 ? -1 : static_cast<int>(move - move_ends_.begin()));
    if (shown == 0)
        jumps_->scrollToTop();
    const QString moves = movesInWords(static_cast<int>(move_ends_.size()));
    const QString counted =
        last == 0 ? tr("Jumps") : tr("%1 of %2 (%3)").arg(shown).arg(jumpsInWords(last), moves);
    const QString jump =
        shown == 0 ? QString()
                   : tr("Jump %1 of %2: %3").arg(shown).arg(last).arg(inWords(jumps[shown_at - 1]));
    const bool is_other = jump != jumps_heading_->accessibleName();
    jumps_heading_->setAccessibleName(jump);
    jumps_heading_->setText(counted);
    // The list reads a row to which the keyboard comes, and the board a new jump.
    if (is_other && is_listed && !jumps_->hasFocus())
        announce(jumps_heading_, counted);
    jumps_heading_->setToolTip(tr("Consecutive jumps of one peg count as one move"));
    slider_->setRange(0, last);
    slider_->setValue(shown);
    slider_->setEnabled(last > 0);
    steps_->setPosition(shown_at, jumps.size());
    play_->setEnabled(last > 0);
    play_->setIcon(icon(isPlaying() ? QStringLiteral("pause") : QStringLiteral("start")));
    play_->setToolTip(isPlaying() ? tr("Pause") : tr("Play the jumps one by one"));
    hint_->setEnabled(!document_->isBlank());
    restart_->setEnabled(last > 0);
}

} // namespace loggia::ui
