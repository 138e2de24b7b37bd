#pragma once

#include "core/pathfinding/searches/search.hpp"
#include "core/pathfinding/searches/trace.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

namespace loggia::pathfinding {

/// A line of pseudo-code.
struct CodeLine {
    int indent; ///< levels
    std::string_view text;
};

/// An algorithm as a textbook prints it, and which of its lines an event of its trace is.
struct PseudoCode {
    std::span<const CodeLine> lines;
    /// By EventKind; -1 where the algorithm has no such event.
    std::array<int, 8> line_of_kind;
    /// Of EventKind::generate: the line that puts in what the search begins with.
    int start_line;
    /// Where the frontier is empty, and the search fails; -1 where it never does so.
    int failure_line;
};

/// Of the stepwise algorithms; fast ones have none.
[[nodiscard]] const PseudoCode& pseudo_code_of(Algorithm algorithm) noexcept;

/// The line that was executed when the event was recorded.
[[nodiscard]] std::optional<std::size_t> line_of(const PseudoCode& code,
                                                 const Event& event) noexcept;

} // namespace loggia::pathfinding
