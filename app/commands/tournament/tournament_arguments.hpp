#pragma once

#include "app/commands/base/command_line.hpp"
#include "core/grading/players/tournament_contestants.hpp"
#include "core/grading/players/tournament_plan.hpp"
#include "core/grading/sandbox/sandbox.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// Who plays which tournament, on the command line: of `tournament`, and of `shard make tournament`.
namespace loggia::commands {

/// Games of each pairing, unless a number is given.
inline constexpr int usual_games = 2;

/// Puts together what was on the command line; throws usage errors. `games` is how many two who
/// meet play where that was not on it.
using ReadPlan = std::function<grading::TournamentPlan(int games)>;

/// What becomes of the games of a tournament: `tournament` plays them, and `shard make tournament`
/// deals them out, which it cannot do in rounds or until a test is decided.
enum class TournamentUse : std::uint8_t { play, deal };

/// A game of which there are tournaments.
struct TournamentGame {
    std::string_view name;
    const char* title;                      ///< "Max-Connect4"
    std::string (*help)(TournamentUse use); ///< Who can play, and how games are counted.
    ReadPlan (*add_arguments)(Command command, TournamentUse use);
};
[[nodiscard]] std::span<const TournamentGame> tournament_games();

/// What tournaments of all games have in common.
struct PlanOptions {
    std::vector<std::string> contestants;
    tournament::Kind kind = tournament::Kind::round_robin;
    std::optional<int> games;
    std::optional<int> rounds;
    std::uint64_t seed = 1;
    std::optional<int> adjudicate;
    grading::GradingPlan handins;
    bool unsafe = false;
};

/// Adds them to a command. `unit` is what --adjudicate counts, "cells are empty", and `seeded` what
/// the seed is for.
void add_plan_options(Command command, TournamentUse use, PlanOptions& options,
                      const std::string& unit, int most_units, const std::string& seeded);

/// The plan of such a tournament; `depth` is as of grading::participants_of. What is wrong with a
/// contestant is a usage error with the place in its text.
[[nodiscard]] grading::TournamentPlan plan_of(const PlanOptions& options, int games,
                                              const grading::TournamentRules& rules,
                                              std::optional<int> depth = {});

/// The sandbox for the hand-ins of a plan; null where it has none. Nothing, and the reason
/// reported, where there is none on this machine.
[[nodiscard]] std::optional<std::shared_ptr<const grading::Sandbox>>
sandbox_for(const grading::TournamentPlan& plan);

[[nodiscard]] std::string maxconnect4_tournament_help(TournamentUse use);
[[nodiscard]] ReadPlan add_maxconnect4_tournament(Command command, TournamentUse use);
[[nodiscard]] std::string formula_tournament_help(TournamentUse use);
[[nodiscard]] ReadPlan add_formula_tournament(Command command, TournamentUse use);

} // namespace loggia::commands
