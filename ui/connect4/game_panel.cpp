#include "ui/connect4/game_panel.hpp"

#include "core/connect4/engine/explain.hpp"
#include "ui/commands/command_button.hpp"
#include "ui/connect4/connect4_document.hpp"
#include "ui/connect4/connect4_scene.hpp"
#include "ui/connect4/figures.hpp"
#include "ui/connect4/player_editor.hpp"
#include "ui/language/core_words.hpp"
#include "ui/widgets/explanation_card.hpp"
#include "ui/widgets/heading.hpp"
#include "ui/widgets/move_list.hpp"
#include "ui/widgets/step_buttons.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace loggia::ui {

using connect4::Player;

GamePanel::GamePanel(Connect4Document* document, QWidget* parent)
    : QWidget(parent), document_(document), card_(new ExplanationCard(this)),
      hint_(new QPushButton(tr("H&int"), this)), players_{new PlayerEditor(Player::one, this),
                                                          new PlayerEditor(Player::two, this)},
      moves_(new MoveList(this)),
      steps_(new StepButtons(
          {tr("First position"), tr("One move back"), tr("One move forward"), tr("Last position")},
          this)),
      points_(new QListWidget(this)) {
    auto* new_game = new QPushButton(tr("&New game"), this);
    hint_->setToolTip(tr("Show a strong move, with the reasons for it"));
    new_game->setToolTip(tr("Start from the empty board. Undo brings this game back."));
    steps_->setCommands({"connect4.first", "connect4.back", "connect4.forward", "connect4.last"});
    setCommand(hint_, "connect4.hint");
    setCommand(new_game, "file.new");
    card_->addButton(hint_);
    card_->addButton(new_game);

    moves_->setHeadings(playerName(Player::one), playerName(Player::two));
    moves_->setMinimumHeight(5 * fontMetrics().height());
    points_->setAccessibleName(tr("Lines of four that scored"));
    points_->setMouseTracking(true);
    points_->setWordWrap(true);
    points_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    points_->setMinimumHeight(3 * fontMetrics().height());
    // The lists share what height is left, and scroll.
    for (QWidget* list : {static_cast<QWidget*>(moves_), static_cast<QWidget*>(points_)})
        list->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);

    auto* moves_line = new QHBoxLayout;
    moves_line->addWidget(heading(tr("Moves"), this, moves_));
    moves_line->addStretch();
    moves_line->addWidget(steps_);

    auto* layout = new QVBoxLayout(this);
    layout->addWidget(card_);
    layout->addWidget(heading(tr("Players"), this));
    for (std::size_t i = 0; i < players_.size(); ++i) {
        layout->addWidget(players_.at(i));
        connect(players_.at(i), &PlayerEditor::changed, this, [this, i] {
            document_->setPlayer(static_cast<Player>(i), players_.at(i)->settings());
        });
    }
    layout->addLayout(moves_line);
    layout->addWidget(moves_, 3);
    layout->addWidget(heading(tr("Points"), this, points_));
    layout->addWidget(points_, 2);

    connect(steps_, &StepButtons::picked, document_, &Connect4Document::show);
    connect(hint_, &QPushButton::clicked, this, &GamePanel::hintWanted);
    connect(new_game, &QPushButton::clicked, this, &GamePanel::newGameWanted);
    connect(moves_, &MoveList::shownPicked, this,
            [this](int moves) { document_->show(static_cast<std::size_t>(moves)); });
    connect(points_, &QListWidget::itemEntered, this,
            [this](QListWidgetItem* item) { setPointed(points_->row(item)); });
    connect(points_, &QListWidget::currentRowChanged, this, &GamePanel::setPointed);
    connect(points_, &QListWidget::viewportEntered, this, [this] { setPointed(-1); });
    connect(document_, &Connect4Document::changed, this, &GamePanel::refresh);
    connect(document_, &Connect4Document::playersChanged, this, &GamePanel::refresh);
    refresh();
}

void GamePanel::setCard(const QString& title, const QString& text) {
    card_->setExplanation(title, text);
}

void GamePanel::setLosses(const std::vector<connect4::MoveLoss>& losses) {
    if (std::exchange(losses_, losses) != losses)
        refresh();
}

QString GamePanel::cardText() const {
    return card_->text();
}

void GamePanel::setPointed(int row) {
    std::optional<Pointed> next;
    if (row >= 0 && row < static_cast<int>(quadruples_.size()))
        next = quadruples_[static_cast<std::size_t>(row)];
    pointed_ = next;
    Q_EMIT pointedChanged();
}

void GamePanel::refresh() {
    for (std::size_t i = 0; i < players_.size(); ++i)
        players_.at(i)->setSettings(document_->players().at(i));
    const connect4::Game game = document_->game();
    QStringList moves;
    QStringList words;
    connect4::Position position = game.start;
    const auto loss_of = [this](qsizetype move) -> const connect4::MoveLoss* {
        for (const connect4::MoveLoss& loss : losses_)
            if (loss.move == static_cast<std::size_t>(move))
                return &loss;
        return nullptr;
    };
    for (const int column : game.moves) {
        const connect4::Position next = position.after(column);
        const int made =
            next.score().of(position.to_move()) - position.score().of(position.to_move());
        const QString name = QString::number(column + 1);
        moves << (made == 0 ? name : tr("%1   +%2").arg(name).arg(made));
        words << (made == 0   ? tr("column %1").arg(name)
                  : made == 1 ? tr("column %1, 1 point").arg(name)
                              : tr("column %1, %2 points").arg(name).arg(made));
        if (const connect4::MoveLoss* loss = loss_of(moves.size() - 1)) {
            moves.back() += loss->gives_away ? tr("   ??") : tr("   ?");
            words.back() += QStringLiteral(", ") + lossText(*loss);
        }
        position = next;
    }
    moves_->setMoves(moves, words, game.start.to_move() == Player::two);
    moves_->setShown(static_cast<int>(document_->shown()));
    steps_->setPosition(document_->shown(), game.moves.size());
    steps_->setEnabled(!document_->isEditing());
    moves_->setEnabled(!document_->isEditing());
    hint_->setEnabled(!document_->isEditing() && !document_->shownPosition().is_full());
    refreshPoints();
}

void GamePanel::refreshPoints() {
    const connect4::Position position = document_->boardShown();
    std::vector<Pointed> quadruples;
    for (const Player player : {Player::one, Player::two})
        for (const connect4::Bits bits : connect4::completed_quadruples(position, player))
            quadruples.push_back({player, bits});
    const auto same = [](const Pointed& a, const Pointed& b) {
        return a.player == b.player && a.quadruple == b.quadruple;
    };
    if (points_->count() > 0 && std::equal(quadruples.begin(), quadruples.end(),
                                           quadruples_.begin(), quadruples_.end(), same))
        return;
    const QSignalBlocker blocker(points_);
    quadruples_ = quadruples;
    points_->clear();
    for (const Pointed& made : quadruples_)
        points_->addItem(tr("%1: %2").arg(playerName(made.player),
                                          coreWords(connect4::describe_quadruple(made.quadruple))));
    if (quadruples_.empty()) {
        points_->addItem(tr("No four in a row yet"));
        points_->item(0)->setFlags(Qt::NoItemFlags);
    }
    if (pointed_)
        setPointed(-1);
}

} // namespace loggia::ui
