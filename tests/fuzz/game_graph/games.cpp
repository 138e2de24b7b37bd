// A game in words, or one on each line, a drawn graph or the record of a game, which is then solved
// where it is small.
#include "core/base/random.hpp"
#include "core/game_graph/analysis/explain.hpp"
#include "core/game_graph/play/record.hpp"
#include "tests/fuzz/target.hpp"

#include <algorithm>
#include <string>

using namespace loggia;
using namespace loggia::game_graph;

namespace {

void shows(const Error& error, std::string_view text) {
    fuzz::require(describe(error, "name", text).ends_with('\n'), "errors can be shown");
}

/// Positions and moves are read as they are written, and the values fit together.
void try_out(const Game& game) {
    SolveOptions options;
    options.limits = {2000, 20'000};
    options.layer_limits.bytes = 20'000;
    const auto solution = solve(game, options);
    Random random(1);
    State state = game.start();
    constexpr int few = 30;
    for (int i = 0; i < few; ++i) {
        fuzz::require(game.state_of(game.state_text(state)) == state, "positions are read again");
        const auto moves = game.moves(state);
        constexpr std::size_t many = 1000;
        if (moves.size() > many)
            return;
        fuzz::require(moves.empty() == game.ending(state).has_value(), "ends have no moves");
        if (solution) {
            const auto explanation = explain(*solution, state);
            fuzz::require(explanation && !to_text(game, *explanation).empty(), "and are explained");
            for (const JudgedMove& move : explanation->moves)
                fuzz::require(!better(move.value, explanation->value), "no move beats the best");
        }
        if (moves.empty())
            break;
        const Step& step = moves[random.below(moves.size())];
        fuzz::require(game.move_of(state, game.move_text(state, step.move)).has_value(),
                      "moves are read again");
        state = step.to;
    }
}

/// Each line is a game by itself, as people type it.
void read_lines(std::string_view text) {
    constexpr std::size_t most = 3000; // bytes
    if (text.size() > most)
        return;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        const std::string_view line = text.substr(begin, end - begin);
        begin = end + 1;
        if (const auto game = game_of(line))
            fuzz::require(game_of(game->text()) == *game, "a game is printed and read as the same");
        else
            shows(game.error(), line);
    }
}

/// What a record tells of its game, and that its moves can be taken back.
void look_back(Record record) {
    SolveOptions options;
    options.limits = {2000, 20'000};
    options.layer_limits.bytes = 20'000;
    if (const auto solution = solve(record.game(), options)) {
        const auto history = value_history(*solution, record);
        fuzz::require(history.empty() || history.size() == record.states().size(),
                      "every position has a value");
        const std::string told = to_text(record, history);
        fuzz::require(static_cast<std::size_t>(std::count(told.begin(), told.end(), '\n')) ==
                          history.size(),
                      "and a line");
    }
    std::size_t moves = record.moves().size();
    while (record.undo())
        --moves;
    fuzz::require(moves == 0 && record.states().size() == 1, "every move is taken back");
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto text = fuzz::text_of(data, size);
    if (const auto game = game_of(text)) {
        fuzz::require(game_of(game->text()) == *game, "a game is printed and read as the same");
        try_out(*game);
        if (const auto state = game->state_of(text))
            fuzz::require(game->state_of(game->state_text(*state)) == *state, "and a position");
    } else {
        shows(game.error(), text);
    }
    if (const auto drawn = drawn_of(text)) {
        const auto again = drawn_of(to_text(*drawn));
        fuzz::require(again && *again == *drawn, "a graph is printed and read as the same");
        try_out(Game(Token(*drawn)));
    } else {
        shows(drawn.error(), text);
    }
    read_lines(text);
    (void)looks_like_record(text);
    if (const auto record = record_of(text)) {
        const auto again = record_of(to_text(*record));
        fuzz::require(again && *again == *record, "a record is printed and read as the same");
        look_back(*record);
    } else {
        shows(record.error(), text);
    }
    return 0;
}
