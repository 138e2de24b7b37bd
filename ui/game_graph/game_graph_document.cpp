#include "ui/game_graph/game_graph_document.hpp"

#include "ui/undo/history.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace loggia::ui {

using game_graph::Game;
using game_graph::State;
using game_graph::Step;
using game_graph::Token;

namespace {

constexpr int longest_typing_pause_ms = 2000;
constexpr const char* text_of_drawn = "graph";

} // namespace

GameGraphState stateOfGame(const Game& game) {
    GameGraphState state;
    state.text = game.text();
    state.game = std::make_shared<const Game>(game);
    state.played = decltype(state.played)(game.start());
    if (const auto* token = std::get_if<Token>(&game.rules());
        token != nullptr && token->drawn().places.size() <= most_drawn_places)
        state.drawing = std::make_shared<const DrawnGame>(drawnGameOf(*token));
    return state;
}

namespace {

GameGraphState stateOfRecord(const game_graph::Record& record) {
    GameGraphState state = stateOfGame(record.game());
    state.played = decltype(state.played)(record.start());
    for (std::size_t i = 0; i < record.moves().size(); ++i)
        state.played.append(record.moves()[i], record.states()[i + 1]);
    return state;
}

} // namespace

GameGraphDocument::GameGraphDocument(History* history, QObject* parent)
    : PlayedDocument(history, parent, stateOfGame(Game(game_graph::Counting{}))) {}

int GameGraphDocument::moverAfter(std::size_t moves) const {
    const int player = game().player(positionAfter(moves));
    return player != 0 ? player : static_cast<int>(moves % 2) + 1;
}

game_graph::Record GameGraphDocument::recordOf(const GameGraphState& state) {
    game_graph::Record record(*state.game, state.played.start());
    for (std::size_t i = 0; i < state.played.moves().size(); ++i)
        record.add({state.played.moves()[i], state.played.states()[i + 1]});
    return record;
}

bool GameGraphDocument::isOver(State state) const {
    return game().ending(state).has_value();
}

std::optional<std::size_t> GameGraphDocument::toMove(std::size_t moves) const {
    if (isOver(positionAfter(moves)))
        return std::nullopt;
    return static_cast<std::size_t>(moverAfter(moves) - 1);
}

void GameGraphDocument::replaceGame(GameGraphState& state, Game game) {
    if (game == *state.game)
        return;
    state.played = decltype(state.played)(game.start());
    state.game = std::make_shared<const Game>(std::move(game));
}

void GameGraphDocument::type(const QString& text) {
    const std::string typed = text.toStdString();
    if (typed == state().text)
        return;
    if (!since_typed_.isValid() || since_typed_.elapsed() > longest_typing_pause_ms)
        ++typing_;
    since_typed_.start();
    GameGraphState next = state();
    next.text = typed;
    next.fault.reset();
    next.drawing.reset();
    if (auto game = game_graph::game_of(typed))
        replaceGame(next, std::move(*game));
    else
        next.fault = std::move(game.error());
    push(std::move(next), tr("typing"), StepKind::edit, typing_);
}

void GameGraphDocument::setGame(const Game& game, const QString& step) {
    replace(stateOfGame(game), step, StepKind::act);
}

void GameGraphDocument::setRecord(const game_graph::Record& record, const QString& step) {
    replace(stateOfRecord(record), step, StepKind::edit);
}

GameGraphState GameGraphDocument::withDrawing(DrawnGame drawing) const {
    GameGraphState next = state();
    Game game = gameOf(drawing);
    next.text = text_of_drawn;
    next.fault.reset();
    next.drawing = std::make_shared<const DrawnGame>(std::move(drawing));
    replaceGame(next, std::move(game));
    return next;
}

void GameGraphDocument::setDrawn(DrawnGame drawing, const QString& step) {
    if (!isDrawn() || drawing != *state().drawing)
        push(withDrawing(std::move(drawing)), step, StepKind::edit);
}

void GameGraphDocument::replaceDrawn(DrawnGame drawing, const QString& step) {
    replace(withDrawing(std::move(drawing)), step, StepKind::edit);
}

GameGraphState GameGraphDocument::withoutMoves() const {
    GameGraphState next = state();
    next.played = decltype(next.played)(next.played.start());
    return next;
}

void GameGraphDocument::restart() {
    push(withoutMoves(), tr("start again"), StepKind::act);
}

void GameGraphDocument::newGame() {
    replace(withoutMoves(), tr("new game"), StepKind::act);
}

Result<void> GameGraphDocument::play(const Step& step) {
    const State here = position();
    if (isOver(here))
        return failure("the game is over");
    const auto moves = game().moves(here);
    if (std::find(moves.begin(), moves.end(), step) == moves.end())
        return failure("this move is not possible here");
    if (player(mover()).computer)
        return failure(fmt::format("it is the computer's turn (player {})", mover()));
    GameGraphState next = state();
    next.played.play(step.move, step.to);
    push(std::move(next), QString::fromStdString(game().move_text(here, step.move)), StepKind::act);
    return {};
}

bool GameGraphDocument::playForComputer(const Step& step) {
    if (!isComputersTurn())
        return false;
    answer(step.move, step.to, QString::fromStdString(game().move_text(lastPosition(), step.move)));
    return true;
}

void GameGraphDocument::restore(const game_graph::Record& record,
                                const std::vector<QPointF>& points, const std::string& text,
                                std::size_t shown) {
    GameGraphState next = stateOfRecord(record);
    next.played.show(shown);
    if (next.drawing && points.size() == next.drawing->size()) {
        DrawnGame drawn = *next.drawing;
        drawn.points = points;
        next.drawing = std::make_shared<const DrawnGame>(std::move(drawn));
    } else if (!next.drawing && text != next.text) {
        const auto game = game_graph::game_of(text);
        if (!game)
            next.fault = game.error();
        if (!game || *game == *next.game)
            next.text = text;
    }
    PlayedDocument::restore(std::move(next), players());
}

} // namespace loggia::ui
