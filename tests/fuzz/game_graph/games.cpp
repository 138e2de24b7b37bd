// A game in words, a drawn graph or the record of a game, which is then solved where it is small.
#include "core/base/random.hpp"
#include "core/game_graph/analysis/explain.hpp"
#include "core/game_graph/play/record.hpp"
#include "tests/fuzz/target.hpp"

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
    if (const auto record = record_of(text)) {
        const auto again = record_of(to_text(*record));
        fuzz::require(again && *again == *record, "a record is printed and read as the same");
    } else {
        shows(record.error(), text);
    }
    return 0;
}
