#include "core/logic/lenient_spellings.hpp"
#include "core/logic/letters_or_words.hpp"
#include "core/logic/notation.hpp"
#include "core/logic/syntax.hpp"
#include "core/logic/typeset_letters.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace loggia::logic {

namespace {

using lenient::Token;
using Sort = lenient::Token::Sort;

/// Whether a text begins as prefix notation does: an opening parenthesis and a connective.
bool begins_as_prefix(std::string_view text) {
    const std::size_t open = text.find_first_not_of(" \t\r\n");
    if (open == std::string_view::npos || text[open] != '(')
        return false;
    const std::size_t end = std::min(text.find_first_of(" \t\r\n)", open), text.size());
    const std::string_view word = text.substr(open + 1, end - open - 1);
    if (word == "=>") // SMT-LIB
        return true;
    const std::size_t behind = text.find_first_not_of(" \t\r\n", end);
    if (behind != std::string_view::npos &&
        lenient::symbol_at(text.substr(behind)).sort == Sort::infix)
        return false; // `(if | a)`, of which `if` is a name
    const Token meaning = lenient::keyword(word);
    return (meaning.end != 0 && (meaning.sort == Sort::infix || meaning.sort == Sort::negation)) ||
           (word.size() == 2 && (word[0] | 0x20) == 'i' && (word[1] | 0x20) == 'f');
}

/// Puts `if` in the place of SMT-LIB's `=>` and of `implies`; what stands behind stays where it is.
void spell_implications(std::string& line) {
    for (const std::string_view word : {"(=>", "(implies"})
        for (std::size_t at = line.find(word); at != std::string::npos;
             at = line.find(word, at + word.size()))
            if (const std::size_t end = at + word.size(); end < line.size() && line[end] == ' ')
                line.replace(at, word.size(), fmt::format("{:<{}}", "(if", word.size()));
}

/// A formula in prefix notation, over several lines if need be.
Result<Expr> read_as_prefix(Store& store, std::string_view text, const Control& control) {
    std::string line(text);
    std::replace_if(
        line.begin(), line.end(), [](char c) { return c == '\n' || c == '\r' || c == '\t'; }, ' ');
    spell_implications(line);
    const PrefixSymbols names{lenient::is_plain_name, "a name"};
    Store scratch;
    const auto prefix = read_prefix(scratch, line, 1, names, control);
    if (!prefix) {
        Error error = prefix.error();
        if (error.span) // of the one line
            error.span = span_at(text, static_cast<std::size_t>(error.span->column - 1),
                                 static_cast<std::size_t>(error.span->length));
        return tl::unexpected(std::move(error));
    }
    // As infix notation has it: `(and a)` is a, and `(and)` is true.
    const auto infix = print(scratch, *prefix, notations::ascii);
    return infix ? read_lenient(store, *infix, {}, control) : tl::unexpected(infix.error());
}

/// Whether nothing but prefix notation begins so: `(not` may, and `(And (a, b) -> c)` is infix.
bool is_plainly_prefix(std::string_view text) {
    const std::string_view word = text.substr(text.find('(') + 1);
    return lenient::keyword(word.substr(0, 3)).sort != Sort::negation &&
           text.find(',') == std::string_view::npos;
}

} // namespace

Result<Expr> read_typed(Store& store, std::string_view text, const Control& control) {
    if (const auto plain = with_plain_letters(text)) {
        auto root = read_typed(store, *plain, control);
        return root ? std::move(root) : tl::unexpected(as_typeset(std::move(root.error()), text));
    }
    if (begins_as_prefix(text))
        if (auto prefix = read_as_prefix(store, text, control); prefix || is_plainly_prefix(text))
            return prefix;
    const auto letters = means_single_letters(store, text, control);
    if (!letters)
        return tl::unexpected(letters.error());
    return read_lenient(store, text, {.single_letters = *letters}, control);
}

Result<Formula> read_typed(std::string_view text) {
    Formula formula;
    const auto root = read_typed(formula.store, text);
    if (!root)
        return tl::unexpected(root.error());
    formula.root = *root;
    return formula;
}

} // namespace loggia::logic
