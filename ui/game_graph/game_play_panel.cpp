#include "ui/game_graph/game_play_panel.hpp"

#include "ui/commands/command_button.hpp"
#include "ui/game_graph/game_graph_document.hpp"
#include "ui/game_graph/graph/state_words.hpp"
#include "ui/theme/icons.hpp"
#include "ui/widgets/announce.hpp"
#include "ui/widgets/heading.hpp"
#include "ui/widgets/move_list.hpp"
#include "ui/widgets/plot.hpp"
#include "ui/widgets/step_buttons.hpp"

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

namespace loggia::ui {

using game_graph::Moment;
using game_graph::Opponent;
using game_graph::Outcome;

namespace {

constexpr int usual_mistakes = 20; ///< Of a hundred moves.

enum PlayerKind { kind_person, kind_perfect, kind_delaying, kind_fallible };

int kindOf(const GamePlayer& player) {
    if (!player.computer)
        return kind_person;
    switch (player.computer->style) {
    case Opponent::Style::delaying:
        return kind_delaying;
    case Opponent::Style::fallible:
        return kind_fallible;
    case Opponent::Style::perfect:
        break;
    }
    return kind_perfect;
}

} // namespace

std::vector<double> heightsOf(const std::vector<Moment>& history, const std::vector<int>& movers) {
    std::vector<double> heights;
    for (std::size_t i = 0; i < history.size(); ++i) {
        const game_graph::Value& value = history[i].value;
        double height = 0;
        // Between 0.3 for a win far away and 1 for one that is there.
        if (value.outcome != Outcome::draw)
            height = 0.3 + 0.7 / (1 + 0.15 * static_cast<double>(value.remoteness));
        const bool for_one = (value.outcome == Outcome::win) == (movers[i] == 1);
        heights.push_back(for_one ? height : -height);
    }
    return heights;
}

GamePlayPanel::GamePlayPanel(GameGraphDocument* document, QWidget* parent)
    : QWidget(parent), document_(document), restart_(new QPushButton(tr("Play agai&n"), this)),
      moves_(new MoveList(this)),
      steps_(new StepButtons(
          {tr("First position"), tr("One move back"), tr("One move forward"), tr("Last position")},
          this)),
      plot_(new Plot(this)) {
    restart_->setToolTip(tr("Go back to the start of the game. Undo brings the moves back."));
    steps_->setCommands(
        {"game-graph.first", "game-graph.back", "game-graph.forward", "game-graph.last"});
    setCommand(restart_, "game-graph.restart");
    auto* who = new QGridLayout;
    who->setColumnStretch(1, 1);
    for (std::size_t i = 0; i < seats_.size(); ++i) {
        const int number = static_cast<int>(i) + 1;
        Seat& seat = seats_.at(i);
        seat.kind = new QComboBox(this);
        seat.kind->setObjectName(QStringLiteral("player%1").arg(number));
        seat.kind->addItem(icon(QStringLiteral("person")), tr("Person"));
        for (const QString& name :
             {tr("Perfect"), tr("Perfect, plays for length"), tr("Makes mistakes")})
            seat.kind->addItem(icon(QStringLiteral("computer")), name);
        seat.kind->setToolTip(tr("Perfect wins as fast as it can. Playing for length also gives "
                                 "nothing away, but makes the game last as long as it can."));
        auto* label = new QLabel(tr("Player &%1").arg(number), this);
        label->setBuddy(seat.kind);
        seat.mistakes = new QSpinBox(this);
        seat.mistakes->setObjectName(QStringLiteral("mistakes%1").arg(number));
        seat.mistakes->setRange(0, 100);
        seat.mistakes->setSuffix(tr(" %"));
        // Somebody who is said to make mistakes makes some.
        seat.mistakes->setValue(usual_mistakes);
        seat.mistakes->setAccessibleName(tr("Percentage of random moves of player %1").arg(number));
        seat.mistakes->setToolTip(tr("How often it plays a random move"));
        seat.seed = new QSpinBox(this);
        seat.seed->setObjectName(QStringLiteral("seed%1").arg(number));
        seat.seed->setRange(0, 999'999);
        seat.seed->setPrefix(tr("seed "));
        seat.seed->setAccessibleName(tr("Seed of player %1").arg(number));
        seat.seed->setToolTip(tr("The same seed always gives the same game"));
        // A number that is typed changes the player once, whose move may be under way.
        for (QSpinBox* box : {seat.mistakes, seat.seed})
            box->setKeyboardTracking(false);
        const int row = 2 * static_cast<int>(i);
        who->addWidget(label, row, 0);
        who->addWidget(seat.kind, row, 1);
        auto* chance = new QHBoxLayout;
        chance->addWidget(seat.mistakes);
        chance->addWidget(seat.seed, 1);
        who->addLayout(chance, row + 1, 1);
        connect(seat.kind, &QComboBox::currentIndexChanged, this,
                [this, number] { takePlayer(number); });
        connect(seat.mistakes, &QSpinBox::valueChanged, this,
                [this, number] { takePlayer(number); });
        connect(seat.seed, &QSpinBox::valueChanged, this, [this, number] { takePlayer(number); });
    }
    moves_->setHeadings(tr("Player 1"), tr("Player 2"));
    moves_->setMinimumHeight(5 * fontMetrics().height());
    moves_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    plot_->setAccessibleName(tr("Values of the positions"));

    auto* moves_line = new QHBoxLayout;
    moves_line->addWidget(heading(tr("Moves"), this, moves_));
    moves_line->addStretch();
    moves_line->addWidget(steps_);
    auto* again = new QHBoxLayout;
    again->addWidget(heading(tr("Players"), this));
    again->addStretch();
    again->addWidget(restart_);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(again);
    layout->addLayout(who);
    layout->addLayout(moves_line);
    layout->addWidget(moves_, 3);
    layout->addWidget(heading(tr("Values for player 1"), this));
    layout->addWidget(plot_, 2);

    connect(steps_, &StepButtons::picked, document_, &GameGraphDocument::show);
    connect(restart_, &QPushButton::clicked, this, &GamePlayPanel::restartWanted);
    connect(moves_, &MoveList::shownPicked, this,
            [this](int moves) { document_->show(static_cast<std::size_t>(moves)); });
    connect(plot_, &Plot::pointPicked, this,
            [this](int moment) { document_->show(static_cast<std::size_t>(moment)); });
    connect(document_, &GameGraphDocument::changed, this, &GamePlayPanel::refresh);
    connect(document_, &GameGraphDocument::playersChanged, this, &GamePlayPanel::refresh);
    refresh();
}

void GamePlayPanel::takePlayer(int number) {
    const Seat& seat = seats_.at(static_cast<std::size_t>(number - 1));
    GamePlayer player;
    player.seed = static_cast<std::uint64_t>(seat.seed->value());
    switch (seat.kind->currentIndex()) {
    case kind_perfect:
        player.computer = Opponent{Opponent::Style::perfect, 0};
        break;
    case kind_delaying:
        player.computer = Opponent{Opponent::Style::delaying, 0};
        break;
    case kind_fallible:
        player.computer = Opponent{Opponent::Style::fallible, seat.mistakes->value()};
        break;
    default:
        break;
    }
    document_->setPlayer(number, player);
    if (player.computer)
        document_->setHeld(false); // Who asks for the computer wants to see it move.
}

void GamePlayPanel::setHistory(const std::vector<Moment>& history, bool is_hidden) {
    history_ = history;
    is_hidden_ = is_hidden;
    refresh();
}

void GamePlayPanel::refresh() {
    for (int number = 1; number <= 2; ++number) {
        const Seat& seat = seats_.at(static_cast<std::size_t>(number - 1));
        const GamePlayer& player = document_->player(number);
        const QSignalBlocker block_kind(seat.kind);
        const QSignalBlocker block_mistakes(seat.mistakes);
        const QSignalBlocker block_seed(seat.seed);
        const int kind = kindOf(player);
        seat.kind->setCurrentIndex(kind);
        if (kind == kind_fallible)
            seat.mistakes->setValue(player.computer->errors);
        seat.seed->setValue(static_cast<int>(player.seed));
        seat.mistakes->setVisible(kind == kind_fallible);
        seat.seed->setVisible(kind != kind_person);
    }
    const auto& played = document_->state().played;
    QStringList moves;
    QStringList words;
    PlotSeries series;
    series.name = tr("Values for player 1");
    std::vector<int> movers;
    const bool known = history_.size() == played.length() + 1;
    for (std::size_t i = 0; i <= played.length(); ++i) {
        movers.push_back(document_->moverAfter(i));
        if (i == played.length())
            break;
        const QString name = QString::fromStdString(
            document_->game().move_text(played.states()[i], played.moves()[i]));
        const bool mistake = known && history_[i].is_mistake();
        // A win that becomes a loss is worse than one that becomes a draw.
        const bool blunder = mistake && history_[i].value.outcome == Outcome::win &&
                             history_[i].made->outcome == Outcome::loss;
        moves << (blunder ? tr("%1  ??").arg(name) : mistake ? tr("%1  ?").arg(name) : name);
        words << (blunder   ? tr("%1, a blunder").arg(name)
                  : mistake ? tr("%1, a mistake").arg(name)
                            : name);
    }
    if (known) {
        const std::vector<double> heights = heightsOf(history_, movers);
        for (std::size_t i = 0; i < heights.size(); ++i) {
            series.points.emplace_back(static_cast<double>(i), heights[i]);
            series.labels.push_back(
                tr("after move %1: %2").arg(i).arg(verdictOf(history_[i].value, movers[i])));
        }
    }
    QList<bool> by_second;
    for (qsizetype i = 0; i < moves.size(); ++i)
        by_second << (movers[static_cast<std::size_t>(i)] == 2);
    moves_->setMoves(moves, words, by_second);
    const int shown = static_cast<int>(document_->shown());
    const bool is_other = moves_->shown() != shown;
    moves_->setShown(shown);
    if (is_other && !moves_->hasFocus()) // which reads a move to which the keyboard comes
        announceOtherCell(*moves_);
    steps_->setPosition(document_->shown(), document_->played());
    restart_->setEnabled(document_->played() > 0);
    PlotContent content;
    content.x_title = tr("moves");
    content.y_title = tr("value");
    content.zero_line = true;
    content.series = {std::move(series)};
    content.marker = static_cast<double>(document_->shown());
    content.empty_text = is_hidden_
                             ? tr("Values (F5) shows the value of each position of the game.")
                             : tr("The values of the positions are not known yet.");
    plot_->setContent(std::move(content));
}

} // namespace loggia::ui
