#pragma once

#include "core/puzzles/sentence_words.hpp"

#include <vector>

namespace loggia::puzzles {

/// Puts what people write about rooms, doors and signs into the words that the reader knows:
/// `message` becomes `sign`, `the first room`, `room one` and `room I` become `room 1`, `the sign
/// on the door of room 1` becomes `the sign on room 1`, `contained` becomes `contains`. What only
/// joins the sentence is left out: `Now`, and `the rules are reversed, i.e.`. A word that comes of
/// several has the place of all of them. Linear.
[[nodiscard]] std::vector<SentenceWord> door_words(std::vector<SentenceWord> words);

} // namespace loggia::puzzles
