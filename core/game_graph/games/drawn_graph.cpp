#include "core/game_graph/games/drawn_graph.hpp"

#include "core/game_graph/games/packing.hpp"

#include <algorithm>
#include <utility>

namespace loggia::game_graph {

namespace {

constexpr unsigned place_shift = 2;

std::size_t place_of(State state) {
    return state >> place_shift;
}

/// Whether an arrow is of use to a player; 0 stands for both.
bool may_follow(const Drawn::Arrow& arrow, int player) {
    return player == 0 || (arrow.players >> (player - 1) & 1) != 0;
}

} // namespace

Token::Token(Drawn drawn, bool misere) : misere_(misere) {
    std::vector<std::uint32_t> first(drawn.places.size() + 1);
    for (const Drawn::Arrow& arrow : drawn.arrows) {
        ++first[arrow.from + 1];
        impartial_ = impartial_ && arrow.players == 3;
    }
    for (std::size_t i = 1; i < first.size(); ++i)
        first[i] += first[i - 1];
    drawn_ = std::make_shared<const Drawn>(std::move(drawn));
    first_ = std::make_shared<const std::vector<std::uint32_t>>(std::move(first));
}

std::vector<std::string> Token::levels() const {
    return impartial_ ? std::vector<std::string>{"positions", "states"}
                      : std::vector<std::string>{"positions"};
}

State Token::start() const {
    return State{drawn_->start} << place_shift | 1U;
}

std::optional<Outcome> Token::ending(State state) const {
    const std::size_t place = place_of(state);
    if (drawn_->ends[place])
        return drawn_->ends[place];
    for (std::uint32_t i = (*first_)[place]; i < (*first_)[place + 1]; ++i)
        if (may_follow(drawn_->arrows[i], low_player(state)))
            return std::nullopt;
    return misere_ ? Outcome::win : Outcome::loss;
}

void Token::append_moves(State state, std::vector<Step>& moves) const {
    const std::size_t place = place_of(state);
    if (drawn_->ends[place])
        return;
    const State next_player = turned(state) & 3U;
    for (std::uint32_t i = (*first_)[place]; i < (*first_)[place + 1]; ++i) {
        const Drawn::Arrow& arrow = drawn_->arrows[i];
        if (may_follow(arrow, low_player(state)))
            moves.push_back({arrow.to, State{arrow.to} << place_shift | next_player});
    }
}

std::string Token::move_text(State, Move move) const {
    return drawn_->places[move];
}

std::vector<std::string> Token::fields(State state) const {
    return {drawn_->places[place_of(state)]};
}

Result<State> Token::state_of(int player, std::span<const std::string> fields) const {
    const auto found = std::find(drawn_->places.begin(), drawn_->places.end(), fields[0]);
    if (found == drawn_->places.end())
        return failure("the graph has no state " + fields[0]);
    return static_cast<State>(found - drawn_->places.begin()) << place_shift | bits_at(player, 0);
}

} // namespace loggia::game_graph
