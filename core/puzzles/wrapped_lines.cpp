#include "core/puzzles/wrapped_lines.hpp"

#include "core/logic/lenient_spellings.hpp"
#include "core/puzzles/line_speaker.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace loggia::puzzles {

namespace {

using logic::lenient::is_letter;

template <std::size_t n>
bool lists(const std::array<std::string_view, n>& words, std::string_view word) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

std::string_view first_word(std::string_view line) {
    std::size_t end = 0;
    while (end < line.size() && is_letter(line[end]))
        ++end;
    return line.substr(0, end);
}

std::string_view last_word(std::string_view line) {
    std::size_t begin = line.size();
    while (begin > 0 && is_letter(line[begin - 1]))
        --begin;
    return line.substr(begin);
}

bool is_small(std::string_view word) {
    return !word.empty() && word[0] >= 'a' && word[0] <= 'z';
}

/// Whether a line is one such as `p means: it rains`, whose words can be any.
bool is_meaning(std::string_view line) {
    line.remove_prefix(first_word(line).size());
    line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
    return first_word(line) == "means";
}

/// Whether the next line can be no part of a sentence: a fact, an item in a list, a speaker's.
bool begins_anew(std::string_view line, std::string_view next) {
    const std::string_view begins = first_word(next);
    const std::string_view behind = next.substr(begins.size());
    return begins.empty() || behind.starts_with(')') || behind.starts_with(':') ||
           begins == "fact" || is_meaning(next) || is_meaning(line) || begins_with_speaker(next);
}

/// Whether a sentence goes on from one line, without blanks around it, to the next.
bool goes_on(std::string_view line, std::string_view next) {
    // Behind these any word can follow, and behind others and a comma a small one.
    constexpr std::array<std::string_view, 20> open{
        "a",  "an",   "the",    "and",     "or",    "but",  "nor",  "if",   "iff",  "of",
        "in", "that", "behind", "exactly", "least", "most", "than", "then", "when", "unless"};
    constexpr std::array<std::string_view, 14> inside{
        "is",  "are", "am",       "was", "were", "have",   "has",
        "had", "not", "contains", "at",  "both", "either", "neither"};
    constexpr std::array<std::string_view, 17> later{
        "is",  "are", "am",   "was",  "were", "has",  "have",   "and",  "or",
        "nor", "but", "than", "then", "of",   "says", "knight", "knave"};
    if (begins_anew(line, next))
        return false;
    const std::string_view begins = first_word(next);
    const std::string_view ends = last_word(line); // `A` is a name
    if (lists(open, ends))
        return true;
    if (!is_small(begins))
        return false;
    return line.ends_with(',') || lists(inside, ends) || (!ends.empty() && lists(later, begins));
}

} // namespace

bool may_go_on(std::string_view line, std::string_view next) {
    return !line.empty() && is_small(next) && !begins_anew(line, next) &&
           (is_letter(line.back()) || line.ends_with(',') || line.ends_with(')') ||
            (line.back() >= '0' && line.back() <= '9'));
}

std::string with_whole_lines(std::string_view text) {
    std::string whole(text);
    std::string_view above; // nothing where no sentence can go on
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        std::string_view here = text.substr(begin, end - begin);
        here.remove_prefix(std::min(here.find_first_not_of(" \t\r"), here.size()));
        here = here.substr(0, here.find_last_not_of(" \t\r") + 1);
        const bool is_comment = here.starts_with('%') || here.starts_with('#');
        if (!above.empty() && !is_comment && goes_on(above, here))
            whole[begin - 1] = ' ';
        above = is_comment ? std::string_view() : here;
        begin = end + 1;
    }
    return whole;
}

SourceSpan span_before(std::string_view text, std::string_view whole, const SourceSpan& span) {
    std::size_t offset = 0;
    for (int line = 1; line < span.line && offset < whole.size(); ++line)
        offset = std::min(whole.find('\n', offset), whole.size() - 1) + 1;
    offset = std::min(offset + static_cast<std::size_t>(span.column) - 1, text.size());
    return span_at(text, offset, static_cast<std::size_t>(span.length));
}

} // namespace loggia::puzzles
