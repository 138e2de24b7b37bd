#include "core/grading/players/tournament_journal.hpp"

#include "core/grading/players/tournament_report.hpp"
#include "core/tournament/journal.hpp"

#include <fmt/format.h>

#include <utility>

namespace loggia::grading {

namespace {

/// The games of a journal, all of which belong to the tournament.
Result<tournament::JournalText> games_in(const std::string& text, const TournamentPlan& plan,
                                         const ReadyTournament& ready,
                                         const tournament::JournalHead& head,
                                         const Control& control) {
    auto found = tournament::journal_of(text, head, plan.participants.size());
    if (!found)
        return found;
    for (const tournament::GameResult& each : found->games)
        if (const auto game = ready.write(each, control); !game)
            return failure(
                fmt::format("{}: {}", game_line(plan.participants, each), game.error().message));
    return found;
}

} // namespace

Result<std::vector<tournament::GameResult>>
TournamentJournal::open(const std::filesystem::path& path, const TournamentPlan& plan,
                        const ReadyTournament& ready, Begin begin, const Control& control) {
    auto opened = AppendedFile::open(path);
    if (!opened)
        return tl::unexpected(std::move(opened.error()));
    file_.emplace(*std::move(opened));
    const tournament::JournalHead head = journal_head_of(plan, ready.players);
    Result<tournament::JournalText> found = tournament::JournalText();
    if (begin == Begin::where_it_ended)
        found = games_in(file_->text(), plan, ready, head, control);
    if (control.stop_requested())
        return failure("stopped");
    if (!found)
        return tl::unexpected(std::move(found.error()));
    auto begun = file_->cut(found->whole);
    if (begun && found->whole == 0)
        begun = file_->append(tournament::journal_head(head));
    if (!begun)
        return tl::unexpected(std::move(begun.error()));
    return std::move(found->games);
}

Result<void> TournamentJournal::add(const tournament::GameResult& game) {
    return file_ ? file_->append(tournament::journal_line(game)) : Result<void>();
}

} // namespace loggia::grading
