#include "ui/game_graph/study_runner.hpp"

#include "ui/game_graph/game_graph_document.hpp"
#include "ui/game_graph/node_boards.hpp"
#include "ui/widgets/sentence.hpp"

#include <QElapsedTimer>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <utility>

namespace loggia::ui {

namespace {

/// Larger studies take up too much to be kept beside another one: this is about 150 MB.
constexpr std::uint64_t most_kept = 2'500'000;

} // namespace

StudyRunner::StudyRunner(GameGraphDocument* document, QObject* parent, qint64 long_run)
    : QObject(parent), document_(document), long_run_(long_run) {
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

std::shared_ptr<const GameStudy> StudyRunner::known() const {
    const bool is_same = long_ && long_->from == from_ && long_->study->level == studied_level_ &&
                         long_->study->game == *game_;
    return is_same ? long_->study : nullptr;
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
    QElapsedTimer clock;
    clock.start();
    job_.start(
        about,
        [game = *game_, from = from_, level = studied_level_, known = known()](
            const Control& control, const auto& /*sink*/) -> std::shared_ptr<const GameStudy> {
            if (known)
                return known;
            auto study = std::make_shared<GameStudy>(studyOf(game, from, level, control));
            if (study->shown)
                addBoards(*study->shown, study->game);
            return std::shared_ptr<const GameStudy>(std::move(study));
        },
        [this, about, clock](const Result<std::shared_ptr<const GameStudy>>& study) {
            if (study && !(*study)->stopped && clock.elapsed() >= long_run_ &&
                (*study)->counts.positions <= most_kept)
                long_ = Known{from_, *study};
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
