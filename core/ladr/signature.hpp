#pragma once

#include "core/base/error.hpp"
#include "core/ladr/mace_input.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace loggia::ladr {

/// A name of a file that an interpretation gives a meaning.
struct Symbol {
    Name name;
    std::string text;
    int arity;
    bool is_relation; ///< a relation, or else a function; a proposition is a relation of arity 0
};

/// What the lists of a file speak of.
struct Signature {
    std::vector<Symbol> symbols; ///< functions before relations, then by arity and name
    /// The variables that no quantifier binds, of members of all lists one after the other.
    std::vector<std::vector<Name>> free_variables;
    /// The greatest number that is an element of the domain, and where it stands. With arithmetic
    /// those count that a function or relation is applied to or that an application is equal to,
    /// and all of them where sums and the like are arguments; Mace4 skips smaller domains.
    int greatest_element = -1;
    TermId greatest_at = 0;
    /// Whether the models of one size tell about no other: there is a term somewhere.
    bool depends_on_size = false;
    std::vector<Error> warnings; ///< of what is read otherwise than it may look

    /// The place of a name among the symbols; nothing where it is none.
    [[nodiscard]] std::optional<std::size_t> find(Name name) const noexcept;

private:
    friend class SignatureReader;
    std::vector<std::size_t> places_; ///< by name, plus 1
};

/// Looks at all that the lists say. Errors, with their place: a term where a formula is expected,
/// a quantifier or an equation where a term is expected, a variable as a proposition, a name that
/// is used with different numbers of arguments or both as a relation and as a function.
[[nodiscard]] Result<Signature> signature_of(const MaceInput& input);

/// A formula without the attributes that LADR allows after it (`F # label(...)`).
[[nodiscard]] TermId without_attributes(const Terms& terms, TermId formula) noexcept;

} // namespace loggia::ladr
