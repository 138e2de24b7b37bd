#include "core/grading/tasks/answer_tables.hpp"

#include "core/base/scanner.hpp"
#include "core/grading/answer_label.hpp"
#include "core/grading/tasks/answer_lines.hpp"
#include "core/grading/tasks/formula_spellings.hpp"
#include "core/grading/tasks/judging.hpp"
#include "core/logic/lenient_spellings.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <vector>

namespace loggia::grading {

namespace {

/// The cells of a line of a table, whatever stands between them; `f(a, b)` is one.
std::vector<std::string_view> cells_of(std::string_view line) {
    constexpr std::string_view between = " \t\r|,;&\\$";
    std::vector<std::string_view> cells;
    std::size_t begin = 0;
    std::size_t depth = 0;
    for (std::size_t at = 0; at <= line.size(); ++at) {
        const bool ends =
            at == line.size() || (depth == 0 && between.find(line[at]) != std::string_view::npos);
        if (ends && at > begin)
            cells.push_back(line.substr(begin, at - begin));
        if (ends)
            begin = at + 1;
        else if (line[at] == '(')
            ++depth;
        else if (line[at] == ')' && depth > 0)
            --depth;
    }
    return cells;
}

/// Whether a line is a row of a truth table, values and maybe its number, or of a map, `a 0 | 0 1 1
/// 0`, with the name of its variable before it.
bool is_row_of_values(std::string_view line) {
    constexpr std::size_t fewest_of_map = 4; // with the value of the variable
    std::vector<std::string_view> cells = cells_of(line);
    if (cells.size() > fewest_of_map && word_length(cells[0], 0) == cells[0].size() &&
        logic::lenient::is_letter(cells[0].front()))
        cells.erase(cells.begin());
    const auto is_value = [](std::string_view cell) {
        return cell == "T" || cell == "F" || cell.find_first_not_of("01") == std::string_view::npos;
    };
    return std::count_if(cells.begin(), cells.end(), is_value) > 1 &&
           std::all_of(cells.begin(), cells.end(), [&](std::string_view cell) {
               return is_value(cell) ||
                      cell.find_first_not_of("0123456789") == std::string_view::npos;
           });
}

/// Whether a line may be the heading of a table with so many columns: names, maybe with their
/// variables.
bool is_heading(std::string_view line, std::size_t columns) {
    const std::vector<std::string_view> cells = cells_of(line);
    return cells.size() > 1 && cells.size() <= columns &&
           std::all_of(cells.begin(), cells.end(), [](std::string_view cell) {
               const std::size_t length = word_length(cell, 0);
               return length > 0 && (length == cell.size() || cell[length] == '(');
           });
}

/// The words of a cell that can be a label; empty if it has signs of a formula.
std::string words_of_cell(std::string_view cell) {
    if (cell.find_first_of("&|+^~!<>\\(){}") != std::string_view::npos)
        return {};
    std::string words;
    for (const Word& word : words_of(cell, " \t*_`:="))
        words += fmt::format("{}{}", words.empty() ? "" : " ", word.text);
    return words;
}

/// What the cells before a column and the headings call the cell in it.
std::string label_of_cell(const std::vector<std::string>& cells, std::size_t column,
                          const std::vector<std::string>& headings) {
    const auto heading = [&](std::size_t at) {
        return at < headings.size() ? words_of_cell(headings[at]) : std::string();
    };
    std::string label;
    for (std::size_t at = 0; at < column; ++at)
        if (const std::string words = words_of_cell(cells[at]); !words.empty()) {
            const bool is_step = label_of(heading(at)) == Label::step;
            label += fmt::format("{}{}{}{}", label.empty() ? "" : " ", is_step ? heading(at) : "",
                                 is_step ? " " : "", words);
        }
    return label.empty() ? heading(column) : label;
}

} // namespace

std::string without_tables(std::string_view text) {
    std::vector<std::string_view> lines = lines_of(text);
    const auto is_rule_of_table = [](std::string_view line) {
        return line.find('-') != std::string_view::npos &&
               line.find_first_not_of("-+=|: \t\r") == std::string_view::npos;
    };
    for (std::size_t i = 0; i < lines.size(); ++i) {
        std::size_t end = i;
        std::size_t rows = 0;
        for (std::size_t at = i; at < lines.size(); ++at) {
            if (is_row_of_values(lines[at])) {
                ++rows;
                end = at + 1;
            } else if (rows == 0 || !is_blank_line(lines[at])) {
                break;
            }
        }
        if (rows < 2)
            continue;
        const std::size_t columns = cells_of(lines[i]).size();
        const bool is_spaced = end - i > rows; // as the rows of a page are
        std::size_t begin = i;
        const auto take_above = [&](auto is_part) {
            std::size_t above = begin;
            while (is_spaced && above > 0 && is_blank_line(lines[above - 1]))
                --above;
            if (above > 0 && is_part(lines[above - 1]))
                begin = above - 1;
        };
        take_above(is_rule_of_table);
        take_above([&](std::string_view line) { return is_heading(line, columns); });
        for (std::size_t row = begin; row < end; ++row)
            lines[row] = {};
        i = end - 1;
    }
    std::string rest;
    for (const std::string_view line : lines)
        rest += fmt::format("{}\n", line);
    return rest.find_first_not_of(" \t\r\n") == std::string::npos ? std::string(text) : rest;
}

std::vector<std::vector<std::string>> labelled_cells(const std::vector<std::string_view>& lines) {
    const auto is_rule_below_headings = [](const std::vector<std::string>& cells) {
        return !cells.empty() &&
               std::all_of(cells.begin(), cells.end(), [](const std::string& cell) {
                   return cell.find('-') != std::string::npos &&
                          cell.find_first_not_of("-: \t") == std::string::npos;
               });
    };
    std::vector<std::vector<std::string>> labelled(lines.size());
    std::vector<std::string> headings;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::vector<std::string> cells = cells_of_markdown(lines[i]);
        if (cells.empty())
            headings.clear();
        else if (is_rule_below_headings(cells) && i > 0)
            headings = cells_of_markdown(lines[i - 1]);
        for (std::size_t column = 0; column < cells.size(); ++column) {
            const std::string label = label_of_cell(cells, column, headings);
            labelled[i].push_back(label.empty() ? cells[column]
                                                : fmt::format("{}: {}", label, cells[column]));
        }
    }
    return labelled;
}

} // namespace loggia::grading
