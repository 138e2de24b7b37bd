#include "core/connect4/matches/match.hpp"

#include "core/base/parallel.hpp"
#include "core/base/process.hpp"
#include "core/base/random.hpp"
#include "core/connect4/matches/seat.hpp"

#include <fmt/format.h>

#include <array>
#include <atomic>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>

namespace loggia::connect4 {

namespace {

/// Streams of one seed that do not repeat one another.
Random stream(std::uint64_t seed, std::uint64_t number) {
    Random mixer(seed);
    return Random(mixer.next() ^ Random(number).next());
}

/// The contestants at the board. Each game starts them afresh.
class Seats {
public:
    Seats(const MatchSettings& settings, const std::filesystem::path& directory)
        : settings_(settings), seats_{Seat(settings.contestants[0], directory),
                                      Seat(settings.contestants[1], directory)} {}

    void begin(int number) {
        for (const Side side : {Side::a, Side::b})
            seats_.at(index_of(side))
                .begin(stream(settings_.seed, 3U * static_cast<std::uint64_t>(number) + 1 +
                                                  static_cast<std::uint64_t>(side)));
    }

    [[nodiscard]] AskMove ask(Side side) {
        return
            [&seat = seats_.at(index_of(side))](const Position& position, const Control& control) {
                return seat.ask(position, control);
            };
    }

private:
    const MatchSettings& settings_;
    std::array<Seat, 2> seats_;
};

/// The finished game, or nothing when stopped.
Result<std::optional<GameRecord>> play_game(Seats& seats, GameRecord record, const Control& control,
                                            const MatchEvents& events) {
    if (events.on_move)
        events.on_move(record);
    GamePlay play{record.moves, {}, {}, {}};
    const auto take = [&] {
        record.moves = play.moves;
        for (const Player player : {Player::one, Player::two})
            record.seconds.at(index_of(record.side_of(player))) =
                play.seconds.at(static_cast<std::size_t>(player));
    };
    const auto ended = play_out(
        play, {seats.ask(record.side_of(Player::one)), seats.ask(record.side_of(Player::two))},
        control, [&](const Position& /*position*/) {
            take();
            if (events.on_move)
                events.on_move(record);
            return true;
        });
    if (!ended)
        return tl::unexpected(ended.error());
    if (!*ended)
        return std::nullopt;
    take();
    if (play.forfeits)
        record.forfeit = Forfeit{record.side_of(*play.forfeits), play.reason};
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
        if (auto checked = check_contestant(contestant); !checked)
            return checked;
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

Result<bool> play_games(const MatchSettings& settings, const std::vector<int>& numbers,
                        const std::function<bool(const GameRecord&)>& keep, const Control& control,
                        int threads) {
    MatchSettings checked_settings = settings;
    checked_settings.games = 1;
    if (auto checked = check(checked_settings, {}); !checked)
        return tl::unexpected(std::move(checked.error()));
    std::mutex mutex; // of `fault` and of calling `keep`
    std::optional<Error> fault;
    std::atomic<std::size_t> kept{0};
    const auto fail = [&](Error error) {
        const std::lock_guard lock(mutex);
        fault = fault ? fault : std::move(error);
        return false;
    };
    const auto make_worker = [&] {
        // Each thread has its own players, and programs their own folder.
        struct Worker {
            Result<TemporaryDirectory> directory = TemporaryDirectory::make("loggia-match");
            std::unique_ptr<Seats> seats{};
        };
        auto worker = std::make_shared<Worker>();
        if (worker->directory)
            worker->seats = std::make_unique<Seats>(settings, worker->directory->path());
        return [&, worker](std::size_t index) {
            if (!worker->seats)
                return fail(worker->directory.error());
            if (control.stop_requested())
                return false;
            worker->seats->begin(numbers[index]);
            auto record =
                play_game(*worker->seats, opening_of(settings, numbers[index]), control, {});
            if (!record)
                return fail(std::move(record.error()));
            const std::lock_guard lock(mutex);
            if (!*record || fault || !keep(**record))
                return false;
            ++kept;
            return true;
        };
    };
    in_parallel_by_workers(numbers.size(), threads, make_worker);
    if (fault)
        return tl::unexpected(*std::move(fault));
    return kept == numbers.size();
}

} // namespace loggia::connect4
