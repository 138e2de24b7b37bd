#pragma once

#include "core/base/error.hpp"
#include "core/logic/expr.hpp"
#include "core/puzzles/vocabulary.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace loggia::puzzles {

/// The most people that a puzzle can have.
constexpr std::size_t most_people = 64;

/// Maximum nesting depth of claims; a pair of parentheses counts as two.
constexpr int most_claim_depth = 100;

/// `the knave`, of which the facts have to say that there is exactly one.
struct DefiniteKind {
    bool is_knight;
    std::string word; ///< as it is written
    SourceSpan span;
    bool is_denied = false; ///< `is not the knave`
    bool is_first = false;  ///< `the knave is Bea`
};

/// A line with a claim.
struct SentenceLine {
    std::size_t begin = 0; ///< of the line in the text
    std::size_t end = 0;
    std::optional<std::size_t> speaker; ///< a person, or the room of the sign
    /// None in a line that tells what words mean, or what is so in every puzzle.
    std::optional<logic::Expr> claim;
    std::string said; ///< the text of the claim
    /// The constraint: the claim, or its equivalence to the speaker being a knight or the sign
    /// being true.
    std::optional<logic::Expr> formula;
    /// What has to hold besides, each a statement of its own: of many rooms, room by room.
    std::vector<logic::Expr> further{};
    std::vector<DefiniteKind> definite{};
};

/// Reads the line from `begin` to `end`. People that it mentions are added to the vocabulary, as is
/// what it says about the meaning of words. Atoms get the names of the vocabulary. Errors, with
/// their place: what was found and what was expected; more than 64 people; claims nested too deep.
[[nodiscard]] Result<SentenceLine> read_sentence(std::string_view text, std::size_t begin,
                                                 std::size_t end, Vocabulary& vocabulary,
                                                 logic::Store& store);

} // namespace loggia::puzzles
