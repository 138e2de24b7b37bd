#include "ui/widgets/play/game_over_bar.hpp"

#include "ui/commands/command_button.hpp"
#include "ui/theme/colours.hpp"
#include "ui/undo/history.hpp"
#include "ui/widgets/announce.hpp"
#include "ui/widgets/board/piece_label.hpp"
#include "ui/widgets/flow_layout.hpp"
#include "ui/widgets/second_click.hpp"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace loggia::ui {

GameOverBar::GameOverBar(const char* again_command, const char* mistake_command,
                         const History& history, QWidget* parent)
    : QFrame(parent), document_(history.document()), piece_(new PieceLabel(0, this)),
      title_(new QLabel(this)), reason_(new QLabel(this)),
      mistake_(new QPushButton(tr("Go to the blunder"), this)),
      review_(new QPushButton(tr("Review"), this)),
      again_(new QPushButton(tr("Play again"), this)) {
    setObjectName(QStringLiteral("game-over"));
    setFrameShape(QFrame::StyledPanel);
    title_->setObjectName(QStringLiteral("game-over-title"));
    reason_->setObjectName(QStringLiteral("game-over-reason"));
    mistake_->setObjectName(QStringLiteral("game-over-mistake"));
    review_->setObjectName(QStringLiteral("game-over-review"));
    again_->setObjectName(QStringLiteral("game-over-again"));
    for (QLabel* label : {title_, reason_}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    mistake_->setToolTip(tr("Show the position before this move"));
    review_->setToolTip(tr("Go through the game with the values of the moves"));
    again_->setToolTip(tr("Start another game. Undo brings this one back."));
    setCommand(again_, again_command);
    if (mistake_command != nullptr)
        setCommand(mistake_, mistake_command);
    // The title stands in the middle where there is no reason.
    auto* texts = new QVBoxLayout;
    texts->setSpacing(2);
    texts->addStretch();
    texts->addWidget(title_);
    texts->addWidget(reason_);
    texts->addStretch();
    auto* outcome = new QWidget(this);
    outcome->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    auto* head = new QHBoxLayout(outcome);
    head->setContentsMargins(0, 0, 0, 0);
    head->addWidget(piece_);
    head->addLayout(texts, 1);
    auto* leads = new QWidget(this);
    auto* buttons = new QHBoxLayout(leads);
    buttons->setContentsMargins(0, 0, 0, 0);
    for (QPushButton* button : {mistake_, review_, again_})
        buttons->addWidget(button);
    // A narrow board has the buttons below the text.
    auto* row = new FlowLayout(this);
    row->setContentsMargins(10, 6, 6, 6);
    row->addWidget(outcome);
    row->addWidget(leads);
    connect(mistake_, &QPushButton::clicked, this, [this] {
        if (outcome_ && outcome_->mistake)
            Q_EMIT mistakeWanted(*outcome_->mistake);
    });
    connect(review_, &QPushButton::clicked, this, &GameOverBar::reviewWanted);
    connect(again_, &QPushButton::clicked, this, &GameOverBar::againWanted);
    connect(&history, &History::documentChanged, this, &GameOverBar::takeDocument);
    for (QPushButton* button : {mistake_, review_, again_}) {
        // A double click on "Go to the last move", in whose place they come, starts no new game.
        ignoreSecondClick(*button);
        connect(button, &QPushButton::clicked, this, &GameOverBar::acted);
    }
    hide();
}

void GameOverBar::setOutcome(const std::optional<GameOver>& outcome) {
    if (outcome == outcome_)
        return;
    const bool news = outcome && (!outcome_ || outcome_->title != outcome->title);
    outcome_ = outcome;
    refresh();
    if (news)
        announce(title_, title_->text());
}

void GameOverBar::follow(std::size_t moves, bool values_seen) {
    is_news_ = false;
    // What was seen before a move helped to choose it.
    if (moves == 0)
        assisted_.erase(document_);
    else if (moves > moves_ && seen_)
        is_news_ = assisted_.insert(document_).second;
    moves_ = moves;
    seen_ = values_seen;
    refresh();
}

void GameOverBar::setAssisted(bool assisted) {
    if (assisted)
        assisted_.insert(document_);
    else
        assisted_.erase(document_);
    is_news_ = false;
    refresh();
}

/// What was taken for more moves of the game was another one.
void GameOverBar::takeDocument(int document) {
    if (is_news_)
        assisted_.erase(document_);
    is_news_ = false;
    document_ = document;
    refresh();
}

void GameOverBar::refresh() {
    if (const bool assisted = isAssisted(); std::exchange(told_, assisted) != assisted)
        Q_EMIT assistedChanged();
    setVisible(outcome_.has_value());
    if (!outcome_)
        return;
    piece_->setPiece(outcome_->piece);
    piece_->setVisible(outcome_->piece != 0);
    QFont font = this->font();
    font.setBold(true);
    font.setPointSizeF(font.pointSizeF() * 1.35);
    title_->setFont(font);
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText,
                     outcome_->won ? coloursFor(palette()).win : coloursFor(palette()).text);
    title_->setPalette(colours);
    title_->setText(outcome_->title);
    QString reason = outcome_->reason;
    if (isAssisted())
        reason += (reason.isEmpty() ? QString() : QStringLiteral(" ")) +
                  tr("Assisted: values were shown during the game.");
    reason_->setText(reason);
    reason_->setVisible(!reason.isEmpty());
    mistake_->setText(outcome_->blunder ? tr("Go to the blunder") : tr("Go to the mistake"));
    mistake_->setVisible(outcome_->mistake.has_value());
    review_->setVisible(moves_ > 0);
}

void GameOverBar::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        refresh();
}

} // namespace loggia::ui
