#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/formula_game/generate.hpp"
#include "core/grading/config/grading_plan.hpp"
#include "core/grading/sandbox/sandbox.hpp"
#include "core/tournament/journal.hpp"
#include "core/tournament/play.hpp"
#include "core/tournament/schedule.hpp"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace loggia::grading {

/// Somebody who takes part in a tournament.
struct Participant {
    std::string name; ///< In tables; no two have the same one.
    std::string text; ///< Who it is, as to_text() of the game's contestant writes it: `random`.
    std::filesystem::path handin = {}; ///< Not empty: a hand-in, and `text` does not count.
};

struct MaxConnect4Rules {
    int opening_plies = 4; ///< As of connect4::TournamentGames.
    int handin_depth = 8;  ///< To which hand-ins are told to search.
};
/// As of formula_game::TournamentGames.
struct FormulaGameRules {
    int variables = 12;
    int leaves = 48;
    formula_game::Difficulty difficulty = formula_game::Difficulty::hard;
};

/// A tournament of any game, so that it can be written down: its games are the same wherever they
/// are played.
struct TournamentPlan {
    std::variant<MaxConnect4Rules, FormulaGameRules> rules;
    tournament::Settings settings;
    std::uint64_t seed = 1;
    std::optional<int> adjudicate; ///< As of the TournamentGames of both games.
    std::vector<Participant> participants;
    GradingPlan handins; ///< How they are built and run; its task does not count.
};

/// "maxconnect4" or "formula"
[[nodiscard]] std::string_view game_name(const TournamentPlan& plan);
/// The id of the task whose hand-ins can take part.
[[nodiscard]] std::string_view handin_task(const TournamentPlan& plan);
[[nodiscard]] bool has_handins(const TournamentPlan& plan);
/// What stands for a hand-in with this digest where others have their texts: also how it is built,
/// run and limited, where that is not as usual.
[[nodiscard]] std::string handin_text(const TournamentPlan& plan, std::string_view digest);

/// A game as a file.
struct GameFile {
    std::string ending; ///< ".c4"
    std::string text;
};
/// Fails where the result is not one of the tournament's games, or stopped. From any thread.
using WriteGame = std::function<Result<GameFile>(const tournament::GameResult&, const Control&)>;

/// A tournament that can be played.
struct ReadyTournament {
    tournament::PlayGame play;
    WriteGame write;
    std::vector<std::string> players; ///< Who plays, by participant; of hand-ins, their digests.
};

/// Builds the hand-ins and makes all players. `sandbox` may be null where nobody is a hand-in.
/// Fails where a participant cannot play for reasons that are not a hand-in's (a program that is
/// not there), and when stopped.
[[nodiscard]] Result<ReadyTournament> make_ready(const TournamentPlan& plan,
                                                 const std::shared_ptr<const Sandbox>& sandbox,
                                                 const Control& control = {});
/// The same for looking at games that were played: nothing is built, nothing is run, and nobody can
/// play (`play` is empty). Fails only when stopped.
[[nodiscard]] Result<ReadyTournament> make_reviewed(const TournamentPlan& plan,
                                                    const Control& control = {});
/// Without players and without who they are, for games that were played elsewhere.
[[nodiscard]] WriteGame game_writer(const TournamentPlan& plan);

/// What makes the tournament the one it is, for its journal.
[[nodiscard]] tournament::JournalHead journal_head_of(const TournamentPlan& plan,
                                                      const std::vector<std::string>& players);

} // namespace loggia::grading
