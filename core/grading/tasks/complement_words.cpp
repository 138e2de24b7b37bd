#include "core/grading/tasks/complement_words.hpp"

#include "core/base/letters.hpp"
#include "core/base/scanner.hpp"
#include "core/grading/tasks/answer_lines.hpp"
#include "core/grading/tasks/formula_spellings.hpp"
#include "core/logic/lenient_spellings.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace loggia::grading {

namespace {

/// Whether a word stands before the name of an output, as in `thus f` and `CNF of f`.
bool is_word_before_output(std::string_view word) {
    constexpr std::array<std::string_view, 28> words{
        "therefore", "thus",   "hence",   "so",       "then",    "we",  "get",
        "obtain",    "the",    "minimum", "min",      "minimal", "cnf", "of",
        "for",       "answer", "daher",   "somit",    "is",      "ist", "also",
        "die",       "knf",    "von",     "f\u00FCr", "de",      "fnc", "luego"};
    return std::find(words.begin(), words.end(), in_small_letters(word)) != words.end();
}

/// Whether a word in small letters is a variable of the problem or a product of its letters.
bool is_of_inputs(std::string_view word, const Names& lower_names) {
    return contains(lower_names, word) || std::all_of(word.begin(), word.end(), [&](char letter) {
               return contains(lower_names, std::string_view(&letter, 1));
           });
}

} // namespace

bool is_word_for_complement(std::string_view word) {
    constexpr std::array<std::string_view, 6> words{"complement", "komplement",    "complemento",
                                                    "negation",   "negaci\u00F3n", "inverse"};
    return std::find(words.begin(), words.end(), word) != words.end();
}

bool announces_complement(std::string_view announcement) {
    constexpr std::array<std::string_view, 18> others{
        "the", "of",       "function", "is", "my", "das",          "die", "von", "der",
        "ist", "funktion", "el",       "la", "de", "funci\u00F3n", "es",  "cnf", "a"};
    std::size_t names = 0; // such as f
    std::size_t complements = 0;
    for (const Word& word : words_of(announcement, " \t:=*")) {
        const std::string lower = in_small_letters(word.text);
        if (is_word_for_complement(lower))
            ++complements;
        else if (std::find(others.begin(), others.end(), lower) == others.end())
            ++names;
    }
    return complements == 1 && names < 2;
}

bool names_complement(std::string_view side, const std::vector<std::string>& inputs) {
    using Sort = logic::lenient::Token::Sort;
    static constexpr std::string_view blanks = " \t\r\n$*";
    const auto skip = [&side](std::size_t count) {
        side.remove_prefix(count);
        side.remove_prefix(std::min(side.find_first_not_of(blanks), side.size()));
    };
    // the word at the beginning, `f` or `\bar`
    const auto word = [&side](std::size_t begin) {
        std::size_t end = begin;
        while (end < side.size()) {
            const std::size_t length = logic::lenient::word_character(side, end);
            if (length == 0)
                break;
            end += length;
        }
        return side.substr(begin, end - begin);
    };
    const std::size_t last = side.find_last_not_of(" \t\r\n:"); // `f' := ...`
    side = side.substr(0, last == std::string_view::npos ? 0 : last + 1);
    skip(0);
    if (side.starts_with("- ") || side.starts_with("\u2013 "))
        skip(side.find(' ')); // an item of a list
    else
        skip(mark_length(side));
    while (is_word_before_output(word(0)) && word(0).size() < side.size())
        skip(word(0).size());
    bool is_negated = false;
    std::size_t brackets = 0; // around the output
    for (;;) {
        if (side.starts_with('(') || side.starts_with('{')) {
            ++brackets;
            skip(1);
            continue;
        }
        const bool is_command = side.starts_with('\\');
        const std::string_view name = word(is_command ? 1 : 0);
        const auto token = is_command      ? logic::lenient::command(name)
                           : !name.empty() ? logic::lenient::keyword(name)
                                           : logic::lenient::symbol_at(side);
        if (token.sort != Sort::negation && token.sort != Sort::overline)
            break;
        skip(is_command || !name.empty() ? name.size() + (is_command ? 1 : 0) : token.end);
        is_negated = !is_negated;
    }
    const std::string_view output = word(0);
    if (output.empty() || is_of_inputs(in_small_letters(output), names_in_small_letters(inputs)))
        return false;
    skip(output.size());
    while (!side.empty()) {
        if (brackets > 0 && (side.front() == ')' || side.front() == '}')) {
            --brackets;
            skip(1);
            continue;
        }
        if (const std::size_t end = side.find(')');
            side.front() == '(' && end != std::string_view::npos) {
            skip(end + 1); // its inputs
            continue;
        }
        const auto token = logic::lenient::symbol_at(side);
        if (token.sort != Sort::prime)
            return false;
        is_negated = !is_negated;
        skip(token.end);
    }
    return is_negated;
}

} // namespace loggia::grading
