#pragma once

#include "core/base/error.hpp"
#include "core/ladr/operators.hpp"
#include "core/ladr/term.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace loggia::ladr {

/// How deep terms may be nested: arguments, parentheses around operators, chains of minuses. Long
/// chains of `&`, `|`, `+` and `*` are flat and do not count.
constexpr std::uint32_t most_depth = 1000;

/// What a file in UTF-8 may begin with.
constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

/// What ends in a full stop.
struct Statement {
    TermId term;
    std::size_t offset; ///< of its first character
    std::size_t length; ///< without the full stop and what stands before it
};

/// Reads LADR, the language of Prover9's and Mace4's files, one statement after the other: names of
/// letters, digits, `$` and `_`, or anything in quotation marks; operators by their precedence;
/// `f(...)`, where the name may be an operator's; lists, which may name operators and have a tail;
/// `all x F`, `exists x F`; comments from `%` to the end of the line or from `%BEGIN` to `END%`.
/// Of its own it reads the difference `a -- b` after set(arithmetic), as `a + -b`.
///
/// An operator is the longest one that the text goes on with, so `-a|-b` needs no blanks. Errors
/// say what was found and what was expected, with the place. Linear, without recursion.
class StatementReader {
public:
    /// Both have to outlive this. What stands before `begin` only counts for places.
    StatementReader(std::string_view text, Terms& terms, std::size_t begin = 0)
        : text_(text), terms_(&terms), at_(begin) {}

    /// The next statement; nothing at the end of the text. Not to be called after an error.
    [[nodiscard]] Result<std::optional<Statement>> next();

    /// Where the next statement is looked for.
    [[nodiscard]] std::size_t position() const noexcept { return at_; }
    /// What may be changed between statements.
    [[nodiscard]] Operators& operators() noexcept { return operators_; }
    /// Any run of special characters is one operator from now on, which may only be applied in
    /// parentheses, as in `function(+++(_,_), ...)`; for what programs print.
    void set_plain_operators() { plain_operators_ = true; }
    /// Whether lists are terms of `$cons` and `$nil`, as in formulas. Those with a tail, as
    /// `[a,b:x]`, always are.
    void set_lists_as_terms(bool on) { lists_as_terms_ = on; }
    /// As `set(arithmetic)` and `clear(arithmetic)` do, between statements.
    void set_arithmetic(bool on) {
        operators_.set_arithmetic(on);
        arithmetic_ = on;
    }

private:
    struct Token {
        enum class Kind : std::uint8_t { name, op, open, close, list, end_list, comma, stop, end };
        Kind kind;
        std::size_t offset;
        std::size_t length;
    };
    /// What waits for an operand or for its end.
    struct Pending {
        enum class Kind : std::uint8_t { prefix, infix, quantifier, group, call, list };
        Kind kind;
        Operator::Type type;
        int precedence;
        Name name;
        Name variable; ///< of a quantifier
        std::uint32_t operands;
        std::size_t offset;
        std::size_t length;
        std::size_t variable_offset;
        bool has_tail = false; ///< of a list: the last operand is its tail
    };
    struct Operand {
        TermId term;
        int precedence;
    };

    [[nodiscard]] Result<void> skip_blanks();
    [[nodiscard]] Result<Token> scan();
    [[nodiscard]] std::string_view text_of(const Token& token) const {
        return text_.substr(token.offset, token.length);
    }
    [[nodiscard]] std::string shown(const Token& token) const;
    [[nodiscard]] tl::unexpected<Error> fail(std::string message, std::size_t offset,
                                             std::size_t length) const;

    [[nodiscard]] Result<void> take_operand(const Token& token);
    [[nodiscard]] Result<void> take_operator(const Token& token);
    [[nodiscard]] Result<void> take_name(const Token& token);
    [[nodiscard]] Result<bool> take_quantifier(const Token& token, Name name);
    /// The next character that counts; 0 at the end.
    [[nodiscard]] Result<char> peek();
    [[nodiscard]] Result<void> take_after(const Token& token);
    [[nodiscard]] Result<void> take_infix(const Token& token, const Operator& op);
    [[nodiscard]] Result<void> close(const Token& token);
    [[nodiscard]] Result<void> reduce_below(int precedence);
    [[nodiscard]] Result<void> reduce();
    [[nodiscard]] Result<void> push_difference(const Pending& minus);
    [[nodiscard]] Result<void> push_list(const Pending& list);
    /// Whether a chain of this operator is one term, however long.
    [[nodiscard]] bool is_flat(Name name) const noexcept {
        return name == name_and || name == name_or || name == name_attribute ||
               (arithmetic_ && (name == name_plus || name == name_times));
    }
    [[nodiscard]] Result<void> push_term(Term::Kind kind, Name name, std::size_t count,
                                         std::size_t offset, std::size_t length, int precedence);
    [[nodiscard]] bool reducible() const noexcept {
        return !pending_.empty() && pending_.back().kind <= Pending::Kind::quantifier;
    }

    std::string_view text_;
    Terms* terms_;
    Operators operators_;
    std::size_t at_ = 0;
    std::vector<Pending> pending_;
    std::vector<Operand> operands_;
    bool wants_operand_ = true;
    bool arithmetic_ = false;
    bool plain_operators_ = false;
    bool lists_as_terms_ = false;
};

} // namespace loggia::ladr
