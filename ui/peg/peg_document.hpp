#pragma once

#include "core/base/error.hpp"
#include "core/peg/edit.hpp"
#include "core/peg/game.hpp"
#include "ui/undo/history.hpp"
#include "ui/widgets/play/played_document.hpp"
#include "ui/widgets/play/played_game.hpp"

#include <QString>

#include <vector>

namespace loggia::ui {

/// All that a peg page shows and undo brings back. The board has a place for each hole.
struct PegState {
    peg::Puzzle puzzle;
    PlayedGame<peg::Holes, peg::Jump> played; ///< from the start of the puzzle
    peg::Grid grid = peg::Grid::square;       ///< That the board is drawn on.

    friend bool operator==(const PegState&, const PegState&) = default;
};

[[nodiscard]] std::size_t bytesHeld(const PegState& before, const PegState& after);

/// A game of peg solitaire and the board it is played on, without any widget. A change of the board
/// ends the game.
class PegDocument final : public PlayedDocument<PegState> {
    Q_OBJECT

public:
    /// `history` has to outlive the document.
    explicit PegDocument(History* history, QObject* parent = nullptr);

    [[nodiscard]] peg::Game game() const { return {puzzle(), state().played.moves()}; }
    [[nodiscard]] const peg::Puzzle& puzzle() const { return state().puzzle; }
    [[nodiscard]] const peg::Board& board() const { return puzzle().board; }
    [[nodiscard]] peg::Holes position() const { return state().played.state(); }
    /// The game up to the position shown.
    [[nodiscard]] peg::Game gameShown() const;
    /// The puzzle that is left from the position shown on.
    [[nodiscard]] peg::Puzzle puzzleShown() const;
    [[nodiscard]] peg::Status status() const;
    /// There is no hole yet.
    [[nodiscard]] bool isBlank() const { return board().holes() == 0; }

    /// In the position shown; later jumps are dropped, unless this is the next of them. Fails,
    /// saying why, where it is not possible.
    Result<void> play(const peg::Jump& jump);
    /// Goes on from the position of `game` with these jumps, found for it; dropped, with false, if
    /// another position is shown by now.
    bool continueWith(const peg::Game& game, const std::vector<peg::Jump>& jumps,
                      const QString& step);
    /// Drops all jumps.
    void restart();

    /// Another game, on a board that is placed and laid on a grid where it needs it.
    void setGame(const peg::Game& game, std::size_t shown, const QString& step);
    /// Other jumps on the board, from its start; a step, or another document of this name.
    void setJumps(const std::vector<peg::Jump>& jumps, const QString& step, bool is_document);
    /// A board without holes.
    void clear();
    /// Another board or start, which ends the game, or another goal, which does not: it only drops
    /// jumps after the moment shown if all of them were a solution, and are none for this goal.
    void edit(const peg::Puzzle& puzzle, const QString& step);
    /// Takes the rows that this grid shows, and no others.
    void setGrid(peg::Grid grid);
    void setPegsLeft(int pegs);

    /// Puts a state back without a step: at start-up.
    void restore(const PegState& state) { PlayedDocument::restore(state, {}); }
    /// The state that a game is shown in.
    [[nodiscard]] static PegState stateOf(const peg::Game& game, std::size_t shown);

private:
    [[nodiscard]] PegState edited(const peg::Puzzle& puzzle) const;
};

} // namespace loggia::ui
