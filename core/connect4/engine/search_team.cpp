#include "core/connect4/engine/search_team.hpp"

#include "core/base/thread_time.hpp"

#include <thread>

namespace loggia::connect4 {

namespace {

/// Searches that take no longer than starting a thread are done alone.
constexpr int alone_depth = 10;

} // namespace

SearchTeam::SearchTeam(const PatternTables& tables, TranspositionTable* table,
                       Evaluation evaluation, int threads) {
    for (int i = 0; i < threads; ++i) {
        members_.push_back(std::make_unique<Search>(tables, table, evaluation));
        members_.back()->clear(static_cast<std::uint64_t>(i));
    }
}

std::optional<Found> SearchTeam::value(const Position& position, int depth, int alpha, int beta,
                                       const Search::Stop& stop, PlayedLine& line) {
    if (members_.size() == 1 || depth <= alone_depth) {
        const Found found = members_[0]->value(position, depth, alpha, beta, stop, line);
        return members_[0]->was_stopped() ? std::nullopt : std::optional(found);
    }

    struct Outcome {
        Found found;
        PlayedLine line;
        double cpu_seconds = 0;
    };
    std::vector<Outcome> outcomes(members_.size());
    std::atomic<int> winner = -1;
    const Search::Stop stop_or_lost = [&] { return winner.load() >= 0 || stop(); };
    const auto work = [&](std::size_t i) {
        Outcome& outcome = outcomes[i];
        outcome.found =
            members_[i]->value(position, depth, alpha, beta, stop_or_lost, outcome.line);
        int none = -1;
        if (!members_[i]->was_stopped())
            winner.compare_exchange_strong(none, static_cast<int>(i));
        outcome.cpu_seconds = thread_cpu_seconds();
    };
    {
        std::vector<std::jthread> helpers;
        for (std::size_t i = 1; i < members_.size(); ++i)
            helpers.emplace_back(work, i);
        work(0);
    }
    for (std::size_t i = 1; i < members_.size(); ++i)
        helper_seconds_ += outcomes[i].cpu_seconds;
    if (winner < 0)
        return std::nullopt;
    const Outcome& first = outcomes[static_cast<std::size_t>(winner.load())];
    line = first.line;
    return first.found;
}

std::uint64_t SearchTeam::nodes() const noexcept {
    std::uint64_t sum = 0;
    for (const auto& member : members_)
        sum += member->nodes();
    return sum;
}

} // namespace loggia::connect4
