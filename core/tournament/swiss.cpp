#include "core/tournament/swiss.hpp"

#include <algorithm>
#include <deque>
#include <numeric>

namespace loggia::tournament {

namespace {

using Graph = std::vector<std::vector<char>>;

constexpr std::size_t nobody = static_cast<std::size_t>(-1);

/// A maximum matching of a graph from which vertices are taken out.
class Matching {
public:
    explicit Matching(const Graph& graph)
        : graph_(&graph), present_(graph.size(), 1), mate_(graph.size(), nobody) {
        for (std::size_t v = 0; v < graph.size(); ++v)
            if (mate_[v] == nobody)
                augment(v);
    }

    /// Takes a vertex out; whoever was matched with it finds another one if there is any.
    void remove(std::size_t vertex) {
        const std::size_t left = mate_[vertex];
        present_[vertex] = 0;
        mate_[vertex] = nobody;
        if (left != nobody) {
            mate_[left] = nobody;
            augment(left);
        }
    }

    /// Vertices that are there and have no mate.
    [[nodiscard]] std::size_t unmatched() const {
        std::size_t count = 0;
        for (std::size_t v = 0; v < mate_.size(); ++v)
            count += present_[v] != 0 && mate_[v] == nobody ? 1 : 0;
        return count;
    }

private:
    /// One search of Edmonds' algorithm: breadth first over alternating paths from `root`. An odd
    /// cycle (a blossom) is shrunk to its base by giving all its vertices that base.
    bool augment(std::size_t root) {
        const std::size_t size = mate_.size();
        parent_.assign(size, nobody);
        base_.resize(size);
        std::iota(base_.begin(), base_.end(), std::size_t{0});
        even_.assign(size, 0);
        even_[root] = 1;
        std::deque<std::size_t> queue{root};
        while (!queue.empty()) {
            const std::size_t v = queue.front();
            queue.pop_front();
            for (std::size_t to = 0; to < size; ++to) {
                if ((*graph_)[v][to] == 0 || present_[to] == 0 || base_[v] == base_[to] ||
                    mate_[v] == to)
                    continue;
                if (to == root || (mate_[to] != nobody && parent_[mate_[to]] != nobody)) {
                    shrink(v, to, queue);
                } else if (parent_[to] == nobody) {
                    parent_[to] = v;
                    if (mate_[to] == nobody) {
                        flip(to);
                        return true;
                    }
                    even_[mate_[to]] = 1;
                    queue.push_back(mate_[to]);
                }
            }
        }
        return false;
    }

    void flip(std::size_t end) {
        while (end != nobody) {
            const std::size_t before = parent_[end];
            const std::size_t next = mate_[before];
            mate_[end] = before;
            mate_[before] = end;
            end = next;
        }
    }

    void shrink(std::size_t one, std::size_t other, std::deque<std::size_t>& queue) {
        const std::size_t base = common_base(one, other);
        std::vector<char> in_blossom(mate_.size(), 0);
        mark(one, base, other, in_blossom);
        mark(other, base, one, in_blossom);
        for (std::size_t v = 0; v < mate_.size(); ++v) {
            if (in_blossom[base_[v]] == 0)
                continue;
            base_[v] = base;
            if (even_[v] == 0) {
                even_[v] = 1;
                queue.push_back(v);
            }
        }
    }

    [[nodiscard]] std::size_t common_base(std::size_t one, std::size_t other) const {
        std::vector<char> seen(mate_.size(), 0);
        for (;;) {
            one = base_[one];
            seen[one] = 1;
            if (mate_[one] == nobody)
                break;
            one = parent_[mate_[one]];
        }
        for (;;) {
            other = base_[other];
            if (seen[other] != 0)
                return other;
            other = parent_[mate_[other]];
        }
    }

    void mark(std::size_t v, std::size_t base, std::size_t child, std::vector<char>& in_blossom) {
        while (base_[v] != base) {
            in_blossom[base_[v]] = 1;
            in_blossom[base_[mate_[v]]] = 1;
            parent_[v] = child;
            child = mate_[v];
            v = parent_[mate_[v]];
        }
    }

    const Graph* graph_;
    std::vector<char> present_;
    std::vector<std::size_t> mate_;
    std::vector<std::size_t> parent_; ///< Of odd vertices: where the search came from.
    std::vector<std::size_t> base_;   ///< Of the blossom that a vertex is in.
    std::vector<char> even_;
};

/// Pairs that have met least often.
Graph new_pairs(const SwissTable& table) {
    const std::size_t size = table.half_points.size();
    int least = -1;
    for (std::size_t a = 0; a < size; ++a)
        for (std::size_t b = 0; b < a; ++b)
            if (least < 0 || table.meetings[a][b] < least)
                least = table.meetings[a][b];
    Graph graph(size, std::vector<char>(size, 0));
    for (std::size_t a = 0; a < size; ++a)
        for (std::size_t b = 0; b < size; ++b)
            graph[a][b] = a != b && table.meetings[a][b] == least ? 1 : 0;
    return graph;
}

/// The opponents of the first of `ranked`, the preferred one first.
std::vector<std::size_t> preferred(const SwissTable& table,
                                   const std::vector<std::size_t>& ranked) {
    const int points = table.half_points[ranked.front()];
    const auto end = std::find_if(ranked.begin(), ranked.end(), [&](std::size_t each) {
        return table.half_points[each] != points;
    });
    const auto group = static_cast<std::size_t>(end - ranked.begin());
    const std::size_t half = std::max<std::size_t>(group / 2, 1);
    std::vector<std::size_t> order(ranked.begin() + static_cast<std::ptrdiff_t>(half), end);
    for (std::size_t i = half; i > 1; --i)
        order.push_back(ranked[i - 1]);
    order.insert(order.end(), end, ranked.end());
    return order;
}

/// Takes the bye out of `ranked`.
std::size_t take_bye(const SwissTable& table, const Matching& whole,
                     std::vector<std::size_t>& ranked) {
    int fewest = table.byes[ranked.front()];
    for (const std::size_t each : ranked)
        fewest = std::min(fewest, table.byes[each]);
    std::size_t best = nobody;
    std::size_t best_unmatched = nobody;
    for (auto each = ranked.rbegin(); each != ranked.rend() && best_unmatched != 0; ++each) {
        if (table.byes[*each] != fewest)
            continue;
        Matching without = whole;
        without.remove(*each);
        if (best == nobody || without.unmatched() < best_unmatched) {
            best = *each;
            best_unmatched = without.unmatched();
        }
    }
    ranked.erase(std::find(ranked.begin(), ranked.end(), best));
    return best;
}

} // namespace

SwissRound swiss_round(const SwissTable& table) {
    SwissRound round;
    std::vector<std::size_t> ranked(table.half_points.size());
    std::iota(ranked.begin(), ranked.end(), std::size_t{0});
    std::stable_sort(ranked.begin(), ranked.end(), [&](std::size_t a, std::size_t b) {
        return table.half_points[a] > table.half_points[b];
    });
    const Graph graph = new_pairs(table);
    Matching rest(graph);
    if (ranked.size() % 2 == 1) {
        round.bye = take_bye(table, rest, ranked);
        rest.remove(*round.bye);
    }
    // Any two without a mate can be paired by a rematch, so half of the unmatched is how many
    // rematches there have to be.
    std::size_t rematches = rest.unmatched() / 2;
    while (!ranked.empty()) {
        const std::size_t top = ranked.front();
        for (const std::size_t opponent : preferred(table, ranked)) {
            const std::size_t cost = graph[top][opponent] != 0 ? 0 : 1;
            if (cost > rematches)
                continue;
            Matching after = rest;
            after.remove(top);
            after.remove(opponent);
            if (after.unmatched() / 2 + cost > rematches)
                continue;
            round.pairs.emplace_back(top, opponent);
            rematches -= cost;
            rest = std::move(after);
            ranked.erase(std::find(ranked.begin(), ranked.end(), opponent));
            break;
        }
        ranked.erase(ranked.begin());
    }
    return round;
}

} // namespace loggia::tournament
