#pragma once

#include "ui/widgets/play/game_over_bar.hpp"

#include <QString>

#include <optional>

namespace loggia::ui {

class FormulaDocument;
class PerfectPlay;

/// What the tab Game says of the position shown.
struct FormulaCard {
    QString title;
    QString text;

    friend bool operator==(const FormulaCard&, const FormulaCard&) = default;
};

/// Who wins and why, as far as that is wanted; after the end the blunders; otherwise whose turn it
/// is. `note` is told of a game of which nothing else is said; may be empty.
[[nodiscard]] FormulaCard cardOf(const FormulaDocument& document, const PerfectPlay& perfect,
                                 const QString& note);

/// How the game shown ended, and the blunder that decided it, where that is known; nothing where it
/// goes on.
[[nodiscard]] std::optional<GameOver> endOf(const FormulaDocument& document,
                                            const PerfectPlay& perfect);

} // namespace loggia::ui
