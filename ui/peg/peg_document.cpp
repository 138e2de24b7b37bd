#include "ui/peg/peg_document.hpp"

#include "core/peg/placement.hpp"
#include "ui/peg/peg_words.hpp"
#include "ui/undo/history.hpp"

#include <fmt/format.h>

#include <utility>

namespace loggia::ui {

namespace {

/// Turning the box of the pegs left is one step.
constexpr int pegs_left_series = 1;

/// A puzzle before its first jump.
PegState startOf(const peg::Puzzle& puzzle, peg::Grid grid) {
    return {puzzle, PlayedGame<peg::Holes, peg::Jump>(puzzle.start), grid};
}

} // namespace

std::size_t bytesHeld(const PegState& before, const PegState& after) {
    return before.played.bytes() + after.played.bytes();
}

PegDocument::PegDocument(History* history, QObject* parent) : PlayedDocument(history, parent) {}

peg::Game PegDocument::gameShown() const {
    peg::Game shown_part = game();
    shown_part.jumps.resize(shown());
    return shown_part;
}

peg::Puzzle PegDocument::puzzleShown() const {
    peg::Puzzle rest = puzzle();
    rest.start = position();
    return rest;
}

peg::Status PegDocument::status() const {
    return peg::status(puzzle(), position());
}

Result<void> PegDocument::play(const peg::Jump& jump) {
    if (!peg::possible(board(), position(), jump))
        return failure(fmt::format("{} cannot jump over {} to {}", jump.from, jump.over, jump.to));
    if (!isAtEnd() && state().played.moves()[shown()] == jump) {
        show(shown() + 1);
        return {};
    }
    PegState next = state();
    next.played.play(jump, peg::apply(position(), jump));
    push(std::move(next), tr("jump %1").arg(inWords(jump)), StepKind::act);
    return {};
}

bool PegDocument::continueWith(const peg::Game& game, const std::vector<peg::Jump>& jumps,
                               const QString& step) {
    if (game != gameShown())
        return false;
    PegState next = state();
    next.played.cut();
    for (const peg::Jump& jump : jumps)
        next.played.append(jump, peg::apply(next.played.last(), jump));
    next.played.show(shown());
    if (next != state())
        push(std::move(next), step, StepKind::edit);
    return true;
}

void PegDocument::restart() {
    if (played() > 0)
        push(startOf(puzzle(), state().grid), tr("start again"), StepKind::act);
}

PegState PegDocument::stateOf(const peg::Game& game, std::size_t shown) {
    peg::Puzzle puzzle = game.puzzle;
    puzzle.board = peg::placed(puzzle.board);
    PegState state = startOf(puzzle, peg::grid_of(puzzle.board));
    for (const peg::Jump& jump : game.jumps)
        state.played.append(jump, peg::apply(state.played.last(), jump));
    state.played.show(shown);
    return state;
}

void PegDocument::setGame(const peg::Game& game, std::size_t shown, const QString& step) {
    replace(stateOf(game, shown), step, StepKind::edit);
}

void PegDocument::setJumps(const std::vector<peg::Jump>& jumps, const QString& step,
                           bool is_document) {
    PegState next = startOf(puzzle(), state().grid);
    for (const peg::Jump& jump : jumps)
        next.played.append(jump, peg::apply(next.played.last(), jump));
    next.played.show(0);
    if (is_document)
        replace(std::move(next), step, StepKind::edit);
    else
        push(std::move(next), step, StepKind::edit);
}

void PegDocument::clear() {
    replace(startOf({}, state().grid), tr("new board"), StepKind::edit);
}

PegState PegDocument::edited(const peg::Puzzle& puzzle) const {
    if (puzzle.board != board() || puzzle.start != this->puzzle().start)
        return startOf(puzzle, state().grid);
    // Another goal leaves the game as it is, but for jumps ahead that led to the old goal.
    PegState next{puzzle, state().played, state().grid};
    const auto is_solved = [last = next.played.last()](const peg::Puzzle& each) {
        return peg::status(each, last) == peg::Status::solved;
    };
    if (is_solved(this->puzzle()) && !is_solved(puzzle))
        next.played.cut();
    return next;
}

void PegDocument::edit(const peg::Puzzle& puzzle, const QString& step) {
    if (puzzle != this->puzzle())
        push(edited(puzzle), step, StepKind::edit);
}

void PegDocument::setGrid(peg::Grid grid) {
    if (grid == state().grid)
        return;
    PegState next = edited(peg::with_rows_of(puzzle(), grid));
    next.grid = grid;
    push(std::move(next), tr("change the grid"), StepKind::edit);
}

void PegDocument::setPegsLeft(int pegs) {
    peg::Puzzle puzzle = this->puzzle();
    puzzle.goal.pegs = pegs;
    if (puzzle != this->puzzle())
        push(edited(puzzle), tr("number of pegs left"), StepKind::edit, pegs_left_series);
}

} // namespace loggia::ui
