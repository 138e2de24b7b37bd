#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/base/interrupt.hpp"
#include "app/commands/connect4/match_arguments.hpp"
#include "app/commands/connect4/match_report.hpp"
#include "app/commands/shards/shard_kind.hpp"
#include "core/connect4/matches/crosstable.hpp"
#include "core/connect4/matches/match_journal.hpp"
#include "core/shards/kinds/games.hpp"

#include <cstddef>
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

/// Writes the journal, with the games that one of the same match has had since.
int keep_match(connect4::MatchJournal match, const std::string& journal) {
    const auto text = text_in_journal(journal);
    if (!text)
        return report(text.error(), "error");
    if (!text->empty()) {
        const auto found = connect4::journal_of(*text);
        if (!found)
            return report(found.error(), journal, *text);
        if (const auto same = same_match(match.settings, found->settings); !same)
            return report(same.error(), journal);
        match.program_marks = found->program_marks;
        for (std::size_t i = match.games.size(); i < found->games.size(); ++i)
            match.games.push_back(found->games[i]);
    }
    const auto written = replace_journal(journal, to_text(match));
    return written ? int{success} : report(written.error(), "error");
}

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
        if (const int status = keep_match(*match, order.journal); status != success)
            return status;
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
