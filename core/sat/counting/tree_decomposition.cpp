#include "core/sat/counting/tree_decomposition.hpp"

#include <queue>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <iterator>
#include <utility>

namespace loggia::sat {

namespace {

constexpr std::uint32_t none = UINT32_MAX;

/// Which atoms stand in a clause together: by atom, rising.
std::vector<std::vector<std::uint32_t>> neighbours_of(const CountingProblem& problem) {
    std::vector<std::vector<std::uint32_t>> neighbours(problem.atoms);
    for (const auto& clause : problem.clauses)
        for (const auto one : clause)
            for (const auto other : clause)
                if (one != other)
                    neighbours[one / 2].push_back(other / 2);
    for (auto& list : neighbours) {
        std::sort(list.begin(), list.end());
        list.erase(std::unique(list.begin(), list.end()), list.end());
    }
    return neighbours;
}

/// An elimination of all atoms: a bag for each, and the tree that they make.
struct Elimination {
    std::vector<std::uint32_t> order;
    std::vector<std::vector<std::uint32_t>> bags; ///< By atom: what it hung together with then.
    std::vector<std::uint32_t> parents;           ///< By atom; of the last one of a part none.
    std::size_t width = 0;
};

/// False where a bag gets too large, or when stopped.
bool eliminate(std::vector<std::vector<std::uint32_t>> neighbours, std::size_t widest,
               const Control& control, Elimination& result) {
    using Entry = std::pair<std::size_t, std::uint32_t>; // degree, atom
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> queue;
    std::vector<std::size_t> degrees(neighbours.size());
    for (std::uint32_t atom = 0; atom < neighbours.size(); ++atom) {
        degrees[atom] = neighbours[atom].size();
        queue.emplace(degrees[atom], atom);
    }
    std::vector<char> is_gone(neighbours.size()); // may still stand in lists of neighbours
    const auto is_gone_or = [&](std::uint32_t other) {
        return
            [&is_gone, other](std::uint32_t each) { return each == other || is_gone[each] != 0; };
    };
    std::vector<std::uint32_t> merged;
    while (!queue.empty()) {
        const auto [degree, atom] = queue.top();
        queue.pop();
        if (is_gone[atom] != 0 || degree != degrees[atom])
            continue; // out of date
        if (degree > widest || control.stop_requested())
            return false;
        is_gone[atom] = 1;
        result.order.push_back(atom);
        result.width = std::max(result.width, degree);
        std::vector<std::uint32_t> bag = std::exchange(neighbours[atom], {});
        std::erase_if(bag, is_gone_or(atom));
        if (bag.size() == 1) // a leaf, of which a hub may have many thousands
            queue.emplace(--degrees[bag[0]], bag[0]);
        for (std::size_t i = 0; i < bag.size() && bag.size() > 1; ++i) {
            auto& list = neighbours[bag[i]];
            merged.clear();
            std::set_union(list.begin(), list.end(), bag.begin(), bag.end(),
                           std::back_inserter(merged));
            std::erase_if(merged, is_gone_or(bag[i]));
            list.assign(merged.begin(), merged.end());
            degrees[bag[i]] = list.size();
            queue.emplace(list.size(), bag[i]);
        }
        result.bags[atom] = std::move(bag);
    }
    return true;
}

/// The bags' tree: the parent of an atom is whichever atom of its bag goes first.
void connect(Elimination& elimination) {
    std::vector<std::size_t> places(elimination.parents.size());
    for (std::size_t i = 0; i < elimination.order.size(); ++i)
        places[elimination.order[i]] = i;
    for (const std::uint32_t atom : elimination.order) {
        const auto& bag = elimination.bags[atom];
        const auto first =
            std::min_element(bag.begin(), bag.end(), [&](std::uint32_t a, std::uint32_t b) {
                return places[a] < places[b];
            });
        elimination.parents[atom] = first == bag.end() ? none : *first;
    }
}

/// The atom whose removal from the tree leaves the smallest parts; of the largest tree.
std::uint32_t centroid_of(const Elimination& elimination) {
    std::vector<std::size_t> sizes(elimination.parents.size(), 1);
    std::vector<std::size_t> largest(elimination.parents.size());
    for (const std::uint32_t atom : elimination.order)
        if (const std::uint32_t parent = elimination.parents[atom]; parent != none) {
            sizes[parent] += sizes[atom];
            largest[parent] = std::max(largest[parent], sizes[atom]);
        }
    std::vector<std::size_t> whole = sizes; // of the tree that the atom is in
    for (auto atom = elimination.order.rbegin(); atom != elimination.order.rend(); ++atom)
        if (const std::uint32_t parent = elimination.parents[*atom]; parent != none)
            whole[*atom] = whole[parent];
    return *std::min_element(elimination.order.begin(), elimination.order.end(),
                             [&](std::uint32_t a, std::uint32_t b) {
                                 if (whole[a] != whole[b])
                                     return whole[a] > whole[b];
                                 return std::max(largest[a], whole[a] - sizes[a]) <
                                        std::max(largest[b], whole[b] - sizes[b]);
                             });
}

/// The tree of the bags, by atom.
std::vector<std::vector<std::uint32_t>> tree_of(const Elimination& elimination) {
    std::vector<std::vector<std::uint32_t>> adjacent(elimination.parents.size());
    for (std::uint32_t atom = 0; atom < adjacent.size(); ++atom)
        if (const std::uint32_t parent = elimination.parents[atom]; parent != none) {
            adjacent[atom].push_back(parent);
            adjacent[parent].push_back(atom);
        }
    return adjacent;
}

/// By atom: the least number among those of the bags that hold it.
std::vector<std::uint32_t> least_of_bags(const Elimination& elimination,
                                         const std::vector<std::uint32_t>& numbers) {
    std::vector<std::uint32_t> least = numbers;
    for (std::uint32_t atom = 0; atom < numbers.size(); ++atom)
        for (const std::uint32_t other : elimination.bags[atom])
            least[other] = std::min(least[other], numbers[atom]);
    return least;
}

/// By atom: how often the tree is halved, each part at its own centroid, until a bag that holds the
/// atom is a centroid. Takes as many steps as the tree has bags, for each level.
std::vector<std::uint32_t> halvings_of(const Elimination& elimination) {
    const auto adjacent = tree_of(elimination);
    std::vector<std::uint32_t> levels(adjacent.size(), none);
    std::vector<std::uint32_t> parents(adjacent.size());
    std::vector<std::uint32_t> sizes(adjacent.size());
    std::vector<std::uint32_t> part;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> open; // a bag of a part, its level
    const auto halve = [&](std::uint32_t first, std::uint32_t level) {
        part.assign(1, first);
        parents[first] = none;
        for (std::size_t i = 0; i < part.size(); ++i) { // which grows meanwhile
            sizes[part[i]] = 1;
            for (const std::uint32_t other : adjacent[part[i]])
                if (levels[other] == none && other != parents[part[i]]) {
                    parents[other] = part[i];
                    part.push_back(other);
                }
        }
        std::uint32_t centroid = first;
        for (std::size_t i = part.size(); i-- > 0;) {
            const std::uint32_t bag = part[i];
            if (2 * std::size_t{sizes[bag]} >= part.size()) {
                centroid = bag; // the lowest one with half of the part below it
                break;
            }
            if (parents[bag] != none)
                sizes[parents[bag]] += sizes[bag];
        }
        levels[centroid] = level;
        for (const std::uint32_t other : adjacent[centroid])
            if (levels[other] == none)
                open.emplace_back(other, level + 1);
    };
    for (std::uint32_t atom = 0; atom < adjacent.size(); ++atom) {
        if (levels[atom] != none)
            continue;
        open.emplace_back(atom, 0);
        while (!open.empty()) {
            const auto [first, level] = open.back();
            open.pop_back();
            halve(first, level);
        }
    }
    return least_of_bags(elimination, levels);
}

/// By atom: the steps in the tree from the root to the nearest bag that holds it.
std::vector<std::uint32_t> depths_of(const Elimination& elimination, std::uint32_t centroid) {
    const std::size_t atoms = elimination.parents.size();
    const auto adjacent = tree_of(elimination);
    std::vector<std::uint32_t> steps(atoms, none);
    std::vector<std::uint32_t> queue;
    const auto walk = [&](std::uint32_t root) {
        std::size_t next = queue.size();
        steps[root] = 0;
        queue.push_back(root);
        for (; next < queue.size(); ++next)
            for (const std::uint32_t other : adjacent[queue[next]])
                if (steps[other] == none) {
                    steps[other] = steps[queue[next]] + 1;
                    queue.push_back(other);
                }
    };
    walk(centroid);
    for (std::size_t i = elimination.order.size(); i-- > 0;)
        if (const std::uint32_t atom = elimination.order[i]; steps[atom] == none)
            walk(atom);
    return least_of_bags(elimination, steps);
}

} // namespace

DecompositionDepths decomposition_depths(const CountingProblem& problem, const Control& control) {
    constexpr std::size_t most_pairs = 20'000'000;
    constexpr std::size_t widest = 300;
    DecompositionDepths result;
    std::size_t pairs = 0;
    for (const auto& clause : problem.clauses)
        pairs += clause.size() * clause.size();
    if (problem.atoms == 0 || pairs > most_pairs)
        return result;
    Elimination elimination;
    elimination.bags.resize(problem.atoms);
    elimination.parents.assign(problem.atoms, none);
    if (!eliminate(neighbours_of(problem), widest, control, elimination))
        return result;
    connect(elimination);
    auto depths = depths_of(elimination, centroid_of(elimination));
    std::uint32_t deepest = *std::max_element(depths.begin(), depths.end());
    // From the root on, a long chain would lose an atom at a time and be copied as often.
    constexpr std::size_t narrow = 3;
    constexpr std::uint32_t deep = 1000;
    if (elimination.width <= narrow && deepest > deep) {
        depths = halvings_of(elimination);
        deepest = *std::max_element(depths.begin(), depths.end());
    }
    for (const std::uint32_t depth : depths)
        result.depths.push_back(static_cast<double>(depth) / std::max(1U, deepest));
    result.width = elimination.width;
    return result;
}

} // namespace loggia::sat
