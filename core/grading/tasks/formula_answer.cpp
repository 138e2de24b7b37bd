#include "core/grading/tasks/formula_answer.hpp"

#include "core/base/letters.hpp"
#include "core/base/scanner.hpp"
#include "core/grading/tasks/judging.hpp"
#include "core/grading/tasks/latex_layout.hpp"
#include "core/logic/alike_names.hpp"
#include "core/logic/lenient_spellings.hpp"
#include "core/logic/syntax.hpp"
#include "core/logic/transform.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <iterator>
#include <numeric>
#include <optional>
#include <span>
#include <unordered_map>
#include <utility>

namespace loggia::grading {

namespace {

/// Whether what stands before a sign of equality names the negation of an output, `f'`, `!f(a, b)`
/// or `\bar{f}`, and not that of a variable of the problem.
bool names_complement(std::string_view side, const std::vector<std::string>& inputs) {
    using Sort = logic::lenient::Token::Sort;
    constexpr std::string_view blanks = " \t\r\n$";
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
    skip(0);
    if (side.starts_with("- ") || side.starts_with("\u2013 "))
        skip(side.find(' ')); // an item of a list
    bool is_negated = false;
    for (;; is_negated = !is_negated) {
        const bool is_command = side.starts_with('\\');
        const std::string_view name = word(is_command ? 1 : 0);
        const auto token = is_command      ? logic::lenient::command(name)
                           : !name.empty() ? logic::lenient::keyword(name)
                                           : logic::lenient::symbol_at(side);
        if (token.sort != Sort::negation && token.sort != Sort::overline)
            break;
        skip(is_command || !name.empty() ? name.size() + (is_command ? 1 : 0) : token.end);
    }
    const bool has_brace = side.starts_with('{');
    skip(has_brace ? 1 : 0);
    const std::string_view output = word(0);
    if (output.empty() || std::find(inputs.begin(), inputs.end(), output) != inputs.end())
        return false;
    skip(output.size());
    skip(has_brace && side.starts_with('}') ? 1 : 0);
    while (!side.empty()) {
        if (const std::size_t end = side.find(')'); side.front() == '(' && end != side.npos) {
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

/// Whether words announce the formula of the complement: `The complement of f is`, `Complement:`.
bool announces_complement(std::string_view announcement) {
    constexpr std::array<std::string_view, 6> complement{
        "complement", "komplement", "complemento", "negation", "negaci\u00F3n", "inverse"};
    constexpr std::array<std::string_view, 18> others{
        "the", "of",       "function", "is", "my", "das",          "die", "von", "der",
        "ist", "funktion", "el",       "la", "de", "funci\u00F3n", "es",  "cnf", "a"};
    std::size_t names = 0; // such as f
    std::size_t complements = 0;
    for (const Word& word : words_of(announcement, " \t:=*")) {
        const std::string lower = in_small_letters(word.text);
        if (std::find(complement.begin(), complement.end(), lower) != complement.end())
            ++complements;
        else if (std::find(others.begin(), others.end(), lower) == others.end())
            ++names;
    }
    return complements == 1 && names < 2;
}

/// A line without words such as `My answer:` at its beginning.
std::string_view without_label(std::string_view line) {
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos || line.substr(colon).starts_with(":=") ||
        announces_complement(line.substr(0, colon)))
        return line;
    for (std::size_t at = 0; at < colon;) {
        const std::size_t length = line[at] == ' ' ? 1 : logic::lenient::word_character(line, at);
        if (length == 0)
            return line;
        at += length;
    }
    return line.substr(colon + 1);
}

/// A text without the `1)`, `(1)`, `2.`, `3.)`, `a)` or `1a)` that begins it.
std::string_view without_number(std::string_view text) {
    using logic::lenient::is_digit;
    // a factor of 1 would mean nothing
    if (text.size() > 3 && text[0] == '(' && is_digit(text[1]) && text[1] != '0' &&
        text.substr(2).starts_with(") "))
        return text.substr(3);
    std::size_t end = 0;
    while (end < text.size() && end < 2 && is_digit(text[end]))
        ++end;
    const bool is_letter = end < text.size() && logic::lenient::is_letter(text[end]) &&
                           (end == 0 || text.substr(end + 1).starts_with(')'));
    end += is_letter ? 1 : 0;
    if (end == 0 || end + 1 >= text.size() || text[0] == '0')
        return text;
    if (text.substr(end).starts_with(".)"))
        return text.substr(end + 2);
    const bool is_number =
        text[end] == ')' || (text[end] == '.' && !is_letter && text[end + 1] == ' ');
    return is_number ? text.substr(end + 1) : text;
}

/// Whether a line is a rule, such as `---` or the `-- ` above a signature.
bool is_rule(std::string_view line) {
    while (!line.empty() && static_cast<unsigned char>(line.front()) <= ' ')
        line.remove_prefix(1);
    while (!line.empty() && static_cast<unsigned char>(line.back()) <= ' ')
        line.remove_suffix(1);
    return line.size() > 1 && line.find_first_not_of("-=_*~") == std::string_view::npos;
}

/// Whether a line has words alone, as the name of a person has, and one of them no letters of the
/// problem's.
bool is_name_line(std::string_view line, const std::vector<std::string>& inputs) {
    if (line.find_first_of("&|+*^!~'()=<>-\\") != std::string_view::npos)
        return false;
    bool is_name = false;
    for (const Word& word : words_of(line, " \t\r,.")) {
        std::size_t letters = 0;
        bool is_foreign = false;
        for (std::size_t at = 0; at < word.text.size(); ++letters) {
            const std::size_t length = logic::lenient::word_character(word.text, at);
            if (length == 0 || logic::lenient::is_digit(word.text[at]))
                return false;
            is_foreign = is_foreign || std::find(inputs.begin(), inputs.end(),
                                                 word.text.substr(at, length)) == inputs.end();
            at += length;
        }
        if (logic::lenient::keyword(word.text).end != 0 ||
            std::find(inputs.begin(), inputs.end(), word.text) != inputs.end())
            return false;
        is_name = is_name || (letters > 1 && is_foreign);
    }
    return is_name;
}

/// Without the quotation marks, of programs and of word processors, that stand around all of a text
/// that is more than a name.
std::string_view without_quotation_marks(std::string_view text) {
    constexpr std::array<std::string_view, 9> marks{
        "\"", "'", "\u201C", "\u201D", "\u201E", "\u2018", "\u2019", "\u00AB", "\u00BB"};
    const auto find = [&](auto stands) { return std::find_if(marks.begin(), marks.end(), stands); };
    const auto* const first = find([&](std::string_view mark) { return text.starts_with(mark); });
    const auto* const last = find([&](std::string_view mark) { return text.ends_with(mark); });
    if (first == marks.end() || last == marks.end() || text.size() <= first->size() + last->size())
        return text;
    const std::string_view inner =
        text.substr(first->size(), text.size() - first->size() - last->size());
    const bool is_around_all = *first != "\"" || inner.find('"') == std::string_view::npos;
    const bool is_name = std::all_of(inner.begin(), inner.end(), [](unsigned char c) {
        return std::isalnum(c) != 0 || c == '_';
    });
    return is_around_all && !is_name ? inner : text;
}

/// The formula of a text without the name of its output, labels, numbers, comments and the name of
/// whoever handed it in on a line before it.
std::string formula_part(std::string_view text, const std::vector<std::string>& inputs) {
    std::string formula;
    bool has_begun = false;
    std::string before; // lines that may be names
    for (const std::string_view line : lines_of(text)) {
        if (line.starts_with('#') || line.starts_with('%') || line.starts_with("//") ||
            is_rule(line))
            continue;
        const std::string_view said = without_label(line);
        has_begun = has_begun || (said.find_first_not_of(" \t\r") != std::string_view::npos &&
                                  !is_name_line(said, inputs));
        (has_begun ? formula : before) += fmt::format("{}\n", said);
    }
    if (!has_begun)
        formula = std::move(before); // it is all there is
    formula.erase(0, formula.find_first_not_of(" \t\n"));
    formula.erase(0, formula.size() - without_number(formula).size());
    formula.erase(0, formula.find_first_not_of(" \t\n"));
    const std::size_t sign = formula.find('=');
    // The line that has it: those before may be names.
    const std::string_view before_sign = std::string_view(formula).substr(0, sign);
    const std::string_view side = before_sign.substr(before_sign.rfind('\n') + 1);
    const bool names_output =
        sign != std::string::npos && formula.find('=', sign + 1) == std::string::npos &&
        formula.find_first_of("<>!&|*+~-", 0) > sign && sign + 1 < formula.size() &&
        formula[sign + 1] != '>' && !names_complement(side, inputs) &&
        !announces_complement(std::string_view(formula).substr(0, sign));
    if (names_output)
        formula.erase(0, sign + 1);
    // A sentence may end in a full stop.
    while (!formula.empty() && (static_cast<unsigned char>(formula.back()) <= ' ' ||
                                formula.back() == ';' || formula.back() == '.'))
        formula.pop_back();
    return std::string(without_quotation_marks(formula));
}

using Names = std::vector<std::string>;

Names names_in_small_letters(Names names) {
    for (std::string& name : names)
        name = in_small_letters(name);
    return names;
}

bool contains(const Names& names, std::string_view name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

/// How many bytes at a place are a word, 0 for none.
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

/// Whether a line has the names of people who handed it in together, `Anna Berg & Ben`, and no
/// letters of the problem's alone.
bool is_line_of_people(std::string_view line, const Names& lower_names) {
    const auto is_name = [&lower_names](const Word& word) {
        const std::string_view text = word.text;
        return text.size() > 1 && word_length(text, 0) == text.size() &&
               std::isupper(static_cast<unsigned char>(text.front())) != 0 &&
               logic::lenient::keyword(text).end == 0 &&
               !contains(lower_names, in_small_letters(text)) &&
               std::any_of(text.begin(), text.end(), [&](unsigned char c) {
                   return std::isalpha(c) != 0 &&
                          !contains(lower_names,
                                    std::string(1, small_letter(static_cast<char>(c))));
               });
    };
    std::size_t people = 0;
    for (std::size_t begin = 0; begin <= line.size(); ++people) {
        const std::size_t end = std::min(line.find('&', begin), line.size());
        const std::vector<Word> words = words_of(line.substr(begin, end - begin), " \t\r,.");
        if (words.empty() || !std::all_of(words.begin(), words.end(), is_name))
            return false;
        begin = end + 1;
    }
    return people > 1;
}

/// `∨` for the v of a word `v` or `avb`, as people type an or; nothing where the word has none.
/// Unlike `|`, it means the same in all languages beside a `not`.
std::optional<std::string> with_signs_for_v(std::string_view word, const Names& lower_names) {
    if (in_small_letters(word) == "v")
        return "\u2228";
    std::string signs;
    std::size_t parts = 0;
    for (std::size_t begin = 0; begin <= word.size(); ++parts) {
        const std::size_t end = std::min(word.find('v', begin), word.size());
        const std::string_view part = word.substr(begin, end - begin);
        if (!contains(lower_names, in_small_letters(part)))
            return std::nullopt;
        signs += fmt::format("{}{}", begin == 0 ? "" : "\u2228", part);
        begin = end + 1;
    }
    return parts > 1 ? std::optional(signs) : std::nullopt;
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

/// The text with a sign for the products of brackets side by side, `(x1 + x2)(x1 + x3')`; nothing
/// where there are none.
std::optional<std::string> with_signs_for_products(std::string_view text) {
    std::string result;
    bool has_any = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        result += text[at];
        if (text[at] != ')' && !(text[at] == '\'' && result.ends_with(")'")))
            continue;
        const std::size_t next = text.find_first_not_of(" \t\r\n", at + 1);
        const bool is_product = next != std::string_view::npos && text[next] == '(';
        has_any = has_any || is_product;
        result += is_product ? "*" : "";
    }
    return has_any ? std::optional(result) : std::nullopt;
}

/// The formula that a set of clauses stands for, `{a, -b}, {c}` or `{{a, -b}, {c}}`; nothing for
/// any other text.
std::optional<std::string> formula_of_sets(std::string_view text) {
    std::string plain; // with \{ of LaTeX as {
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool is_escape =
            text[i] == '\\' && i + 1 < text.size() && (text[i + 1] == '{' || text[i + 1] == '}');
        if (!is_escape && text[i] != '$')
            plain += text[i];
    }
    if (plain.find_first_of("()[]|&+*") != std::string::npos)
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

/// A text that is longer is no work of a person and is read in the usual spellings only.
constexpr std::size_t most_spelled = 100'000;

/// Reads a text that is one formula, in the spellings of people.
class Reader {
public:
    explicit Reader(const Names& names)
        : names_(names), lower_names_(names_in_small_letters(names)),
          letters_(std::all_of(names.begin(), names.end(),
                               [](const std::string& name) { return name.size() == 1; })) {
        Names sorted = lower_names_;
        std::sort(sorted.begin(), sorted.end());
        any_case_ = std::adjacent_find(sorted.begin(), sorted.end()) == sorted.end();
    }

    /// An error is that of the plainest reading.
    Result<AnsweredFormula> read(std::string_view text) {
        auto first = read(text, false);
        if (first || text.size() > most_spelled)
            return first;
        std::vector<std::string> spellings{std::string(text)};
        if (auto signs = with_signs(text, lower_names_))
            spellings.push_back(*std::move(signs));
        if (auto signs = with_signs_for_words(text, lower_names_))
            spellings.push_back(*std::move(signs));
        if (auto signs = with_signs_for_products(text); signs && !letters_)
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

    /// How much has been read; reading a text line by line has an end by this.
    [[nodiscard]] std::size_t work() const noexcept { return work_; }

private:
    Result<AnsweredFormula> read(std::string_view text, bool in_any_case) {
        auto typed = read_as(text, in_any_case, [](logic::Store& store, std::string_view formula) {
            return logic::read_typed(store, formula);
        });
        if (typed || !letters_)
            return typed;
        // In `ab` the names tell what ab is.
        auto product =
            read_as(text, in_any_case, [](logic::Store& store, std::string_view formula) {
                return logic::read_lenient(store, formula, {.single_letters = true});
            });
        return product ? std::move(product) : std::move(typed);
    }

    template <class Read>
    Result<AnsweredFormula> read_as(std::string_view text, bool in_any_case, Read read) {
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
                return failure(
                    fmt::format("it has the variable {}, which the problem does not have",
                                excerpt(answer.store.name(variable))));
        return answer;
    }

    [[nodiscard]] logic::Expr with_small_names(AnsweredFormula& answer) const {
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

    const Names& names_;
    Names lower_names_;
    bool letters_;         ///< all names are single letters
    bool any_case_ = true; ///< no two names differ in case alone
    std::size_t work_ = 0;
};

/// A line without the signs of LaTeX that set a formula, `$`, `\[` and `\]`, `\(` and `\)`, and
/// without a box around it: in `$f = ...$` they stand around more than the formula.
std::string without_math_signs(std::string_view line) {
    constexpr std::array<std::string_view, 2> boxes{"\\boxed{", "\\fbox{"};
    std::string plain;
    std::vector<bool> is_box; // of the braces that are open
    for (std::size_t at = 0; at < line.size(); ++at) {
        const std::string_view rest = line.substr(at);
        const auto* const box = std::find_if(boxes.begin(), boxes.end(),
                                             [rest](auto name) { return rest.starts_with(name); });
        if (box != boxes.end()) {
            is_box.push_back(true);
            at += box->size() - 1;
            continue;
        }
        if (rest.front() == '\\' && rest.size() > 1) {
            if (std::string_view("[]()").find(rest[1]) == std::string_view::npos)
                plain += rest.substr(0, 2);
            ++at; // behind `\\` no bracket is such a sign
            continue;
        }
        if (rest.front() == '{')
            is_box.push_back(false);
        const bool ends = rest.front() == '}' && !is_box.empty();
        if (rest.front() != '$' && !(ends && is_box.back()))
            plain += rest.front();
        if (ends)
            is_box.pop_back();
    }
    return plain;
}

/// A line without the backquotes around a part of it, as programmers quote a formula: "It is `a |
/// b`." Others, as in a`b, stay.
std::string without_backquotes(std::string_view line) {
    const std::size_t open = line.find('`');
    const std::size_t close = line.rfind('`');
    std::string plain(line);
    if (close == std::string_view::npos || close < open + 2 || line.find('`', open + 1) != close)
        return plain;
    const bool is_quotation =
        (open == 0 || std::string_view(" (:=").find(line[open - 1]) != std::string_view::npos) &&
        (close + 1 == line.size() ||
         std::string_view(" ).,;:!?").find(line[close + 1]) != std::string_view::npos);
    if (is_quotation)
        std::erase(plain, '`');
    return plain;
}

/// How long the mark is that a line begins with, of a list or of what follows: `•`, `*`, `=>`. A
/// minus is a negation.
std::size_t mark_length(std::string_view line) {
    constexpr std::array<std::string_view, 14> marks{
        "\u2022", "\u2023", "\u25AA", "\u25CF", "\u25E6", "\u2192", "\u21D2",
        "\u27F9", "\u2234", "=>",     "->",     "-->",    "* ",     "> "};
    const auto* const mark = std::find_if(marks.begin(), marks.end(),
                                          [line](auto each) { return line.starts_with(each); });
    return mark == marks.end() ? 0 : mark->size();
}

/// A line without marks of typesetting around its formula.
std::string plain_line(std::string_view line) {
    std::string plain(line.substr(0, line.find("//")));
    plain.erase(std::min(plain.find_first_of("#%"), plain.size()));
    for (std::size_t at = 0; (at = plain.find("&=", at)) != std::string::npos;)
        plain.erase(at, 1); // of LaTeX's align
    plain = without_math_signs(without_backquotes(plain));
    const auto trim = [&plain](std::string_view marks) {
        plain.erase(0, plain.find_first_not_of(" \t\r"));
        plain.erase(plain.find_last_not_of(marks) + 1);
    };
    trim(" \t\r");
    if (plain.ends_with("\\\\"))
        plain.resize(plain.size() - 2);
    trim(" \t\r,;.");
    for (std::size_t at = 0; (at = plain.find("**", at)) != std::string::npos;)
        plain.erase(at, 2); // of Markdown
    return std::string(without_quotation_marks(plain));
}

bool has_sign(std::string_view text) {
    constexpr std::array<std::string_view, 16> signs{
        "&",      "|",     "^",      "~",       "\u2227", "\u2228", "\u00AC", "\u22C0",
        "\u22C1", "\\lor", "\\land", "\\wedge", "\\vee",  "\\neg",  "\\lnot", "->"};
    return std::any_of(signs.begin(), signs.end(), [text](std::string_view sign) {
        return text.find(sign) != std::string_view::npos;
    });
}

/// Whether a text has an operator. Letters and numbers side by side, as lines of other formats have
/// them, are hardly an answer.
bool has_operator(std::string_view text, const Names& lower_names) {
    using Sort = logic::lenient::Token::Sort;
    if (has_sign(text) || text.find('{') != std::string_view::npos)
        return true;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = word_length(text, at);
        const std::string_view word = text.substr(at, length);
        const std::string_view rest = text.substr(at);
        // In tables dashes are values, "--1".
        const std::size_t behind = std::min(rest.find_first_not_of('-'), rest.size());
        const bool is_dash =
            behind > 0 && behind < rest.size() && logic::lenient::is_digit(rest[behind]);
        const Sort sort = length > 0 || is_dash ? Sort::name : logic::lenient::symbol_at(rest).sort;
        if (sort == Sort::infix || sort == Sort::negation || sort == Sort::prime ||
            logic::lenient::keyword(word).end != 0 || with_signs_for_v(word, lower_names) ||
            !sign_for_word(word, lower_names).empty())
            return true;
        at += std::max<std::size_t>(length, 1);
    }
    return false;
}

/// Where the last side of equations begins, 0 in a line without.
std::size_t last_side(std::string_view line) {
    constexpr std::string_view others = "<>!";
    for (std::size_t at = line.rfind('='); at != std::string_view::npos && at > 0;
         at = line.rfind('=', at - 1)) {
        const bool is_other = others.find(line[at - 1]) != std::string_view::npos ||
                              line.substr(at + 1).starts_with('>');
        if (!is_other)
            return at + 1;
    }
    return line.starts_with('=') ? 1 : 0;
}

/// A line without the name of its output behind the formula, `(a | b) & c = z`.
std::string without_output_behind(std::string line, const Names& lower_names) {
    const std::size_t begin = last_side(line);
    if (begin < 2)
        return line;
    const std::vector<Word> words = words_of(std::string_view(line).substr(begin), " \t");
    const bool is_name = words.size() == 1 && logic::lenient::is_letter(words[0].text.front()) &&
                         word_length(words[0].text, 0) == words[0].text.size() &&
                         logic::lenient::keyword(words[0].text).end == 0 &&
                         !contains(lower_names, in_small_letters(words[0].text));
    if (is_name && line.find('(') < begin && line[begin - 2] != ':')
        line.resize(begin - 1);
    return line;
}

constexpr std::array<std::string_view, 12> signs_of_equivalence{
    "<->",    "<=>",    "<==>",    "\u2261", "\u21D4",           "\u2194",
    "\u27FA", "\u27F7", "\\equiv", "\\iff",  "\\leftrightarrow", "\\Leftrightarrow"};

/// Whether a line gives the function by its rows, `F(A, B) = Σm(1, 3) + d(2)`, as problems do
/// that are copied above the answer.
bool is_list_of_rows(std::string_view line) {
    const std::string lower = in_small_letters(line.substr(last_side(line)));
    std::string_view list = lower;
    list.remove_prefix(std::min(list.find_first_not_of(" \t"), list.size()));
    constexpr std::array<std::string_view, 10> signs{"\u03A3", "\u2211",  "\u03A0", "\u220F",
                                                     "\\sum",  "\\sigma", "\\prod", "\\pi",
                                                     "sum",    "product"};
    const auto* const sign =
        std::find_if(signs.begin(), signs.end(),
                     [list](std::string_view each) { return list.starts_with(each); });
    const bool has_sign = sign != signs.end();
    list.remove_prefix(has_sign ? sign->size() : 0);
    if (!has_sign && !list.starts_with("m("))
        return false;
    return list.find_first_of("0123456789") != std::string_view::npos &&
           list.find_first_not_of("0123456789,;(){} \t\r+.md_\\") == std::string_view::npos;
}

/// A line that names what its formula is equivalent to, `z <-> ...`, without that name.
std::size_t defined_side(std::string_view line, const Names& names) {
    const std::size_t length = word_length(line, 0);
    const std::size_t begin = line.find_first_not_of(' ', length);
    if (length == 0 || begin == std::string_view::npos || contains(names, line.substr(0, length)))
        return 0;
    const auto* const sign =
        std::find_if(signs_of_equivalence.begin(), signs_of_equivalence.end(),
                     [&](std::string_view each) { return line.substr(begin).starts_with(each); });
    return sign == signs_of_equivalence.end() ? 0 : begin + sign->size();
}

/// The sides of signs that stand outside all brackets.
std::vector<std::string_view> sides_of(std::string_view text,
                                       std::span<const std::string_view> signs) {
    std::vector<std::string_view> sides;
    std::size_t begin = 0;
    std::size_t depth = 0;
    for (std::size_t at = 0; at < text.size();) {
        const std::string_view rest = text.substr(at);
        const auto sign = std::find_if(signs.begin(), signs.end(), [rest](std::string_view each) {
            return rest.starts_with(each);
        });
        if (depth == 0 && sign != signs.end()) {
            sides.push_back(text.substr(begin, at - begin));
            at += sign->size();
            begin = at;
            continue;
        }
        if (rest.front() == '(' || rest.front() == '[' || rest.front() == '{')
            ++depth;
        else if (depth > 0 && (rest.front() == ')' || rest.front() == ']' || rest.front() == '}'))
            --depth;
        ++at;
    }
    sides.push_back(text.substr(begin));
    return sides;
}

/// A side of equivalences without the signs of LaTeX around it.
std::string_view without_math_signs_around(std::string_view side) {
    constexpr std::string_view begins = " \t\r\n$&";
    constexpr std::string_view ends = " \t\r\n$&\\";
    side.remove_prefix(std::min(side.find_first_not_of(begins), side.size()));
    if (side.starts_with("\\[") || side.starts_with("\\("))
        side.remove_prefix(2);
    side.remove_suffix(side.size() - (side.find_last_not_of(ends) + 1));
    if (side.ends_with("\\]") || side.ends_with("\\)"))
        side.remove_suffix(2);
    return side;
}

/// The last side of a text that transforms the problem step by step, `PROBLEM ≡ ... ≡
/// ANSWER` or with arrows between the steps; any other text as it is.
std::string_view last_step(std::string_view text, const Names& names, const IsProblem& is_problem) {
    constexpr std::array<std::string_view, 9> arrows{"=>",     "\u21D2",       "\u2192",
                                                     "\u27F9", "->",           "\\Rightarrow",
                                                     "\\to",   "\\rightarrow", "\\implies"};
    std::vector<std::string_view> sides = sides_of(text, signs_of_equivalence);
    if (sides.size() == 1)
        sides = sides_of(text, arrows);
    const auto is_name = [](std::string_view side) {
        const std::vector<Word> words = words_of(side, " \t\r\n");
        return words.size() == 1 && word_length(words[0].text, 0) == words[0].text.size();
    };
    if (sides.size() > 2 && is_name(sides.front()))
        sides.erase(sides.begin());
    if (sides.size() == 1)
        return text;
    const auto first = Reader(names).read(without_math_signs_around(sides.front()));
    return first && is_problem(*first) ? without_math_signs_around(sides.back()) : text;
}

/// Where the formula begins that words introduce without a sign, `Thus (a | b) & c`; 0 in any other
/// line.
std::size_t introduced_formula(std::string_view line) {
    constexpr std::array<std::string_view, 30> last{
        "therefore", "thus",   "hence",   "so",        "get",         "obtain",
        "becomes",   "equals", "gives",   "yields",    "answer",      "solution",
        "result",    "cnf",    "pos",     "also",      "daher",       "somit",
        "ergibt",    "lautet", "antwort", "ergebnis",  "l\u00F6sung", "knf",
        "respuesta", "queda",  "fnc",     "obtenemos", "resultado",   "soluci\u00F3n"};
    constexpr std::array<std::string_view, 12> denials{
        "not",   "never", "no",    "cannot", "nicht",      "kein",
        "keine", "nunca", "wrong", "falsch", "complement", "komplement"};
    const std::size_t begin = line.find('(');
    if (begin == std::string_view::npos || begin == 0)
        return 0;
    std::string word;
    for (const Word& each : words_of(line.substr(0, begin), " \t,")) {
        word = in_small_letters(each.text);
        if (word_length(word, 0) != word.size() ||
            std::find(denials.begin(), denials.end(), word) != denials.end())
            return 0;
    }
    return std::find(last.begin(), last.end(), word) == last.end() ? 0 : begin;
}

/// Finds the formula among the lines of a text.
class Finder {
public:
    Finder(std::string_view text, const Names& names, const IsProblem& is_problem)
        : names_(names), lower_names_(names_in_small_letters(names)), is_problem_(is_problem),
          reader_(names) {
        for (const std::string_view line : lines_of(text))
            lines_.push_back(is_rule(line) || is_list_of_rows(plain_line(line)) ||
                                     is_line_of_people(without_label(line), lower_names_)
                                 ? std::string()
                                 : without_output_behind(plain_line(line), lower_names_));
    }

    /// An error is that there are several; nothing where there is none.
    Result<std::optional<AnsweredFormula>> find() {
        constexpr std::size_t most_work = 2'000'000;
        for (std::size_t i = 0; i < lines_.size();) {
            if (reader_.work() > most_work)
                return std::nullopt;
            const std::size_t read = lines_[i].empty() ? 1 : take(i);
            if (read == 0 && looks_like_formula(lines_[i])) {
                // What is left of an answer would be another one.
                if (i == 0)
                    return std::nullopt;
                return failure(fmt::format("line {}: {}", i + 1, fault_at(i).message));
            }
            i += std::max<std::size_t>(read, 1);
        }
        drop_where_others_are([](const Passage& passage) { return passage.is_trivial; });
        drop_where_others_are(
            [this](const Passage& passage) { return is_problem_(passage.formula); });
        drop_where_others_are([](const Passage& passage) { return passage.is_complement; });
        if (found_.empty())
            return std::nullopt;
        if (found_.front().is_complement)
            return failure(fmt::format("line {} is a formula for the complement of the function, "
                                       "not for the function itself",
                                       found_.front().line));
        for (const Passage& passage : found_)
            if (passage.text != found_.front().text)
                return failure(
                    fmt::format("it has several formulas, in lines {} and {}; hand in one",
                                found_.front().line, passage.line));
        return std::move(found_.front().formula);
    }

private:
    struct Passage {
        AnsweredFormula formula;
        std::string text;
        std::size_t line = 0;
        bool is_trivial = false;    ///< a constant or a name, which may be anything
        bool is_complement = false; ///< `f' = ...`
    };

    /// Takes the longest formula that begins in a line, and says how many lines it has.
    std::size_t take(std::size_t first) {
        constexpr std::size_t most_lines = 12;
        for (std::size_t end = std::min(first + most_lines, lines_.size()); end > first; --end) {
            if (lines_[end - 1].empty())
                continue;
            std::string rest;
            for (std::size_t i = first + 1; i < end; ++i)
                rest += fmt::format("\n{}", lines_[i]);
            for (const std::size_t begin : begins(lines_[first])) {
                std::string text = lines_[first].substr(begin) + rest;
                std::string_view step = last_step(text, names_, is_problem_);
                step.remove_prefix(std::min(step.find_first_not_of(" \t"), step.size()));
                text = std::string(without_quotation_marks(step));
                if (auto formula = reader_.read(text); formula && may_be_answer(*formula, text)) {
                    add(*std::move(formula), std::move(text), first,
                        begin > 0 && lines_[first].starts_with('='));
                    if (names_complement(side_before(lines_[first], begin), names_) ||
                        announces_complement(line_before(first, begin)))
                        found_.back().is_complement = true;
                    return end - first;
                }
            }
        }
        return 0;
    }

    /// What the formula that begins at this place of a line is said to be: the first side of its
    /// equations, without a label and a number.
    [[nodiscard]] static std::string_view side_before(std::string_view line, std::size_t begin) {
        const std::string_view sides = without_number(line.substr(0, begin));
        const std::string_view side = without_label(sides.substr(0, sides.find('=')));
        return side.substr(0, side.find(':'));
    }

    /// The words before the formula that begins at this place, in its line or as a label above it.
    [[nodiscard]] std::string_view line_before(std::size_t first, std::size_t begin) const {
        if (begin > 0)
            return std::string_view(lines_[first]).substr(0, begin);
        while (first > 0 && lines_[first - 1].empty())
            --first;
        return first > 0 && lines_[first - 1].ends_with(':') ? lines_[first - 1]
                                                             : std::string_view();
    }

    /// What is wrong with the formula that begins in a line and ends before an empty one. Lines are
    /// counted from the beginning of the text.
    [[nodiscard]] Error fault_at(std::size_t first) {
        const std::vector<std::size_t> possible = begins(lines_[first]);
        const std::size_t begin = possible.at(possible.size() > 1 ? 1 : 0);
        std::string text(first, '\n');
        text += std::string(begin, ' ') + lines_[first].substr(begin);
        for (std::size_t i = first + 1; i < lines_.size() && looks_like_formula(lines_[i]); ++i)
            text += fmt::format("\n{}", lines_[i]);
        const auto read = reader_.read(text);
        return read ? Error{"expected a formula"} : read.error();
    }

    /// Where the formula of a line may begin.
    [[nodiscard]] std::vector<std::size_t> begins(std::string_view line) const {
        const std::size_t number = line.size() - without_number(line).size();
        std::vector<std::size_t> found{number};
        const std::string_view rest = line.substr(number);
        const auto add = [&](std::size_t begin) {
            if (begin > 0 && begin < rest.size())
                found.push_back(number + begin);
        };
        add(last_side(rest));
        add(defined_side(rest, names_));
        add(mark_length(rest));
        add(introduced_formula(rest));
        for (const std::string_view word : {":", " is ", " ist ", " es "})
            if (const std::size_t at = rest.rfind(word); at != std::string::npos)
                if (!has_sign(rest.substr(0, at)))
                    add(at + word.size());
        return found;
    }

    [[nodiscard]] static bool is_trivial(const AnsweredFormula& formula) {
        const logic::Kind kind = formula.store.kind(formula.root);
        return kind == logic::Kind::constant || kind == logic::Kind::variable;
    }

    [[nodiscard]] bool may_be_answer(const AnsweredFormula& formula, std::string_view text) const {
        if (!is_trivial(formula))
            return has_operator(text, lower_names_);
        const std::vector<Word> words = words_of(text, " \t\n$");
        return words.size() == 1 && word_length(words[0].text, 0) == words[0].text.size();
    }

    void add(AnsweredFormula formula, std::string text, std::size_t line, bool continues) {
        std::erase_if(text, [](unsigned char c) { return std::isspace(c) != 0; });
        bool is_complement = false;
        if (continues && !found_.empty()) {
            is_complement = found_.back().is_complement;
            found_.pop_back();
        }
        const bool may_be_anything = is_trivial(formula);
        found_.push_back(
            {std::move(formula), std::move(text), line + 1, may_be_anything, is_complement});
    }

    template <class Test>
    void drop_where_others_are(Test test) {
        if (!std::all_of(found_.begin(), found_.end(), test))
            std::erase_if(found_, test);
    }

    /// Whether a line that cannot be read may be a part of the answer: it has signs, or names of
    /// the problem in parentheses, and is no row of a table.
    [[nodiscard]] bool looks_like_formula(std::string_view line) const {
        if (line.starts_with('|') && line.ends_with('|'))
            return false;
        if (has_sign(line))
            return true;
        for (std::size_t at = line.find('('); at != std::string_view::npos;
             at = line.find('(', at + 1)) {
            const std::size_t length = word_length(line, at + 1);
            const bool is_number = line.substr(at + 1 + length).starts_with(')'); // "Exercise (b)"
            if (!is_number && contains(lower_names_, in_small_letters(line.substr(at + 1, length))))
                return true;
        }
        return false;
    }

    const Names& names_;
    Names lower_names_;
    const IsProblem& is_problem_;
    Reader reader_;
    std::vector<std::string> lines_;
    std::vector<Passage> found_;
};

/// What LaTeX sets of a document; any other text as it is.
std::string_view body_of(std::string_view text) {
    constexpr std::string_view first = "\\begin{document}";
    const std::size_t begin = text.find(first);
    if (begin == std::string_view::npos)
        return text;
    text.remove_prefix(begin + first.size());
    return text.substr(0, text.find("\\end{document}"));
}

/// The cells of a line of a table, whatever stands between them; `f(a, b)` is one.
std::vector<std::string_view> cells_of(std::string_view line) {
    constexpr std::string_view between = " \t\r|,;&\\$";
    std::vector<std::string_view> cells;
    std::size_t begin = 0;
    std::size_t depth = 0;
    for (std::size_t at = 0; at <= line.size(); ++at) {
        const bool ends = at == line.size() || (depth == 0 && between.find(line[at]) != line.npos);
        if (ends && at > begin)
            cells.push_back(line.substr(begin, at - begin));
        if (ends)
            begin = at + 1;
        else if (line[at] == '(')
            ++depth;
        else if (line[at] == ')' && depth > 0)
            --depth;
    }
    return cells;
}

/// Whether a line is a row of a truth table: values and maybe its number.
bool is_row_of_values(std::string_view line) {
    const std::vector<std::string_view> cells = cells_of(line);
    const auto is_value = [](std::string_view cell) {
        return cell == "T" || cell == "F" || cell.find_first_not_of("01") == cell.npos;
    };
    return std::count_if(cells.begin(), cells.end(), is_value) > 1 &&
           std::all_of(cells.begin(), cells.end(), [&](std::string_view cell) {
               return is_value(cell) || cell.find_first_not_of("0123456789") == cell.npos;
           });
}

/// Whether a line may be the heading of a table with so many columns: names, maybe with their
/// variables.
bool is_heading(std::string_view line, std::size_t columns) {
    const std::vector<std::string_view> cells = cells_of(line);
    return cells.size() > 1 && cells.size() <= columns &&
           std::all_of(cells.begin(), cells.end(), [](std::string_view cell) {
               const std::size_t length = word_length(cell, 0);
               return length > 0 && (length == cell.size() || cell[length] == '(');
           });
}

/// A text without the truth tables above or below its formula, in which the values would be read as
/// factors of it. Lines keep their numbers.
std::string without_tables(std::string_view text) {
    std::vector<std::string_view> lines = lines_of(text);
    const auto is_rule_of_table = [](std::string_view line) {
        return line.find('-') != line.npos && line.find_first_not_of("-+=|: \t\r") == line.npos;
    };
    for (std::size_t i = 0; i < lines.size(); ++i) {
        std::size_t end = i;
        while (end < lines.size() && is_row_of_values(lines[end]))
            ++end;
        if (end < i + 2)
            continue;
        const std::size_t columns = cells_of(lines[i]).size();
        std::size_t begin = i;
        if (begin > 0 && is_rule_of_table(lines[begin - 1]))
            --begin;
        if (begin > 0 && is_heading(lines[begin - 1], columns))
            --begin;
        for (std::size_t row = begin; row < end; ++row)
            lines[row] = {};
        i = end - 1;
    }
    std::string rest;
    for (const std::string_view line : lines)
        rest += fmt::format("{}\n", line);
    return rest.find_first_not_of(" \t\r\n") == rest.npos ? std::string(text) : rest;
}

/// A text without the problem that is copied into its first line, or the lines before an empty one.
std::string_view without_problem(std::string_view text, const Names& names,
                                 const IsProblem& is_problem) {
    const std::size_t begin = std::min(text.find_first_not_of(" \t\r\n"), text.size());
    for (const std::string_view end : {"\n\n", "\r\n\r\n", "\n"}) {
        const std::size_t at = text.find(end, begin);
        if (at == std::string_view::npos)
            continue;
        const auto first = Reader(names).read(formula_part(text.substr(0, at), names));
        if (!first || !is_problem(*first))
            continue;
        const std::string rest = formula_part(text.substr(at), names);
        if (!rest.starts_with('=') && Reader(names).read(rest))
            return text.substr(at);
    }
    return text;
}

/// The formula of a text that is one, or has one among other lines.
Result<AnsweredFormula> formula_in(std::string_view text, const Names& names,
                                   const IsProblem& is_problem) {
    const std::string told = without_tables(text);
    const std::string_view body = without_problem(told, names, is_problem);
    const std::string part = formula_part(body, names);
    auto whole = Reader(names).read(last_step(part, names, is_problem));
    if (whole || body.size() > most_spelled)
        return whole;
    auto found = Finder(body, names, is_problem).find();
    if (!found)
        return tl::unexpected(std::move(found.error()));
    return *found ? std::move(**found) : std::move(whole);
}

} // namespace

Result<AnsweredFormula> formula_answer(std::string_view text, const std::vector<std::string>& names,
                                       const IsProblem& is_problem) {
    const std::string body = without_latex_comments(body_of(text));
    auto answer = formula_in(body, names, is_problem);
    const bool is_latex = text.find("\\begin{") != text.npos;
    if (answer || !is_latex || body.size() > most_spelled)
        return answer;
    auto without_layout = formula_in(without_latex_layout(body), names, is_problem);
    return without_layout ? std::move(without_layout) : std::move(answer);
}

} // namespace loggia::grading
