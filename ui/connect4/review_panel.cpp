#include "ui/connect4/review_panel.hpp"

#include "ui/commands/command_button.hpp"
#include "ui/connect4/analysis_run.hpp"
#include "ui/connect4/better_move.hpp"
#include "ui/connect4/board/connect4_scene.hpp"
#include "ui/connect4/board/figures.hpp"
#include "ui/connect4/connect4_document.hpp"
#include "ui/language/number_words.hpp"
#include "ui/theme/text_size.hpp"
#include "ui/widgets/announce.hpp"
#include "ui/widgets/explanation_card.hpp"
#include "ui/widgets/heading.hpp"
#include "ui/widgets/play/mistakes.hpp"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QVBoxLayout>

#include <cmath>

namespace loggia::ui {

using connect4::MoveMark;
using connect4::Player;

ReviewPanel::ReviewPanel(Connect4Document* document, AnalysisRun* run, BetterMove* better,
                         QWidget* parent)
    : QWidget(parent), document_(document), run_(run), better_(better), lead_(new QLabel(this)),
      start_(new QPushButton(tr("&Review this game"), this)),
      players_(new QTableWidget(2, 5, this)),
      previous_(new QPushButton(tr("&Previous mistake"), this)),
      next_(new QPushButton(tr("&Next mistake"), this)), moves_(new QListWidget(this)),
      card_(new ExplanationCard(this)), find_(new QPushButton(tr("F&ind the better move"), this)),
      give_up_(new QPushButton(tr("Show the answer"), this)) {
    lead_->setWordWrap(true);
    lead_->setMinimumHeight(2 * fontMetrics().lineSpacing());
    setCommand(start_, "connect4.review");
    players_->setAccessibleName(tr("Accuracy"));
    players_->setHorizontalHeaderLabels({tr("Accuracy"), tr("Lost"), QStringLiteral("??"),
                                         QStringLiteral("?"), QStringLiteral("!")});
    players_->setVerticalHeaderLabels({playerName(Player::one), playerName(Player::two)});
    players_->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    for (const int words : {0, 1})
        players_->horizontalHeader()->setSectionResizeMode(words, QHeaderView::ResizeToContents);
    players_->horizontalHeader()->setHighlightSections(false);
    players_->horizontalHeader()->setSectionsClickable(false);
    players_->verticalHeader()->setHighlightSections(false);
    players_->verticalHeader()->setSectionsClickable(false);
    fitRowsToText(*players_, 8, 3);
    players_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    players_->setSelectionMode(QAbstractItemView::NoSelection);
    players_->setTabKeyNavigation(false);
    players_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    players_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    players_->setToolTip(tr("Accuracy: a move that gives nothing away counts 100 %, and each point "
                            "given away halves that. Lost: points given away in total."));
    moves_->setAccessibleName(tr("Marked moves"));
    moves_->setToolTip(tr("Click a move to see the position before it"));
    moves_->setWordWrap(true);
    moves_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    moves_->setMinimumHeight(4 * fontMetrics().lineSpacing());
    moves_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    card_->setLines(4);
    find_->setToolTip(
        tr("Look for a move that gives nothing away. Your tries are judged but not played."));
    setCommand(find_, "connect4.find-better");
    setCommand(next_, "connect4.next-mistake");
    setCommand(previous_, "connect4.previous-mistake");
    card_->addButton(find_);
    card_->addButton(give_up_);

    auto* steps = new QHBoxLayout;
    steps->addWidget(heading(tr("Marked moves"), this, moves_));
    steps->addStretch();
    steps->addWidget(previous_);
    steps->addWidget(next_);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(lead_);
    layout->addWidget(start_, 0, Qt::AlignLeft);
    layout->addWidget(players_);
    layout->addLayout(steps);
    layout->addWidget(moves_, 1);
    layout->addWidget(card_);

    const auto step = [this](bool forward) {
        std::vector<std::size_t> mistakes;
        for (const connect4::MoveLoss& loss : run_->losses())
            mistakes.push_back(loss.move);
        const auto to = forward ? nextMistake(mistakes, document_->shown())
                                : previousMistake(mistakes, document_->shown());
        if (to)
            document_->show(*to);
    };
    connect(next_, &QPushButton::clicked, this, [step] { step(true); });
    connect(previous_, &QPushButton::clicked, this, [step] { step(false); });
    connect(start_, &QPushButton::clicked, this, &ReviewPanel::reviewWanted);
    connect(moves_, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
        if (item != nullptr && item->data(Qt::UserRole).isValid())
            document_->show(item->data(Qt::UserRole).value<std::size_t>());
    });
    connect(find_, &QPushButton::clicked, this, [this] {
        if (better_->canStart())
            better_->start();
        Q_EMIT acted();
    });
    connect(give_up_, &QPushButton::clicked, this, [this] {
        better_->giveUp();
        Q_EMIT acted();
    });
    connect(better_, &BetterMove::changed, this, &ReviewPanel::showExercise);
    connect(run_, &AnalysisRun::courseChanged, this, &ReviewPanel::showReview);
    connect(run_, &AnalysisRun::runningChanged, this, &ReviewPanel::showReview);
    connect(document_, &Connect4Document::changed, this, &ReviewPanel::showReview);
    showReview();
}

void ReviewPanel::showReview() {
    const connect4::GameReview& review = run_->review();
    const auto& played = document_->state().played;
    int judged = 0;
    for (const Player player : {Player::one, Player::two}) {
        const connect4::PlayerReview& mine = review.players.at(static_cast<std::size_t>(player));
        judged += mine.judged;
        const auto number = [&mine](int count) {
            return mine.accuracy ? QString::number(count) : QStringLiteral("\u2013");
        };
        const QStringList texts{
            mine.accuracy ? tr("%1 %").arg(decimalText(*mine.accuracy, 0))
                          : QStringLiteral("\u2013"),
            mine.accuracy ? decimalText(mine.points_lost,
                                        mine.points_lost == std::floor(mine.points_lost) ? 0 : 1)
                          : QStringLiteral("\u2013"),
            number(mine.blunders), number(mine.mistakes), number(mine.only)};
        for (int column = 0; column < texts.size(); ++column) {
            auto* item = new QTableWidgetItem(texts[column]);
            item->setTextAlignment(Qt::AlignCenter);
            players_->setItem(static_cast<int>(player), column, item);
        }
    }
    const auto moves = static_cast<int>(played.length());
    if (document_->isEditing() || moves == 0) {
        lead_->setText(tr("There are no moves to review yet."));
    } else if (judged == 0) {
        lead_->setText(tr("A review evaluates each position of this game, marks the moves that "
                          "gave points away and lets you look for better ones."));
    } else if (judged < moves) {
        lead_->setText(tr("Reviewed so far: %1 of %2 moves.").arg(judged).arg(moves));
    } else {
        const QString done = moves == 1 ? tr("The only move is reviewed.")
                                        : tr("All %1 moves are reviewed.").arg(moves);
        if (done != lead_->text())
            announce(lead_, done);
    }
    const bool can_start = judged < moves && !document_->isEditing() && !run_->isReviewing();
    if (start_->hasFocus() && !can_start)
        moves_->setFocus(); // What the review finds comes here.
    start_->setVisible(judged < moves);
    start_->setEnabled(can_start);

    // At the last one they stay, or they would lose the keyboard.
    for (QPushButton* step : {previous_, next_})
        step->setEnabled(!review.losses.empty());

    const QSignalBlocker blocker(moves_);
    moves_->clear();
    const bool blue_began = played.start().to_move() == Player::two;
    auto loss = review.losses.begin();
    for (std::size_t move = 0; move < review.marks.size() && move < played.length(); ++move) {
        const MoveMark mark = review.marks[move];
        if (mark == MoveMark::none)
            continue;
        while (loss != review.losses.end() && loss->move < move)
            ++loss;
        const QString what = mark == MoveMark::only || loss == review.losses.end()
                                 ? tr("the only good move")
                                 : lossText(*loss, LossWords::clause);
        auto* item = new QListWidgetItem(tr("%1. %2: column %3 %4, %5")
                                             .arg((move + (blue_began ? 1 : 0)) / 2 + 1)
                                             .arg(playerName(played.states()[move].to_move()))
                                             .arg(played.moves()[move] + 1)
                                             .arg(markText(mark), what),
                                         moves_);
        item->setData(Qt::UserRole, QVariant::fromValue(move));
        if (move == document_->shown())
            moves_->setCurrentItem(item);
    }
    if (moves_->count() == 0) {
        auto* none =
            new QListWidgetItem(judged > 0 ? tr("No move gave a point away.") : QString(), moves_);
        none->setFlags(Qt::NoItemFlags);
    }
    showExercise();
}

void ReviewPanel::showExercise() {
    const bool on = better_->isOn();
    // The line below the board says what each try comes to, and ends it.
    find_->setVisible(!on);
    find_->setEnabled(better_->canStart());
    give_up_->setVisible(on);
    give_up_->setEnabled(on && !better_->isSolved());
    if (on)
        card_->setExplanation(
            tr("Exercise"), better_->isSolved()
                                ? tr("The columns marked on the board give away less than a point.")
                                : tr("The verdict on each try appears below the board."));
    else
        card_->setExplanation(
            tr("Exercise"), better_->canStart()
                                ? tr("The next move of the game was a mistake. Can you do better?")
                                : tr("Go to a mistake: the board shows the position before it, and "
                                     "you can try moves there."));
}

} // namespace loggia::ui
