#include "core/peg/game.hpp"

#include "core/base/number_text.hpp"
#include "core/base/scanner.hpp"
#include "core/base/symbol.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cctype>
#include <optional>

namespace loggia::peg {

namespace {

constexpr std::string_view a_jump = "a jump, for example Jump(4,2,1)";

struct ReadJump {
    Jump jump;
    std::optional<int> time;
    SourceSpan span;
};

/// The jump that comes next in a line.
Result<ReadJump> take_jump(Scanner& in) {
    ReadJump result;
    result.span = in.next_span();
    if (!in.take_next("Jump") || !in.take_next("("))
        return in.expected_next(a_jump);
    for (int* const hole : {&result.jump.from, &result.jump.over, &result.jump.to}) {
        if (hole != &result.jump.from && !in.take_next(","))
            return in.expected_next("','");
        const auto number = in.take_integer();
        if (!number)
            return in.expected_next("the number of a hole");
        *hole = *number;
    }
    if (in.take_next(",")) {
        result.time = in.take_integer();
        if (!result.time)
            return in.expected_next("a time, 1 or later");
    }
    if (!in.take_next(")"))
        return in.expected_next("')'");
    result.span.length = in.last_span().column + 1 - result.span.column;
    return result;
}

/// The jump between two holes of a board, over a third one where several lead there.
Result<Jump> jump_between(const Board& board, int from, int to, const SourceSpan& span) {
    std::optional<Jump> found;
    for (const Jump& jump : board.jumps()) {
        if (jump.from != from || jump.to != to)
            continue;
        if (found)
            return failure(fmt::format("a peg can jump over different holes from {} to {}; name "
                                       "the hole between them, as in {}-({})-{}",
                                       from, to, from, found->over, to),
                           span);
        found = jump;
    }
    if (!found)
        return failure(fmt::format("no jump leads from hole {} to hole {}", from, to), span);
    return *found;
}

/// The jumps of "4 over 2 to 1" or, on a board, of a move such as "4-1-6" or "1-(2)-3".
Result<void> append_move(Scanner& in, const Board* board, std::vector<PlacedJump>& jumps) {
    const std::size_t begin = in.offset();
    SourceSpan span = in.next_span();
    const auto unread = [&] {
        in.go_to(begin);
        return in.expected_next(a_jump);
    };
    auto from = in.take_integer();
    if (from && in.take_next("over")) {
        const auto over = in.take_integer();
        const auto to = over && in.take_next("to") ? in.take_integer() : std::nullopt;
        if (!to)
            return unread();
        jumps.push_back({{*from, *over, *to}, span});
        return {};
    }
    if (!from || !board || !in.take_next("-"))
        return unread();
    do {
        std::optional<int> over;
        if (in.take_next("(")) {
            over = in.take_integer();
            if (!over || !in.take_next(")") || !in.take_next("-"))
                return unread();
        }
        const auto to = in.take_integer();
        if (!to)
            return unread();
        span.length = in.last_span().column + in.last_span().length - span.column;
        auto jump = over ? Jump{*from, *over, *to} : jump_between(*board, *from, *to, span);
        if (!jump)
            return tl::unexpected(std::move(jump.error()));
        jumps.push_back({*jump, span});
        from = to;
    } while (in.take_next("-"));
    return {};
}

Result<std::vector<PlacedJump>> read_jumps(std::string_view text, const Board* board) {
    std::vector<PlacedJump> jumps;
    Scanner in(text);
    while (in.next_line()) {
        in.skip_blanks();
        if (std::isdigit(static_cast<unsigned char>(in.peek())) != 0) {
            do {
                if (auto done = append_move(in, board, jumps); !done)
                    return tl::unexpected(std::move(done.error()));
                static_cast<void>(in.take_next(","));
            } while (!in.at_line_end());
            continue;
        }
        const auto jump = take_jump(in);
        if (!jump)
            return tl::unexpected(jump.error());
        const auto time = static_cast<int>(jumps.size()) + 1;
        if (jump->time && *jump->time != time)
            return failure(fmt::format("this is jump {}, but its time is {}", time, *jump->time),
                           jump->span);
        if (!in.at_line_end())
            return in.expected_next("the end of the line after the jump");
        jumps.push_back({jump->jump, jump->span});
    }
    return jumps;
}

Result<std::vector<Jump>> without_places(Result<std::vector<PlacedJump>> placed) {
    if (!placed)
        return tl::unexpected(std::move(placed.error()));
    std::vector<Jump> jumps;
    for (const PlacedJump& each : *placed)
        jumps.push_back(each.jump);
    return jumps;
}

} // namespace

bool Goal::met_by(Holes position) const noexcept {
    return std::popcount(position) == pegs && (position & in) == in;
}

int Puzzle::jumps() const noexcept {
    return std::popcount(start) - goal.pegs;
}

Holes Game::position_after(std::size_t count) const {
    Holes position = puzzle.start;
    for (std::size_t i = 0; i < count; ++i)
        position = apply(position, jumps.at(i));
    return position;
}

std::vector<Jump> moves(const Board& board, Holes position) {
    std::vector<Jump> result;
    for (std::size_t i = 0; i < board.steps().size(); ++i)
        if (board.steps()[i].possible(position))
            result.push_back(board.jumps()[i]);
    return result;
}

bool possible(const Board& board, Holes position, const Jump& jump) {
    const auto index = board.index_of(jump);
    return index && board.steps()[*index].possible(position);
}

Holes apply(Holes position, const Jump& jump) noexcept {
    return position ^ (only(jump.from) | only(jump.over) | only(jump.to));
}

std::vector<std::size_t> ends_of_moves(std::span<const Jump> jumps) {
    std::vector<std::size_t> ends;
    for (std::size_t i = 0; i < jumps.size(); ++i)
        if (i + 1 == jumps.size() || jumps[i + 1].from != jumps[i].to)
            ends.push_back(i + 1);
    return ends;
}

std::string move_text(const Board& board, std::span<const Jump> move) {
    std::string text;
    for (const Jump& jump : move) {
        if (text.empty())
            text = fmt::format("{}", jump.from);
        const auto lines =
            std::count_if(board.jumps().begin(), board.jumps().end(), [&](const Jump& other) {
                return other.from == jump.from && other.to == jump.to;
            });
        if (lines > 1)
            text += fmt::format("-({})", jump.over);
        text += fmt::format("-{}", jump.to);
    }
    return text;
}

Status status(const Puzzle& puzzle, Holes position) {
    if (puzzle.goal.met_by(position))
        return Status::solved;
    const auto& steps = puzzle.board.steps();
    return std::any_of(steps.begin(), steps.end(),
                       [&](const Step& step) { return step.possible(position); })
               ? Status::open
               : Status::stuck;
}

std::string to_text(const Jump& jump) {
    return fmt::format("Jump({},{},{})", jump.from, jump.over, jump.to);
}

std::string to_text(const Jump& jump, int time) {
    return fmt::format("Jump({},{},{},{})", jump.from, jump.over, jump.to, time);
}

std::string to_text(const std::vector<Jump>& jumps) {
    std::string text;
    int time = 0;
    for (const Jump& jump : jumps)
        text += to_text(jump, ++time) + '\n';
    return text;
}

Result<std::vector<Jump>> jumps_of(std::string_view text) {
    return without_places(read_jumps(text, nullptr));
}

Result<std::vector<Jump>> jumps_of(std::string_view text, const Board& board) {
    return without_places(read_jumps(text, &board));
}

Result<std::vector<PlacedJump>> placed_jumps_of(std::string_view text, const Board& board) {
    return read_jumps(text, &board);
}

std::string to_text(const Board& board, Holes position) {
    std::string text;
    for (int hole = 1; hole <= board.holes(); ++hole)
        text += has(position, hole) ? 'o' : '.';
    return text;
}

Result<Holes> position_of(const Board& board, std::string_view text) {
    Holes position = 0;
    int hole = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == ' ' || c == '\t' || c == '\r' || c == '\n')
            continue;
        if (c != 'o' && c != '.')
            return failure(fmt::format("expected 'o' for a peg or '.' for an empty hole, found {}",
                                       shown_symbol(text, i)),
                           span_at(text, i));
        if (++hole > board.holes())
            return failure(fmt::format("the board has only {}",
                                       counted(static_cast<std::uint64_t>(board.holes()), "hole")),
                           span_at(text, i));
        if (c == 'o')
            position |= only(hole);
    }
    if (hole < board.holes())
        return failure(fmt::format("expected {}, found {}",
                                   counted(static_cast<std::uint64_t>(board.holes()), "hole"),
                                   hole),
                       span_at(text, text.size()));
    return position;
}

} // namespace loggia::peg
