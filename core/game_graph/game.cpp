#include "core/game_graph/game.hpp"

#include "core/base/letters.hpp"
#include "core/base/symbol.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace loggia::game_graph {

namespace {

/// A move as it is compared: small letters, without blanks and plus signs.
std::string bare_move(std::string_view text) {
    std::string bare;
    for (const char c : text)
        if (c != ' ' && c != '\t' && c != '\r' && c != '+')
            bare += small_letter(c);
    return bare;
}

/// The words between parentheses, commas and blanks.
std::vector<std::string> fields_of(std::string_view text) {
    std::vector<std::string> fields;
    bool inside = false;
    for (const char c : text) {
        const bool between = std::string_view("(), \t\r\n").find(c) != std::string_view::npos;
        if (!between && !inside)
            fields.emplace_back();
        if (!between)
            fields.back() += c;
        inside = !between;
    }
    return fields;
}

} // namespace

std::string Game::name() const {
    return std::visit([](const auto& rules) { return rules.name(); }, rules_);
}
std::string Game::text() const {
    return std::visit([](const auto& rules) { return rules.text(); }, rules_);
}
State Game::start() const {
    return std::visit([](const auto& rules) { return rules.start(); }, rules_);
}
int Game::player(State state) const {
    return std::visit([&](const auto& rules) { return rules.player(state); }, rules_);
}
std::optional<Outcome> Game::ending(State state) const {
    return std::visit([&](const auto& rules) { return rules.ending(state); }, rules_);
}
std::optional<std::array<int, 2>> Game::counts(State state) const {
    return std::visit(
        [&](const auto& rules) -> std::optional<std::array<int, 2>> {
            if constexpr (requires { rules.counts(state); })
                return rules.counts(state);
            else
                return std::nullopt;
        },
        rules_);
}
void Game::append_moves(State state, std::vector<Step>& moves) const {
    std::visit([&](const auto& rules) { rules.append_moves(state, moves); }, rules_);
}
std::vector<Step> Game::moves(State state) const {
    std::vector<Step> moves;
    append_moves(state, moves);
    return moves;
}
std::vector<std::string> Game::levels() const {
    return std::visit([](const auto& rules) { return rules.levels(); }, rules_);
}
State Game::merged(State state, int level) const {
    return std::visit([&](const auto& rules) { return rules.merged(state, level); }, rules_);
}
GraphSize Game::least_size(State from, int level) const {
    return std::visit(
        [&]<class Kind>(const Kind& rules) -> GraphSize {
            if constexpr (requires { rules.least_size(from, level); })
                return rules.least_size(from, level);
            else
                return {};
        },
        rules_);
}
std::string Game::move_text(State state, Move move) const {
    return std::visit([&](const auto& rules) { return rules.move_text(state, move); }, rules_);
}
std::optional<std::vector<int>> Game::path(State state, Move move) const {
    return std::visit(
        [&]<class Kind>(const Kind& rules) -> std::optional<std::vector<int>> {
            if constexpr (requires { rules.path(state, move); })
                return rules.path(state, move);
            else
                return std::nullopt;
        },
        rules_);
}

std::optional<int> Game::impartial_level() const {
    const int count = static_cast<int>(levels().size());
    for (int level = 1; level < count; ++level)
        if (player(merged(start(), level)) == 0)
            return level;
    return std::nullopt;
}

std::string Game::state_text(State state) const {
    auto fields = std::visit([&](const auto& rules) { return rules.fields(state); }, rules_);
    if (const int mover = player(state); mover != 0)
        fields.insert(fields.begin(), std::to_string(mover));
    return fmt::format("({})", fmt::join(fields, ", "));
}

std::string Game::state_text(State state, Outcome outcome) const {
    std::string text = state_text(state);
    text.pop_back();
    return fmt::format("{}, {})", text, letter_of(outcome));
}

Result<State> Game::state_of(std::string_view text) const {
    const auto expected =
        std::visit([](const auto& rules) { return rules.fields(rules.start()).size(); }, rules_);
    auto fields = fields_of(text);
    int mover = 0;
    if (fields.size() == expected + 1) {
        if (fields[0] != "1" && fields[0] != "2")
            return failure("the player to move must be 1 or 2");
        mover = fields[0] == "1" ? 1 : 2;
        fields.erase(fields.begin());
    }
    if (fields.size() != expected)
        return failure(fmt::format("expected a position, for example {}", state_text(start())));
    auto state = std::visit(
        [&](const auto& rules) -> Result<State> { return rules.state_of(mover, fields); }, rules_);
    if (state && player(*state) == 0 && !impartial_level())
        return failure(
            fmt::format("the player to move must come before the position, for example {}",
                        state_text(start())));
    return state;
}

Result<Step> Game::move_of(State state, std::string_view text) const {
    const std::string wanted = bare_move(text);
    const auto* const heaps = std::get_if<Heaps>(&rules_);
    if (heaps != nullptr)
        if (const auto step = heaps->find_move(state, wanted))
            return *step;
    const std::vector<Step> moves = this->moves(state);
    if (heaps == nullptr) {
        // Names of places may differ in nothing but what bare_move takes away.
        for (const Step& step : moves)
            if (move_text(state, step.move) == text)
                return step;
        for (const Step& step : moves)
            if (bare_move(move_text(state, step.move)) == wanted)
                return step;
    }
    if (moves.empty())
        return failure("the game is over");
    constexpr std::size_t shown = 30;
    std::vector<std::string> names;
    for (std::size_t i = 0; i < std::min(moves.size(), shown); ++i)
        names.push_back(move_text(state, moves[i].move));
    return failure(fmt::format("unknown move; the {} {}{}",
                               moves.size() == 1 ? "only move is" : "moves are",
                               fmt::join(names, ", "), moves.size() > shown ? ", ..." : ""));
}

} // namespace loggia::game_graph
