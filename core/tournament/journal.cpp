#include "core/tournament/journal.hpp"

#include "core/base/number_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <string>
#include <string_view>

namespace loggia::tournament {

namespace {

constexpr std::string_view journal_title = "Loggia tournament\n";
constexpr std::string_view games_line = "games:\n";
constexpr std::array<std::string_view, 3> outcomes{"1-0", "1/2", "0-1"};
constexpr std::array<std::string_view, 3> endings{"played", "adjudicated", "forfeited"};
constexpr int most_openings = 1'000'000'000;

/// The line that begins a text, with its end; nothing where it has none.
std::string_view first_line(std::string_view text) {
    const auto end = text.find('\n');
    return end == std::string_view::npos ? std::string_view() : text.substr(0, end + 1);
}

/// A line of a game, taken apart from the left.
class GameLine {
public:
    GameLine(std::string_view text, int number) : text_(text), line_(number) {}

    std::string_view word() {
        last_ = begin_;
        const auto end = std::min(text_.find(' ', begin_), text_.size());
        const std::string_view word = text_.substr(begin_, end - begin_);
        begin_ = std::min(end + 1, text_.size());
        length_ = word.size();
        return word;
    }
    [[nodiscard]] std::string_view rest() const { return text_.substr(begin_); }

    /// A failure at the last word.
    [[nodiscard]] tl::unexpected<Error> fail(std::string message) const {
        return failure(std::move(message), {line_, static_cast<int>(last_) + 1,
                                            static_cast<int>(std::max<std::size_t>(length_, 1))});
    }

    Result<int> number(int most) {
        const std::string_view text = word();
        int value = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (error != std::errc() || end != text.data() + text.size() || value < 1 || value > most)
            return fail(fmt::format("expected a number from 1 to {}",
                                    number_text(static_cast<std::uint64_t>(most))));
        return value - 1;
    }

    Result<double> seconds() {
        const std::string_view text = word();
        double value = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (error != std::errc() || end != text.data() + text.size() ||
            !(value >= 0 && value < 1e9))
            return fail("expected a number of seconds");
        return value;
    }

    template <class Value>
    Result<Value> one_of(const std::array<std::string_view, 3>& names) {
        const auto* const found = std::find(names.begin(), names.end(), word());
        if (found == names.end())
            return fail(fmt::format("expected {}, {} or {}", names[0], names[1], names[2]));
        return static_cast<Value>(found - names.begin());
    }

private:
    std::string_view text_;
    int line_;
    std::size_t begin_ = 0;
    std::size_t last_ = 0;
    std::size_t length_ = 0;
};

template <class Value, class Target>
bool store_or_keep(Result<Value> value, Target& target, std::optional<Error>& fault) {
    if (!value)
        fault = std::move(value.error());
    else
        target = static_cast<Target>(*value);
    return value.has_value();
}

Result<GameResult> game_of(std::string_view text, int number, std::size_t contestants) {
    GameLine line(text, number);
    GameResult game;
    std::optional<Error> fault;
    const auto most = static_cast<int>(contestants);
    const bool read = store_or_keep(line.number(most), game.key.first, fault) &&
                      store_or_keep(line.number(most), game.key.second, fault) &&
                      store_or_keep(line.number(most_openings), game.key.opening, fault) &&
                      store_or_keep(line.one_of<Outcome>(outcomes), game.outcome, fault) &&
                      store_or_keep(line.one_of<Ending>(endings), game.ending, fault) &&
                      store_or_keep(line.seconds(), game.seconds[0], fault) &&
                      store_or_keep(line.seconds(), game.seconds[1], fault);
    if (!read)
        return tl::unexpected(*std::move(fault));
    if (game.key.first == game.key.second)
        return failure("a contestant cannot play against itself", {number, 1, 1});
    const std::string_view moves = line.word();
    if (moves.empty())
        return line.fail("expected the moves, or '-' for none");
    game.moves = moves == "-" ? std::string_view() : moves;
    game.note = line.rest();
    return game;
}

/// Without digests, which are words of 32 hexadecimal digits.
std::string without_digests(std::string_view text) {
    constexpr std::size_t digits = 32;
    constexpr std::string_view hexadecimal = "0123456789abcdef";
    std::string result;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of(" ,"), text.size());
        const bool is_digest =
            end == digits && text.find_first_not_of(hexadecimal) >= std::min(end, text.size());
        result += is_digest ? "#" : text.substr(0, end);
        result += text.substr(end, 1);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return result;
}

/// What differs between the heads, in words.
Error difference(std::string_view text, const JournalHead& head) {
    if (first_line(text) != journal_title)
        return {"this is not the journal of a tournament", SourceSpan{1, 1, 1}};
    text.remove_prefix(journal_title.size());
    int line = 2;
    for (const auto& [name, value] : head) {
        std::string_view there = first_line(text);
        text.remove_prefix(there.size());
        if (!there.empty())
            there.remove_suffix(1);
        const std::string key = name + ": ";
        if (!there.starts_with(key))
            return {fmt::format("it belongs to another tournament: expected '{}'", key),
                    SourceSpan{line, 1, 1}};
        // Digests tell nobody anything.
        if (there.substr(key.size()) != value &&
            without_digests(there.substr(key.size())) == without_digests(value))
            return {fmt::format(
                "it belongs to another tournament: the program of {} has changed since then",
                value.substr(0, value.find(" = ")))};
        if (there.substr(key.size()) != value)
            return {fmt::format("it belongs to another tournament: {} is {} there, not {}", name,
                                there.substr(key.size()), value)};
        ++line;
    }
    return {"it belongs to another tournament: expected 'games:'", SourceSpan{line, 1, 1}};
}

std::string one_line(std::string text) {
    std::replace_if(
        text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < ' '; }, ' ');
    return text;
}

} // namespace

std::string journal_head(const JournalHead& head) {
    std::string text(journal_title);
    for (const auto& [name, value] : head)
        text += fmt::format("{}: {}\n", name, one_line(value));
    return text += games_line;
}

std::string journal_line(const GameResult& game) {
    std::string line =
        fmt::format("{} {} {} {} {} {:.3f} {:.3f} {}", game.key.first + 1, game.key.second + 1,
                    game.key.opening + 1, outcomes[static_cast<std::size_t>(game.outcome)],
                    endings[static_cast<std::size_t>(game.ending)], game.seconds[0],
                    game.seconds[1], game.moves.empty() ? "-" : game.moves);
    if (!game.note.empty())
        line += ' ' + one_line(game.note);
    return line += '\n';
}

Result<JournalText> journal_of(std::string_view text, const JournalHead& head,
                               std::size_t contestants) {
    const std::string expected = journal_head(head);
    if (text.size() < expected.size() && expected.starts_with(text))
        return JournalText{};
    if (!text.starts_with(expected))
        return tl::unexpected(difference(text, head));
    JournalText journal{{}, expected.size()};
    auto number = static_cast<int>(std::count(expected.begin(), expected.end(), '\n'));
    for (;;) {
        std::string_view line = first_line(text.substr(journal.whole));
        if (line.empty())
            return journal;
        journal.whole += line.size();
        line.remove_suffix(1);
        auto game = game_of(line, ++number, contestants);
        if (!game)
            return tl::unexpected(std::move(game.error()));
        journal.games.push_back(*std::move(game));
    }
}

} // namespace loggia::tournament
