#include "ui/game_graph/labelling_panel.hpp"

#include "ui/commands/command_button.hpp"
#include "ui/game_graph/graph/state_words.hpp"
#include "ui/theme/icons.hpp"
#include "ui/widgets/explanation_card.hpp"
#include "ui/widgets/heading.hpp"
#include "ui/widgets/step_buttons.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QSignalBlocker>
#include <QSlider>
#include <QStringListModel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace loggia::ui {

namespace {

/// Playing takes no longer than so many turns of the clock.
constexpr std::size_t most_ticks = 120;

} // namespace

LabellingPanel::LabellingPanel(QWidget* parent)
    : QWidget(parent),
      buttons_(new StepButtons(
          {tr("Clear labels"), tr("Previous label"), tr("Next label"), tr("All labels")}, this)),
      play_(new QToolButton(this)), slider_(new QSlider(Qt::Horizontal, this)),
      position_(new QLabel(this)), card_(new ExplanationCard(this)), list_(new QListView(this)),
      model_(new QStringListModel(this)) {
    play_->setCheckable(true);
    play_->setObjectName(QStringLiteral("play"));
    play_->setIcon(icon(QStringLiteral("start")));
    play_->setText(tr("Play"));
    play_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    play_->setToolTip(tr("Play automatically, or pause"));
    buttons_->setCommands({"game-graph.label-first", "game-graph.label-back",
                           "game-graph.label-forward", "game-graph.label-last"});
    setCommand(play_, "game-graph.label-play");
    slider_->setAccessibleName(tr("Number of labels"));
    slider_->setObjectName(QStringLiteral("labels"));
    position_->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("20,000 of 20,000")));
    position_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    list_->setModel(model_);
    list_->setAccessibleName(tr("Labels in order"));
    list_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    list_->setUniformItemSizes(true);
    list_->setTextElideMode(Qt::ElideRight);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setMinimumHeight(5 * fontMetrics().height());

    auto* row = new QHBoxLayout;
    row->addWidget(buttons_);
    row->addWidget(play_);
    row->addStretch();
    auto* moment = new QHBoxLayout;
    moment->addWidget(slider_, 1);
    moment->addWidget(position_);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(card_);
    layout->addLayout(row);
    layout->addLayout(moment);
    layout->addWidget(heading(tr("Labels in order"), this, list_));
    layout->addWidget(list_, 1);

    connect(buttons_, &StepButtons::picked, this, &LabellingPanel::goTo);
    connect(play_, &QToolButton::toggled, this, &LabellingPanel::setPlaying);
    connect(slider_, &QSlider::valueChanged, this,
            [this](int value) { goTo(static_cast<std::size_t>(value)); });
    connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& index) {
                if (!following_ && index.isValid())
                    goTo(static_cast<std::size_t>(index.row()) + 1);
            });
    constexpr int ms_a_label = 500;
    clock_.setInterval(ms_a_label);
    connect(&clock_, &QTimer::timeout, this, &LabellingPanel::tick);
    refresh();
}

void LabellingPanel::setStudy(std::shared_ptr<const GameStudy> study) {
    setPlaying(false);
    study_ = std::move(study);
    done_ = steps();
    QStringList lines;
    if (steps() > 0)
        for (const game_graph::LabelStep& step : study_->shown->steps) {
            const ShownGraph::Node& node = study_->shown->at(static_cast<int>(step.position));
            lines << QStringLiteral("%1  %2").arg(badgeOf(node.value),
                                                  QString::fromStdString(node.text));
        }
    following_ = true;
    model_->setStringList(lines);
    refresh();
}

std::size_t LabellingPanel::steps() const {
    return study_ && study_->shown ? study_->shown->steps.size() : 0;
}

void LabellingPanel::goTo(std::size_t steps) {
    steps = std::min(steps, this->steps());
    if (std::exchange(done_, steps) == steps)
        return;
    refresh();
    Q_EMIT moved();
}

void LabellingPanel::setPlaying(bool playing) {
    const bool wanted = playing && steps() > 0;
    const bool was = isPlaying();
    if (wanted && !was && done_ == steps())
        goTo(0);
    wanted ? clock_.start() : clock_.stop();
    const QSignalBlocker blocker(play_);
    play_->setChecked(wanted);
    play_->setIcon(icon(wanted ? QStringLiteral("pause") : QStringLiteral("start")));
    play_->setText(wanted ? tr("Pause") : tr("Play"));
    if (wanted != was)
        Q_EMIT playingChanged(wanted);
}

void LabellingPanel::tick() {
    goTo(done_ + std::max<std::size_t>(1, steps() / most_ticks));
    if (done_ == steps())
        setPlaying(false);
}

QString LabellingPanel::said() const {
    return card_->text();
}

void LabellingPanel::refresh() {
    setEnabled(steps() > 0);
    if (steps() == 0) {
        card_->setExplanation(tr("Labelling"), study_ ? study_->trouble : tr("Not solved yet."));
    } else if (done_ == 0) {
        card_->setExplanation(
            tr("No labels yet"),
            tr("Final positions are labelled first. Then a position is a win if a move leads to a "
               "loss, a loss if every move leads to a win, and a draw otherwise."));
    } else {
        const game_graph::LabelStep& step = study_->shown->steps[done_ - 1];
        const ShownGraph::Node& node = study_->shown->at(static_cast<int>(step.position));
        card_->setExplanation(
            tr("Label %1: %2").arg(stateCountText(done_), badgeOf(node.value)),
            QString::fromStdString(game_graph::to_text(study_->game, *study_->solution->graph(),
                                                       *study_->solution->labels(), step)) +
                QLatin1Char('.'));
    }
    buttons_->setPosition(done_, steps());
    position_->setText(tr("%1 of %2").arg(stateCountText(done_), stateCountText(steps())));
    const QSignalBlocker block_slider(slider_);
    slider_->setRange(0, static_cast<int>(steps()));
    slider_->setPageStep(std::max(1, slider_->maximum() / 20));
    slider_->setValue(static_cast<int>(done_));
    following_ = true;
    const QModelIndex current =
        done_ > 0 ? model_->index(static_cast<int>(done_) - 1) : QModelIndex();
    list_->selectionModel()->setCurrentIndex(current, QItemSelectionModel::ClearAndSelect);
    if (current.isValid())
        list_->scrollTo(current);
    else
        list_->scrollToTop();
    following_ = false;
}

} // namespace loggia::ui
