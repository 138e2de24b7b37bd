#include "ui/game_graph/study_runner.hpp"

#include "ui/game_graph/game_graph_document.hpp"
#include "ui/widgets/sentence.hpp"

#include <algorithm>

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

bool StudyRunner::isCurrent() const {
    return study_ && study_game_ == document_->state().game &&
           study_from_ == document_->state().played.start();
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
        if (study_game_ == game_)
            study_game_ = state.game;
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
    job_.start(
        [game = *game_, from = from_, level = studied_level_](const Control& control,
                                                              const auto& /*sink*/) {
            return std::make_shared<const GameStudy>(studyOf(game, from, level, control));
        },
        [this](const Result<std::shared_ptr<const GameStudy>>& study) {
            study_ =
                study ? *study
                      : std::make_shared<const GameStudy>(GameStudy{*game_,
                                                                    studied_level_,
                                                                    {},
                                                                    {},
                                                                    sentence(study.error().message),
                                                                    true,
                                                                    {},
                                                                    {},
                                                                    {},
                                                                    {}});
            study_game_ = game_;
            study_from_ = from_;
            Q_EMIT changed();
        });
}

} // namespace loggia::ui
