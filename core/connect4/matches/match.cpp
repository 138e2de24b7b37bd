#include "core/connect4/matches/match.hpp"

#include "core/base/process.hpp"
#include "core/base/random.hpp"
#include "core/connect4/matches/external_player.hpp"

#include <fmt/format.h>

#include <array>
#include <chrono>
#include <memory>
#include <utility>

namespace loggia::connect4 {

namespace {

using Steady = std::chrono::steady_clock;

int random_move(const Position& position, Random& random) {
    std::array<int, columns> playable{};
    std::size_t count = 0;
    for (int column = 0; column < columns; ++column)
        if (position.can_play(column))
            playable.at(count++) = column;
    return playable.at(random.below(count));
}

/// Streams of one seed that do not repeat one another.
Random stream(std::uint64_t seed, std::uint64_t number) {
    Random mixer(seed);
    return Random(mixer.next() ^ Random(number).next());
}

/// What a contestant says when it is its turn.
struct Answer {
    std::optional<int> column;
    std::string fault;
};

/// The contestants at the board. Each game starts them afresh.
class Seats {
public:
    Seats(const MatchSettings& settings, std::filesystem::path directory)
        : settings_(settings), directory_(std::move(directory)) {}

    void begin(int number) {
        for (const Side side : {Side::a, Side::b}) {
            Seat& seat = seats_.at(index_of(side));
            seat.random = stream(settings_.seed, 3U * static_cast<std::uint64_t>(number) + 1 +
                                                     static_cast<std::uint64_t>(side));
            if (seat.engine)
                seat.engine->clear();
            else if (const auto* player = std::get_if<EnginePlayer>(&contestant(side)))
                seat.engine = std::make_unique<Engine>(player->options);
            if (seat.named)
                seat.named->clear();
            else if (const auto* named = std::get_if<NamedPlayer>(&contestant(side)))
                seat.named = std::make_unique<LevelPlayer>(named->level);
        }
    }

    Result<Answer> ask(Side side, const Position& position, const Control& control) {
        Seat& seat = seats_.at(index_of(side));
        if (const auto* player = std::get_if<EnginePlayer>(&contestant(side)))
            return Answer{seat.engine->choose(position, player->limits, control).column, {}};
        if (const auto* player = std::get_if<ExternalPlayer>(&contestant(side))) {
            auto move = ask_program(*player, position, directory_, control);
            if (!move)
                return tl::unexpected(std::move(move.error()));
            return Answer{move->column, move->fault};
        }
        if (seat.named)
            return Answer{seat.named->choose(position, seat.random.next(), control).column, {}};
        return Answer{random_move(position, seat.random), {}};
    }

private:
    struct Seat {
        std::unique_ptr<Engine> engine;
        std::unique_ptr<LevelPlayer> named;
        Random random{0};
    };

    [[nodiscard]] const Contestant& contestant(Side side) const {
        return settings_.contestants.at(index_of(side));
    }

    const MatchSettings& settings_;
    std::filesystem::path directory_;
    std::array<Seat, 2> seats_;
};

/// The finished game, or nothing when stopped.
Result<std::optional<GameRecord>> play_game(Seats& seats, GameRecord record, const Control& control,
                                            const MatchEvents& events) {
    Position position = record.position();
    if (events.on_move)
        events.on_move(record);
    while (!position.is_full()) {
        const Side side = record.side_of(position.to_move());
        const auto begin = Steady::now();
        auto answer = seats.ask(side, position, control);
        if (!answer)
            return tl::unexpected(std::move(answer.error()));
        record.seconds.at(index_of(side)) +=
            std::chrono::duration<double>(Steady::now() - begin).count();
        // A move that was cut short is not the move that would have been played.
        if (control.stop_requested())
            return std::nullopt;
        if (!answer->column) {
            record.forfeit = Forfeit{side, answer->fault};
            return record;
        }
        record.moves.push_back(*answer->column);
        position = position.after(*answer->column);
        if (events.on_move)
            events.on_move(record);
    }
    return record;
}

Result<void> check(const MatchSettings& settings, const std::vector<GameRecord>& played) {
    if (settings.games < 1)
        return failure("a match needs at least one game");
    if (settings.opening_plies < 0 || settings.opening_plies >= cells)
        return failure(fmt::format("expected an opening of 0 to {} moves", cells - 1));
    for (std::size_t i = 0; i < played.size(); ++i)
        if (played[i].number != static_cast<int>(i))
            return failure("the games played so far are not numbered in order");
    for (const Contestant& contestant : settings.contestants)
        if (const auto* player = std::get_if<ExternalPlayer>(&contestant))
            if (auto program = find_program(player->program); !program)
                return tl::unexpected(std::move(program.error()));
    return {};
}

} // namespace

Position GameRecord::position() const {
    return Game{Position(), moves}.position();
}

int GameRecord::points(Side side) const {
    return position().score().of(player_of(side));
}

GameRecord opening_of(const MatchSettings& settings, int number) {
    GameRecord record;
    record.number = number;
    record.player_one = number % 2 == 0 ? Side::a : Side::b;
    const auto pair = static_cast<std::uint64_t>(number / 2);
    Random random = stream(settings.seed, 3U * pair);
    Position position;
    for (int i = 0; i < settings.opening_plies; ++i) {
        record.moves.push_back(random_move(position, random));
        position = position.after(record.moves.back());
    }
    return record;
}

Result<std::vector<GameRecord>> play_match(const MatchSettings& settings,
                                           std::vector<GameRecord> played, const Control& control,
                                           const MatchEvents& events) {
    if (auto checked = check(settings, played); !checked)
        return tl::unexpected(std::move(checked.error()));
    auto directory = TemporaryDirectory::make("loggia-match");
    if (!directory)
        return tl::unexpected(std::move(directory.error()));
    Seats seats(settings, directory->path());
    while (static_cast<int>(played.size()) < settings.games && !control.stop_requested()) {
        const int number = static_cast<int>(played.size());
        seats.begin(number);
        auto record = play_game(seats, opening_of(settings, number), control, events);
        if (!record)
            return tl::unexpected(std::move(record.error()));
        if (!*record)
            break;
        played.push_back(**record);
        if (events.on_game)
            events.on_game(played.back());
        control.report({static_cast<double>(played.size()) / settings.games, {}});
    }
    return played;
}

} // namespace loggia::connect4
