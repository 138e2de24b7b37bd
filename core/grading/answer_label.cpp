#include "core/grading/answer_label.hpp"

#include "core/base/letters.hpp"
#include "core/base/scanner.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <vector>

namespace loggia::grading {

namespace {

constexpr std::array<std::string_view, 6> words_for_result{"answer", "antwort",  "respuesta",
                                                           "result", "ergebnis", "resultado"};
constexpr std::array<std::string_view, 3> words_for_last{"final", "endergebnis", "endresultat"};
constexpr std::array<std::string_view, 3> words_for_solution{"solution", "l\u00F6sung",
                                                             "soluci\u00F3n"};
constexpr std::array<std::string_view, 18> words_of_denial{
    "not",      "no",       "nor",   "never",     "cannot",     "wrong",
    "false",    "nicht",    "kein",  "keine",     "falsch",     "falsche",
    "falsches", "falscher", "nunca", "incorrect", "incorrecto", "incorrecta"};
constexpr std::array<std::string_view, 1> other_denials{"check"};
/// With one of these it names what was found before the answer.
constexpr std::array<std::string_view, 26> words_for_earlier{"canonical",
                                                             "kanonische",
                                                             "can\u00F3nica",
                                                             "ccnf",
                                                             "cdnf",
                                                             "kknf",
                                                             "kdnf",
                                                             "dnf",
                                                             "sop",
                                                             "disjunktive",
                                                             "disjunctive",
                                                             "draft",
                                                             "given",
                                                             "first",
                                                             "entwurf",
                                                             "borrador",
                                                             "old",
                                                             "previous",
                                                             "earlier",
                                                             "alte",
                                                             "altes",
                                                             "intermediate",
                                                             "zwischenergebnis",
                                                             "intermedio",
                                                             "antigua",
                                                             "anterior"};

constexpr std::string_view between_words = " \t\r:=*_#.,()-/%";

/// Whether one of the words denies something, in whatever case.
bool has_denial(const std::vector<Word>& words) {
    return std::any_of(words.begin(), words.end(),
                       [](const Word& word) { return is_denial(in_small_letters(word.text)); });
}

/// Whether some of the words, in whatever case, are in a list.
template <std::size_t Size>
bool has_word_of(const std::vector<Word>& words, const std::array<std::string_view, Size>& list) {
    return std::any_of(words.begin(), words.end(), [&](const Word& word) {
        return std::find(list.begin(), list.end(), in_small_letters(word.text)) != list.end();
    });
}

bool has_word_for_answer(const std::vector<Word>& words) {
    return has_word_of(words, words_for_result) || has_word_of(words, words_for_last) ||
           has_word_of(words, words_for_solution);
}

} // namespace

bool is_denial(std::string_view word) {
    return std::find(words_of_denial.begin(), words_of_denial.end(), word) != words_of_denial.end();
}

Label label_of(std::string_view words) {
    constexpr std::array<std::string_view, 3> steps{"step", "schritt", "paso"};
    constexpr std::array<std::string_view, 14> smallest{
        "minimum",     "minimal",      "minimale",     "min",         "minimised",
        "minimized",   "minimiert",    "minimierte",   "m\u00EDnima", "simplified",
        "vereinfacht", "vereinfachte", "simplificada", "reduced"};
    constexpr std::array<std::string_view, 13> corrections{
        "correction",      "corrected",    "korrektur",    "korrigiert", "korrigierte",
        "korrigierter",    "korrigiertes", "berichtigung", "berichtigt", "verbesserung",
        "correcci\u00F3n", "corregido",    "corregida"};
    constexpr std::size_t most_words = 6; // more are a sentence
    const std::vector<Word> all = words_of(words, between_words);
    if (all.size() > most_words || denies_answer(words))
        return Label::none;
    if (has_word_of(all, words_for_earlier))
        return Label::earlier;
    if (has_word_of(all, corrections))
        return Label::correction;
    const bool is_last = has_word_of(all, words_for_last);
    const bool is_result = has_word_of(all, words_for_result) || has_word_of(all, smallest);
    const bool is_solution = has_word_of(all, words_for_solution);
    if (is_last && (all.size() == 1 || is_result || is_solution))
        return Label::final_answer;
    return is_result || is_last      ? Label::answer
           : is_solution             ? Label::solution
           : has_word_of(all, steps) ? Label::step
                                     : Label::none;
}

bool names_answer(std::string_view label) {
    constexpr std::size_t most_words = 5; // more are a sentence
    const std::vector<Word> words = words_of(label, " \t\r#*_:->1234567890.()");
    return words.size() <= most_words && has_word_for_answer(words) && !has_denial(words) &&
           !has_word_of(words, words_for_earlier);
}

bool denies_answer(std::string_view words) {
    const std::vector<Word> all = words_of(words, between_words);
    return has_denial(all) || has_word_of(all, other_denials);
}

} // namespace loggia::grading
