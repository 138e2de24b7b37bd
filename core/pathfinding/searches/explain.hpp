#pragma once

#include "core/pathfinding/searches/search.hpp"

#include <span>
#include <string>
#include <string_view>

namespace loggia::pathfinding {

/// What a learner is told of an algorithm, in sentences.
struct AlgorithmNotes {
    std::string_view idea;    ///< what it does
    std::string_view promise; ///< what is known of the path, of time and of memory
    /// Where a plain version as often handed in goes wrong, and what is done here.
    std::span<const std::string_view> pitfalls;
};

[[nodiscard]] const AlgorithmNotes& notes_of(Algorithm algorithm) noexcept;

/// The notes as text: title, idea, promise and pitfalls, in lines of at most 88 characters.
[[nodiscard]] std::string explain(Algorithm algorithm);

} // namespace loggia::pathfinding
