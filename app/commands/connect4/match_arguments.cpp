#include "app/commands/connect4/match_arguments.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <utility>

namespace loggia::commands {

namespace {

using namespace connect4;

/// Reads a player, or throws the usage error with the place in its text.
Contestant player_of(const std::string& name, const std::string& text, const Limits& limits) {
    auto player = contestant_of(text, limits);
    if (player)
        return std::move(*player);
    throw UsageError::in_text(name, text, player.error());
}

} // namespace

void MatchArguments::add_to(Command command) {
    command.add_option("A", a_, "A player (see below)").required().type_name("");
    command.add_option("B", b_, "The other player").required().type_name("");
    command.add_option("--games", settings_.games, "Number of games (default: 10)")
        .type_name("N")
        .between(1, 1000000, RangeHint::hidden);
    command.add_option("--seed", settings_.seed, "Seed for openings and random moves (default: 1)")
        .type_name("S");
    command
        .add_option("--opening-plies", settings_.opening_plies,
                    "Random moves at the start of each game (default: 4)")
        .type_name("K")
        .between(0, cells - 1, RangeHint::hidden);
    add_depth_option(command, thinking_)
        .description("Search depth of players without a limit of their own");
    add_time_option(command, thinking_)
        .description("Seconds per move of engines without a limit of their own");
}

MatchSettings MatchArguments::settings() const {
    MatchSettings settings = settings_;
    settings.contestants = {player_of("A", a_, thinking_.limits),
                            player_of("B", b_, thinking_.limits)};
    return settings;
}

std::string match_help() {
    return "A and B are each one of\n"
           "  engine:depth=8,evaluation=score,method=engine,threads=1,table=64,time=0.5\n"
           "                      Loggia's engine; give a depth or a time, the rest is optional\n"
           "  level:beginner      a strength by name: beginner, casual, intermediate, advanced,\n"
           "                      expert (a second per move) or perfect (the exact solver)\n"
           "  random              every move equally likely\n"
           "  exec:PROGRAM ARGUMENTS, or exec:depth=5,timeout=60:PROGRAM ARGUMENTS\n"
           "                      run for each move as PROGRAM ARGUMENTS one-move IN OUT DEPTH\n"
           "                      in a temporary directory; words that name files become\n"
           "                      absolute paths\n\n"
           "Each random opening is played twice, once with each side moving first. A program\n"
           "whose OUT is not the position after exactly one legal move forfeits the game;\n"
           "forfeited games are counted separately.";
}

} // namespace loggia::commands
