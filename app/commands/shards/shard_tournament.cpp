#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/base/interrupt.hpp"
#include "app/commands/shards/shard_kind.hpp"
#include "app/commands/tournament/tournament_arguments.hpp"
#include "core/grading/players/tournament_journal.hpp"
#include "core/grading/players/tournament_report.hpp"
#include "core/shards/kinds/tournaments.hpp"

#include <fmt/format.h>

#include <memory>
#include <optional>
#include <set>
#include <string>

namespace loggia::commands {

namespace {

using grading::TournamentFormat;
using grading::TournamentReport;

TournamentFormat format_of(grading::ReportFormat format) {
    switch (format) {
    case grading::ReportFormat::table:
        return TournamentFormat::text;
    case grading::ReportFormat::csv:
        return TournamentFormat::csv;
    case grading::ReportFormat::json:
        return TournamentFormat::json;
    default:
        throw UsageError("--report", "a tournament has table, csv and json");
    }
}

/// Writes the journal, with the games that one of the same tournament has had besides.
int keep_tournament(const shards::TournamentMerged& merged, const std::string& journal) {
    const auto earlier = text_in_journal(journal);
    if (!earlier)
        return report(earlier.error(), "error");
    const tournament::JournalHead head =
        grading::recorded_head(*earlier, merged.plan, merged.players);
    std::string text = tournament::journal_head(head);
    std::set<tournament::GameKey> keys;
    for (const tournament::GameResult& game : merged.played.games) {
        text += tournament::journal_line(game);
        keys.insert(game.key);
    }
    if (!earlier->empty()) {
        const auto found = tournament::journal_of(*earlier, head, merged.players.size());
        if (!found)
            return report(found.error(), journal, *earlier);
        for (const tournament::GameResult& game : found->games)
            if (!keys.contains(game.key))
                text += tournament::journal_line(game);
    }
    const auto written = replace_journal(journal, text);
    return written ? int{success} : report(written.error(), "error");
}

} // namespace

void add_make_tournament(Command group) {
    group.require_command();
    for (const TournamentGame& game : tournament_games()) {
        const Command command =
            group.add_command(std::string(game.name),
                              fmt::format("Split the games of a tournament of {}", game.title));
        command.footer(game.help(TournamentUse::deal) +
                       "\n\nOnly round robins and gauntlets can be split. Hand-ins are copied into "
                       "the folder\nof the job. Players with a depth and one thread play the "
                       "same games on every\nmachine.");
        const ReadPlan read = game.add_arguments(command, TournamentUse::deal);
        const auto target = std::make_shared<ShardTarget>();
        target->add_to(command);
        command.action([read, target]() -> int {
            const grading::TournamentPlan plan = read(usual_games);
            if (plan.settings.kind == tournament::Kind::swiss)
                throw UsageError("--kind", "a Swiss tournament cannot be split: its rounds depend "
                                           "on the results before them");
            const Interrupt interrupt;
            const Control control = interrupt.control();
            auto order = shards::order_of_tournament(target->folder, plan, control);
            if (!order)
                return interrupt.came() ? int{interrupted} : report(order.error(), "error");
            return target->write(*std::move(order), "tournament", "game", control);
        });
    }
}

int merge_tournament(const ShardMerge& order) {
    const TournamentFormat format = format_of(order.output.format());
    auto merged = shards::merge_tournament(order.folder, order.collected, order.control);
    if (!merged)
        return order.control.stop_requested() ? int{interrupted} : report(merged.error(), "error");
    if (!order.journal.empty())
        if (const int status = keep_tournament(*merged, order.journal); status != success)
            return status;
    const TournamentReport whole(merged->plan, merged->players, std::nullopt,
                                 std::move(merged->played));
    const auto written = write_output(order.output.path(), report_text(whole, format));
    return written ? int{success} : report(written.error(), "error");
}

} // namespace loggia::commands
