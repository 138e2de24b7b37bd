#include "core/game_graph/play/record.hpp"

#include "core/base/scanner.hpp"
#include "core/base/text_start.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>
#include <vector>

namespace loggia::game_graph {

namespace {

constexpr std::string_view graph_key = "graph:";

/// The same error, but of a part of a text that begins at this place.
Error shifted(Error error, SourceSpan place) {
    if (!error.span) {
        error.span = place;
        return error;
    }
    if (error.span->line == 1)
        error.span->column += place.column - 1;
    error.span->line += place.line - 1;
    return error;
}

/// What stands in the line after its key, and where.
std::pair<std::string_view, SourceSpan> rest_of_line(Scanner& in) {
    const SourceSpan here = in.next_span();
    const std::string_view line = in.line();
    return {line.substr(std::min(line.size(), line.find_first_of(':') + 1)), here};
}

Result<Game> game_of_record(Scanner& in) {
    if (!in.next_line() || !in.take_next("game:"))
        return failure("the first line must name the game, for example \"game: nim 3 4 5\"",
                       in.next_span());
    const auto [text, place] = rest_of_line(in);
    Scanner words = in;
    if (words.take_word() == "graph") {
        const bool misere = words.take_next("misere");
        if (!words.at_line_end())
            return words.expected_next("the end of the line");
        Scanner ahead = in;
        while (ahead.next_line()) {
            if (!ahead.take_next(graph_key))
                continue;
            auto drawn = drawn_of(ahead.after_line());
            if (!drawn)
                return tl::unexpected(
                    shifted(std::move(drawn.error()), {ahead.next_span().line + 1, 1, 1}));
            return Game(Token(std::move(*drawn), misere));
        }
        return failure("expected a line graph: followed by the drawn graph", place);
    }
    const std::size_t blanks = std::min(text.find_first_not_of(" \t"), text.size());
    auto game = game_of(text.substr(blanks));
    if (!game)
        return tl::unexpected(shifted(std::move(game.error()), place));
    return game;
}

/// No sign and no word that joins formulas, which may have arrows too.
bool is_plain_name(std::string_view name) {
    constexpr std::array<std::string_view, 6> operators{"and", "or",  "not",
                                                        "xor", "iff", "implies"};
    return std::find(operators.begin(), operators.end(), name) == operators.end() &&
           std::all_of(name.begin(), name.end(), [](char c) {
               const auto byte = static_cast<unsigned char>(c);
               return std::isalnum(byte) != 0 || c == '_' || c == '-' || c == '.' || byte >= 0x80;
           });
}

/// Whether a line begins with an arrow from one state to others.
bool begins_with_arrow(const std::vector<Word>& words) {
    const bool is_of_one = !words.empty() && (words[0].text == "1:" || words[0].text == "2:");
    const std::size_t from = is_of_one ? 1 : 0;
    const auto has_arrow = [&words](std::size_t at) {
        return at < words.size() && (words[at].text.find("->") != std::string_view::npos ||
                                     words[at].text.find("→") != std::string_view::npos);
    };
    return has_arrow(from) || has_arrow(from + 1);
}

/// Whether a text that is no drawn graph was meant as one: it has a start and arrows, as no other
/// text has.
bool is_drawn_with_a_mistake(std::string_view text) {
    bool has_start = false;
    bool has_arrow = false;
    for (Scanner in(text); in.next_line();) {
        const auto words = words_of(in.line());
        has_start = has_start ||
                    (words.size() == 2 && words[0].text == "start" && is_plain_name(words[1].text));
        has_arrow = has_arrow || begins_with_arrow(words);
    }
    return has_start && has_arrow;
}

/// Whether a text, which may be cut behind a line, is that of a drawn graph and of nothing else.
bool looks_drawn(std::string_view text) {
    const auto drawn = drawn_of(text, true);
    if (!drawn)
        return is_drawn_with_a_mistake(text);
    int starts = 0;
    int arrows = 0;
    bool is_spaced = true; // formulas in lines are more often without blanks
    for (Scanner in(text); in.next_line();) {
        starts += in.word() == "start" ? 1 : 0;
        const auto words = words_of(in.line());
        const auto arrow = std::find_if(words.begin(), words.end(), [](const Word& word) {
            return word.text.find("->") != std::string_view::npos;
        });
        if (arrow == words.end())
            continue;
        ++arrows;
        is_spaced = is_spaced && arrow->text == "->";
    }
    // No formula has a line with a start, so the states may have any names then.
    return starts > 0 || (arrows > 1 && is_spaced &&
                          std::all_of(drawn->places.begin(), drawn->places.end(), is_plain_name));
}

/// Whether the text has a line `game:` first.
bool names_game(std::string_view text) {
    return Scanner(first_said(text, "#")).take("game:");
}

} // namespace

bool looks_like_record(std::string_view text) {
    return names_game(text) || looks_drawn(start_of(text).text);
}

Record::Record(Game game) : game_(std::move(game)), states_{game_.start()} {}
Record::Record(Game game, State start) : game_(std::move(game)), states_{start} {}

void Record::add(const Step& step) {
    moves_.push_back(step.move);
    states_.push_back(step.to);
}

bool Record::undo() {
    if (moves_.empty())
        return false;
    moves_.pop_back();
    states_.pop_back();
    return true;
}

std::string to_text(const Record& record) {
    const Game& game = record.game();
    std::string text =
        fmt::format("game: {}\nstart: {}\nmoves:", game.text(), game.state_text(record.start()));
    for (std::size_t i = 0; i < record.moves().size(); ++i)
        text += ' ' + game.move_text(record.states()[i], record.moves()[i]);
    text += '\n';
    if (const auto* const token = std::get_if<Token>(&game.rules()))
        text += fmt::format("{}\n{}", graph_key, to_text(token->drawn()));
    return text;
}

Result<Record> record_of(std::string_view text) {
    if (!names_game(text) && looks_drawn(start_of(text).text))
        return drawn_of(text).map(
            [](Drawn drawn) { return Record(Game(Token(std::move(drawn)))); });
    Scanner in(text);
    auto game = game_of_record(in);
    if (!game)
        return tl::unexpected(std::move(game.error()));
    const bool is_graph = std::holds_alternative<Token>(game->rules());
    Record record(std::move(*game));
    bool started = false;
    bool moved = false;
    while (in.next_line()) {
        if (!started && !moved && in.take_next("start:")) {
            started = true;
            const auto [start, place] = rest_of_line(in);
            auto state = record.game().state_of(start);
            if (!state)
                return tl::unexpected(shifted(std::move(state.error()), place));
            record = Record(record.game(), *state);
        } else if (!moved && in.take_next("moves:")) {
            moved = true;
            while (!in.at_line_end()) {
                auto step = record.game().move_of(record.state(), in.take_word());
                if (!step)
                    return failure(step.error().message, in.last_span());
                record.add(*step);
            }
        } else if (is_graph && in.take_next(graph_key)) {
            break;
        } else {
            return in.expected_next(started ? "moves:" : "start: or moves:");
        }
    }
    return record;
}

std::vector<Moment> value_history(const Solution& solution, const Record& record) {
    std::vector<Moment> history;
    for (const State state : record.states()) {
        const auto value = solution.value(state);
        if (!value)
            return {};
        if (!history.empty())
            history.back().made =
                before(*value, record.game().moves_again(history.back().state, state));
        history.push_back({state, *value, std::nullopt});
    }
    return history;
}

std::string to_text(const Record& record, const std::vector<Moment>& history) {
    const Game& game = record.game();
    std::string text;
    for (std::size_t i = 0; i < history.size(); ++i) {
        const Moment& moment = history[i];
        text +=
            fmt::format("{:>3}  {}  {}", i, game.state_text(moment.state), to_text(moment.value));
        if (moment.made)
            text += fmt::format("  {}", game.move_text(moment.state, record.moves()[i]));
        if (moment.is_mistake())
            text += fmt::format("  blunder: {} instead of {}", to_text(*moment.made),
                                to_text(moment.value));
        else if (moment.made && *moment.made != moment.value)
            text += fmt::format("  not the best: {}", to_text(*moment.made));
        text += '\n';
    }
    return text;
}

} // namespace loggia::game_graph
