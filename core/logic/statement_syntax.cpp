#include "core/base/letters.hpp"
#include "core/logic/lenient_tokens.hpp"
#include "core/logic/syntax.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>

namespace loggia::logic {

namespace {

using lenient::Token;
using Sort = lenient::Token::Sort;

constexpr std::array<std::string_view, 9> connectives_of_prefix{"and",  "or",  "xor",  "if", "iff",
                                                                "nand", "nor", "xnor", "not"};

bool is_connective(std::string_view word) {
    return std::find(connectives_of_prefix.begin(), connectives_of_prefix.end(),
                     in_small_letters(word)) != connectives_of_prefix.end();
}

/// Whether a symbol may be called so, in prefix notation too.
bool is_symbol(std::string_view name, const PrefixSymbols& symbols) {
    const bool prints = !name.empty() && std::all_of(name.begin(), name.end(), [](char c) {
        return static_cast<unsigned char>(c) > 0x20 && c != 0x7F && c != '(' && c != ')';
    });
    return prints && !is_connective(name) && (!symbols.allowed || symbols.allowed(name));
}

/// What the tokens of a line tell about the notation that it is in.
struct Signs {
    bool operators = false; ///< where infix notation has them: behind an operand, a not in front
    std::optional<SourceSpan> stranger; ///< the first symbol that is not allowed
};

Signs signs_of(std::string_view line, const PrefixSymbols& symbols) {
    Signs signs;
    lenient::Lexer lexer(line, false);
    bool first = true;
    bool behind_operand = false;
    for (;; first = false) {
        const auto token = lexer.next();
        if (!token || token->sort == Sort::end)
            return signs;
        signs.operators = signs.operators || (token->sort == Sort::infix && behind_operand) ||
                          (token->sort == Sort::negation && first) || token->sort == Sort::prime;
        behind_operand = token->sort == Sort::name || token->sort == Sort::constant ||
                         token->sort == Sort::prime || token->sort == Sort::close;
        if (token->sort == Sort::name && !signs.stranger && !is_symbol(token->name, symbols))
            signs.stranger = span_at(line, token->begin, token->end - token->begin);
    }
}

/// Whether the line begins as no infix formula can.
bool begins_with_connective(std::string_view line) {
    const std::size_t open = line.find_first_not_of(" \t");
    if (open == std::string_view::npos || line[open] != '(')
        return false;
    const std::size_t end = std::min(line.find_first_of(" \t()", open + 1), line.size());
    const std::string word = in_small_letters(line.substr(open + 1, end - open - 1));
    return word != "not" && is_connective(word);
}

bool has_chain_of_xor(const Store& store, Expr root) {
    const auto all = postorder(store, root);
    return std::any_of(all.begin(), all.end(), [&](Expr e) {
        return store.kind(e) == Kind::parity && store.operands(e).size() > 2;
    });
}

/// The begin of the only `word` outside parentheses behind `from`.
std::optional<std::size_t> find_word(std::string_view line, std::string_view word,
                                     std::size_t from) {
    std::optional<std::size_t> found;
    int depth = 0;
    for (std::size_t at = from; at < line.size(); ++at) {
        depth += line[at] == '(' ? 1 : line[at] == ')' ? -1 : 0;
        const auto is_edge = [&](std::size_t i) {
            return i >= line.size() ||
                   std::string_view(" \t()").find(line[i]) != std::string_view::npos;
        };
        if (depth != 0 || !is_edge(at - 1) || !is_edge(at + word.size()) ||
            in_small_letters(line.substr(at, word.size())) != word)
            continue;
        if (found)
            return std::nullopt;
        found = at;
    }
    return found;
}

/// "if A then B" with an arrow in place of the words, and all that is between them in its column;
/// empty where the line is none.
std::string with_arrow(std::string_view line) {
    constexpr std::string_view if_word = "if";
    constexpr std::string_view then_word = "then";
    const std::size_t begin = line.find_first_not_of(" \t");
    if (begin == std::string_view::npos ||
        in_small_letters(line.substr(begin, if_word.size() + 1)) != "if ")
        return {};
    const auto then = find_word(line, then_word, begin + if_word.size());
    const auto is_blank = [&](std::size_t from, std::size_t to) {
        return line.substr(from, to - from).find_first_not_of(" \t") == std::string_view::npos;
    };
    if (!then || is_blank(begin + if_word.size(), *then) ||
        is_blank(*then + then_word.size(), line.size()))
        return {};
    std::string arrow(line);
    arrow.replace(begin, if_word.size(), " (");
    arrow.replace(*then, then_word.size(), ")->(");
    return arrow + ')';
}

} // namespace

Result<Expr> read_statement(Store& store, std::string_view line, int number,
                            const PrefixSymbols& symbols) {
    const auto whole_line = [&] {
        const std::size_t first = std::min(line.find_first_not_of(" \t"), line.size());
        SourceSpan span = span_at(line, first, line.find_last_not_of(" \t") + 1 - first);
        span.line = number;
        return span;
    };
    auto prefix = read_prefix(store, line, number, symbols);
    if (prefix && store.kind(*prefix) != Kind::variable)
        return prefix;
    if (const std::string arrow = with_arrow(line); !arrow.empty())
        return read_statement(store, arrow, number, symbols);
    const Signs signs = signs_of(line, symbols);
    if (prefix && signs.operators)
        return failure("ambiguous: a symbol or a formula; put blanks around the operators",
                       whole_line());
    if (prefix || !signs.operators || begins_with_connective(line))
        return prefix;
    Formula infix;
    auto root = read_lenient(infix.store, line);
    if (!root) {
        root.error().span->line = number;
        return root;
    }
    if (signs.stranger)
        return failure(fmt::format("unknown symbol '{}'; expected {}",
                                   line.substr(static_cast<std::size_t>(signs.stranger->column) - 1,
                                               static_cast<std::size_t>(signs.stranger->length)),
                                   symbols.expected),
                       SourceSpan{number, signs.stranger->column, signs.stranger->length});
    if (has_chain_of_xor(infix.store, *root))
        return failure("a chain of xor is ambiguous; write (xor A B C) or one(A, B, C) for exactly "
                       "one, (A xor B) xor C for an odd number",
                       whole_line());
    // As prefix notation has it, so that it is the same statement however it was written.
    return read_prefix(store, to_prefix(infix.store, *root), number);
}

} // namespace loggia::logic
