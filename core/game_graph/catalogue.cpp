#include "core/base/scanner.hpp"
#include "core/game_graph/game.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <functional>

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
        return failure(fmt::format("{} has to be a number from {} to {}", what, least, most),
                       place);
    }
    Result<int> number_or(int otherwise, std::string_view what, int least, int most) {
        return next_is_number() ? number(what, least, most) : Result<int>(otherwise);
    }

    /// As many numbers as come.
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

    /// Columns and rows, `4x5`.
    Result<std::pair<int, int>> size(int most) {
        const SourceSpan place = in_.next_span();
        const std::string_view word = in_.take_word();
        const std::size_t x = word.find('x');
        Scanner first(word.substr(0, x));
        Scanner second(x == std::string_view::npos ? std::string_view{} : word.substr(x + 1));
        if (first.next_line() && second.next_line()) {
            const auto a = first.take_integer();
            const auto b = second.take_integer();
            if (a && b && first.at_line_end() && second.at_line_end() && *a >= 1 && *b >= 1 &&
                *a <= most && *b <= most)
                return std::pair(*a, *b);
        }
        return failure(fmt::format("the size has to be two numbers up to {}, such as 4x4", most),
                       place);
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
            return failure(
                fmt::format("expected numbers from 1 to {} with - between them, such as 1-2-10: "
                            "what may be added, then the target",
                            Counting::max_target),
                place);
        numbers.push_back(*value);
        word.remove_prefix(std::min(dash + 1, word.size()));
    }
    const int target = numbers.back();
    numbers.pop_back();
    numbers = ascending(numbers);
    if (numbers.empty() || numbers.back() > target)
        return failure("what may be added has to stand before the target and not be above it",
                       place);
    return Game(Counting{target, std::move(numbers), misere});
}

Made make_even_or_odd(Parameters& in, bool misere) {
    const SourceSpan place = in.here();
    const auto pile = in.number_or(15, "the pile", 1, EvenOrOdd::max_pile);
    if (!pile)
        return tl::unexpected(pile.error());
    if (*pile % 2 == 0)
        return failure("the pile has to be odd: of an even one both players have an even number in "
                       "the end, or both an odd one",
                       place);
    const auto most = in.number_or(std::min(3, *pile), "what may be taken", 1, *pile);
    if (!most)
        return tl::unexpected(most.error());
    return Game(EvenOrOdd{*pile, *most, misere});
}

Made make_heaps(Heaps heaps, SourceSpan place) {
    if (heaps.piles.size() > Heaps::max_piles || !heaps.fits())
        return failure(
            fmt::format("so many piles of this size have no room in the {} bits of a position",
                        Heaps::room),
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
        return failure("expected take and the numbers that may be taken", in.here());
    auto takes = in.numbers("what may be taken", 1, Heaps::max_pile);
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
        return failure(fmt::format("rows and the gaps between them may have {} places together",
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
        return failure("the board is too large for the 62 bits of a position", place);
    const int longest = std::max(columns, rows);
    const auto in_line =
        in.number_or(std::min(usual_line, longest), "the length of a line", 1, longest);
    if (!in_line)
        return tl::unexpected(in_line.error());
    return Game(Rules(columns, rows, *in_line, misere));
}

struct KindOfGame {
    GameKind kind;
    Made (*make)(Parameters& in, bool misere);
};

const std::vector<KindOfGame>& kinds_of_games() {
    static const std::vector<KindOfGame> kinds{
        {{"even-or-odd", "[PILE [MOST]]", "Take 1 to MOST (3) of 15; who has an even number wins"},
         make_even_or_odd},
        {{"nim", "[PILE ...]", "Take any number from one pile; who takes the last one wins"},
         make_nim},
        {{"subtraction", "PILE ... take NUMBER ...", "The same with the numbers that may be taken"},
         make_subtraction},
        {{"kayles", "[ROW ...]", "Knock down one pin of a row, or two neighbours"},
         [](Parameters& in, bool misere) { return make_pins(in, false, misere); }},
        {{"dawsons-kayles", "[ROW ...]", "Knock down two neighbours"},
         [](Parameters& in, bool misere) { return make_pins(in, true, misere); }},
        {{"chomp", "[ROWSxCOLUMNS]", "Bite off a bar of chocolate; the first square is poisoned"},
         make_chomp},
        {{"tic-tac-toe", "[COLUMNSxROWS [LINE]]", "LINE (3) signs in a row, on up to 30 cells"},
         [](Parameters& in, bool misere) {
             return make_lines<TicTacToe>(in, misere, {3, 3}, TicTacToe::max_cells, 0, 3);
         }},
        {{"connect4", "[COLUMNSxROWS [LINE]]", "LINE (4) signs in a row, and signs fall"},
         [](Parameters& in, bool misere) {
             return make_lines<ConnectFour>(in, misere, {4, 4}, ConnectFour::max_bits, 1, 4);
         }},
        {{"mu-torere", "", "Block the other side on a star of eight points (loopy)"},
         [](Parameters&, bool misere) -> Made { return Game(MuTorere{misere}); }},
        {{"dodgem", "[SIZE]", "Drive all cars off the board, or be blocked (loopy)"},
         [](Parameters& in, bool misere) -> Made {
             const auto size = in.number_or(3, "the size", 2, Dodgem::max_size);
             if (!size)
                 return tl::unexpected(size.error());
             return Game(Dodgem{*size, misere});
         }},
    };
    return kinds;
}

} // namespace

const std::vector<GameKind>& game_kinds() {
    static const std::vector<GameKind> kinds = [] {
        std::vector<GameKind> all{
            {"1-2-N", "", "Add 1 or 2 to a pile; who brings it to N wins. Also 1-3-4-N and so on"}};
        for (const KindOfGame& kind : kinds_of_games())
            all.push_back(kind.kind);
        return all;
    }();
    return kinds;
}

Result<Game> game_of(std::string_view text) {
    // `misere` at the end is the same for every game.
    Scanner in(text);
    if (!in.next_line())
        return failure("expected a game, such as 1-2-10 or nim 3 4 5", SourceSpan{});
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

} // namespace loggia::game_graph
