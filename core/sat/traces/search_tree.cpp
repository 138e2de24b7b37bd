#include "core/sat/traces/search_tree.hpp"

#include <algorithm>
#include <numeric>
#include <optional>

namespace loggia::sat {

namespace {

class TreeBuilder {
public:
    TreeBuilder(const Trace& trace, std::size_t most_nodes)
        : trace_(trace), most_nodes_(most_nodes) {
        tree_.nodes.push_back({SearchTree::Kind::root, 0, 0, 0});
        tree_.left_out.push_back(0);
        tree_.ended = trace.complete();
    }

    SearchTree build() {
        std::uint32_t level = 0;
        std::uint32_t learned = Event::none;
        for (std::uint32_t i = 0; i < trace_.size(); ++i) {
            const Event& event = trace_[i];
            if (event.level < level) {
                branch_.resize(event.level + 1);
                stand(i, branch_.back());
            }
            if (const auto kind = kind_of(event, level, learned))
                grow(i, *kind, event.level > level);
            if (event.kind == EventKind::learn)
                learned = event.clause;
            else if (event.assigns())
                learned = Event::none;
            level = event.level;
        }
        return std::move(tree_);
    }

private:
    using Kind = SearchTree::Kind;

    static std::optional<Kind> kind_of(const Event& event, std::uint32_t level,
                                       std::uint32_t learned) {
        if (event.kind == EventKind::conflict)
            return Kind::conflict;
        if (event.kind == EventKind::satisfiable)
            return Kind::model;
        if (event.kind == EventKind::flip)
            return Kind::turned;
        if (event.assigns() && event.level > level)
            return Kind::decision;
        if (event.kind == EventKind::propagate && event.clause == learned && learned != Event::none)
            return Kind::learned;
        return std::nullopt;
    }

    static bool is_end(Kind kind) { return kind == Kind::conflict || kind == Kind::model; }

    void grow(std::uint32_t event, Kind kind, bool opens_level) {
        if (tree_.nodes.size() >= most_nodes_) {
            tree_.complete = false;
            ++tree_.left_out[branch_.back()];
            if (opens_level && !is_end(kind))
                branch_.push_back(branch_.back());
            return;
        }
        const auto node = static_cast<std::uint32_t>(tree_.nodes.size());
        tree_.nodes.push_back({kind, trace_[event].literal, event, branch_.back()});
        tree_.left_out.push_back(0);
        if (is_end(kind))
            tree_.nodes.back().literal = 0;
        else if (opens_level)
            branch_.push_back(node);
        else
            branch_.back() = node;
        stand(event, node);
    }

    void stand(std::uint32_t event, std::uint32_t node) {
        if (tree_.path.back().first == event + 1)
            tree_.path.back().second = node;
        else
            tree_.path.emplace_back(event + 1, node);
    }

    const Trace& trace_;
    std::size_t most_nodes_;
    SearchTree tree_;
    std::vector<std::uint32_t> branch_{0}; ///< by level, the lowest node that is there
};

} // namespace

std::uint32_t SearchTree::at(std::size_t position) const {
    const auto after =
        std::upper_bound(path.begin(), path.end(), position,
                         [](std::size_t p, const auto& entry) { return p < entry.first; });
    return std::prev(after)->second;
}

std::size_t SearchTree::size() const {
    return std::accumulate(left_out.begin(), left_out.end(), nodes.size());
}

SearchTree search_tree(const Trace& trace, std::size_t most_nodes) {
    return TreeBuilder(trace, most_nodes).build();
}

} // namespace loggia::sat
