#pragma once

#include "core/base/error.hpp"

#include <string>
#include <string_view>

namespace loggia::puzzles {

/// The text with a blank in place of each line end within a sentence, as in a text that was wrapped
/// at a width: behind a word that ends no sentence (`Bea is a`), or before one that begins none
/// (`is a knave.`). Not before a speaker, a fact, an item in a list or a comment. Every place keeps
/// its offset. Linear.
[[nodiscard]] std::string with_whole_lines(std::string_view text);

/// Whether a sentence may go on from one line to the next, which is only sure where it can be read
/// then: no full stop stands between them, and a small letter begins the next line.
[[nodiscard]] bool may_go_on(std::string_view line, std::string_view next);

/// A place in the text with whole lines, as a place in the text itself.
[[nodiscard]] SourceSpan span_before(std::string_view text, std::string_view whole,
                                     const SourceSpan& span);

} // namespace loggia::puzzles
