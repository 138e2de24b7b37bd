#pragma once

#include "core/base/error.hpp"
#include "core/connect4/game.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace loggia::connect4 {

/// A game with its variations: a start and the lines played from it, the main line first.
///
/// The lines are the leaves of the tree of all moves, in preorder: lines that begin alike stand
/// together, and no line is the beginning of another one. So equal trees are equal values. A *path*
/// below is the beginning of a line: columns 0..6 from the start on.
class GameTree {
public:
    /// Files with more lines are refused, and add() drops them.
    static constexpr std::size_t most_lines = 1000;

    using Path = std::vector<int>;

    GameTree() = default;
    /// One line; its moves have to be legal, as in all that is added.
    explicit GameTree(const Game& game) : start_(game.start), lines_{game.moves} {}

    [[nodiscard]] const Position& start() const { return start_; }
    /// At least one; a single empty one before the first move.
    [[nodiscard]] const std::vector<Path>& lines() const { return lines_; }
    [[nodiscard]] Game main_game() const { return {start_, lines_.front()}; }
    /// Lines other than the main one.
    [[nodiscard]] std::size_t variations() const { return lines_.size() - 1; }

    [[nodiscard]] bool contains(const Path& path) const;
    /// The columns that were played after a path, the preferred one first; empty at a line's end
    /// and for a path that is not in the tree.
    [[nodiscard]] std::vector<int> continuations(const Path& path) const;
    /// The line that goes on from a path by the preferred moves. `path` has to be in the tree.
    [[nodiscard]] const Path& line_through(const Path& path) const;
    /// Whether the main line begins with this path.
    [[nodiscard]] bool is_main(const Path& path) const;

    /// Adds a line: behind those that begin like it, or in the place of one that it prolongs.
    /// Nothing where it is in the tree already. O(lines).
    void add(const Path& line);
    /// Makes the last move of a path the preferred one at each branching on the way: the main line
    /// then begins with this path. `path` has to be in the tree.
    void promote(const Path& path);
    /// Removes the last move of a path with all that follows it. `path` is in the tree and not
    /// empty.
    void remove(const Path& path);

    friend bool operator==(const GameTree&, const GameTree&) = default;

private:
    Position start_;
    std::vector<Path> lines_{{}};
};

/// As text: a game's, with each variation in round brackets behind the move that it replaces, as in
/// chess (PGN): `moves: 4 4 (3 5) 4` has the lines 4 4 4 and 4 3 5. Brackets may be nested.
[[nodiscard]] std::string to_text(const GameTree& tree);
/// Reads that, and whatever game_of() reads. Moves that are given twice count once.
[[nodiscard]] Result<GameTree> tree_of(std::string_view text, ReadOptions options = {});
/// The board as programs print it (rows_of_picture()), whose errors have no span. Nothing where the
/// text is none.
[[nodiscard]] std::optional<Result<GameTree>> pictured_game(std::string_view text);
/// What a person types or pastes: all that tree_of() reads, the player to move may be missing, what
/// pictured_game() reads, and two or more columns alone, "4443" or "4, 4, 4 (3)", as the moves of a
/// game. The span of an error counts in `text` unless it was such
/// a board or the columns were alone, when it has none.
[[nodiscard]] Result<GameTree> typed_game(std::string_view text);

} // namespace loggia::connect4
