#include "core/sat/formats/clause_errors.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace loggia::sat {

namespace {

/// Puts blanks in the place of a line, so that all other lines keep their numbers.
void blank_line(std::string& text, int number) {
    std::size_t start = 0;
    for (int line = 1; line < number && start < text.size(); ++line)
        start = std::min(text.find('\n', start), text.size() - 1) + 1;
    for (std::size_t at = start; at < text.size() && text[at] != '\n'; ++at)
        text[at] = ' ';
}

} // namespace

std::vector<Error> clause_errors(std::string_view text, const Control& control, CutOff cut_off) {
    std::vector<Error> errors;
    std::string rest;
    while (errors.size() < most_clause_errors && !control.stop_requested()) {
        auto file = errors.empty() ? parse_clauses(text, control, cut_off)
                                   : parse_clauses(rest, control, CutOff::warn);
        if (file || (control.stop_requested() && !errors.empty()))
            break;
        const auto span = file.error().span;
        // Where a line is blank already, the reader has nothing more to say of it.
        const bool is_new = span && std::none_of(errors.begin(), errors.end(), [&](const Error& e) {
                                return e.span->line == span->line;
                            });
        if (errors.empty() || is_new)
            errors.push_back(std::move(file.error()));
        if (!is_new)
            break;
        if (rest.empty())
            rest = text;
        blank_line(rest, span->line);
    }
    std::stable_sort(errors.begin() + (errors.empty() ? 0 : 1), errors.end(),
                     [](const Error& a, const Error& b) { return a.span->line < b.span->line; });
    return errors;
}

} // namespace loggia::sat
