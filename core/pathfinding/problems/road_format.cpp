#include "core/pathfinding/problems/road_format.hpp"

#include "core/base/number_text.hpp"
#include "core/base/symbol.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <map>
#include <numbers>
#include <set>
#include <utility>
#include <vector>

namespace loggia::pathfinding {

namespace {

struct RoadWord {
    std::string text;
    std::size_t offset;
};

/// Behind a byte order mark.
std::size_t begin_of(std::string_view text) {
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    return text.starts_with(mark) ? mark.size() : 0;
}

bool is_blank(char c) {
    return c == ' ' || c == '\t' || c == '\r';
}

std::vector<RoadWord> words_of(std::string_view text, std::size_t begin, std::size_t end,
                               std::string_view blanks = " \t\r") {
    const auto is_between = [blanks](char c) { return blanks.find(c) != std::string_view::npos; };
    std::vector<RoadWord> words;
    for (std::size_t i = begin; i < end && text[i] != '#';) {
        if (is_between(text[i])) {
            ++i;
            continue;
        }
        std::size_t last = i;
        while (last < end && !is_between(text[last]) && text[last] != '#')
            ++last;
        words.push_back({std::string(text.substr(i, last - i)), i});
        i = last;
    }
    return words;
}

/// A name without the quotation marks around it or the colon behind it: `A: B 4`.
void take_name_alone(RoadWord& word) {
    std::string& text = word.text;
    if (text.size() > 1 && text.back() == ':')
        text.pop_back();
    if (text.size() > 2 && text.front() == '"' && text.back() == '"') {
        text = text.substr(1, text.size() - 2);
        ++word.offset;
    }
}

/// The words of a line in a list of edges: what stands between commas, semicolons or tabs where
/// there are any. Such a word may be in quotation marks; `_` takes the place of a blank in it. A
/// sign at the end of the line separates nothing.
std::vector<RoadWord> items_of(std::string_view text, std::size_t begin, std::size_t end) {
    std::string_view line = text.substr(begin, end - begin);
    line = line.substr(0, line.find('#')); // which the rest of the text may not have
    line = line.substr(0, line.find_last_not_of(" \t\r,;") + 1);
    end = begin + line.size();
    const std::size_t separator = line.find_first_of(",;\t");
    // `A: B 4, C 2`
    const bool has_colon = line.substr(0, line.find_first_of(" ,;\t")).ends_with(':');
    if (separator == std::string_view::npos || has_colon) {
        std::vector<RoadWord> words = words_of(text, begin, end, " \t\r,;");
        if (words.size() > 1)
            std::for_each(words.begin(), words.end(), take_name_alone);
        return words;
    }
    std::vector<RoadWord> words;
    for (std::size_t i = begin; i <= end;) {
        const std::size_t last = std::min(text.find(line[separator], i), end);
        std::string_view item = text.substr(i, last - i);
        const std::size_t first = std::min(item.find_first_not_of(" \t\r\""), item.size());
        item.remove_prefix(first);
        item = item.substr(0, item.find_last_not_of(" \t\r\"") + 1);
        if (!item.empty()) {
            words.push_back({std::string(item), i + first});
            std::string& word = words.back().text;
            std::replace_if(
                word.begin(), word.end(), [](char c) { return is_blank(c); }, '_');
        }
        i = last + 1;
    }
    return words;
}

bool is_number(std::string_view word) {
    return word.find_first_not_of("0123456789.") == std::string_view::npos;
}

/// Whether a word can be the name of a node in a list of edges: a number or a sign is none there.
bool is_listed_name(std::string_view word) {
    const char first = word[0];
    return (first >= 'a' && first <= 'z') || (first >= 'A' && first <= 'Z') || first == '_' ||
           (static_cast<unsigned char>(first) & 0x80U) != 0;
}

/// `END OF INPUT`, the last line of such lists in a well-known assignment.
bool is_end_of_list(const std::vector<RoadWord>& words) {
    return words.size() == 3 && words[0].text == "END" && words[1].text == "OF" &&
           words[2].text == "INPUT";
}

/// `A B 75`.
bool is_listed_edge(const std::vector<RoadWord>& words) {
    return words.size() == 3 && is_listed_name(words[0].text) && is_listed_name(words[1].text) &&
           is_number(words[2].text);
}

/// `A 366 B 75 C 140`: a node, its heuristic, and its neighbours with the costs of the edges; or
/// `A 366` alone; or `A B 75 C 140` without the heuristic.
bool is_listed_node(const std::vector<RoadWord>& words) {
    const std::size_t first = words.size() % 2; // behind a node without a heuristic
    for (std::size_t i = first; i < words.size(); ++i)
        if ((i - first) % 2 == 0 ? !is_listed_name(words[i].text) : !is_number(words[i].text))
            return false;
    return words.size() > 1 && is_listed_name(words[0].text);
}

/// The name in a line `A:`, a node from which nothing leads; empty for others.
std::string leaf_of(const std::vector<RoadWord>& words) {
    if (words.size() != 1 || !words[0].text.ends_with(':'))
        return {};
    RoadWord leaf = words[0];
    take_name_alone(leaf);
    return is_listed_name(leaf.text) ? leaf.text : std::string();
}

/// Where the first neighbour of such a node is.
std::size_t first_neighbour(const std::vector<RoadWord>& words) {
    return words.size() % 2 == 0 ? 2 : 1;
}

bool is_listed_end(const std::vector<RoadWord>& words) {
    return words.size() == 2 && (words[0].text == "start" || words[0].text == "goal") &&
           is_listed_name(words[1].text);
}

/// The titles of the columns, as in `source,target,weight`.
bool is_title(const std::vector<RoadWord>& words) {
    return words.size() == 3 && is_listed_name(words[0].text) && is_listed_name(words[1].text) &&
           is_listed_name(words[2].text);
}

/// Calls `each(words)` for the lines that have any, until it returns false.
template <class Each>
void for_lines(std::string_view text, Each each) {
    for (std::size_t begin = begin_of(text); begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        if (const auto words = items_of(text, begin, end); !words.empty() && !each(words))
            return;
        begin = end + 1;
    }
}

} // namespace

// Rows of a maze may look like one in which all names are S and G, and those of a truth table like
// one of T and F.
bool is_list_of_edges(std::string_view text) {
    std::size_t edges = 0;
    bool has_name = false;
    bool is_list = true;
    bool is_first = true;
    std::set<std::string> leaves; // `Edges:` is none
    std::set<std::string> others;
    for_lines(text, [&](const std::vector<RoadWord>& words) {
        if (std::string leaf = leaf_of(words); !leaf.empty()) {
            leaves.insert(std::move(leaf));
            return true;
        }
        for (const RoadWord& word : words)
            others.insert(word.text);
        const bool is_edge = is_listed_edge(words);
        const bool is_node = is_listed_node(words);
        has_name = has_name || (words[0].text != "T" && words[0].text != "F" && !is_title(words));
        edges += is_edge ? 1 : is_node ? (words.size() - 1) / 2 : 0;
        is_list = is_edge || is_node || is_end_of_list(words) || is_listed_end(words) ||
                  (is_first && is_title(words));
        is_first = false;
        return is_list;
    });
    return is_list && has_name && edges > 1 &&
           std::includes(others.begin(), others.end(), leaves.begin(), leaves.end()) &&
           text.find_first_not_of("#.*SG123456789~ \t\r\n") != std::string_view::npos;
}

namespace {

/// What the edges of a list mean.
enum class Directions : std::uint8_t {
    both,  ///< each leads both ways
    one,   ///< some lead back at another cost or not at all: each leads one way
    twice, ///< all are there in both directions, at the same cost
};
Directions directions_of(std::string_view text) {
    std::map<std::pair<std::string, std::string>, std::string> costs;
    for_lines(text, [&](const std::vector<RoadWord>& words) {
        if (is_listed_edge(words))
            costs.emplace(std::pair(words[0].text, words[1].text), words[2].text);
        else if (is_listed_node(words))
            for (std::size_t i = first_neighbour(words); i < words.size(); i += 2)
                costs.emplace(std::pair(words[0].text, words[i].text), words[i + 1].text);
        return true;
    });
    std::size_t backward = 0;
    std::size_t same = 0;
    for (const auto& [edge, cost] : costs)
        if (const auto back = costs.find({edge.second, edge.first}); back != costs.end()) {
            ++backward;
            same += back->second == cost ? 1 : 0;
        }
    return backward == 0          ? Directions::both
           : same == costs.size() ? Directions::twice
                                  : Directions::one;
}

class RoadReader {
public:
    explicit RoadReader(std::string_view text) : text_(text) {
        question_.map.unit = road_hundredths;
    }

    Result<RoadQuestion> read() {
        is_list_ = is_list_of_edges(text_);
        if (is_list_)
            directions_ = directions_of(text_);
        bool begun = false;
        for (std::size_t begin = begin_of(text_); begin < text_.size() && !error_;) {
            const std::size_t end = std::min(text_.find('\n', begin), text_.size());
            words_ = is_list_ ? items_of(text_, begin, end) : words_of(text_, begin, end);
            end_ = end;
            at_ = 0;
            if (!words_.empty()) {
                if (is_list_)
                    read_line_of_list(!begun);
                else if (begun)
                    read_line();
                else if (!take("graph"))
                    fail("expected the first line 'graph'");
                begun = true;
                if (!error_ && at_ < words_.size())
                    fail(fmt::format("expected the end of the line, found '{}'", words_[at_].text));
            }
            begin = end + 1;
        }
        if (!begun && !error_)
            return failure("expected the first line 'graph'");
        for (const Mention& end : ends_)
            if (!error_ && !known_[end.node])
                error_ = Error{fmt::format("no node or edge has the name '{}'", end.word.text),
                               span_at(text_, end.word.offset, end.word.text.size())};
        if (error_)
            return tl::unexpected(*error_);
        reduce_unit(question_.map);
        place_on_circle();
        if (question_.goal)
            question_.map.center = *question_.goal;
        return std::move(question_);
    }

private:
    void fail(std::string message) {
        if (error_)
            return;
        const bool there = at_ < words_.size();
        error_ = Error{std::move(message), span_at(text_, there ? words_[at_].offset : end_,
                                                   there ? words_[at_].text.size() : 1)};
    }

    bool take(std::string_view word) {
        const bool found = at_ < words_.size() && words_[at_].text == word;
        at_ += found ? 1 : 0;
        return found;
    }

    void read_line() {
        if (take("node"))
            read_node();
        else if (take("edge"))
            read_edge(false);
        else if (take("arc"))
            read_edge(true);
        else if (take("start"))
            read_end("start", question_.start);
        else if (take("goal"))
            read_end("goal", question_.goal);
        else
            fail(fmt::format("expected 'node', 'edge', 'arc', 'start' or 'goal', found '{}'",
                             words_[at_].text));
    }

    void read_line_of_list(bool is_first) {
        if (is_end_of_list(words_) || !leaf_of(words_).empty() || (is_first && is_title(words_)))
            at_ = words_.size();
        else if (is_listed_end(words_))
            read_line();
        else if (is_listed_edge(words_))
            read_edge(directions_ == Directions::one);
        else
            read_node_of_list();
    }

    /// `A 366 B 75 C 140`, `A B 75 C 140`.
    void read_node_of_list() {
        const std::vector<RoadWord> all = words_;
        const std::size_t first = first_neighbour(all);
        words_.resize(first);
        if (first > 1)
            read_node();
        for (std::size_t i = first; i + 1 < all.size() && !error_; i += 2) {
            words_ = {all[0], all[i], all[i + 1]};
            at_ = 0;
            read_edge(directions_ == Directions::one);
        }
    }

    /// Its node may have its lines further down.
    void read_end(std::string_view what, std::optional<std::size_t>& end) {
        const std::size_t place = at_;
        const auto node = name();
        if (!node)
            return;
        if (end) {
            at_ = place;
            return fail(fmt::format("a second {}; the first is node {}", what,
                                    question_.map.towns[*end].name));
        }
        end = node;
        ends_.push_back({*node, words_[place]});
    }

    void read_node() {
        const std::size_t place = at_;
        const auto node = name();
        if (!node)
            return;
        known_[*node] = true;
        if (told_[*node]) {
            at_ = place;
            return fail(fmt::format("node {} has a line already", words_[at_].text));
        }
        told_[*node] = true;
        Town& town = question_.map.towns[*node];
        if (at_ < words_.size() && words_[at_].text != "at")
            town.straight_line = number();
        if (take("at")) {
            town.x = coordinate();
            town.y = coordinate();
            placed_[*node] = true;
        }
    }

    void read_edge(bool one_way) {
        const auto a = name();
        const std::size_t place = at_;
        const auto b = a ? name() : std::nullopt;
        if (!b)
            return;
        known_[*a] = known_[*b] = true;
        const Cost cost = at_ < words_.size() ? number() : road_hundredths;
        if (*a == *b) {
            at_ = place;
            return fail("an edge must lead from a node to a different one");
        }
        if (directions_ == Directions::twice && !read_.insert(std::minmax(*a, *b)).second)
            return;
        if (question_.map.roads.size() >= most_road_edges)
            return fail(fmt::format("more than {} edges", most_road_edges));
        question_.map.roads.push_back({*a, *b, cost, one_way});
    }

    std::optional<std::size_t> name() {
        if (at_ >= words_.size()) {
            fail("expected the name of a node, found the end of the line");
            return std::nullopt;
        }
        const std::string& word = words_[at_].text;
        if (!is_short_road_name(word)) {
            fail(fmt::format("the name of a node has at most {} characters", longest_road_name));
            return std::nullopt;
        }
        auto& towns = question_.map.towns;
        std::optional<std::size_t> found = question_.map.find(word);
        if (!found && towns.size() >= most_road_nodes) {
            fail(fmt::format("more than {} nodes", most_road_nodes));
            return std::nullopt;
        }
        if (!found) {
            found = towns.size();
            towns.push_back({word, 0, 0, 0});
            told_.push_back(false);
            known_.push_back(false);
            placed_.push_back(false);
        }
        ++at_;
        return found;
    }

    Cost number() {
        const auto value =
            hundredths_of(at_ < words_.size() ? words_[at_].text : std::string_view());
        if (!value) {
            fail(fmt::format("expected a number from 0 to {} with at most two decimals",
                             number_text(static_cast<std::uint64_t>(most_road_cost))));
            return 0;
        }
        ++at_;
        return *value;
    }

    double coordinate() {
        constexpr int farthest = 100'000;
        int value = 0;
        const std::string word = at_ < words_.size() ? words_[at_].text : std::string();
        const auto [end, wrong] = std::from_chars(word.data(), word.data() + word.size(), value);
        if (word.empty() || wrong != std::errc() || end != word.data() + word.size() ||
            value < -farthest || value > farthest) {
            fail(fmt::format("expected a coordinate from {} to {}", '-' + number_text(farthest),
                             number_text(farthest)));
            return 0;
        }
        ++at_;
        return value;
    }

    void place_on_circle() {
        auto& towns = question_.map.towns;
        const auto count = static_cast<double>(towns.size());
        const double radius = 60 + 22 * count;
        for (std::size_t i = 0; i < towns.size(); ++i) {
            if (placed_[i])
                continue;
            const double angle = 2 * std::numbers::pi * static_cast<double>(i) / count;
            towns[i].x = std::round(radius * (1 - std::cos(angle)));
            towns[i].y = std::round(radius * (1 - std::sin(angle)));
        }
    }

    std::string_view text_;
    RoadQuestion question_;
    /// The name of a node where a path begins or ends.
    struct Mention {
        std::size_t node;
        RoadWord word;
    };
    std::vector<Mention> ends_;
    std::vector<bool> known_;  ///< by node: it has a line or an edge
    std::vector<bool> told_;   ///< by node: its line was read
    std::vector<bool> placed_; ///< and had a place
    std::vector<RoadWord> words_;
    std::size_t at_ = 0;
    std::size_t end_ = 0;
    bool is_list_ = false;
    Directions directions_ = Directions::both;           ///< of the edges of a list
    std::set<std::pair<std::size_t, std::size_t>> read_; ///< the edges of such that are there twice
    std::optional<Error> error_;
};

} // namespace

Result<RoadQuestion> road_question_of(std::string_view text) {
    return RoadReader(text).read();
}

std::string to_text(const RoadQuestion& question) {
    std::string text = "graph\n";
    const auto& towns = question.map.towns;
    for (const Town& town : towns)
        text += fmt::format("node {} {} at {} {}\n", town.name,
                            road_number(town.straight_line, question.map.unit), std::lround(town.x),
                            std::lround(town.y));
    for (const Road& road : question.map.roads)
        text += fmt::format("{} {} {} {}\n", road.one_way ? "arc" : "edge", towns[road.a].name,
                            towns[road.b].name, road_number(road.length, question.map.unit));
    if (question.start)
        text += fmt::format("start {}\n", towns[*question.start].name);
    if (question.goal)
        text += fmt::format("goal {}\n", towns[*question.goal].name);
    return text;
}

std::optional<Cost> hundredths_of(std::string_view text) {
    const std::size_t point = text.find('.');
    const std::string_view whole = text.substr(0, point);
    const std::string_view part =
        point == std::string_view::npos ? std::string_view() : text.substr(point + 1);
    constexpr std::size_t most_digits = 10;
    const auto are_digits = [](std::string_view digits) {
        return !digits.empty() && digits.size() <= most_digits &&
               digits.find_first_not_of("0123456789") == std::string_view::npos;
    };
    if (!are_digits(whole) ||
        (point != std::string_view::npos && (!are_digits(part) || part.size() > 2)))
        return std::nullopt;
    Cost value = 0;
    for (const char digit : whole)
        value = 10 * value + (digit - '0');
    for (std::size_t i = 0; i < 2; ++i)
        value = 10 * value + (i < part.size() ? part[i] - '0' : 0);
    return value <= most_road_cost * road_hundredths ? std::optional(value) : std::nullopt;
}

bool is_short_road_name(std::string_view name) {
    std::size_t characters = 0;
    for (std::size_t at = 0; at < name.size(); at += symbol_length(name, at))
        ++characters;
    return characters <= longest_road_name;
}

bool looks_like_roads(std::string_view text) {
    for (std::size_t begin = begin_of(text); begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        if (const auto words = words_of(text, begin, end); !words.empty())
            return (words.size() == 1 && words[0].text == "graph") || is_list_of_edges(text);
        begin = end + 1;
    }
    return false;
}

std::optional<std::size_t> overestimated(const RoadQuestion& question) {
    const auto& towns = question.map.towns;
    if (!question.goal)
        return std::nullopt;
    // From the goal against the direction of the edges, until nothing changes (Bellman and Ford).
    std::vector<Cost> costs(towns.size(), infinite_cost);
    costs[*question.goal] = 0;
    for (bool changed = true; changed;) {
        changed = false;
        const auto relax = [&](std::size_t from, std::size_t to, Cost length) {
            if (costs[to] != infinite_cost && costs[to] + length < costs[from]) {
                costs[from] = costs[to] + length;
                changed = true;
            }
        };
        for (const Road& road : question.map.roads) {
            relax(road.a, road.b, road.length);
            if (!road.one_way)
                relax(road.b, road.a, road.length);
        }
    }
    for (std::size_t i = 0; i < towns.size(); ++i)
        if (costs[i] != infinite_cost && towns[i].straight_line > costs[i])
            return i;
    return std::nullopt;
}

} // namespace loggia::pathfinding
