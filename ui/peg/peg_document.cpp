#include "ui/peg/peg_document.hpp"

#include "core/peg/placement.hpp"
#include "ui/peg/peg_words.hpp"
#include "ui/shell/state_step.hpp"

#include <QUndoStack>

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace loggia::ui {

namespace {

/// Turning the box of the pegs left is one step.
constexpr int pegs_left_kind = 1;

class PegStep final : public StateStep<PegState> {
public:
    PegStep(Put put, PegState before, PegState after, const QString& text, int kind)
        : StateStep(std::move(put), std::move(before), std::move(after), text), kind_(kind) {}

    [[nodiscard]] int id() const override { return kind_; }
    bool mergeWith(const QUndoCommand* other) override {
        takeIn(*static_cast<const PegStep*>(other));
        return true;
    }

private:
    int kind_;
};

} // namespace

PegDocument::PegDocument(QUndoStack* undo_stack, QObject* parent)
    : QObject(parent), undo_stack_(undo_stack) {}

peg::Holes PegDocument::position() const {
    return state_.game.position_after(state_.shown);
}

peg::Game PegDocument::gameShown() const {
    peg::Game game = state_.game;
    game.jumps.resize(state_.shown);
    return game;
}

peg::Puzzle PegDocument::puzzleShown() const {
    peg::Puzzle puzzle = state_.game.puzzle;
    puzzle.start = position();
    return puzzle;
}

peg::Status PegDocument::status() const {
    return peg::status(puzzle(), position());
}

Result<void> PegDocument::play(const peg::Jump& jump) {
    if (!peg::possible(board(), position(), jump))
        return failure(fmt::format("{} cannot jump over {} to {}", jump.from, jump.over, jump.to));
    if (shown() < last() && game().jumps[shown()] == jump) {
        show(shown() + 1);
        return {};
    }
    PegState next = state_;
    next.game = gameShown();
    next.game.jumps.push_back(jump);
    ++next.shown;
    push(std::move(next), tr("jump %1").arg(inWords(jump)));
    return {};
}

bool PegDocument::continueWith(const peg::Game& game, const std::vector<peg::Jump>& jumps,
                               const QString& step) {
    if (game != gameShown())
        return false;
    PegState next = state_;
    next.game = game;
    next.game.jumps.insert(next.game.jumps.end(), jumps.begin(), jumps.end());
    if (next != state_)
        push(std::move(next), step);
    return true;
}

void PegDocument::restart() {
    if (last() == 0)
        return;
    push({{puzzle(), {}}, 0, state_.grid}, tr("start again"));
}

void PegDocument::show(std::size_t jumps) {
    jumps = std::min(jumps, last());
    if (std::exchange(state_.shown, jumps) != jumps)
        Q_EMIT changed();
}

PegState PegDocument::stateOf(peg::Game game, std::size_t shown) {
    game.puzzle.board = peg::placed(game.puzzle.board);
    const peg::Grid grid = peg::grid_of(game.puzzle.board);
    shown = std::min(shown, game.jumps.size());
    return {std::move(game), shown, grid};
}

void PegDocument::setGame(const peg::Game& game, std::size_t shown, const QString& step) {
    push(stateOf(game, shown), step);
}

void PegDocument::clear() {
    push({{}, 0, state_.grid}, tr("new board"));
}

PegState PegDocument::edited(const peg::Puzzle& puzzle) const {
    // Another goal leaves the game as it is.
    if (puzzle.board == board() && puzzle.start == this->puzzle().start)
        return {{puzzle, game().jumps}, shown(), state_.grid};
    return {{puzzle, {}}, 0, state_.grid};
}

void PegDocument::edit(const peg::Puzzle& puzzle, const QString& step) {
    if (puzzle != this->puzzle())
        push(edited(puzzle), step);
}

void PegDocument::setGrid(peg::Grid grid) {
    if (grid == state_.grid)
        return;
    PegState next = edited(peg::with_rows_of(puzzle(), grid));
    next.grid = grid;
    push(std::move(next), tr("another grid"));
}

void PegDocument::setPegsLeft(int pegs) {
    peg::Puzzle puzzle = this->puzzle();
    puzzle.goal.pegs = pegs;
    if (puzzle != this->puzzle())
        push(edited(puzzle), tr("pegs to be left"), pegs_left_kind);
}

void PegDocument::restore(const PegState& state) {
    state_ = state;
    Q_EMIT changed();
}

void PegDocument::push(PegState next, const QString& step, int kind) {
    const auto put = [this](const PegState& state, bool /*again*/) {
        state_ = state;
        Q_EMIT changed();
    };
    undo_stack_->push(new PegStep(put, state_, std::move(next), step, kind));
}

} // namespace loggia::ui
