#include "core/pathfinding/problems/road_format.hpp"

#include "core/base/number_text.hpp"
#include "core/base/symbol.hpp"

#include <fmt/format.h>

#include <charconv>
#include <cmath>
#include <numbers>
#include <vector>

namespace loggia::pathfinding {

namespace {

struct RoadWord {
    std::string_view text;
    std::size_t offset;
};

/// Behind a byte order mark.
std::size_t begin_of(std::string_view text) {
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    return text.starts_with(mark) ? mark.size() : 0;
}

std::vector<RoadWord> words_of(std::string_view text, std::size_t begin, std::size_t end) {
    std::vector<RoadWord> words;
    for (std::size_t i = begin; i < end && text[i] != '#';) {
        if (text[i] == ' ' || text[i] == '\t' || text[i] == '\r') {
            ++i;
            continue;
        }
        std::size_t last = i;
        while (last < end && text[last] != ' ' && text[last] != '\t' && text[last] != '\r' &&
               text[last] != '#')
            ++last;
        words.push_back({text.substr(i, last - i), i});
        i = last;
    }
    return words;
}

class RoadReader {
public:
    explicit RoadReader(std::string_view text) : text_(text) {}

    Result<RoadQuestion> read() {
        bool begun = false;
        for (std::size_t begin = begin_of(text_); begin < text_.size() && !error_;) {
            const std::size_t end = std::min(text_.find('\n', begin), text_.size());
            words_ = words_of(text_, begin, end);
            end_ = end;
            at_ = 0;
            if (!words_.empty()) {
                if (begun)
                    read_line();
                else if (!take("graph"))
                    fail("expected the first line 'graph'");
                else
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
            town.straight_line = number(0);
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
        const Cost cost = at_ < words_.size() ? number(1) : 1;
        if (*a == *b) {
            at_ = place;
            return fail("an edge must lead from a node to a different one");
        }
        if (question_.map.roads.size() >= most_road_edges)
            return fail(fmt::format("more than {} edges", most_road_edges));
        question_.map.roads.push_back({*a, *b, cost, one_way});
    }

    std::optional<std::size_t> name() {
        if (at_ >= words_.size()) {
            fail("expected the name of a node, found the end of the line");
            return std::nullopt;
        }
        const std::string_view word = words_[at_].text;
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
            towns.push_back({std::string(word), 0, 0, 0});
            told_.push_back(false);
            known_.push_back(false);
            placed_.push_back(false);
        }
        ++at_;
        return found;
    }

    Cost number(Cost least) {
        Cost value = 0;
        const std::string_view word = at_ < words_.size() ? words_[at_].text : std::string_view();
        const auto [end, wrong] = std::from_chars(word.data(), word.data() + word.size(), value);
        if (word.empty() || wrong != std::errc() || end != word.data() + word.size() ||
            value < least || value > most_road_cost) {
            fail(fmt::format("expected a whole number from {} to {}", least,
                             number_text(static_cast<std::uint64_t>(most_road_cost))));
            return least;
        }
        ++at_;
        return value;
    }

    double coordinate() {
        constexpr int farthest = 100'000;
        int value = 0;
        const std::string_view word = at_ < words_.size() ? words_[at_].text : std::string_view();
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
        text += fmt::format("node {} {} at {} {}\n", town.name, town.straight_line,
                            std::lround(town.x), std::lround(town.y));
    for (const Road& road : question.map.roads)
        text += fmt::format("{} {} {} {}\n", road.one_way ? "arc" : "edge", towns[road.a].name,
                            towns[road.b].name, road.length);
    if (question.start)
        text += fmt::format("start {}\n", towns[*question.start].name);
    if (question.goal)
        text += fmt::format("goal {}\n", towns[*question.goal].name);
    return text;
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
            return words.size() == 1 && words[0].text == "graph";
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
