#include "core/connect4/matches/match_journal.hpp"

#include "core/tournament/program_mark.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <variant>

namespace loggia::connect4 {

namespace {

constexpr std::string_view title = "Max-Connect4 match";
constexpr std::string_view forfeit_word = "forfeit";

char letter(Side side) {
    return side == Side::a ? 'A' : 'B';
}

/// One line of the text, taken apart from the left.
class JournalLine {
public:
    JournalLine(std::string_view text, int number) : text_(text), number_(number) {}

    [[nodiscard]] std::string_view rest() const { return text_.substr(begin_); }
    [[nodiscard]] bool at_end() const { return begin_ == text_.size(); }

    /// The next word; it ends at one blank.
    std::string_view word() {
        last_ = begin_;
        const auto end = std::min(text_.find(' ', begin_), text_.size());
        const std::string_view word = text_.substr(begin_, end - begin_);
        begin_ = std::min(end + 1, text_.size());
        return word;
    }
    /// A failure at the last word taken, or `offset` bytes further.
    [[nodiscard]] tl::unexpected<Error> fail(std::string message, std::size_t offset = 0,
                                             std::size_t length = 1) const {
        return failure(std::move(message), {number_, static_cast<int>(last_ + offset) + 1,
                                            static_cast<int>(std::max<std::size_t>(length, 1))});
    }

private:
    std::string_view text_;
    int number_;
    std::size_t begin_ = 0;
    std::size_t last_ = 0;
};

class Reader {
public:
    explicit Reader(std::string_view text) : text_(text) {}

    Result<MatchJournal> read() {
        if (JournalLine line = next(); line.rest() != title)
            return line.fail(fmt::format("expected '{}'", title), 0, line.rest().size());
        for (std::size_t i = 0; i < 2; ++i) {
            const std::string_view key = i == 0 ? "A:" : "B:";
            JournalLine line = next();
            if (line.word() != key)
                return line.fail(fmt::format("expected '{}' and a player", key));
            std::string_view player = line.rest();
            const std::string_view mark = tournament::mark_in(player);
            player.remove_suffix(mark.size());
            auto contestant = contestant_of(player);
            if (!contestant) {
                const auto span = contestant.error().span.value_or(SourceSpan{});
                return line.fail(contestant.error().message,
                                 key.size() + static_cast<std::size_t>(span.column),
                                 static_cast<std::size_t>(span.length));
            }
            journal_.settings.contestants.at(i) = std::move(*contestant);
            journal_.program_marks.at(i) = mark;
        }
        if (auto read = number("seed:", journal_.settings.seed); !read)
            return tl::unexpected(std::move(read.error()));
        std::uint64_t plies = 0;
        if (auto read = number("opening:", plies, cells - 1); !read)
            return tl::unexpected(std::move(read.error()));
        journal_.settings.opening_plies = static_cast<int>(plies);
        while (!text_.empty())
            if (auto read = game(); !read)
                return tl::unexpected(std::move(read.error()));
        journal_.settings.games = static_cast<int>(journal_.games.size());
        return std::move(journal_);
    }

private:
    JournalLine next() {
        const auto end = std::min(text_.find('\n'), text_.size());
        const JournalLine line(text_.substr(0, end), ++line_number_);
        text_.remove_prefix(std::min(end + 1, text_.size()));
        return line;
    }

    Result<void> number(std::string_view key, std::uint64_t& value,
                        std::uint64_t most = std::numeric_limits<std::uint64_t>::max()) {
        JournalLine line = next();
        if (line.word() != key)
            return line.fail(fmt::format("expected '{}' and a number", key));
        const std::string_view word = line.word();
        const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
        if (error != std::errc() || end != word.data() + word.size() || value > most)
            return line.fail(fmt::format("expected a whole number from 0 to {}", most), 0,
                             word.size());
        if (!line.at_end())
            return line.fail("expected the end of the line", word.size());
        return {};
    }

    Result<void> game() {
        JournalLine line = next();
        const int number = static_cast<int>(journal_.games.size());
        GameRecord record = opening_of(journal_.settings, number);
        if (const auto word = line.word(); word != std::to_string(number + 1))
            return line.fail(fmt::format("expected game {}", number + 1), 0, word.size());
        if (line.word() != std::string_view(record.player_one == Side::a ? "A" : "B"))
            return line.fail(fmt::format("expected {}, which moves first in this game",
                                         letter(record.player_one)));
        if (auto moves = read_moves(line, record); !moves)
            return moves;
        for (double& seconds : record.seconds) {
            const std::string_view word = line.word();
            const auto [end, error] =
                std::from_chars(word.data(), word.data() + word.size(), seconds);
            if (error != std::errc() || end != word.data() + word.size() || !(seconds >= 0))
                return line.fail("expected a number of seconds", 0, word.size());
        }
        if (!line.at_end()) {
            if (const auto word = line.word(); word != forfeit_word)
                return line.fail("expected 'forfeit' or the end of the line", 0, word.size());
            const std::string_view side = line.word();
            if (side != "A" && side != "B")
                return line.fail("expected A or B", 0, side.size());
            record.forfeit = Forfeit{side == "A" ? Side::a : Side::b, std::string(line.rest())};
        }
        if (record.forfeit.has_value() == record.position().is_full())
            return line.fail(record.forfeit ? "the board is full, so this game cannot be forfeited"
                                            : "this game was neither finished nor forfeited");
        journal_.games.push_back(std::move(record));
        return {};
    }

    static Result<void> read_moves(JournalLine& line, GameRecord& record) {
        const std::vector<int> opening = std::exchange(record.moves, {});
        const std::string_view word = line.word();
        Position position;
        for (std::size_t i = 0; i < word.size() && word != "-"; ++i) {
            const int column = word[i] - '1';
            if (column < 0 || column >= columns)
                return line.fail("expected a column from 1 to 7", i);
            if (!position.can_play(column))
                return line.fail(fmt::format("column {} is full", column + 1), i);
            if (i < opening.size() && opening[i] != column)
                return line.fail("this opening does not match the seed", i);
            record.moves.push_back(column);
            position = position.after(column);
        }
        if (record.moves.size() < opening.size())
            return line.fail("the game is shorter than its opening", 0, word.size());
        return {};
    }

    std::string_view text_;
    int line_number_ = 0;
    MatchJournal journal_;
};

} // namespace

std::string game_line(const GameRecord& game) {
    std::string moves;
    for (const int column : game.moves)
        moves += static_cast<char>('1' + column);
    std::string line =
        fmt::format("{} {} {} {:.3f} {:.3f}", game.number + 1, letter(game.player_one),
                    moves.empty() ? "-" : moves, game.seconds[0], game.seconds[1]);
    if (game.forfeit) {
        std::string reason = game.forfeit->reason;
        std::replace_if(
            reason.begin(), reason.end(),
            [](char c) { return static_cast<unsigned char>(c) < ' '; }, ' ');
        line += fmt::format(" {} {} {}", forfeit_word, letter(game.forfeit->side), reason);
    }
    return line;
}

std::string to_text(const MatchJournal& journal) {
    std::string text =
        fmt::format("{}\nA: {}{}\nB: {}{}\nseed: {}\nopening: {}\n", title,
                    to_text(journal.settings.contestants[0]), journal.program_marks[0],
                    to_text(journal.settings.contestants[1]), journal.program_marks[1],
                    journal.settings.seed, journal.settings.opening_plies);
    for (const GameRecord& game : journal.games)
        text += game_line(game) + '\n';
    return text;
}

Result<MatchJournal> journal_of(std::string_view text) {
    return Reader(text).read();
}

std::array<std::string, 2> program_marks_of(const MatchSettings& settings, const Control& control) {
    std::array<std::string, 2> marks;
    for (std::size_t i = 0; i < marks.size(); ++i)
        if (const auto* player = std::get_if<ExternalPlayer>(&settings.contestants.at(i))) {
            std::vector<std::string> command{player->program};
            command.insert(command.end(), player->arguments.begin(), player->arguments.end());
            marks.at(i) = tournament::program_mark(command, control);
        }
    return marks;
}

Result<void> same_programs(const std::array<std::string, 2>& marks, const MatchJournal& found) {
    for (std::size_t i = 0; i < marks.size(); ++i)
        if (!found.program_marks.at(i).empty() && found.program_marks.at(i) != marks.at(i))
            return failure(
                fmt::format("it belongs to another match: the program of {} has changed since then",
                            letter(i == 0 ? Side::a : Side::b)));
    return {};
}

Result<void> same_match(const MatchSettings& wanted, const MatchSettings& found) {
    const auto differ = [](std::string_view what, const auto& here, const auto& there) {
        return failure(
            fmt::format("it belongs to another match: {} is {} there, not {}", what, there, here));
    };
    for (std::size_t i = 0; i < 2; ++i) {
        const std::string here = to_text(wanted.contestants.at(i));
        const std::string there = to_text(found.contestants.at(i));
        if (here != there)
            return differ(i == 0 ? "A" : "B", here, there);
    }
    if (wanted.seed != found.seed)
        return differ("the seed", wanted.seed, found.seed);
    if (wanted.opening_plies != found.opening_plies)
        return differ("the number of opening moves", wanted.opening_plies, found.opening_plies);
    return {};
}

bool is_cut_off(std::string_view text, const MatchSettings& wanted) {
    const std::string head = to_text(MatchJournal{wanted, {}});
    std::string_view expected = head;
    while (!expected.empty()) {
        const std::string_view here = expected.substr(0, expected.find('\n'));
        const std::size_t end = text.find('\n');
        const std::string_view there = text.substr(0, end);
        if (end == std::string_view::npos)
            return here.starts_with(there) || there.starts_with(here);
        if (!there.starts_with(here)) // what is behind a player tells versions apart
            return false;
        expected.remove_prefix(here.size() + 1);
        text.remove_prefix(end + 1);
    }
    return false;
}

} // namespace loggia::connect4
