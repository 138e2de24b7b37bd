#include "core/puzzles/sentence_words.hpp"

#include "core/base/symbol.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace loggia::puzzles {

namespace {

bool is_word_character(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
           c == '$';
}

std::string in_small_letters(std::string_view text) {
    std::string small(text);
    for (char& c : small)
        if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
    return small;
}

// Words that cannot be names.
constexpr std::array<std::string_view, 27> keywords{
    "i",     "is",   "am",     "are",   "not",     "and",    "or",   "either",  "if",
    "then",  "only", "iff",    "of",    "us",      "all",    "none", "exactly", "at",
    "least", "most", "knight", "knave", "knights", "knaves", "the",  "says",    "fact"};

// Words that can be names, but mean something else where a claim begins.
constexpr std::array<std::string_view, 21> claim_words{
    "a",     "an",   "this",  "these", "there", "other", "both",  "every", "each", "no",   "room",
    "rooms", "sign", "signs", "door",  "doors", "true",  "false", "means", "lady", "tiger"};

template <std::size_t n>
bool is_one_of(const std::array<std::string_view, n>& words, std::string_view text) {
    return std::find(words.begin(), words.end(), text) != words.end();
}

bool is_number(std::string_view text) {
    return std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

/// The length of the name in quotation marks that begins at `i`; 0 where none does.
std::size_t quoted_length(std::string_view text, std::size_t i, std::size_t end) {
    const std::size_t close = text.find(text[i], i + 1);
    if (close == std::string_view::npos || close >= end || close == i + 1)
        return 0;
    const std::string_view inside = text.substr(i + 1, close - i - 1);
    if (text[i] == '\'' && !std::all_of(inside.begin(), inside.end(), is_word_character))
        return 0;
    return close + 1 - i;
}

} // namespace

Result<std::vector<SentenceWord>> sentence_words(std::string_view text, std::size_t begin,
                                                 std::size_t end) {
    std::vector<SentenceWord> words;
    for (std::size_t i = begin; i < end;) {
        const char c = text[i];
        if (c == ' ' || c == '\t' || c == '\r') {
            ++i;
            continue;
        }
        const std::size_t quoted = c == '\'' || c == '"' ? quoted_length(text, i, end) : 0;
        std::size_t length = std::max<std::size_t>(quoted, 1);
        if (is_word_character(c))
            while (i + length < end && is_word_character(text[i + length]))
                ++length;
        else if (quoted == 0 && std::string_view(":,.()").find(c) == std::string_view::npos)
            return failure(fmt::format("unexpected {} here", shown_symbol(text, i)),
                           span_at(text, i, symbol_length(text, i)));
        const std::string_view word = text.substr(i, length);
        words.push_back({quoted != 0 ? std::string(word) : in_small_letters(word), i, length});
        i += length;
    }
    words.push_back({"", end, 1});
    return words;
}

bool is_person_name(const SentenceWord& word) noexcept {
    return !word.text.empty() && is_word_character(word.text[0]) && !is_one_of(keywords, word.text);
}

bool is_atom_name(const SentenceWord& word) noexcept {
    return word.text.starts_with('\'') || word.text.starts_with('"') ||
           (is_person_name(word) && !is_number(word.text));
}

std::string_view spelled_name(std::string_view text, const SentenceWord& word) {
    const std::string_view spelled = text.substr(word.offset, word.length);
    return spelled.starts_with('\'') ? spelled.substr(1, spelled.size() - 2) : spelled;
}

std::string written_name(std::string_view name) {
    const std::string small = in_small_letters(name);
    const bool means_something = is_one_of(keywords, small) || is_one_of(claim_words, small);
    return means_something ? fmt::format("'{}'", name) : std::string(name);
}

} // namespace loggia::puzzles
