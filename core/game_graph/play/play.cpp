#include "core/game_graph/play/play.hpp"

#include "core/base/number_text.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

namespace loggia::game_graph {

namespace {

constexpr std::string_view play_help =
    "Enter a move, or: moves, hint, why, history, undo, record, quit.\n";

class Dialogue {
public:
    Dialogue(const Solution& solution, Record record, const Seats& seats, const Terminal& terminal)
        : solution_(solution), seats_(seats), terminal_(terminal), random_(seats.seed),
          record_(std::move(record)) {}

    Played run(const Control& control) {
        if (!seats_.one || !seats_.two)
            terminal_.write(play_help);
        for (;;) {
            const State state = record_.state();
            if (game().ending(state)) {
                write_end(*game().ending(state));
                return {PlayEnd::game_over, std::move(record_)};
            }
            if (control.stop_requested())
                return {PlayEnd::stopped, std::move(record_)};
            const int player = mover();
            const auto& seat = player == 1 ? seats_.one : seats_.two;
            if (seat) {
                if (seats_.one && seats_.two && record_.moves().size() >= seats_.most_moves) {
                    write(
                        fmt::format("Stopped after {}\n", counted(record_.moves().size(), "move")));
                    return {PlayEnd::stopped, std::move(record_)};
                }
                if (!let_move(player, *seat))
                    return {PlayEnd::stopped, std::move(record_)};
                continue;
            }
            write(fmt::format("{}  player {} to move: ", game().state_text(state), player));
            const auto line = terminal_.read_line();
            if (!line) {
                terminal_.write("\n");
                return {PlayEnd::input_ended, std::move(record_)};
            }
            if (!obey(trimmed(*line)))
                return {PlayEnd::left, std::move(record_)};
        }
    }

private:
    [[nodiscard]] const Game& game() const { return record_.game(); }
    void write(const std::string& text) { terminal_.write(text); }

    static std::string_view trimmed(std::string_view line) {
        const std::size_t begin = line.find_first_not_of(" \t\r");
        if (begin == std::string_view::npos)
            return {};
        return line.substr(begin, line.find_last_not_of(" \t\r") + 1 - begin);
    }

    [[nodiscard]] int mover_at(std::size_t moment) const {
        const int player = game().player(record_.states()[moment]);
        return player != 0 ? player : static_cast<int>(moment % 2) + 1;
    }
    [[nodiscard]] int mover() const { return mover_at(record_.moves().size()); }

    void write_end(Outcome outcome) {
        const int player = mover();
        write(fmt::format("{}  ", game().state_text(record_.state())));
        if (outcome == Outcome::draw)
            write("The game is a draw.\n");
        else
            write(fmt::format("Player {} wins.\n", outcome == Outcome::win ? player : 3 - player));
    }

    bool let_move(int player, const Opponent& opponent) {
        const auto step = choose(solution_, record_.state(), opponent, random_, record_.states());
        if (!step) {
            write("This position is not part of the solution.\n");
            return false;
        }
        write(fmt::format("{}  player {} ({}) moves {}\n", game().state_text(record_.state()),
                          player, to_text(opponent),
                          game().move_text(record_.state(), step->move)));
        record_.add(*step);
        return true;
    }

    /// False where the person leaves.
    bool obey(std::string_view line) {
        const State state = record_.state();
        const auto step = game().move_of(state, line);
        if (step) {
            record_.add(*step);
        } else if (line == "quit" || line == "q" || line == "Q") {
            return false;
        } else if (line.empty() || line == "help") {
            terminal_.write(play_help);
        } else if (line == "moves") {
            std::vector<std::string> names;
            for (const Step& move : game().moves(state))
                names.push_back(game().move_text(state, move.move));
            write(fmt::format("{}\n", fmt::join(names, " ")));
        } else if (line == "hint") {
            hint(state);
        } else if (line == "why") {
            const auto explanation = explain(solution_, state);
            write(explanation ? to_text(game(), *explanation)
                              : "This position is not part of the solution.\n");
        } else if (line == "history") {
            write(to_text(record_, value_history(solution_, record_)));
        } else if (line == "record") {
            write(to_text(record_));
        } else if (line == "undo") {
            undo();
        } else {
            write(step.error().message + "\n");
        }
        return true;
    }

    void hint(State state) {
        const auto explanation = explain(solution_, state);
        if (!explanation)
            return;
        const auto best = std::find_if(explanation->moves.begin(), explanation->moves.end(),
                                       [](const JudgedMove& move) { return move.best; });
        if (best != explanation->moves.end())
            write(fmt::format("{} ({})\n", game().move_text(state, best->step.move),
                              to_text(best->value)));
    }

    /// Back to where a person was to move last; their own last move is what they take back.
    void undo() {
        if (!record_.undo()) {
            write("There is nothing to undo.\n");
            return;
        }
        while ((mover() == 1 ? seats_.one : seats_.two) && record_.undo()) {
        }
    }

    const Solution& solution_;
    const Seats& seats_;
    const Terminal& terminal_;
    Random random_;
    Record record_;
};

} // namespace

Played play(const Solution& solution, Record record, const Seats& seats, const Terminal& terminal,
            const Control& control) {
    return Dialogue(solution, std::move(record), seats, terminal).run(control);
}

} // namespace loggia::game_graph
