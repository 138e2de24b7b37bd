#include "ui/connect4/game_panel.hpp"

#include "core/connect4/engine/explain.hpp"
#include "ui/commands/command_button.hpp"
#include "ui/connect4/board/connect4_scene.hpp"
#include "ui/connect4/board/figures.hpp"
#include "ui/connect4/connect4_document.hpp"
#include "ui/connect4/players/player_editor.hpp"
#include "ui/connect4/position_field.hpp"
#include "ui/language/core_words.hpp"
#include "ui/widgets/explanation_card.hpp"
#include "ui/widgets/heading.hpp"
#include "ui/widgets/move_list.hpp"
#include "ui/widgets/step_buttons.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
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
      variation_(new QWidget(this)), variation_name_(new QLabel(this)),
      promote_(new QPushButton(tr("Make main line"), this)),
      remove_(new QPushButton(tr("Delete"), this)), points_(new QListWidget(this)) {
    auto* new_game = new QPushButton(tr("&New game"), this);
    hint_->setToolTip(tr("Show a strong move, with the reasons for it"));
    new_game->setToolTip(tr("Start from the empty board. Undo brings this game back."));
    steps_->setCommands({"connect4.first", "connect4.back", "connect4.forward", "connect4.last"});
    setCommand(hint_, "connect4.hint");
    setCommand(new_game, "file.new");
    card_->setLines(4);
    card_->setReadBehindTabs(true);
    card_->addButton(hint_);
    card_->addButton(new_game);

    moves_->setHeadings(playerName(Player::one), playerName(Player::two));
    moves_->setWhatsThis(tr("The moves of the game. Click one to see the position after it. "
                            "Another move there starts a variation."));
    moves_->setMinimumHeight(5 * fontMetrics().height());
    points_->setAccessibleName(tr("Lines of four that scored"));
    points_->setMouseTracking(true);
    points_->setWordWrap(true);
    points_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    points_->setMinimumHeight(3 * fontMetrics().height());
    // The lists share what height is left, and scroll.
    for (QWidget* list : {static_cast<QWidget*>(moves_), static_cast<QWidget*>(points_)})
        list->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);

    auto* variation_line = new QHBoxLayout(variation_);
    variation_line->setContentsMargins(0, 0, 0, 0);
    variation_line->addWidget(variation_name_, 1);
    variation_line->addWidget(promote_);
    variation_line->addWidget(remove_);
    setCommand(promote_, "connect4.promote-variation");
    setCommand(remove_, "connect4.delete-variation");
    moves_->setContextMenuPolicy(Qt::CustomContextMenu);

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
    layout->addWidget(variation_);
    layout->addWidget(heading(tr("Points"), this, points_));
    layout->addWidget(points_, 1); // there are few of them for a long time
    auto* line = new PositionField(document_, this);
    layout->addWidget(heading(tr("Position as text"), this));
    layout->addWidget(line);
    connect(line, &PositionField::copyWanted, this, &GamePanel::copyWanted);
    connect(line, &PositionField::acted, this, &GamePanel::acted);

    connect(steps_, &StepButtons::picked, document_, &Connect4Document::show);
    connect(hint_, &QPushButton::clicked, this, &GamePanel::hintWanted);
    connect(new_game, &QPushButton::clicked, this, &GamePanel::newGameWanted);
    connect(moves_, &MoveList::shownPicked, this,
            [this](int moves) { document_->show(static_cast<std::size_t>(moves)); });
    connect(moves_, &MoveList::asidePicked, this, [this](int aside) {
        document_->chooseVariation(asides_.at(static_cast<std::size_t>(aside)));
    });
    connect(moves_, &QWidget::customContextMenuRequested, this, &GamePanel::showMenu);
    connect(promote_, &QPushButton::clicked, this,
            [this] { document_->promoteVariation(document_->game().moves); });
    connect(remove_, &QPushButton::clicked, this,
            [this] { document_->removeVariation(document_->variationShown()); });
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

void GamePanel::setReview(const connect4::GameReview& review) {
    const bool changed = review_.losses != review.losses || review_.marks != review.marks;
    review_ = review;
    if (changed)
        refreshMoves();
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
    refreshMoves();
    refreshVariations();
    steps_->setPosition(document_->shown(), document_->played());
    steps_->setEnabled(!document_->isEditing());
    moves_->setEnabled(!document_->isEditing());
    hint_->setEnabled(!document_->isEditing() && !document_->shownPosition().is_full());
    refreshPoints();
}

namespace {

/// "3 5 4 4", and how many other lines begin there.
QString columnsOf(const connect4::GameTree& tree, const VariedGame::Path& path) {
    const VariedGame::Path& line = tree.line_through(path);
    QString text =
        lineText({line.begin() + static_cast<std::ptrdiff_t>(path.size()) - 1, line.end()});
    std::size_t lines = 0;
    for (const VariedGame::Path& each : tree.lines())
        lines += each.size() >= path.size() && std::equal(path.begin(), path.end(), each.begin())
                     ? 1
                     : 0;
    if (lines > 1)
        text += GamePanel::tr(" (%1 more)").arg(lines - 1);
    return text;
}

} // namespace

void GamePanel::refreshMoves() {
    const auto& played = document_->state().played;
    const connect4::GameTree& tree = played.tree();
    const bool blue_began = played.start().to_move() == Player::two;
    QStringList moves;
    QStringList words;
    QList<MoveAside> asides;
    asides_.clear();
    auto loss = review_.losses.begin();
    for (std::size_t move = 0; move <= played.length(); ++move) {
        const connect4::Position& position = played.states()[move];
        const QString mover = playerName(position.to_move());
        if (move < played.length()) {
            const int column = played.moves()[move];
            const int made = played.states()[move + 1].score().of(position.to_move()) -
                             position.score().of(position.to_move());
            const QString name = QString::number(column + 1);
            moves << (made == 0 ? name : tr("%1   +%2").arg(name).arg(made));
            words << (made == 0   ? tr("column %1").arg(name)
                      : made == 1 ? tr("column %1, 1 point").arg(name)
                                  : tr("column %1, %2 points").arg(name).arg(made));
            while (loss != review_.losses.end() && loss->move < move)
                ++loss;
            const connect4::MoveMark mark =
                move < review_.marks.size() ? review_.marks[move] : connect4::MoveMark::none;
            if (mark == connect4::MoveMark::only) {
                moves.back() += QStringLiteral("   !");
                words.back() += tr(", the only good move");
            } else if (mark != connect4::MoveMark::none && loss != review_.losses.end()) {
                moves.back() += QStringLiteral("   %1 %2").arg(markText(mark), lossFigure(*loss));
                words.back() += QStringLiteral(", ") + lossText(*loss);
            }
        }
        const VariedGame::Path before = played.path(move);
        for (const int column : tree.continuations(before)) {
            if (move < played.length() && column == played.moves()[move])
                continue;
            asides_.push_back(before);
            asides_.back().push_back(column);
            const QString columns = columnsOf(tree, asides_.back());
            const QString main = tree.is_main(asides_.back()) ? tr(" (main line)") : QString();
            const auto number = (move + (blue_began ? 1 : 0)) / 2 + 1;
            asides << MoveAside{
                static_cast<int>(move), tr("%1. %2: %3%4").arg(number).arg(mover, columns, main),
                tr("variation at move %1, %2: columns %3%4").arg(number).arg(mover, columns, main)};
        }
    }
    QList<bool> by_blue;
    for (qsizetype i = 0; i < moves.size(); ++i)
        by_blue << (blue_began != (i % 2 == 1));
    moves_->setMoves(moves, words, by_blue, asides);
    moves_->setShown(static_cast<int>(document_->shown()));
}

void GamePanel::refreshVariations() {
    const std::size_t variations = document_->tree().variations();
    variation_->setVisible(variations > 0 && !document_->isEditing());
    const bool main = document_->variationShown().empty();
    const QString count = variations == 1 ? tr("1 variation") : tr("%1 variations").arg(variations);
    variation_name_->setText(main ? tr("Main line; %1").arg(count)
                                  : tr("A variation is shown (%1 in all)").arg(variations));
    promote_->setVisible(!main);
    remove_->setVisible(!main);
}

void GamePanel::showMenu(const QPoint& at) {
    const QModelIndex index = moves_->indexAt(at);
    if (!index.isValid() || document_->isEditing())
        return;
    VariedGame::Path path;
    if (const int aside = moves_->asideIn(index.row()); aside >= 0)
        path = asides_.at(static_cast<std::size_t>(aside));
    else if (const int moves = index.data(Qt::UserRole).toInt(); moves > 0)
        path = document_->state().played.path(static_cast<std::size_t>(moves));
    if (path.empty())
        return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QAction* show_action = menu->addAction(tr("&Show this line"));
    QAction* promote_action = menu->addAction(tr("&Make this the main line"));
    QAction* remove_action = menu->addAction(tr("&Delete this move and what follows"));
    promote_action->setEnabled(!document_->tree().is_main(path));
    connect(show_action, &QAction::triggered, this,
            [this, path] { document_->chooseVariation(path); });
    connect(promote_action, &QAction::triggered, this,
            [this, path] { document_->promoteVariation(path); });
    connect(remove_action, &QAction::triggered, this,
            [this, path] { document_->removeVariation(path); });
    menu->popup(moves_->viewport()->mapToGlobal(at));
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
