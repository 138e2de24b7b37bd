#include "core/game_graph/play/opponent.hpp"

#include "core/base/scanner.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace loggia::game_graph {

namespace {

/// Whether who makes the game last prefers move `a` to `b`; both keep the outcome.
bool lasts_longer(const JudgedMove& a, const JudgedMove& b) {
    return a.value.remoteness > b.value.remoteness;
}

} // namespace

Result<Opponent> opponent_of(std::string_view text) {
    if (text == "perfect")
        return Opponent{};
    if (text == "delaying")
        return Opponent{Opponent::Style::delaying, 0};
    if (text == "random")
        return Opponent{Opponent::Style::fallible, 100};
    constexpr std::string_view fallible = "fallible:";
    if (text.starts_with(fallible)) {
        Scanner in(text.substr(fallible.size()));
        const auto errors = in.next_line() ? in.take_integer() : std::nullopt;
        if (errors && in.at_line_end() && *errors >= 0 && *errors <= 100)
            return Opponent{Opponent::Style::fallible, *errors};
    }
    return failure(
        "expected perfect, delaying, random or fallible:PERCENT, for example fallible:30");
}

std::string to_text(const Opponent& opponent) {
    switch (opponent.style) {
    case Opponent::Style::perfect:
        return "perfect";
    case Opponent::Style::delaying:
        return "delaying";
    case Opponent::Style::fallible:
        break;
    }
    return opponent.errors == 100 ? "random" : fmt::format("fallible:{}", opponent.errors);
}

std::optional<Step> choose(const Solution& solution, State state, const Opponent& opponent,
                           Random& random, std::span<const State> past) {
    const auto explanation = explain(solution, state);
    if (!explanation || explanation->moves.empty())
        return std::nullopt;
    std::vector<JudgedMove> liked;
    const bool errs = opponent.style == Opponent::Style::fallible &&
                      random.below(100) < static_cast<std::uint64_t>(opponent.errors);
    if (errs) {
        liked = explanation->moves;
    } else if (opponent.style == Opponent::Style::delaying) {
        for (const JudgedMove& move : explanation->moves)
            if (move.keeps && std::find(past.begin(), past.end(), move.step.to) == past.end())
                liked.push_back(move);
        std::stable_sort(liked.begin(), liked.end(), lasts_longer);
        const auto shorter = std::find_if(liked.begin(), liked.end(), [&](const JudgedMove& move) {
            return move.value.remoteness != liked.front().value.remoteness;
        });
        liked.erase(shorter, liked.end());
    }
    if (liked.empty())
        for (const JudgedMove& move : explanation->moves)
            if (move.best)
                liked.push_back(move);
    return liked[random.below(liked.size())].step;
}

} // namespace loggia::game_graph
