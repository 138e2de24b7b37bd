#include "core/grading/tasks/answer_lines.hpp"

#include "core/base/letters.hpp"
#include "core/base/scanner.hpp"
#include "core/grading/answer_label.hpp"
#include "core/grading/tasks/answer_remark.hpp"
#include "core/grading/tasks/complement_words.hpp"
#include "core/grading/tasks/judging.hpp"
#include "core/logic/lenient_spellings.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>
#include <vector>

namespace loggia::grading {

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

std::string_view without_number(std::string_view text) {
    using logic::lenient::is_digit;
    // a factor of 1 would mean nothing
    if (text.size() > 3 && text[0] == '(' && is_digit(text[1]) && text[1] != '0' &&
        text.substr(2).starts_with(") "))
        return text.substr(3);
    const bool is_question =
        text.size() > 3 && (text[0] == 'Q' || text[0] == 'q') && is_digit(text[1]); // "Q1. "
    for (const std::string_view sign : {". ", ") "})
        if (is_question && text.substr(is_digit(text[2]) ? 3 : 2).starts_with(sign))
            return text.substr(is_digit(text[2]) ? 5 : 4);
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

bool is_rule(std::string_view line) {
    while (!line.empty() && static_cast<unsigned char>(line.front()) <= ' ')
        line.remove_prefix(1);
    while (!line.empty() && static_cast<unsigned char>(line.back()) <= ' ')
        line.remove_suffix(1);
    return line.size() > 1 && line.find_first_not_of("-=_*~") == std::string_view::npos;
}

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

std::size_t behind_arrow(std::string_view line) {
    constexpr std::array<std::string_view, 7> arrows{"-->",    "->",     "==>",   "=>",
                                                     "\u2192", "\u21D2", "\u27F9"};
    constexpr std::array<std::string_view, 4> forms{"cnf", "knf", "fnc", "pos"};
    for (const std::string_view arrow : arrows) {
        const std::size_t at = line.find(arrow);
        if (at == std::string_view::npos)
            continue;
        const std::string_view label = line.substr(0, at);
        const std::vector<Word> words = words_of(label, " \t");
        const bool is_form =
            words.size() == 1 &&
            std::find(forms.begin(), forms.end(), in_small_letters(words[0].text)) != forms.end();
        return is_form || label_of(label) != Label::none ? at + arrow.size() : 0;
    }
    return 0;
}

std::string without_tags(std::string text) {
    constexpr std::array<std::string_view, 12> tags{"<br>",  "<br/>",    "<br />",    "<b>",
                                                    "</b>",  "<i>",      "</i>",      "<em>",
                                                    "</em>", "<strong>", "</strong>", "<p>"};
    for (std::size_t at = 0; (at = text.find('<', at)) != std::string::npos; ++at)
        for (const std::string_view tag : tags)
            if (in_small_letters(std::string_view(text).substr(at, tag.size())) == tag)
                text.replace(at, tag.size(), tag.size(), ' ');
    return text;
}

std::optional<std::string> without_part(std::string_view text) {
    constexpr std::size_t length = 3;
    for (const std::string_view line : lines_of(text)) {
        if (line.size() <= length + 1 || line[0] != '(' || !logic::lenient::is_letter(line[1]) ||
            line[2] != ')' || line[length] != ' ')
            continue;
        std::string rest(text);
        rest.replace(static_cast<std::size_t>(line.data() - text.data()), length, length, ' ');
        return rest;
    }
    return std::nullopt;
}

std::optional<std::string> without_dashes(std::string_view text) {
    constexpr std::array<std::string_view, 3> dashes{"- ", "\u2013 ", "\u2014 "};
    // With a negation of a dash and a blank within a line, a | - b, all are.
    for (std::size_t at = text.find("- "); at != std::string_view::npos;
         at = text.find("- ", at + 1)) {
        const std::size_t before = text.substr(0, at).find_last_not_of(" \t");
        const std::string_view behind = text.substr(at + 2);
        if (before != std::string_view::npos && !behind.empty() &&
            std::string_view("&|+*^([{,=").find(text[before]) != std::string_view::npos &&
            (logic::lenient::is_letter(behind.front()) || behind.front() == '('))
            return std::nullopt;
    }
    std::string rest(text);
    bool has_any = false;
    bool goes_on = false; // a formula, in which a dash is a negation
    for (const std::string_view line : lines_of(text)) {
        const std::size_t begin = std::min(line.find_first_not_of(" \t"), line.size());
        const std::size_t last = line.find_last_not_of(" \t\r");
        const bool is_inside = goes_on;
        if (last != std::string_view::npos)
            goes_on = line[begin] != '|' && // a row of a table
                      std::string_view("&|+*^([,").find(line[last]) != std::string_view::npos;
        if (is_inside)
            continue;
        const auto* const dash =
            std::find_if(dashes.begin(), dashes.end(), [&](std::string_view each) {
                return line.substr(begin).starts_with(each);
            });
        if (dash == dashes.end())
            continue;
        rest.replace(static_cast<std::size_t>(line.data() - text.data()) + begin, dash->size(),
                     dash->size(), ' ');
        has_any = true;
    }
    return has_any ? std::optional(rest) : std::nullopt;
}

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

namespace {

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

/// A line without check marks and the like, which say nothing of its formula; a cross might.
std::string without_check_marks(std::string_view line) {
    constexpr std::array<std::string_view, 25> marks{
        "\\checkmark", "\\therefore", "\\blacksquare", "\\square",   "\\qed",
        "\u2705",      "\u2714",      "\u2713",        "\u2611",     "\uFE0F",
        "\u20E3",      "\u220E",      "\u25A0",        "\u25A1",     "\u2728",
        "\u2B50",      "\u27A1",      "\u279C",        "\u27A4",     "\U0001F449",
        "\U0001F389",  "\U0001F539",  "\U0001F3AF",    "\U0001F4A1", "\U0001F538"};
    constexpr std::string_view keycap = "\uFE0F\u20E3"; // around a number
    std::string plain;
    while (!line.empty()) {
        if (line.starts_with(keycap)) {
            plain += ") ";
            line.remove_prefix(keycap.size());
            continue;
        }
        const auto* const mark = std::find_if(marks.begin(), marks.end(),
                                              [line](auto each) { return line.starts_with(each); });
        if (mark == marks.end())
            plain += line.front();
        line.remove_prefix(mark == marks.end() ? 1 : mark->size());
    }
    return plain;
}

/// A line with the words that LaTeX sets before its formula, `\text{Answer: }`, or far behind it,
/// `\quad \text{(absorption)}` and `& \text{...}`, as plain words, and without the number of an
/// equation.
std::string with_plain_words(std::string line) {
    constexpr std::string_view text = "\\text{";
    constexpr std::string_view tag = "\\tag{";
    if (const std::size_t at = line.rfind(tag); at != std::string::npos)
        if (const std::size_t end = line.find('}', at); end != std::string::npos)
            line.erase(at, end + 1 - at);
    const std::size_t first = std::min(line.find_first_not_of(" \t"), line.size());
    if (line.compare(first, text.size(), text) == 0) {
        const std::size_t end = line.find('}', first);
        const std::string words = line.substr(first, std::min(end, line.size()) - first);
        if (end != std::string::npos && words.find(':') != std::string::npos)
            line = words.substr(text.size()) + ' ' + line.substr(end + 1);
    }
    const std::size_t last = line.rfind(text);
    const std::size_t end = last == std::string::npos ? last : line.find('}', last);
    if (end == std::string::npos || line.find_first_not_of(" \t\\", end + 1) != std::string::npos)
        return line;
    std::string_view before = std::string_view(line).substr(0, last);
    before = before.substr(0, before.find_last_not_of(" \t") + 1);
    const std::size_t formula_end = before.size();
    for (const std::string_view space : {"&", "&", "\\quad", "\\qquad"})
        if (before.ends_with(space)) {
            before.remove_suffix(space.size());
            before = before.substr(0, before.find_last_not_of(" \t") + 1);
        }
    const std::string words = line.substr(last + text.size(), end - last - text.size());
    if (before.size() == formula_end ||
        !is_harmless_remark(words, {})) // it may be a name of the formula
        return line;
    return fmt::format("{} ({})", before, words);
}

/// A line of Markdown without the marks of emphasis around its formula or a label, `*f = ...*`,
/// `_Answer:_ ...`.
std::string without_emphasis(std::string line) {
    for (std::size_t at = 0; (at = line.find("**", at)) != std::string::npos;)
        line.erase(at, 2);
    for (const std::string mark : {"*", "__", "_"}) {
        const auto begins_at = [&](std::size_t at) {
            const std::size_t behind = at + mark.size();
            return line.substr(at).starts_with(mark) && behind < line.size() && line[behind] != ' ';
        };
        std::size_t begin = begins_at(0) ? 0 : std::string::npos;
        for (const std::string_view word : {": ", "= ", " is ", " ist ", " es "})
            if (const std::size_t at = line.find(word); begin == std::string::npos &&
                                                        at != std::string::npos &&
                                                        begins_at(at + word.size()))
                begin = at + word.size();
        if (begin == std::string::npos)
            continue;
        const std::size_t last = line.find_last_not_of(" .,;:");
        std::size_t end = line.find(":" + mark, begin);
        if (end != std::string::npos)
            ++end;
        else if (last != std::string::npos && last + 1 >= begin + 2 * mark.size() &&
                 std::string_view(line).substr(0, last + 1).ends_with(mark))
            end = last + 1 - mark.size();
        if (end == std::string::npos || line.find(mark, begin + mark.size()) == std::string::npos)
            continue;
        line.erase(end, mark.size()).erase(begin, mark.size());
    }
    return line;
}

} // namespace

std::string_view without_code(std::string_view line) {
    constexpr std::string_view result = "return ";
    constexpr std::string_view arrow = "=> ";
    constexpr std::array<std::string_view, 2> calls{"print(", "console.log("};
    const std::size_t open = line.find('{');
    const std::size_t at = line.find(result);
    const bool is_function =
        line.starts_with("def ") || (open < at && line.substr(0, open).find('(') != 0 &&
                                     line.substr(0, open).find('(') != std::string_view::npos);
    if (at == 0 || (is_function && at != std::string_view::npos)) {
        const std::size_t end = line.find_last_not_of(open < at ? " \t;}" : " \t;");
        return line.substr(at + result.size(), end + 1 - at - result.size());
    }
    if ((line.starts_with("def ") && line.ends_with(':')) || (is_function && line.ends_with('{')))
        return {};
    if (line.starts_with("const ") || line.starts_with("let "))
        if (const std::size_t body = line.find(arrow); body != std::string_view::npos)
            return line.substr(body + arrow.size());
    const auto* const call = std::find_if(calls.begin(), calls.end(), [line](auto each) {
        return line.starts_with(each) && line.ends_with(')');
    });
    return call == calls.end() ? line : line.substr(call->size(), line.size() - call->size() - 1);
}

std::size_t mark_length(std::string_view line) {
    constexpr std::array<std::string_view, 14> marks{
        "\u2022", "\u2023", "\u25AA", "\u25CF", "\u25E6", "\u2192", "\u21D2",
        "\u27F9", "\u2234", "=>",     "->",     "-->",    "* ",     "> "};
    const auto* const mark = std::find_if(marks.begin(), marks.end(),
                                          [line](auto each) { return line.starts_with(each); });
    return mark == marks.end() ? 0 : mark->size();
}

std::string plain_line(std::string_view line) {
    std::string plain(line.substr(0, line.find("//")));
    plain.erase(std::min(plain.find_first_of("#%"), plain.size()));
    for (std::size_t at = 0; (at = plain.find("&=", at)) != std::string::npos;)
        plain.erase(at, 1); // of LaTeX's align
    plain = without_math_signs(without_backquotes(without_check_marks(plain)));
    plain = with_plain_words(std::move(plain));
    const auto trim = [&plain](std::string_view marks) {
        plain.erase(0, plain.find_first_not_of(" \t\r"));
        plain.erase(plain.find_last_not_of(marks) + 1);
    };
    trim(" \t\r");
    if (plain.ends_with("\\\\"))
        plain.resize(plain.size() - 2);
    trim(" \t\r,;.");
    plain = without_emphasis(std::move(plain));
    return std::string(without_quotation_marks(without_code(plain)));
}

std::string_view text_of_heading(std::string_view line) {
    const std::size_t begin = std::min(line.find_first_not_of(" \t#"), line.size());
    return line.starts_with('#') ? line.substr(begin) : std::string_view();
}

std::vector<std::string> cells_of_markdown(std::string_view line) {
    const std::size_t begin = std::min(line.find_first_not_of(" \t"), line.size());
    const std::size_t end = line.find_last_not_of(" \t\r") + 1;
    line = line.substr(begin, end > begin ? end - begin : 0);
    if (line.size() < 2 || !line.starts_with('|') || !line.ends_with('|'))
        return {};
    std::vector<std::string> cells{{}};
    std::size_t depth = 0;
    for (std::size_t at = 1; at < line.size(); ++at) {
        if (line.substr(at).starts_with("\\|"))
            cells.back() += line[++at];
        else if (line[at] == '|' && depth == 0)
            cells.emplace_back();
        else
            cells.back() += line[at];
        if (line[at] == '(')
            ++depth;
        else if (line[at] == ')' && depth > 0)
            --depth;
    }
    cells.pop_back(); // behind the last bar
    return cells;
}

std::string_view body_of(std::string_view text) {
    constexpr std::string_view first = "\\begin{document}";
    const std::size_t begin = text.find(first);
    if (begin == std::string_view::npos)
        return text;
    text.remove_prefix(begin + first.size());
    return text.substr(0, text.find("\\end{document}"));
}

} // namespace loggia::grading
