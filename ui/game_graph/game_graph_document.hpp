#pragma once

#include "core/base/error.hpp"
#include "core/game_graph/game.hpp"
#include "core/game_graph/play/record.hpp"
#include "ui/game_graph/game_player.hpp"
#include "ui/game_graph/graph/drawn_game.hpp"
#include "ui/undo/history.hpp"
#include "ui/widgets/play/played_document.hpp"
#include "ui/widgets/play/played_game.hpp"

#include <QElapsedTimer>
#include <QString>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace loggia::ui {

/// How a large game is played whose graph has to come back from its file.
struct AwaitedGame {
    std::string start; ///< As the game writes positions.
    std::string moves; ///< With blanks between them.
    std::size_t shown = 0;
};

/// All that the page of games shows and undo brings back.
struct GameGraphState {
    std::string text; ///< The game's parameters as typed; `graph` where it is drawn.
    std::shared_ptr<const DrawnGame> drawing;     ///< Of a game that is drawn by hand.
    std::shared_ptr<const game_graph::Game> game; ///< The last that could be made; never null.
    std::optional<Error> fault;                   ///< Why `text` is none.
    PlayedGame<game_graph::State, game_graph::Move> played;
    std::optional<AwaitedGame> awaited; ///< `game` is none until that is there.
};

[[nodiscard]] std::size_t bytesHeld(const GameGraphState& before, const GameGraphState& after);

/// A game of positions as it is chosen, drawn and played, without any widget. What is typed without
/// a pause is one step.
class GameGraphDocument final : public PlayedDocument<GameGraphState, GamePlayer> {
    Q_OBJECT

public:
    /// `history` has to outlive the document, which begins with the game `1-2-10`.
    explicit GameGraphDocument(History* history, QObject* parent = nullptr);

    [[nodiscard]] const game_graph::Game& game() const { return *state().game; }
    [[nodiscard]] bool isDrawn() const { return state().drawing != nullptr; }
    /// The position after so many moves; at most played().
    [[nodiscard]] game_graph::State positionAfter(std::size_t moves) const {
        return state().played.states()[moves];
    }
    [[nodiscard]] game_graph::State position() const { return state().played.state(); }
    [[nodiscard]] game_graph::State lastPosition() const { return state().played.last(); }
    /// Whose turn it is after so many moves, 1 or 2; where the positions do not tell, player 1
    /// began.
    [[nodiscard]] int moverAfter(std::size_t moves) const;
    [[nodiscard]] int mover() const { return moverAfter(shown()); }
    /// The start and the position after each move.
    [[nodiscard]] game_graph::Record record() const { return recordOf(state()); }
    /// The same for a file, in which a drawing lies as it was drawn.
    [[nodiscard]] game_graph::Record recordToSave() const;
    /// The same of any state, on any thread.
    [[nodiscard]] static game_graph::Record recordOf(const GameGraphState& state);
    [[nodiscard]] bool isOver(game_graph::State state) const;

    /// What somebody typed. Another game has no moves; where there were some, it is another
    /// document, so that they stay in their file.
    void type(const QString& text);
    /// Another game from its start, as one step of that name.
    void setGame(const game_graph::Game& game, const QString& step);
    /// Opens a game: the computer does not move on in it until it is told.
    void setRecord(const game_graph::Record& record, const QString& step);
    /// The same with what was made of it, perhaps on another thread: stateOfRecord().
    void setOpened(GameGraphState opened, const QString& step);
    /// Another drawing. The moves stay where the game is the same.
    void setDrawn(DrawnGame drawing, const QString& step);
    /// The same for a drawing that does not come from the one before by editing.
    void replaceDrawn(DrawnGame drawing, const QString& step);
    /// Takes all moves back, as one step even where there are none. Where there were some it is
    /// another document, so that they stay in their file; but a drawn game, whose file is there for
    /// the drawing, keeps it.
    void restart();
    /// The same as another document; in place of a drawn game an empty drawing.
    void newGame();

    [[nodiscard]] const GamePlayer& player(int number) const {
        return players().at(static_cast<std::size_t>(number - 1));
    }
    void setPlayer(int number, const GamePlayer& player) {
        PlayedDocument::setPlayer(static_cast<std::size_t>(number - 1), player);
    }

    /// A person's move in the position shown; later ones are dropped (one step brings them back).
    /// Fails when it is no move there, the game is over, or it is the computer's turn.
    Result<void> play(const game_graph::Step& step);
    /// The computer's move at the end of the game; dropped, with false, where it is not its turn.
    bool playForComputer(const game_graph::Step& step);

    /// Puts a state back without a step: at start-up. `points` are those of a drawn game, where
    /// there are as many as places; `text` is what is typed, if it is no game.
    void restore(const game_graph::Record& record, const std::vector<QPointF>& points,
                 const std::string& text, std::size_t shown);
    /// The game is too large for a session: it comes back from its file.
    [[nodiscard]] bool isLarge() const;
    /// What the session holds of a large game; while it is awaited, what it held.
    [[nodiscard]] AwaitedGame withoutGraph() const;
    /// Nothing is shown until restoreAwaited() brings the game, without a step.
    void restoreLater(AwaitedGame awaited);
    /// Nothing where there is none any more: then it is a new document.
    void restoreAwaited(const GameGraphState* opened);

protected:
    [[nodiscard]] std::optional<std::size_t> toMove(std::size_t moves) const override;

private:
    /// What is shown, to be changed by a person who does not wait for what is awaited.
    [[nodiscard]] GameGraphState shownState() const;
    [[nodiscard]] GameGraphState withoutMoves() const;
    [[nodiscard]] GameGraphState withDrawing(DrawnGame drawing) const;
    /// Another game from its start, where it is another one.
    static void replaceGame(GameGraphState& state, game_graph::Game game);

    QElapsedTimer since_typed_;
    int typing_ = 0; ///< What is typed in one go has one number.
};

/// A game before its first move.
[[nodiscard]] GameGraphState stateOfGame(const game_graph::Game& game);
/// A game with its moves.
[[nodiscard]] GameGraphState stateOfRecord(const game_graph::Record& record);
/// Whether a game's text takes so long that neither saving nor the session waits for it.
[[nodiscard]] bool isLargeGame(const game_graph::Game& game);

} // namespace loggia::ui
