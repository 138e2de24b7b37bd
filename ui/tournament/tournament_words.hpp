#pragma once

#include "core/grading/players/tournament_plan.hpp"
#include "core/tournament/sprt.hpp"
#include "core/tournament/standings.hpp"

#include <QCoreApplication>
#include <QString>

#include <cstddef>
#include <string_view>
#include <vector>

namespace loggia::ui {

/// The context of the texts that functions of this folder say.
class TournamentWords {
    Q_DECLARE_TR_FUNCTIONS(TournamentWords)
};

/// The name of a contestant on one line, safe to show as plain text.
[[nodiscard]] QString nameOf(const grading::TournamentPlan& plan, std::size_t contestant);
/// "7.5"
[[nodiscard]] QString tournamentPoints(double points);
/// A rating with its sign: "+120", "\u221235".
[[nodiscard]] QString eloText(double elo);
/// "\u221235 to +40"
[[nodiscard]] QString intervalText(const tournament::Rating& rating);
/// "1\u20130", "\u00BD\u2013\u00BD", "0\u20131": of the one who moves first.
[[nodiscard]] QString resultText(tournament::Outcome outcome);
/// How a game ended, in words: "played to the end", "anna forfeits: it wrote no output".
[[nodiscard]] QString endingText(const grading::TournamentPlan& plan,
                                 const tournament::GameResult& game);
/// "3 wins, 1 draw, 0 losses"
[[nodiscard]] QString scoreWords(const tournament::Score& score);
/// "93.2 %"; "> 99.9 %" where that is less than the truth.
[[nodiscard]] QString probabilityText(double probability);
/// Who is first, and how certain that is; empty before the first game.
[[nodiscard]] QString leaderText(const grading::TournamentPlan& plan,
                                 const tournament::Standings& standings);
/// How far a test of two is from its decision.
[[nodiscard]] QString testProgressText(const tournament::SprtSettings& test,
                                       const std::vector<tournament::GameResult>& games);
/// What a test of two came to.
[[nodiscard]] QString verdictText(const grading::TournamentPlan& plan,
                                  const tournament::SprtSettings& test,
                                  tournament::SprtVerdict verdict);

} // namespace loggia::ui
