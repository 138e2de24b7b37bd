#include "core/game_graph/games/connect_four.hpp"

#include "core/game_graph/games/packing.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace loggia::game_graph {

ConnectFour::ConnectFour(int columns, int rows, int in_line, bool misere)
    : columns_(columns), rows_(rows), in_line_(in_line), misere_(misere),
      column_((State{1} << (rows + 1)) - 1) {
    for (int column = 0; column < columns_; ++column)
        bottom_ |= State{1} << (column * (rows_ + 1));
    tops_ = bottom_ << static_cast<unsigned>(rows_);
    State mask = ~tops_;
    for (unsigned step = 1; step <= static_cast<unsigned>(rows_); step *= 2) {
        carried_.push_back(mask);
        for (unsigned i = step; i < 2 * step; ++i)
            mask &= ~(tops_ >> i);
    }
}

std::string ConnectFour::text() const {
    return fmt::format("connect4 {}x{} {}{}", columns_, rows_, in_line_, misere_ ? " misere" : "");
}

State ConnectFour::occupied(State state) const {
    // The highest bit of a column is carried down to all bits below it.
    State below = state;
    unsigned step = 1;
    for (const State mask : carried_) {
        below |= below >> step & mask;
        step *= 2;
    }
    return below >> 1U & ~tops_;
}

std::optional<Outcome> ConnectFour::ending(State state) const {
    const State occupied = this->occupied(state);
    const int signs = std::popcount(occupied);
    // Only who has just moved can have a line that is new.
    const State own = signs % 2 == 1 ? occupied & ~state : occupied & state;
    const auto up = static_cast<unsigned>(rows_) + 1;
    for (const unsigned stride : {1U, up, up - 1, up + 1}) {
        State line = own;
        for (unsigned length = 1, wanted = static_cast<unsigned>(in_line_); length < wanted;) {
            const unsigned more = std::min(length, wanted - length);
            const unsigned far = more * stride;
            line &= far < 64 ? line >> far : 0;
            length += more;
        }
        if (line != 0)
            return misere_ ? Outcome::win : Outcome::loss;
    }
    return signs == columns_ * rows_ ? std::optional(Outcome::draw) : std::nullopt;
}

void ConnectFour::append_moves(State state, std::vector<Step>& moves) const {
    if (ending(state))
        return;
    for (int column = 0; column < columns_; ++column)
        if (const State next = after(state, column, player(state)))
            moves.push_back({static_cast<Move>(column), next});
}

State ConnectFour::merged(State state, int level) const {
    if (level == 0)
        return state;
    State mirrored = 0;
    for (int column = 0; column < columns_; ++column)
        mirrored |= (state >> static_cast<unsigned>(column * (rows_ + 1)) & column_)
                    << static_cast<unsigned>((columns_ - 1 - column) * (rows_ + 1));
    return std::min(state, mirrored);
}

GraphSize ConnectFour::least_size(State from, int level) const {
    // How many positions boards have, or more than how many, for sizes of which none that is
    // smaller both ways has as many. Those with lines of 4 and 4 rows or more: J. Tromp, John's
    // Connect Four Playground; those of 7x6 also S. Edelkamp and P. Kissmann (OEIS A212693). The
    // others were counted layer by layer, round numbers to where the count was ended.
    struct Counted {
        int in_line, columns, rows;
        double positions;
    };
    constexpr double many = 115'000'000;
    constexpr double many_for_32_bits = 205'000'000;
    constexpr std::array counted{
        Counted{4, 4, 4, 161'029},
        Counted{4, 5, 4, 3'945'711},
        Counted{4, 6, 4, 94'910'577},
        Counted{4, 7, 4, 2'265'792'710},
        Counted{4, 8, 4, 54'233'186'631},
        Counted{4, 4, 5, 1'706'255},
        Counted{4, 5, 5, 69'763'700},
        Counted{4, 6, 5, 2'818'972'642},
        Counted{4, 7, 5, 112'829'665'923},
        Counted{4, 4, 6, 15'835'683},
        Counted{4, 5, 6, 1'044'334'437},
        Counted{4, 6, 6, 69'173'028'785},
        Counted{4, 7, 6, 4'531'985'219'092},
        Counted{4, 4, 7, 135'385'909},
        Counted{4, 5, 7, 14'171'315'454},
        Counted{4, 4, 8, 1'104'642'469},
        Counted{4, 8, 3, many_for_32_bits},
        Counted{4, 3, 10, many},
        Counted{4, 2, 17, many},
        Counted{3, 7, 4, 116'395'522},
        Counted{3, 9, 3, many},
        Counted{3, 6, 6, many},
        Counted{3, 5, 7, many},
        Counted{3, 4, 10, many},
        Counted{3, 11, 2, many},
        Counted{3, 3, 15, many},
        Counted{3, 19, 1, many},
        Counted{2, 15, 3, many},
        Counted{2, 18, 2, many},
        Counted{2, 24, 1, many},
    };
    // Longer lines end no game that shorter ones leave open, and on a larger board the players may
    // keep to a corner.
    if (from != start())
        return {};
    double positions = 1;
    for (const Counted& board : counted)
        if (board.in_line <= in_line_ && board.columns <= columns_ && board.rows <= rows_)
            positions = std::max(positions, board.positions);
    const double images = level == 0 ? 1 : 2;
    return {std::max(positions / images, 1.0), 0};
}

std::string ConnectFour::move_text(State, Move move) {
    return std::to_string(move + 1);
}

std::vector<std::string> ConnectFour::fields(State state) const {
    const State filled = occupied(state);
    std::string shown;
    for (int row = rows_ - 1; row >= 0; --row) {
        for (int column = 0; column < columns_; ++column) {
            const auto bit = static_cast<unsigned>(column * (rows_ + 1) + row);
            shown += (filled >> bit & 1U) == 0 ? '.' : (state >> bit & 1U) == 0 ? 'X' : 'O';
        }
        if (row > 0)
            shown += '/';
    }
    return {shown};
}

Result<State> ConnectFour::state_of(int player, std::span<const std::string> fields) const {
    const std::string& shown = fields[0];
    const auto width = static_cast<std::size_t>(columns_);
    const auto height = static_cast<std::size_t>(rows_);
    bool fits = shown.size() == (width + 1) * height - 1;
    for (std::size_t i = 0; fits && i < shown.size(); ++i)
        fits = i % (width + 1) == width
                   ? shown[i] == '/'
                   : std::string_view(".XO").find(shown[i]) != std::string_view::npos;
    if (!fits)
        return failure(
            fmt::format("the board must be {} rows of {} characters (. X O), separated by slashes",
                        rows_, columns_));
    State state = bottom_;
    std::array<int, 3> count{};
    for (std::size_t row = height; row-- > 0;) {
        for (std::size_t column = 0; column < width; ++column) {
            const auto sign = std::string_view(".XO").find(shown[row * (width + 1) + column]);
            ++count.at(sign);
            if (sign == 0)
                continue;
            const State next = after(state, static_cast<int>(column), static_cast<int>(sign));
            const auto level = (height - 1 - row) + column * (height + 1);
            if ((state >> level & 1U) == 0 || next == 0)
                return failure(fmt::format("a disc floats in column {}", column + 1));
            state = next;
        }
    }
    if (count[1] != count[2] && count[1] != count[2] + 1)
        return failure(
            fmt::format("X moves first, so {} X and {} O are impossible", count[1], count[2]));
    if (player != 0 && player != this->player(state))
        return failure(fmt::format("with {} X and {} O, player {} is to move", count[1], count[2],
                                   this->player(state)));
    return state;
}

} // namespace loggia::game_graph
