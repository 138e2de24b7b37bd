#include "core/grading/tasks/answer_remark.hpp"

#include "core/base/letters.hpp"
#include "core/base/scanner.hpp"
#include "core/grading/tasks/complement_words.hpp"
#include "core/logic/lenient_spellings.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>

namespace loggia::grading {

namespace {

/// One of them makes words a remark on the formula before them.
constexpr std::array<std::string_view, 56> words_of_remarks{"law",
                                                            "laws",
                                                            "distributive",
                                                            "distribution",
                                                            "distributivity",
                                                            "associative",
                                                            "associativity",
                                                            "commutative",
                                                            "commutativity",
                                                            "absorption",
                                                            "idempotence",
                                                            "idempotent",
                                                            "consensus",
                                                            "morgan",
                                                            "morgan's",
                                                            "factor",
                                                            "factored",
                                                            "expand",
                                                            "expanded",
                                                            "multiply",
                                                            "simplify",
                                                            "simplified",
                                                            "given",
                                                            "k-map",
                                                            "karnaugh",
                                                            "map",
                                                            "clause",
                                                            "clauses",
                                                            "literal",
                                                            "literals",
                                                            "minimal",
                                                            "minimum",
                                                            "minimised",
                                                            "minimized",
                                                            "min",
                                                            "final",
                                                            "answer",
                                                            "done",
                                                            "qed",
                                                            "essential",
                                                            "klauseln",
                                                            "literale",
                                                            "minimale",
                                                            "gesetz",
                                                            "distributivgesetz",
                                                            "fertig",
                                                            "antwort",
                                                            "wesentlich",
                                                            "ley",
                                                            "distributiva",
                                                            "cl\u00E1usulas",
                                                            "literales",
                                                            "m\u00EDnima",
                                                            "respuesta",
                                                            "absorci\u00F3n",
                                                            "primimplikate"};

/// With one of them a remark may be about another formula.
constexpr std::array<std::string_view, 20> words_of_other_formulas{
    "not",     "never",  "no",      "nor",          "nicht", "kein",         "keine",
    "nunca",   "wrong",  "falsch",  "complemented", "dual",  "negated",      "inverted",
    "without", "except", "instead", "but",          "dnf",   "alternatively"};

} // namespace

bool is_harmless_remark(std::string_view text, const Names& lower_names) {
    while (!text.empty() &&
           std::string_view(" \t([-|\u2014\u2013").find(text.front()) != std::string_view::npos)
        text.remove_prefix(1);
    while (!text.empty() &&
           std::string_view(" \t)].,;:").find(text.back()) != std::string_view::npos)
        text.remove_suffix(1);
    bool is_known = false;
    for (const Word& each : words_of(text, " \t,.;:/")) {
        const std::string word = in_small_letters(each.text);
        const auto is_among = [&word](const auto& list) {
            return std::find(list.begin(), list.end(), word) != list.end();
        };
        for (std::size_t at = 0; at < word.size();) {
            const std::size_t length = logic::lenient::word_character(word, at);
            const bool is_inside =
                at > 0 && at + 1 < word.size() && (word[at] == '-' || word[at] == '\'');
            if (length == 0 && !is_inside)
                return false;
            at += std::max<std::size_t>(length, 1);
        }
        const bool is_operator =
            word.size() > 1 && logic::lenient::keyword(word).end != 0 && word != "and";
        if (is_operator || (word.size() > 1 && contains(lower_names, word)) ||
            is_word_for_complement(word) || is_among(words_of_other_formulas))
            return false;
        is_known = is_known || is_among(words_of_remarks);
    }
    return is_known;
}

std::string_view without_remark(std::string_view line, const Names& lower_names) {
    constexpr std::array<std::string_view, 24> begins{
        " (",        " [",      ", ",       "; ",     " | ",     " - ",     " -- ",  " \u2014 ",
        " \u2013 ",  " <- ",    " \u2190 ", " with ", " by ",    " which ", " as ",  " since ",
        " because ", " using ", " mit ",    " nach ", " wegen ", " weil ",  " con ", " por "};
    for (std::size_t at = 1; at < line.size(); ++at) {
        const std::string_view rest = line.substr(at);
        const auto* const begin = std::find_if(
            begins.begin(), begins.end(), [rest](auto each) { return rest.starts_with(each); });
        if (begin != begins.end() && is_harmless_remark(rest.substr(begin->size()), lower_names))
            return line.substr(0, at);
    }
    return line;
}

} // namespace loggia::grading
