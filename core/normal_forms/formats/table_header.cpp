#include "core/normal_forms/formats/table_header.hpp"

#include "core/base/scanner.hpp"
#include "core/logic/syntax.hpp"
#include "core/normal_forms/formats/table_cells.hpp"
#include "core/normal_forms/names.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace loggia::normal_forms {

namespace {

// More columns than a table may have, which its reader then says.
constexpr std::size_t most_cells = 128;
constexpr std::string_view csv_separators = ",;\t";

/// The end of the cell that begins a text: at its separator, or of the text.
std::size_t end_of_cell(std::string_view text, char separator) {
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '"')
            quoted = !quoted;
        else if (text[i] == separator && !quoted)
            return i;
    }
    return text.size();
}

/// The cells of a line, without the blanks around them.
std::vector<Word> cells_of(std::string_view line, char separator) {
    std::vector<Word> cells;
    for (std::size_t at = 0; at <= line.size() && cells.size() <= most_cells;) {
        const std::size_t length = end_of_cell(line.substr(at), separator);
        std::string_view cell = line.substr(at, length);
        const std::size_t blanks = std::min(cell.find_first_not_of(" \t\r"), cell.size());
        cell.remove_prefix(blanks);
        cells.push_back({cell.substr(0, cell.find_last_not_of(" \t\r") + 1), at + blanks});
        at += length + 1;
    }
    return cells;
}

void drop_empty_end(std::vector<Word>& cells) {
    while (!cells.empty() && cells.back().text.empty()) // which spreadsheets may add
        cells.pop_back();
}

/// Whether a text is one value and nothing else.
bool is_value(std::string_view text) {
    const FoundCell found = cell_at(text);
    return found.cell != Cell::none && found.length == text.size();
}

/// The name in a cell, which may stand in quotation marks with those of the name doubled; nothing
/// where it is none.
std::optional<std::string> name_in_cell(std::string_view cell, bool is_free) {
    if (!cell.starts_with('"')) {
        const bool is_name = cell.empty() || is_equation_name(cell) ||
                             (is_free && fits_a_line(cell) && !is_value(cell) &&
                              cell.find('"') == std::string_view::npos);
        return is_name ? std::optional(std::string(cell)) : std::nullopt;
    }
    std::string name;
    std::size_t i = 1;
    for (; i < cell.size() && (cell[i] != '"' || cell.substr(i + 1).starts_with('"')); ++i) {
        name += cell[i];
        i += cell[i] == '"' ? 1 : 0;
    }
    return i + 1 == cell.size() && !name.empty() && fits_a_line(name) ? std::optional(name)
                                                                      : std::nullopt;
}

/// Whether a row has one value between each two separators, and as many as there are names.
bool has_value_for_each(std::vector<Word> names, std::string_view row, char separator) {
    std::vector<Word> values = cells_of(row, separator);
    drop_empty_end(names);
    drop_empty_end(values);
    if (names.size() < 2 || names.size() != values.size())
        return false;
    for (std::size_t i = 0; i < names.size(); ++i) {
        std::string_view value = values[i].text;
        if (value.size() > 2 && value.starts_with('"') && value.ends_with('"'))
            value = value.substr(1, value.size() - 2);
        if (names[i].text.empty() ? !value.empty() : !is_value(value))
            return false;
    }
    return true;
}

std::vector<HeaderCell> named_cells(std::vector<Word> cells, bool is_free) {
    drop_empty_end(cells);
    std::vector<HeaderCell> named;
    int empty = 0;
    for (const Word& cell : cells) {
        auto name = name_in_cell(cell.text, is_free);
        if (!name)
            return {};
        empty += name->empty() ? 1 : 0;
        named.push_back({std::move(*name), cell.at, cell.text.size(), named.size()});
    }
    return empty <= 1 && named.size() > 1 ? named : std::vector<HeaderCell>();
}

} // namespace

bool is_formula_of_words(std::string_view text) {
    constexpr std::size_t longest = 1000;
    logic::Store store;
    return text.size() <= longest && text.find('|') == std::string_view::npos &&
           words_of(text, " \t\r").size() > 1 && logic::read_lenient(store, text).has_value();
}

bool has_value_for_each_name(std::string_view line, std::string_view row) {
    return std::any_of(csv_separators.begin(), csv_separators.end(), [&](char separator) {
        return has_value_for_each(cells_of(line, separator), row, separator);
    });
}

std::vector<HeaderCell> csv_header(std::string_view line, std::string_view row) {
    std::vector<Word> first;
    for (const char separator : csv_separators) {
        std::vector<Word> cells = cells_of(line, separator);
        if (has_value_for_each(cells, row, separator))
            if (auto named = named_cells(cells, true); !named.empty())
                return named;
        if (first.size() < 2)
            first = std::move(cells);
    }
    return named_cells(std::move(first), false);
}

std::vector<HeaderCell> header_between_bars(std::string_view line, std::string_view row) {
    std::vector<Word> names = cells_of(line, '|');
    std::vector<Word> values = cells_of(row, '|');
    for (std::vector<Word>* const parts : {&names, &values}) {
        if (!parts->empty() && parts->front().text.empty()) // a frame
            parts->erase(parts->begin());
        if (!parts->empty() && parts->back().text.empty())
            parts->pop_back();
    }
    if (names.size() < 2 || names.size() != values.size() || names.size() > most_cells)
        return {};
    std::vector<HeaderCell> cells;
    for (std::size_t part = 0; part < names.size(); ++part) {
        const Word& name = names[part];
        const std::size_t columns = cells_in(values[part].text);
        const std::vector<Word> words = words_of(name.text, " \t\r");
        if (columns == 0 || words.empty() || (columns > 1 && words.size() != columns) ||
            (columns > 1 && is_formula_of_words(name.text)))
            return {};
        if (columns == 1 && words.size() > 1) {
            if (!fits_a_line(name.text))
                return {};
            cells.push_back({std::string(name.text), name.at, name.text.size(), part});
            continue;
        }
        for (const Word& word : words) {
            if (!is_word(word.text))
                return {};
            cells.push_back({std::string(word.text), name.at + word.at, word.text.size(), part});
        }
    }
    return cells;
}

} // namespace loggia::normal_forms
