#include "core/grading/tasks/search_answer.hpp"

#include "core/base/letters.hpp"
#include "core/grading/tasks/judging.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <cstddef>
#include <iterator>
#include <string>
#include <utility>

namespace loggia::grading {

namespace {

struct MoveWord {
    std::string_view word;
    SearchMove move;
};
constexpr std::array move_words{
    MoveWord{"north", SearchMove::north}, MoveWord{"n", SearchMove::north},
    MoveWord{"up", SearchMove::north},    MoveWord{"u", SearchMove::north},
    MoveWord{"south", SearchMove::south}, MoveWord{"s", SearchMove::south},
    MoveWord{"down", SearchMove::south},  MoveWord{"d", SearchMove::south},
    MoveWord{"east", SearchMove::east},   MoveWord{"e", SearchMove::east},
    MoveWord{"right", SearchMove::east},  MoveWord{"r", SearchMove::east},
    MoveWord{"west", SearchMove::west},   MoveWord{"w", SearchMove::west},
    MoveWord{"left", SearchMove::west},   MoveWord{"l", SearchMove::west}};

/// Words of letters and numbers, in small letters; what stands between them goes.
std::vector<std::string> answer_words(std::string_view line) {
    std::vector<std::string> words;
    std::string word;
    const auto end = [&] {
        while (word.ends_with('.'))
            word.pop_back();
        if (!word.empty())
            words.push_back(std::exchange(word, {}));
    };
    char before = ' ';
    for (const char c : line) {
        const auto byte = static_cast<unsigned char>(c);
        const bool is_letter = std::isalpha(byte) != 0;
        const bool is_digit = std::isdigit(byte) != 0 || (c == '.' && !word.empty());
        if (!is_letter && !is_digit) {
            end();
            continue;
        }
        // "12nodes" and "nodesExpanded" are two words.
        const bool begins_word =
            std::isupper(byte) != 0 && std::islower(static_cast<unsigned char>(before)) != 0;
        if (!word.empty() &&
            ((std::isalpha(static_cast<unsigned char>(word.back())) != 0) != is_letter ||
             begins_word))
            end();
        if (c != '.' || !word.empty())
            word += small_letter(c);
        before = c;
    }
    end();
    return words;
}

/// `[]`: what Python prints for a path without moves.
bool is_empty_list(std::string_view line) {
    std::string signs;
    std::copy_if(line.begin(), line.end(), std::back_inserter(signs),
                 [](char c) { return std::isspace(static_cast<unsigned char>(c)) == 0; });
    return signs == "[]";
}

std::optional<double> number_of_word(const std::string& word) {
    double value = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (error != std::errc() || end != word.data() + word.size() ||
        std::isdigit(static_cast<unsigned char>(word.front())) == 0)
        return std::nullopt;
    return value;
}

std::optional<SearchMove> move_of(std::string_view word) {
    const auto* const found = std::find_if(move_words.begin(), move_words.end(),
                                           [&](const MoveWord& each) { return each.word == word; });
    return found == move_words.end() ? std::nullopt : std::optional(found->move);
}

/// The first number behind a word of the line, or else the last one before it.
std::optional<double> number_beside(const std::vector<std::string>& words, std::string_view word) {
    const auto at = std::find(words.begin(), words.end(), word);
    if (at == words.end())
        return std::nullopt;
    for (auto each = at; each != words.end(); ++each)
        if (const auto number = number_of_word(*each))
            return number;
    for (auto each = at; each != words.begin();)
        if (const auto number = number_of_word(*--each))
            return number;
    return std::nullopt;
}

/// How many states a line says were expanded: the number that comes next, or else the one before
/// the word, as in "14 nodes expanded in 0.02 seconds", or else any other beside it.
std::optional<double> count_of(std::string_view line, const std::vector<std::string>& words) {
    constexpr std::string_view expanded = "expanded";
    constexpr std::array<std::string_view, 6> between{"node",   "nodes", "state",
                                                      "states", "was",   "were"};
    const auto at = std::find(words.begin(), words.end(), expanded);
    if (at == words.end())
        return std::nullopt;
    if (at + 1 != words.end())
        if (const auto next = number_of_word(at[1]))
            return next;
    std::string before = in_small_letters(line);
    before.erase(before.find(expanded));
    // Behind a sign, which ends what was said of something else.
    auto nearby = answer_words(std::string_view(before).substr(before.find_last_of(",;:|()") + 1));
    while (!nearby.empty() &&
           std::find(between.begin(), between.end(), nearby.back()) != between.end())
        nearby.pop_back();
    const auto number = nearby.empty() ? std::nullopt : number_of_word(nearby.back());
    return number ? number : number_beside(words, expanded);
}

using Words = std::vector<std::string>;

template <std::size_t Count>
bool is_one_of(const std::array<std::string_view, Count>& words, std::string_view word) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

/// How many of the words that a line begins with announce a path: `path`, or what stands before a
/// colon or an equals sign, as in "Solution path found: N, E".
std::size_t title_length(std::string_view line, const Words& words) {
    constexpr std::array<std::string_view, 9> alone{
        "path", "moves", "actions", "solution", "route", "directions", "plan", "steps", "sequence"};
    const std::size_t sign = line.find_first_of(":=");
    if (sign != std::string_view::npos) {
        const Words before = answer_words(line.substr(0, sign));
        if (std::any_of(before.begin(), before.end(),
                        [&](const std::string& word) { return is_one_of(alone, word); }))
            return before.size();
    }
    return !words.empty() && is_one_of(alone, words[0]) ? 1 : 0;
}

/// Whether a line says that there is no path: "No path found.", "path: None", "goal not found",
/// "cost inf".
bool denies_path(const Words& words, std::size_t title) {
    constexpr std::array<std::string_view, 4> alone{"none", "null", "failure", "cutoff"};
    constexpr std::array<std::string_view, 5> sought{"path", "solution", "route", "goal", "plan"};
    constexpr std::array<std::string_view, 3> negations{"not", "cannot", "t"}; // "can't"
    constexpr std::array<std::string_view, 6> successes{"found",   "find",  "reachable",
                                                        "reached", "reach", "solvable"};
    constexpr std::array<std::string_view, 3> failures{"failure", "failed", "cutoff"};
    constexpr std::array<std::string_view, 2> infinite{"inf", "infinity"};
    if (words.size() == title + 1 && is_one_of(alone, words[title]))
        return true;
    const auto is_failure = [&](const std::string& word) { return is_one_of(failures, word); };
    if (words.size() <= 2 && std::any_of(words.begin(), words.end(), is_failure) &&
        std::none_of(words.begin(), words.end(), [](const std::string& word) {
            return number_of_word(word).has_value(); // of a limit
        }))
        return true;
    // Whether one of some words is the next but at most one.
    const auto is_near = [&words](std::size_t at, const auto& others) {
        return (at + 1 < words.size() && is_one_of(others, words[at + 1])) ||
               (at + 2 < words.size() && is_one_of(others, words[at + 2]));
    };
    for (std::size_t i = 0; i < words.size(); ++i)
        if (words[i] == "unreachable" || words[i] == "unsolvable" ||
            (words[i] == "no" && is_near(i, sought)) ||
            (is_one_of(negations, words[i]) && is_near(i, successes)) ||
            (words[i] == "cost" && is_near(i, infinite)))
            return true;
    return false;
}

/// The moves of a word, or of a word such as NNEES behind `path`; nothing where it is no moves.
std::vector<SearchMove> moves_of(const std::string& word, bool is_behind_title) {
    if (const auto move = move_of(word))
        return {*move};
    std::vector<SearchMove> moves;
    for (const char letter : word) {
        const auto move = move_of(std::string_view(&letter, 1));
        if (!move || !is_behind_title)
            return {};
        moves.push_back(*move);
    }
    return moves;
}

/// The moves of `path: ↓↓←`; between words arrows are no moves.
std::vector<SearchMove> moves_of_arrows(std::string_view line) {
    constexpr std::array arrows{
        MoveWord{"\u2191", SearchMove::north}, MoveWord{"\u2B06", SearchMove::north},
        MoveWord{"\u2193", SearchMove::south}, MoveWord{"\u2B07", SearchMove::south},
        MoveWord{"\u2192", SearchMove::east},  MoveWord{"\u27A1", SearchMove::east},
        MoveWord{"\u2190", SearchMove::west},  MoveWord{"\u2B05", SearchMove::west}};
    std::vector<SearchMove> moves;
    while (!line.empty()) {
        const auto* const found =
            std::find_if(arrows.begin(), arrows.end(),
                         [line](const MoveWord& each) { return line.starts_with(each.word); });
        if (found != arrows.end())
            moves.push_back(found->move);
        line.remove_prefix(found == arrows.end() ? 1 : found->word.size());
    }
    return moves;
}

/// How many words of a line number the only move in it, as in "1. West", "2: N" and "Step 3: Go
/// south", or introduce it, "Go south"; 0 for any other line, such as "12 s", which is a time.
std::size_t number_length(std::string_view line, const Words& words) {
    constexpr std::array<std::string_view, 6> steps{"step",    "move", "action",
                                                    "schritt", "zug",  "paso"};
    constexpr std::array<std::string_view, 2> verbs{"move", "go"};
    if (words.size() == 2 && is_one_of(verbs, words[0]) && move_of(words[1]))
        return 1;
    std::size_t length = !words.empty() && is_one_of(steps, words[0]) ? 1 : 0;
    const bool is_step = length > 0;
    if (length == words.size() || !number_of_word(words[length]))
        return 0;
    const std::size_t digits = line.find(words[length]);
    const std::size_t behind =
        digits == std::string_view::npos ? line.size() : digits + words[length].size();
    const bool has_sign = behind + 1 < line.size() &&
                          std::string_view(":.)").find(line[behind]) != std::string_view::npos &&
                          line[behind + 1] == ' ';
    ++length;
    if (length < words.size() && is_one_of(verbs, words[length]))
        ++length;
    if (length + 1 != words.size() || !move_of(words[length]))
        return 0;
    return is_step || has_sign || words[length].size() > 1 ? length : 0;
}

/// A line without colours (`ESC [ 32 m`), and with the values of an enumeration of Python,
/// `<Direction.NORTH: 'N'>`, by their names.
std::string line_as_shown(std::string_view line) {
    constexpr std::string_view color = "\x1B[";
    std::string plain;
    for (std::size_t at = 0; at < line.size(); ++at) {
        const std::string_view rest = line.substr(at);
        if (rest.starts_with(color)) {
            at = std::min(line.find_first_not_of("0123456789;", at + color.size()), line.size());
            continue;
        }
        const std::size_t end = rest.find_first_of("<>", 1);
        const std::size_t colon = rest.find(':');
        const bool is_value =
            rest.front() == '<' && end != std::string_view::npos && rest[end] == '>' && colon < end;
        plain += is_value ? rest.substr(1, colon - 1) : rest.substr(0, 1);
        at += is_value ? end : 0;
    }
    return plain;
}

/// `1,234` is one number.
std::string without_thousands_separators(std::string_view line) {
    const auto is_digit = [line](std::size_t at) {
        return at < line.size() && std::isdigit(static_cast<unsigned char>(line[at])) != 0;
    };
    std::string plain;
    for (std::size_t at = 0; at < line.size(); ++at) {
        const bool separates = line[at] == ',' && at > 0 && is_digit(at - 1) && is_digit(at + 1) &&
                               is_digit(at + 2) && is_digit(at + 3) && !is_digit(at + 4);
        if (!separates)
            plain += line[at];
    }
    return plain;
}

/// The parts of a line that says several things by their names: `cost: 2, path: N, E`,
/// `{"path": ["North"], "cost": 2}`; the line where it does not.
std::vector<std::string_view> named_parts(std::string_view line) {
    constexpr std::array<std::string_view, 8> names{"path",  "moves",      "actions", "solution",
                                                    "route", "directions", "cost",    "expanded"};
    const auto is_letter = [](char c) {
        return std::isalpha(static_cast<unsigned char>(c)) != 0 || c == '_';
    };
    std::vector<std::string_view> parts;
    std::size_t begin = 0;
    bool has_name = false;
    for (std::size_t at = 0; at < line.size();) {
        std::size_t end = at;
        while (end < line.size() && is_letter(line[end]))
            ++end;
        const std::size_t sign = std::min(line.find_first_not_of("\"' ", end), line.size());
        const std::string word = in_small_letters(line.substr(at, end - at));
        const bool is_name = std::any_of(names.begin(), names.end(), [&](std::string_view name) {
            return word.ends_with(name); // "nodesExpanded"
        });
        if (is_name && sign < line.size() && (line[sign] == ':' || line[sign] == '=')) {
            if (std::exchange(has_name, true)) {
                parts.push_back(line.substr(begin, at - begin));
                begin = at;
            }
        }
        at = std::max(end, at + 1);
    }
    parts.push_back(line.substr(begin));
    return parts;
}

/// The move of `('North', 1)`, with what it costs; empty for any other text.
std::string move_with_cost(std::string_view text) {
    std::string move;
    for (const std::string& word : answer_words(text)) {
        if (number_of_word(word))
            continue;
        if (!move.empty() || word.size() == 1 || !move_of(word))
            return {};
        move = word;
    }
    return move;
}

/// A line without remarks such as `(cost 1)` beside its moves.
std::string without_remarks(std::string_view line) {
    std::string plain;
    while (!line.empty()) {
        const std::size_t end = line.front() == '(' ? line.find(')') : std::string_view::npos;
        const bool is_remark =
            end != std::string_view::npos &&
            line.substr(0, end).find_first_of("0123456789") != std::string_view::npos;
        plain += is_remark ? move_with_cost(line.substr(1, end - 1)) : line.substr(0, 1);
        line.remove_prefix(is_remark ? end + 1 : 1);
    }
    return plain;
}

/// Reads what a program printed, part by part.
class AnswerReader {
public:
    void take(std::string_view part) {
        const std::string plain = without_remarks(part);
        const bool has_remarks = plain != part;
        const Words words = answer_words(plain);
        if (words.empty() && !has_remarks) {
            if (is_empty_list(part) && !answer_.moves)
                answer_.moves.emplace();
            return;
        }
        const std::size_t title = title_length(plain, words);
        const bool is_denial = denies_path(words, title);
        answer_.no_path = answer_.no_path || is_denial;
        const auto moves = is_denial ? std::nullopt : moves_in(plain, words, title);
        const bool are_places = has_remarks && words.size() == title; // "Path: (1,1), (1,2)"
        if (moves && !are_places) {
            if (!answer_.moves)
                answer_.moves.emplace();
            answer_.moves->insert(answer_.moves->end(), moves->begin(), moves->end());
        }
        const bool is_one_step = moves && title == 0 && has_remarks; // the remarks are about it
        if (!is_one_step)
            take_numbers(part);
    }

    [[nodiscard]] SearchAnswer answer() && {
        if (answer_.no_path && answer_.moves && answer_.moves->empty())
            answer_.moves.reset(); // "Solution:" above "None" is a heading
        if (cost_.is_twice)
            answer_.cost.reset();
        if (expanded_.is_twice)
            answer_.expanded.reset();
        return std::move(answer_);
    }

private:
    void take_numbers(std::string_view part) {
        constexpr double most = 1e15;
        const Words words = answer_words(part);
        const bool is_total = std::find(words.begin(), words.end(), "total") != words.end();
        if (const auto cost = number_beside(words, "cost"); cost && !is_cost_of_one_step(words))
            note_value(answer_.cost, cost_, is_total, *cost);
        if (const auto count = count_of(part, words); count && *count < most)
            note_value(answer_.expanded, expanded_, is_total, static_cast<std::uint64_t>(*count));
    }

    /// The moves that a part has behind its title; nothing where it says something else.
    static std::optional<std::vector<SearchMove>> moves_in(std::string_view part,
                                                           const Words& words, std::size_t title) {
        std::vector<SearchMove> moves;
        if (words.size() == title)
            moves = moves_of_arrows(part);
        constexpr std::array<std::string_view, 3> enumerations{"direction", "directions", "dir"};
        for (std::size_t i = std::max(title, number_length(part, words)); i < words.size(); ++i) {
            if (i + 1 < words.size() && is_one_of(enumerations, words[i]))
                continue; // Direction.NORTH
            const std::vector<SearchMove> of_word = moves_of(words[i], title > 0);
            if (of_word.empty())
                return std::nullopt;
            moves.insert(moves.end(), of_word.begin(), of_word.end());
        }
        return moves;
    }

    /// "Step cost: 1", "cost of each step", "cost per step".
    static bool is_cost_of_one_step(const Words& words) {
        constexpr std::array<std::string_view, 4> steps{"step", "edge", "move", "unit"};
        constexpr std::array<std::string_view, 2> each{"each", "per"};
        const auto cost = std::find(words.begin(), words.end(), "cost");
        const auto behind = std::find_if(
            cost, words.end(), [&each](const std::string& word) { return is_one_of(each, word); });
        return (cost != words.begin() && is_one_of(steps, *std::prev(cost))) ||
               (behind != words.end() && std::distance(cost, behind) <= 2);
    }

    /// What is known of a number that was said.
    struct Said {
        bool is_twice = false; ///< differently
        bool is_total = false;
    };

    /// A total counts where parts of it are said as well.
    template <class Value>
    static void note_value(std::optional<Value>& value, Said& said, bool is_total, Value found) {
        if (said.is_total && !is_total)
            return;
        said.is_twice = said.is_total == is_total && (said.is_twice || (value && *value != found));
        said.is_total = is_total;
        value = found;
    }

    SearchAnswer answer_;
    Said cost_;
    Said expanded_;
};

} // namespace

SearchAnswer search_answer_of(std::string_view text) {
    AnswerReader reader;
    for (const std::string_view line : lines_of(text)) {
        const std::string plain = without_thousands_separators(line_as_shown(line));
        for (const std::string_view part : named_parts(plain))
            reader.take(part);
    }
    return std::move(reader).answer();
}

} // namespace loggia::grading
