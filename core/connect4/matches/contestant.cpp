#include "core/connect4/matches/contestant.hpp"

#include <fmt/format.h>

#include <array>
#include <charconv>
#include <optional>
#include <type_traits>

namespace loggia::connect4 {

namespace {

Result<int> whole_number(std::string_view text, int least, int most) {
    int value = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, value);
    if (error != std::errc() || stop != end || value < least || value > most)
        return failure(
            fmt::format("expected a whole number from {} to {}, found '{}'", least, most, text));
    return value;
}

std::string seconds_text(double seconds) {
    return fmt::format("{}", seconds);
}

SourceSpan span_in(std::string_view whole, std::string_view part) {
    return {1, static_cast<int>(part.data() - whole.data()) + 1,
            static_cast<int>(std::max<std::size_t>(part.size(), 1))};
}

tl::unexpected<Error> at(Error error, std::string_view whole, std::string_view part) {
    error.span = span_in(whole, part);
    return tl::unexpected(std::move(error));
}

/// Calls `take(key, value)` for each `key=value` of a list separated by commas.
template <class Take>
Result<void> read_settings(std::string_view whole, std::string_view list, const Take& take) {
    while (!list.empty()) {
        const std::string_view item = list.substr(0, list.find(','));
        const auto equals = item.find('=');
        if (equals == std::string_view::npos)
            return failure("expected NAME=VALUE", span_in(whole, item));
        if (auto taken = take(item.substr(0, equals), item.substr(equals + 1)); !taken)
            return at(taken.error(), whole, item);
        list.remove_prefix(std::min(item.size() + 1, list.size()));
    }
    return {};
}

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

/// Splits a command line as a shell does, without expanding anything.
Result<std::vector<std::string>> words_of(std::string_view whole, std::string_view line) {
    std::vector<std::string> words;
    std::string word;
    bool in_word = false;
    char quote = 0;
    std::size_t quote_at = 0;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const char c = line[i];
        if (c == '\\' && quote != '\'' && i + 1 < line.size()) {
            word += line[++i];
            in_word = true;
        } else if (quote != 0) {
            if (c == quote)
                quote = 0;
            else
                word += c;
        } else if (c == '\'' || c == '"') {
            quote = c;
            quote_at = i;
            in_word = true;
        } else if (c == ' ' || c == '\t') {
            if (in_word)
                words.push_back(std::exchange(word, {}));
            in_word = false;
        } else {
            word += c;
            in_word = true;
        }
    }
    if (quote != 0)
        return failure("the quotation mark is never closed",
                       span_in(whole, line.substr(quote_at, 1)));
    if (in_word)
        words.push_back(word);
    return words;
}

std::string quoted(const std::string& word) {
    constexpr std::string_view plain =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./+,=@%";
    if (!word.empty() && word.find_first_not_of(plain) == std::string::npos)
        return word;
    std::string text = "\"";
    for (const char c : word) {
        if (c == '"' || c == '\\')
            text += '\\';
        text += c;
    }
    return text + '"';
}

/// `depth=5,timeout=60:` before the program is optional; a program's path may hold a colon too.
bool begins_with_settings(std::string_view text) {
    return (text.starts_with("depth=") || text.starts_with("timeout=")) &&
           text.find(':') != std::string_view::npos;
}

Result<Contestant> external_of(std::string_view whole, std::string_view rest,
                               const Limits& limits) {
    ExternalPlayer player;
    player.depth = limits.depth.value_or(player.depth);
    if (begins_with_settings(rest)) {
        const std::string_view settings = rest.substr(0, rest.find(':'));
        const auto read = read_settings(
            whole, settings, [&](std::string_view key, std::string_view value) -> Result<void> {
                if (key == "depth")
                    return store(depth_of(value), player.depth);
                if (key == "timeout")
                    return store(seconds_of(value), player.timeout_seconds);
                return failure("unknown program setting; the settings are depth and timeout");
            });
        if (!read)
            return tl::unexpected(read.error());
        rest.remove_prefix(settings.size() + 1);
    }
    auto words = words_of(whole, rest);
    if (!words)
        return tl::unexpected(words.error());
    if (words->empty() || words->front().empty())
        return failure("expected a program to run, for example exec:./player",
                       span_in(whole, rest));
    player.program = words->front();
    player.arguments.assign(words->begin() + 1, words->end());
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
        std::string text =
            fmt::format("exec:depth={},timeout={}:{}", player.depth,
                        seconds_text(player.timeout_seconds), quoted(player.program));
        for (const std::string& argument : player.arguments)
            text += ' ' + quoted(argument);
        return text;
    }
};

constexpr std::array<std::string_view, 3> methods{"minimax", "alpha-beta", "engine"};
constexpr std::array<std::string_view, 2> evaluations{"score", "pattern"};

} // namespace

Result<Contestant> contestant_of(std::string_view text, const Limits& limits) {
    if (text == "random")
        return RandomPlayer{};
    constexpr std::string_view level = "level:";
    if (text.starts_with(level)) {
        const auto named = level_of(text.substr(level.size()));
        if (!named)
            return at(named.error(), text, text.substr(level.size()));
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
    constexpr double most = 1e6;
    double value = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, value);
    if (error != std::errc() || stop != end || !(value > 0) || value > most)
        return failure(
            fmt::format("expected seconds, more than 0 and at most {}, found '{}'", most, text));
    return value;
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
