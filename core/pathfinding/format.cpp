#include "core/pathfinding/format.hpp"

#include "core/base/number_text.hpp"
#include "core/base/scanner.hpp"
#include "core/base/text_start.hpp"
#include "core/pathfinding/moves.hpp"
#include "core/pathfinding/printed_maze.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <span>
#include <utility>

namespace loggia::pathfinding {

namespace {

using Lines = std::span<const TextLine>;

constexpr std::array<std::string_view, 3> format_ids{"plain", "layout", "moving-ai"};

std::string shown(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte > ' ' && byte < 0x7F ? fmt::format("'{}'", c) : fmt::format("byte {:#04x}", byte);
}

void sort_out(std::vector<Point>& points) {
    std::sort(points.begin(), points.end());
    points.erase(std::unique(points.begin(), points.end()), points.end());
}

/// A maze of the size of the rows, all walls; the longest row tells the width.
Result<Maze> walls_for(Lines rows) {
    std::size_t width = 0;
    for (const TextLine& row : rows)
        width = std::max(width, row.text.size());
    if (rows.empty() || width == 0)
        return failure("the file is empty; expected the rows of a maze");
    if (constexpr std::size_t most{most_side}; width > most || rows.size() > most)
        return failure(
            fmt::format("the maze is too large: {} {} of {} (the limit is {} columns and rows)",
                        number_text(rows.size()), plural(rows.size(), "row"), number_text(width),
                        number_text(most_side)),
            rows.front().span(0));
    if (width > most_cells / rows.size())
        return failure(fmt::format("the maze is too large: {} rows of {} (the limit is {} cells)",
                                   number_text(rows.size()), number_text(width),
                                   number_text(most_cells)),
                       rows.front().span(0));
    Maze maze = Maze::floor(static_cast<int>(width), static_cast<int>(rows.size()));
    std::fill(maze.terrain.begin(), maze.terrain.end(), wall);
    return maze;
}

Result<void> require_even(const Maze& maze, Lines rows) {
    for (const TextLine& row : rows)
        if (row.text.size() != static_cast<std::size_t>(maze.width))
            return failure(fmt::format("expected a row of {}, found {}",
                                       counted(static_cast<std::uint64_t>(maze.width), "cell"),
                                       row.text.size()),
                           row.span(row.text.size()));
    return {};
}

Result<void> set_once(std::optional<Point>& where, Point at, const char* what, SourceSpan span) {
    if (where)
        return failure(
            fmt::format("a second {}; the first is at ({}, {})", what, where->x, where->y), span);
    where = at;
    return {};
}

/// Calls `each(character, point, span)` for all cells of the rows, until it fails.
template <class Each>
Result<void> for_cells(Lines rows, Each each) {
    for (std::size_t y = 0; y < rows.size(); ++y)
        for (std::size_t x = 0; x < rows[y].text.size(); ++x)
            if (auto good = each(rows[y].text[x], Point{static_cast<int>(x), static_cast<int>(y)},
                                 rows[y].span(x));
                !good)
                return good;
    return {};
}

/// A start and goals as other programs have them, in mazes whose first row has walls.
constexpr std::string_view other_ends = "ABE";

bool is_plain_row(std::string_view line, bool has_other_ends) {
    const std::size_t other = line.find_first_not_of("#.*SG123456789~ \t");
    return other == std::string_view::npos ||
           (has_other_ends &&
            line.find_first_not_of("#.*SG123456789~ \tABE", other) == std::string_view::npos);
}

/// `#####B#`: unlike `A B 3`, an edge of a graph.
bool has_other_ends(Lines lines) {
    const auto first = std::find_if(lines.begin(), lines.end(),
                                    [](const TextLine& line) { return !line.text.empty(); });
    return first != lines.end() && is_plain_row(first->text, true) &&
           std::count(first->text.begin(), first->text.end(), '#') > 1;
}

/// What is wrong with a line that has walls as a row does; nothing where it has none.
std::optional<Error> wrong_sign_in(const TextLine& line) {
    std::size_t other = line.text.find_first_not_of("#.*SG123456789~ \tABE");
    if (other == std::string_view::npos) // A, B or E, where they are no ends
        other = line.text.find_first_not_of("#.*SG123456789~ \t");
    if (other == std::string_view::npos || std::count(line.text.begin(), line.text.end(), '#') < 2)
        return std::nullopt;
    return Error{"expected one of # . * S G ~ 1 to 9 or a blank, found " + shown(line.text[other]),
                 line.span(other)};
}

/// `9515391539551`: the walls of each cell as the bits of a hexadecimal digit, as some programs
/// write a maze. Digits alone are costs.
bool is_hexadecimal_row(std::string_view line) {
    return line.size() > 2 &&
           line.find_first_not_of("0123456789ABCDEFabcdef") == std::string_view::npos &&
           line.find_first_of("0123456789") != std::string_view::npos &&
           line.find_first_of("ABCDEFabcdef") != std::string_view::npos;
}

tl::unexpected<Error> found_hexadecimal(const TextLine& line) {
    return failure("expected # for a wall and . for floor, found a row of hexadecimal digits",
                   line.span(0, line.text.size()));
}

/// `start x y` and the like behind the rows of a plain maze.
Result<void> read_comment(const TextLine& line, Maze& maze) {
    const auto words = words_of(line.text);
    const std::string_view what = words.empty() ? std::string_view() : words.front().text;
    if (auto wrong = wrong_sign_in(line))
        return tl::unexpected(*std::move(wrong));
    if (is_hexadecimal_row(line.text))
        return found_hexadecimal(line);
    if (what != "start" && what != "goal" && what != "food")
        return failure("expected a row of a maze (#, ., *, S, G, ~, 1 to 9), or start, goal or "
                       "food with column and row",
                       line.span(words.empty() ? 0 : words.front().at, what.size()));
    const auto x = words.size() == 3 ? words[1].number<int>() : std::nullopt;
    const auto y = words.size() == 3 ? words[2].number<int>() : std::nullopt;
    if (!x || !y)
        return failure(fmt::format("expected a column and a row after {}", what),
                       line.span(words.front().at, what.size()));
    const Point at{*x, *y};
    const SourceSpan span = line.span(words[1].at, line.text.size() - words[1].at);
    if (!maze.passable(at))
        return failure(fmt::format("({}, {}) is {}", at.x, at.y,
                                   maze.inside(at) ? "a wall" : "not in the maze"),
                       span);
    if (what == "food") {
        maze.food.push_back(at);
        return {};
    }
    return what == "start" ? set_once(maze.start, at, "start", span)
                           : set_once(maze.goal, at, "goal", span);
}

/// What a text is instead whose first line, with something in it, is no row.
tl::unexpected<Error> no_row(const TextLine& line) {
    const SourceSpan span = line.span(0, line.text.size());
    const std::string_view word = words_of(line.text).front().text;
    if (word == "graph" || word == "digraph" || word == "strict")
        return failure("expected a maze, or a graph whose first line is `graph` alone; DOT is not "
                       "read",
                       span);
    if (line.text.find_first_not_of("01 \t,;[]") == std::string_view::npos)
        return failure("expected # for a wall and . for floor, found a row of 0 and 1", span);
    if (is_hexadecimal_row(line.text))
        return found_hexadecimal(line);
    if (auto wrong = wrong_sign_in(line))
        return tl::unexpected(*std::move(wrong));
    return failure("expected a row of a maze (#, ., *, S, G, ~, 1 to 9), `graph` above a graph, or "
                   "edges as in `Arad Zerind 75` (names begin with a letter)",
                   span);
}

/// Walls and floor as programs print them, which are read as `#` and `.`.
struct BlockSign {
    std::string_view sign;
    char plain;
};
constexpr std::array block_signs{BlockSign{"\u2588", '#'}, BlockSign{"\u2593", '#'},
                                 BlockSign{"\u25A0", '#'}, BlockSign{"\u2B1B", '#'},
                                 BlockSign{"\u2591", '.'}, BlockSign{"\u25A1", '.'},
                                 BlockSign{"\u2B1C", '.'}, BlockSign{"\u00B7", '.'}};

bool has_block_signs(std::string_view text) {
    return std::any_of(block_signs.begin(), block_signs.end(), [text](const BlockSign& each) {
        return text.find(each.sign) != std::string_view::npos;
    });
}

std::string without_block_signs(std::string_view text) {
    std::string plain;
    while (!text.empty()) {
        const auto* const block =
            std::find_if(block_signs.begin(), block_signs.end(),
                         [text](const BlockSign& each) { return text.starts_with(each.sign); });
        const bool is_block = block != block_signs.end();
        plain += is_block ? block->plain : text[0];
        text.remove_prefix(is_block ? block->sign.size() : 1);
    }
    return plain;
}

Result<Maze> plain_of(Lines lines) {
    Neighbours neighbours = Neighbours::four;
    if (!lines.empty())
        if (const auto words = words_of(lines.front().text); words.front().text == "neighbours") {
            if (words.size() != 2 || (words[1].text != "4" && words[1].text != "8"))
                return failure("expected neighbours 4 or neighbours 8",
                               lines.front().span(words.front().at, words.front().text.size()));
            neighbours = words[1].text == "4" ? Neighbours::four : Neighbours::eight;
            lines = lines.subspan(1);
        }
    std::size_t height = 0;
    const bool other = has_other_ends(lines);
    while (height < lines.size() && !lines[height].text.empty() &&
           is_plain_row(lines[height].text, other))
        ++height;
    if (const auto first = std::find_if(lines.begin(), lines.end(),
                                        [](const TextLine& line) { return !line.text.empty(); });
        height == 0 && first != lines.end())
        return no_row(*first);
    auto maze = walls_for(lines.first(height));
    if (!maze)
        return maze;
    maze->neighbours = neighbours;
    std::fill(maze->terrain.begin(), maze->terrain.end(), std::uint8_t{1});
    auto good = for_cells(lines.first(height), [&](char c, Point at, SourceSpan span) {
        if (c >= '1' && c <= '9')
            maze->terrain[maze->index(at)] = static_cast<std::uint8_t>(c - '0');
        else if (c == '#')
            maze->terrain[maze->index(at)] = wall;
        else if (c == '~')
            maze->terrain[maze->index(at)] = water_terrain;
        else if (c == '*')
            maze->food.push_back(at);
        else if (c == 'S' || c == 'A')
            return set_once(maze->start, at, "start", span);
        else if (c == 'G' || c == 'B' || c == 'E')
            return set_once(maze->goal, at, "goal", span);
        return Result<void>();
    });
    for (const TextLine& line : lines.subspan(height))
        if (good && !line.text.empty())
            good = read_comment(line, *maze);
    if (!good)
        return tl::unexpected(std::move(good.error()));
    sort_out(maze->food);
    return maze;
}

/// The framework's goal, (1,1) from the lower left.
std::optional<Point> layout_corner(const Maze& maze) {
    const Point corner{1, maze.height - 2};
    return maze.passable(corner) ? std::optional(corner) : std::nullopt;
}

std::optional<Point> layout_goal(const Maze& maze) {
    const auto corner = layout_corner(maze);
    const bool has_one_food = maze.food.size() == 1;
    if (corner && !(corner == maze.start && has_one_food))
        return corner;
    return has_one_food ? std::optional(maze.food.front()) : std::nullopt;
}

bool has_path(const Maze& maze, Point from, Point to) {
    std::vector<bool> seen(maze.cells());
    std::vector<Point> open{from};
    seen[maze.index(from)] = true;
    while (!open.empty() && !seen[maze.index(to)]) {
        const Point at = open.back();
        open.pop_back();
        for (std::size_t i = 0; i < direction_count(maze.neighbours); ++i) {
            if (!can_move(maze, at, directions[i]))
                continue;
            const Point next = moved(at, directions[i]);
            if (!seen[maze.index(next)])
                open.push_back(next);
            seen[maze.index(next)] = true;
        }
    }
    return seen[maze.index(to)];
}

/// The rows as the framework sees them: without the blanks around each, and without what stands
/// behind the end of the first one where that is walls and blanks, or where a wall closes the row
/// there.
std::vector<TextLine> layout_rows(Lines rows) {
    std::vector<TextLine> stripped(rows.begin(), rows.end());
    for (TextLine& row : stripped) {
        const std::size_t first = std::min(row.text.find_first_not_of(" \t"), row.text.size());
        row.text = row.text.substr(first, row.text.find_last_not_of(" \t") + 1 - first);
        row.column += static_cast<int>(first);
    }
    if (stripped.empty())
        return stripped;
    const std::size_t width = stripped.front().text.size();
    for (TextLine& row : stripped)
        if (row.text.size() > width &&
            (row.text[width - 1] == '%' ||
             row.text.find_first_not_of("% ", width) == std::string_view::npos))
            row.text = row.text.substr(0, width);
    return stripped;
}

bool is_wall_of_layout(std::string_view row) {
    return row.find_first_not_of('%') == std::string_view::npos;
}

/// What variants of the framework put on a floor, such as their fifth agent or a gate. The
/// framework takes no notice of what it does not know. `#` and `S` are not among them: they are
/// meant as a wall and as the start.
bool is_unknown_thing(char c) {
    return c > ' ' && c <= '~' && c != '#' && c != 'S';
}

/// Reads a layout as the Pacman framework does.
Result<Maze> layout_of(Lines lines) {
    const std::vector<TextLine> rows = layout_rows(lines);
    auto maze = walls_for(rows);
    if (!maze)
        return maze;
    if (auto even = require_even(*maze, rows); !even)
        return tl::unexpected(std::move(even.error()));
    // So that other texts with a % are not taken for layouts.
    const bool framed = is_wall_of_layout(rows.front().text) && is_wall_of_layout(rows.back().text);
    std::pair<char, Point> first_agent{'9', {}};
    auto good = for_cells(rows, [&](char c, Point at, SourceSpan span) -> Result<void> {
        if (c == '%')
            return {};
        maze->terrain[maze->index(at)] = 1;
        if (c == '.')
            maze->food.push_back(at);
        else if (c == 'o')
            maze->capsules.push_back(at);
        else if (c == 'G' || (c >= '1' && c <= '4'))
            maze->ghosts.push_back(at);
        else if (c == 'P')
            return set_once(maze->start, at, "start", span);
        else if (c != ' ' && !(framed && is_unknown_thing(c)))
            return failure("expected one of % . o P G 1 2 3 4 or a blank, found " + shown(c), span);
        if (c >= '1' && c < first_agent.first && c <= '4')
            first_agent = {c, at};
        return {};
    });
    if (!good)
        return tl::unexpected(std::move(good.error()));
    // The framework sorts the agents by their numbers, and the first one is Pac-Man.
    if (!maze->start && first_agent.first <= '4') {
        maze->start = first_agent.second;
        std::erase(maze->ghosts, first_agent.second);
    }
    maze->goal = layout_goal(*maze);
    return maze;
}

/// A side of a map, `height 512`.
Result<int> side_of(Lines lines, std::size_t line, std::string_view what) {
    if (line >= lines.size())
        return failure(fmt::format("expected {} and a number, found the end", what));
    const auto words = words_of(lines[line].text);
    const auto value =
        words.size() == 2 && words[0].text == what ? words[1].number<int>() : std::nullopt;
    if (!value || *value < 1 || *value > most_side)
        return failure(
            fmt::format("expected {} and a number from 1 to {}", what, number_text(most_side)),
            lines[line].span(0));
    return *value;
}

/// What a character of a MovingAI map is; nothing where it is none of them. E and S are the
/// stations of warehouses in the League of Robot Runners.
std::optional<std::uint8_t> moving_ai_terrain(char c) {
    switch (c) {
    case '.':
    case 'E':
    case 'e':
    case 'G':
    case 'g':
    case 'S':
    case 's':
        return std::uint8_t{1};
    case 'W':
    case 'w':
        return water_terrain;
    case 'T':
    case 't':
        return tree_terrain;
    case '@':
    case 'O':
    case 'o':
        return wall;
    default:
        return std::nullopt;
    }
}

/// Without the blanks behind each, which are no cells.
std::vector<TextLine> without_blanks_behind(Lines rows) {
    std::vector<TextLine> stripped(rows.begin(), rows.end());
    for (TextLine& row : stripped)
        row.text = row.text.substr(0, row.text.find_last_not_of(" \t") + 1);
    return stripped;
}

/// Whether a map begins with its sides, without `type octile`, as those of programs for many agents
/// do.
bool begins_with_sides(std::string_view text) noexcept {
    constexpr std::size_t longest_head = 100;
    return (text.starts_with("height ") || text.starts_with("width ")) &&
           text.substr(0, longest_head).find("\nmap") != std::string_view::npos;
}

/// Trees are kept as such.
Result<Maze> moving_ai_of(Lines lines) {
    const bool has_type = !lines.empty() && lines.front().text.starts_with("type");
    const bool has_sides = !lines.empty() && (lines.front().text.starts_with("height") ||
                                              lines.front().text.starts_with("width"));
    if (!has_type && !has_sides)
        return failure("expected type octile");
    if (const auto words = words_of(lines.front().text);
        words.size() == 2 && (words[1].text == "octile-corner" || words[1].text == "raw"))
        return failure(fmt::format("expected type octile, found type {}", words[1].text),
                       lines.front().span(words[1].at, words[1].text.size()));
    if (has_type)
        lines = lines.subspan(1);
    const bool width_first = !lines.empty() && lines[0].text.starts_with("width");
    const auto height = side_of(lines, width_first ? 1 : 0, "height");
    const auto width = side_of(lines, width_first ? 0 : 1, "width");
    if (!height || !width)
        return tl::unexpected(!height ? height.error() : width.error());
    if (lines.size() < 3 || words_of(lines[2].text).size() != 1 ||
        words_of(lines[2].text).front().text != "map")
        return failure("expected a line with map, then the rows");
    const std::vector<TextLine> stripped = without_blanks_behind(lines.subspan(3));
    const Lines rows = stripped;
    if (rows.size() != static_cast<std::size_t>(*height))
        return failure(fmt::format("expected {}, found {}",
                                   counted(static_cast<std::uint64_t>(*height), "row"),
                                   rows.size()));
    auto maze = walls_for(rows);
    if (!maze)
        return maze;
    if (maze->width != *width)
        return failure(fmt::format("expected rows of {}, found {}",
                                   counted(static_cast<std::uint64_t>(*width), "cell"),
                                   maze->width),
                       rows.front().span(0));
    if (auto even = require_even(*maze, rows); !even)
        return tl::unexpected(std::move(even.error()));
    maze->neighbours = Neighbours::eight;
    auto good = for_cells(rows, [&](char c, Point at, SourceSpan span) -> Result<void> {
        const auto terrain = moving_ai_terrain(c);
        if (!terrain)
            return failure("expected one of . G @ O T S W, found " + shown(c), span);
        maze->terrain[maze->index(at)] = *terrain;
        return {};
    });
    if (!good)
        return tl::unexpected(std::move(good.error()));
    return maze;
}

Result<Maze> without_trees(Result<Maze> maze) {
    if (maze)
        std::replace(maze->terrain.begin(), maze->terrain.end(), tree_terrain, wall);
    return maze;
}

std::string plain_text(const Maze& maze) {
    std::string text = maze.neighbours == Neighbours::eight ? "neighbours 8\n" : "";
    std::string marks(maze.cells(), '\0');
    std::string comments;
    const auto put = [&](Point at, char mark, const char* what) {
        char& there = marks[maze.index(at)];
        if (there == '\0' && maze.terrain[maze.index(at)] == 1)
            there = mark;
        else
            comments += fmt::format("{} {} {}\n", what, at.x, at.y);
    };
    if (maze.start)
        put(*maze.start, 'S', "start");
    if (maze.goal)
        put(*maze.goal, 'G', "goal");
    for (const Point& food : maze.food)
        put(food, '*', "food");
    for (std::size_t cell = 0; cell < maze.cells(); ++cell) {
        const std::uint8_t cost = maze.terrain[cell];
        text += marks[cell] != '\0'     ? marks[cell]
                : cost == wall          ? '#'
                : cost == 1             ? '.'
                : cost == water_terrain ? '~'
                                        : static_cast<char>('0' + cost);
        if ((cell + 1) % static_cast<std::size_t>(maze.width) == 0)
            text += '\n';
    }
    return text + comments;
}

Result<std::string> layout_text(Maze maze) {
    if (maze.weighted() || maze.has_water() || maze.neighbours == Neighbours::eight)
        return failure("a layout cannot have different costs, water or diagonal moves");
    if (maze.goal && maze.food.empty() && maze.goal != maze.start)
        maze.food.push_back(*maze.goal);
    if (maze.goal != layout_goal(maze))
        return failure("the goal of a layout must be the cell in the bottom left corner or, if "
                       "that is a wall, its only food");
    std::string text;
    std::string marks(maze.cells(), ' ');
    const auto put = [&](Point at, char mark) {
        char& there = marks[maze.index(at)];
        const bool free = there == ' ';
        there = mark;
        return free;
    };
    bool apart = true;
    for (const Point& food : maze.food)
        apart = put(food, '.') && apart;
    for (const Point& capsule : maze.capsules)
        apart = put(capsule, 'o') && apart;
    for (const Point& ghost : maze.ghosts)
        apart = put(ghost, 'G') && apart;
    if (maze.start)
        apart = put(*maze.start, 'P') && apart;
    if (!apart)
        return failure("a cell of a layout can contain only one thing");
    for (std::size_t cell = 0; cell < maze.cells(); ++cell) {
        text += maze.terrain[cell] == wall ? '%' : marks[cell];
        if ((cell + 1) % static_cast<std::size_t>(maze.width) == 0)
            text += '\n';
    }
    const auto back = maze_of(text, MazeFormat::layout);
    if (!back || back->width != maze.width || back->height != maze.height ||
        detect_format(text) != MazeFormat::layout)
        return failure("the border of a layout must consist of walls");
    return text;
}

std::string moving_ai_text(const Maze& maze) {
    std::string text =
        fmt::format("type octile\nheight {}\nwidth {}\nmap\n", maze.height, maze.width);
    for (std::size_t cell = 0; cell < maze.cells(); ++cell) {
        text += maze.terrain[cell] == wall ? '@' : maze.terrain[cell] == water_terrain ? 'W' : '.';
        if ((cell + 1) % static_cast<std::size_t>(maze.width) == 0)
            text += '\n';
    }
    return text;
}

} // namespace

std::string_view id_of(MazeFormat format) noexcept {
    return format_ids[static_cast<std::size_t>(format)];
}

std::optional<MazeFormat> maze_format_of(std::string_view id) noexcept {
    for (std::size_t i = 0; i < format_ids.size(); ++i)
        if (format_ids[i] == id)
            return static_cast<MazeFormat>(i);
    return std::nullopt;
}

MazeFormat detect_format(std::string_view text) noexcept {
    if (text.starts_with("\xEF\xBB\xBF"))
        text.remove_prefix(3);
    text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
    if (text.starts_with("type") || begins_with_sides(text))
        return MazeFormat::moving_ai;
    return text.find('%') != std::string_view::npos ? MazeFormat::layout : MazeFormat::plain;
}

bool has_unkept_signs(std::string_view text) {
    constexpr std::size_t none = std::string_view::npos;
    switch (detect_format(text)) {
    case MazeFormat::moving_ai: {
        const std::size_t rows = text.find("\nmap");
        return rows != none && text.find_first_of("TtSsEe", rows) != none;
    }
    case MazeFormat::layout:
        if (text.starts_with("\xEF\xBB\xBF"))
            text.remove_prefix(3);
        return text.find_first_not_of("%.oPG \t\r\n") != none;
    case MazeFormat::plain:
        break;
    }
    return text.find_first_of(other_ends) != none || has_block_signs(text) ||
           without_print_layout(text).has_value();
}

bool is_scenario(std::string_view text) {
    const std::string_view head = first_said(text, "#");
    if (!head.starts_with("version "))
        return false;
    // The next line is a question, of nine fields at least, or one that is cut off.
    text.remove_prefix(static_cast<std::size_t>(head.data() + head.size() - text.data()));
    text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
    constexpr std::size_t longest = 4096;
    constexpr std::size_t fields = 9;
    const std::string_view line = text.substr(0, std::min(text.find_first_of("\r\n"), longest));
    return line.find('\t') != std::string_view::npos || words_of(line).size() >= fields;
}

bool looks_like_maze(std::string_view text) {
    const std::string_view first = first_said(text, "\n");
    const MazeFormat format = detect_format(start_of(text).text);
    if (first.starts_with("type ") || is_scenario(text) ||
        (format == MazeFormat::moving_ai && !first.starts_with("type")))
        return true;
    if (text.size() > 2 * most_cells) // too large for a maze
        return false;
    const auto maze = maze_of(text, format);
    if (!maze || format != MazeFormat::plain)
        return maze.has_value();
    // A plain maze could be nearly any text of few letters, so its rows have to be as to_text()
    // writes them, or to name start and goal.
    const std::vector<TextLine> lines = lines_of(text);
    std::size_t even = first.starts_with("neighbours") ? 1 : 0;
    const std::size_t begin = even;
    while (even < lines.size() &&
           lines[even].text.size() == static_cast<std::size_t>(maze->width) &&
           is_plain_row(lines[even].text, true))
        ++even;
    const bool is_even = even == begin + static_cast<std::size_t>(maze->height);
    const bool has_signs = text.find_first_of("#.SG*") != std::string_view::npos;
    return (maze->start && maze->goal) || (is_even && has_signs && maze->height > 1) ||
           without_print_layout(text).has_value();
}

bool resembles_maze(std::string_view text) {
    constexpr std::size_t fewest_lines = 4; // of fewer, one says too much
    if (text.size() > 2 * most_cells || lines_of(text).size() < fewest_lines)
        return false;
    const auto maze = maze_of(text);
    return !maze && maze.error().span &&
           looks_like_maze(without_line(text, maze.error().span->line));
}

Result<Maze> maze_of(std::string_view text, MazeFormat format) {
    const std::vector<TextLine> lines = lines_of(text);
    switch (format) {
    case MazeFormat::layout:
        return layout_of(lines);
    case MazeFormat::moving_ai:
        return without_trees(moving_ai_of(lines));
    case MazeFormat::plain:
        break;
    }
    const bool has_blocks = has_block_signs(text);
    const std::string plain = has_blocks ? without_block_signs(text) : std::string();
    const auto rows = without_print_layout(has_blocks ? plain : text);
    return plain_of(rows ? lines_of(*rows) : has_blocks ? lines_of(plain) : lines);
}

Result<Maze> maze_of(std::string_view text) {
    return maze_of(text, detect_format(text));
}

Result<Maze> benchmark_map_of(std::string_view text) {
    return detect_format(text) == MazeFormat::moving_ai ? moving_ai_of(lines_of(text))
                                                        : maze_of(text);
}

Maze with_layout_goal(Maze maze) {
    if (maze.goal && maze.food.empty() && maze.goal != maze.start)
        maze.food.push_back(*maze.goal);
    if (const auto corner = layout_corner(maze); corner && maze.start != corner && maze.start) {
        if (!has_path(maze, *maze.start, *corner) &&
            std::find(maze.food.begin(), maze.food.end(), *corner) == maze.food.end())
            maze.terrain[maze.index(*corner)] = wall;
    }
    maze.goal = layout_goal(maze);
    return maze;
}

Result<std::string> to_text(const Maze& maze, MazeFormat format) {
    switch (format) {
    case MazeFormat::layout:
        return layout_text(maze);
    case MazeFormat::moving_ai:
        return moving_ai_text(maze);
    case MazeFormat::plain:
        break;
    }
    return plain_text(maze);
}

} // namespace loggia::pathfinding
