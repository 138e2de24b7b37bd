#pragma once

#include "core/base/error.hpp"
#include "core/wumpus/cave.hpp"
#include "core/wumpus/hunt.hpp"
#include "core/wumpus/knowledge.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace loggia::wumpus {

/// A walk as it is stored: which hidden cave, and what was done there.
struct WalkRecord {
    std::uint64_t seed = 1;
    std::vector<Square> path; ///< The squares visited after (1,1); empty on a hunt.
    /// What was done, where it is a hunt for the gold.
    std::optional<std::vector<Action>> hunt = std::nullopt;

    friend bool operator==(const WalkRecord&, const WalkRecord&) = default;
};

/// The largest number of a hidden cave that a case may have.
constexpr std::uint64_t most_seeds = 999'999;

/// Everything about one wumpus problem: the three texts, whatever is in them, and a walk.
struct Case {
    std::array<std::string, 3> texts; ///< by Source: rules, knowledge, statement
    std::optional<WalkRecord> walk;

    [[nodiscard]] const std::string& text(Source source) const {
        return texts.at(static_cast<std::size_t>(source));
    }
    friend bool operator==(const Case&, const Case&) = default;
};

/// A case as text:
///
///     rules:
///     (if M_1_1 (and S_1_2 S_2_1))
///     knowledge:
///     (not M_1_1)
///     statement:
///     M_3_3
///     walk:
///     cave 17
///     path (1,2) (2,2)
///
/// A section goes on to the next heading. Its lines are those of the text, each ended by "\n"; a
/// line of a text that would be a heading has a `\` before it. `walk:` is left out where there is
/// none, `path` where nothing but (1,1) was visited. A hunt for the gold has a line `gold` before
/// its path, which holds all its actions:
///
///     cave 17
///     gold
///     path (1,2) shoot right (2,2) grab (1,1) climb
[[nodiscard]] std::string to_text(const Case& value);

/// Reads such a text. Sections may be missing and come in any order. Before the first there may be
/// blank lines and comments (`#`). Lines end in "\n", "\r\n" or "\r\r\n"; a byte order mark is
/// passed over. Errors, with their place: anything else before the first section, a section that is
/// there twice, a walk without a cave, to a square that cannot be reached or with an action that is
/// not possible there.
[[nodiscard]] Result<Case> case_of(std::string_view text);

/// Whether a text begins with the heading of a section.
[[nodiscard]] bool looks_like_case(std::string_view text);
/// Whether comments stand above the first section of a case, which a Case does not keep.
[[nodiscard]] bool has_case_comments(std::string_view text);

/// The lines of a section in their places, all other lines empty: statements read from it have
/// the spans that they have in `text`. A text that is no case is given back as it is.
[[nodiscard]] std::string section_of(std::string_view text, Source source);

} // namespace loggia::wumpus
