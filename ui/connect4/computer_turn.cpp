#include "ui/connect4/computer_turn.hpp"

#include "ui/connect4/connect4_document.hpp"

#include <QTimer>

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
        [this, game = game_](const Analysis& analysis) { deliver(analysis, game); },
        [this](const Analysis& analysis) { Q_EMIT updated(analysis); });
    Q_EMIT thinkingChanged(true);
}

void ComputerTurn::end() {
    thinking_ = false;
    job_.abandon();
    Q_EMIT thinkingChanged(false);
}

void ComputerTurn::moveNow() {
    job_.stop();
}

void ComputerTurn::stop() {
    if (!thinking_)
        return;
    end();
    document_->setHeld(true);
}

void ComputerTurn::deliver(const Analysis& analysis, const Game& game) {
    const auto wait = pace_ms_ - static_cast<int>(since_.elapsed());
    if (wait > 0) {
        QTimer::singleShot(wait, this, [this, analysis, game] { deliver(analysis, game); });
        return;
    }
    if (!thinking_ || game != game_)
        return;
    thinking_ = false;
    Q_EMIT thinkingChanged(false);
    Q_EMIT moved(analysis);
    document_->playForComputer(analysis.column, game);
}

} // namespace loggia::ui
