#include "ui/game_graph/game_opponent.hpp"

#include "core/base/random.hpp"
#include "core/game_graph/play/opponent.hpp"
#include "ui/game_graph/game_graph_document.hpp"
#include "ui/game_graph/study_runner.hpp"

namespace loggia::ui {

std::optional<game_graph::Step>
GameQuestion::answer(const Control& /*control*/,
                     const std::function<void(const Answer&)>& /*update*/) const {
    // The same seed gives the same game, and a move that is taken back is made again.
    Random random(player.seed * 1'000'003 + record.moves().size());
    return game_graph::choose(*study->solution, record.state(), *player.computer, random,
                              record.states());
}

GameOpponent::GameOpponent(GameGraphDocument* document, StudyRunner* studies, QObject* parent)
    : ComputerTurn(document, parent), document_(document), studies_(studies) {
    connect(studies, &StudyRunner::changed, this, &GameOpponent::follow);
}

std::optional<GameQuestion> GameOpponent::question() const {
    const std::size_t played = document_->played();
    const auto study = studies_->study();
    if (!study || !study->solution || isTooLong())
        return std::nullopt;
    return GameQuestion{study, document_->record(),
                        document_->player(document_->moverAfter(played))};
}

bool GameOpponent::isTooLong() const {
    return document_->player(1).computer && document_->player(2).computer &&
           document_->played() >= most_moves;
}

void GameOpponent::play(const std::optional<game_graph::Step>& step) {
    if (step)
        document_->playForComputer(*step);
}

} // namespace loggia::ui
