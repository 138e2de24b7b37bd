#include "core/grading/tasks/answer_tables.hpp"

#include "core/grading/tasks/formula_spellings.hpp"
#include "core/grading/tasks/judging.hpp"

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

/// Whether a line is a row of a truth table: values and maybe its number.
bool is_row_of_values(std::string_view line) {
    const std::vector<std::string_view> cells = cells_of(line);
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

} // namespace loggia::grading
