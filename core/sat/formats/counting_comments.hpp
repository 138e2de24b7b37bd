#pragma once

#include "core/base/error.hpp"
#include "core/sat/formats/format.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace loggia::sat {

/// What a literal contributes to the weight of a model in which it is true: an exact fraction.
struct LiteralWeight {
    int literal = 0;
    std::string numerator = "1";   ///< An integer in decimal.
    std::string denominator = "1"; ///< The same, positive.

    friend bool operator==(const LiteralWeight&, const LiteralWeight&) = default;
};

/// What the comments of a DIMACS file say about counting its models.
struct CountingComments {
    /// Whose values make models different; all atoms without it. Rising, none twice.
    std::optional<std::vector<int>> projection;
    /// Of both literals of an atom, or of neither; a literal without one has the weight 1.
    std::vector<LiteralWeight> weights;
    /// A line `c weights 0.4 0.6`, of other counters, which is not read.
    std::optional<SourceSpan> unread_weights;
    /// The factor of a line `c MUST MULTIPLY BY 2**3 0`, which is not read either.
    std::optional<SourceSpan> unread_factor;

    friend bool operator==(const CountingComments&, const CountingComments&) = default;
};

/// Reads the comments as the model counting competition has them (Fichte, Hecher, Hamiti 2021):
///
///     c t pwmc                mc, pmc, wmc or pwmc: plain, projected, weighted, or both
///     c p show 1 2 3 0        atoms of the projection; all such lines count
///     c ind 1 2 3 0           the same, as older counters have it
///     c p weight -2 0.4 0     a decimal number, with an exponent or not, or a quotient 2/5
///
/// Without `c t` there is a projection where there are such lines, and weights likewise; with it
/// the lines of what it leaves out are passed over. A file of another form has none of it. Errors,
/// with their place: an atom beyond those of the clauses, a number that is none, anything after the
/// 0 of a line, a second weight of a literal, and a weight of only one of two literals, which
/// counters understand differently. Linear in the text, which is the one that the file was read
/// from.
[[nodiscard]] Result<CountingComments> counting_comments(const ClauseFile& file,
                                                         std::string_view text);

} // namespace loggia::sat
