#include "core/formula_game/game.hpp"

#include "core/base/symbol.hpp"
#include "core/logic/expr.hpp"
#include "core/logic/syntax.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cassert>

namespace loggia::formula_game {

namespace {

bool is_letter(char c) {
    return c >= 'a' && c <= 'z';
}

SourceSpan span_at(std::size_t offset, std::size_t length) {
    return {1, static_cast<int>(offset) + 1, static_cast<int>(std::max<std::size_t>(length, 1))};
}

} // namespace

std::string letters_of(const logic::Formula& formula) {
    std::string letters;
    for (const logic::Variable v : logic::variables_of(formula.store, formula.root))
        letters += formula.store.name(v);
    std::sort(letters.begin(), letters.end());
    return letters;
}

Result<Game> Game::make(logic::Formula formula, std::string_view turns,
                        std::string_view variables) {
    if (auto written = logic::check_strict(formula.store, formula.root); !written)
        return tl::unexpected(std::move(written.error()));
    auto faults = faults_of_order(variables, letters_of(formula));
    if (faults.empty())
        faults = faults_of_turns(turns, variables.size());
    if (!faults.empty())
        return tl::unexpected(std::move(faults.front()));
    return Game(std::move(formula), turns, variables);
}

Game::Game(logic::Formula formula, std::string_view turns, std::string_view variables)
    : formula_(std::move(formula)), turns_(turns), variables_(variables) {
    order_.reserve(variables_.size());
    for (const char& letter : variables_)
        order_.push_back(*formula_.store.find(std::string_view(&letter, 1)));
}

bool operator==(const Game& a, const Game& b) {
    return a.turns_ == b.turns_ && a.variables_ == b.variables_ &&
           logic::same_tree(a.formula_, b.formula_);
}

std::span<const bool> Position::moves() const noexcept {
    static constexpr std::array<bool, 2> both{false, true};
    return is_over() ? std::span<const bool>() : std::span<const bool>(both);
}

Position Position::after(bool value) const {
    assert(!is_over());
    Position next = *this;
    next.values_ |= static_cast<std::uint32_t>(value) << played_;
    ++next.played_;
    return next;
}

Position Position::at(std::size_t turns) const {
    assert(turns <= played_);
    Position earlier = *this;
    earlier.values_ &= (std::uint32_t{1} << turns) - 1;
    earlier.played_ = static_cast<std::uint8_t>(turns);
    return earlier;
}

Status Position::status() const {
    if (!is_over())
        return Status::running;
    return logic::evaluate(game_->store(), game_->root(), assignment_of(*this)) ? Status::e_won
                                                                                : Status::a_won;
}

bool operator==(const Position& a, const Position& b) {
    return a.values_ == b.values_ && a.played_ == b.played_ &&
           (a.game_ == b.game_ || *a.game_ == *b.game_);
}

std::vector<bool> assignment_of(const Position& position) {
    std::vector<bool> assignment(position.game().store().variables());
    for (std::size_t turn = 0; turn < position.played(); ++turn)
        assignment[position.game().variable(turn)] = position.value(turn);
    return assignment;
}

std::string values_text(const Position& position) {
    std::string text;
    for (std::size_t turn = 0; turn < position.played(); ++turn)
        text += move_text(position.value(turn));
    return text;
}

Result<Position> position_of(std::shared_ptr<const Game> game, std::string_view values) {
    const std::size_t size = game->size();
    Position position(std::move(game));
    for (std::size_t i = 0; i < values.size(); i += symbol_length(values, i)) {
        if (values[i] != '0' && values[i] != '1')
            return failure(
                fmt::format("expected the value 0 or 1, found {}", shown_symbol(values, i)),
                span_at(i, symbol_length(values, i)));
        if (position.is_over())
            return failure(
                fmt::format("too many values for {} variable{}", size, size == 1 ? "" : "s"),
                span_at(i, values.size() - i));
        position = position.after(values[i] == '1');
    }
    return position;
}

char move_text(bool value) noexcept {
    return value ? '1' : '0';
}

Result<bool> move_of(std::string_view text) {
    if (text != "0" && text != "1")
        return failure("expected 0 or 1");
    return text == "1";
}

std::vector<Error> faults_of_order(std::string_view order, std::string_view letters) {
    std::vector<Error> faults;
    const auto add = [&](std::string_view variable, std::string_view what, SourceSpan span) {
        faults.push_back({fmt::format("variable {} {}", variable, what), span});
    };
    std::array<std::size_t, 256> counts{}; // by byte
    for (const char c : order)
        ++counts[static_cast<unsigned char>(c)];
    std::size_t length = 0;
    for (std::size_t i = 0; i < order.size(); i += length) {
        length = symbol_length(order, i);
        const std::string symbol = plain_symbol(order, i);
        if (!is_letter(order[i]) || letters.find(order[i]) == std::string_view::npos)
            add(symbol, "not in formula", span_at(i, length));
        else if (counts[static_cast<unsigned char>(order[i])] > 1)
            add(symbol, "appears more than once", span_at(i, length));
    }
    for (const char& letter : letters)
        if (order.find(letter) == std::string_view::npos)
            add(std::string_view(&letter, 1), "not entered", span_at(order.size(), 1));
    return faults;
}

std::vector<Error> faults_of_turns(std::string_view turns, std::size_t variables) {
    std::vector<Error> faults;
    std::size_t count = 0; // of symbols, which may be longer than a byte
    std::size_t length = 0;
    std::size_t surplus = turns.size();
    for (std::size_t i = 0; i < turns.size(); i += length) {
        length = symbol_length(turns, i);
        if (turns[i] != 'E' && turns[i] != 'A')
            faults.push_back({fmt::format("{} is not a valid player", plain_symbol(turns, i)),
                              span_at(i, length)});
        if (count++ == variables)
            surplus = i;
    }
    if (count > variables)
        faults.push_back(
            {"too many turns for number of variables", span_at(surplus, turns.size() - surplus)});
    else if (count < variables)
        faults.push_back({"too few turns for number of variables", span_at(turns.size(), 1)});
    return faults;
}

} // namespace loggia::formula_game
