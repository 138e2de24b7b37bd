#include "ui/connect4/connect4_document.hpp"

#include "ui/undo/history.hpp"

#include <fmt/format.h>

#include <utility>

namespace loggia::ui {

using connect4::Position;

Connect4State stateOf(const connect4::Game& game) {
    return stateOf(connect4::GameTree(game));
}

Connect4State stateOf(const connect4::GameTree& tree) {
    return {VariedGame(tree)};
}

Connect4State stateOf(const connect4::Game& game, std::size_t shown) {
    Connect4State state = stateOf(game);
    state.played.show(shown);
    return state;
}

std::size_t bytesHeld(const Connect4State& before, const Connect4State& after) {
    return before.played.bytes() + after.played.bytes();
}

Connect4Document::Connect4Document(History* history, QObject* parent)
    : PlayedDocument(history, parent, {},
                     {PlayerSettings{}, PlayerSettings{true, {}, connect4::Level::casual}}) {}

Position Connect4Document::boardShown() const {
    const auto& setup = state().setup;
    return setup ? Position::of_stones(setup->stones[0], setup->stones[1]) : shownPosition();
}

const PlayerSettings& Connect4Document::player(connect4::Player player) const {
    return players().at(static_cast<std::size_t>(player));
}

void Connect4Document::setPlayer(connect4::Player player, const PlayerSettings& settings) {
    PlayedDocument::setPlayer(static_cast<std::size_t>(player), settings);
}

std::optional<std::size_t> Connect4Document::toMove(std::size_t moves) const {
    const Position& position = state().played.states()[moves];
    if (isEditing() || position.is_full())
        return std::nullopt;
    return static_cast<std::size_t>(position.to_move());
}

Result<void> Connect4Document::play(int column) {
    const Position position = shownPosition();
    if (isEditing())
        return failure("a position is being set up");
    if (position.is_full())
        return failure("the game is over: the board is full");
    if (player(position.to_move()).computer)
        return failure(fmt::format("it is the computer's turn (player {})",
                                   position.to_move() == connect4::Player::one ? 1 : 2));
    if (!position.can_play(column))
        return failure(fmt::format("column {} is full", column + 1));
    if (!state().played.hasRoomFor(column))
        return failure(
            fmt::format("a game holds at most {} variations", connect4::GameTree::most_lines));
    Connect4State next = state();
    Path path = next.played.path(shown());
    path.push_back(column);
    if (next.played.choose(path, path.size())) {
        look(std::move(next));
        return {};
    }
    next.played.play(column, position.after(column));
    push(std::move(next), tr("move in column %1").arg(column + 1), StepKind::act);
    return {};
}

bool Connect4Document::playForComputer(int column) {
    if (!isComputersTurn() || !lastPosition().can_play(column))
        return false;
    answer(column, lastPosition().after(column),
           tr("computer's move in column %1").arg(column + 1));
    return true;
}

void Connect4Document::chooseVariation(const Path& path) {
    Connect4State next = state();
    if (!isEditing() && next.played.choose(path, path.size()))
        look(std::move(next));
}

void Connect4Document::promoteVariation(const Path& path) {
    if (isEditing() || !tree().contains(path) || tree().is_main(path))
        return;
    Connect4State next = state();
    next.played.promote(path);
    push(std::move(next), tr("make a variation the main line"), StepKind::edit);
}

void Connect4Document::removeVariation(const Path& path) {
    if (isEditing() || path.empty() || !tree().contains(path))
        return;
    Connect4State next = state();
    next.played.remove(path);
    push(std::move(next), tr("delete a variation"), StepKind::edit);
}

Connect4Document::Path Connect4Document::variationShown() const {
    const auto& line = state().played;
    for (std::size_t count = line.length(); count > 0; --count) {
        const auto moves = tree().continuations(line.path(count - 1));
        if (!moves.empty() && moves.front() != line.moves()[count - 1])
            return line.path(count);
    }
    return {};
}

std::vector<Connect4Document::Path> Connect4Document::siblings() const {
    std::vector<Path> paths;
    const Path before = state().played.path(shown() == 0 ? 0 : shown() - 1);
    for (const int column : tree().continuations(before)) {
        paths.push_back(before);
        paths.back().push_back(column);
    }
    return paths;
}

void Connect4Document::newGame() {
    replace({}, tr("new game"), StepKind::act);
}

void Connect4Document::setGame(const connect4::GameTree& tree, const QString& step) {
    replace(stateOf(tree), step, StepKind::edit);
}

void Connect4Document::showGame(const connect4::Game& game, const QString& step) {
    Players persons = players();
    for (PlayerSettings& person : persons)
        person.computer = false;
    replace(stateOf(game), persons, step, StepKind::edit);
}

void Connect4Document::show(std::size_t moves) {
    if (!isEditing())
        PlayedDocument::show(moves);
}

void Connect4Document::startEditing() {
    if (isEditing())
        return;
    Connect4State next = state();
    next.setup = connect4::Setup::of(shownPosition());
    push(std::move(next), tr("set up a position"), StepKind::edit);
}

void Connect4Document::edit(const connect4::Setup& setup, const QString& step) {
    if (!isEditing() || setup == *state().setup)
        return;
    Connect4State next = state();
    next.setup = setup;
    push(std::move(next), step, StepKind::edit);
}

bool Connect4Document::canFinishEditing() const {
    return isEditing() && connect4::position_of(*state().setup).has_value();
}

connect4::Position Connect4Document::boardToSave() const {
    return canFinishEditing() ? *connect4::position_of(*state().setup) : shownPosition();
}

Result<void> Connect4Document::finishEditing() {
    if (!isEditing())
        return failure("no position is being set up");
    const auto position = connect4::position_of(*state().setup);
    if (!position)
        return tl::unexpected(position.error());
    const QString step = tr("play from this position");
    if (tree().main_game().moves.empty()) {
        push(stateOf({*position, {}}), step, StepKind::act);
    } else {
        replace(stateOf({*position, {}}), step, StepKind::act);
        history_->resetClean(); // It is in no file.
    }
    return {};
}

void Connect4Document::cancelEditing() {
    if (!isEditing())
        return;
    Connect4State next = state();
    next.setup.reset();
    push(std::move(next), tr("cancel the set-up"), StepKind::edit);
}

} // namespace loggia::ui
