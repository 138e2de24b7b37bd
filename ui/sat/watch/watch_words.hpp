#pragma once

#include "ui/sat/watch/replay.hpp"

#include <QString>

namespace loggia::ui {

/// What just happened, as a headline, and why, in a sentence or two.
struct WatchWords {
    QString title;
    QString text;
};
/// Of the last event of the view.
[[nodiscard]] WatchWords wordsOf(const Replay& replay);

/// "clause 7 (¬P ∨ Q)"
[[nodiscard]] QString clauseWords(const Replay& replay, std::uint32_t clause);
/// How a derived clause follows, step by step; of the clauses given, that they were.
[[nodiscard]] QString derivationWords(const Replay& replay, std::uint32_t clause);
/// Why a literal of the trail is true: "decided", "clause 7", "pure", "turned round".
[[nodiscard]] QString reasonWords(const sat::Event& event);

} // namespace loggia::ui
