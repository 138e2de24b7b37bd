#pragma once

#include "core/base/error.hpp"
#include "core/connect4/engine/engine.hpp"
#include "core/connect4/levels/level.hpp"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace loggia::connect4 {

/// Our own engine.
struct EnginePlayer {
    EngineOptions options;
    Limits limits; ///< One of them is set.
};

/// A strength by name.
struct NamedPlayer {
    Level level = Level::beginner;
};

/// Every legal move is equally likely, by the seed of the match.
struct RandomPlayer {};

/// A program that makes moves through files: it is run as
/// `program arguments... one-move IN OUT depth` and must write OUT in time.
struct ExternalPlayer {
    std::string program; ///< A path, or a name that is searched for in PATH.
    std::vector<std::string> arguments;
    int depth = 8;
    double timeout_seconds = 120; ///< Wall clock, for one move.
};

/// A player in a match.
using Contestant = std::variant<EnginePlayer, RandomPlayer, ExternalPlayer, NamedPlayer>;

/// Reads `random`, `engine:depth=8,time=0.5,evaluation=score,method=engine,threads=1,table=64`
/// (depth or time must be there, the order is free), `level:beginner` or `exec:PROGRAM ARGUMENTS`,
/// where depth and time-out may follow the first word: `exec:depth=5,timeout=60:PROGRAM ARGUMENTS`.
/// PROGRAM and ARGUMENTS are separated by blanks; '...' and "..." keep blanks together, a backslash
/// keeps the next character. An engine without limits and a program without a depth take `limits`.
/// The span of an error counts from the beginning of `text`, line 1.
[[nodiscard]] Result<Contestant> contestant_of(std::string_view text, const Limits& limits = {});

/// The contestant so that contestant_of reads it back; equal players have equal texts.
[[nodiscard]] std::string to_text(const Contestant& contestant);

/// The parts, also for the options of commands. Names are those that to_text gives.
[[nodiscard]] Result<int> depth_of(std::string_view text);      ///< 1 to 42
[[nodiscard]] Result<double> seconds_of(std::string_view text); ///< over 0, at most 1e6
[[nodiscard]] Result<int> threads_of(std::string_view text);    ///< 1 to 256
[[nodiscard]] Result<int> megabytes_of(std::string_view text);  ///< 1 to 65536
[[nodiscard]] Result<Method> method_of(std::string_view text);  ///< minimax, alpha-beta, engine
[[nodiscard]] Result<Evaluation> evaluation_of(std::string_view text); ///< score, pattern
[[nodiscard]] std::string_view to_text(Method method);
[[nodiscard]] std::string_view to_text(Evaluation evaluation);

} // namespace loggia::connect4
