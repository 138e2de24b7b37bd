#pragma once

#include "core/logic/expr.hpp"
#include "core/puzzles/vocabulary.hpp"

#include <cstddef>
#include <optional>
#include <string>

namespace loggia::puzzles {

/// The expression as a claim that read_sentence() reads, with the words of the vocabulary: of rooms
/// and signs, of people, the phrases that mean an atom, and `p is true`. The speaker is who claims
/// it, a person or the room of the sign. Nothing if the claim would be nested too deep or be longer
/// than 2000 atoms. It reads back to an equivalent expression.
[[nodiscard]] std::optional<std::string>
write_claim(const Vocabulary& vocabulary, const logic::Store& store, logic::Expr e,
            std::optional<std::size_t> speaker = std::nullopt);

/// The possible speakers of the expression: those whose truth it states to be equivalent to
/// something.
[[nodiscard]] std::optional<std::size_t> speaker_of(const Vocabulary& vocabulary,
                                                    const logic::Store& store, logic::Expr e);

/// `Abe says` or `Sign 1 says`.
[[nodiscard]] std::string speaker_text(const Vocabulary& vocabulary, std::size_t speaker);

/// The expression as a line: as a statement of the speaker or, without one, as a fact.
[[nodiscard]] std::optional<std::string> write_line(const Vocabulary& vocabulary,
                                                    const logic::Store& store, logic::Expr e,
                                                    std::optional<std::size_t> speaker);

} // namespace loggia::puzzles
