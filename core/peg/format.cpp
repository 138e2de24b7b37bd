#include "core/peg/format.hpp"

#include "core/base/number_text.hpp"
#include "core/base/scanner.hpp"
#include "core/base/text_start.hpp"
#include "core/peg/picture.hpp"

#include <fmt/format.h>

#include <array>
#include <bit>
#include <charconv>
#include <cmath>
#include <optional>

namespace loggia::peg {

namespace {

using Checked = Result<void>;

/// Reads one file; each function a part of it.
class Reader {
public:
    /// `to_be_solved`: where too few pegs are on the board to begin with, that is an error.
    Reader(std::string_view text, bool to_be_solved)
        : text_(text), in_(text), to_be_solved_(to_be_solved) {}

    Result<ShownGame> read() {
        return first_line()
            .and_then([&] { return rows(); })
            .and_then([&] { return parts(); })
            .and_then([&] { return finish(); })
            .and_then([&](Game game) { return shown(std::move(game)); });
    }

private:
    /// Or all of a picture, behind which nothing comes.
    Checked first_line() {
        auto read = numbers();
        if (read || !is_board_picture(text_))
            return read;
        auto puzzle = puzzle_of_picture(text_);
        if (!puzzle)
            return tl::unexpected(std::move(puzzle.error()));
        const Board& board = puzzle->board;
        holes_ = board.holes();
        empty_ = board.all() & ~puzzle->start;
        triples_ = board.triples();
        layout_ = board.layout();
        in_ = Scanner(std::string_view());
        return {};
    }

    /// How many holes there are, and which are empty.
    Checked numbers() {
        if (!in_.next_line())
            return failure("the file is empty; expected the number of holes and the empty hole",
                           SourceSpan{});
        const auto holes = in_.take_integer();
        if (!holes) {
            const std::string_view digits = in_.word();
            if (!digits.empty() && digits.find_first_not_of("0123456789") == std::string_view::npos)
                return failure(fmt::format("expected 1 to {} holes, found {}", most_holes, digits),
                               in_.span(digits.size()));
            return in_.expected_next("the number of holes");
        }
        if (*holes < 1 || *holes > most_holes)
            return failure(fmt::format("expected 1 to {} holes, found {}", most_holes, *holes),
                           in_.last_span());
        holes_ = *holes;
        if (in_.at_line_end())
            return in_.expected_next("the hole that is empty at the start");
        if (const auto none = nothing_empty(); !none || *none)
            return none.transform([](bool) {});
        const auto empty = hole_list();
        if (!empty)
            return tl::unexpected(empty.error());
        empty_ = *empty;
        return {};
    }

    /// Whether the line says by a 0 that every hole has a peg; stays where it is otherwise.
    Result<bool> nothing_empty() {
        Scanner ahead = in_;
        if (ahead.take_integer() != 0)
            return false;
        in_ = ahead;
        if (auto end = end_of_line("0 (no empty hole)"); !end)
            return tl::unexpected(end.error());
        return true;
    }

    Result<int> hole() {
        const auto number = in_.take_integer();
        if (!number)
            return in_.expected_next("the number of a hole");
        if (*number < 1 || *number > holes_)
            return failure(
                fmt::format("there is no hole {}; the holes are 1 to {}", *number, holes_),
                in_.last_span());
        return *number;
    }

    /// What is left of the line: holes, none of them twice.
    Result<Holes> hole_list() {
        Holes result = 0;
        while (!in_.at_line_end()) {
            const auto next = hole();
            if (!next)
                return tl::unexpected(next.error());
            if (has(result, *next))
                return failure(fmt::format("hole {} is listed twice", *next), in_.last_span());
            result |= only(*next);
        }
        return result;
    }

    Checked end_of_line(std::string_view after) {
        if (!in_.at_line_end())
            return in_.expected_next(fmt::format("the end of the line after {}", after));
        return {};
    }

    /// The lines of three holes, up to the first line that begins with something else; moves to
    /// that line.
    Checked rows() {
        std::vector<Triple> triples = std::move(triples_); // of a picture
        while ((more_ = in_.next_line())) {
            const SourceSpan begin = in_.next_span();
            const char c =
                in_.line()[static_cast<std::size_t>(in_.line().find_first_not_of(" \t\r"))];
            if (c != '-' && (c < '0' || c > '9'))
                break;
            std::array<int, 3> holes{};
            for (int& number : holes) {
                const auto next = hole();
                if (!next)
                    return tl::unexpected(next.error());
                number = *next;
            }
            const Triple triple{holes[0], holes[1], holes[2]};
            if (auto fault = fault_of(triple, holes_)) {
                const int length = in_.last_span().column + in_.last_span().length - begin.column;
                return failure(*std::move(fault), {begin.line, begin.column, length});
            }
            if (auto end = end_of_line("a line of three holes"); !end)
                return end;
            triples.push_back(triple);
        }
        auto board = Board::make(holes_, triples);
        if (!board)
            return tl::unexpected(board.error());
        triples_ = board->triples();
        return {};
    }

    Checked parts() {
        while (more_) {
            const std::string_view name = in_.take_word();
            const SourceSpan place = in_.last_span();
            bool* const seen = name == "final"    ? &has_final_
                               : name == "left"   ? &has_left_
                               : name == "layout" ? &has_layout_
                               : name == "jumps"  ? &has_jumps_
                                                  : nullptr;
            if (seen == nullptr)
                return failure(
                    "expected a line of three holes, `final`, `left`, `layout` or `jumps`", place);
            if (*seen)
                return failure(fmt::format("`{}` is given twice", name), place);
            *seen = true;
            if (name == "final" || name == "left")
                goal_span_ = place;
            auto read = name == "final"    ? final_holes()
                        : name == "left"   ? left()
                        : name == "layout" ? layout()
                                           : jumps();
            if (!read)
                return read;
        }
        return {};
    }

    Checked final_holes() {
        if (in_.at_line_end())
            return in_.expected_next("the hole that has a peg at the end");
        const auto holes = hole_list();
        if (!holes)
            return tl::unexpected(holes.error());
        goal_.in = *holes;
        more_ = in_.next_line();
        return {};
    }

    Checked left() {
        const auto number = in_.take_integer();
        if (!number)
            return in_.expected_next("the number of pegs that are left at the end");
        if (*number < 1 || *number > holes_)
            return failure(fmt::format("expected 1 to {} pegs left, found {}", holes_, *number),
                           in_.last_span());
        goal_.pegs = *number;
        if (auto end = end_of_line("the number of pegs"); !end)
            return end;
        more_ = in_.next_line();
        return {};
    }

    Result<double> coordinate() {
        constexpr double farthest = 1e6;
        if (in_.at_line_end())
            return in_.expected_next("a coordinate");
        const std::string_view word = in_.take_word();
        double value = 0;
        const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
        if (error != std::errc{} || end != word.data() + word.size() || !std::isfinite(value) ||
            std::abs(value) > farthest)
            return failure("expected a coordinate, a number from -1,000,000 to 1,000,000",
                           in_.last_span());
        return value;
    }

    Checked layout() {
        const SourceSpan place = in_.last_span();
        if (auto end = end_of_line("`layout`"); !end)
            return end;
        layout_.assign(static_cast<std::size_t>(holes_), {});
        Holes seen = 0;
        const Holes all = ~Holes{0} >> static_cast<unsigned>(most_holes - holes_);
        while (seen != all && (more_ = in_.next_line())) {
            const auto number = hole();
            if (!number)
                return tl::unexpected(number.error());
            if (has(seen, *number))
                return failure(fmt::format("hole {} already has a place", *number),
                               in_.last_span());
            seen |= only(*number);
            Point& point = layout_[static_cast<std::size_t>(*number - 1)];
            for (double* const part : {&point.x, &point.y}) {
                const auto value = coordinate();
                if (!value)
                    return tl::unexpected(value.error());
                *part = *value;
            }
            if (auto end = end_of_line("a hole and its place"); !end)
                return end;
        }
        if (seen != all)
            return failure(
                fmt::format("the layout has no place for hole {}", std::countr_one(seen) + 1),
                place);
        more_ = in_.next_line();
        return {};
    }

    /// Up to the end or the next word that begins a part.
    Checked jumps() {
        if (!in_.at_line_end()) {
            shown_ = in_.take_integer();
            shown_span_ = in_.last_span();
        }
        if (auto end = end_of_line("`jumps`"); !end)
            return end;
        while ((more_ = in_.next_line()) && in_.line().find("Jump") != std::string_view::npos) {
            jumps_.append(in_.line());
            jumps_ += '\n';
            jump_lines_.push_back(in_.next_span().line);
        }
        return {};
    }

    Result<Game> finish() {
        auto board = Board::make(holes_, triples_, std::move(layout_));
        if (!board)
            return tl::unexpected(board.error());
        Game game{{*std::move(board), 0, goal_}, {}};
        game.puzzle.start = game.puzzle.board.all() & ~empty_;
        if (std::popcount(goal_.in) > goal_.pegs)
            return failure(
                fmt::format("the goal leaves {}, too few for {}",
                            counted(static_cast<std::uint64_t>(goal_.pegs), "peg"),
                            counted(static_cast<std::uint64_t>(std::popcount(goal_.in)), "hole")),
                goal_span_);
        if (to_be_solved_ && game.puzzle.jumps() < 0)
            return failure(
                fmt::format(
                    "{} at the start, fewer than the goal's {}",
                    counted(static_cast<std::uint64_t>(std::popcount(game.puzzle.start)), "peg"),
                    goal_.pegs),
                goal_span_);
        return played(std::move(game));
    }

    Result<ShownGame> shown(Game game) {
        const std::size_t all = game.jumps.size();
        if (shown_ && *shown_ != 0 && all == 0)
            return failure("expected `jumps` alone, because no jump follows", shown_span_);
        if (shown_ && (*shown_ < 0 || static_cast<std::size_t>(*shown_) > all))
            return failure(fmt::format("expected 0 to {} jumps, found {}", all, *shown_),
                           shown_span_);
        return ShownGame{std::move(game), shown_ ? static_cast<std::size_t>(*shown_) : all};
    }

    Result<Game> played(Game game) {
        auto jumps = jumps_of(jumps_);
        if (!jumps) {
            Error error = std::move(jumps.error());
            if (error.span)
                error.span->line = jump_lines_[static_cast<std::size_t>(error.span->line - 1)];
            return tl::unexpected(std::move(error));
        }
        Holes position = game.puzzle.start;
        for (std::size_t i = 0; i < jumps->size(); ++i) {
            const Jump& jump = (*jumps)[i];
            if (!possible(game.puzzle.board, position, jump))
                return failure(fmt::format("{} is not possible here", to_text(jump)),
                               SourceSpan{jump_lines_[i], 1, 1});
            position = apply(position, jump);
        }
        game.jumps = *std::move(jumps);
        return game;
    }

    std::string_view text_;
    Scanner in_;
    bool to_be_solved_;
    bool more_ = false; ///< whether in_ stands on a line that was not read yet
    int holes_ = 0;
    Holes empty_ = 0;
    std::vector<Triple> triples_;
    Goal goal_;
    SourceSpan goal_span_;
    std::vector<Point> layout_;
    std::string jumps_;
    std::vector<int> jump_lines_;
    std::optional<int> shown_; ///< so many jumps, where the file says it
    SourceSpan shown_span_;
    bool has_final_ = false;
    bool has_left_ = false;
    bool has_layout_ = false;
    bool has_jumps_ = false;
};

std::string list_of(Holes holes) {
    std::string text;
    for (; holes != 0; holes &= holes - 1)
        text += fmt::format(" {}", std::countr_zero(holes) + 1);
    return text;
}

} // namespace

Result<ShownGame> shown_game_of(std::string_view text) {
    return Reader(text, false).read();
}

Result<Game> game_of(std::string_view text) {
    return shown_game_of(text).map([](ShownGame shown) { return std::move(shown.game); });
}

bool looks_like_board(std::string_view text) {
    return lines_of(text).size() > 1 && game_of(text).has_value() &&
           (!is_board_picture(text) || looks_like_picture(text));
}

bool resembles_board(std::string_view text) {
    constexpr std::size_t fewest_lines = 4; // of fewer, one says too much
    if (lines_of(text).size() < fewest_lines)
        return false;
    const auto game = game_of(text);
    return !game && game.error().span &&
           looks_like_board(without_line(text, game.error().span->line));
}

Result<Game> game_of_jumps(const Puzzle& puzzle, std::string_view text) {
    const auto placed = placed_jumps_of(text, puzzle.board);
    if (!placed)
        return tl::unexpected(placed.error());
    Game game{puzzle, {}};
    Holes position = puzzle.start;
    for (const auto& [jump, span] : *placed) {
        if (!possible(puzzle.board, position, jump))
            return failure(fmt::format("{} is not possible here", to_text(jump)), span);
        position = apply(position, jump);
        game.jumps.push_back(jump);
    }
    return game;
}

bool looks_like_jumps(std::string_view text) {
    const auto jumps = jumps_of(text);
    return jumps && !jumps->empty();
}

bool looks_like_moves(std::string_view text) {
    Scanner in(text);
    in.skip_space();
    return in.take_integer() && in.take_next("-") && !is_board_picture(text);
}

Result<Puzzle> puzzle_of(std::string_view text) {
    auto game =
        Reader(text, true).read().map([](ShownGame shown) { return std::move(shown.game); });
    if (!game)
        return tl::unexpected(std::move(game.error()));
    if (!game->jumps.empty())
        return failure("the file is a game with jumps; expected a board alone");
    return std::move(game->puzzle);
}

std::string to_text(const Puzzle& puzzle) {
    const Board& board = puzzle.board;
    const Holes empty = board.all() & ~puzzle.start;
    std::string text = fmt::format("{}{}\n", board.holes(), empty == 0 ? " 0" : list_of(empty));
    for (const Triple& triple : board.triples())
        text += fmt::format("{} {} {}\n", triple.a, triple.b, triple.c);
    if (puzzle.goal.in != 0)
        text += fmt::format("final{}\n", list_of(puzzle.goal.in));
    if (puzzle.goal.pegs != 1)
        text += fmt::format("left {}\n", puzzle.goal.pegs);
    if (!board.layout().empty()) {
        text += "layout\n";
        int hole = 0;
        for (const Point& point : board.layout())
            text += fmt::format("{} {} {}\n", ++hole, point.x, point.y);
    }
    return text;
}

std::string to_text(const Game& game) {
    return to_text(ShownGame{game, game.jumps.size()});
}

std::string to_text(const ShownGame& shown) {
    const Game& game = shown.game;
    std::string text = to_text(game.puzzle);
    if (game.jumps.empty())
        return text;
    text += shown.shown == game.jumps.size() ? "jumps\n" : fmt::format("jumps {}\n", shown.shown);
    return text + to_text(game.jumps);
}

} // namespace loggia::peg
