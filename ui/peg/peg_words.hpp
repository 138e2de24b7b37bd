#pragma once

#include "core/peg/game.hpp"

#include <QCoreApplication>
#include <QString>

namespace loggia::ui {

/// tr() for texts that belong to no class of this page.
struct PegWords {
    Q_DECLARE_TR_FUNCTIONS(Peg)
};

/// "4 over 2 to 1"
[[nodiscard]] QString inWords(const peg::Jump& jump);
/// "1 peg", "5 pegs"
[[nodiscard]] QString pegsInWords(int pegs);
/// "1 jump", "5 jumps"
[[nodiscard]] QString jumpsInWords(int jumps);
/// "1 move", "5 moves"
[[nodiscard]] QString movesInWords(int moves);
/// The goal: "one peg left", "one peg left, in hole 17", "3 pegs left, including holes 2, 5".
[[nodiscard]] QString inWords(const peg::Goal& goal);
/// "2, 5, 7"
[[nodiscard]] QString inWords(peg::Holes holes);

/// How many pegs.
[[nodiscard]] int countOf(peg::Holes position);

} // namespace loggia::ui
