#pragma once

#include "core/base/error.hpp"
#include "core/connect4/game_tree.hpp"
#include "core/connect4/setup.hpp"
#include "ui/connect4/players/player_settings.hpp"
#include "ui/connect4/varied_game.hpp"
#include "ui/undo/history.hpp"
#include "ui/widgets/play/played_document.hpp"

#include <QString>

#include <optional>

namespace loggia::ui {

/// All that a Max-Connect4 page shows and undo brings back.
struct Connect4State {
    VariedGame played;
    std::optional<connect4::Setup> setup = std::nullopt; ///< While a position is being set up.

    friend bool operator==(const Connect4State&, const Connect4State&) = default;
};

[[nodiscard]] std::size_t bytesHeld(const Connect4State& before, const Connect4State& after);

/// A game shown after so many of its moves, or after all of them.
[[nodiscard]] Connect4State stateOf(const connect4::Game& game);
[[nodiscard]] Connect4State stateOf(const connect4::Game& game, std::size_t shown);
/// The main line of a game with variations, after all of its moves.
[[nodiscard]] Connect4State stateOf(const connect4::GameTree& tree);

/// A game of Max-Connect4 with its players, without any widget.
class Connect4Document final : public PlayedDocument<Connect4State, PlayerSettings> {
    Q_OBJECT

public:
    /// `history` has to outlive the document.
    explicit Connect4Document(History* history, QObject* parent = nullptr);

    [[nodiscard]] connect4::Game game() const {
        return {state().played.start(), state().played.moves()};
    }
    /// The game with all of its variations; game() is the line that is shown.
    [[nodiscard]] const connect4::GameTree& tree() const { return state().played.tree(); }
    [[nodiscard]] bool isEditing() const { return state().setup.has_value(); }
    [[nodiscard]] connect4::Position shownPosition() const { return state().played.state(); }
    /// The stones on the board, also while a position is being set up (whose numbers may be
    /// impossible: then only stones and score mean anything).
    [[nodiscard]] connect4::Position boardShown() const;
    /// The board of a file: the position that is being set up, if it is possible, and otherwise the
    /// one that is shown.
    [[nodiscard]] connect4::Position boardToSave() const;
    /// A position is being set up that can arise in a game.
    [[nodiscard]] bool canFinishEditing() const;
    /// Which game it is, of all that were shown.
    [[nodiscard]] int number() const { return history_->document(); }
    [[nodiscard]] connect4::Position lastPosition() const { return state().played.last(); }

    [[nodiscard]] const PlayerSettings& player(connect4::Player player) const;
    void setPlayer(connect4::Player player, const PlayerSettings& settings);
    void swapSides() { setPlayers({players()[1], players()[0]}); }

    /// A person's move in the position shown. One that was made there before leads along its line,
    /// which is no step; another one begins a variation, and the later moves stay in the tree.
    /// Fails when the column is full, it is the computer's turn there, or a position is being put
    /// up.
    Result<void> play(int column);
    /// The computer's move at the end of the game; dropped, with false, where it is none.
    bool playForComputer(int column);

    using Path = connect4::GameTree::Path;
    /// Shows another line of the tree, after the moves of `path`. Not a step.
    void chooseVariation(const Path& path);
    /// Makes the main line begin with this path of the tree.
    void promoteVariation(const Path& path);
    /// Removes the last move of a path, which is not empty, with all that follows it.
    void removeVariation(const Path& path);
    /// Where the line shown leaves another one last, with its first move there: a variation of a
    /// variation is one of its own. Empty on the main line.
    [[nodiscard]] Path variationShown() const;
    /// The paths that differ from the line shown in the move before the moment shown (in the next
    /// one at the start), the line's own one among them, in the order of the tree.
    [[nodiscard]] std::vector<Path> siblings() const;

    void newGame();
    /// Opens a game: the computer does not move on in it until it is told.
    void setGame(const connect4::GameTree& tree, const QString& step);
    void setGame(const connect4::Game& game, const QString& step) {
        setGame(connect4::GameTree(game), step);
    }
    /// Shows a game that was played elsewhere: both players become persons, so that nobody moves on
    /// in it. One step, which brings back game and players.
    void showGame(const connect4::Game& game, const QString& step);
    /// Not while a position is being set up.
    void show(std::size_t moves) override;

    void startEditing();
    void edit(const connect4::Setup& setup, const QString& step);
    /// Starts a game from the position set up; fails where the numbers of stones are impossible. A
    /// game with moves stays in its file: the new one is another document.
    Result<void> finishEditing();
    void cancelEditing();

protected:
    [[nodiscard]] std::optional<std::size_t> toMove(std::size_t moves) const override;
};

} // namespace loggia::ui
