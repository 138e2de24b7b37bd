#include "ui/game_graph/game_graph_document.hpp"

#include "ui/shell/state_step.hpp"

#include <QUndoStack>

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
    state.start = game.start();
    if (const auto* token = std::get_if<Token>(&game.rules());
        token != nullptr && token->drawn().places.size() <= most_drawn_places)
        state.drawing = std::make_shared<const DrawnGame>(drawnGameOf(*token));
    return state;
}

namespace {

GameGraphState stateOfRecord(const game_graph::Record& record) {
    GameGraphState state = stateOfGame(record.game());
    state.start = record.start();
    for (std::size_t i = 0; i < record.moves().size(); ++i)
        state.steps.push_back({record.moves()[i], record.states()[i + 1]});
    state.shown = state.steps.size();
    return state;
}

} // namespace

class GameGraphStep final : public StateStep<GameGraphState> {
public:
    using Kind = GameGraphDocument::Kind;

    GameGraphStep(GameGraphDocument* document, GameGraphState after, const QString& text, Kind kind,
                  int run)
        : StateStep([document](const GameGraphState& state,
                               bool again) { document->apply(state, again); },
                    document->state(), std::move(after), text),
          kind_(kind), run_(run) {}

    [[nodiscard]] int id() const override { return kind_ == Kind::other ? -1 : 1; }

    bool mergeWith(const QUndoCommand* other) override {
        const auto* next = static_cast<const GameGraphStep*>(other);
        const bool typing =
            kind_ == Kind::typing && next->kind_ == Kind::typing && next->run_ == run_;
        const bool answer = kind_ == Kind::answered && next->kind_ == Kind::answer;
        if (typing || answer)
            takeIn(*next);
        return typing || answer;
    }

private:
    Kind kind_;
    int run_;
};

GameGraphDocument::GameGraphDocument(QUndoStack* undo_stack, QObject* parent)
    : QObject(parent), undo_stack_(undo_stack), state_(stateOfGame(Game(game_graph::Counting{}))) {}

State GameGraphDocument::positionAfter(std::size_t moves) const {
    return moves == 0 ? state_.start : state_.steps[moves - 1].to;
}

int GameGraphDocument::moverAfter(std::size_t moves) const {
    const int player = game().player(positionAfter(moves));
    return player != 0 ? player : static_cast<int>(moves % 2) + 1;
}

game_graph::Record GameGraphDocument::record() const {
    game_graph::Record record(game(), state_.start);
    for (const Step& step : state_.steps)
        record.add(step);
    return record;
}

bool GameGraphDocument::isOver(State state) const {
    return game().ending(state).has_value();
}

void GameGraphDocument::type(const QString& text) {
    const std::string typed = text.toStdString();
    if (typed == state_.text)
        return;
    if (!since_typed_.isValid() || since_typed_.elapsed() > longest_typing_pause_ms)
        ++run_;
    since_typed_.start();
    GameGraphState next = state_;
    next.text = typed;
    next.fault.reset();
    next.drawing.reset();
    if (auto game = game_graph::game_of(typed)) {
        if (*game != *state_.game) {
            next.start = game->start();
            next.game = std::make_shared<const Game>(std::move(*game));
            next.steps.clear();
            next.shown = 0;
        }
    } else {
        next.fault = std::move(game.error());
    }
    held_ = true; // The computer does not move into a game that is being typed.
    push(std::move(next), tr("typing"), Kind::typing, run_);
}

void GameGraphDocument::setGame(const Game& game, const QString& step) {
    held_ = false;
    push(stateOfGame(game), step, Kind::answered);
}

void GameGraphDocument::setRecord(const game_graph::Record& record, const QString& step) {
    held_ = true; // The computer does not move on in a game that was just opened.
    push(stateOfRecord(record), step, Kind::answered);
}

void GameGraphDocument::setDrawn(DrawnGame drawing, const QString& step) {
    if (isDrawn() && drawing == *state_.drawing)
        return;
    GameGraphState next = state_;
    Game game = gameOf(drawing);
    next.text = text_of_drawn;
    next.fault.reset();
    next.drawing = std::make_shared<const DrawnGame>(std::move(drawing));
    if (game != *state_.game) {
        next.start = game.start();
        next.game = std::make_shared<const Game>(std::move(game));
        next.steps.clear();
        next.shown = 0;
    }
    held_ = true; // The computer does not move into a game that is being drawn.
    push(std::move(next), step, Kind::other);
}

void GameGraphDocument::restart() {
    GameGraphState next = state_;
    next.steps.clear();
    next.shown = 0;
    held_ = false;
    push(std::move(next), tr("new game"), Kind::answered);
}

void GameGraphDocument::setPlayer(int number, const GamePlayer& player) {
    GamePlayer& known = players_.at(static_cast<std::size_t>(number - 1));
    if (std::exchange(known, player) != player)
        Q_EMIT playersChanged();
}

bool GameGraphDocument::isComputersTurn() const {
    return !isOver(lastPosition()) && player(moverAfter(played())).computer.has_value();
}

void GameGraphDocument::setHeld(bool held) {
    if (std::exchange(held_, held) != held)
        Q_EMIT changed();
}

Result<void> GameGraphDocument::play(const Step& step) {
    const State here = position();
    if (isOver(here))
        return failure("the game is over");
    const auto moves = game().moves(here);
    if (std::find(moves.begin(), moves.end(), step) == moves.end())
        return failure("this is no move here");
    if (player(mover()).computer)
        return failure(
            fmt::format("it is the turn of player {}, whom the computer plays", mover()));
    GameGraphState next = state_;
    next.steps.resize(next.shown);
    next.steps.push_back(step);
    next.shown = next.steps.size();
    held_ = false;
    push(std::move(next), QString::fromStdString(game().move_text(here, step.move)),
         Kind::answered);
    return {};
}

bool GameGraphDocument::playForComputer(const Step& step, std::size_t moves) {
    if (!isComputersTurn() || moves != played())
        return false;
    const State last = lastPosition();
    GameGraphState next = state_;
    next.steps.push_back(step);
    // Who looks at an earlier moment goes on doing so.
    if (isAtEnd())
        next.shown = next.steps.size();
    push(std::move(next), QString::fromStdString(game().move_text(last, step.move)), Kind::answer);
    return true;
}

void GameGraphDocument::continueFromHere() {
    held_ = false;
    if (isAtEnd()) {
        Q_EMIT changed();
        return;
    }
    GameGraphState next = state_;
    next.steps.resize(next.shown);
    push(std::move(next), tr("go on from an earlier move"), Kind::answered);
}

void GameGraphDocument::show(std::size_t moves) {
    moves = std::min(moves, played());
    if (std::exchange(state_.shown, moves) != moves)
        Q_EMIT changed();
}

void GameGraphDocument::restore(const game_graph::Record& record,
                                const std::vector<QPointF>& points, const std::string& text,
                                std::size_t shown) {
    held_ = true;
    state_ = stateOfRecord(record);
    state_.shown = std::min(shown, played());
    if (isDrawn() && points.size() == state_.drawing->size()) {
        DrawnGame drawn = *state_.drawing;
        drawn.points = points;
        state_.drawing = std::make_shared<const DrawnGame>(std::move(drawn));
    } else if (!isDrawn() && text != state_.text) {
        const auto game = game_graph::game_of(text);
        if (!game)
            state_.fault = game.error();
        if (!game || *game == this->game())
            state_.text = text;
    }
    Q_EMIT playersChanged();
    Q_EMIT changed();
}

void GameGraphDocument::push(GameGraphState next, const QString& step, Kind kind, int run) {
    undo_stack_->push(new GameGraphStep(this, std::move(next), step, kind, run));
}

void GameGraphDocument::apply(const GameGraphState& state, bool again) {
    state_ = state;
    // After undo the computer would at once make the move again that was just taken back.
    if (again)
        held_ = true;
    Q_EMIT changed();
}

} // namespace loggia::ui
