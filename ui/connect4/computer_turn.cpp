#include "ui/connect4/computer_turn.hpp"

#include "ui/connect4/connect4_document.hpp"

#include <utility>

namespace loggia::ui {

using connect4::Analysis;
using connect4::Game;

ComputerTurn::ComputerTurn(Connect4Document* document, QObject* parent)
    : QObject(parent), document_(document), engines_{std::make_shared<EngineSlot>(),
                                                     std::make_shared<EngineSlot>()} {
    connect(document, &Connect4Document::changed, this, &ComputerTurn::follow);
    connect(document, &Connect4Document::playersChanged, this, &ComputerTurn::follow);
    connect(&job_, &JobBase::failed, this, &ComputerTurn::stop);
    wait_.setSingleShot(true);
    wait_.setTimerType(Qt::PreciseTimer); // A coarse one may be early.
    connect(&wait_, &QTimer::timeout, this, &ComputerTurn::play);
}

void ComputerTurn::follow() {
    const bool wanted = document_->isComputersTurn() && !document_->isHeld();
    if (thinking_ && wanted && document_->game() == game_ &&
        document_->player(game_.position().to_move()).think == settings_)
        return;
    if (thinking_)
        end();
    if (wanted)
        begin();
}

void ComputerTurn::begin() {
    game_ = document_->game();
    const connect4::Position position = game_.position();
    settings_ = document_->player(position.to_move()).think;
    const auto engine = engines_.at(static_cast<std::size_t>(position.to_move()));
    thinking_ = true;
    since_.start();
    job_.start(
        [engine, position, options = optionsOf(settings_),
         limits = limitsOf(settings_)](const Control& control, const Job<Analysis>::Sink& sink) {
            return engine->with(options, [&](connect4::Engine& e) {
                return e.choose(position, limits, control, sink);
            });
        },
        [this](const Analysis& analysis) { decide(analysis); },
        [this](const Analysis& analysis) { Q_EMIT updated(analysis); });
    Q_EMIT thinkingChanged(true);
}

void ComputerTurn::end() {
    thinking_ = false;
    wait_.stop();
    job_.abandon();
    Q_EMIT thinkingChanged(false);
}

void ComputerTurn::moveNow() {
    if (wait_.isActive()) {
        wait_.stop();
        play();
    } else {
        job_.stop();
    }
}

void ComputerTurn::stop() {
    if (!thinking_)
        return;
    end();
    document_->setHeld(true);
}

void ComputerTurn::decide(const Analysis& analysis) {
    decided_ = analysis;
    const auto left = pace_ms_ - static_cast<int>(since_.elapsed());
    if (left > 0)
        wait_.start(left);
    else
        play();
}

void ComputerTurn::play() {
    // Whoever hears of it may begin another search.
    const Analysis analysis = decided_;
    const Game game = game_;
    thinking_ = false;
    Q_EMIT thinkingChanged(false);
    Q_EMIT moved(analysis);
    document_->playForComputer(analysis.column, game);
}

} // namespace loggia::ui
