#include "ui/peg/peg_game_panel.hpp"

#include "core/peg/search/solve_fewest.hpp"
#include "ui/commands/command_button.hpp"
#include "ui/peg/peg_document.hpp"
#include "ui/peg/peg_gallery.hpp"
#include "ui/peg/peg_run.hpp"
#include "ui/peg/peg_words.hpp"
#include "ui/peg/solvability_indicator.hpp"
#include "ui/theme/icons.hpp"
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

#include <utility>

namespace loggia::ui {

PegGamePanel::PegGamePanel(PegDocument* document, PegRun* run, QWidget* parent)
    : QWidget(parent), document_(document), card_(new ExplanationCard(this)),
      hint_(new QPushButton(tr("H&int"), this)),
      restart_(new QPushButton(tr("Start &again"), this)), jumps_heading_(heading({}, this)),
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
    card_->addButton(hint_);
    card_->addButton(restart_);
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
    layout->addWidget(card_);
    layout->addWidget(lamp);
    layout->addLayout(jumps_line);
    layout->addWidget(slider_);
    layout->addWidget(jumps_, 1);

    addNoJumps();
    clock_.setInterval(pace);
    connect(&clock_, &QTimer::timeout, this, &PegGamePanel::playOne);
    connect(gallery, &PegGallery::chosen, this, &PegGamePanel::chosen);
    connect(hint_, &QPushButton::clicked, run, &PegRun::askForHint);
    connect(restart_, &QPushButton::clicked, document_, &PegDocument::restart);
    const auto show = [this](std::size_t jumps) {
        setPlaying(false);
        document_->show(jumps);
    };
    connect(steps_, &StepButtons::picked, this, show);
    connect(play_, &QToolButton::clicked, this, [this] { setPlaying(!isPlaying()); });
    connect(slider_, &QSlider::valueChanged, this,
            [show](int value) { show(static_cast<std::size_t>(value)); });
    connect(jumps_, &QListWidget::currentRowChanged, this, [show](int row) {
        if (row >= 0)
            show(static_cast<std::size_t>(row) + 1);
    });
    connect(document_, &PegDocument::changed, this, &PegGamePanel::refresh);
    refresh();
}

void PegGamePanel::setCard(const QString& title, const QString& text) {
    card_->setExplanation(title, text);
}

void PegGamePanel::setRestartShown(bool shown) {
    restart_->setVisible(shown);
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
    jumps_->addItem(tr("No jumps yet. Jump on the board, or press Solve."));
    jumps_->item(0)->setFlags(Qt::NoItemFlags);
}

void PegGamePanel::refresh() {
    const auto& jumps = document_->state().played.moves();
    const QSignalBlocker slider_blocker(slider_);
    const QSignalBlocker list_blocker(jumps_);
    if (jumps.empty())
        clock_.stop();
    if (listed_ != jumps) {
        listed_ = jumps;
        jumps_->clear();
        int number = 0;
        for (const peg::Jump& jump : jumps) {
            const bool lost = blunder_ && *blunder_ == static_cast<std::size_t>(number);
            const QString text = tr("%1.  %2").arg(++number).arg(inWords(jump));
            jumps_->addItem(lost ? tr("%1   ??").arg(text) : text);
            if (lost)
                jumps_->item(number - 1)
                    ->setToolTip(tr("After this jump the goal is out of reach"));
        }
        if (jumps.empty())
            addNoJumps();
    }
    const int shown = static_cast<int>(document_->shown());
    const int last = static_cast<int>(jumps.size());
    jumps_->setCurrentRow(shown - 1);
    if (shown == 0)
        jumps_->scrollToTop();
    const int moves = peg::count_moves(jumps);
    jumps_heading_->setText(last == 0 ? tr("Jumps")
                                      : tr("%1 of %2").arg(shown).arg(jumpsInWords(last)));
    jumps_heading_->setToolTip(
        tr("Consecutive jumps of one peg count as one move: %1").arg(movesInWords(moves)));
    slider_->setRange(0, last);
    slider_->setValue(shown);
    slider_->setEnabled(last > 0);
    steps_->setPosition(document_->shown(), jumps.size());
    play_->setEnabled(last > 0);
    play_->setIcon(icon(isPlaying() ? QStringLiteral("pause") : QStringLiteral("start")));
    play_->setToolTip(isPlaying() ? tr("Pause") : tr("Play the jumps one by one"));
    hint_->setEnabled(!document_->isBlank());
    restart_->setEnabled(last > 0);
}

} // namespace loggia::ui
