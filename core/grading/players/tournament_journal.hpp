#pragma once

#include "core/base/appended_file.hpp"
#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/grading/players/tournament_plan.hpp"
#include "core/tournament/play.hpp"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace loggia::grading {

/// The file in which the games of a tournament are kept as they end, so that one that was
/// interrupted goes on. While it is open no other process can open it.
class TournamentJournal {
public:
    enum class Begin : std::uint8_t {
        where_it_ended, ///< Fails for another tournament, and for what is no journal.
        anew,           ///< What is there is lost.
    };

    /// Opens the file, or makes it. The games that it has are checked and handed back, and a last
    /// line that was cut off is dropped. Fails where it cannot be opened or written, and for a
    /// content that is not this tournament's, as where a program has been changed since its first
    /// game and games are to be played; the span of the error then lies in text(). Fails when
    /// stopped.
    [[nodiscard]] Result<std::vector<tournament::GameResult>>
    open(const std::filesystem::path& path, const TournamentPlan& plan,
         const ReadyTournament& ready, Begin begin = Begin::where_it_ended,
         const Control& control = {});

    /// What was there when the file was opened; nothing before that. Valid until the first game is
    /// added.
    [[nodiscard]] std::string_view text() const {
        return file_ ? std::string_view(file_->text()) : std::string_view();
    }
    /// Whether the file could be opened, also where open() failed for its content.
    [[nodiscard]] bool is_open() const noexcept { return file_.has_value(); }

    /// Does nothing where open() was not called. Drops the mark of a program whose first game has
    /// changed a file that one of its arguments names, such as a log.
    [[nodiscard]] Result<void> add(const tournament::GameResult& game);

private:
    /// Fails where a program has been changed of which the journal has games.
    [[nodiscard]] Result<void> check_programs(std::string_view journal,
                                              std::vector<std::string> players) const;
    [[nodiscard]] Result<void> update_marks(const tournament::GameKey& players);

    std::optional<AppendedFile> file_;
    std::filesystem::path path_;
    TournamentPlan plan_;
    std::vector<std::string> players_; ///< With the marks of their programs, as in the file.
    std::vector<std::string> marks_;   ///< As the programs were when the file was opened.
    std::vector<bool> has_played_;     ///< Whether there is a game of the contestant.
    std::string games_;                ///< What is in the file below its head.
};

/// journal_head_of() with what a journal has recorded of the versions of programs besides, so that
/// games from elsewhere can be added to it.
[[nodiscard]] tournament::JournalHead recorded_head(std::string_view journal,
                                                    const TournamentPlan& plan,
                                                    std::vector<std::string> players);

} // namespace loggia::grading
