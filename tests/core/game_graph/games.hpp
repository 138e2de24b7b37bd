#pragma once

#include "core/base/random.hpp"
#include "core/game_graph/game.hpp"
#include "core/game_graph/games/value.hpp"

#include <array>
#include <cstdlib>
#include <map>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

// What the tests of this folder share: games of every kind, walks through them, and the textbook's
// way to their values.
namespace loggia::game_graph {

inline Game made(std::string_view text) {
    auto game = game_of(text);
    if (!game)
        std::abort();
    return std::move(*game);
}

inline Game token_game(std::string_view text, bool misere = false) {
    auto drawn = drawn_of(text);
    if (!drawn)
        std::abort();
    return Game(Token(std::move(*drawn), misere));
}

inline std::vector<Game> games_of_every_kind() {
    std::vector<Game> games;
    for (const char* text : {"1-2-10",
                             "2-5-9-30 misere",
                             "even-or-odd 15 3",
                             "even-or-odd 21 4 misere",
                             "nim 3 4 5",
                             "nim 7 1 0 2 misere",
                             "subtraction 20 take 1 3 4",
                             "subtraction 5 6 take 2",
                             "kayles 9",
                             "kayles 3 4 2 misere",
                             "dawsons-kayles 12",
                             "chomp 3x4",
                             "chomp 5x5 misere",
                             "tic-tac-toe 3x3 3",
                             "tic-tac-toe 4x3 3 misere",
                             "connect4 4x4 4",
                             "connect4 7x6 4",
                             "connect4 3x5 3 misere",
                             "mu-torere",
                             "dodgem 3",
                             "dodgem 5 misere",
                             "othello 4x4",
                             "othello 6x6 7",
                             "othello 6x4 9 3 misere",
                             "kalah 2 3",
                             "kalah 3 4 misere",
                             "checkers 4x4",
                             "checkers 6x4 misere",
                             "dots-and-boxes 2x2",
                             "dots-and-boxes 3x2 misere",
                             "hexapawn 3x3",
                             "hexapawn 4x5 misere",
                             "domineering 4x4",
                             "domineering 5x3 misere",
                             "achi",
                             "achi orthogonal misere",
                             "three-mens-morris",
                             "three-mens-morris flying",
                             "sim 6",
                             "sim 4 misere",
                             "konane 4x4",
                             "konane 4x5 misere"})
        games.push_back(made(text));
    games.push_back(token_game("a -> b c\nb -> a\nc -> d b\nd = draw\n"));
    games.push_back(token_game("1: a -> b\n2: a -> c\nb -> c d\nc -> a\nstart b\n", true));
    return games;
}

/// Whether whoever has moved may be to move again.
inline bool may_move_again(const Game& game) {
    return std::holds_alternative<Kalah>(game.rules()) ||
           std::holds_alternative<DotsAndBoxes>(game.rules());
}

/// Positions on the way of a game by chance, the start first.
inline std::vector<State> walk(const Game& game, Random& random, int most = 200) {
    std::vector<State> states{game.start()};
    for (int i = 0; i < most; ++i) {
        const auto moves = game.moves(states.back());
        if (moves.empty())
            break;
        states.push_back(moves[random.below(moves.size())].to);
    }
    return states;
}

/// The position where named moves lead to.
inline State after(const Game& game, State state, const std::vector<std::string>& moves) {
    for (const std::string& move : moves)
        state = game.move_of(state, move).value().to;
    return state;
}

/// Plain minimax with a table, as one would write it first; it knows nothing of graphs. For games
/// with an end.
class Minimax {
public:
    explicit Minimax(const Game& game) : game_(game) {}

    Value value(State state) {
        if (const auto known = known_.find(state); known != known_.end())
            return known->second;
        Value best{Outcome::loss, 0};
        if (const auto ending = game_.ending(state)) {
            best = {*ending, 0};
        } else {
            bool first = true;
            for (const Step& step : game_.moves(state)) {
                const Value reached = before(value(step.to), game_.moves_again(state, step.to));
                if (first || better(reached, best))
                    best = reached;
                first = false;
            }
        }
        known_.emplace(state, best);
        return best;
    }
    [[nodiscard]] std::size_t size() const { return known_.size(); }

private:
    const Game& game_;
    std::unordered_map<State, Value> known_;
};

/// The Grundy value by its definition, for games that end.
class Mex {
public:
    explicit Mex(const Game& game) : game_(game) {}

    std::uint32_t operator()(State state) {
        if (const auto known = known_.find(state); known != known_.end())
            return known->second;
        std::set<std::uint32_t> seen;
        for (const Step& step : game_.moves(state))
            seen.insert((*this)(step.to));
        std::uint32_t least = 0;
        while (seen.count(least) == 1)
            ++least;
        return known_[state] = least;
    }

private:
    const Game& game_;
    std::map<State, std::uint32_t> known_;
};

} // namespace loggia::game_graph
