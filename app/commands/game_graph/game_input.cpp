#include "app/commands/game_graph/game_input.hpp"

#include "app/commands/base/input_output.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace loggia::commands {

namespace {

using namespace game_graph;

std::optional<Record> read_record(const std::string& path) {
    const auto text = read_input(path);
    if (!text) {
        report(text.error(), "error");
        return std::nullopt;
    }
    auto record = record_of(*text);
    if (!record) {
        report(record.error(), path == "-" ? "standard input" : path, *text);
        return std::nullopt;
    }
    return std::move(*record);
}

std::optional<Game> read_drawn(const std::string& path, bool misere) {
    const auto text = read_input(path);
    if (!text) {
        report(text.error(), "error");
        return std::nullopt;
    }
    auto drawn = drawn_of(*text);
    if (!drawn) {
        report(drawn.error(), path == "-" ? "standard input" : path, *text);
        return std::nullopt;
    }
    return Game(Token(std::move(*drawn), misere));
}

} // namespace

void GameInput::add(Command command) {
    command
        .add_option("GAME", words,
                    "The game: 1-2-10, nim 3 4 5 ... (see 'loggia-cli game --help'), graph FILE")
        .type_name("");
    command.add_option("--file", file, "The game in a file that keeps one, with its moves")
        .type_name("FILE");
    command.add_option("--position", position, "Begin here, such as '(1, 3, 4, 5)'")
        .type_name("TEXT");
    command.add_flag("--misere", misere, "Who would win loses, and the other way round");
    command
        .add_option("--limit", limit,
                    "How many positions there may be (5000000; by layers as many as 1 GB holds)")
        .between(1, 400'000'000, RangeHint::hidden)
        .type_name("N");
}

void GameInput::add_merge(Command command) {
    command
        .add_option("--merge", merge,
                    "What to take for one position: a name that solve prints, such as sorted")
        .type_name("LEVEL");
}

std::optional<Record> GameInput::record() const {
    if (words.empty() == file.empty())
        throw UsageError(words.empty() ? "a game has to be named" : "two games are named");
    std::optional<Record> record;
    if (!file.empty()) {
        if (misere)
            throw UsageError("--misere is for a game in words; a file tells by itself");
        record = read_record(file);
    } else if (words[0] == "graph") {
        if (words.size() != 2)
            throw UsageError("graph takes one file");
        if (auto game = read_drawn(words[1], misere))
            record = Record(std::move(*game));
    } else {
        const std::string text =
            fmt::format("{}{}", fmt::join(words, " "), misere ? " misere" : "");
        auto game = game_of(text);
        if (game && game->text() != text && formal_spelling(text) != text)
            fmt::print(stderr, "note: read as {}\n", game->text());
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
    if (limit) {
        const auto most = static_cast<std::size_t>(*limit);
        options.limits.states = most;
        options.layer_limits.positions = most;
    }
    auto solution = merge.empty() ? solve_merged(game, from, options, interrupt.control())
                                  : solve(game, from, options, interrupt.control());
    if (!solution) {
        Error error = solution.error();
        if (error == too_many_positions(options.limits.states))
            error.message += " (--limit sets how many there may be, and --merge of solve and "
                             "graph takes alike ones for one)";
        report(error, "error");
        return std::nullopt;
    }
    if (solution->level() != level)
        fmt::print(stderr, "note: too many positions unless they are merged as \"{}\"\n",
                   game.levels()[static_cast<std::size_t>(solution->level())]);
    if (!solution->complete()) {
        fmt::print(stderr, "stopped before the game was solved\n");
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
