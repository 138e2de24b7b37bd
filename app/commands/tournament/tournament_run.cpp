#include "app/commands/tournament/tournament_run.hpp"

#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/base/named.hpp"
#include "app/commands/tournament/tournament_report.hpp"
#include "core/base/appended_file.hpp"
#include "core/base/file.hpp"
#include "core/grading/reports/escape.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <set>
#include <string_view>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace loggia::commands {

namespace {

using namespace tournament;
namespace fs = std::filesystem;

constexpr std::array tournament_kinds{
    Named<Kind>{"round-robin", Kind::round_robin},
    Named<Kind>{"swiss", Kind::swiss},
    Named<Kind>{"gauntlet", Kind::gauntlet},
};
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

/// The length of `NAME=` before a contestant; 0 where there is none.
std::size_t length_of_name(std::string_view text) {
    constexpr std::string_view letters =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.";
    const auto end = text.find_first_not_of(letters);
    return end != std::string_view::npos && end > 0 && text[end] == '=' ? end + 1 : 0;
}

std::string name_of_path(const fs::path& path) {
    fs::path normal = path.lexically_normal();
    if (!normal.has_filename()) // "folder/"
        normal = normal.parent_path();
    return normal.filename().string();
}

/// A hand-in for each entry of a folder but hidden ones, by name.
std::vector<Entrant> entries_of(const std::string& folder, const std::string& text) {
    std::vector<Entrant> entrants;
    std::error_code error;
    for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error))
        if (const std::string name = it->path().filename().string(); !name.starts_with('.'))
            entrants.push_back({name, {}, it->path()});
    if (error)
        throw UsageError(text, error.message());
    if (entrants.empty())
        throw UsageError(text, "the folder is empty");
    std::sort(entrants.begin(), entrants.end(),
              [](const Entrant& a, const Entrant& b) { return a.name < b.name; });
    return entrants;
}

JournalHead head_of(const TournamentOptions& options, const Settings& settings,
                    const std::vector<Entrant>& entrants, const TournamentGame& game) {
    JournalHead head{{"game", game.name}, {"kind", std::string(to_text(settings.kind))}};
    // Other tournaments may become longer; the pairing of Swiss rounds depends on it.
    if (settings.kind == Kind::swiss)
        head.emplace_back("games", std::to_string(settings.games));
    head.emplace_back("seed", std::to_string(options.seed));
    head.insert(head.end(), game.settings.begin(), game.settings.end());
    head.emplace_back("adjudicate",
                      options.adjudicate ? std::to_string(*options.adjudicate) : "no");
    for (std::size_t i = 0; i < entrants.size(); ++i)
        head.emplace_back(fmt::format("contestant {}", i + 1),
                          fmt::format("{} = {}", entrants[i].name, entrants[i].text));
    return head;
}

/// What is kept of a tournament while it goes on: the journal, the games as files, and what the
/// person at the terminal sees.
class Keeper {
public:
    Keeper(const TournamentOptions& options, const Settings& settings,
           const std::vector<Entrant>& entrants, const TournamentGame& game, const Control& control)
        : options_(options), settings_(settings), entrants_(entrants), game_(game),
          control_(control), shows_(::isatty(STDERR_FILENO) == 1) {}

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
        auto file = AppendedFile::open(options_.journal);
        if (!file) {
            report(file.error(), "error");
            return std::nullopt;
        }
        journal_.emplace(*std::move(file));
        const JournalHead head = head_of(options_, settings_, entrants_, game_);
        auto found = journal_of(journal_->text(), head, entrants_.size());
        if (!found) {
            report(found.error(), options_.journal, journal_->text());
            return std::nullopt;
        }
        for (const GameResult& each : found->games)
            if (auto kept = keep_file(each); !kept) {
                if (!control_.stop_requested())
                    report(
                        {fmt::format("{}: {}", game_line(entrants_, each), kept.error().message)},
                        options_.journal);
                return std::nullopt;
            }
        auto cut = journal_->cut(found->whole);
        if (cut && found->whole == 0)
            cut = journal_->append(journal_head(head));
        if (!cut) {
            report(cut.error(), "error");
            return std::nullopt;
        }
        done_ = static_cast<int>(found->games.size());
        return std::move(found->games);
    }

    Result<void> add(const GameResult& game) {
        if (journal_)
            if (auto appended = journal_->append(journal_line(game)); !appended)
                return appended;
        ++done_;
        if (shows_)
            fmt::print(stderr, "\r{} of {}: {}\x1B[K", done_, all_games(settings_),
                       game_line(entrants_, game).substr(0, 60));
        return options_.save.empty() ? Result<void>() : keep_file(game);
    }

    void end() const {
        if (shows_)
            fmt::print(stderr, "\r\x1B[K");
    }

private:
    /// Checks a game, and writes its file unless that is there.
    Result<void> keep_file(const GameResult& result) const {
        const auto file = game_.file(result, control_);
        if (!file)
            return tl::unexpected(file.error());
        if (options_.save.empty())
            return {};
        const auto named = [&](std::size_t contestant) {
            return fmt::format("{}-{}", contestant + 1,
                               grading::file_name(entrants_[contestant].name));
        };
        const fs::path path =
            fs::path(options_.save) / fmt::format("{:03}_{}_{}{}", result.key.opening + 1,
                                                  named(result.key.first), named(result.key.second),
                                                  file->ending);
        std::error_code ignored;
        return fs::exists(path, ignored) ? Result<void>() : write_file(path, file->text);
    }

    const TournamentOptions& options_;
    const Settings& settings_;
    const std::vector<Entrant>& entrants_;
    const TournamentGame& game_;
    const Control& control_;
    bool shows_;
    int done_ = 0;
    std::optional<AppendedFile> journal_;
};

void add_handin_options(const Command& command, TournamentOptions& options) {
    command
        .add_option("--build", options.handins.build,
                    "Command that is run in the folder of each hand-in first")
        .type_name("COMMAND");
    command.add_option("--run", options.handins.run, "Command that runs a hand-in, as for 'grade'")
        .type_name("COMMAND");
    command
        .add_option("--cpu-limit", options.limits.cpu_seconds,
                    "Processor time of a hand-in for a move")
        .seconds()
        .show_default();
    command
        .add_option("--wall-limit", options.limits.wall_seconds,
                    "Time of a hand-in for a move, by the clock")
        .seconds()
        .show_default();
    command.add_option("--memory-limit", options.limits.memory_mb, "Memory of a hand-in, in MB")
        .between(16, 1'000'000, RangeHint::hidden)
        .show_default();
    command
        .add_option("--readable", options.readable,
                    "Folder that hand-ins may read too, such as /opt/jdk; can be repeated")
        .type_name("FOLDER")
        .repeatable();
    command.add_flag("--unsafe", options.unsafe,
                     "Run hand-ins without a sandbox, with limits alone");
}

} // namespace

std::vector<Entrant> entrants_of(const std::vector<std::string>& texts) {
    constexpr std::string_view one = "handin:";
    constexpr std::string_view many = "handins:";
    std::vector<Entrant> entrants;
    for (const std::string& text : texts) {
        const std::size_t length = length_of_name(text);
        const std::string rest = text.substr(length);
        std::string name = length > 0 ? text.substr(0, length - 1) : text;
        if (rest.starts_with(many)) {
            if (length > 0)
                throw UsageError(text, "several hand-ins cannot have one name");
            for (Entrant& each : entries_of(rest.substr(many.size()), text))
                entrants.push_back(std::move(each));
        } else if (rest.starts_with(one)) {
            const fs::path path = rest.substr(one.size());
            std::error_code ignored;
            if (!fs::exists(path, ignored))
                throw UsageError(text, "no such file or folder");
            entrants.push_back({length > 0 ? std::move(name) : name_of_path(path), {}, path});
        } else {
            entrants.push_back({std::move(name), rest, {}});
        }
    }
    std::set<std::string> names;
    for (const Entrant& each : entrants)
        if (!names.insert(each.name).second)
            throw UsageError(each.name, "two contestants have this name; call one of them "
                                        "NAME=CONTESTANT");
    return entrants;
}

void refuse(const Entrant& entrant, const Error& error) {
    throw UsageError::in_text(entrant.name, entrant.text, error);
}

void add_tournament_options(const Command& command, TournamentOptions& options,
                            const std::string& unit, int most_units) {
    command.add_option("CONTESTANT", options.contestants, "Two or more players (see below)")
        .required()
        .type_name("");
    command
        .add_option("--kind", options.kind, NameReader(tournament_kinds),
                    "round-robin (the default), swiss, or gauntlet (the first one against all "
                    "others)")
        .type_name("KIND");
    command
        .add_option("--games", options.games,
                    "Games of each two who meet, an even number (default 2; with --sprt at most "
                    "20000)")
        .type_name("N")
        .between(2, 1'000'000, RangeHint::hidden);
    command
        .add_option("--rounds", options.rounds,
                    "Rounds of a Swiss tournament (default: as many as it takes until only one can "
                    "have won all games)")
        .type_name("N")
        .between(1, 1000, RangeHint::hidden);
    command
        .add_option("--seed", options.seed, "Seed of the openings and of random moves (default 1)")
        .type_name("S");
    command.add_option("--threads", options.threads, "Games played at a time")
        .between(1, 256, RangeHint::hidden)
        .show_default();
    command
        .add_option("--adjudicate", options.adjudicate,
                    fmt::format("Let the exact solver end a game once at most N {}", unit))
        .type_name("N")
        .between(1, most_units, RangeHint::hidden);
    command
        .add_option("--sprt", options.sprt, sprt_of,
                    "Stop when it is decided whether the first of two is better by ELO0 or by ELO1 "
                    "points; errors ALPHA and BETA are 0.05 unless given")
        .type_name("ELO0,ELO1[,ALPHA,BETA]");
    command
        .add_option("--journal", options.journal,
                    "Keep each game in FILE as it ends, and go on from there")
        .type_name("FILE");
    command.add_option("--save", options.save, "Save each game as a file in this folder")
        .type_name("FOLDER");
    command
        .add_option("--format", options.format, NameReader(tournament_formats),
                    "text (the default), csv or json")
        .type_name("FORMAT");
    add_handin_options(command, options);
}

std::shared_ptr<const grading::Sandbox> make_sandbox(const TournamentOptions& options) {
    auto sandbox = grading::Sandbox::make(options.unsafe ? grading::Isolation::none
                                                         : grading::Isolation::bubblewrap,
                                          options.limits, options.readable);
    if (sandbox)
        return std::make_shared<const grading::Sandbox>(*std::move(sandbox));
    static_cast<void>(report(sandbox.error(), "error"));
    fmt::print(stderr, "With --unsafe, hand-ins run without a sandbox: they can read and change "
                       "your files and use the network.\n");
    return nullptr;
}

Settings settings_of(const TournamentOptions& options, std::size_t contestants) {
    Settings settings;
    settings.kind = options.kind;
    settings.contestants = contestants;
    settings.games = options.games.value_or(options.sprt ? usual_test_games : 2);
    if (options.rounds && options.kind != Kind::swiss)
        throw UsageError("--rounds", "only a Swiss tournament has rounds");
    if (options.kind == Kind::swiss && contestants >= 2)
        settings.rounds = options.rounds.value_or(usual_rounds(contestants));
    if (options.sprt && (contestants != 2 || options.kind == Kind::swiss))
        throw UsageError("--sprt", "the test takes two contestants, and no Swiss tournament");
    if (const auto checked = check(settings); !checked)
        throw UsageError(checked.error().message);
    return settings;
}

int run_tournament(const TournamentOptions& options, const Settings& settings,
                   const std::vector<Entrant>& entrants, const TournamentGame& game,
                   const Control& control) {
    Keeper keeper(options, settings, entrants, game, control);
    const auto before = keeper.begin();
    if (!before)
        return control.stop_requested() ? interrupted : failed;
    PlayOptions play_options;
    play_options.threads = options.threads;
    play_options.sprt = options.sprt;
    play_options.on_game = [&](const GameResult& result) { return keeper.add(result); };
    auto played = play(settings, *before, game.play, play_options, control);
    keeper.end();
    if (!played)
        return report(played.error(), options.journal.empty() ? "error" : options.journal);
    TournamentReport whole{&options, &settings, &entrants, &game, *std::move(played), {}};
    whole.standings = standings_of(settings, whole.played);
    const std::string text = options.format == TournamentFormat::csv    ? csv_report(whole)
                             : options.format == TournamentFormat::json ? json_report(whole)
                                                                        : text_report(whole);
    if (auto written = write_output("-", text); !written)
        return report(written.error(), "error");
    return whole.played.complete ? success : interrupted;
}

} // namespace loggia::commands
