#include "app/commands/tournament/tournament_run.hpp"

#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/base/interrupt.hpp"
#include "app/commands/base/named.hpp"
#include "app/commands/base/terminal.hpp"
#include "core/base/file.hpp"
#include "core/grading/players/tournament_journal.hpp"
#include "core/grading/reports/escape.hpp"

#include <fmt/format.h>

#include <array>
#include <charconv>
#include <filesystem>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

namespace loggia::commands {

namespace {

using namespace tournament;
using grading::TournamentFormat;
using grading::TournamentReport;
namespace fs = std::filesystem;

constexpr std::array tournament_formats{
    Named<TournamentFormat>{"text", TournamentFormat::text},
    Named<TournamentFormat>{"csv", TournamentFormat::csv},
    Named<TournamentFormat>{"json", TournamentFormat::json},
};

constexpr int usual_test_games = 20'000;

/// "ELO0,ELO1[,ALPHA[,BETA]]"
Result<SprtSettings> sprt_of(std::string_view text) {
    SprtSettings settings;
    std::array<double, 4> values{settings.elo0, settings.elo1, settings.alpha, settings.beta};
    std::size_t count = 0;
    for (bool more = true; more; ++count) {
        const auto comma = text.find(',');
        const std::string_view word = text.substr(0, comma);
        more = comma != std::string_view::npos;
        text.remove_prefix(more ? comma + 1 : text.size());
        if (count == values.size())
            return failure("expected ELO0,ELO1,ALPHA,BETA");
        const auto [end, error] =
            std::from_chars(word.data(), word.data() + word.size(), values.at(count));
        if (error != std::errc() || end != word.data() + word.size())
            return failure(fmt::format("expected a number, found '{}'", word));
    }
    settings = {values[0], values[1], values[2], values[3]};
    constexpr double most_elo = 2000;
    if (count < 2 || !(settings.elo0 < settings.elo1) || !(settings.elo0 >= -most_elo) ||
        !(settings.elo1 <= most_elo))
        return failure("expected ELO0,ELO1 with ELO0 less than ELO1, for example 0,20");
    for (const double error : {settings.alpha, settings.beta})
        if (!(error > 0 && error < 0.5))
            return failure("expected error probabilities between 0 and 0.5");
    return settings;
}

/// What is kept of a tournament while it goes on: the journal, the games as files, and what the
/// person at the terminal sees.
class Keeper {
public:
    Keeper(const RunOptions& options, const grading::TournamentPlan& plan,
           const grading::ReadyTournament& ready, const Control& control)
        : options_(options), plan_(plan), ready_(ready), control_(control),
          shows_(is_terminal(stderr)) {}

    /// The games that the journal has; nothing, and the reason reported, where it cannot be used.
    std::optional<std::vector<GameResult>> begin() {
        std::vector<GameResult> played;
        if (!options_.save.empty()) {
            std::error_code error;
            fs::create_directories(options_.save, error);
            if (error) {
                report({fmt::format("cannot make the folder: {}", error.message())}, options_.save);
                return std::nullopt;
            }
        }
        if (options_.journal.empty())
            return played;
        auto found = journal_.open(options_.journal, plan_, ready_,
                                   grading::TournamentJournal::Begin::where_it_ended, control_);
        if (!found) {
            if (!control_.stop_requested())
                report(found.error(), journal_.is_open() ? options_.journal : "error",
                       journal_.text());
            return std::nullopt;
        }
        for (const GameResult& each : *found)
            if (auto kept = keep_file(each); !kept) {
                if (!control_.stop_requested())
                    report(kept.error(), "error");
                return std::nullopt;
            }
        done_ = static_cast<int>(found->size());
        return *std::move(found);
    }

    Result<void> add(const GameResult& game) {
        if (auto kept = journal_.add(game); !kept)
            return kept;
        ++done_;
        if (shows_)
            print_to_stderr("\r{} of {}: {}\x1B[K", done_, all_games(plan_.settings),
                            grading::game_line(plan_.participants, game).substr(0, 60));
        return keep_file(game);
    }

    void end() const {
        if (shows_)
            print_to_stderr("\r\x1B[K");
    }

private:
    /// Writes the file of a game unless that is there.
    Result<void> keep_file(const GameResult& result) const {
        if (options_.save.empty())
            return {};
        const auto file = ready_.write(result, control_);
        if (!file)
            return tl::unexpected(file.error());
        const auto named = [&](std::size_t contestant) {
            return fmt::format("{}-{}", contestant + 1,
                               grading::file_name(plan_.participants[contestant].name));
        };
        const fs::path path =
            fs::path(options_.save) / fmt::format("{:03}_{}_{}{}", result.key.opening + 1,
                                                  named(result.key.first), named(result.key.second),
                                                  file->ending);
        std::error_code ignored;
        return fs::exists(path, ignored) ? Result<void>() : write_file(path, file->text);
    }

    const RunOptions& options_;
    const grading::TournamentPlan& plan_;
    const grading::ReadyTournament& ready_;
    const Control& control_;
    bool shows_;
    int done_ = 0;
    grading::TournamentJournal journal_;
};

} // namespace

void add_run_options(Command command, RunOptions& options) {
    options.threads.add_to(command, "Number of games to play in parallel");
    command
        .add_option("--sprt", options.sprt, sprt_of,
                    "Stop when it is decided whether the first of two is better by ELO0 or by ELO1 "
                    "points, with error probabilities ALPHA and BETA (default: 0.05)")
        .type_name("ELO0,ELO1[,ALPHA,BETA]");
    command
        .add_option("--journal", options.journal,
                    "Save each game in FILE as it ends, and continue from there")
        .type_name("FILE");
    command.add_option("--save", options.save, "Save each game as a file in this folder")
        .type_name("FOLDER");
    command
        .add_option("--format", options.format, NameReader(tournament_formats),
                    "text (the default), csv or json")
        .type_name("FORMAT");
}

int run_tournament(const RunOptions& options, const ReadPlan& read) {
    const grading::TournamentPlan plan = read(options.sprt ? usual_test_games : usual_games);
    if (options.sprt && (plan.settings.contestants != 2 || plan.settings.kind == Kind::swiss))
        throw UsageError("--sprt",
                         "the test takes exactly two contestants and cannot be a Swiss tournament");
    const Interrupt interrupt;
    const Control control = interrupt.control();
    const auto sandbox = sandbox_for(plan);
    if (!sandbox)
        return failed;
    const auto ready = make_ready(plan, *sandbox, control);
    if (!ready)
        return interrupt.came() ? int{interrupted} : report(ready.error(), "error");
    Keeper keeper(options, plan, *ready, control);
    const auto before = keeper.begin();
    if (!before)
        return control.stop_requested() ? interrupted : failed;
    PlayOptions play_options;
    play_options.threads = options.threads.count();
    play_options.sprt = options.sprt;
    play_options.on_game = [&](const GameResult& result) { return keeper.add(result); };
    auto played = play(plan.settings, *before, ready->play, play_options, control);
    keeper.end();
    if (!played)
        return report(played.error(), options.journal.empty() ? "error" : options.journal);
    const TournamentReport whole(plan, ready->players, options.sprt, *std::move(played));
    if (auto written = write_output("-", report_text(whole, options.format)); !written)
        return report(written.error(), "error");
    return whole.played.complete ? success : interrupted;
}

} // namespace loggia::commands
