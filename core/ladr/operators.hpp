#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace loggia::ladr {

/// How an operator of LADR is written, by the manual of Prover9 and Mace4 (2009-11A): the lower the
/// precedence, the tighter it binds. An `infix` operator takes operands of lower precedence only,
/// so it does not chain; `infix_right` takes its own on the right, `infix_left` on the left.
struct Operator {
    enum class Type : std::uint8_t { infix, infix_left, infix_right, prefix, postfix };

    std::string text;
    int precedence;
    Type type;
};

/// The operators that a text knows at some point of it. A text can be at most one of prefix
/// operators, and at most one of the others.
class Operators {
public:
    /// Those of LADR without any command.
    Operators();

    /// After `set(arithmetic)` (or `clear`), + * / and mod bind as in arithmetic.
    void set_arithmetic(bool on);
    /// Adds one or changes what there is, as `op(...)` does.
    void declare(const Operator& op);

    [[nodiscard]] const Operator* prefix(std::string_view text) const noexcept;
    /// Infix or postfix.
    [[nodiscard]] const Operator* after(std::string_view text) const noexcept;
    /// The longest operator of special characters with which the text begins; empty without one.
    /// So `|-m2` is `|` and `-`.
    [[nodiscard]] std::string_view match(std::string_view text) const noexcept;

private:
    std::vector<Operator> all_;
};

/// Letters, digits, `$` and `_`, of which names are made.
[[nodiscard]] bool is_name_character(char c) noexcept;
/// The characters of which operators are made.
[[nodiscard]] bool is_special_character(char c) noexcept;

} // namespace loggia::ladr
