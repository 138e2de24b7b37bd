#include "core/pathfinding/printed_maze.hpp"

#include "core/base/scanner.hpp"

#include <algorithm>
#include <cstddef>
#include <span>
#include <vector>

namespace loggia::pathfinding {

namespace {

bool is_row(std::string_view line) {
    return !line.empty() &&
           line.find_first_not_of("#.*SG123456789~ \tABE") == std::string_view::npos;
}

std::string_view without_blanks_behind(std::string_view row) {
    return row.substr(0, row.find_last_not_of(" \t") + 1);
}

/// `# S . #`, with no blank in the place of a cell.
bool has_gaps(std::string_view row) {
    bool is_cell = true;
    for (const char c : row) {
        if (is_cell == (c == ' ' || c == '\t'))
            return false;
        is_cell = !is_cell;
    }
    return row.size() > 1 && !is_cell;
}

/// The rows that begin a text, without blanks behind them.
std::vector<std::string_view> rows_of(std::span<const TextLine> lines) {
    std::vector<std::string_view> rows;
    for (const TextLine& line : lines) {
        if (!is_row(line.text))
            break;
        rows.push_back(without_blanks_behind(line.text));
    }
    return rows;
}

bool has_walls(const std::vector<std::string_view>& rows) {
    return rows.size() > 1 && std::any_of(rows.begin(), rows.end(), [](std::string_view row) {
               return row.find('#') != std::string_view::npos;
           });
}

std::size_t width_of(const std::vector<std::string_view>& rows, bool gaps) {
    std::size_t width = 0;
    for (const std::string_view row : rows)
        width = std::max(width, gaps ? row.size() / 2 + 1 : row.size());
    return width;
}

/// `5 8` above five rows of eight cells.
bool is_size(const TextLine& line, std::size_t height, std::size_t width) {
    const auto words = words_of(line.text);
    const auto first = words.size() == 2 ? words[0].number<std::size_t>() : std::nullopt;
    const auto second = words.size() == 2 ? words[1].number<std::size_t>() : std::nullopt;
    return (first == height && second == width) || (first == width && second == height);
}

} // namespace

std::optional<std::string> without_print_layout(std::string_view text) {
    const std::vector<TextLine> lines = lines_of(text);
    if (lines.empty())
        return std::nullopt;
    const std::size_t begin = lines.front().text.starts_with("neighbours") ? 1 : 0;
    std::size_t first = std::min(begin + 1, lines.size()); // the first row, where a size is above
    auto rows = rows_of(std::span(lines).subspan(first));
    bool gaps = std::all_of(rows.begin(), rows.end(), has_gaps);
    const bool sized = has_walls(rows) && is_size(lines[begin], rows.size(), width_of(rows, gaps));
    if (!sized) {
        first = begin;
        rows = rows_of(std::span(lines).subspan(first));
        gaps = std::all_of(rows.begin(), rows.end(), has_gaps);
    }
    if (!has_walls(rows))
        return std::nullopt;
    const std::string_view top = rows.front();
    const bool framed = top.size() > 2 && top.front() == '#' && top.back() == '#' &&
                        std::all_of(rows.begin(), rows.end(), [&top](std::string_view row) {
                            return row.size() <= top.size();
                        });
    const bool blanks_behind =
        framed &&
        std::any_of(lines.begin() + static_cast<std::ptrdiff_t>(first),
                    lines.begin() + static_cast<std::ptrdiff_t>(first + rows.size()),
                    [&top](const TextLine& line) { return line.text.size() > top.size(); });
    if (!sized && !gaps && !blanks_behind)
        return std::nullopt;
    std::string plain(static_cast<std::size_t>(lines.front().number - 1), '\n');
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const bool in_rows = i >= first && i < first + rows.size();
        const std::string_view line = in_rows && (gaps || framed) ? rows[i - first] : lines[i].text;
        if (in_rows && gaps)
            for (std::size_t at = 0; at < line.size(); at += 2)
                plain += line[at];
        else if (!sized || i != begin)
            plain += line;
        plain += '\n';
    }
    return plain;
}

} // namespace loggia::pathfinding
