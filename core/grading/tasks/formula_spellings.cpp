#include "core/grading/tasks/formula_spellings.hpp"

#include "core/base/letters.hpp"
#include "core/base/scanner.hpp"
#include "core/grading/tasks/judging.hpp"
#include "core/logic/alike_names.hpp"
#include "core/logic/lenient_spellings.hpp"
#include "core/logic/syntax.hpp"
#include "core/logic/transform.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdint>
#include <iterator>
#include <numeric>
#include <optional>
#include <unordered_map>
#include <utility>

namespace loggia::grading {

Names names_in_small_letters(Names names) {
    for (std::string& name : names)
        name = in_small_letters(name);
    return names;
}

bool contains(const Names& names, std::string_view name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

std::size_t word_length(std::string_view text, std::size_t begin) {
    std::size_t end = begin;
    while (end < text.size()) {
        const std::size_t length = logic::lenient::word_character(text, end);
        if (length == 0)
            break;
        end += length;
    }
    return end - begin;
}

namespace {

/// `∨` for the v of a word `v`, `avb` or `AVB`, as people type an or; nothing where the word has
/// none. Unlike `|`, it means the same in all languages beside a `not`.
std::optional<std::string> with_signs_for_v(std::string_view word, const Names& lower_names) {
    if (in_small_letters(word) == "v")
        return "\u2228";
    std::string signs;
    std::size_t parts = 0;
    for (std::size_t begin = 0; begin <= word.size(); ++parts) {
        const std::size_t end = std::min(word.find_first_of("vV", begin), word.size());
        const std::string_view part = word.substr(begin, end - begin);
        if (!contains(lower_names, in_small_letters(part)))
            return std::nullopt;
        signs += fmt::format("{}{}", begin == 0 ? "" : "\u2228", part);
        begin = end + 1;
    }
    return parts > 1 ? std::optional(signs) : std::nullopt;
}

/// The text with `∨` and `∧` for signs that look like them, `Λ` or `∩`; nothing where it has none.
std::optional<std::string> with_signs_for_alike(std::string_view text, const Names& lower_names) {
    struct Sign {
        std::string_view alike;
        std::string_view meant;
    };
    constexpr std::array signs{
        Sign{"\u028C", "\u2227"}, Sign{"\u039B", "\u2227"}, Sign{"\u1D27", "\u2227"},
        Sign{"\u2229", "\u2227"}, Sign{"\u22C2", "\u2227"}, Sign{"\u2293", "\u2227"},
        Sign{"\u222A", "\u2228"}, Sign{"\u22C3", "\u2228"}, Sign{"\u2294", "\u2228"},
        Sign{"\u2223", "\u2228"}, Sign{"\u00A6", "\u2228"}};
    std::string plain;
    bool has_any = false;
    while (!text.empty()) {
        const auto* const sign = std::find_if(signs.begin(), signs.end(), [&](const Sign& each) {
            return text.starts_with(each.alike) &&
                   !contains(lower_names, in_small_letters(each.alike));
        });
        const bool found = sign != signs.end();
        has_any = has_any || found;
        plain += found ? sign->meant : text.substr(0, 1);
        text.remove_prefix(found ? sign->alike.size() : 1);
    }
    return has_any ? std::optional(plain) : std::nullopt;
}

/// The text with `∨` and `∧` where people type `v` and `^`; nothing where no v is an or.
std::optional<std::string> with_signs(std::string_view text, const Names& lower_names) {
    if (contains(lower_names, "v"))
        return std::nullopt;
    std::string signs;
    bool has_v = false;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = std::max<std::size_t>(word_length(text, at), 1);
        const std::string_view word = text.substr(at, length);
        const bool is_command = at > 0 && text[at - 1] == '\\';
        const auto with_or = is_command ? std::nullopt : with_signs_for_v(word, lower_names);
        has_v = has_v || with_or.has_value();
        signs += with_or ? fmt::format(" {} ", *with_or) : std::string(word);
        at += length;
    }
    if (!has_v)
        return std::nullopt;
    for (std::size_t at = 0; (at = signs.find('^', at)) != std::string::npos;)
        signs.replace(at, 1, "\u2227");
    return signs;
}

/// The text with signs of mathematics for those of programs, which bind otherwise in some
/// languages: `not a | b`. Nothing where it has none.
std::optional<std::string> with_mathematical_signs(std::string_view text) {
    struct Sign {
        std::string_view program;
        std::string_view mathematics;
    };
    constexpr std::array signs{Sign{"||", "\u2228"}, Sign{"|", "\u2228"}, Sign{"\\&", "\u2227"},
                               Sign{"&&", "\u2227"}, Sign{"&", "\u2227"}};
    std::string result;
    bool has_any = false;
    while (!text.empty()) {
        const auto* const sign = std::find_if(signs.begin(), signs.end(), [&](const Sign& each) {
            return text.starts_with(each.program);
        });
        const bool found = sign != signs.end();
        has_any = has_any || found;
        result += found ? sign->mathematics : text.substr(0, 1);
        text.remove_prefix(found ? sign->program.size() : 1);
    }
    return has_any ? std::optional(result) : std::nullopt;
}

/// The sign for a German or Spanish word of and, or and not, unless a variable is called so; empty
/// for any other word.
std::string_view sign_for_word(std::string_view word, const Names& lower_names) {
    struct Sign {
        std::string_view word;
        std::string_view sign;
    };
    constexpr std::array signs{Sign{"oder", "\u2228"},  Sign{"o", "\u2228"}, Sign{"u", "\u2228"},
                               Sign{"und", "\u2227"},   Sign{"y", "\u2227"}, Sign{"e", "\u2227"},
                               Sign{"nicht", "\u00AC"}, Sign{"no", "\u00AC"}};
    const std::string lower = in_small_letters(word);
    const auto* const sign = std::find_if(signs.begin(), signs.end(),
                                          [&](const Sign& each) { return each.word == lower; });
    return sign == signs.end() || contains(lower_names, lower) ? std::string_view() : sign->sign;
}

/// The text with signs for such words; nothing where it has none.
std::optional<std::string> with_signs_for_words(std::string_view text, const Names& lower_names) {
    std::string result;
    bool has_any = false;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = std::max<std::size_t>(word_length(text, at), 1);
        const std::string_view word = text.substr(at, length);
        const std::string_view sign = sign_for_word(word, lower_names);
        has_any = has_any || !sign.empty();
        result += sign.empty() ? word : sign;
        at += length;
    }
    return has_any ? std::optional(result) : std::nullopt;
}

/// The text with a sign for the products of brackets and names side by side, `(x1 + x2)(x3 +
/// x4)x5`; nothing where there are none.
std::optional<std::string> with_signs_for_products(std::string_view text,
                                                   const Names& lower_names) {
    enum class Factor : std::uint8_t { none, name, bracket };
    std::string result;
    bool has_any = false;
    Factor before = Factor::none;
    bool is_same_line = true; // names on lines of their own are no factors
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = word_length(text, at);
        const std::string_view part = text.substr(at, std::max<std::size_t>(length, 1));
        const bool is_name = length > 0 && contains(lower_names, in_small_letters(part));
        is_same_line = is_same_line && part != "\n";
        const bool is_product = (is_name && before == Factor::bracket && is_same_line) ||
                                (part == "(" && (before == Factor::bracket ||
                                                 (before == Factor::name && is_same_line)));
        has_any = has_any || is_product;
        result += is_product ? "*" : "";
        result += part;
        at += part.size();
        if (is_name)
            before = Factor::name;
        else if (part == ")")
            before = Factor::bracket;
        else if (part.find_first_not_of(" \t\r\n'") != std::string_view::npos)
            before = Factor::none;
        is_same_line = is_same_line || is_name || part == ")";
    }
    return has_any ? std::optional(result) : std::nullopt;
}

/// A list of clauses as programs have it, `[[a, -b], [c]]`, `(a, -b), (c)` or `[{"a"}, {"b"}]`,
/// as sets; any other text as it is.
std::string with_sets_for_lists(std::string text) {
    const auto opens = [](char c) { return c == '[' || c == '(' || c == '{'; };
    const auto closes = [](char c) { return c == ']' || c == ')' || c == '}'; };
    const auto groups = std::count_if(text.begin(), text.end(), closes);
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    const bool has_other_brackets = text.find_first_of("[(") != std::string::npos;
    if (first == std::string::npos || !opens(text[first]) || groups < 2 || !has_other_brackets)
        return text;
    char before = ' '; // the last sign that is no blank
    bool is_inside = false;
    bool has_several = false; // in one of them; `(a), (b)` are parts of an exercise
    for (const char c : text) {
        is_inside = opens(c) || (is_inside && !closes(c));
        has_several = has_several || (is_inside && c == ',');
        if (logic::lenient::is_digit(c) && (opens(before) || before == ','))
            return text; // rows of a table, `(0, 0, 1), (0, 1, 0)`
        before = static_cast<unsigned char>(c) > ' ' ? c : before;
    }
    if (!has_several)
        return text;
    std::string sets;
    char quote = '\0'; // of the literal, if it has any; in others `'` is a negation, "a'"
    before = ' ';
    for (const char c : text) {
        const bool begins =
            quote == '\0' && (c == '\'' || c == '"') && (opens(before) || before == ',');
        if (begins)
            quote = c;
        else if (quote != '\0' && c == quote)
            quote = '\0';
        else
            sets += opens(c) ? '{' : closes(c) ? '}' : c;
        before = static_cast<unsigned char>(c) > ' ' ? c : before;
    }
    return sets;
}

/// The formula that a set of clauses stands for, `{a, -b}, {c}` or `{{a, -b}, {c}}`, or a list of
/// a program; nothing for any other text.
std::optional<std::string> formula_of_sets(std::string_view text) {
    std::string plain; // with \{ of LaTeX as {
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool is_escape =
            text[i] == '\\' && i + 1 < text.size() && (text[i + 1] == '{' || text[i + 1] == '}');
        if (!is_escape && text[i] != '$')
            plain += text[i];
    }
    if (plain.find_first_of("|&+*") != std::string::npos)
        return std::nullopt;
    plain = with_sets_for_lists(std::move(plain));
    if (plain.find_first_of("()[]") != std::string::npos)
        return std::nullopt;
    std::string signs;
    std::copy_if(plain.begin(), plain.end(), std::back_inserter(signs),
                 [](unsigned char c) { return c > ' '; });
    if (!signs.starts_with('{') || !signs.ends_with('}'))
        return std::nullopt;
    const int outer = signs.starts_with("{{") ? 1 : 0;
    int depth = 0;
    char before = ' '; // the last sign that is no blank
    std::string formula;
    for (const char c : plain) {
        depth -= c == '}' ? 1 : 0;
        if (c == '{' && before == '}')
            formula += "\u2227"; // the comma at the end of a line may be gone
        before = static_cast<unsigned char>(c) > ' ' ? c : before;
        if (c == '{' || c == '}')
            formula += depth < outer ? " " : c == '{' ? "(" : ")";
        else if (c == ',')
            formula += depth > outer ? "\u2228" : "\u2227";
        else
            formula += c;
        depth += c == '{' ? 1 : 0;
        if (depth < 0 || depth > outer + 1)
            return std::nullopt;
    }
    return depth == 0 ? std::optional(formula) : std::nullopt;
}

} // namespace

bool is_operator_word(std::string_view word, const Names& lower_names) {
    return with_signs_for_v(word, lower_names).has_value() ||
           !sign_for_word(word, lower_names).empty();
}

FormulaReader::FormulaReader(const Names& names)
    : names_(names), lower_names_(names_in_small_letters(names)),
      letters_(std::all_of(names.begin(), names.end(),
                           [](const std::string& name) { return name.size() == 1; })) {
    Names sorted = lower_names_;
    std::sort(sorted.begin(), sorted.end());
    any_case_ = std::adjacent_find(sorted.begin(), sorted.end()) == sorted.end();
}

Result<AnsweredFormula> FormulaReader::read(std::string_view text) {
    auto first = read(text, false);
    if (first || text.size() > most_spelled)
        return first;
    std::vector<std::string> spellings{std::string(text)};
    const auto alike = with_signs_for_alike(text, lower_names_);
    if (alike) {
        spellings.push_back(*alike);
        text = *alike;
    }
    if (auto signs = with_signs(text, lower_names_))
        spellings.push_back(*std::move(signs));
    if (auto signs = with_signs_for_words(text, lower_names_))
        spellings.push_back(*std::move(signs));
    for (std::size_t i = letters_ ? 0 : spellings.size(); i > 0; --i)
        if (auto signs = with_signs_for_products(spellings[i - 1], lower_names_))
            spellings.push_back(*std::move(signs));
    if (auto sets = formula_of_sets(text))
        spellings.push_back(*std::move(sets));
    if (auto signs = with_mathematical_signs(spellings.back()))
        spellings.push_back(*std::move(signs));
    for (const bool in_any_case : {false, true})
        for (std::size_t i = in_any_case ? 0 : 1; i < spellings.size(); ++i)
            if (!in_any_case || any_case_)
                if (auto other = read(spellings[i], in_any_case))
                    return other;
    return first;
}

Result<AnsweredFormula> FormulaReader::read(std::string_view text, bool in_any_case) {
    auto typed = read_as(text, in_any_case, [](logic::Store& store, std::string_view formula) {
        return logic::read_typed(store, formula);
    });
    if (typed || !letters_)
        return typed;
    // In `ab` the names tell what ab is.
    auto product = read_as(text, in_any_case, [](logic::Store& store, std::string_view formula) {
        return logic::read_lenient(store, formula, {.single_letters = true});
    });
    return product ? std::move(product) : std::move(typed);
}

template <class Read>
Result<AnsweredFormula> FormulaReader::read_as(std::string_view text, bool in_any_case, Read read) {
    work_ += text.size();
    AnsweredFormula answer;
    for (const std::string& name : names_)
        answer.store.variable(name);
    // F is a variable where f is one, and no constant
    for (const std::string& name : in_any_case ? names_ : Names())
        if (name.size() == 1 && logic::lenient::is_lower(name[0]))
            answer.store.variable(std::string(
                1, static_cast<char>(std::toupper(static_cast<unsigned char>(name[0])))));
    const Result<logic::Expr> root = read(answer.store, text);
    if (!root)
        return tl::unexpected(root.error());
    std::vector<logic::Variable> inputs(names_.size());
    std::iota(inputs.begin(), inputs.end(), logic::Variable{0});
    answer.root = logic::in_words_of(answer.store, inputs, *root);
    if (in_any_case)
        answer.root = with_small_names(answer);
    for (const logic::Variable variable : logic::variables_of(answer.store, answer.root))
        if (variable >= inputs.size())
            return failure(fmt::format("it has the variable {}, which the problem does not have",
                                       excerpt(answer.store.name(variable))));
    return answer;
}

logic::Expr FormulaReader::with_small_names(AnsweredFormula& answer) const {
    const std::vector<logic::Variable> used = logic::variables_of(answer.store, answer.root);
    Names others;
    for (const logic::Variable variable : used)
        others.push_back(in_small_letters(answer.store.name(variable)));
    others = logic::in_words_of(lower_names_, others);
    std::unordered_map<logic::Variable, logic::Expr> replacements;
    for (std::size_t i = 0; i < used.size(); ++i) {
        const auto found = std::find(lower_names_.begin(), lower_names_.end(), others[i]);
        if (found != lower_names_.end())
            replacements.emplace(
                used[i], answer.store.variable(
                             names_[static_cast<std::size_t>(found - lower_names_.begin())]));
    }
    return logic::substituted(answer.store, answer.root, replacements);
}

} // namespace loggia::grading
