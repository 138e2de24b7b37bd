#include "core/connect4/matches/seat.hpp"

#include "core/base/process.hpp"
#include "core/connect4/game.hpp"
#include "core/connect4/matches/external_player.hpp"

#include <array>
#include <chrono>
#include <utility>

namespace loggia::connect4 {

Seat::Seat(Contestant contestant, std::filesystem::path directory)
    : contestant_(std::move(contestant)), directory_(std::move(directory)) {}

void Seat::begin(const Random& random) {
    random_ = random;
    if (engine_)
        engine_->clear();
    else if (const auto* player = std::get_if<EnginePlayer>(&contestant_))
        engine_ = std::make_unique<Engine>(player->options);
    if (named_)
        named_->clear();
    else if (const auto* named = std::get_if<NamedPlayer>(&contestant_))
        named_ = std::make_unique<LevelPlayer>(named->level);
}

Result<Answer> Seat::ask(const Position& position, const Control& control) {
    if (const auto* player = std::get_if<EnginePlayer>(&contestant_))
        return Answer{engine_->choose(position, player->limits, control).column, {}};
    if (const auto* player = std::get_if<ExternalPlayer>(&contestant_)) {
        auto move = ask_program(*player, position, directory_, control);
        if (!move)
            return tl::unexpected(std::move(move.error()));
        return Answer{move->column, move->fault};
    }
    if (named_)
        return Answer{named_->choose(position, random_.next(), control).column, {}};
    return Answer{random_move(position, random_), {}};
}

Result<void> check_contestant(const Contestant& contestant) {
    if (const auto* player = std::get_if<ExternalPlayer>(&contestant))
        if (auto program = find_program(player->program); !program)
            return tl::unexpected(std::move(program.error()));
    return {};
}

int random_move(const Position& position, Random& random) {
    std::array<int, columns> playable{};
    std::size_t count = 0;
    for (int column = 0; column < columns; ++column)
        if (position.can_play(column))
            playable.at(count++) = column;
    return playable.at(random.below(count));
}

Result<bool> play_out(GamePlay& play, const std::array<AskMove, 2>& players, const Control& control,
                      const std::function<bool(const Position&)>& goes_on) {
    using Steady = std::chrono::steady_clock;
    Position position = Game{Position(), play.moves}.position();
    while (!position.is_full()) {
        const Player player = position.to_move();
        const auto number = static_cast<std::size_t>(player);
        const auto begin = Steady::now();
        auto answer = players.at(number)(position, control);
        if (!answer)
            return tl::unexpected(std::move(answer.error()));
        play.seconds.at(number) += std::chrono::duration<double>(Steady::now() - begin).count();
        // A move that was cut short is not the move that would have been played.
        if (control.stop_requested())
            return false;
        if (!answer->column) {
            play.forfeits = player;
            play.reason = std::move(answer->fault);
            return true;
        }
        play.moves.push_back(*answer->column);
        position = position.after(*answer->column);
        if (!goes_on(position))
            return true;
    }
    return true;
}

} // namespace loggia::connect4
