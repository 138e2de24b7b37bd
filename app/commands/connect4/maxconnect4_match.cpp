#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/base/interrupt.hpp"
#include "app/commands/base/terminal.hpp"
#include "app/commands/base/threads_option.hpp"
#include "app/commands/connect4/match_arguments.hpp"
#include "app/commands/connect4/match_report.hpp"
#include "app/commands/connect4/maxconnect4.hpp"
#include "core/base/appended_file.hpp"
#include "core/connect4/matches/crosstable.hpp"
#include "core/connect4/matches/match.hpp"
#include "core/connect4/matches/match_journal.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <exception>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

namespace loggia::commands {

namespace {

using namespace connect4;

/// The match on standard output: comma-separated values, or the crosstable, which stays in its
/// place on a terminal and comes after a line for each game elsewhere.
class Display {
public:
    explicit Display(bool csv) : csv_(csv), terminal_(!csv && is_terminal(stdout)) {}

    void begin(const MatchSettings& settings, const std::vector<GameRecord>& played) {
        fmt::print("{}", csv_ ? csv_heading() : to_heading(settings) + '\n');
        for (const GameRecord& record : played) {
            table_.add(record);
            print_game(record);
        }
        print_table();
        flush_output();
    }

    void add(const GameRecord& record) {
        table_.add(record);
        print_game(record);
        print_table();
        flush_output();
    }

    void end() const {
        if (!csv_ && !terminal_)
            fmt::print("\n{}", to_table(table_));
    }

private:
    void print_game(const GameRecord& record) const {
        if (csv_ || !terminal_)
            fmt::print("{}", csv_ ? to_csv(record) : to_line(record));
    }

    void print_table() {
        if (!terminal_)
            return;
        const std::string table = to_table(table_);
        if (lines_ > 0)
            fmt::print("\x1b[{}F\x1b[J", lines_); // back to the first line, clear from there
        fmt::print("{}", table);
        lines_ = std::count(table.begin(), table.end(), '\n');
    }

    bool csv_;
    bool terminal_;
    Crosstable table_;
    std::ptrdiff_t lines_ = 0;
};

struct Match {
    MatchArguments arguments;
    MatchSettings settings;
    ThreadsOption threads;
    std::string journal;
    bool csv = false;

    int operator()() {
        std::vector<GameRecord> played;
        if (!journal.empty()) {
            auto found = games_in_journal();
            if (!found)
                return failed;
            played = std::move(*found);
        }
        if (std::cmp_less(settings.games, played.size()))
            settings.games = static_cast<int>(played.size());
        return play(played);
    }

private:
    /// The games in the journal, which is open from then on.
    [[nodiscard]] std::optional<std::vector<GameRecord>> games_in_journal() {
        auto opened = AppendedFile::open(journal);
        if (!opened) {
            report(opened.error(), "error");
            return std::nullopt;
        }
        program_marks_ = program_marks_of(settings);
        const std::string text = opened->text();
        file_.emplace(*std::move(opened));
        if (text.empty())
            return std::vector<GameRecord>();
        auto found = journal_of(text);
        // The last line of a journal whose program was killed may be half of one.
        const std::size_t whole = text.rfind('\n') + 1;
        if (!found && whole > 0 && whole < text.size()) {
            if (auto shorter = journal_of(std::string_view(text).substr(0, whole))) {
                if (auto cut = file_->cut(whole); !cut) {
                    report(cut.error(), "error");
                    return std::nullopt;
                }
                found = std::move(shorter);
            }
        } else if (found && whole < text.size()) {
            if (auto ended = file_->append("\n"); !ended) {
                report(ended.error(), "error");
                return std::nullopt;
            }
        }
        if (!found && is_cut_off(text, settings)) {
            if (auto cut = file_->cut(0); !cut) {
                report(cut.error(), "error");
                return std::nullopt;
            }
            return std::vector<GameRecord>();
        }
        if (!found) {
            report(found.error(), journal, text);
            return std::nullopt;
        }
        if (auto same = same_match(settings, found->settings); !same) {
            report(same.error(), journal);
            return std::nullopt;
        }
        if (auto same = same_programs(program_marks_, *found); !same) {
            report(same.error(), journal);
            return std::nullopt;
        }
        has_head_ = true;
        return std::move(found->games);
    }

    /// Appends a game to the journal, which begins with the match.
    [[nodiscard]] Result<void> append(const GameRecord& game) {
        if (!has_head_)
            forget_changing_programs();
        std::string record =
            has_head_ ? std::string() : to_text(MatchJournal{settings, {}, program_marks_});
        record += game_line(game) + '\n';
        has_head_ = true;
        return file_->append(record);
    }

    /// Those whose game has changed a file that an argument names, as a log.
    void forget_changing_programs() {
        const auto now = program_marks_of(settings);
        for (std::size_t i = 0; i < now.size(); ++i)
            if (now.at(i) != program_marks_.at(i))
                program_marks_.at(i).clear();
    }

    int play(const std::vector<GameRecord>& played) {
        const Interrupt interrupt;
        std::stop_source stop; // also of the games that go on while one cannot be kept
        const std::stop_callback passed_on(interrupt.control().stop_token(),
                                           [&] { stop.request_stop(); });
        Display display(csv);
        display.begin(settings, played);
        std::vector<int> numbers;
        for (int number = static_cast<int>(played.size()); number < settings.games; ++number)
            numbers.push_back(number);
        std::size_t kept = played.size();
        std::optional<Error> error;
        std::exception_ptr unwritten;
        const auto add = [&](const GameRecord& record) {
            ++kept;
            if (file_)
                if (auto written = append(record); !written)
                    error = written.error();
            try {
                display.add(record);
            } catch (const std::system_error&) {
                unwritten = std::current_exception(); // core is no place for it to fly through
            }
            if (error || unwritten)
                stop.request_stop();
            return !error && !unwritten;
        };
        // Games are shown and kept in their order, whichever ends first.
        std::map<int, GameRecord> ended;
        const auto keep = [&](const GameRecord& record) {
            ended.emplace(record.number, record);
            for (auto next = ended.begin();
                 next != ended.end() && std::cmp_equal(next->first, kept); next = ended.erase(next))
                if (!add(next->second))
                    return false;
            return true;
        };
        const auto result =
            play_games(settings, numbers, keep, Control(stop.get_token()), threads.count());
        if (unwritten)
            std::rethrow_exception(unwritten);
        if (!result)
            error = result.error();
        if (error)
            return report(*error, "error");
        display.end();
        return interrupt.came() ? interrupted : success;
    }

    std::optional<AppendedFile> file_; ///< The journal, where there is one.
    bool has_head_ = false;            ///< It begins with the match.
    std::array<std::string, 2> program_marks_;
};

} // namespace

void add_match(Command group) {
    auto match = std::make_shared<Match>();
    const Command command =
        group.add_command("match", "Play a match between two engines or programs");
    command.footer(
        match_help() +
        "\n\n"
        "With --resume each finished game is added to FILE. A match that was interrupted\n"
        "(Ctrl-C, status 130) continues when you start it again with the same arguments;\n"
        "with a larger --games it plays more games. The games are the same with any number of\n"
        "--threads, except with players whose limit is in seconds: the busier the machine, the\n"
        "less they find.");
    match->arguments.add_to(command);
    command
        .add_option("--resume", match->journal, "Store the games in FILE and continue from there")
        .type_name("FILE");
    match->threads.add_to(command, "Number of games to play in parallel");
    command.add_flag("--csv", match->csv, "Print a CSV line for each game");
    command.action([match] {
        match->settings = match->arguments.settings();
        return (*match)();
    });
}

} // namespace loggia::commands
