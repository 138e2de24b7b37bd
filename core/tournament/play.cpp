#include "core/tournament/play.hpp"

#include <fmt/format.h>

#include <map>
#include <mutex>
#include <stop_token>
#include <thread>
#include <utility>

namespace loggia::tournament {

namespace {

/// The games of one round, and the threads that play them.
class RoundPlay {
public:
    RoundPlay(const Round& round, const PlayGame& play_game, const PlayOptions& options,
              const Control& control)
        : round_(round), play_game_(play_game), options_(options), control_(control),
          results_(round.games.size()) {}

    /// Takes the games of this round out of `played`.
    void take(std::map<GameKey, GameResult>& played) {
        for (std::size_t i = 0; i < results_.size(); ++i)
            if (auto found = played.extract(round_.games[i]))
                results_[i] = std::move(found.mapped());
        advance();
    }

    void run() {
        const std::stop_callback passed_on(control_.stop_token(), [this] { stop_.request_stop(); });
        std::vector<std::jthread> threads;
        for (int thread = 1; thread < options_.threads; ++thread)
            threads.emplace_back([this] { work(); });
        work();
    }

    [[nodiscard]] const std::optional<Error>& fault() const { return fault_; }

    /// Adds what was played to the tournament; says whether that is all.
    bool add_to(Tournament& tournament) {
        const std::size_t end = verdict_ == SprtVerdict::open ? results_.size() : counted_;
        bool whole = true;
        for (std::size_t i = 0; i < end; ++i) {
            whole = whole && results_[i];
            if (results_[i])
                tournament.games.push_back(*std::move(results_[i]));
        }
        tournament.pairs = pairs_;
        tournament.verdict = verdict_;
        return whole;
    }

private:
    void work() {
        const Control control(stop_.get_token());
        for (;;) {
            std::size_t number = 0;
            {
                const std::lock_guard lock(mutex_);
                while (next_ < results_.size() && results_[next_])
                    ++next_;
                if (next_ == results_.size() || stop_.stop_requested() ||
                    verdict_ != SprtVerdict::open)
                    return;
                number = next_++;
            }
            auto result = play_game_(round_.games[number], control);
            const std::lock_guard lock(mutex_);
            if (result && *result && options_.on_game)
                if (auto told = options_.on_game(**result); !told)
                    result = tl::unexpected(std::move(told.error()));
            if (!result) {
                if (!fault_)
                    fault_ = std::move(result.error());
                stop_.request_stop();
                return;
            }
            if (*result) {
                results_[number] = **std::move(result);
                advance();
            }
        }
    }

    /// Counts the pairs of games that are finished without a gap, up to the decision of the test:
    /// so that it does not depend on which games end first.
    void advance() {
        while (options_.sprt && verdict_ == SprtVerdict::open && counted_ + 1 < results_.size() &&
               results_[counted_] && results_[counted_ + 1]) {
            const int points = half_points(results_[counted_]->outcome) + 2 -
                               half_points(results_[counted_ + 1]->outcome);
            ++pairs_.at(static_cast<std::size_t>(points));
            verdict_ = verdict_of(*options_.sprt, pairs_);
            counted_ += 2;
        }
        if (verdict_ != SprtVerdict::open)
            stop_.request_stop();
    }

    const Round& round_;
    const PlayGame& play_game_;
    const PlayOptions& options_;
    const Control& control_;
    std::stop_source stop_;
    std::mutex mutex_; ///< Of everything below while the threads run.
    std::vector<std::optional<GameResult>> results_;
    std::size_t next_ = 0;
    std::optional<Error> fault_;
    std::size_t counted_ = 0; ///< Games of the pairs counted.
    PairCounts pairs_{};
    SprtVerdict verdict_ = SprtVerdict::open;
};

} // namespace

Result<Tournament> play(const Settings& settings, const std::vector<GameResult>& played,
                        const PlayGame& play_game, const PlayOptions& options,
                        const Control& control) {
    if (auto checked = check(settings); !checked)
        return tl::unexpected(std::move(checked.error()));
    if (options.sprt && (settings.contestants != 2 || settings.kind == Kind::swiss))
        return failure("a sequential test takes two contestants");
    std::map<GameKey, GameResult> before;
    for (const GameResult& game : played)
        if (!before.emplace(game.key, game).second)
            return failure("a game was played twice");
    Tournament tournament;
    for (int number = 0; number < settings.rounds; ++number) {
        const Round round = round_of(settings, number, tournament.games, tournament.byes);
        RoundPlay games(round, play_game, options, control);
        games.take(before);
        if (number + 1 == settings.rounds && !before.empty())
            return failure(before.size() == 1
                               ? "a game in the journal does not belong to this tournament; was it "
                                 "longer before?"
                               : fmt::format("{} games in the journal do not belong to this "
                                             "tournament; was it longer before?",
                                             before.size()));
        games.run();
        if (games.fault())
            return tl::unexpected(*games.fault());
        tournament.complete = games.add_to(tournament);
        // A bye counts once its round is over, as the games of the others do.
        if (!tournament.complete)
            break;
        if (round.bye) {
            tournament.byes.push_back(*round.bye);
            if (options.on_bye)
                options.on_bye(*round.bye);
        }
    }
    return tournament;
}

} // namespace loggia::tournament
