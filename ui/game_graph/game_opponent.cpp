#include "ui/game_graph/game_opponent.hpp"

#include "core/base/random.hpp"
#include "core/game_graph/opponent.hpp"
#include "ui/game_graph/game_graph_document.hpp"
#include "ui/game_graph/study_runner.hpp"

namespace loggia::ui {

GameOpponent::GameOpponent(GameGraphDocument* document, StudyRunner* studies, QObject* parent)
    : QObject(parent), document_(document), studies_(studies) {
    connect(document, &GameGraphDocument::changed, this, &GameOpponent::follow);
    connect(document, &GameGraphDocument::playersChanged, this, &GameOpponent::follow);
    connect(studies, &StudyRunner::changed, this, &GameOpponent::follow);
    wait_.setSingleShot(true);
    connect(&wait_, &QTimer::timeout, this, &GameOpponent::play);
}

void GameOpponent::follow() {
    const bool two_computers = document_->player(1).computer && document_->player(2).computer;
    const bool wanted = document_->isComputersTurn() && !document_->isHeld() &&
                        studies_->isCurrent() && studies_->study()->solution &&
                        (!two_computers || document_->played() < most_moves);
    if (wanted == wait_.isActive())
        return;
    if (wanted)
        wait_.start(pace_ms_);
    else
        wait_.stop();
    Q_EMIT waitingChanged(wanted);
}

void GameOpponent::stop() {
    if (isWaiting())
        document_->setHeld(true); // which follow() hears of
}

void GameOpponent::play() {
    Q_EMIT waitingChanged(false);
    if (!document_->isComputersTurn() || !studies_->isCurrent())
        return;
    const std::size_t played = document_->played();
    const GamePlayer& player = document_->player(document_->moverAfter(played));
    // The same seed gives the same game, and a move that is taken back is made again.
    Random random(player.seed * 1'000'003 + played);
    const game_graph::Record record = document_->record();
    const auto step = game_graph::choose(*studies_->study()->solution, document_->lastPosition(),
                                         *player.computer, random, record.states());
    if (step)
        document_->playForComputer(*step, played);
}

} // namespace loggia::ui
