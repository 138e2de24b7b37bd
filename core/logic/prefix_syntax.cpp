#include "core/base/letters.hpp"
#include "core/base/symbol.hpp"
#include "core/logic/syntax.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace loggia::logic {

namespace {

struct Connective {
    std::string_view word;
    Kind kind;
    std::optional<std::size_t> parts; ///< any number if absent
    bool negated = false;             ///< it is the opposite of that kind
};

constexpr std::array connectives{
    Connective{"and", Kind::conjunction, std::nullopt},
    Connective{"or", Kind::disjunction, std::nullopt},
    Connective{"xor", Kind::exactly_one, std::nullopt},
    Connective{"not", Kind::negation, 1},
    Connective{"if", Kind::implication, 2},
    Connective{"iff", Kind::equivalence, 2},
    Connective{"nand", Kind::conjunction, std::nullopt, true},
    Connective{"nor", Kind::disjunction, std::nullopt, true},
    Connective{"xnor", Kind::equivalence, 2},
};

constexpr const char* all_connectives = "and, or, xor, not, if, iff, nand, nor or xnor";
constexpr std::string_view blanks = " \t";
constexpr std::string_view ends_a_word = " \t()";
constexpr std::size_t longest_line = std::size_t{1} << 28U;

const Connective* connective_of(std::string_view word) {
    const auto same = [](char a, char b) { return a == small_letter(b); };
    const auto* const found =
        std::find_if(connectives.begin(), connectives.end(), [&](const Connective& c) {
            return std::equal(c.word.begin(), c.word.end(), word.begin(), word.end(), same);
        });
    return found == connectives.end() ? nullptr : found;
}

/// A word for a message: shortened, with printable characters only.
std::string in_quotes(std::string_view word) {
    constexpr std::size_t most = 40;
    std::string text(whole_characters(word, most));
    for (char& c : text)
        if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F)
            c = '?';
    return fmt::format("'{}{}'", text, word.size() > most ? "..." : "");
}

class PrefixReader {
public:
    PrefixReader(Store& store, std::string_view line, int number, const PrefixSymbols& symbols,
                 const Control& control)
        : store_(store), line_(line), number_(number), symbols_(symbols), control_(control) {}

    Result<Expr> read() {
        if (line_.size() >= longest_line)
            return failure("the line is too long (the limit is 256 MB)", at(0));
        for (skip_blanks(); here_ < line_.size(); skip_blanks())
            if (auto step = control_.stop_requested() ? failure("stopped") : read_token(); !step)
                return tl::unexpected(std::move(step.error()));
        if (!open_.empty())
            return failure(
                fmt::format("expected ')' for the '(' in column {}", open_.back().place + 1),
                at(line_.size()));
        if (parts_.empty())
            return failure(line_.empty()
                               ? "expected a statement: a symbol or '('"
                               : "expected a statement or an empty line, found only blanks",
                           at(0, line_.size()));
        return parts_.front();
    }

private:
    struct Open {
        const Connective* connective;
        std::size_t place;      ///< of its parenthesis
        std::size_t first_part; ///< in parts_
    };

    [[nodiscard]] SourceSpan at(std::size_t place, std::size_t length = 1) const {
        return {number_, static_cast<int>(place) + 1,
                static_cast<int>(std::max<std::size_t>(length, 1))};
    }

    void skip_blanks() { here_ = std::min(line_.find_first_not_of(blanks, here_), line_.size()); }

    std::string_view take_word() {
        const std::size_t begin = here_;
        here_ = std::min(line_.find_first_of(ends_a_word, here_), line_.size());
        return line_.substr(begin, here_ - begin);
    }

    [[nodiscard]] bool blank_before() const {
        return here_ == 0 || blanks.find(line_[here_ - 1]) != std::string_view::npos;
    }

    Result<void> read_token() {
        if (open_.empty() && !parts_.empty())
            return failure(line_[here_] == ')'
                               ? "expected the end of the line, found an unmatched ')'"
                               : "expected the end of the line after the statement",
                           at(here_, line_[here_] == ')' ? 1 : line_.size() - here_));
        switch (line_[here_]) {
        case '(':
            return begin_parenthesis();
        case ')':
            return end_parenthesis();
        default:
            return read_symbol();
        }
    }

    Result<void> begin_parenthesis() {
        if (!blank_before())
            return failure("expected a blank before '('", at(here_));
        const std::size_t place = here_++;
        const std::string_view word = take_word();
        const Connective* connective = connective_of(word);
        if (word.empty())
            return failure(
                fmt::format("expected a connective right after '(': {}", all_connectives),
                at(place, 2));
        if (connective == nullptr && symbols_.allowed && symbols_.allowed(word))
            return failure(
                fmt::format("write the symbol {} without brackets; expected a connective: {}",
                            in_quotes(word), all_connectives),
                at(place + 1, word.size()));
        if (connective == nullptr)
            return failure(
                fmt::format("unknown connective {}; expected {}", in_quotes(word), all_connectives),
                at(place + 1, word.size()));
        open_.push_back({connective, place, parts_.size()});
        return {};
    }

    Result<void> end_parenthesis() {
        if (open_.empty())
            return failure("expected a statement, found an unmatched ')'", at(here_));
        const Open closed = open_.back();
        const Connective& connective = *closed.connective;
        const std::size_t count = parts_.size() - closed.first_part;
        if (connective.parts && count != *connective.parts)
            return failure(fmt::format("'{}' takes exactly {}, found {}", connective.word,
                                       *connective.parts == 1 ? "one statement" : "two statements",
                                       count == 0 ? "none" : std::to_string(count)),
                           at(closed.place, connective.word.size() + 1));
        ++here_;
        if (here_ < line_.size() && line_[here_] != ')' &&
            blanks.find(line_[here_]) == std::string_view::npos)
            return failure("expected a blank after ')'", at(here_));
        open_.pop_back();
        const Expr whole =
            store_.node(connective.kind, std::span<const Expr>(parts_).subspan(closed.first_part));
        parts_.resize(closed.first_part);
        parts_.push_back(connective.negated ? store_.negation(whole) : whole);
        return {};
    }

    Result<void> read_symbol() {
        const std::size_t place = here_;
        const std::string_view word = take_word();
        if (const Connective* connective = connective_of(word))
            return failure(fmt::format("a connective must follow '('; expected '({}' or {}",
                                       connective->word, symbols_.expected),
                           at(place, word.size()));
        const bool prints = std::all_of(word.begin(), word.end(), [](char c) {
            return static_cast<unsigned char>(c) > 0x20 && c != 0x7F;
        });
        if (!prints || (symbols_.allowed && !symbols_.allowed(word)))
            return failure(
                fmt::format("unknown symbol {}; expected {}", in_quotes(word), symbols_.expected),
                at(place, word.size()));
        parts_.push_back(store_.variable(word));
        return {};
    }

    Store& store_;
    std::string_view line_;
    int number_;
    const PrefixSymbols& symbols_;
    const Control& control_;
    std::size_t here_ = 0;
    std::vector<Open> open_;
    std::vector<Expr> parts_; ///< of all that is open, the outermost first
};

std::string_view opening(Kind kind) {
    switch (kind) {
    case Kind::conjunction:
        return "(and";
    case Kind::disjunction:
        return "(or";
    case Kind::parity:
    case Kind::exactly_one:
        return "(xor";
    case Kind::negation:
        return "(not";
    case Kind::implication:
        return "(if";
    case Kind::equivalence:
        return "(iff";
    case Kind::constant:
    case Kind::variable:
        break;
    }
    return "";
}

/// A parity of n parts is n - 1 nested pairs: (xor (xor a b) c).
void open_node(std::string& text, Kind kind, std::size_t parts) {
    if (kind != Kind::parity) {
        text += opening(kind);
        return;
    }
    if (parts == 0)
        text += "(or";
    for (std::size_t i = 1; i < parts; ++i)
        text += i == 1 ? "(xor" : " (xor";
}

} // namespace

Result<Expr> read_prefix(Store& store, std::string_view line, int number,
                         const PrefixSymbols& symbols, const Control& control) {
    return PrefixReader(store, line, number, symbols, control).read();
}

std::string to_prefix(const Store& store, Expr root) {
    struct Visit {
        Expr e;
        std::size_t done; ///< parts written
    };
    std::string text;
    std::vector<Visit> path{{root, 0}};
    while (!path.empty()) {
        const auto [e, done] = path.back();
        const Kind kind = store.kind(e);
        if (kind == Kind::variable || kind == Kind::constant) {
            text += kind == Kind::variable ? std::string_view(store.name(store.variable_of(e)))
                    : store.value_of(e)    ? std::string_view("(and)")
                                           : std::string_view("(or)");
            path.pop_back();
            continue;
        }
        const auto parts = store.operands(e);
        if (done == 0)
            open_node(text, kind, parts.size());
        if (kind == Kind::parity && done >= 2)
            text += ')';
        if (done < parts.size()) {
            if (kind != Kind::parity || parts.size() > 1)
                text += ' ';
            ++path.back().done;
            path.push_back({parts[done], 0});
            continue;
        }
        if (kind != Kind::parity || parts.empty())
            text += ')';
        path.pop_back();
    }
    return text;
}

} // namespace loggia::logic
