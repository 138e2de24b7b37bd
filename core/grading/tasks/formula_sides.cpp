#include "core/grading/tasks/formula_sides.hpp"

#include "core/base/letters.hpp"
#include "core/base/scanner.hpp"
#include "core/logic/lenient_spellings.hpp"

#include <algorithm>
#include <array>

namespace loggia::grading {

namespace {

constexpr std::array<std::string_view, 18> signs_of_equivalence{"\u2254",
                                                                "\u2250",
                                                                "\u2245",
                                                                "<->",
                                                                "<-->",
                                                                "<=>",
                                                                "<==>",
                                                                "\u2261",
                                                                "\u21D4",
                                                                "\u2194",
                                                                "\u27FA",
                                                                "\u27F7",
                                                                "\\equiv",
                                                                "\\iff",
                                                                "\\leftrightarrow",
                                                                "\\Leftrightarrow",
                                                                "\\longleftrightarrow",
                                                                "\\Longleftrightarrow"};

/// How long the name of an output is at the beginning of a text, with its variables in
/// parentheses, `f(a, b, c)`; 0 if it begins with none.
std::size_t output_length(std::string_view text) {
    const std::size_t length = word_length(text, 0);
    if (length == 0 || !text.substr(length).starts_with('('))
        return length;
    const std::size_t end = text.find_first_of("()", length + 1);
    const std::string_view inner = text.substr(length + 1, end - length - 1);
    const bool are_names = end != std::string_view::npos && text[end] == ')' &&
                           inner.find(',') != std::string_view::npos &&
                           inner.find_first_of("&|+*^!~'<>=") == std::string_view::npos;
    return are_names ? end + 1 : length;
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

} // namespace

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

std::size_t defined_side(std::string_view line, const Names& names) {
    const std::size_t length = output_length(line);
    const std::size_t begin = line.find_first_not_of(" &", length); // "&" of LaTeX's align
    if (length == 0 || begin == std::string_view::npos ||
        contains(names, line.substr(0, word_length(line, 0))))
        return 0;
    const auto* const sign =
        std::find_if(signs_of_equivalence.begin(), signs_of_equivalence.end(),
                     [&](std::string_view each) { return line.substr(begin).starts_with(each); });
    if (sign != signs_of_equivalence.end())
        return begin + sign->size();
    constexpr std::string_view assignment = "<="; // of VHDL
    return line.substr(begin).starts_with(assignment) ? begin + assignment.size() : 0;
}

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

bool is_step(std::string_view line) {
    constexpr std::array<std::string_view, 6> signs{"=", "->", "-->", "\u2192", "\u21D2", "\u27F9"};
    return std::any_of(signs.begin(), signs.end(),
                       [line](std::string_view sign) { return line.starts_with(sign); });
}

std::string_view last_step(std::string_view text, const Names& names, const ProblemTests& problem) {
    constexpr std::array<std::string_view, 9> arrows{"=>",     "\u21D2",       "\u2192",
                                                     "\u27F9", "->",           "\\Rightarrow",
                                                     "\\to",   "\\rightarrow", "\\implies"};
    std::vector<std::string_view> sides = sides_of(text, signs_of_equivalence);
    if (sides.size() == 1)
        sides = sides_of(text, arrows);
    const std::string_view name = without_math_signs_around(sides.front());
    if (sides.size() > 2 && !name.empty() && output_length(name) == name.size())
        sides.erase(sides.begin());
    if (sides.size() == 1)
        return text;
    const std::string_view begin = without_math_signs_around(sides.front());
    const auto first = FormulaReader(names).read(begin);
    if (!first || !(problem.is_problem(*first) || problem.is_equivalent(*first)))
        return text;
    const std::string_view end = without_math_signs_around(sides.back());
    const auto last = FormulaReader(names).read(end);
    const bool is_backwards = last && problem.is_problem(*last) && !problem.is_problem(*first);
    return is_backwards ? begin : end;
}

} // namespace loggia::grading
