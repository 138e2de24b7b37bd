#include "core/game_graph/analysis/label.hpp"

#include "core/base/poll.hpp"

#include <limits>

namespace loggia::game_graph {

namespace {

/// Which positions have a move to a position.
class Predecessors {
public:
    /// A position with such a move, and whether the same player moves again after it.
    struct From {
        std::uint32_t position : 31;
        std::uint32_t again : 1;
    };

    /// Incomplete when stopped.
    Predecessors(const Graph& graph, Poll& poll)
        : first_(graph.size() + 1), from_(graph.edges.size()) {
        for (const Graph::Edge& edge : graph.edges) {
            if (poll.stop())
                return;
            ++first_[edge.to + 1];
        }
        for (std::size_t i = 1; i < first_.size(); ++i) {
            if (poll.stop())
                return;
            first_[i] += first_[i - 1];
        }
        std::vector<std::uint32_t> next(first_.begin(), first_.end() - 1);
        for (std::uint32_t i = 0; i < graph.size(); ++i) {
            if (poll.stop())
                return;
            const auto moves = graph.moves(i);
            for (std::size_t k = 0; k < moves.size(); ++k)
                from_[next[moves[k].to]++] = {i & position_bits, graph.moves_again(i, k) ? 1U : 0U};
        }
    }
    [[nodiscard]] std::span<const From> of(std::uint32_t position) const {
        return std::span(from_).subspan(first_[position], first_[position + 1] - first_[position]);
    }

private:
    static constexpr std::uint32_t position_bits = 0x7FFF'FFFFU;

    std::vector<std::uint32_t> first_;
    std::vector<From> from_;
};

/// The labels as they come about. The list of steps is the queue too: what is labelled later is
/// never nearer to the end, so that wins get their shortest way and losses their longest.
class Labeller {
public:
    Labeller(const Graph& graph, Poll& poll)
        : graph_(graph), predecessors_(graph, poll), known_(graph.size()) {
        open_.reserve(graph.size());
        labels_.values.reserve(graph.size());
        labels_.steps.reserve(graph.size());
    }

    bool decide(Poll& poll) {
        for (std::uint32_t i = 0; i < graph_.size(); ++i) {
            if (poll.stop())
                return false;
            open_.push_back(static_cast<std::uint32_t>(graph_.moves(i).size()));
            labels_.values.emplace_back();
        }
        for (std::uint32_t i = 0; i < graph_.size(); ++i) {
            if (poll.stop())
                return false;
            if (const auto ending = graph_.endings[i]; ending && *ending != Outcome::draw)
                set(i, {*ending, 0}, Reason::ended, i);
        }
        std::size_t at = 0; // steps are added on the way
        while (at < labels_.steps.size()) {
            const std::uint32_t position = labels_.steps[at++].position;
            const Value value = labels_.values[position];
            if (poll.stop())
                return false;
            for (const auto [p, again] : predecessors_.of(position)) {
                if (poll.stop())
                    return false;
                if (known_[p])
                    continue;
                const Value reached = before(value, static_cast<bool>(again));
                if (reached.outcome == Outcome::win)
                    set(p, reached, Reason::losing_move, position);
                else if (--open_[p] == 0)
                    set(p, reached, Reason::all_win, position);
            }
        }
        return true;
    }

    /// Draws, once wins and losses are known: those that end, and then the others.
    bool draw(Poll& poll) {
        const std::size_t begin = labels_.steps.size();
        for (std::uint32_t i = 0; i < graph_.size(); ++i) {
            if (poll.stop())
                return false;
            if (!known_[i] && graph_.endings[i])
                set(i, {Outcome::draw, 0}, Reason::ended, i);
        }
        for (std::size_t at = begin; at < labels_.steps.size(); ++at) {
            const std::uint32_t position = labels_.steps[at].position;
            for (const auto [p, again] : predecessors_.of(position)) {
                if (poll.stop())
                    return false;
                if (!known_[p])
                    set(p, before(labels_.values[position], static_cast<bool>(again)),
                        Reason::drawing_move, position);
            }
        }
        for (std::uint32_t i = 0; i < graph_.size(); ++i) {
            if (poll.stop())
                return false;
            if (!known_[i])
                set(i, {Outcome::draw, Value::endless}, Reason::never_labelled, i);
        }
        return true;
    }

    Labels take() { return std::move(labels_); }

private:
    void set(std::uint32_t position, Value value, Reason reason, std::uint32_t because) {
        labels_.values[position] = value;
        labels_.steps.push_back({position, reason, because});
        known_[position] = true;
    }

    const Graph& graph_;
    Predecessors predecessors_;
    std::vector<bool> known_;
    std::vector<std::uint32_t> open_; ///< moves that are not known to lead to a win
    Labels labels_;
};

} // namespace

Labels label(const Graph& graph, const Control& control) {
    if (!graph.complete)
        return {};
    constexpr std::size_t one_visit = 10; // nanoseconds
    Poll poll(control, one_visit);
    Labeller labeller(graph, poll);
    const bool complete = !poll.stop() && labeller.decide(poll) && labeller.draw(poll);
    Labels labels = labeller.take();
    labels.complete = complete;
    return labels;
}

} // namespace loggia::game_graph
