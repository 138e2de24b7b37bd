#include "ui/pathfinding/race/limit_tree.hpp"

#include "ui/pathfinding/maze/path_words.hpp"
#include "ui/pathfinding/race/road_scene.hpp"

#include <algorithm>
#include <utility>

namespace loggia::ui {

using pathfinding::Cost;
using pathfinding::Event;
using pathfinding::EventKind;
using pathfinding::infinite_cost;
using pathfinding::State;

namespace {

/// What the search knows about a state through the best path to it.
struct KnownState {
    Cost cost = infinite_cost;
    Cost value = 0;
    State from = pathfinding::no_state;
};

struct LimitChild {
    State state = pathfinding::no_state;
    Cost cost = 0;
    Cost value = 0;
};

struct LimitFrame {
    State state = pathfinding::no_state;
    Cost value = 0;
    Cost limit = infinite_cost;
    std::vector<LimitChild> children;
};

/// Events that are followed: some 30 ms. The tree of a search that is longer has long been too
/// large.
constexpr std::size_t longest_replay = 100'000;

/// Goes through the events as the search did.
class LimitReplay {
public:
    explicit LimitReplay(const SearchRecording& recording)
        : recording_(recording),
          remembers_(recording.question().algorithm == pathfinding::Algorithm::rbfs_memory),
          known_(recording.states()) {}

    void play(const Event& event) {
        switch (event.kind()) {
        case EventKind::expand:
            return expand(event.state());
        case EventKind::generate:
            return generate(event.state());
        case EventKind::leave:
            return leave();
        case EventKind::goal:
            goal_ = event.state();
            return;
        case EventKind::cut:
        case EventKind::iteration:
        case EventKind::meet:
        case EventKind::look:
            return;
        }
    }

    [[nodiscard]] LimitTree tree(std::size_t most) const {
        LimitTree tree;
        std::vector<LimitNode>& nodes = tree.nodes;
        if (path_.empty())
            return tree;
        nodes.push_back(
            {path_.front().state, -1, path_.front().value, path_.front().limit, false, false});
        int parent = 0;
        for (std::size_t i = 0; i < path_.size(); ++i) {
            int next = -1;
            for (const LimitChild& child : path_[i].children) {
                if (isSuperseded(child))
                    continue;
                if (nodes.size() == most)
                    return {{}, true};
                LimitNode node{child.state, parent, child.value, std::nullopt, false, false};
                if (i + 1 < path_.size() && path_[i + 1].state == child.state) {
                    node.limit = path_[i + 1].limit;
                    next = static_cast<int>(nodes.size());
                }
                node.goal = i + 1 == path_.size() && child.state == goal_;
                nodes.push_back(node);
            }
            if (next < 0) {
                nodes[static_cast<std::size_t>(parent)].current = true;
                break;
            }
            parent = next;
        }
        return tree;
    }

private:
    KnownState& known(State state) {
        if (state >= known_.size())
            known_.resize(std::size_t{state} + 1);
        return known_[state];
    }

    /// A cheaper path to it was found through another state, to which it has belonged since: behind
    /// this one the search does not look for it any more.
    [[nodiscard]] bool isSuperseded(const LimitChild& child) const {
        return remembers_ && known_[child.state].cost < child.cost;
    }
    [[nodiscard]] Cost valueOf(const LimitChild& child) const {
        return isSuperseded(child) ? infinite_cost : child.value;
    }

    void expand(State state) {
        LimitFrame frame;
        frame.state = state;
        if (path_.empty()) {
            known(state).cost = 0;
            frame.value = recording_.heuristicValue(state);
        } else {
            const LimitFrame& top = path_.back();
            Cost alternative = infinite_cost;
            for (const LimitChild& child : top.children)
                if (child.state == state) {
                    frame.value = child.value;
                    known(state).cost = child.cost; // by the path, where nothing is remembered
                } else
                    alternative = std::min(alternative, valueOf(child));
            frame.limit = std::min(top.limit, alternative);
        }
        path_.push_back(std::move(frame));
    }

    void generate(State state) {
        if (path_.empty())
            return;
        LimitFrame& top = path_.back();
        const Cost cost = known(top.state).cost + recording_.stepCost(top.state, state);
        KnownState& there = known(state);
        if (cost < there.cost || !remembers_)
            there = {cost, cost + recording_.heuristicValue(state), top.state};
        there.value = std::max(there.value, top.value);
        top.children.push_back({state, cost, there.value});
    }

    void leave() {
        if (path_.empty())
            return;
        Cost value = infinite_cost;
        for (const LimitChild& child : path_.back().children)
            value = std::min(value, valueOf(child));
        const State state = path_.back().state;
        known(state).value = value;
        path_.pop_back();
        if (path_.empty())
            return;
        for (LimitChild& child : path_.back().children)
            if (child.state == state)
                child.value = value;
    }

    const SearchRecording& recording_;
    bool remembers_; ///< the best path to each state, and the value backed up to it
    std::vector<KnownState> known_;
    std::vector<LimitFrame> path_;
    State goal_ = pathfinding::no_state;
};

} // namespace

LimitTree limitTree(const SearchRecording& recording, std::size_t most) {
    if (!isRbfs(recording.question().algorithm) || !recording.fault().isEmpty())
        return {};
    const std::size_t end = recording.eventsNow().second;
    if (end > longest_replay)
        return {{}, true};
    LimitReplay replay(recording);
    for (std::size_t i = 0; i < end; ++i)
        replay.play(recording.result().trace.events[i]);
    return replay.tree(most);
}

TreeModelData limitTreeData(const SearchRecording& recording) {
    TreeModelData data;
    data.name = PathWords::tr("Values and limits of recursive best-first search");
    const auto [nodes, too_large] = limitTree(recording);
    if (too_large) {
        TreeNode instead;
        instead.name = PathWords::tr("The tree is too large to show at this step.");
        instead.label = instead.name;
        instead.shape = NodeShape::box;
        data.nodes.push_back(std::move(instead));
        return data;
    }
    const auto text = [&recording](Cost cost) { return costText(cost, recording.unit()); };
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const LimitNode& node = nodes[i];
        TreeNode made;
        const QString name = recording.nameOf(node.state);
        made.label =
            node.limit
                ? PathWords::tr("%1 %2 \u2264 %3").arg(name, text(node.value), text(*node.limit))
                : PathWords::tr("%1 %2").arg(name, text(node.value));
        made.name = node.limit ? PathWords::tr("%1, value %2, limit %3")
                                     .arg(name, text(node.value), text(*node.limit))
                               : PathWords::tr("%1, value %2").arg(name, text(node.value));
        made.tooltip = made.name;
        made.shape = NodeShape::box;
        // As on the map beside it.
        const bool is_on_path = node.limit.has_value() || node.goal;
        made.tone = node.current || (recording.showsSolution() && is_on_path)
                        ? NodeTone::highlight
                        : toneOfTown(recording.markOf(node.state));
        if (node.goal)
            made.badge = QStringLiteral("G");
        if (node.parent >= 0)
            data.nodes[static_cast<std::size_t>(node.parent)].children.push_back(
                static_cast<int>(i));
        data.nodes.push_back(std::move(made));
    }
    return data;
}

} // namespace loggia::ui
