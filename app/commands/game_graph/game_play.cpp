// A dialogue in which a game is played, against the computer or between two people.
#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/game_graph/game.hpp"
#include "app/commands/game_graph/game_input.hpp"
#include "core/base/file.hpp"
#include "core/game_graph/play/play.hpp"

#include <fmt/format.h>

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace loggia::commands {

namespace {

using namespace game_graph;

using Seat = std::optional<Opponent>;

Result<Seat> seat_of(std::string_view text) {
    if (text == "person")
        return Seat{};
    const auto opponent = opponent_of(text);
    if (!opponent)
        return failure(
            "expected person, perfect, delaying, random or fallible:PERCENT, for example "
            "fallible:30");
    return Seat{*opponent};
}

struct GamePlay {
    GameInput input;
    Seats seats;
    std::string save;

    int operator()() const {
        if (input.file == "-" || (input.words.size() == 2 && input.words[1] == "-"))
            throw UsageError("the game cannot be read from standard input, because your moves are "
                             "read from there");
        const auto record = input.record();
        if (!record)
            return failed;
        std::optional<Solution> solution;
        {
            const Interrupt interrupt;
            // From the start on, so that undo stays within what is solved.
            solution = input.solution(record->game(), record->start(), 0, interrupt);
            if (!solution)
                return interrupt.came() ? interrupted : failed;
        }
        // Ctrl-C leaves the game, as the end of the input does, and does not lose it.
        const Interrupt interrupt;
        const Control control = interrupt.control();
        const Terminal terminal{[&control] { return read_standard_line(control); }, print_now};
        const Played played = play(*solution, *record, seats, terminal, control);
        if (!save.empty())
            if (const auto written = write_output(save, to_text(played.record)); !written)
                return report(written.error(), "error");
        return interrupt.came() ? interrupted : success;
    }
};

} // namespace

void add_game_play(Command group) {
    auto play = std::make_shared<GamePlay>();
    const Command command = group.add_command("play", "Play a game in the terminal");
    command.footer(
        "By default you are player 1 against a perfect computer. --one and --two set each\n"
        "player: 'person', 'perfect', 'delaying' (perfect, plays for length), 'fallible:30'\n"
        "(30 % random moves) or 'random'. Instead of a move you can type: moves, hint, why,\n"
        "history, undo, record, quit. --save stores the game in a file; --file continues it.\n\n"
        "loggia-cli game play nim 3 4 5\n"
        "loggia-cli game play tic-tac-toe --one fallible:20 --two person");
    play->input.add(command);
    command.add_option("--one", play->seats.one, seat_of, "Player 1 (default: person)")
        .type_name("WHO");
    command.add_option("--two", play->seats.two, seat_of, "Player 2 (default: perfect)")
        .type_name("WHO");
    command.add_option("--seed", play->seats.seed, "Seed of random moves (default: 0)")
        .type_name("N");
    command.add_option("--save", play->save, "Store the game in this file")
        .type_name("FILE")
        .can_be_written();
    command.action([play] { return (*play)(); });
}

} // namespace loggia::commands
