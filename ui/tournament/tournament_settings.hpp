#pragma once

#include "core/grading/players/tournament_contestants.hpp"
#include "core/tournament/sprt.hpp"

#include <QJsonObject>
#include <QString>

#include <optional>

namespace loggia::ui {

/// What a person sets in the Tournament window, as `loggia-cli tournament` has it.
struct TournamentSettings {
    enum class Game { maxconnect4, formula };

    Game game = Game::maxconnect4;
    /// A contestant a line, as on the command line. Each game has its own.
    QString maxconnect4_contestants = QStringLiteral("engine:depth=2\nengine:depth=4\n"
                                                     "level:beginner\nrandom");
    QString formula_contestants = QStringLiteral("engine:depth=2\nperfect\nrandom");
    int kind = 0;            ///< A tournament::Kind, or `test_of_two`.
    int games = 2;           ///< Of two who meet: even, 2 to 1,000,000. Not of a test.
    int most_games = 20'000; ///< Of a test of two: as `games`.
    int elo0 = 0;            ///< Of a test, as of tournament::SprtSettings: -2000 to 2000.
    int elo1 = 20;           ///< Likewise; more than elo0.
    int rounds = 0;          ///< Of a Swiss tournament; 0: as many as it takes.
    int seed = 1;            ///< From 0.
    int opening_plies = 4;   ///< Of Max-Connect4, 0 to 41.
    int depth = 8;           ///< Of players of Max-Connect4 without a limit of their own, 1 to 42.
    int variables = 12;      ///< Of formulas, 1 to 26.
    int leaves = 48;         ///< At least `variables`.
    int difficulty = 2;      ///< A formula_game::Difficulty.
    int adjudicate = 0;      ///< 0: never.
    int threads = 0;         ///< Games at a time; 0: all cores but one.
    QString journal{};       ///< A file, or empty: the window's own.
    QString build{};         ///< A command for the shell, for each hand-in; empty for none.
    QString run{};           ///< Likewise.
    QString readable{};      ///< Folders that hand-ins may read, separated by colons.
    int cpu_seconds = 10;    ///< Of a hand-in for a move, 1 to 86,400.
    int wall_seconds = 20;   ///< Likewise, by the clock.
    int memory_mb = 1024;    ///< Of a hand-in, 16 to 1,000,000.

    /// Two play until it is decided which hypothesis about their strength holds (SPRT).
    static constexpr int test_of_two = 3;

    friend bool operator==(const TournamentSettings&, const TournamentSettings&) = default;

    [[nodiscard]] bool isTest() const { return kind == test_of_two; }
    [[nodiscard]] bool isFormula() const { return game == Game::formula; }
    [[nodiscard]] const QString& contestants() const {
        return isFormula() ? formula_contestants : maxconnect4_contestants;
    }
    [[nodiscard]] QString& contestants() {
        return isFormula() ? formula_contestants : maxconnect4_contestants;
    }
};

/// What is missing or makes no sense is as usual.
[[nodiscard]] QJsonObject toJson(const TournamentSettings& settings);
[[nodiscard]] TournamentSettings tournamentSettings(const QJsonObject& stored);

/// What is wrong with the settings, as a sentence in the language of the window.
struct SettingsFault {
    QString text;
    std::optional<int> line{}; ///< Of the contestants, from 0.
};

/// The tournament to be played. Looks for the hand-ins' files, and reads no more of them.
[[nodiscard]] tl::expected<grading::TournamentPlan, SettingsFault>
planOf(const TournamentSettings& settings);

/// Of a test of two, with errors of 5 % either way.
[[nodiscard]] std::optional<tournament::SprtSettings> testOf(const TournamentSettings& settings);

/// Whether the games of one are games of the other, too: one may be longer.
[[nodiscard]] bool isSameTournament(const grading::TournamentPlan& one,
                                    const grading::TournamentPlan& other);

/// A line for one more contestant, whose name is not yet among those in `contestants`. `text` is
/// what plays, such as `random`; `name` is what to call it where that is not its text.
[[nodiscard]] QString contestantLine(const QString& contestants, const QString& text,
                                     const QString& name = {});

} // namespace loggia::ui
