#include "ui/game_graph/study_runner.hpp"

#include "ui/game_graph/game_graph_document.hpp"
#include "ui/game_graph/node_boards.hpp"
#include "ui/widgets/sentence.hpp"

#include <algorithm>
#include <memory>
#include <utility>

namespace loggia::ui {

StudyRunner::StudyRunner(GameGraphDocument* document, QObject* parent)
    : QObject(parent), document_(document) {
    connect(document, &GameGraphDocument::changed, this, &StudyRunner::follow);
    connect(&job_, &JobBase::runningChanged, this, &StudyRunner::runningChanged);
    connect(&job_, &JobBase::progressed, this, &StudyRunner::progressed);
    begin();
}

void StudyRunner::setLevel(int level) {
    level_ = std::max(0, level);
    follow();
}

void StudyRunner::retry() {
    if (!isRunning())
        begin();
}

void StudyRunner::follow() {
    const GameGraphState& state = document_->state();
    const int level = std::min(level_, static_cast<int>(state.game->levels().size()) - 1);
    // A step that is undone brings the same game back by another pointer.
    const bool same = state.game == game_ || *state.game == *game_;
    if (same && state.played.start() == from_ && level == studied_level_) {
        game_ = state.game;
        return;
    }
    begin();
}

void StudyRunner::begin() {
    const GameGraphState& state = document_->state();
    game_ = state.game;
    from_ = state.played.start();
    studied_level_ = std::min(level_, static_cast<int>(game_->levels().size()) - 1);
    job_.abandon(); // It is another run, with a time of its own.
    subject_.advance();
    study_.reset();
    const Revision about = subject_.now();
    job_.start(
        about,
        [game = *game_, from = from_, level = studied_level_](const Control& control,
                                                              const auto& /*sink*/) {
            auto study = std::make_shared<GameStudy>(studyOf(game, from, level, control));
            if (study->shown)
                addBoards(*study->shown, study->game);
            return std::shared_ptr<const GameStudy>(std::move(study));
        },
        [this, about](const Result<std::shared_ptr<const GameStudy>>& study) {
            study_ = {about, study ? *study
                                   : std::make_shared<const GameStudy>(
                                         GameStudy{*game_,
                                                   studied_level_,
                                                   {},
                                                   {},
                                                   sentence(study.error().message),
                                                   true,
                                                   {},
                                                   {},
                                                   {},
                                                   {}})};
            Q_EMIT changed();
        });
    Q_EMIT changed();
}

} // namespace loggia::ui
