#include "core/connect4/game_tree.hpp"

#include "core/base/symbol.hpp"
#include "core/connect4/format.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace loggia::connect4 {

namespace {

using Path = GameTree::Path;

bool begins_with(const Path& line, const Path& path) {
    return line.size() >= path.size() && std::equal(path.begin(), path.end(), line.begin());
}

std::size_t common_length(const Path& a, const Path& b) {
    return static_cast<std::size_t>(std::mismatch(a.begin(), a.end(), b.begin(), b.end()).first -
                                    a.begin());
}

constexpr std::string_view moves_label = "moves:";

} // namespace

bool GameTree::contains(const Path& path) const {
    return std::any_of(lines_.begin(), lines_.end(),
                       [&](const Path& line) { return begins_with(line, path); });
}

std::vector<int> GameTree::continuations(const Path& path) const {
    std::vector<int> columns_after;
    for (const Path& line : lines_)
        if (line.size() > path.size() && begins_with(line, path) &&
            (columns_after.empty() || columns_after.back() != line[path.size()]))
            columns_after.push_back(line[path.size()]);
    return columns_after;
}

const GameTree::Path& GameTree::line_through(const Path& path) const {
    return *std::find_if(lines_.begin(), lines_.end(),
                         [&](const Path& line) { return begins_with(line, path); });
}

bool GameTree::is_main(const Path& path) const {
    return begins_with(lines_.front(), path);
}

void GameTree::add(const Path& line) {
    if (contains(line))
        return;
    const auto prolonged = std::find_if(lines_.begin(), lines_.end(),
                                        [&](const Path& old) { return begins_with(line, old); });
    if (prolonged != lines_.end()) {
        *prolonged = line;
        return;
    }
    if (lines_.size() >= most_lines)
        return;
    // Behind the last of those that share most of its moves.
    std::size_t place = 0;
    std::size_t most = 0;
    for (std::size_t i = 0; i < lines_.size(); ++i)
        if (const std::size_t shared = common_length(lines_[i], line); shared >= most) {
            most = shared;
            place = i + 1;
        }
    lines_.insert(lines_.begin() + static_cast<std::ptrdiff_t>(place), line);
}

void GameTree::promote(const Path& path) {
    // The block of a longer beginning goes to the front of that of a shorter one.
    for (std::size_t length = path.size(); length > 0; --length) {
        const Path beginning(path.begin(), path.begin() + static_cast<std::ptrdiff_t>(length));
        const Path shorter(beginning.begin(), beginning.end() - 1);
        const auto outer = std::find_if(lines_.begin(), lines_.end(), [&](const Path& line) {
            return begins_with(line, shorter);
        });
        const auto inner = std::find_if(
            outer, lines_.end(), [&](const Path& line) { return begins_with(line, beginning); });
        const auto last = std::find_if_not(
            inner, lines_.end(), [&](const Path& line) { return begins_with(line, beginning); });
        std::rotate(outer, inner, last);
    }
}

void GameTree::remove(const Path& path) {
    const auto first = std::find_if(lines_.begin(), lines_.end(),
                                    [&](const Path& line) { return begins_with(line, path); });
    const auto last = std::find_if_not(first, lines_.end(),
                                       [&](const Path& line) { return begins_with(line, path); });
    const auto place = lines_.erase(first, last);
    const Path before(path.begin(), path.end() - 1);
    if (!contains(before) || lines_.empty())
        lines_.insert(place, before);
}

namespace {

/// Writes the lines from `first` to before `last`, which share their first `depth` moves.
void write(std::string& text, const std::vector<Path>& lines, std::size_t first, std::size_t last,
           std::size_t depth) { // NOLINT(misc-no-recursion): no deeper than a game is long
    const auto group_end = [&](std::size_t from) {
        std::size_t to = from;
        while (to < last && lines[to][depth] == lines[from][depth])
            ++to;
        return to;
    };
    while (lines[first].size() > depth) {
        const std::size_t others = group_end(first);
        text += fmt::format(" {}", lines[first][depth] + 1);
        for (std::size_t from = others; from < last;) {
            const std::size_t to = group_end(from);
            std::string variation;
            write(variation, lines, from, to, depth);
            text += " (" + variation.substr(1) + ')';
            from = to;
        }
        last = others;
        ++depth;
    }
}

/// Reads the moves behind the label into a tree whose nodes are in the order of reading.
class MovesReader {
public:
    explicit MovesReader(const Position& start) { nodes_.push_back({start, -1, -1, {}}); }

    Result<void> read(std::string_view list, int line) {
        std::size_t line_start = 0;
        // The label counts for places in the first line.
        for (std::size_t i = moves_label.size(); i < list.size(); ++i) {
            const char c = list[i];
            if (c == '\n') {
                ++line;
                line_start = i + 1;
            }
            if (c == ' ' || c == '\t' || c == '\r' || c == '\n')
                continue;
            const SourceSpan here{line, static_cast<int>(i - line_start) + 1, 1};
            if (c != '(' && c != ')' && (c < '1' || c > '7'))
                return failure(fmt::format("move {}: expected a column from 1 to 7, found {}",
                                           next_number(), shown_symbol(list, i)),
                               here);
            if (auto taken = take(c, here); !taken)
                return taken;
        }
        if (!open_.empty())
            return failure("the bracket of this variation is never closed", open_.back().place);
        return {};
    }

    /// The lines in preorder; nothing where there are too many.
    [[nodiscard]] std::vector<Path> lines() const {
        std::vector<Path> lines;
        std::vector<std::size_t> waiting{0};
        while (!waiting.empty() && lines.size() <= GameTree::most_lines) {
            const std::size_t node = waiting.back();
            waiting.pop_back();
            const auto& children = nodes_[node].children;
            waiting.insert(waiting.end(), children.rbegin(), children.rend());
            if (!children.empty())
                continue;
            Path line;
            for (std::size_t up = node; up != 0; up = static_cast<std::size_t>(nodes_[up].parent))
                line.push_back(nodes_[up].column);
            std::reverse(line.begin(), line.end());
            lines.push_back(std::move(line));
        }
        return lines;
    }

private:
    struct Node {
        Position position;
        int column;
        int parent;
        std::vector<std::size_t> children;
    };
    struct Open {
        std::size_t node; ///< Where the line goes on behind the bracket.
        SourceSpan place;
    };

    [[nodiscard]] int next_number() const {
        int number = 1;
        for (std::size_t up = now_; up != 0; up = static_cast<std::size_t>(nodes_[up].parent))
            ++number;
        return number;
    }

    /// A bracket or a column.
    Result<void> take(char c, const SourceSpan& here) {
        if (c == '(') {
            if (now_ == 0 || fresh_)
                return failure("a variation comes after the move that it replaces", here);
            open_.push_back({now_, here});
            now_ = static_cast<std::size_t>(nodes_[now_].parent);
            fresh_ = true;
            return {};
        }
        if (c == ')') {
            if (open_.empty())
                return failure("no bracket is open here", here);
            if (fresh_)
                return failure("expected the moves of a variation", here);
            now_ = open_.back().node;
            open_.pop_back();
            return {};
        }
        return move(c - '1', here);
    }

    Result<void> move(int column, const SourceSpan& here) {
        const Position position = nodes_[now_].position;
        if (!position.can_play(column))
            return failure(fmt::format("move {}: column {} is full", next_number(), column + 1),
                           here);
        fresh_ = false;
        for (const std::size_t child : nodes_[now_].children)
            if (nodes_[child].column == column) {
                now_ = child;
                return {};
            }
        const std::size_t next = nodes_.size();
        nodes_.push_back({position.after(column), column, static_cast<int>(now_), {}});
        nodes_[now_].children.push_back(next);
        now_ = next;
        return {};
    }

    std::vector<Node> nodes_;
    std::vector<Open> open_;
    std::size_t now_ = 0;
    bool fresh_ = false; ///< A bracket was opened and no move followed yet.
};

/// The position before the list of moves: a board, one line of text, or the empty board.
Result<Position> start_of(std::string_view text, ReadOptions options) {
    if (text.find('/') != std::string_view::npos)
        return position_of_line(text);
    return position_of(text, options);
}

} // namespace

std::string to_text(const GameTree& tree) {
    std::string text = to_text(tree.start());
    if (tree.lines().front().empty())
        return text;
    text += moves_label;
    write(text, tree.lines(), 0, tree.lines().size(), 0);
    return text + '\n';
}

Result<GameTree> tree_of(std::string_view text, ReadOptions options) {
    const auto label = text.find(moves_label);
    const bool has_moves =
        label != std::string_view::npos && (label == 0 || text[label - 1] == '\n');
    Position start;
    if (!has_moves ||
        text.substr(0, label).find_first_not_of(" \t\r\n") != std::string_view::npos) {
        auto read = start_of(text.substr(0, has_moves ? label : text.size()), options);
        if (!read)
            return tl::unexpected(std::move(read.error()));
        start = *read;
    }
    GameTree tree(Game{start, {}});
    if (!has_moves)
        return tree;
    const auto line =
        std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(label), '\n') + 1;
    MovesReader reader(start);
    if (auto read = reader.read(text.substr(label), static_cast<int>(line)); !read)
        return tl::unexpected(std::move(read.error()));
    const std::vector<Path> lines = reader.lines();
    if (lines.size() > GameTree::most_lines)
        return failure(fmt::format("more than {} variations", GameTree::most_lines - 1),
                       SourceSpan{static_cast<int>(line), 1, 1});
    for (const Path& each : lines)
        tree.add(each);
    return tree;
}

std::optional<Result<GameTree>> pictured_game(std::string_view text) {
    const auto digits = rows_of_picture(text);
    if (!digits)
        return std::nullopt;
    auto board = tree_of(*digits, {.infer_turn = true});
    if (!board)
        return failure(board.error().message);
    return board;
}

Result<GameTree> typed_game(std::string_view text) {
    auto tree = tree_of(text, {.infer_turn = true});
    if (tree)
        return tree;
    // Before the moves: a full board has no zeros either.
    if (auto pictured = pictured_game(text))
        return *std::move(pictured);
    const auto columns_given =
        std::count_if(text.begin(), text.end(), [](char c) { return c >= '1' && c <= '7'; });
    if (columns_given < 2 ||
        text.find_first_not_of("123456789,;() \t\r\n") != std::string_view::npos)
        return tree; // 8 and 9 are slips in a list of moves: a position has zeros
    std::string moves = std::string(moves_label) + ' ' + std::string(text);
    std::replace_if(
        moves.begin(), moves.end(), [](char c) { return c == ',' || c == ';'; }, ' ');
    auto game = tree_of(moves);
    if (!game)
        return failure(game.error().message);
    return game;
}

} // namespace loggia::connect4
