// Max-Connect4 in one-move mode: legal moves, the ends of games, the depth limit, and games.
#include "core/base/number_text.hpp"
#include "core/connect4/engine/engine.hpp"
#include "core/connect4/format.hpp"
#include "core/connect4/matches/external_player.hpp"
#include "core/grading/tasks/judging.hpp"
#include "core/grading/tasks/task_list.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
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
    connect4_depth,
    connect4_depth_limit,
    connect4_random_player,
    connect4_strength,
    connect4_times
};

constexpr const char* connect4_input = "in.txt";
constexpr const char* connect4_output = "out.txt";
constexpr int full_depth = connect4::cells;
/// Depths of the reference player in the games of `strength`, and that of the program.
constexpr std::array reference_depths{1, 3, 5};
constexpr int program_depth = 5;
constexpr int opening_stones = 8;
/// Positions of `depth-limit`: seeing all of them through by chance is out of the question.
constexpr int trap_count = 10;

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

/// The lead in points of the player to move after so many moves with best play, or at the end of
/// the game; outside of the window from `alpha` to `beta`, some value on the same side of it. Few
/// empty cells or few moves only.
int lead_after(const Position& position, int moves, int alpha, int beta) {
    if (moves == 0 || position.is_full())
        return position.score().lead(position.to_move());
    int best = std::numeric_limits<int>::min();
    for (const int column : connect4::middle_out)
        if (position.can_play(column)) {
            best = std::max(best, -lead_after(position.after(column), moves - 1, -beta,
                                              -std::max(alpha, best)));
            if (best >= beta)
                break;
        }
    return best;
}

int outcome_of(int lead) {
    return lead > 0 ? 1 : lead < 0 ? -1 : 0;
}

/// 1 for a position that the player to move wins with best play, 0 for a draw, -1 for a loss.
int final_outcome(const Position& position) {
    return outcome_of(lead_after(position, full_depth, -1, 1));
}

/// The outcome of each column for the player who moves there; nothing for full columns.
using Outcomes = std::array<std::optional<int>, connect4::columns>;
Outcomes outcomes_of(const Position& position) {
    Outcomes outcomes;
    for (int column = 0; column < connect4::columns; ++column)
        if (position.can_play(column))
            outcomes[static_cast<std::size_t>(column)] = -final_outcome(position.after(column));
    return outcomes;
}

int best_outcome(const Outcomes& outcomes) {
    int best = -1;
    for (const auto& outcome : outcomes)
        best = std::max(best, outcome.value_or(-1));
    return best;
}

/// Whether some move loses what another one keeps: nothing else tells a good player from a bad one.
bool matters(const Outcomes& outcomes) {
    const int best = best_outcome(outcomes);
    return std::any_of(outcomes.begin(), outcomes.end(),
                       [&](const auto& outcome) { return outcome && *outcome != best; });
}

/// Whether the column is among the best ones for a player who searches to `depth` and counts the
/// points made by then.
bool seems_best(const Position& position, int column, int depth) {
    constexpr int all_points = connect4::quadruple_count;
    const auto value = [&](int each) {
        return -lead_after(position.after(each), depth - 1, -all_points, all_points);
    };
    const int own = value(column);
    for (int each = 0; each < connect4::columns; ++each)
        if (position.can_play(each) && value(each) > own)
            return false;
    return true;
}

/// Whether the one winning move of a position makes no points, another move makes some at once, and
/// the points made within three moves speak against the winning one.
bool is_trap(const Position& position) {
    const auto points = [](const Position& each, Player player) { return each.score().of(player); };
    const Player player = position.to_move();
    const int before = points(position, player);
    // The cheap question first: is there something to take, and something to leave?
    int taking = 0;
    for (int column = 0; column < connect4::columns; ++column)
        if (position.can_play(column) && points(position.after(column), player) > before)
            ++taking;
    if (taking == 0)
        return false;
    const Outcomes outcomes = outcomes_of(position);
    int winning = -1;
    for (int column = 0; column < connect4::columns; ++column)
        if (outcomes[static_cast<std::size_t>(column)] == 1) {
            if (winning >= 0)
                return false;
            winning = column;
        }
    if (winning < 0 || points(position.after(winning), player) > before)
        return false;
    constexpr int deepest = 3;
    for (int depth = 1; depth <= deepest; ++depth)
        if (seems_best(position, winning, depth))
            return false;
    return true;
}

/// Positions in which a player who keeps to depth 1 goes wrong.
Result<Case> depth_limit_case(const CaseOrder& order, const Control& control) {
    Random random = random_of(order, connect4_depth_limit, 0);
    Case value = connect4_case(connect4_depth_limit,
                               fmt::format("{} positions, depth 1", trap_count), Position(), 1);
    value.files.clear();
    constexpr int least_empty = 8;
    while (value.files.size() < static_cast<std::size_t>(trap_count)) {
        if (control.stop_requested())
            return failure("stopped");
        const Position position = random_position(
            random, connect4::cells - least_empty - static_cast<int>(value.files.size() % 2));
        if (is_trap(position))
            value.files.push_back(
                {fmt::format("in{}.txt", value.files.size() + 1), to_text(position)});
    }
    return value;
}

/// A position with `depth` empty cells, in which counting points within fewer moves goes wrong.
Position depth_position(Random& random, int depth) {
    for (;;) {
        const Position position = random_position(random, connect4::cells - depth);
        const Outcomes outcomes = outcomes_of(position);
        if (!matters(outcomes))
            continue;
        const int best = best_outcome(outcomes);
        for (int column = 0; column < connect4::columns; ++column) {
            const auto outcome = outcomes[static_cast<std::size_t>(column)];
            if (outcome && *outcome != best && seems_best(position, column, std::max(depth / 2, 1)))
                return position;
        }
    }
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
        while (!matters(outcomes_of(position)))
            position = random_position(ends, connect4::cells - empty);
        cases.push_back(connect4_case(connect4_endgame, fmt::format("{} cells are empty", empty),
                                      position, full_depth));
    }
    constexpr int least_depth = 3;
    constexpr int depths = 7;
    for (int number = 0; number < std::max(order.cases, depths); ++number) {
        Random random = random_of(order, connect4_depth, number);
        const int depth = least_depth + number % depths;
        cases.push_back(connect4_case(connect4_depth,
                                      fmt::format("{} cells are empty, depth {}", depth, depth),
                                      depth_position(random, depth), depth));
    }
    auto traps = depth_limit_case(order, control);
    if (!traps)
        return tl::unexpected(std::move(traps.error()));
    cases.push_back(*std::move(traps));
    constexpr int cases_an_opening = 10;
    for (int opening = 0; opening < std::clamp(order.cases / cases_an_opening, 1, 4); ++opening)
        for (const int depth : reference_depths) {
            Random stones = random_of(order, connect4_strength, opening);
            Case game =
                connect4_case(connect4_strength,
                              fmt::format("two games against the reference at depth {}", depth),
                              random_position(stones, opening_stones), program_depth);
            game.of_judge = std::to_string(depth);
            cases.push_back(std::move(game));
        }
    cases.push_back(
        connect4_case(connect4_times, "the empty board, depth 1, 2, 3 ...", Position(), 1));
    Random random = random_of(order, connect4_full_board, 0);
    cases.push_back(connect4_case(connect4_full_board, "the board is full",
                                  random_position(random, connect4::cells), 3));
    for (int number = 0; number < std::min(order.cases, 4); ++number) {
        Case game = connect4_case(connect4_random_player,
                                  number % 2 == 0 ? "a game as player 1" : "a game as player 2",
                                  Position(), 4);
        // The player that the program is, and the seed of the opponent's moves.
        game.of_judge = fmt::format("{}\n{}\n", 1 + number % 2,
                                    random_of(order, connect4_random_player, number).next());
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
        result = no_output(*end, trial.limits, "the position after one move, in out.txt");
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
        return no_output(*end, trial.limits, "no move, but the board and the score are printed");
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
    const Outcomes outcomes = outcomes_of(position);
    const int best = best_outcome(outcomes);
    std::string good;
    for (int each = 0; each < connect4::columns; ++each)
        if (outcomes[static_cast<std::size_t>(each)] == best)
            good += fmt::format("{}{}", good.empty() ? "" : " or ", each + 1);
    const int made = outcomes[static_cast<std::size_t>(**column)].value_or(-1);
    result.passed = made == best;
    result.expected = fmt::format("column {}", good);
    result.got = fmt::format("column {}", **column + 1);
    if (!result.passed) {
        const std::string outcomes_text =
            made >= 0 ? fmt::format("Column {} only draws with best play; column {} wins.",
                                    **column + 1, good)
            : best > 0
                ? fmt::format("Column {} loses with best play; column {} wins.", **column + 1, good)
                : fmt::format("Column {} loses with best play; column {} draws.", **column + 1,
                              good);
        result.why = fmt::format("With depth {} the search reaches the end of the game. {}",
                                 value.arguments.back(), outcomes_text);
    }
    return result;
}

/// At depth 1 the winning moves cannot be seen. A program that finds them all looks further.
Result<Judgement> judge_depth_limit(const Case& value, const Trial& trial, const Control& control) {
    Judgement result;
    result.expected = "moves that a search of depth 1 finds, for example those that score at once";
    for (const WorkFile& file : value.files) {
        const auto position = connect4::position_of(file.text);
        if (!position)
            return tl::unexpected(position.error());
        const auto column = made_move(*position, value.arguments, trial, result);
        if (!column)
            return tl::unexpected(column.error());
        result.stopped = result.stopped || control.stop_requested();
        if (!*column || result.stopped)
            return result;
        if (final_outcome(position->after(**column)) >= 0) {
            result.passed = true;
            return result;
        }
    }
    result.got =
        fmt::format("the only winning move in each of {}", counted(value.files.size(), "position"));
    result.why = fmt::format(
        "At depth 1 your program finds the only winning move in all {} positions, but this move "
        "scores nothing at once, another move does, and even a search to depth 3 does not find the "
        "win. So your program searches deeper than the depth it is given.",
        value.files.size());
    return result;
}

Result<Judgement> judge_game(const Case& value, const Trial& trial, const Control& control) {
    const std::vector<std::string_view> lines = lines_of(value.of_judge);
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
                result.why = moves.empty()
                                 ? fmt::format("On the empty board: {}", result.why)
                                 : fmt::format("After the moves {}: {}", moves, result.why);
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
    result.got = fmt::format("{} to {} points\nmoves {}\n{}", score.of(player),
                             score.of(connect4::opponent(player)), moves, to_picture(position));
    if (!result.passed)
        result.why = fmt::format("Your program does not beat a player who moves at random: {} "
                                 "points to {} at depth 4.",
                                 score.of(player), score.of(connect4::opponent(player)));
    return result;
}

/// Textbook alpha-beta, which looks exactly as far as it is told, with the engine's evaluation.
connect4::Engine reference_player() {
    return connect4::Engine({.method = connect4::Method::alpha_beta, .use_table = false});
}

/// Two games from one position, the program first as player 1 and then as player 2.
Result<Judgement> judge_strength(const Position& opening, const Case& value, const Trial& trial,
                                 const Control& control) {
    int depth = 1;
    const std::string& text = value.of_judge;
    std::from_chars(text.data(), text.data() + text.size(), depth);
    connect4::Engine reference = reference_player();
    Judgement result;
    result.expected = "at least as many points as the reference in both games together";
    int own = 0;
    int other = 0;
    for (const Player player : {Player::one, Player::two}) {
        Position position = opening;
        while (!position.is_full()) {
            if (control.stop_requested()) {
                result.stopped = true;
                return result;
            }
            if (position.to_move() != player) {
                position = position.after(
                    reference.choose(position, {.depth = depth, .seconds = {}}, control).column);
                continue;
            }
            const auto column = made_move(position, value.arguments, trial, result);
            if (!column)
                return tl::unexpected(column.error());
            if (!*column) {
                const int moves = position.stone_count() - opening.stone_count();
                const int number = player == Player::one ? 1 : 2;
                result.why =
                    moves < 2
                        ? fmt::format("As player {}, on its first move: {}", number, result.why)
                        : fmt::format("As player {}, {} after the opening: {}", number,
                                      counted(static_cast<unsigned>(moves), "move"), result.why);
                return result;
            }
            position = position.after(**column);
        }
        own += position.score().of(player);
        other += position.score().of(connect4::opponent(player));
    }
    result.passed = own >= other;
    result.got = fmt::format("{} to {} points", own, other);
    result.information =
        fmt::format("Against the reference at depth {}: {} to {} points.\n", depth, own, other);
    if (!result.passed)
        result.why = fmt::format("At depth {} your program scores {} points to {} in two games "
                                 "against the reference, which searches to depth {}.",
                                 program_depth, own, other, depth);
    return result;
}

/// The table of the assignment, as far as the limit of a run allows: every depth up to the first
/// that takes more than a tenth of it. Slow programs lose nothing here.
Result<Judgement> judge_times(const Position& position, const Trial& trial,
                              const Control& control) {
    const double last_seconds = trial.limits.cpu_seconds / 10;
    Judgement result;
    result.expected = "a legal move at each depth";
    result.information = "Processor time of the first move:\n";
    for (int depth = 1; depth <= full_depth; ++depth) {
        const auto end = trial.run(
            {{connect4_input, to_text(position)}},
            {"one-move", connect4_input, connect4_output, std::to_string(depth)}, connect4_output);
        if (!end)
            return tl::unexpected(end.error());
        if (end->kind == SandboxEnd::Kind::stopped || control.stop_requested()) {
            result.stopped = true;
            return result;
        }
        if (end->kind == SandboxEnd::Kind::out_of_time && depth > 1) {
            result.information +=
                fmt::format("depth {:>2}: over {:g} s\n", depth, trial.limits.cpu_seconds);
            break;
        }
        if (!end->file || !connect4::move_between(position, *end->file)) {
            const std::string information = std::exchange(result.information, {});
            result = no_output(*end, trial.limits, result.expected);
            result.information = information;
            if (end->file)
                result.why = "This is not a legal move.";
            result.why = fmt::format("Depth {}: {}", depth, result.why);
            return result;
        }
        result.information += fmt::format("depth {:>2}: {:.2f} s\n", depth, end->cpu_seconds);
        if (end->cpu_seconds > last_seconds)
            break;
    }
    result.passed = true;
    return result;
}

Result<Judgement> judge_connect4(const Case& value, const Trial& trial, const Control& control) {
    if (value.check == connect4_random_player)
        return judge_game(value, trial, control);
    if (value.check == connect4_depth_limit)
        return judge_depth_limit(value, trial, control);
    const auto position = connect4::position_of(value.files.front().text);
    if (!position)
        return tl::unexpected(position.error());
    if (value.check == connect4_full_board)
        return judge_full_board(*position, value, trial);
    if (value.check == connect4_endgame || value.check == connect4_depth)
        return judge_endgame(*position, value, trial);
    if (value.check == connect4_strength)
        return judge_strength(*position, value, trial, control);
    if (value.check == connect4_times)
        return judge_times(*position, trial, control);
    Judgement result;
    result.expected = "the position after one legal move, with the other player to move";
    const auto column = made_move(*position, value.arguments, trial, result);
    if (!column)
        return tl::unexpected(column.error());
    result.passed = column->has_value();
    return result;
}

std::string connect4_picture(const Case& value) {
    if (value.files.empty())
        return {};
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
        {"legal", "Legal moves in the right format", 10},
        {"full-board", "No move on a full board", 3},
        {"endgame", "Best moves where the search reaches the end", 12},
        {"depth", "Sees what is within the search depth", 5},
        {"depth-limit", "Respects the depth limit", 5},
        {"random-player", "Beats a player who moves at random", 8},
        {"strength", "Games against the reference player", 5, true},
        {"times", "Processor time by depth", 2},
    };
    task.cases = connect4_cases;
    task.judge = judge_connect4;
    task.picture = connect4_picture;
    return task;
}

} // namespace loggia::grading
