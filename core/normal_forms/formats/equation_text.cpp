#include "core/normal_forms/formats/equation_text.hpp"

#include "core/base/letters.hpp"
#include "core/base/scanner.hpp"
#include "core/logic/lenient_spellings.hpp"
#include "core/normal_forms/formats/syntax_readers.hpp"
#include "core/normal_forms/names.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>

namespace loggia::normal_forms {

namespace {

/// How much of a text is passed over as it is: a name in quotation marks, a command of LaTeX with
/// the name that it sets, a number, or one byte.
std::size_t piece_length(std::string_view text) {
    using namespace logic::lenient;
    std::size_t length = 1;
    if (text[0] == '"') {
        while (length < text.size() && text[length] != '"')
            length += text[length] == '\\' ? 2 : 1;
        return std::min(length + 1, text.size());
    }
    if (text[0] == '\\') {
        while (length < text.size() && is_letter(text[length]))
            ++length;
        const bool group = length < text.size() && text[length] == '{' &&
                           is_font_command(text.substr(1, length - 1));
        if (group) {
            int depth = 0; // names have \textbackslash{} in them
            do {
                depth += text[length] == '{' ? 1 : text[length] == '}' ? -1 : 0;
                length += text[length] == '\\' ? 2 : 1;
            } while (depth > 0 && length < text.size());
            return std::min(length, text.size());
        }
        return std::min(std::max<std::size_t>(length, 2), text.size());
    }
    if (is_digit(text[0]))
        for (std::size_t next = 1; next != 0 && length < text.size(); length += next)
            next = word_character(text, length);
    return length;
}

} // namespace

bool is_dotted_product(std::string_view name) {
    using namespace logic::lenient;
    if (name.find('.') == std::string_view::npos)
        return false;
    for (;;) {
        if (name.empty() || !is_letter(name[0]))
            return false;
        const std::size_t end = std::min(name.find_first_not_of("0123456789", 1), name.size());
        if (end == name.size())
            return true;
        if (name[end] != '.')
            return false;
        name.remove_prefix(end + 1);
    }
}

namespace {

/// `#`, and at the start of a line or an equation `//` and the `-- ` of VHDL.
bool begins_comment(std::string_view text, std::size_t at, bool is_start) {
    const std::string_view rest = text.substr(at);
    return rest[0] == '#' ||
           (is_start && (rest.starts_with("//") ||
                         (rest.starts_with("--") &&
                          (rest.size() == 2 ||
                           std::string_view(" \t\r\n").find(rest[2]) != std::string_view::npos))));
}

} // namespace

std::string without_comments(std::string_view text) {
    std::string clean(text);
    bool quoted = false;
    bool may_end = true;  // a comment that begins with `/*`: an end may come behind it
    bool is_start = true; // of a line or an equation
    for (std::size_t i = clean.starts_with("\xEF\xBB\xBF") ? 3 : 0; i < clean.size(); ++i) {
        if (clean[i] == '\\' && i + 1 < clean.size())
            ++i;
        else if (clean[i] == '"')
            quoted = !quoted;
        else if (!quoted && begins_comment(clean, i, is_start))
            for (; i < clean.size() && clean[i] != '\n'; ++i)
                clean[i] = ' ';
        else if (!quoted && may_end && clean.compare(i, 2, "/*") == 0) {
            const std::size_t end = clean.find("*/", i + 2);
            may_end = end != std::string::npos;
            if (may_end) {
                std::replace_if(
                    clean.begin() + static_cast<std::ptrdiff_t>(i),
                    clean.begin() + static_cast<std::ptrdiff_t>(end + 2),
                    [](char c) { return c != '\n'; }, ' ');
                i = end + 1;
            }
        }
        is_start = i < clean.size() && (clean[i] == '\n' || clean[i] == ';' ||
                                        (is_start && (clean[i] == ' ' || clean[i] == '\t')));
    }
    return clean;
}

namespace {

/// Whether the end of a line reads as an operand of CUPL or ABEL rather than as a remark: it ends
/// with `;`, or all there is are signs and names of one letter.
bool is_operand_of_or(std::string_view text) {
    using namespace logic::lenient;
    if (text.ends_with(';'))
        return text.size() > 1;
    bool has_name = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (is_letter(text[i])) {
            if (i > 0 && (is_letter(text[i - 1]) || is_digit(text[i - 1])))
                return false;
            has_name = true;
        } else if (!is_digit(text[i]) &&
                   std::string_view(" \t&!$#()*+|^~'-").find(text[i]) == std::string_view::npos) {
            return false;
        }
    }
    return has_name;
}

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view blanks = " \t\r";
    text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
    return text.substr(0, text.find_last_not_of(blanks) + 1);
}

} // namespace

std::size_t ambiguous_hash(std::string_view text) {
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        std::string_view line = text.substr(begin, end - begin);
        if (const std::size_t slashes = line.find("//"); slashes != std::string_view::npos)
            if (const std::string_view before = trimmed(line.substr(0, slashes));
                before.empty() || before.back() == ';')
                line = before;
        const std::size_t hash = line.find('#');
        if (hash != std::string_view::npos &&
            line.substr(0, hash).find('"') == std::string_view::npos &&
            is_operand_of_or(trimmed(line.substr(hash + 1)))) {
            const std::string_view before = trimmed(line.substr(0, hash));
            if (!before.empty() &&
                (logic::lenient::word_character(before, before.size() - 1) != 0 ||
                 before.back() == ')' || before.back() == '\''))
                return begin + hash;
        }
        begin = end + 1;
    }
    return std::string_view::npos;
}

std::vector<EquationStatement> statements_in(std::string_view text) {
    std::vector<std::size_t> ends;
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\\')
            ++i;
        else if (text[i] == '"')
            quoted = !quoted;
        else if (text[i] == ';' && !quoted)
            ends.push_back(i);
    }
    const std::size_t front = text.starts_with("\xEF\xBB\xBF") ? 3 : 0;
    std::vector<std::size_t> definitions;
    for (std::size_t at = find_definition(text, front); at != std::string_view::npos;
         at = find_definition(text, at + 1))
        definitions.push_back(at);
    if (ends.empty()) {
        std::size_t line = std::string_view::npos; // the line end before the definition at hand
        std::size_t next = text.find('\n');
        for (const std::size_t at : definitions) {
            for (; next < at; next = text.find('\n', next + 1))
                line = next;
            if (line != std::string_view::npos && (ends.empty() || ends.back() < line))
                ends.push_back(line);
        }
    }
    ends.push_back(text.size());

    std::vector<EquationStatement> statements;
    std::size_t begin = front;
    auto definition = definitions.begin();
    for (const std::size_t end : ends) {
        const std::size_t first =
            begin < end ? text.substr(0, end).find_first_not_of(" \t\r\n", begin) : end;
        definition = std::find_if(definition, definitions.end(),
                                  [&](std::size_t at) { return at >= begin; });
        if (first < end)
            statements.push_back({first,
                                  definition != definitions.end() && *definition < end
                                      ? *definition
                                      : std::string_view::npos,
                                  end});
        begin = end + 1;
    }
    return statements;
}

void Respelled::quote(std::string_view name) {
    marks_.push_back(spelled_.size());
    spelled_ += '"';
    spelled_ += name;
    marks_.push_back(spelled_.size());
    spelled_ += '"';
}

std::size_t Respelled::original(const SourceSpan& span) const {
    std::size_t line = 0;
    for (int number = 1; number < span.line && line < spelled_.size(); ++number)
        line = std::min(spelled_.find('\n', line), spelled_.size() - 1) + 1;
    const std::size_t place =
        std::min(line + static_cast<std::size_t>(span.column - 1), spelled_.size());
    const auto before = std::lower_bound(marks_.begin(), marks_.end(), place) - marks_.begin();
    return begin_ + place - static_cast<std::size_t>(before);
}

std::string_view dotted_product(std::string_view text, std::size_t begin, std::size_t end,
                                const std::function<bool(std::string_view)>& declared) {
    for (std::size_t at = begin; at < end;) {
        const std::string_view rest = text.substr(at, end - at);
        const std::size_t word = equation_name_length(rest);
        const std::string_view name = rest.substr(0, word);
        if (is_dotted_product(name) && !declared(name))
            return name;
        at += word != 0 ? word : piece_length(rest);
    }
    return {};
}

namespace {

/// The number of a term such as `m0`, `M_2`, `m_{10}` or `m₁`, and how many bytes the term has.
struct RowTerm {
    std::string number; ///< empty where the text begins with no such term
    std::size_t length = 0;
    bool is_latex = false;   ///< with `_`
    bool is_lowered = false; ///< `₁`
};

RowTerm row_term_at(std::string_view text) {
    RowTerm term;
    if (text.empty() || (text[0] != 'm' && text[0] != 'M'))
        return term;
    std::size_t at = 1;
    term.is_latex = text.substr(at).starts_with('_');
    const bool braces = text.substr(at).starts_with("_{");
    at += braces ? 2 : term.is_latex ? 1 : 0;
    for (;;) {
        constexpr std::string_view lowered("\xE2\x82"); // of ₀ to ₉ all bytes but the last
        const std::string_view rest = text.substr(at);
        if (!rest.empty() && logic::lenient::is_digit(rest[0])) {
            term.number += rest[0];
            ++at;
        } else if (rest.size() > 2 && rest.starts_with(lowered) && (rest[2] & 0x3F) <= 9) {
            term.number += static_cast<char>('0' + (rest[2] & 0x3F));
            term.is_lowered = true;
            at += lowered.size() + 1;
        } else {
            break;
        }
    }
    if (braces && !text.substr(at).starts_with('}'))
        term.number.clear();
    term.length = at + (braces ? 1 : 0);
    return term;
}

/// How many bytes the sign has that joins minterms or maxterms at the start of a text. `m1 ∨ m2`
/// and `m_{1} \lor m_{2}` are variables, as results are written.
std::size_t joint_of_row_terms(std::string_view text, bool is_sum, bool is_lowered) {
    constexpr std::array<std::string_view, 2> sums{"+", "\\vee"};
    constexpr std::array<std::string_view, 9> products{
        "*", ".", "\u00B7", "\u22C5", "\u2219", "\u2022", "\u00D7", "\\cdot", "\\wedge"};
    const std::string_view logical = is_sum ? "\u2228" : "\u2227";
    if (is_lowered && text.starts_with(logical))
        return logical.size();
    const auto length_in = [text](const auto& signs) {
        const auto sign = std::find_if(signs.begin(), signs.end(), [text](std::string_view each) {
            return text.starts_with(each);
        });
        return sign == signs.end() ? std::size_t{0} : sign->size();
    };
    return is_sum ? length_in(sums) : length_in(products);
}

} // namespace

std::optional<RowTerms> row_terms(std::string_view text, std::size_t begin, std::size_t end) {
    std::size_t at = begin;
    const auto next = [&] {
        at = std::min(text.find_first_not_of(" \t\r\n$", at), end); // and of LaTeX
        return text.substr(at, end - at);
    };
    RowTerms terms;
    std::size_t count = 0;
    for (;; ++count) {
        const std::string_view rest = next();
        const RowTerm term = row_term_at(rest);
        if (term.number.empty() || (count > 0 && rest[0] != terms.first[0]))
            return std::nullopt;
        const bool is_sum = rest[0] == 'm';
        if (count == 0) {
            terms.first = rest.substr(0, term.length);
            terms.name = term.is_latex ? fmt::format("{}_{}", rest[0], term.number)
                                       : std::string(terms.first);
        }
        constexpr std::size_t most_listed = 8;
        if (count <= most_listed)
            terms.list += count > 0 ? ", " : is_sum ? "m(" : "M(";
        if (count < most_listed)
            terms.list += term.number;
        else if (count == most_listed)
            terms.list += "...";
        at += term.length;
        const std::string_view behind = next();
        if (behind.empty())
            break;
        const std::size_t joint = joint_of_row_terms(behind, is_sum, term.is_lowered);
        if (is_sum && joint == 0)
            return std::nullopt;
        at += joint; // maxterms may stand side by side
    }
    terms.list += ')';
    return count > 0 ? std::optional(terms) : std::nullopt;
}

std::string ambiguous_row_terms(const RowTerms& terms) {
    return terms.first[0] == 'm'
               ? fmt::format(
                     "'{0}' is ambiguous; write {1} for minterms, or \"{2}\" for a variable",
                     terms.first, terms.list, terms.name)
               : fmt::format(
                     "'{0}' is ambiguous; write {1} for maxterms, or \"{2}\" for a variable",
                     terms.first, terms.list, terms.name);
}

std::size_t mention_of(std::string_view text, std::string_view name, std::size_t begin,
                       std::size_t end) {
    for (std::size_t at = begin; at < end;) {
        const std::string_view rest = text.substr(at, end - at);
        const std::size_t word = equation_name_length(rest);
        const std::size_t length = word != 0 ? word : piece_length(rest);
        const std::string_view piece = rest.substr(0, length);
        if (piece == name)
            return at;
        if (piece.size() == name.size() + 2 && piece[0] == '"' &&
            piece.substr(1, name.size()) == name)
            return at + 1;
        at += length;
    }
    return begin;
}

Respelled respell(std::string_view text, std::size_t begin, std::size_t end,
                  const std::function<bool(std::string_view)>& declared) {
    Respelled result(begin);
    for (std::size_t at = begin; at < end;) {
        const std::string_view rest = text.substr(at, end - at);
        const std::size_t word = equation_name_length(rest);
        const std::string_view piece = rest.substr(0, word != 0 ? word : piece_length(rest));
        const bool means_something =
            logic::lenient::keyword(piece).end != 0 || logic::lenient::is_truth_letter(piece);
        if (word != 0 && !logic::lenient::is_plain_name(piece) &&
            (!means_something || declared(piece)))
            result.quote(piece);
        else
            result.copy(piece);
        at += piece.size();
    }
    return result;
}

namespace {

/// A word as the only declared names that it can be made of.
std::optional<std::vector<std::string_view>>
parts_of(std::string_view word, const std::function<bool(std::string_view)>& declared) {
    constexpr std::size_t longest = 200;
    if (word.size() > longest)
        return std::nullopt;
    // How many ways there are from a place to the end, none, one or more, and the first part.
    std::vector<int> ways(word.size() + 1, 0);
    std::vector<std::size_t> length(word.size(), 0);
    ways[word.size()] = 1;
    for (std::size_t at = word.size(); at-- > 0;)
        for (std::size_t next = at + 1; next <= word.size(); ++next)
            if (ways[next] > 0 && declared(word.substr(at, next - at))) {
                ways[at] = std::min(2, ways[at] + ways[next]);
                length[at] = next - at;
            }
    if (ways[0] != 1)
        return std::nullopt;
    std::vector<std::string_view> parts;
    for (std::size_t at = 0; at < word.size(); at += length[at])
        parts.push_back(word.substr(at, length[at]));
    return parts;
}

} // namespace

std::optional<std::string>
products_spelled_out(std::string_view text, const std::function<bool(std::string_view)>& declared) {
    std::string spelled;
    bool is_behind_operand = false;
    bool is_new_line = false;
    // Whether an operand may begin here: lines side by side are no product.
    const auto begin_operand = [&] {
        if (is_behind_operand)
            spelled += " * ";
        return !is_behind_operand || !is_new_line;
    };
    for (std::size_t at = 0; at < text.size();) {
        const std::string_view rest = text.substr(at);
        const std::size_t word = equation_name_length(rest);
        const std::string_view piece = rest.substr(0, word != 0 ? word : piece_length(rest));
        at += piece.size();
        const bool means_something = logic::lenient::keyword(piece).end != 0;
        if (word != 0 && (declared(piece) || !means_something)) {
            const auto parts = declared(piece) ? std::vector{piece} : parts_of(piece, declared);
            if (!parts || !begin_operand())
                return std::nullopt;
            spelled += fmt::format("\"{}\"", fmt::join(*parts, "\" * \""));
            is_behind_operand = true;
            is_new_line = false;
        } else if (piece == "(" || piece[0] == '"') {
            if (!begin_operand())
                return std::nullopt;
            spelled += piece;
            is_behind_operand = piece != "(";
            is_new_line = false;
        } else {
            spelled += piece;
            if (piece == "\n")
                is_new_line = true;
            else if (!Scanner::is_blank(piece[0])) {
                is_behind_operand = piece == ")" || piece == "'";
                is_new_line = false;
            }
        }
    }
    return spelled;
}

namespace {

constexpr std::array<std::string_view, 4> opening_signs{"$$", "$", "\\[", "\\("};
constexpr std::array<std::string_view, 4> closing_signs{"$$", "$", "\\]", "\\)"};

/// Where a text begins to say something, behind a byte order mark and lines of comments; npos
/// where it says nothing.
std::size_t first_said_in(std::string_view text) {
    std::size_t first = text.starts_with("\xEF\xBB\xBF") ? 3 : 0;
    for (first = text.find_first_not_of(" \t\r\n", first);
         first != std::string_view::npos && text[first] == '#';)
        first = text.find_first_not_of(" \t\r\n", text.find('\n', first));
    return first;
}

} // namespace

bool is_set_as_math(std::string_view text) {
    const std::size_t first = first_said_in(text);
    if (first == std::string_view::npos)
        return false;
    std::string_view line = text.substr(first, text.find('\n', first) - first);
    line = line.substr(0, line.find_last_not_of(" \t\r") + 1);
    for (std::size_t i = 0; i < opening_signs.size(); ++i)
        if (line.starts_with(opening_signs[i]))
            return line == opening_signs[i] ||
                   line.substr(opening_signs[i].size()).ends_with(closing_signs[i]);
    return false;
}

std::string without_math_signs(std::string_view text) {
    std::string plain(text);
    const std::size_t first = first_said_in(text);
    if (first == std::string::npos ||
        std::none_of(opening_signs.begin(), opening_signs.end(),
                     [&](std::string_view sign) { return text.substr(first).starts_with(sign); }))
        return plain;
    for (std::size_t begin = first; begin < plain.size();) {
        const std::size_t end = std::min(plain.find('\n', begin), plain.size());
        for (const std::string_view sign : opening_signs)
            if (const std::size_t at = plain.find_first_not_of(" \t", begin);
                at != std::string::npos && plain.compare(at, sign.size(), sign) == 0)
                plain.replace(at, sign.size(), sign.size(), ' ');
        for (const std::string_view sign : closing_signs)
            if (const std::size_t last = plain.find_last_not_of(" \t\r\n", end - 1);
                last != std::string::npos && last + 1 >= begin + sign.size() &&
                plain.compare(last + 1 - sign.size(), sign.size(), sign) == 0)
                plain.replace(last + 1 - sign.size(), sign.size(), sign.size(), ' ');
        begin = end + 1;
    }
    return plain;
}

} // namespace loggia::normal_forms
