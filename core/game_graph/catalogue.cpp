#include "core/base/letters.hpp"
#include "core/base/number_text.hpp"
#include "core/base/scanner.hpp"
#include "core/game_graph/game.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <functional>
#include <utility>

namespace loggia::game_graph {

namespace {

using Made = Result<Game>;

/// The parameters of a game, from left to right.
class Parameters {
public:
    explicit Parameters(Scanner& in) : in_(in) {}

    /// A number; `what` names it in errors.
    Result<int> number(std::string_view what, int least, int most) {
        const SourceSpan place = in_.next_span();
        const std::string_view word = in_.take_word();
        Scanner digits(word);
        if (digits.next_line())
            if (const auto value = digits.take_integer(); value && digits.at_line_end())
                if (*value >= least && *value <= most)
                    return *value;
        return failure(fmt::format("{} must be a number from {} to {}", what, least,
                                   number_text(static_cast<std::uint64_t>(most))),
                       place);
    }
    Result<int> number_or(int otherwise, std::string_view what, int least, int most) {
        return next_is_number() ? number(what, least, most) : Result<int>(otherwise);
    }

    /// Any number of numbers.
    Result<std::vector<int>> numbers(std::string_view what, int least, int most) {
        std::vector<int> values;
        do {
            const auto value = number(what, least, most);
            if (!value)
                return tl::unexpected(value.error());
            values.push_back(*value);
        } while (next_is_number());
        return values;
    }

    /// Columns and rows, `4x5` or `4 5`.
    Result<std::pair<int, int>> size(int most) {
        const SourceSpan place = in_.next_span();
        const std::string_view word = in_.take_word();
        const std::size_t x = word.find('x');
        Scanner first(word.substr(0, x));
        Scanner second(x != std::string_view::npos ? word.substr(x + 1)
                       : next_is_number()          ? in_.take_word()
                                                   : std::string_view{});
        if (first.next_line() && second.next_line()) {
            const auto a = first.take_integer();
            const auto b = second.take_integer();
            if (a && b && first.at_line_end() && second.at_line_end() && *a >= 1 && *b >= 1 &&
                *a <= most && *b <= most)
                return std::pair(*a, *b);
        }
        return failure(fmt::format("the size must be two numbers up to {}, for example 4x4", most),
                       place);
    }
    /// The size of a board of at most so many cells, columns and rows between these numbers.
    Result<Grid> board(Grid usual, int least, int most, int most_cells) {
        const SourceSpan place = here();
        if (!next_is_number())
            return usual;
        const auto size = this->size(most);
        if (!size)
            return tl::unexpected(size.error());
        const Grid grid{size->first, size->second};
        if (grid.columns < least || grid.rows < least)
            return failure(
                fmt::format("the board must have at least {0} columns and {0} rows", least), place);
        if (grid.cells() > most_cells)
            return failure(fmt::format("{} has {} cells; the limit is {}, for example {}",
                                       grid.size_text(), grid.cells(), most_cells,
                                       largest_board(most, most_cells)),
                           place);
        return grid;
    }
    [[nodiscard]] bool next_is_number() {
        const char c = next();
        return (c >= '0' && c <= '9') || c == '-';
    }

    /// Whether this word comes next, which is taken then.
    bool take(std::string_view word) {
        Scanner ahead = in_;
        if (ahead.take_word() != word)
            return false;
        in_ = ahead;
        last_ = in_.last_span();
        return true;
    }
    [[nodiscard]] SourceSpan here() { return in_.next_span(); }

private:
    /// The board nearest to a square of so many cells.
    static std::string largest_board(int most, int cells) {
        for (int columns = 1; columns <= most; ++columns)
            if (columns * columns >= cells && cells % columns == 0)
                return Grid{columns, cells / columns}.size_text();
        return Grid{cells, 1}.size_text();
    }

    [[nodiscard]] char next() {
        Scanner ahead = in_;
        const std::string_view word = ahead.take_word();
        return word.empty() ? '\0' : word.front();
    }

    Scanner& in_;
    SourceSpan last_;
};

std::vector<int> ascending(std::vector<int> values) {
    std::sort(values.begin(), values.end());
    values.erase(std::unique(values.begin(), values.end()), values.end());
    return values;
}

/// `1-2-10`: what may be added, then the target.
Made make_counting(std::string_view word, SourceSpan place, bool misere) {
    std::vector<int> numbers;
    while (!word.empty()) {
        const std::size_t dash = std::min(word.find('-'), word.size());
        Scanner part(word.substr(0, dash));
        const auto value = part.next_line() ? part.take_integer() : std::nullopt;
        if (!value || !part.at_line_end() || *value < 1 || *value > Counting::max_target ||
            dash + 1 == word.size())
            return failure(fmt::format("expected numbers from 1 to {} separated by -, for example "
                                       "1-2-10: the steps, then the target",
                                       number_text(Counting::max_target)),
                           place);
        numbers.push_back(*value);
        word.remove_prefix(std::min(dash + 1, word.size()));
    }
    const int target = numbers.back();
    numbers.pop_back();
    numbers = ascending(numbers);
    if (numbers.empty() || numbers.back() > target)
        return failure("the steps must come before the target and must not exceed it", place);
    return Game(Counting{target, std::move(numbers), misere});
}

Made make_even_or_odd(Parameters& in, bool misere) {
    const SourceSpan place = in.here();
    const auto pile = in.number_or(15, "the pile", 1, EvenOrOdd::max_pile);
    if (!pile)
        return tl::unexpected(pile.error());
    if (*pile % 2 == 0)
        return failure("the pile must have an odd number of tokens; otherwise both players end "
                       "with an even number, or both with an odd one",
                       place);
    const auto most = in.number_or(std::min(3, *pile), "the number that may be taken", 1, *pile);
    if (!most)
        return tl::unexpected(most.error());
    return Game(EvenOrOdd{*pile, *most, misere});
}

Made make_heaps(Heaps heaps, SourceSpan place) {
    if (heaps.piles.size() > Heaps::max_piles || !heaps.fits())
        return failure(
            fmt::format("too many piles of this size (a position has {} bits)", Heaps::room),
            place);
    return Game(std::move(heaps));
}

Made make_nim(Parameters& in, bool misere) {
    const SourceSpan place = in.here();
    auto piles = in.next_is_number() ? in.numbers("a pile", 0, Heaps::max_pile)
                                     : Result<std::vector<int>>(std::vector<int>{3, 4, 5});
    if (!piles)
        return tl::unexpected(piles.error());
    return make_heaps({std::move(*piles), {}, misere}, place);
}

Made make_subtraction(Parameters& in, bool misere) {
    const SourceSpan place = in.here();
    auto piles = in.numbers("a pile", 0, Heaps::max_pile);
    if (!piles)
        return tl::unexpected(piles.error());
    if (!in.take("take"))
        return failure("expected take and the allowed numbers", in.here());
    auto takes = in.numbers("the number that may be taken", 1, Heaps::max_pile);
    if (!takes)
        return tl::unexpected(takes.error());
    return make_heaps({std::move(*piles), ascending(std::move(*takes)), misere}, place);
}

Made make_pins(Parameters& in, bool dawson, bool misere) {
    const SourceSpan place = in.here();
    auto rows = in.next_is_number() ? in.numbers("a row", 1, Pins::max_pins)
                                    : Result<std::vector<int>>(std::vector<int>{7});
    if (!rows)
        return tl::unexpected(rows.error());
    const Pins pins{std::move(*rows), dawson, misere};
    if (pins.rows.size() > static_cast<std::size_t>(Pins::max_pins) ||
        pins.places() > Pins::max_pins)
        return failure(
            fmt::format("rows and the gaps between them are limited to {} places in total",
                        Pins::max_pins),
            place);
    return Game(pins);
}

Made make_chomp(Parameters& in, bool misere) {
    const auto size = in.next_is_number() ? in.size(Chomp::max_size)
                                          : Result<std::pair<int, int>>(std::pair(3, 4));
    if (!size)
        return tl::unexpected(size.error());
    return Game(Chomp{size->first, size->second, misere});
}

/// What the games on boards with lines have in common: the size and the length of a line.
template <class Rules>
Made make_lines(Parameters& in, bool misere, std::pair<int, int> usual, int most_places,
                int rows_above, int usual_line) {
    const SourceSpan place = in.here();
    const auto size =
        in.next_is_number() ? in.size(most_places) : Result<std::pair<int, int>>(usual);
    if (!size)
        return tl::unexpected(size.error());
    const auto [columns, rows] = *size;
    if (columns * (rows + rows_above) > most_places)
        return failure("the board is too large (a position has 62 bits)", place);
    const int longest = std::max(columns, rows);
    const auto in_line =
        in.number_or(std::min(usual_line, longest), "the length of a line", 1, longest);
    if (!in_line)
        return tl::unexpected(in_line.error());
    return Game(Rules(columns, rows, *in_line, misere));
}

Made make_othello(Parameters& in, bool misere) {
    const SourceSpan place = in.here();
    const auto grid = in.board({4, 4}, 4, Othello::max_side, Othello::max_side * Othello::max_side);
    if (!grid)
        return tl::unexpected(grid.error());
    if (grid->columns % 2 != 0 || grid->rows % 2 != 0)
        return failure("the board must have 4 or 6 columns and rows", place);
    const bool small = grid->cells() == 16;
    std::optional<int> empty;
    std::uint64_t seed = 1;
    if (in.next_is_number() || !small) {
        const int most = small ? 12 : Othello::max_empty;
        const auto number = in.number_or(std::min(8, most), "the number of empty cells", 1, most);
        if (!number)
            return tl::unexpected(number.error());
        const auto chosen = in.number_or(1, "the seed", 0, 1'000'000);
        if (!chosen)
            return tl::unexpected(chosen.error());
        empty = *number;
        seed = static_cast<std::uint64_t>(*chosen);
    }
    return Game(Othello(*grid, empty, seed, misere));
}

Made make_kalah(Parameters& in, bool misere) {
    const SourceSpan place = in.here();
    const auto pits = in.number_or(2, "the number of pits", 1, Kalah::max_pits);
    if (!pits)
        return tl::unexpected(pits.error());
    const int most = Kalah::most_seeds(*pits);
    const auto seeds =
        in.number_or(std::min(3, most), "the number of seeds in a pit", 1, Kalah::max_seeds);
    if (!seeds)
        return tl::unexpected(seeds.error());
    if (*seeds > most)
        return failure(fmt::format("with {} per player the limit is {} per pit",
                                   counted(static_cast<std::uint64_t>(*pits), "pit"),
                                   counted(static_cast<std::uint64_t>(most), "seed")),
                       place);
    return Game(Kalah{*pits, *seeds, misere});
}

Made make_checkers(Parameters& in, bool misere) {
    const SourceSpan place = in.here();
    const auto grid = in.board({4, 4}, 4, 6, Checkers::max_cells);
    if (!grid)
        return tl::unexpected(grid.error());
    if (grid->columns % 2 != 0 || grid->rows % 2 != 0)
        return failure("the board must have 4 or 6 columns and rows", place);
    return Game(Checkers{*grid, 1, misere});
}

Made make_dots_and_boxes(Parameters& in, bool misere) {
    const SourceSpan place = in.here();
    const auto boxes = in.board({2, 2}, 1, DotsAndBoxes::max_boxes, DotsAndBoxes::max_boxes);
    if (!boxes)
        return tl::unexpected(boxes.error());
    if (const int lines = DotsAndBoxes::lines_of(*boxes); lines > DotsAndBoxes::max_lines)
        return failure(fmt::format("{} has {} lines; the limit is {}, for example 3x3",
                                   boxes->size_text(), lines, DotsAndBoxes::max_lines),
                       place);
    return Game(DotsAndBoxes(*boxes, misere));
}

Made make_morris(Parameters& in, int stones, bool misere) {
    const auto moving = in.take("flying")       ? Morris::Moving::flying
                        : in.take("orthogonal") ? Morris::Moving::orthogonal
                                                : Morris::Moving::lines;
    return Game(Morris{stones, moving, misere});
}

Made make_sim(Parameters& in, bool misere) {
    const auto points = in.number_or(Sim::max_points, "the number of points", 3, Sim::max_points);
    if (!points)
        return tl::unexpected(points.error());
    return Game(Sim(*points, misere));
}

/// Games whose only parameter is the size of their board.
template <class Rules>
Made make_board(Parameters& in, Grid usual, int least, int most, bool misere) {
    const auto grid = in.board(usual, least, most, Rules::max_cells);
    if (!grid)
        return tl::unexpected(grid.error());
    return Game(Rules{*grid, misere});
}

struct KindOfGame {
    GameKind kind;
    Made (*make)(Parameters& in, bool misere);
};

const std::vector<KindOfGame>& kinds_of_games() {
    static const std::vector<KindOfGame> kinds{
        {{"even-or-odd", "[PILE [MOST]]",
          "Take 1 to MOST (3) of PILE (15); an even number of tokens wins"},
         make_even_or_odd},
        {{"nim", "[PILE ...]", "Take any number from one pile; taking the last one wins"},
         make_nim},
        {{"subtraction", "PILE ... take NUMBER ...",
          "Nim with a list of numbers that may be taken"},
         make_subtraction},
        {{"kayles", "[ROW ...]", "Knock down one pin, or two neighbours"},
         [](Parameters& in, bool misere) { return make_pins(in, false, misere); }},
        {{"dawsons-kayles", "[ROW ...]", "Knock down two neighbours"},
         [](Parameters& in, bool misere) { return make_pins(in, true, misere); }},
        {{"chomp", "[ROWSxCOLUMNS]", "Eat a bar of chocolate; the first square is poisoned"},
         make_chomp},
        {{"tic-tac-toe", "[COLUMNSxROWS [LINE]]", "LINE (3) in a row, on up to 30 cells"},
         [](Parameters& in, bool misere) {
             return make_lines<TicTacToe>(in, misere, {3, 3}, TicTacToe::max_cells, 0, 3);
         }},
        {{"connect4", "[COLUMNSxROWS [LINE]]", "LINE (4) in a row; discs fall"},
         [](Parameters& in, bool misere) {
             return make_lines<ConnectFour>(in, misere, {4, 4}, ConnectFour::max_bits, 1, 4);
         }},
        {{"mu-torere", "", "Block the other player on a star of eight points (loopy)"},
         [](Parameters&, bool misere) -> Made { return Game(MuTorere{misere}); }},
        {{"dodgem", "[SIZE]", "Drive all cars off the board, or be blocked (loopy)"},
         [](Parameters& in, bool misere) -> Made {
             const auto size = in.number_or(3, "the size", 2, Dodgem::max_size);
             if (!size)
                 return tl::unexpected(size.error());
             return Game(Dodgem{*size, misere});
         }},
        {{"othello", "[COLUMNSxROWS [EMPTY [SEED]]]",
          "Turn discs; 4x4, or the end of a game on up to 6x6"},
         make_othello},
        {{"kalah", "[PITS [SEEDS]]",
          "Sow seeds into pits and stores; the player with more seeds wins"},
         make_kalah},
        {{"checkers", "[COLUMNSxROWS]", "Take all men, or block them, on a small board (loopy)"},
         make_checkers},
        {{"dots-and-boxes", "[COLUMNSxROWS]", "Close more boxes; closing one gives another move"},
         make_dots_and_boxes},
        {{"hexapawn", "[COLUMNSxROWS]", "Bring a pawn across, or block the other player"},
         [](Parameters& in, bool misere) {
             return make_board<Hexapawn>(in, {3, 3}, 2, Hexapawn::max_side, misere);
         }},
        {{"domineering", "[COLUMNSxROWS]", "Vertical against horizontal dominoes"},
         [](Parameters& in, bool misere) {
             return make_board<Domineering>(in, {4, 4}, 1, Domineering::max_side, misere);
         }},
        {{"achi", "[flying | orthogonal]", "Three in a line with four stones each (loopy)"},
         [](Parameters& in, bool misere) { return make_morris(in, 4, misere); }},
        {{"three-mens-morris", "[flying | orthogonal]",
          "Three in a line with three stones each (loopy)"},
         [](Parameters& in, bool misere) { return make_morris(in, 3, misere); }},
        {{"sim", "[POINTS]", "Draw lines between points; a triangle of your own colour loses"},
         make_sim},
        {{"konane", "[COLUMNSxROWS]", "Jump over stones; the player who cannot jump loses"},
         [](Parameters& in, bool misere) {
             return make_board<Konane>(in, {4, 4}, 2, Konane::max_side, misere);
         }},
    };
    return kinds;
}

/// The game of a text in the proper spelling.
Made formal_game_of(std::string_view text) {
    // `misere` at the end is the same for every game.
    Scanner in(text);
    if (!in.next_line())
        return failure("expected a game, for example 1-2-10 or nim 3 4 5", SourceSpan{});
    Scanner ahead = in;
    const std::string_view word = ahead.take_word();
    const SourceSpan place = ahead.last_span();
    bool misere = false;
    for (Scanner rest = ahead; !rest.at_line_end();)
        misere = rest.take_word() == "misere";
    Parameters parameters(ahead);
    const auto finished = [&](Made game) -> Made {
        if (!game)
            return game;
        parameters.take("misere");
        if (!ahead.at_line_end())
            return ahead.expected_next("the end of the line");
        if (ahead.next_line())
            return ahead.expected_next("nothing more");
        return game;
    };
    if (!word.empty() && word.front() >= '0' && word.front() <= '9')
        return finished(make_counting(word, place, misere));
    for (const KindOfGame& kind : kinds_of_games())
        if (kind.kind.name == word)
            return finished(kind.make(parameters, misere));
    std::vector<std::string_view> names;
    for (const KindOfGame& kind : kinds_of_games())
        names.push_back(kind.kind.name);
    return failure(fmt::format("expected a game: 1-2-10, {}", fmt::join(names, ", ")), place);
}

struct OtherName {
    std::string_view said;
    std::string_view meant;
};
/// Common names of games, in words with single blanks between them; longer names first.
constexpr std::array other_names{
    OtherName{"noughts and crosses", "tic-tac-toe"},
    OtherName{"tictactoe", "tic-tac-toe"},
    OtherName{"connect four", "connect4"},
    OtherName{"connect 4", "connect4"},
    OtherName{"dots & boxes", "dots-and-boxes"},
    OtherName{"dawson's kayles", "dawsons-kayles"},
    OtherName{"three men's morris", "three-mens-morris"},
    OtherName{"3 men's morris", "three-mens-morris"},
    OtherName{"tapatan", "three-mens-morris"},
    OtherName{"mū tōrere", "mu-torere"},
    OtherName{"reversi", "othello"},
    OtherName{"mancala", "kalah"},
    OtherName{"draughts", "checkers"},
};

/// The words of an informal text: lower-case letters and numbers, without the characters between
/// them.
std::vector<std::string> spoken_words(std::string_view text) {
    std::vector<std::string> words;
    bool inside = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        char c = text[i];
        for (const auto& [sign, letter] :
             {std::pair<std::string_view, char>{"×", 'x'}, {"–", '-'}, {"−", '-'}})
            if (text.substr(i).starts_with(sign)) {
                c = letter;
                i += sign.size() - 1;
                break;
            }
        const bool between = std::string_view(" \t\r\n,;()").find(c) != std::string_view::npos;
        if (!between && !inside)
            words.emplace_back();
        if (!between)
            words.back() += small_letter(c);
        inside = !between;
    }
    return words;
}

bool is_number(std::string_view word) {
    return !word.empty() &&
           std::all_of(word.begin(), word.end(), [](char c) { return c >= '0' && c <= '9'; });
}

/// `2 x 2` and `2 by 2` as one word.
std::vector<std::string> with_sizes(const std::vector<std::string>& words) {
    std::vector<std::string> joined;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const bool times = (words[i] == "x" || words[i] == "by") && i > 0 && i + 1 < words.size() &&
                           is_number(words[i - 1]) && is_number(words[i + 1]);
        if (times)
            joined.back() += "x" + words[++i];
        else
            joined.push_back(words[i]);
    }
    return joined;
}

/// `1, 2, ... 10` and `1 - 2 - 10` as one word.
std::string with_dashes(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words)
        if (is_number(word))
            text += (text.empty() ? "" : "-") + word;
        else if (word.find_first_not_of(".-") != std::string::npos)
            text += " " + word;
    return text;
}

/// Whether a text does not begin with the name of a game.
bool is_unknown_name(std::string_view text) {
    Scanner in(text);
    if (!in.next_line())
        return true;
    const std::string_view word = in.take_word();
    const auto& kinds = kinds_of_games();
    return !is_number(word.substr(0, 1)) &&
           std::none_of(kinds.begin(), kinds.end(),
                        [word](const KindOfGame& kind) { return kind.kind.name == word; });
}

} // namespace

const std::vector<GameKind>& game_kinds() {
    static const std::vector<GameKind> kinds = [] {
        std::vector<GameKind> all{
            {"1-2-N", "", "Add 1 or 2 to a counter; reaching N wins. Also 1-3-4-N and so on"}};
        for (const KindOfGame& kind : kinds_of_games())
            all.push_back(kind.kind);
        return all;
    }();
    return kinds;
}

std::string formal_spelling(std::string_view text) {
    constexpr std::size_t longest = 10'000;
    const std::vector<std::string> words = with_sizes(spoken_words(text.substr(0, longest)));
    if (!words.empty() && is_number(words[0]) && (words.size() < 2 || words[1] != "men's"))
        return with_dashes(words);
    std::string spoken = fmt::format("{}", fmt::join(words, " "));
    for (const OtherName& name : other_names)
        if (spoken == name.said || spoken.starts_with(fmt::format("{} ", name.said)))
            return std::string(name.meant) + spoken.substr(name.said.size());
    for (const KindOfGame& kind : kinds_of_games()) {
        std::string said(kind.kind.name);
        std::replace(said.begin(), said.end(), '-', ' ');
        if (spoken == said || spoken.starts_with(said + ' '))
            return std::string(kind.kind.name) + spoken.substr(said.size());
    }
    return spoken;
}

Result<Game> game_of(std::string_view text) {
    auto game = formal_game_of(text);
    const std::size_t last = text.find_last_not_of(" \t\r\n");
    if (game || text.substr(0, last).find('\n') != std::string_view::npos)
        return game;
    const std::string formal = formal_spelling(text);
    auto informal = formal_game_of(formal);
    if (informal)
        return informal;
    // What is wrong stands elsewhere in the text as it was written, unless only letters differ.
    if (!is_unknown_name(text) || is_unknown_name(formal))
        return game;
    Error error = std::move(informal.error());
    const std::size_t end = std::min(text.find('\n'), text.size());
    error.span = SourceSpan{1, 1, static_cast<int>(std::max<std::size_t>(1, end))};
    return tl::unexpected(std::move(error));
}

} // namespace loggia::game_graph
