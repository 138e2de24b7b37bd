#pragma once

#include <cstdint>
#include <string_view>

// What a label or a heading says of what stands behind or below it, in English, German or Spanish.
namespace loggia::grading {

/// Whether a word in small letters denies what it stands beside: `not`, `nunca`, `falsch`. Of a
/// label, a remark or a sentence with one of them nobody can tell what it says of the answer.
[[nodiscard]] bool is_denial(std::string_view word);

/// What the words before a formula, or above it, call it.
enum class Label : std::uint8_t {
    none,
    step,         ///< `Step 2:`
    earlier,      ///< `Canonical CNF:`, `DNF:`, `Draft:`: what the answer is made of
    solution,     ///< `Solution:`, the answer or the part that ends in it
    answer,       ///< `Answer:`, `Minimum CNF:`
    final_answer, ///< `Final answer:`
    correction    ///< `Correction:`, the answer in place of what stands above it
};
[[nodiscard]] Label label_of(std::string_view words);

/// Whether a label is that of an answer; of several labels the later of `Label` says it more
/// surely.
[[nodiscard]] constexpr bool is_answer(Label label) {
    return label >= Label::solution;
}

/// Whether a label or a heading is about an answer of any kind, `**Final answer:**`.
[[nodiscard]] bool names_answer(std::string_view label);

/// Whether words say of a formula that it is no answer, or a check of one, `Not the answer:`.
[[nodiscard]] bool denies_answer(std::string_view words);

} // namespace loggia::grading
