#include "core/grading/tasks/answer_remark.hpp"

#include "core/base/letters.hpp"
#include "core/base/scanner.hpp"
#include "core/grading/answer_label.hpp"
#include "core/grading/tasks/complement_words.hpp"
#include "core/grading/tasks/judging.hpp"
#include "core/logic/lenient_spellings.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <vector>

namespace loggia::grading {

namespace {

/// One of them makes words a remark on the formula before them.
constexpr std::array<std::string_view, 103> words_of_remarks{"law",
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
                                                             "primimplikate",
                                                             "terms",
                                                             "term",
                                                             "simplest",
                                                             "verified",
                                                             "checked",
                                                             "truth",
                                                             "table",
                                                             "cnf",
                                                             "knf",
                                                             "pos",
                                                             "fnc",
                                                             "shortest",
                                                             "smallest",
                                                             "optimal",
                                                             "conjunctive",
                                                             "konjunktive",
                                                             "conjuntiva",
                                                             "normalform",
                                                             "demorgan",
                                                             "ausmultiplizieren",
                                                             "ausmultipliziert",
                                                             "vereinfachung",
                                                             "vereinfacht",
                                                             "simplification",
                                                             "reduced",
                                                             "ergebnis",
                                                             "endergebnis",
                                                             "result",
                                                             "solution",
                                                             "l\u00F6sung",
                                                             "identity",
                                                             "identit\u00E4t",
                                                             "implicates",
                                                             "marks",
                                                             "points",
                                                             "punkte",
                                                             "puntos",
                                                             "zeros",
                                                             "rows",
                                                             "zeilen",
                                                             "ok",
                                                             "okay",
                                                             "required",
                                                             "desired",
                                                             "gefordert",
                                                             "verlangt",
                                                             "fertige"};

/// With one of them, or a denial, a remark may be about another formula.
constexpr std::array<std::string_view, 10> words_of_other_formulas{
    "complemented", "dual",    "negated", "inverted", "without",
    "except",       "instead", "but",     "dnf",      "alternatively"};

} // namespace

bool is_harmless_remark(std::string_view text, const Names& lower_names) {
    constexpr std::array<std::string_view, 4> ends_of_proofs{"q.e.d", "w.z.b.w", "o.e.d", "qed"};
    constexpr std::array<std::string_view, 4> words_for_law{"law", "laws", "gesetz", "ley"};
    while (!text.empty() &&
           std::string_view(" \t([-|\u2014\u2013").find(text.front()) != std::string_view::npos)
        text.remove_prefix(1);
    while (!text.empty() &&
           std::string_view(" \t)].,;:").find(text.back()) != std::string_view::npos)
        text.remove_suffix(1);
    if (std::find(ends_of_proofs.begin(), ends_of_proofs.end(), in_small_letters(text)) !=
        ends_of_proofs.end())
        return !contains(lower_names, std::string(1, small_letter(text.front())));
    const std::vector<Word> words = words_of(text, " \t,.;:/");
    const bool is_law = std::any_of(words.begin(), words.end(), [&](const Word& word) {
        return std::find(words_for_law.begin(), words_for_law.end(), in_small_letters(word.text)) !=
               words_for_law.end();
    });
    bool is_known = false;
    for (const Word& each : words) {
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
        if (is_operator || (word.size() > 1 && contains(lower_names, word)) || is_denial(word) ||
            (is_word_for_complement(word) && !is_law) || is_among(words_of_other_formulas))
            return false;
        is_known = is_known || is_among(words_of_remarks);
    }
    return is_known;
}

std::string_view without_remark(std::string_view line, const Names& lower_names) {
    constexpr std::array<std::string_view, 29> begins{
        " (",       " [",       ", ",      "; ",        ". ",       " | ",    " - ",    " -- ",
        " \u2014 ", " \u2013 ", " <- ",    " <-- ",     " \u2190 ", " with ", " by ",   " which ",
        " as ",     " in ",     " since ", " because ", " using ",  " mit ",  " nach ", " wegen ",
        " weil ",   " con ",    " por ",   " en ",      " als "};
    for (std::size_t at = 1; at < line.size(); ++at) {
        const std::string_view rest = line.substr(at);
        const auto* const begin = std::find_if(
            begins.begin(), begins.end(), [rest](auto each) { return rest.starts_with(each); });
        if (begin != begins.end() && is_harmless_remark(rest.substr(begin->size()), lower_names))
            return line.substr(0, at);
    }
    constexpr std::array<std::string_view, 9> last_words{" ok", " qed", " q.e.d", " w.z.b.w", " !",
                                                         " !!", " ?",   " :)",    " (?)"};
    const std::string lower = in_small_letters(line);
    const auto* const last =
        std::find_if(last_words.begin(), last_words.end(),
                     [&lower](std::string_view word) { return lower.ends_with(word); });
    return last == last_words.end() ? line : line.substr(0, line.size() - last->size());
}

std::string without_numbers_behind(std::string text) {
    for (const std::string_view whole : lines_of(text)) {
        const std::string_view line = whole.substr(0, whole.find_last_not_of(" \t\r.,") + 1);
        const std::size_t open = line.find_last_of("([");
        if (open == std::string_view::npos || open == 0 || line[open - 1] != ' ')
            continue;
        const std::size_t before = line.find_last_not_of(' ', open - 1);
        if (before != std::string_view::npos &&
            std::string_view("&|+*^=").find(line[before]) != std::string_view::npos)
            continue; // of the formula
        const std::size_t length = line.size() - open;
        const bool is_number = (length == 3 || length == 4) && // up to (99)
                               line.back() == (line[open] == '(' ? ')' : ']') &&
                               line[open + 1] != '0' && logic::lenient::is_digit(line[open + 1]) &&
                               logic::lenient::is_digit(line[line.size() - 2]);
        if (is_number)
            text.replace(static_cast<std::size_t>(line.data() - text.data()) + open, length, length,
                         ' ');
    }
    return text;
}

} // namespace loggia::grading
