// Max-Connect4 in one-move mode: legal moves, the ends of games, and games against random moves.
#include "core/base/number_text.hpp"
#include "core/connect4/format.hpp"
#include "core/connect4/matches/external_player.hpp"
#include "core/grading/tasks/judging.hpp"
#include "core/grading/tasks/task_list.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <limits>
#include <string>
#include <utility>

namespace loggia::grading {

namespace {

using connect4::Player;
using connect4::Position;

enum MaxConnect4Check : std::size_t {
    connect4_legal,
    connect4_full_board,
    connect4_endgame,
    connect4_random_player
};

constexpr const char* connect4_input = "in.txt";
constexpr const char* connect4_output = "out.txt";
/// Of a game: the player that the program is, and the seed of the opponent's moves.
constexpr const char* connect4_opponent = "game.txt";
constexpr int full_depth = connect4::cells;

Case connect4_case(std::size_t check, std::string title, const Position& position, int depth) {
    return {check,
            std::move(title),
            {{connect4_input, to_text(position)}},
            {"one-move", connect4_input, connect4_output, std::to_string(depth)}};
}

Position play_random_move(const Position& position, Random& random) {
    int column = 0;
    do
        column = static_cast<int>(random.below(connect4::columns));
    while (!position.can_play(column));
    return position.after(column);
}

Position random_position(Random& random, int stones) {
    Position position;
    while (position.stone_count() < stones)
        position = play_random_move(position, random);
    return position;
}

/// The final lead of the player to move under best play, by plain minimax: for few empty cells.
int final_lead(const Position& position) {
    if (position.is_full())
        return position.score().lead(position.to_move());
    int best = std::numeric_limits<int>::min();
    for (int column = 0; column < connect4::columns; ++column)
        if (position.can_play(column))
            best = std::max(best, -final_lead(position.after(column)));
    return best;
}

int outcome_of(int lead) {
    return lead > 0 ? 1 : lead < 0 ? -1 : 0;
}

/// Whether some move loses what another one keeps: nothing else tells a good player from a bad one.
bool matters(const Position& position) {
    int best = -1;
    int worst = 1;
    for (int column = 0; column < connect4::columns; ++column)
        if (position.can_play(column)) {
            const int outcome = outcome_of(-final_lead(position.after(column)));
            best = std::max(best, outcome);
            worst = std::min(worst, outcome);
        }
    return best != worst;
}

Result<std::vector<Case>> connect4_cases(const CaseOrder& order, const Control& control) {
    std::vector<Case> cases;
    for (int number = 0; number < order.cases; ++number) {
        if (control.stop_requested())
            return failure("stopped");
        Random random = random_of(order, connect4_legal, number);
        const int stones = number == 0   ? 0
                           : number == 1 ? connect4::cells - 1
                                         : static_cast<int>(random.below(connect4::cells));
        cases.push_back(connect4_case(
            connect4_legal,
            fmt::format("{}, depth 3", counted(static_cast<unsigned>(stones), "stone")),
            random_position(random, stones), 3));
        Random ends = random_of(order, connect4_endgame, number);
        const int empty = 2 + std::min(number / 2, 5);
        Position position = random_position(ends, connect4::cells - empty);
        while (!matters(position))
            position = random_position(ends, connect4::cells - empty);
        cases.push_back(connect4_case(connect4_endgame, fmt::format("{} cells are empty", empty),
                                      position, full_depth));
    }
    Random random = random_of(order, connect4_full_board, 0);
    cases.push_back(connect4_case(connect4_full_board, "the board is full",
                                  random_position(random, connect4::cells), 3));
    for (int number = 0; number < std::min(order.cases, 4); ++number) {
        Case game = connect4_case(connect4_random_player,
                                  number % 2 == 0 ? "a game as player 1" : "a game as player 2",
                                  Position(), 4);
        game.files.push_back(
            {connect4_opponent,
             fmt::format("{}\n{}\n", 1 + number % 2,
                         random_of(order, connect4_random_player, number).next())});
        cases.push_back(std::move(game));
    }
    return cases;
}

/// Has the program make one move; its column, or a judgement of why there is none.
Result<std::optional<int>> made_move(const Position& position,
                                     const std::vector<std::string>& arguments, const Trial& trial,
                                     Judgement& result) {
    const auto end = trial.run({{connect4_input, to_text(position)}}, arguments, connect4_output);
    if (!end)
        return tl::unexpected(end.error());
    if (!end->file || end->kind == SandboxEnd::Kind::stopped) {
        result = no_output(*end, trial.limits, "the position one move further in out.txt");
        return std::nullopt;
    }
    result.got = *end->file;
    const auto column = connect4::move_between(position, *end->file);
    if (!column) {
        result.why = fmt::format("This is not a legal move: {}.", column.error().message);
        return std::nullopt;
    }
    return *column;
}

Result<Judgement> judge_full_board(const Position& position, const Case& value,
                                   const Trial& trial) {
    const auto end = trial.run(value.files, value.arguments, connect4_output);
    if (!end)
        return tl::unexpected(end.error());
    const bool says_nothing = !end->file && end->output.empty() && end->code != 0;
    if (end->kind != SandboxEnd::Kind::exited || says_nothing)
        return no_output(*end, trial.limits, "no move, and the board and the score printed");
    Judgement result;
    result.expected = "no move: no output file, or one with the same position";
    result.got = end->file ? *end->file : end->output;
    const auto after = end->file ? connect4::position_of(*end->file, {.infer_turn = true})
                                 : Result<Position>(position);
    result.passed = after && *after == position;
    if (!result.passed)
        result.why = "The board is full, so no move is possible.";
    return result;
}

Result<Judgement> judge_endgame(const Position& position, const Case& value, const Trial& trial) {
    Judgement result;
    result.expected = "a move that is best with best play to the end";
    const auto column = made_move(position, value.arguments, trial, result);
    if (!column)
        return tl::unexpected(column.error());
    if (!*column)
        return result;
    std::string good;
    int best = -1;
    for (int each = 0; each < connect4::columns; ++each)
        if (position.can_play(each))
            best = std::max(best, outcome_of(-final_lead(position.after(each))));
    for (int each = 0; each < connect4::columns; ++each)
        if (position.can_play(each) && outcome_of(-final_lead(position.after(each))) == best)
            good += fmt::format("{}{}", good.empty() ? "" : " or ", each + 1);
    const int made = outcome_of(-final_lead(position.after(**column)));
    result.passed = made == best;
    result.expected = fmt::format("column {}", good);
    result.got = fmt::format("column {}", **column + 1);
    if (!result.passed)
        result.why = fmt::format("With depth {} the search reaches the end of the game. Column {} "
                                 "{} with best play; column {} {}.",
                                 full_depth, **column + 1, made < 0 ? "loses" : "only draws", good,
                                 best > 0 ? "wins" : "draws");
    return result;
}

Result<Judgement> judge_game(const Case& value, const Trial& trial, const Control& control) {
    const std::vector<std::string_view> lines = lines_of(value.files.at(1).text);
    const Player player = lines.at(0) == "1" ? Player::one : Player::two;
    std::uint64_t seed = 0;
    std::from_chars(lines.at(1).data(), lines.at(1).data() + lines.at(1).size(), seed);
    Random random(seed);
    Judgement result;
    Position position;
    std::string moves;
    while (!position.is_full()) {
        if (control.stop_requested()) {
            result.stopped = true;
            return result;
        }
        const Position before = position;
        if (position.to_move() == player) {
            const auto column = made_move(position, value.arguments, trial, result);
            if (!column)
                return tl::unexpected(column.error());
            if (!*column) {
                result.why = fmt::format("After the moves {}: {}", moves.empty() ? "(none)" : moves,
                                         result.why);
                return result;
            }
            position = position.after(**column);
        } else {
            position = play_random_move(position, random);
        }
        for (int column = 0; column < connect4::columns; ++column)
            if (before.can_play(column) && before.after(column) == position)
                moves += static_cast<char>('1' + column);
    }
    const connect4::Score score = position.score();
    result.passed = score.lead(player) > 0;
    result.expected = "a win against a player who moves at random";
    result.got = fmt::format("{}\nmoves {}\n{} to {}", to_picture(position), moves,
                             score.of(player), score.of(connect4::opponent(player)));
    if (!result.passed)
        result.why = fmt::format("Your program does not beat a player who moves at random: {} "
                                 "points to {} at depth 4.",
                                 score.of(player), score.of(connect4::opponent(player)));
    return result;
}

Result<Judgement> judge_connect4(const Case& value, const Trial& trial, const Control& control) {
    if (value.check == connect4_random_player)
        return judge_game(value, trial, control);
    const auto position = connect4::position_of(value.files.front().text);
    if (!position)
        return tl::unexpected(position.error());
    if (value.check == connect4_full_board)
        return judge_full_board(*position, value, trial);
    if (value.check == connect4_endgame)
        return judge_endgame(*position, value, trial);
    Judgement result;
    result.expected = "the position one legal move further, and the other player to move";
    const auto column = made_move(*position, value.arguments, trial, result);
    if (!column)
        return tl::unexpected(column.error());
    result.passed = column->has_value();
    return result;
}

std::string connect4_picture(const Case& value) {
    const auto position = connect4::position_of(value.files.front().text);
    if (!position || value.check == connect4_random_player)
        return {};
    constexpr int step = 40;
    std::string text = fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" aria-label=\"The position\" "
        "width=\"{0}\" height=\"{1}\" viewBox=\"0 0 {0} {1}\" font-size=\"14\" "
        "text-anchor=\"middle\" stroke=\"currentColor\">\n",
        connect4::columns * step, connect4::rows * step + step / 2);
    for (int column = 0; column < connect4::columns; ++column) {
        for (int row = 0; row < connect4::rows; ++row) {
            const connect4::Bits bit = connect4::cell(column, row);
            const bool one = (position->stones(Player::one) & bit) != 0;
            const bool two = (position->stones(Player::two) & bit) != 0;
            const int x = column * step + step / 2;
            const int y = (connect4::rows - 1 - row) * step + step / 2;
            text += fmt::format(R"(<circle cx="{0}" cy="{1}" r="16" fill="{2}"/>)", x, y,
                                one   ? "#e69f00"
                                : two ? "#0072b2"
                                      : "none");
            if (one || two)
                text += fmt::format(R"(<text x="{}" y="{}" stroke="none" fill="{}">{}</text>)", x,
                                    y + 5, one ? "#000000" : "#ffffff", one ? 1 : 2);
        }
        text +=
            fmt::format("<text x=\"{}\" y=\"{}\" stroke=\"none\" fill=\"CanvasText\">{}"
                        "</text>\n",
                        column * step + step / 2, connect4::rows * step + step / 3 + 2, column + 1);
    }
    return text + "</svg>\n";
}

} // namespace

Task maxconnect4_task() {
    Task task;
    task.id = "maxconnect4";
    task.title = "Max-Connect4, one-move mode";
    task.summary = "A program that makes one move in Max-Connect4 by a depth-limited search.";
    task.usage = "PROGRAM one-move in.txt out.txt DEPTH";
    task.program_names = {"maxconnect4", "maxconnect", "main", "run"};
    task.cpu_seconds = 20;
    task.checks = {
        {"legal", "Legal moves in the right format", 20},
        {"full-board", "No move on a full board", 5},
        {"endgame", "Best moves where the search reaches the end", 15},
        {"random-player", "Beats a player who moves at random", 10},
    };
    task.cases = connect4_cases;
    task.judge = judge_connect4;
    task.picture = connect4_picture;
    return task;
}

} // namespace loggia::grading
