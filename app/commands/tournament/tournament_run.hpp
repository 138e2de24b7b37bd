#pragma once

#include "app/commands/base/command_line.hpp"
#include "core/grading/grade.hpp"
#include "core/tournament/journal.hpp"
#include "core/tournament/play.hpp"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace loggia::commands {

/// Somebody who takes part, as on the command line.
struct Entrant {
    std::string name;                  ///< In tables; no two have the same one.
    std::string text;                  ///< Who it is: `engine:depth=4`.
    std::filesystem::path handin = {}; ///< Not empty: a hand-in, and `text` tells its digest.
};

/// Splits `NAME=` from contestants, and replaces `handins:FOLDER` by a hand-in for each entry of
/// the folder. Throws the usage error where two have the same name or a folder cannot be read.
[[nodiscard]] std::vector<Entrant> entrants_of(const std::vector<std::string>& texts);

/// The usage error of a contestant's text, with the place in it.
[[noreturn]] void refuse(const Entrant& entrant, const Error& error);

enum class TournamentFormat : std::uint8_t { text, csv, json };

/// What tournaments of all games have in common on the command line.
struct TournamentOptions {
    std::vector<std::string> contestants;
    tournament::Kind kind = tournament::Kind::round_robin;
    std::optional<int> games;
    std::optional<int> rounds;
    std::uint64_t seed = 1;
    int threads = 1;
    std::optional<int> adjudicate;
    std::optional<tournament::SprtSettings> sprt;
    std::string journal;
    std::string save;
    TournamentFormat format = TournamentFormat::text;

    grading::GradeSettings handins; ///< Their commands.
    grading::Limits limits;         ///< Of hand-ins.
    std::vector<std::string> readable;
    bool unsafe = false;
};

/// Adds them to a command. `unit` is what --adjudicate counts: "cells are empty".
void add_tournament_options(const Command& command, TournamentOptions& options,
                            const std::string& unit, int most_units);

/// A game as a file.
struct SavedGame {
    std::string ending; ///< ".c4"
    std::string text;
};

/// A game as a tournament on the command line needs it.
struct TournamentGame {
    std::string name;                 ///< In the journal: "maxconnect4".
    tournament::JournalHead settings; ///< What makes its games the ones they are.
    tournament::PlayGame play;
    /// Fails where the result is not one of its games, or stopped.
    std::function<Result<SavedGame>(const tournament::GameResult&, const Control&)> file;
};

/// The sandbox that the options describe. Nothing, and the reason reported, where there is none.
[[nodiscard]] std::shared_ptr<const grading::Sandbox>
make_sandbox(const TournamentOptions& options);

/// Checks the options against the number of contestants; throws usage errors.
[[nodiscard]] tournament::Settings settings_of(const TournamentOptions& options,
                                               std::size_t contestants);

/// Plays, or goes on with the journal, prints the report and returns the exit status.
[[nodiscard]] int run_tournament(const TournamentOptions& options,
                                 const tournament::Settings& settings,
                                 const std::vector<Entrant>& entrants, const TournamentGame& game,
                                 const Control& control);

void add_tournament_maxconnect4(Command group);
void add_tournament_formula(Command group);

} // namespace loggia::commands
