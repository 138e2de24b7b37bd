#pragma once

#include "core/connect4/game_tree.hpp"
#include "ui/widgets/play/played_game.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace loggia::ui {

/// A PlayedGame that forgets no line: a move at an earlier moment begins a variation, and the moves
/// that were made there stay in the tree. What is shown is a moment of one line of it, which need
/// not reach the line's end.
class VariedGame {
public:
    using Path = connect4::GameTree::Path;

    VariedGame() = default;
    /// Shows the end of the main line.
    explicit VariedGame(connect4::GameTree tree) : tree_(std::move(tree)) {
        follow(tree_.lines().front(), tree_.lines().front().size());
    }

    /// About how much memory it holds.
    [[nodiscard]] std::size_t bytes() const {
        std::size_t bytes = line_.bytes();
        for (const Path& line : tree_.lines())
            bytes += sizeof(Path) + line.size() * sizeof(int);
        return bytes;
    }
    [[nodiscard]] const connect4::Position& start() const { return line_.start(); }
    [[nodiscard]] const Path& moves() const { return line_.moves(); }
    [[nodiscard]] const std::vector<connect4::Position>& states() const { return line_.states(); }
    [[nodiscard]] std::size_t length() const { return line_.length(); }
    [[nodiscard]] std::size_t shown() const { return line_.shown(); }
    [[nodiscard]] bool isAtEnd() const { return line_.isAtEnd(); }
    [[nodiscard]] const connect4::Position& state() const { return line_.state(); }
    [[nodiscard]] const connect4::Position& last() const { return line_.last(); }
    [[nodiscard]] const connect4::GameTree& tree() const { return tree_; }
    /// The first `count` moves of the line shown.
    [[nodiscard]] Path path(std::size_t count) const {
        return {moves().begin(), moves().begin() + static_cast<std::ptrdiff_t>(count)};
    }
    /// A move in the moment shown would be in the tree already, or there is room for it.
    [[nodiscard]] bool hasRoomFor(int column) const {
        Path next = path(shown());
        next.push_back(column);
        return tree_.lines().size() < connect4::GameTree::most_lines || tree_.contains(next) ||
               tree_.continuations(path(shown())).empty();
    }

    bool show(std::size_t moves) { return line_.show(moves); }
    /// The line ends at the moment shown; the tree keeps what followed.
    void cut() { line_.cut(); }
    void append(int column, const connect4::Position& to) {
        line_.append(column, to);
        tree_.add(line_.moves());
    }
    void play(int column, const connect4::Position& to) {
        line_.play(column, to);
        tree_.add(line_.moves());
    }
    /// Shows the line that goes on from a path of the tree, after `moves` of its moves. False, and
    /// nothing is changed, where there is no such path.
    bool choose(const Path& path, std::size_t moves) {
        if (!tree_.contains(path))
            return false;
        follow(tree_.line_through(path), moves);
        return true;
    }
    /// Shows a path of the tree as the whole line.
    bool chooseLine(const Path& path, std::size_t moves) {
        if (!tree_.contains(path))
            return false;
        follow(path, moves);
        return true;
    }
    /// Makes a path of the tree the main line's beginning.
    void promote(const Path& path) { tree_.promote(path); }
    /// Removes the last move of a path with what follows; where that is shown, the moment before it
    /// is shown instead.
    void remove(const Path& path) {
        tree_.remove(path);
        if (!tree_.contains(moves()))
            choose({path.begin(), path.end() - 1}, std::min(shown(), path.size() - 1));
    }

    friend bool operator==(const VariedGame&, const VariedGame&) = default;

private:
    void follow(const Path& moves, std::size_t shown) {
        line_ = PlayedGame<connect4::Position, int>(tree_.start());
        for (const int column : moves)
            line_.append(column, line_.last().after(column));
        line_.show(shown);
    }

    PlayedGame<connect4::Position, int> line_;
    connect4::GameTree tree_;
};

} // namespace loggia::ui
