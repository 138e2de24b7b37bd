#pragma once

#include <string_view>

namespace loggia::puzzles {

/// Whether a text begins with a name or a sign, and a word of saying or a colon: `Abe says`, `Sign
/// 2:`; or in another way with a speaker or what somebody says: `"Bea lies," says Abe`, `According
/// to Abe`. Not with `Abe tells the truth`, which is said of Abe.
[[nodiscard]] bool begins_with_speaker(std::string_view text);

} // namespace loggia::puzzles
