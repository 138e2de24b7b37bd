#include "core/connect4/matches/contestant.hpp"

#include "core/tournament/contestant_text.hpp"

#include <fmt/format.h>

#include <array>
#include <optional>
#include <type_traits>

namespace loggia::connect4 {

namespace {

using tournament::error_at;
using tournament::read_settings;
using tournament::seconds_text;
using tournament::span_in;
using tournament::whole_number;

/// Stores a value that was read, or passes its error on.
template <class T, class Target>
Result<void> store(const Result<T>& value, Target& target) {
    if (!value)
        return tl::unexpected(value.error());
    target = static_cast<std::conditional_t<std::is_same_v<Target, std::size_t>, std::size_t, T>>(
        *value);
    return {};
}

Result<Contestant> engine_of(std::string_view whole, std::string_view settings,
                             const Limits& limits) {
    EnginePlayer player;
    const auto read = read_settings(
        whole, settings, [&](std::string_view key, std::string_view value) -> Result<void> {
            if (key == "depth")
                return store(depth_of(value), player.limits.depth);
            if (key == "time")
                return store(seconds_of(value), player.limits.seconds);
            if (key == "threads")
                return store(threads_of(value), player.options.threads);
            if (key == "table")
                return store(megabytes_of(value), player.options.table_megabytes);
            if (key == "method")
                return store(method_of(value), player.options.method);
            if (key == "evaluation")
                return store(evaluation_of(value), player.options.evaluation);
            return failure("unknown engine setting; the settings are depth, time, evaluation, "
                           "method, threads and table");
        });
    if (!read)
        return tl::unexpected(read.error());
    if (!player.limits.depth && !player.limits.seconds)
        player.limits = limits;
    if (!player.limits.depth && !player.limits.seconds)
        return failure("the engine needs a limit, for example engine:depth=8 or engine:time=1",
                       span_in(whole, whole));
    return player;
}

Result<Contestant> external_of(std::string_view whole, std::string_view rest,
                               const Limits& limits) {
    ExternalPlayer player;
    player.depth = limits.depth.value_or(player.depth);
    auto command = tournament::command_of(
        whole, rest, {"depth", "timeout"},
        [&](std::string_view key, std::string_view value) -> Result<void> {
            if (key == "depth")
                return store(depth_of(value), player.depth);
            if (key == "timeout")
                return store(seconds_of(value), player.timeout_seconds);
            return failure("unknown program setting; the settings are depth and timeout");
        });
    if (!command)
        return tl::unexpected(std::move(command.error()));
    player.program = std::move(command->program);
    player.arguments = std::move(command->arguments);
    return player;
}

struct ToText {
    std::string operator()(const EnginePlayer& player) const {
        std::string text = "engine:";
        if (player.limits.depth)
            text += fmt::format("depth={},", *player.limits.depth);
        if (player.limits.seconds)
            text += fmt::format("time={},", seconds_text(*player.limits.seconds));
        return text + fmt::format("evaluation={},method={},threads={},table={}",
                                  to_text(player.options.evaluation),
                                  to_text(player.options.method), player.options.threads,
                                  player.options.table_megabytes);
    }
    std::string operator()(const RandomPlayer&) const { return "random"; }
    std::string operator()(const NamedPlayer& player) const {
        return "level:" + std::string(to_text(player.level));
    }
    std::string operator()(const ExternalPlayer& player) const {
        return fmt::format(
            "exec:depth={},timeout={}:{}", player.depth, seconds_text(player.timeout_seconds),
            tournament::to_text(tournament::CommandText{player.program, player.arguments}));
    }
};

constexpr std::array<std::string_view, 3> methods{"minimax", "alpha-beta", "engine"};
constexpr std::array<std::string_view, 2> evaluations{"score", "pattern"};

} // namespace

Result<Contestant> contestant_of(std::string_view text, const Limits& limits) {
    if (text == "random")
        return RandomPlayer{};
    if (text == "perfect") // as in the formula game
        return NamedPlayer{Level::perfect};
    constexpr std::string_view level = "level:";
    if (text.starts_with(level)) {
        const auto named = level_of(text.substr(level.size()));
        if (!named)
            return error_at(named.error(), text, text.substr(level.size()));
        return NamedPlayer{*named};
    }
    for (const std::string_view kind : {"engine", "exec"}) {
        if (text != kind && !text.starts_with(std::string(kind) + ':'))
            continue;
        const std::string_view rest = text.substr(std::min(kind.size() + 1, text.size()));
        return kind == "engine" ? engine_of(text, rest, limits) : external_of(text, rest, limits);
    }
    return failure(
        "expected 'engine:depth=8', 'level:beginner', 'random' or 'exec:PROGRAM ARGUMENTS'",
        span_in(text, text));
}

std::string to_text(const Contestant& contestant) {
    return std::visit(ToText{}, contestant);
}

Result<int> depth_of(std::string_view text) {
    return whole_number(text, 1, cells);
}

Result<double> seconds_of(std::string_view text) {
    return tournament::seconds_of(text);
}

Result<int> threads_of(std::string_view text) {
    return whole_number(text, 1, 256);
}

Result<int> megabytes_of(std::string_view text) {
    return whole_number(text, 1, 65536);
}

Result<Method> method_of(std::string_view text) {
    for (std::size_t i = 0; i < methods.size(); ++i)
        if (text == methods.at(i))
            return static_cast<Method>(i);
    return failure(fmt::format("expected minimax, alpha-beta or engine, found '{}'", text));
}

Result<Evaluation> evaluation_of(std::string_view text) {
    for (std::size_t i = 0; i < evaluations.size(); ++i)
        if (text == evaluations.at(i))
            return static_cast<Evaluation>(i);
    return failure(fmt::format("expected score or pattern, found '{}'", text));
}

std::string_view to_text(Method method) {
    return methods.at(static_cast<std::size_t>(method));
}

std::string_view to_text(Evaluation evaluation) {
    return evaluations.at(static_cast<std::size_t>(evaluation));
}

} // namespace loggia::connect4
