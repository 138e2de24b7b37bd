#pragma once

#include "core/base/error.hpp"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// How a text of equations is taken apart, before its expressions are read.
namespace loggia::normal_forms {

/// The text with comments (`#` to the end of the line, and `//` at its beginning or behind a `;`)
/// made blank, so that every byte stays in its place.
[[nodiscard]] std::string without_comments(std::string_view text);

/// Whether the first line of a text, behind comments, stands between `$`, `$$`, `\(` or `\[` of
/// LaTeX and what closes it, or is such a sign alone.
[[nodiscard]] bool is_set_as_math(std::string_view text);

/// The text with blanks in the place of these signs around its lines, where the first one begins
/// with one; every byte stays in its place.
[[nodiscard]] std::string without_math_signs(std::string_view text);

/// The place of a `#` behind an operand that may be the or of CUPL and ABEL instead of the
/// beginning of a comment, as in `f = !a & b # c;`; npos where there is none.
[[nodiscard]] std::size_t ambiguous_hash(std::string_view text);

constexpr const char* ambiguous_hash_message =
    "ambiguous: `#` begins a comment here, but is an or in CUPL and ABEL; write `|`, or put the "
    "comment on a separate line";

struct EquationStatement {
    std::size_t begin;
    std::size_t definition; ///< the place of its `=`, npos where there is none
    std::size_t end;
};

/// Cuts at each `;`, or where there is none at the beginning of each line with a `=` in it. What
/// is empty is left out. Linear.
[[nodiscard]] std::vector<EquationStatement> statements_in(std::string_view text);

/// A piece of a text, in a spelling that read_lenient() takes: names that it would not read as one
/// stand in quotation marks. Knows where in the text each place of it is.
class Respelled {
public:
    explicit Respelled(std::size_t begin) : begin_(begin) {}

    void copy(std::string_view piece) { spelled_ += piece; }
    void quote(std::string_view name);
    [[nodiscard]] const std::string& text() const { return spelled_; }
    /// The place in the whole text of an error in this one.
    [[nodiscard]] std::size_t original(const SourceSpan& span) const;

private:
    std::size_t begin_;
    std::string spelled_;
    std::vector<std::size_t> marks_; ///< the quotation marks that are not in the text
};

/// The bytes from `begin` to `end`. Words that mean something, such as `or` and `T`, are names
/// where they are declared to be.
[[nodiscard]] Respelled respell(std::string_view text, std::size_t begin, std::size_t end,
                                const std::function<bool(std::string_view)>& declared);

/// An expression whose operands stand side by side, as in `AB + Cin(A^B)`, with a `*` between them
/// and names in quotation marks. A word is a declared name or made of such; nothing where it is
/// neither, or where that can be in two ways.
[[nodiscard]] std::optional<std::string>
products_spelled_out(std::string_view text, const std::function<bool(std::string_view)>& declared);

/// Whether a name may be meant as a product, `A.B` or `x1.x2`: it is made of letters, each with or
/// without digits behind it, and dots.
[[nodiscard]] bool is_dotted_product(std::string_view name);

/// The first name from `begin` to `end` that is_dotted_product(); empty where there is none but
/// those declared.
[[nodiscard]] std::string_view
dotted_product(std::string_view text, std::size_t begin, std::size_t end,
               const std::function<bool(std::string_view)>& declared);

/// A sum of minterms, `m0 + m2 + m5`, or product of maxterms, `M1 * M3`, as textbooks write lists
/// of rows; the numbers may be set below the line, `m₀` and `m_{0}`.
struct RowTerms {
    std::string_view first; ///< the first of them, in the text
    std::string name;       ///< of the variable that it can be: `m_0` of `m_{0}`
    std::string list;       ///< `m(0, 2, 5)`, of many the first
};
/// What a text from `begin` to `end` consists of, if it is that; two terms at least.
[[nodiscard]] std::optional<RowTerms> row_terms(std::string_view text, std::size_t begin,
                                                std::size_t end);
/// Why such a text is not read: each term may be a row or a variable.
[[nodiscard]] std::string ambiguous_row_terms(const RowTerms& terms);

/// Where a name stands for the first time from `begin` to `end`, not as a part of another; `begin`
/// where it is spelled otherwise there.
[[nodiscard]] std::size_t mention_of(std::string_view text, std::string_view name,
                                     std::size_t begin, std::size_t end);

} // namespace loggia::normal_forms
