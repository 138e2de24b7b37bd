#include "ui/game_graph/game_graph_document.hpp"

#include "ui/undo/history.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>
#include <utility>

namespace loggia::ui {

using game_graph::Game;
using game_graph::State;
using game_graph::Step;
using game_graph::Token;

namespace {

constexpr int longest_typing_pause_ms = 2000;
constexpr const char* text_of_drawn = "graph";

/// Of a graph, where the game is one: other rules are a few numbers.
std::size_t graphBytes(const Game& game) {
    const auto* token = std::get_if<Token>(&game.rules());
    if (token == nullptr)
        return 0;
    const game_graph::Drawn& drawn = token->drawn();
    using Arrow = game_graph::Drawn::Arrow;
    return drawn.places.size() * (sizeof(std::string) + sizeof(std::uint64_t)) +
           drawn.arrows.size() * sizeof(Arrow);
}

} // namespace

std::size_t bytesHeld(const GameGraphState& before, const GameGraphState& after) {
    std::size_t bytes = before.text.size() + after.text.size() + before.played.bytes() +
                        after.played.bytes() +
                        (before.game != after.game ? graphBytes(*before.game) : 0);
    if (before.drawing != nullptr && before.drawing != after.drawing)
        bytes += before.drawing->size() * (sizeof(QPointF) + sizeof(std::string)) +
                 before.drawing->drawn.arrows.size() * sizeof(game_graph::Drawn::Arrow);
    return bytes;
}

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

bool isLargeGame(const Game& game) {
    constexpr std::size_t few = 20'000; // places and arrows: some milliseconds
    const auto* token = std::get_if<Token>(&game.rules());
    return token != nullptr && token->drawn().places.size() + token->drawn().arrows.size() > few;
}

GameGraphState stateOfRecord(const game_graph::Record& record) {
    GameGraphState state = stateOfGame(record.game());
    state.played = decltype(state.played)(record.start());
    for (std::size_t i = 0; i < record.moves().size(); ++i)
        state.played.append(record.moves()[i], record.states()[i + 1]);
    return state;
}

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

game_graph::Record GameGraphDocument::recordToSave() const {
    if (!isDrawn())
        return record();
    GameGraphState drawn = state();
    drawn.game = std::make_shared<const Game>(gameWithPoints(*state().drawing));
    return recordOf(drawn);
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
    GameGraphState next = shownState();
    next.text = typed;
    next.fault.reset();
    next.drawing.reset();
    if (auto game = game_graph::game_of(typed))
        replaceGame(next, std::move(*game));
    else
        next.fault = std::move(game.error());
    if (played() == 0 || *next.game == game())
        return push(std::move(next), tr("typing"), StepKind::edit, typing_);
    replace(std::move(next), tr("typing"), StepKind::edit, typing_);
    history_->resetClean(); // It is in no file.
}

void GameGraphDocument::setGame(const Game& game, const QString& step) {
    replace(stateOfGame(game), step, StepKind::act);
}

void GameGraphDocument::setRecord(const game_graph::Record& record, const QString& step) {
    replace(stateOfRecord(record), step, StepKind::edit);
}

void GameGraphDocument::setOpened(GameGraphState opened, const QString& step) {
    replace(std::move(opened), step, StepKind::edit);
}

GameGraphState GameGraphDocument::shownState() const {
    GameGraphState next = state();
    next.awaited.reset();
    return next;
}

GameGraphState GameGraphDocument::withDrawing(DrawnGame drawing) const {
    GameGraphState next = shownState();
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
    GameGraphState next = shownState();
    next.played = decltype(next.played)(next.played.start());
    return next;
}

void GameGraphDocument::restart() {
    if (played() == 0 || isDrawn() || isLarge())
        return push(withoutMoves(), tr("start again"), StepKind::act);
    replaceByNext(withoutMoves(), tr("start again"));
}

void GameGraphDocument::newGame() {
    if (isDrawn())
        return replaceDrawn(newDrawnGame(), tr("new game"));
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
    GameGraphState next = shownState();
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

bool GameGraphDocument::isLarge() const {
    return state().awaited || isLargeGame(game());
}

AwaitedGame GameGraphDocument::withoutGraph() const {
    if (state().awaited)
        return *state().awaited;
    AwaitedGame result{game().state_text(state().played.start()), {}, shown()};
    for (std::size_t i = 0; i < played(); ++i) {
        if (i > 0)
            result.moves += ' ';
        result.moves += game().move_text(positionAfter(i), state().played.moves()[i]);
    }
    return result;
}

void GameGraphDocument::restoreLater(AwaitedGame awaited) {
    game_graph::Drawn empty;
    empty.places.emplace_back("start");
    empty.ends.emplace_back();
    GameGraphState next = stateOfGame(Game(Token(std::move(empty))));
    next.drawing.reset();
    next.awaited = std::move(awaited);
    PlayedDocument::restore(std::move(next), players());
}

/// As far as the moves are possible: the file may hold another game by now.
void GameGraphDocument::restoreAwaited(const GameGraphState* opened) {
    if (opened == nullptr)
        return PlayedDocument::restore(stateOfGame(Game(game_graph::Counting{})), players());
    const AwaitedGame awaited = state().awaited.value_or(AwaitedGame());
    const Game& game = *opened->game;
    game_graph::Record record(game, game.state_of(awaited.start).value_or(game.start()));
    std::istringstream words(awaited.moves);
    for (std::string word; words >> word;) {
        const auto step = game.move_of(record.state(), word);
        if (!step)
            break;
        record.add(*step);
    }
    GameGraphState next = stateOfRecord(record);
    next.game = opened->game;
    next.played.show(awaited.shown);
    PlayedDocument::restore(std::move(next), players());
}

} // namespace loggia::ui
