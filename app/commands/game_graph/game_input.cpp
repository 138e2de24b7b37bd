#include "app/commands/game_graph/game_input.hpp"

#include "app/commands/base/input_output.hpp"
#include "core/base/text_start.hpp"
#include "core/base/time_slice.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <chrono>
#include <cmath>
#include <cstddef>
#include <cstdio>

namespace loggia::commands {

namespace {

using namespace game_graph;

constexpr int most_positions = 400'000'000; ///< that --limit may allow

/// Where a game is expected, arrows are those of a drawn graph, not of formulas.
Result<Record> record_in(std::string_view text) {
    auto record = record_of(text);
    if (record || first_said(text, "#").starts_with("game:") ||
        (text.find("->") == std::string_view::npos && text.find("→") == std::string_view::npos))
        return record;
    return drawn_of(text).map([](Drawn drawn) { return Record(Game(Token(std::move(drawn)))); });
}

std::optional<Record> read_record(const std::string& path) {
    const auto text = read_input(path);
    if (!text) {
        report(text.error(), "error");
        return std::nullopt;
    }
    auto record = record_in(*text);
    if (!record) {
        report(record.error(), path == "-" ? "standard input" : path, *text);
        return std::nullopt;
    }
    return std::move(*record);
}

/// A drawn graph alone, or a game on one that was saved.
Result<Record> record_on_graph(std::string_view text, bool misere) {
    if (!first_said(text, "#").starts_with("game:"))
        return drawn_of(text).map(
            [&](Drawn drawn) { return Record(Game(Token(std::move(drawn), misere))); });
    auto record = record_of(text);
    if (!record)
        return record;
    const auto* const token = std::get_if<Token>(&record->game().rules());
    if (token == nullptr)
        return failure(
            fmt::format("expected a drawn graph, found the game {}", record->game().text()));
    if (!misere)
        return record;
    Record same_moves(Game(Token(token->drawn(), true)), record->start());
    for (std::size_t i = 0; i < record->moves().size(); ++i)
        same_moves.add({record->moves()[i], record->states()[i + 1]});
    return same_moves;
}

std::optional<Record> read_drawn(const std::string& path, bool misere) {
    const auto text = read_input(path);
    if (!text) {
        report(text.error(), "error");
        return std::nullopt;
    }
    auto record = record_on_graph(*text, misere);
    if (!record) {
        report(record.error(), path == "-" ? "standard input" : path, *text);
        return std::nullopt;
    }
    return std::move(*record);
}

} // namespace

void GameInput::add(Command command) {
    command
        .add_option(
            "GAME", words,
            "The game, for example 1-2-10, nim 3 4 5 or graph FILE (see 'loggia-cli game --help')")
        .type_name("");
    command.add_option("--file", file, "Read a game with its moves from a file").type_name("FILE");
    command.add_option("--position", position, "Starting position, for example '(1, 3, 4, 5)'")
        .type_name("TEXT");
    command.add_flag("--misere", misere, "Exchange winning and losing");
    command
        .add_option("--limit", limit,
                    "Maximum number of positions (default: 5,000,000; for games that are solved "
                    "layer by layer, as many as fit in 1 GB)")
        .between(1, most_positions, RangeHint::hidden)
        .type_name("N");
    command.add_option("--time", seconds, "Time limit for solving the game, in seconds").seconds();
    command.add_flag("--verbose", verbose,
                     "Print progress to standard error, at most once a second");
}

void GameInput::add_merge(Command command) {
    command
        .add_option("--merge", merge,
                    "Which positions to merge: a name that solve prints, for example sorted")
        .type_name("LEVEL");
}

void GameInput::add_threads(Command command) {
    threads.add_to(command, "Number of threads for games that are solved layer by layer; the "
                            "values do not depend on it");
}

std::optional<Record> GameInput::record() const {
    if (words.empty() == file.empty())
        throw UsageError(words.empty() ? "missing GAME" : "expected one game, found two");
    std::optional<Record> record;
    if (!file.empty()) {
        if (misere)
            throw UsageError("--misere cannot be combined with a file");
        record = read_record(file);
    } else if (words[0] == "graph") {
        if (words.size() != 2)
            throw UsageError("expected one file after graph");
        record = read_drawn(words[1], misere);
    } else {
        const std::string text =
            fmt::format("{}{}", fmt::join(words, " "), misere ? " misere" : "");
        auto game = game_of(text);
        if (game && game->text() != text && formal_spelling(text) != text)
            print_to_stderr("note: understood as {}\n", game->text());
        if (game)
            record = Record(std::move(*game));
        else
            report(game.error(), "game", text);
    }
    if (!record || position.empty())
        return record;
    const auto state = record->game().state_of(position);
    if (!state) {
        report(state.error(), "position", position);
        return std::nullopt;
    }
    return Record(record->game(), *state);
}

std::optional<int> GameInput::level(const Game& game) const {
    const auto levels = game.levels();
    if (merge.empty())
        return 0;
    for (std::size_t i = 0; i < levels.size(); ++i)
        if (levels[i] == merge)
            return static_cast<int>(i);
    throw UsageError("--merge", fmt::format("this game has {}", fmt::join(levels, ", ")));
}

std::optional<Solution> GameInput::solution(const Game& game, State from, int level,
                                            const Interrupt& interrupt) const {
    SolveOptions options;
    options.level = level;
    options.threads = threads.count();
    if (limit) {
        const auto most = static_cast<std::size_t>(*limit);
        options.limits.states = most;
        options.layer_limits.positions = most;
    }
    // Each step of a long computation on a line of its own, once a second.
    auto told = std::chrono::steady_clock::now();
    const auto tell = [this, &told](const Progress& progress) {
        const auto now = std::chrono::steady_clock::now();
        if (!verbose || now - told < std::chrono::seconds(1))
            return;
        told = now;
        print_to_stderr("{}\n", progress.text);
    };
    std::optional<TimeSlice> slice;
    if (seconds)
        slice.emplace(interrupt.control(),
                      std::chrono::milliseconds(std::llround(*seconds * 1000)));
    const Control control =
        slice ? Control(slice->control().stop_token(), tell) : interrupt.control(tell);
    auto solution = merge.empty() ? solve_merged(game, from, options, control)
                                  : solve(game, from, options, control);
    if (!solution) {
        Error error = solution.error();
        if (error == too_many_positions(options.limits.states))
            error.message += " (raise the limit with --limit, or merge equivalent positions with "
                             "--merge of solve and graph)";
        else if (error.message.starts_with("there are at least") &&
                 game.least_size(from, level).positions <= most_positions)
            error.message += error.message.find("try a smaller") == std::string::npos
                                 ? "; raise it with --limit"
                                 : ", or raise the limit with --limit";
        report(error, "error");
        return std::nullopt;
    }
    if (solution->level() != level)
        print_to_stderr("note: too many positions; they are merged as \"{}\"\n",
                        game.levels()[static_cast<std::size_t>(solution->level())]);
    if (!solution->complete()) {
        print_to_stderr("stopped before the game was solved\n");
        return std::nullopt;
    }
    return std::move(*solution);
}

Json json_of(Value value) {
    Json json = Json::object({{"outcome", word_of(value.outcome)}});
    if (value.remoteness != Value::endless)
        json.set("remoteness", std::uint64_t{value.remoteness});
    return json;
}

} // namespace loggia::commands
