#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace loggia::ladr {

/// How an operator of LADR is written, by the manual of Prover9 and Mace4 (2009-11A): the lower the
/// precedence, the tighter it binds. An `infix` operator takes operands of lower precedence only,
/// so it does not chain; `infix_right` takes its own on the right, `infix_left` on the left. A
/// `prefix` or `postfix` operator can be applied twice without parentheses, a `_paren` one cannot.
struct Operator {
    enum class Type : std::uint8_t {
        infix,
        infix_left,
        infix_right,
        prefix,
        prefix_paren,
        postfix,
        postfix_paren,
    };

    std::string text;
    int precedence;
    Type type;

    [[nodiscard]] bool is_prefix() const noexcept {
        return type == Type::prefix || type == Type::prefix_paren;
    }
    [[nodiscard]] bool is_postfix() const noexcept {
        return type == Type::postfix || type == Type::postfix_paren;
    }
};

/// `all x F` and `exists x F` bind like a prefix operator of this precedence.
constexpr int quantifier_precedence = 750;

/// The operators that a text knows at some point of it. A text can be at most one of prefix
/// operators, and at most one of the others.
class Operators {
public:
    /// Those of LADR without any command.
    Operators();

    /// After `set(arithmetic)` (or `clear`), + * / and mod bind as in arithmetic, and `--` between
    /// two terms is their difference, as in the examples of older versions of Mace4.
    void set_arithmetic(bool on);
    /// Adds one or changes what there is, as `op(...)` does.
    void declare(const Operator& op);
    /// The text is no operator any more, as after `op(ordinary, ...)`.
    void forget(std::string_view text);
    /// What `from` is as an operator, `to` is from now on, and `from` too.
    void copy(std::string_view from, const std::string& to);

    [[nodiscard]] const Operator* prefix(std::string_view text) const noexcept;
    /// Infix or postfix.
    [[nodiscard]] const Operator* after(std::string_view text) const noexcept;
    /// The longest operator of special characters with which the text begins, or else the one such
    /// character; empty without one. So `|-m2` is `|` and `-`. In the place of an operand, `--` is
    /// the minus twice, unless it was declared.
    [[nodiscard]] std::string_view match(std::string_view text, bool for_operand) const noexcept;

private:
    std::vector<Operator> all_;
    bool subtracts_ = false; ///< whether `--` is there by set(arithmetic)
};

/// Letters, digits, `$` and `_`, of which names are made.
[[nodiscard]] bool is_name_character(char c) noexcept;
/// The characters of which operators are made besides those of names.
[[nodiscard]] bool is_special_character(char c) noexcept;

} // namespace loggia::ladr
