#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace loggia::ladr {

/// A name within its Terms: equal names are equal numbers.
using Name = std::uint32_t;
/// A term within its Terms.
using TermId = std::uint32_t;

/// The names with a meaning, whose numbers are the same in all Terms.
enum KnownName : Name {
    name_and,
    name_or,
    name_implies,
    name_implied,
    name_iff,
    name_minus, ///< "not" before a formula, the negative before a term
    name_equal,
    name_unequal,
    name_less,
    name_at_most,
    name_more,
    name_at_least,
    name_plus,
    name_times,
    name_over,
    name_mod,
    name_min,
    name_max,
    name_abs,
    name_all,
    name_exists,
    name_true,
    name_false,
    name_list,
    name_attribute,
    name_end_of_list,
    name_end_if,
    name_domain_size,
    name_cons,
    name_nil,
    known_names
};

/// What a LADR text is made of before it means anything: a name with its arguments. Operators are
/// names too; `a & b & c` is one term of three arguments.
struct Term {
    enum class Kind : std::uint8_t {
        plain,
        quantified, ///< `all x F`: the arguments are the variable and F
        list,       ///< `[a,b]`
    };

    Name name;
    Kind kind;
    std::uint32_t first; ///< argument, see Terms::arguments
    std::uint32_t count; ///< of arguments
    std::uint32_t depth; ///< 1 without arguments
    std::size_t offset;  ///< of the name in the text
    std::size_t length;
};

/// Where the terms of a text live. A value.
class Terms {
public:
    Terms();

    [[nodiscard]] Name intern(std::string_view text);
    /// From now on `text` is what names the known name, and its old text is a name without a
    /// meaning. Terms that there are keep their names.
    void redeclare(KnownName known, std::string_view text);
    [[nodiscard]] const std::string& text(Name name) const noexcept { return names_[name]; }
    [[nodiscard]] std::size_t names() const noexcept { return names_.size(); }

    TermId make(Term::Kind kind, Name name, std::span<const TermId> arguments, std::size_t offset,
                std::size_t length);
    /// Makes a flat term of more than two arguments one of two, as `a|(b|c)`, and its tail
    /// likewise. Returns how much deeper it is now.
    std::uint32_t make_binary(TermId id);
    [[nodiscard]] const Term& operator[](TermId id) const noexcept { return terms_[id]; }
    [[nodiscard]] std::size_t size() const noexcept { return terms_.size(); }
    /// Valid until a term is made.
    [[nodiscard]] std::span<const TermId> arguments(TermId id) const noexcept {
        return std::span(arguments_).subspan(terms_[id].first, terms_[id].count);
    }
    /// Whether it is a plain term of that name with so many arguments.
    [[nodiscard]] bool is(TermId id, Name name, std::size_t count) const noexcept {
        const Term& t = terms_[id];
        return t.kind == Term::Kind::plain && t.name == name && t.count == count;
    }
    /// Whether it is a name on its own.
    [[nodiscard]] bool is_name(TermId id) const noexcept {
        return terms_[id].kind == Term::Kind::plain && terms_[id].count == 0;
    }

private:
    std::vector<Term> terms_;
    std::vector<TermId> arguments_;
    std::vector<std::string> names_;
    std::unordered_map<std::string, Name> numbers_;
};

/// The natural number that a name spells; -1 where it spells none, or one above 2,147,483,647.
[[nodiscard]] int number_of(std::string_view name) noexcept;
/// Why a name that spells a number is none; nothing for others.
[[nodiscard]] std::optional<std::string> number_error(std::string_view name);

} // namespace loggia::ladr
