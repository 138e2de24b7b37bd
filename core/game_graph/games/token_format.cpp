#include "core/base/number_text.hpp"
#include "core/base/scanner.hpp"
#include "core/base/symbol.hpp"
#include "core/game_graph/games/drawn_graph.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <unordered_map>
#include <utility>
#include <vector>

namespace loggia::game_graph {

namespace {

/// What a name of a place must not contain, beside blanks.
constexpr std::string_view not_in_names = "#=:,;()\"\\";
/// Nobody would see it in a name, and at the beginning of a text it is passed over.
constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

bool is_place_name(std::string_view word) {
    constexpr std::array<std::string_view, 4> not_inside{"->", "→", "<-", byte_order_mark};
    return std::none_of(not_inside.begin(), not_inside.end(),
                        [word](std::string_view each) {
                            return word.find(each) != std::string_view::npos;
                        }) &&
           word != "start" && std::none_of(word.begin(), word.end(), [](char c) {
               const auto byte = static_cast<unsigned char>(c);
               return not_in_names.find(c) != std::string_view::npos || byte < ' ' || byte == 0x7F;
           });
}

class DrawnReader {
public:
    DrawnReader(std::string_view text, bool may_be_cut) : in_(text), may_be_cut_(may_be_cut) {}

    Result<Drawn> read() {
        while (in_.next_line()) {
            if (in_.line()[in_.line().find_first_not_of(" \t")] == '#')
                continue;
            if (auto fault = line())
                return tl::unexpected(std::move(*fault));
        }
        if (drawn_.places.empty())
            return failure("the graph has no state", SourceSpan{});
        if (!has_more_than_names_ && !may_be_cut_)
            return failure("expected an arrow such as a -> b; the text has only names",
                           first_span_);
        if (start_ && mentions_[*start_] == 1 && drawn_.places.size() > 1 && !may_be_cut_)
            return failure(fmt::format("no other line has the state '{}'", drawn_.places[*start_]),
                           start_span_);
        drawn_.start = start_.value_or(0);
        if (!drawn_.points.empty())
            drawn_.points.resize(drawn_.places.size());
        merge_arrows();
        std::stable_sort(drawn_.arrows.begin(), drawn_.arrows.end(),
                         [](const auto& a, const auto& b) { return a.from < b.from; });
        return std::move(drawn_);
    }

private:
    using Fault = std::optional<Error>;

    /// An arrow that the text has again is the same move, of whichever players.
    void merge_arrows() {
        auto& arrows = drawn_.arrows;
        std::vector<std::size_t> order(arrows.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        const auto ends = [&](std::size_t i) { return std::pair(arrows[i].from, arrows[i].to); };
        std::stable_sort(order.begin(), order.end(),
                         [&](std::size_t a, std::size_t b) { return ends(a) < ends(b); });
        for (std::size_t i = 0, first = 0; i < order.size(); ++i) {
            if (ends(order[i]) != ends(order[first]))
                first = i;
            if (i == first)
                continue;
            Drawn::Arrow& again = arrows[order[i]];
            arrows[order[first]].players |= std::exchange(again.players, std::uint8_t{0});
        }
        std::erase_if(arrows, [](const Drawn::Arrow& arrow) { return arrow.players == 0; });
    }

    /// The number of the place that comes next, which may be new.
    Result<std::uint32_t> place() {
        if (in_.at_line_end())
            return in_.expected_next("the name of a state");
        const std::string_view word = taken_name();
        if (!is_place_name(word))
            return failure(
                fmt::format("invalid name of a state; it must not contain ->, →, <- or any of {}",
                            not_in_names),
                in_.last_span());
        const auto [at, is_new] =
            numbers_.try_emplace(std::string(word), static_cast<std::uint32_t>(numbers_.size()));
        if (is_new) {
            if (numbers_.size() > Drawn::max_places)
                return failure(fmt::format("more than {} states", number_text(Drawn::max_places)),
                               in_.last_span());
            drawn_.places.emplace_back(word);
            drawn_.ends.emplace_back();
            mentions_.push_back(0);
        }
        ++mentions_[at->second];
        return at->second;
    }

    /// The word that comes next, up to a sign that need not have blanks around it: `a->b,c`,
    /// `a=win`.
    std::string_view taken_name() {
        in_.skip_blanks();
        const std::string_view word = in_.word();
        const std::size_t end =
            std::min({word.find("->"), word.find("→"), word.find_first_of(",=")});
        if (end == 0 || end >= word.size())
            return in_.take_word();
        const bool is_other_arrow =
            word[end] == '-' && (word[end - 1] == '<' || word[end - 1] == '-');
        if (is_other_arrow)
            return in_.take_word();
        in_.take_next(word.substr(0, end));
        return word.substr(0, end);
    }

    /// Also as word processors set it.
    bool take_arrow() { return in_.take_next("->") || in_.take_next("→"); }

    [[nodiscard]] std::string_view first_word() const {
        const std::string_view line = in_.line();
        const std::size_t begin = line.find_first_not_of(" \t");
        return line.substr(begin, line.find_first_of(" \t", begin) - begin);
    }

    /// `digraph G {`, as Graphviz has it; `graph` alone is a name.
    [[nodiscard]] bool begins_dot() const {
        const std::string_view word = first_word();
        return (word == "digraph" || word == "graph" || word == "strict") &&
               in_.line().find('{') != std::string_view::npos;
    }

    Fault line() {
        std::uint8_t players = 3;
        if (in_.take_next("1:"))
            players = 1;
        else if (in_.take_next("2:"))
            players = 2;
        else if (first_word() == "start")
            return start();
        else if (drawn_.places.empty() && begins_dot())
            return in_.expected_next("arrows such as a -> b c (DOT is not read)").value();
        const auto from = place();
        if (!from)
            return from.error();
        if (drawn_.places.size() == 1 && !has_more_than_names_)
            first_span_ = in_.last_span();
        has_more_than_names_ = has_more_than_names_ || !in_.at_line_end();
        if (players == 3 && in_.take_next("="))
            return end(*from);
        if (players == 3 && !in_.at_line_end() && in_.word() == "at") {
            in_.take_word();
            return point(*from);
        }
        if (!take_arrow())
            return in_.at_line_end() && players == 3
                       ? Fault{}
                       : in_.expected_next(players == 3 ? "-> or =" : "->").value();
        if (drawn_.ends[*from])
            return Error{fmt::format("the game ends at {}", drawn_.places[*from]), in_.last_span()};
        do {
            const auto to = place();
            if (!to)
                return to.error();
            if (drawn_.arrows.size() == Drawn::max_arrows)
                return Error{fmt::format("more than {} arrows", number_text(Drawn::max_arrows)),
                             in_.last_span()};
            drawn_.arrows.push_back({*from, *to, players});
            has_arrow_.resize(drawn_.places.size());
            has_arrow_[*from] = true;
        } while (in_.take_next(",") || !in_.at_line_end());
        return {};
    }

    Fault point(std::uint32_t at) {
        drawn_.points.resize(drawn_.places.size());
        if (drawn_.points[at])
            return Error{"the place of this state is given twice", in_.last_span()};
        Drawn::Point point;
        for (int* const coordinate : {&point.x, &point.y}) {
            const SourceSpan here = in_.next_span();
            const auto number = in_.take_integer();
            if (!number || *number < -Drawn::Point::farthest || *number > Drawn::Point::farthest)
                return Error{"expected a coordinate, a number from -1,000,000 to 1,000,000", here};
            *coordinate = *number;
        }
        drawn_.points[at] = point;
        --mentions_[at]; // which makes no state of a slip in the line of the start
        return in_.at_line_end() ? Fault{} : in_.expected_next("the end of the line").value();
    }

    Fault start() {
        in_.take_word();
        has_more_than_names_ = true;
        if (start_)
            return Error{"the start is given twice", in_.last_span()};
        const auto at = place();
        if (!at)
            return at.error();
        start_ = *at;
        start_span_ = in_.last_span();
        return in_.at_line_end() ? Fault{} : in_.expected_next("the end of the line").value();
    }

    Fault end(std::uint32_t at) {
        if (drawn_.ends[at] || (at < has_arrow_.size() && has_arrow_[at]))
            return Error{drawn_.ends[at] ? "the outcome is given twice"
                                         : "this state has arrows, so it cannot be final",
                         in_.last_span()};
        const std::string_view word = in_.take_word();
        if (word == "win")
            drawn_.ends[at] = Outcome::win;
        else if (word == "loss")
            drawn_.ends[at] = Outcome::loss;
        else if (word == "draw")
            drawn_.ends[at] = Outcome::draw;
        else
            return Error{"expected win, loss or draw", in_.last_span()};
        return in_.at_line_end() ? Fault{} : in_.expected_next("the end of the line").value();
    }

    Scanner in_;
    bool may_be_cut_;
    Drawn drawn_;
    std::optional<std::uint32_t> start_;
    SourceSpan start_span_;
    SourceSpan first_span_; ///< of the first state
    bool has_more_than_names_ = false;
    std::vector<std::size_t> mentions_; ///< by place: how often the text has it
    std::unordered_map<std::string, std::uint32_t> numbers_;
    std::vector<bool> has_arrow_;
};

} // namespace

Result<Drawn> drawn_of(std::string_view text, bool may_be_cut) {
    return DrawnReader(text, may_be_cut).read();
}

std::string to_text(const Drawn& drawn) {
    // Naming every place first keeps their order.
    std::string text;
    for (std::size_t i = 0; i < drawn.places.size(); ++i)
        text += drawn.ends[i] ? fmt::format("{} = {}\n", drawn.places[i], word_of(*drawn.ends[i]))
                              : drawn.places[i] + '\n';
    text += fmt::format("start {}\n", drawn.places[drawn.start]);
    for (std::size_t i = 0; i < drawn.arrows.size();) {
        const Drawn::Arrow& first = drawn.arrows[i];
        text += first.players == 3 ? "" : first.players == 1 ? "1: " : "2: ";
        text += drawn.places[first.from] + " ->";
        for (; i < drawn.arrows.size() && drawn.arrows[i].from == first.from &&
               drawn.arrows[i].players == first.players;
             ++i)
            text += ' ' + drawn.places[drawn.arrows[i].to];
        text += '\n';
    }
    for (std::size_t i = 0; i < drawn.points.size(); ++i)
        if (const auto& point = drawn.points[i])
            text += fmt::format("{} at {} {}\n", drawn.places[i], point->x, point->y);
    return text;
}

} // namespace loggia::game_graph
