#pragma once

#include "core/ladr/mace_input.hpp"
#include "core/ladr/signature.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace loggia::ladr {

/// A file for Mace4 as first-order clauses: every clause holds for all values of its variables.
/// The clauses are satisfiable over a domain exactly where the file is, and the models of the file
/// are those of the clauses without the Skolem functions.
struct ClausalTheory {
    /// The entry of a fixed table for the first and the last argument.
    using Entry = int (*)(int, int, int size);
    struct Operation {
        std::string text;
        int arity;
        bool is_relation;
        bool is_skolem;        ///< introduced for an existential quantifier
        Entry fixed = nullptr; ///< of one or two arguments, where options give it a meaning
    };
    /// Equal terms have equal numbers.
    struct Term {
        enum class Kind : std::uint8_t { variable, element, application };
        Kind kind;
        int value;           ///< number of the variable, the element or the operation
        std::uint32_t first; ///< argument
        std::uint32_t count;
        int greatest_variable; ///< in the term; -1 where there is none
    };
    struct Literal {
        bool is_negated;
        bool is_equality;
        std::uint32_t left;  ///< of an equation, or the whole atom
        std::uint32_t right; ///< of an equation

        friend bool operator==(const Literal&, const Literal&) = default;
    };
    struct Clause {
        std::vector<Literal> literals;
        int variables = 0; ///< they are 0 ... variables - 1
    };

    /// In the order of Mace4: functions before relations, then by arity, Skolem functions last,
    /// then by name.
    std::vector<Operation> operations;
    std::vector<Term> terms;
    std::vector<std::uint32_t> arguments;
    std::vector<Clause> clauses;

    [[nodiscard]] std::span<const std::uint32_t> arguments_of(const Term& term) const noexcept {
        return std::span(arguments).subspan(term.first, term.count);
    }
};

/// Negation normal form, Skolem functions of all universal variables around, distribution of
/// disjunctions, as Mace4. Goals are denied, their free variables are Skolem constants. Nothing
/// where the file uses arithmetic, and where there would be more than 60,000 literals.
[[nodiscard]] std::optional<ClausalTheory> clausal_theory(const MaceInput& input,
                                                          const Signature& signature);

} // namespace loggia::ladr
