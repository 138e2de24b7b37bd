#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/grading/players/tournament_plan.hpp"
#include "core/shards/folder.hpp"
#include "core/shards/kind.hpp"
#include "core/tournament/play.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace loggia::shards {

/// The games of a round robin or a gauntlet; an item is one of them. Hand-ins are copied into the
/// folder `input/handins` of the job, so that they stay as they are. Fails for a Swiss tournament,
/// whose rounds depend on the results before them, for a hand-in that cannot be copied, and when
/// stopped.
[[nodiscard]] Result<JobOrder> order_of_tournament(const std::filesystem::path& folder,
                                                   const grading::TournamentPlan& plan,
                                                   const Control& control = {});

/// Kind::run.
[[nodiscard]] Result<WorkEnd> run_tournament_games(const Work& work, const Control& control);

/// A tournament whose games were all played.
struct TournamentMerged {
    grading::TournamentPlan plan;     ///< With hand-ins where the job has them.
    std::vector<std::string> players; ///< Of grading::ReadyTournament.
    tournament::Tournament played;
};

/// Fails where games are missing, and where a record is no game of the tournament.
[[nodiscard]] Result<TournamentMerged> merge_tournament(const std::filesystem::path& folder,
                                                        const Collected& collected,
                                                        const Control& control = {});

} // namespace loggia::shards
