#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/base/interrupt.hpp"
#include "app/commands/connect4/match_arguments.hpp"
#include "app/commands/connect4/match_report.hpp"
#include "app/commands/shards/shard_kind.hpp"
#include "core/connect4/matches/crosstable.hpp"
#include "core/shards/kinds/games.hpp"

#include <memory>
#include <string>

namespace loggia::commands {

namespace {

struct MakeMatch {
    ShardTarget target;
    MatchArguments arguments;

    int operator()() const {
        const Interrupt interrupt;
        return target.write(shards::order_of_games(arguments.settings()), "match", "game",
                            interrupt.control());
    }
};

} // namespace

void add_make_match(Command command) {
    auto make = std::make_shared<MakeMatch>();
    command.footer(match_help() +
                   "\n\nEngines with a depth and one thread play the same games on every machine.");
    make->arguments.add_to(command);
    make->target.add_to(command);
    command.action([make] { return (*make)(); });
}

int merge_match(const ShardMerge& order) {
    const grading::ReportFormat format = order.output.format();
    if (format != grading::ReportFormat::table && format != grading::ReportFormat::csv)
        throw UsageError("--report", "a match has table and csv");
    const auto match = shards::merge_games(order.collected);
    if (!match)
        return report(match.error(), "error");
    if (!order.journal.empty())
        if (const auto written = write_output(order.journal, to_text(*match)); !written)
            return report(written.error(), "error");
    const bool csv = format == grading::ReportFormat::csv;
    std::string text = csv ? csv_heading() : to_heading(match->settings) + '\n';
    for (const connect4::GameRecord& game : match->games)
        text += csv ? to_csv(game) : to_line(game);
    if (!csv)
        text += '\n' + to_table(connect4::crosstable_of(match->games));
    const auto written = write_output(order.output.path(), text);
    return written ? int{success} : report(written.error(), "error");
}

} // namespace loggia::commands
