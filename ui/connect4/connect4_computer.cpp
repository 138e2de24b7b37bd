#include "ui/connect4/connect4_computer.hpp"

#include "core/base/random.hpp"
#include "ui/connect4/connect4_document.hpp"

#include <QRandomGenerator>

namespace loggia::ui {

using connect4::Analysis;

Analysis Connect4Question::answer(const Control& control,
                                  const std::function<void(const Analysis&)>& update) const {
    if (player.level)
        return engine->with(*player.level, player.think.threads, [&](connect4::LevelPlayer& named) {
            return named.choose(position, seed, control, update);
        });
    return engine->with(optionsOf(player.think), [&](connect4::Engine& e) {
        return e.choose(position, limitsOf(player.think), control, update);
    });
}

Connect4Computer::Connect4Computer(Connect4Document* document, QObject* parent)
    : ComputerTurn(document, parent),
      document_(document), engines_{std::make_shared<EngineSlot>(), std::make_shared<EngineSlot>()},
      seed_(QRandomGenerator::global()->generate64()) {}

std::optional<Connect4Question> Connect4Computer::question() const {
    const connect4::Position position = document_->lastPosition();
    // Another game, other mistakes.
    const std::uint64_t seed =
        seed_ ^ Random(static_cast<std::uint64_t>(document_->number())).next();
    return Connect4Question{position, document_->player(position.to_move()), seed,
                            engines_.at(static_cast<std::size_t>(position.to_move()))};
}

void Connect4Computer::play(const Analysis& analysis) {
    const connect4::Player mover = document_->lastPosition().to_move();
    const bool perfect = document_->player(mover).level == connect4::Level::perfect;
    if (document_->playForComputer(analysis.column) && perfect &&
        analysis.value.certainty != connect4::Certainty::exact)
        Q_EMIT unproven(analysis);
}

} // namespace loggia::ui
