#include "core/game_graph/games/value.hpp"

#include <fmt/format.h>

#include <array>

namespace loggia::game_graph {

Value before(Value child, bool again) noexcept {
    return {again ? child.outcome : opposite(child.outcome),
            child.remoteness == Value::endless ? Value::endless : child.remoteness + 1};
}

bool better(Value a, Value b) noexcept {
    if (a.outcome != b.outcome)
        return a.outcome > b.outcome;
    return a.outcome == Outcome::loss ? a.remoteness > b.remoteness : a.remoteness < b.remoteness;
}

char letter_of(Outcome outcome) noexcept {
    return outcome == Outcome::win ? 'W' : outcome == Outcome::loss ? 'L' : 'D';
}

const char* word_of(Outcome outcome) noexcept {
    constexpr std::array words{"loss", "draw", "win"};
    return words.at(static_cast<std::size_t>(outcome));
}

std::string to_text(Value value) {
    if (value.remoteness == Value::endless)
        return fmt::format("{} without end", word_of(value.outcome));
    return fmt::format("{} in {}", word_of(value.outcome), value.remoteness);
}

} // namespace loggia::game_graph
