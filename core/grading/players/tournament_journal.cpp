#include "core/grading/players/tournament_journal.hpp"

#include "core/connect4/matches/contestant.hpp"
#include "core/formula_game/players/contestant.hpp"
#include "core/grading/players/tournament_report.hpp"
#include "core/tournament/journal.hpp"
#include "core/tournament/program_mark.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace loggia::grading {

namespace {

/// The program of a contestant and its arguments; none for other players.
std::vector<std::string> command_of(const TournamentPlan& plan, const std::string& text) {
    const auto words_of = [](const auto* player) {
        std::vector<std::string> words;
        if (player != nullptr) {
            words = player->arguments;
            words.insert(words.begin(), player->program);
        }
        return words;
    };
    if (std::holds_alternative<MaxConnect4Rules>(plan.rules)) {
        const auto read = connect4::contestant_of(text);
        return words_of(read ? std::get_if<connect4::ExternalPlayer>(&*read) : nullptr);
    }
    const auto read = formula_game::contestant_of(text);
    return words_of(read ? std::get_if<formula_game::ProgramPlayer>(&*read) : nullptr);
}

/// program_mark() of the contestant.
std::string mark_of(const TournamentPlan& plan, const Participant& participant,
                    const Control& control) {
    return participant.handin.empty()
               ? tournament::program_mark(command_of(plan, participant.text), control)
               : std::string();
}

/// The mark that a journal has for the contestant of this number; empty where it has none.
std::string_view recorded_mark(std::string_view journal, std::size_t number) {
    const std::string key = fmt::format("\ncontestant {}: ", number);
    const std::size_t at = journal.substr(0, journal.find("\ngames:\n")).find(key);
    if (at == std::string_view::npos)
        return {};
    return tournament::mark_in(journal.substr(at + 1, journal.find('\n', at + 1) - at - 1));
}

/// The marks of the programs as they are now, so that no games of a changed program are added to
/// those of the old one. Journals of before have no marks, and who only looks at games takes them
/// as they were played.
std::vector<std::string> marks_now(std::string_view journal, const TournamentPlan& plan,
                                   const ReadyTournament& ready, const Control& control) {
    std::vector<std::string> marks(ready.players.size());
    for (std::size_t i = 0; i < marks.size() && i < plan.participants.size(); ++i) {
        const std::string_view recorded = recorded_mark(journal, i + 1);
        const bool keeps = !journal.empty() && (recorded.empty() || !ready.play);
        marks[i] = keeps ? std::string(recorded) : mark_of(plan, plan.participants[i], control);
    }
    return marks;
}

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
    const std::string_view text = begin == Begin::anew ? std::string_view() : file_->text();
    path_ = path;
    plan_ = plan;
    marks_ = marks_now(text, plan, ready, control);
    players_ = ready.players;
    for (std::size_t i = 0; i < players_.size(); ++i)
        players_[i] += text.empty() ? marks_[i] : std::string(recorded_mark(text, i + 1));
    const tournament::JournalHead head = journal_head_of(plan, players_);
    Result<tournament::JournalText> found = tournament::JournalText();
    if (begin == Begin::where_it_ended)
        found = games_in(file_->text(), plan, ready, head, control);
    if (control.stop_requested())
        return failure("stopped");
    if (!found)
        return tl::unexpected(std::move(found.error()));
    has_played_.assign(players_.size(), false);
    for (const tournament::GameResult& each : found->games) {
        has_played_.at(each.key.first) = true;
        has_played_.at(each.key.second) = true;
    }
    if (auto same = check_programs(text, ready.players); !same)
        return tl::unexpected(std::move(same.error()));
    auto begun = file_->cut(found->whole);
    if (begun && found->whole == 0)
        begun = file_->append(tournament::journal_head(head));
    if (!begun)
        return tl::unexpected(std::move(begun.error()));
    const std::size_t at = std::min(found->whole, tournament::journal_head(head).size());
    games_ = text.substr(at, found->whole - at);
    return std::move(found->games);
}

Result<void> TournamentJournal::check_programs(std::string_view journal,
                                               std::vector<std::string> players) const {
    for (std::size_t i = 0; i < players.size(); ++i)
        players[i] +=
            has_played_[i] ? std::string_view(marks_[i]) : tournament::mark_in(players_[i]);
    if (players == players_)
        return {};
    auto same = tournament::journal_of(journal, journal_head_of(plan_, players), players.size());
    if (!same)
        return tl::unexpected(std::move(same.error()));
    return {};
}

tournament::JournalHead recorded_head(std::string_view journal, const TournamentPlan& plan,
                                      std::vector<std::string> players) {
    for (std::size_t i = 0; i < players.size(); ++i)
        players[i] += recorded_mark(journal, i + 1);
    return journal_head_of(plan, players);
}

Result<void> TournamentJournal::update_marks(const tournament::GameKey& players) {
    bool has_changed = false;
    for (const std::size_t at : {players.first, players.second}) {
        if (has_played_.at(at))
            continue;
        has_played_.at(at) = true;
        std::string& text = players_.at(at);
        const std::string_view recorded = tournament::mark_in(text);
        if (recorded.empty())
            continue;
        std::string now = mark_of(plan_, plan_.participants.at(at), {});
        if (now != marks_.at(at))
            now.clear();
        if (now != recorded) {
            text.resize(text.size() - recorded.size());
            text += now;
            has_changed = true;
        }
    }
    if (!has_changed)
        return {};
    const std::string head = tournament::journal_head(journal_head_of(plan_, players_));
    // Where it cannot be replaced it stays as it was, and is refused later on.
    static_cast<void>(std::move(*file_).replace(head + games_));
    auto opened = AppendedFile::open(path_);
    if (!opened)
        return tl::unexpected(std::move(opened.error()));
    file_.emplace(*std::move(opened));
    return {};
}

Result<void> TournamentJournal::add(const tournament::GameResult& game) {
    if (!file_)
        return {};
    if (auto kept = update_marks(game.key); !kept)
        return kept;
    const std::string line = tournament::journal_line(game);
    auto added = file_->append(line);
    if (added)
        games_ += line;
    return added;
}

} // namespace loggia::grading
