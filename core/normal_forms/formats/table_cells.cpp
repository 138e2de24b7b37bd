#include "core/normal_forms/formats/table_cells.hpp"

#include "core/logic/lenient_spellings.hpp"
#include "core/logic/syntax.hpp"

#include <algorithm>

namespace loggia::normal_forms {

std::string_view said_in(std::string_view text) {
    const std::string_view line = text.substr(0, text.find('\n'));
    for (std::size_t at = line.find_first_of("#\""); at != std::string_view::npos;
         at = line.find_first_of("#\"", at + 1)) {
        if (line[at] == '#')
            return line.substr(0, at);
        const std::size_t closing = line.find('"', at + 1);
        if (closing == std::string_view::npos)
            return line.substr(0, line.find('#', at));
        at = closing;
    }
    return line;
}

bool is_rule(std::string_view line) {
    return line.find_first_not_of("-+|:=~ \t\r") == std::string_view::npos &&
           (line.find("--") != std::string_view::npos ||
            line.find_first_of("+:=~") != std::string_view::npos);
}

bool is_dashes_between_bars(std::string_view line) {
    return line.find_first_not_of("-| \t\r") == std::string_view::npos &&
           line.find('-') != std::string_view::npos && line.find('|') != std::string_view::npos;
}

bool is_empty_row(std::string_view line) {
    return line.find_first_not_of(" \t\r,;\"") == std::string_view::npos;
}

bool says_nothing(std::string_view line) {
    return is_empty_row(line) || is_rule(line);
}

std::string_view behind_line(std::string_view text) {
    do {
        const std::size_t end = text.find('\n');
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
    } while (!text.empty() && says_nothing(said_in(text)));
    return text;
}

namespace {

/// The length of `0` or `1`; programs that compute with numbers write `1.0`.
std::size_t digit_length(std::string_view text) {
    if (text.size() < 3 || text[1] != '.' || text[2] != '0')
        return 1;
    const std::size_t end = std::min(text.find_first_not_of('0', 2), text.size());
    return end == text.size() ||
                   std::string_view(" \t\r\n|,;#\"").find(text[end]) != std::string_view::npos
               ? end
               : 1;
}

} // namespace

FoundCell cell_at(std::string_view text) {
    if (text.empty())
        return {};
    switch (text[0]) {
    case '0':
        return {Cell::no, digit_length(text)};
    case '1':
        return {Cell::yes, digit_length(text)};
    case '-':
    case 'x':
    case 'X':
        return {Cell::either, 1};
    default:
        break;
    }
    for (const std::string_view dash : {"\u2013", "\u2014", "\u2212"}) // as word processors set it
        if (text.starts_with(dash))
            return {Cell::either, dash.size()};
    const std::string_view word = text.substr(0, text.find_first_of(" \t\r\n|,;#\""));
    const auto token = logic::lenient::keyword(word);
    if (logic::lenient::is_truth_letter(word))
        return {word == "T" ? Cell::yes : Cell::no, 1};
    if (token.end != 0 && token.sort == logic::lenient::Token::Sort::constant)
        return {token.value ? Cell::yes : Cell::no, word.size()};
    return {};
}

FoundLiteral literal_at(std::string_view text) {
    text = text.substr(0, text.find_first_of(" \t\r\n|,;#"));
    logic::Store store;
    const auto read = logic::read_lenient(store, text);
    if (text.empty() || !read)
        return {};
    const bool negated = store.kind(*read) == logic::Kind::negation;
    const logic::Expr atom = negated ? store.operands(*read)[0] : *read;
    if (store.kind(atom) != logic::Kind::variable)
        return {};
    const std::string& name = store.name(store.variable_of(atom)); // words are remarks
    return name.find_first_not_of("0123456789", 1) == std::string::npos
               ? FoundLiteral{name, negated, text.size()}
               : FoundLiteral();
}

std::size_t cells_in(std::string_view line) {
    std::size_t cells = 0;
    for (;;) {
        line.remove_prefix(std::min(line.find_first_not_of(cell_separators), line.size()));
        if (line.empty())
            return cells;
        const FoundCell found = cell_at(line);
        if (found.cell == Cell::none)
            return 0;
        ++cells;
        line.remove_prefix(found.length);
    }
}

} // namespace loggia::normal_forms
