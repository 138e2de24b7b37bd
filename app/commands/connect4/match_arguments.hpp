#pragma once

#include "app/commands/base/command_line.hpp"
#include "app/commands/connect4/engine_options.hpp"
#include "core/connect4/matches/match.hpp"

#include <string>

namespace loggia::commands {

/// A match on the command line. The object has to outlive the program.
class MatchArguments {
public:
    /// Adds A, B, --games, --seed, --opening-plies, --depth and --time.
    void add_to(Command command);
    /// What is no player is a usage error.
    [[nodiscard]] connect4::MatchSettings settings() const;

private:
    std::string a_;
    std::string b_;
    Thinking thinking_;
    connect4::MatchSettings settings_;
};

/// Who can play and how games are counted, for the help.
[[nodiscard]] std::string match_help();

} // namespace loggia::commands
