#include "core/formula_game/play.hpp"

#include "core/formula_game/format.hpp"
#include "core/formula_game/solve.hpp"
#include "core/logic/syntax.hpp"

#include <fmt/format.h>

#include <memory>
#include <utility>
#include <vector>

namespace loggia::formula_game {

namespace {

std::optional<std::string> ask(const Terminal& terminal, std::string_view prompt) {
    terminal.write(prompt);
    auto line = terminal.read_line();
    if (!line)
        terminal.write("\n");
    else if (line->ends_with('\r'))
        line->pop_back();
    return line;
}

/// Asks until `faults_of` finds nothing wrong with the answer.
template <class FaultsOf>
std::optional<std::string> ask_until_right(const Terminal& terminal, std::string_view prompt,
                                           const FaultsOf& faults_of) {
    for (;;) {
        auto answer = ask(terminal, prompt);
        if (!answer)
            return std::nullopt;
        const std::vector<Error> faults = faults_of(*answer);
        if (faults.empty())
            return answer;
        for (const Error& fault : faults)
            terminal.write(fault.message + '\n');
    }
}

std::optional<Position> ask_for_game(const Terminal& terminal) {
    std::optional<logic::Formula> formula;
    const auto text = ask_until_right(
        terminal, "Please enter formula: ", [&](std::string_view answer) -> std::vector<Error> {
            auto read = logic::read_strict(answer);
            if (!read)
                return {{"invalid formula"}};
            formula = std::move(*read);
            return {};
        });
    if (!text)
        return std::nullopt;
    // What is not entered is named as often as it occurs.
    std::string letters;
    for (const char c : *text)
        if (c >= 'a' && c <= 'z')
            letters += c;
    const auto variables =
        ask_until_right(terminal, "Please enter order of variables to assign: ",
                        [&](std::string_view answer) { return faults_of_order(answer, letters); });
    if (!variables)
        return std::nullopt;
    const auto turns = ask_until_right(
        terminal, "Please enter turns of players E and A: ", [&](std::string_view answer) {
            return faults_of_turns(answer, variables->size());
        });
    if (!turns)
        return std::nullopt;
    auto game = Game::make(std::move(*formula), *turns, *variables);
    return game ? std::optional(Position(std::move(*game))) : std::nullopt;
}

} // namespace

Played play(const Terminal& terminal, const Control& control) {
    const auto start = ask_for_game(terminal);
    if (!start)
        return {Played::End::input_ended, std::nullopt};
    return play(*start, terminal, control);
}

Played play(const Position& start, const Terminal& terminal, const Control& control) {
    Position position = start;
    while (!position.is_over()) {
        terminal.write(fmt::format("Turn {}\n{}", position.played(), to_report(position)));
        const auto answer = ask_until_right(
            terminal,
            fmt::format("Player {} please enter value for variable {}[0/1/C(omputer)]: ",
                        letter_of(position.to_move()), position.next_letter()),
            [](std::string_view line) -> std::vector<Error> {
                if (line == "0" || line == "1" || line == "C")
                    return {};
                return {{"enter just one symbol (0 or 1 or C)"}};
            });
        if (!answer)
            return {Played::End::input_ended, position};
        const auto value =
            *answer == "C" ? play2win(position, control) : std::optional(*answer == "1");
        if (!value)
            return {Played::End::stopped, position};
        position = position.after(*value);
    }
    const Player winner = position.status() == Status::e_won ? Player::e : Player::a;
    terminal.write(
        fmt::format("Game over\n{}Player {} wins!\n", to_report(position), letter_of(winner)));
    return {Played::End::game_over, position};
}

} // namespace loggia::formula_game
