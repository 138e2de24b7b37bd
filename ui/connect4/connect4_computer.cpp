#include "ui/connect4/connect4_computer.hpp"

#include "ui/connect4/connect4_document.hpp"

namespace loggia::ui {

using connect4::Analysis;

Analysis Connect4Question::answer(const Control& control,
                                  const std::function<void(const Analysis&)>& update) const {
    return engine->with(optionsOf(settings), [&](connect4::Engine& e) {
        return e.choose(position, limitsOf(settings), control, update);
    });
}

Connect4Computer::Connect4Computer(Connect4Document* document, QObject* parent)
    : ComputerTurn(document, parent),
      document_(document), engines_{std::make_shared<EngineSlot>(),
                                    std::make_shared<EngineSlot>()} {}

std::optional<Connect4Question> Connect4Computer::question() const {
    const connect4::Position position = document_->lastPosition();
    return Connect4Question{position, document_->player(position.to_move()).think,
                            engines_.at(static_cast<std::size_t>(position.to_move()))};
}

void Connect4Computer::play(const Analysis& analysis) {
    document_->playForComputer(analysis.column);
}

} // namespace loggia::ui
