#include "ui/connect4/connect4_document.hpp"

#include "ui/shell/state_step.hpp"

#include <QUndoStack>

#include <fmt/format.h>

#include <utility>

namespace loggia::ui {

class Connect4Step final : public StateStep<Connect4State> {
public:
    using Kind = Connect4Document::Kind;

    Connect4Step(Connect4Document* document, Connect4State after, const QString& text, Kind kind)
        : StateStep(
              [document](const Connect4State& state, bool again) { document->apply(state, again); },
              document->state(), std::move(after), text),
          kind_(kind) {}

    [[nodiscard]] int id() const override { return kind_ == Kind::other ? -1 : 1; }

    /// A person's move takes the computer's answer to it into the same step.
    bool mergeWith(const QUndoCommand* other) override {
        const auto* next = static_cast<const Connect4Step*>(other);
        if (kind_ != Kind::persons_move || next->kind_ != Kind::computers_move)
            return false;
        takeIn(*next);
        kind_ = Kind::computers_move; // Of two computers each move is a step.
        return true;
    }

private:
    Kind kind_;
};

Connect4Document::Connect4Document(QUndoStack* undo_stack, QObject* parent)
    : QObject(parent), undo_stack_(undo_stack) {
    players_[1].computer = true;
}

connect4::Position Connect4Document::shownPosition() const {
    return state_.game.position_after(state_.shown);
}

connect4::Position Connect4Document::boardShown() const {
    return state_.setup
               ? connect4::Position::of_stones(state_.setup->stones[0], state_.setup->stones[1])
               : shownPosition();
}

const PlayerSettings& Connect4Document::player(connect4::Player player) const {
    return players_.at(static_cast<std::size_t>(player));
}

void Connect4Document::setPlayer(connect4::Player player, const PlayerSettings& settings) {
    if (std::exchange(players_.at(static_cast<std::size_t>(player)), settings) != settings)
        Q_EMIT playersChanged();
}

void Connect4Document::swapSides() {
    if (players_[0] == players_[1])
        return;
    std::swap(players_[0], players_[1]);
    Q_EMIT playersChanged();
}

bool Connect4Document::isComputersTurn() const {
    const connect4::Position position = lastPosition();
    return !isEditing() && !position.is_full() && player(position.to_move()).computer;
}

void Connect4Document::setHeld(bool held) {
    if (std::exchange(held_, held) != held)
        Q_EMIT changed();
}

Result<void> Connect4Document::play(int column) {
    const connect4::Position position = shownPosition();
    if (isEditing())
        return failure("a position is being put up");
    if (position.is_full())
        return failure("the game is over: the board is full");
    if (player(position.to_move()).computer)
        return failure(fmt::format("it is the computer's turn (player {})",
                                   position.to_move() == connect4::Player::one ? 1 : 2));
    if (!position.can_play(column))
        return failure(fmt::format("column {} is full", column + 1));
    Connect4State next = state_;
    next.game.moves.resize(state_.shown);
    next.game.moves.push_back(column);
    next.shown = next.game.moves.size();
    held_ = false;
    push(std::move(next), tr("move in column %1").arg(column + 1), Kind::persons_move);
    return {};
}

bool Connect4Document::playForComputer(int column, const connect4::Game& thought_about) {
    if (state_.game != thought_about || !isComputersTurn() || !lastPosition().can_play(column))
        return false;
    Connect4State next = state_;
    next.game.moves.push_back(column);
    // Who looks at an earlier position goes on doing so.
    if (isAtEnd())
        next.shown = next.game.moves.size();
    push(std::move(next), tr("computer's move in column %1").arg(column + 1), Kind::computers_move);
    return true;
}

void Connect4Document::continueFromHere() {
    held_ = false;
    if (isAtEnd()) {
        Q_EMIT changed();
        return;
    }
    Connect4State next = state_;
    next.game.moves.resize(state_.shown);
    push(std::move(next), tr("go on from an earlier position"), Kind::other);
}

void Connect4Document::newGame() {
    setGame({}, tr("new game"));
}

void Connect4Document::setGame(const connect4::Game& game, const QString& step) {
    held_ = false;
    push({game, game.moves.size(), std::nullopt}, step, Kind::other);
}

void Connect4Document::show(std::size_t moves) {
    moves = std::min(moves, state_.game.moves.size());
    if (isEditing() || std::exchange(state_.shown, moves) == moves)
        return;
    Q_EMIT changed();
}

void Connect4Document::startEditing() {
    if (isEditing())
        return;
    Connect4State next = state_;
    next.setup = connect4::Setup::of(shownPosition());
    push(std::move(next), tr("edit the position"), Kind::other);
}

void Connect4Document::edit(const connect4::Setup& setup, const QString& step) {
    if (!isEditing() || setup == *state_.setup)
        return;
    Connect4State next = state_;
    next.setup = setup;
    push(std::move(next), step, Kind::other);
}

Result<void> Connect4Document::finishEditing() {
    if (!isEditing())
        return failure("no position is being put up");
    const auto position = connect4::position_of(*state_.setup);
    if (!position)
        return tl::unexpected(position.error());
    held_ = false;
    push({{*position, {}}, 0, std::nullopt}, tr("play from this position"), Kind::other);
    return {};
}

void Connect4Document::cancelEditing() {
    if (!isEditing())
        return;
    Connect4State next = state_;
    next.setup.reset();
    held_ = true;
    push(std::move(next), tr("leave the editor"), Kind::other);
}

void Connect4Document::restore(const Connect4State& state, const Players& players) {
    players_ = players;
    held_ = true;
    state_ = state;
    state_.shown = std::min(state_.shown, state_.game.moves.size());
    Q_EMIT playersChanged();
    Q_EMIT changed();
}

void Connect4Document::push(Connect4State next, const QString& step, Kind kind) {
    undo_stack_->push(new Connect4Step(this, std::move(next), step, kind));
}

void Connect4Document::apply(const Connect4State& state, bool again) {
    state_ = state;
    // After undo the computer would at once make the move again that was just taken back.
    if (again)
        held_ = true;
    Q_EMIT changed();
}

} // namespace loggia::ui
