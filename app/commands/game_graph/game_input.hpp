#pragma once

#include "app/commands/base/command_line.hpp"
#include "app/commands/base/interrupt.hpp"
#include "app/commands/base/json.hpp"
#include "app/commands/base/threads_option.hpp"
#include "core/game_graph/analysis/solve.hpp"
#include "core/game_graph/play/record.hpp"

#include <optional>
#include <string>
#include <vector>

namespace loggia::commands {

/// What the commands of computational games take in: a game in words, or a file that keeps one, and
/// a position. Whatever is wrong is reported to standard error where nothing is returned.
struct GameInput {
    std::vector<std::string> words;
    std::string file;
    std::string position;
    std::string merge;
    bool misere = false;
    std::optional<int> limit;
    std::optional<double> seconds; ///< for solving
    bool verbose = false;          ///< whether progress is printed
    ThreadsOption threads;

    /// The positional arguments and the options --file, --position, --misere, --limit, --time and
    /// --verbose.
    void add(Command command);
    /// The option --merge.
    void add_merge(Command command);
    /// The option --threads; all cores are used without it, too.
    void add_threads(Command command);

    /// Throws UsageError where no game is named, or one twice.
    [[nodiscard]] std::optional<game_graph::Record> record() const;
    /// The level that --merge names.
    [[nodiscard]] std::optional<int> level(const game_graph::Game& game) const;
    /// Solves it from the record's present position; reports being stopped too.
    [[nodiscard]] std::optional<game_graph::Solution> solution(const game_graph::Game& game,
                                                               game_graph::State from, int level,
                                                               const Interrupt& interrupt) const;
};

/// `{"outcome": "win", "remoteness": 7}`; no remoteness where there is no end.
[[nodiscard]] Json json_of(game_graph::Value value);

} // namespace loggia::commands
