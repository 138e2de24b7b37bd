#include "core/ladr/models/canonical_form.hpp"

#include <algorithm>
#include <numeric>
#include <span>
#include <utility>

// NOLINTBEGIN(misc-no-recursion): no deeper than there are elements
namespace loggia::ladr {

namespace {

using Colors = std::vector<int>;
using Permutation = std::vector<int>;

std::uint64_t mixed(std::uint64_t a, std::uint64_t b) noexcept {
    std::uint64_t x = (a ^ (b + 0x9E3779B97F4A7C15ULL)) * 0xBF58476D1CE4E5B9ULL;
    x ^= x >> 29U;
    x *= 0x94D049BB133111EBULL;
    return x ^ (x >> 32U);
}

class Canonizer {
public:
    Canonizer(const Interpretation& interpretation, int fixed, const Control& control)
        : model_(interpretation), size_(static_cast<std::size_t>(interpretation.size)),
          fixed_(fixed), control_(control) {}

    CanonicalForm run() {
        Colors colors(size_);
        for (std::size_t i = 0; i < size_; ++i) // fixed elements have a colour each
            colors[i] = std::min(static_cast<int>(i), fixed_);
        refine(colors);
        explore(colors, true);
        form_.complete = !stopped_;
        return std::move(form_);
    }

private:
    /// Refines the colours by the cells in which an element occurs, until nothing changes. Colours
    /// are 0, 1, ...; a colour is split in an order that does not depend on names.
    void refine(Colors& colors) const {
        int count = 1 + *std::max_element(colors.begin(), colors.end());
        for (;;) {
            std::vector<std::uint64_t> seen(size_);
            for (std::size_t i = 0; i < model_.operations.size(); ++i)
                look_at(model_.operations[i], i, colors, seen);
            std::vector<std::pair<int, std::uint64_t>> keys;
            for (std::size_t i = 0; i < size_; ++i)
                keys.emplace_back(colors[i], seen[i]);
            auto sorted = keys;
            std::sort(sorted.begin(), sorted.end());
            sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
            const int finer = static_cast<int>(sorted.size());
            for (std::size_t i = 0; i < size_; ++i)
                colors[i] = static_cast<int>(
                    std::lower_bound(sorted.begin(), sorted.end(), keys[i]) - sorted.begin());
            if (finer == count)
                return;
            count = finer;
        }
    }

    void look_at(const Interpretation::Operation& operation, std::size_t number,
                 const Colors& colors, std::vector<std::uint64_t>& seen) const {
        std::vector<int> at(static_cast<std::size_t>(operation.arity));
        for (const int value : operation.table) {
            const auto result = static_cast<std::size_t>(value);
            std::uint64_t kind = mixed(
                number, static_cast<std::uint64_t>(operation.is_relation ? value : colors[result]));
            for (const int argument : at)
                kind = mixed(
                    kind, static_cast<std::uint64_t>(colors[static_cast<std::size_t>(argument)]));
            for (std::size_t i = 0; i < at.size(); ++i)
                seen[static_cast<std::size_t>(at[i])] += mixed(kind, i);
            if (!operation.is_relation)
                seen[result] += mixed(kind, at.size());
            for (std::size_t i = at.size(); i > 0; --i) { // counts up
                if (++at[i - 1] < model_.size)
                    break;
                at[i - 1] = 0;
            }
        }
    }

    /// The elements of the first colour that several have.
    [[nodiscard]] std::vector<int> first_class(const Colors& colors) const {
        std::vector<int> counts(size_);
        for (const int color : colors)
            ++counts[static_cast<std::size_t>(color)];
        const auto several =
            std::find_if(counts.begin(), counts.end(), [](int n) { return n > 1; });
        std::vector<int> members;
        for (std::size_t i = 0; i < size_ && several != counts.end(); ++i)
            if (colors[i] == several - counts.begin())
                members.push_back(static_cast<int>(i));
        return members;
    }

    /// Searches all ways to individualise elements, except those equivalent under a known
    /// automorphism.
    void explore(const Colors& colors, bool is_first) {
        if (stopped_ || control_.stop_requested()) {
            stopped_ = true;
            return;
        }
        const std::vector<int> members = first_class(colors);
        if (members.empty())
            return take(colors);
        for (std::size_t i = 0; i < members.size(); ++i) {
            if (i > 0) {
                const std::vector<int> orbit = orbits();
                const auto met = [&](int other) {
                    return orbit[static_cast<std::size_t>(other)] ==
                           orbit[static_cast<std::size_t>(members[i])];
                };
                if (std::any_of(members.begin(), members.begin() + static_cast<std::ptrdiff_t>(i),
                                met))
                    continue;
            }
            Colors next = colors;
            const int color = colors[static_cast<std::size_t>(members[i])];
            for (int& c : next)
                c += c >= color ? 1 : 0;
            next[static_cast<std::size_t>(members[i])] = color;
            refine(next);
            path_.push_back(members[i]);
            explore(next, is_first && i == 0);
            path_.pop_back();
        }
        if (is_first) {
            const std::vector<int> orbit = orbits();
            const int mine = orbit[static_cast<std::size_t>(members[0])];
            form_.orbits.push_back(static_cast<int>(std::count(orbit.begin(), orbit.end(), mine)));
        }
    }

    /// By element: its orbit under the known automorphisms that fix the path.
    [[nodiscard]] std::vector<int> orbits() const {
        std::vector<int> parent(size_);
        std::iota(parent.begin(), parent.end(), 0);
        const auto root = [&](int i) {
            while (parent[static_cast<std::size_t>(i)] != i)
                i = parent[static_cast<std::size_t>(i)];
            return i;
        };
        for (const Permutation& automorphism : automorphisms_) {
            const auto is_fixed = [&](int i) {
                return automorphism[static_cast<std::size_t>(i)] == i;
            };
            if (!std::all_of(path_.begin(), path_.end(), is_fixed))
                continue;
            for (std::size_t i = 0; i < size_; ++i)
                parent[static_cast<std::size_t>(root(static_cast<int>(i)))] = root(automorphism[i]);
        }
        std::vector<int> result(size_);
        for (std::size_t i = 0; i < size_; ++i)
            result[i] = root(static_cast<int>(i));
        return result;
    }

    /// All colours differ: they are the new names.
    void take(const Colors& names) {
        std::string tables = renamed(names);
        if (first_names_.empty()) { // `first_` may be: without operations
            first_ = tables;
            first_names_ = best_names_ = names;
            form_.tables = std::move(tables);
            return;
        }
        if (tables == first_)
            note_automorphism(names, first_names_);
        else if (tables == form_.tables)
            note_automorphism(names, best_names_);
        else if (tables < form_.tables) {
            form_.tables = std::move(tables);
            best_names_ = names;
        }
    }

    void note_automorphism(const Colors& names, const Colors& others) {
        Permutation element(size_);
        for (std::size_t i = 0; i < size_; ++i)
            element[static_cast<std::size_t>(others[i])] = static_cast<int>(i);
        Permutation automorphism(size_);
        for (std::size_t i = 0; i < size_; ++i)
            automorphism[i] = element[static_cast<std::size_t>(names[i])];
        automorphisms_.push_back(std::move(automorphism));
    }

    [[nodiscard]] std::string renamed(const Colors& names) const {
        std::string all;
        for (const auto& operation : model_.operations) {
            const std::size_t first = all.size();
            all.resize(first + operation.table.size());
            std::vector<int> at(static_cast<std::size_t>(operation.arity));
            for (const int value : operation.table) {
                std::size_t entry = 0;
                for (const int argument : at)
                    entry = entry * size_ +
                            static_cast<std::size_t>(names[static_cast<std::size_t>(argument)]);
                all[first + entry] = static_cast<char>(
                    operation.is_relation ? value : names[static_cast<std::size_t>(value)]);
                for (std::size_t i = at.size(); i > 0; --i) { // counts up
                    if (++at[i - 1] < model_.size)
                        break;
                    at[i - 1] = 0;
                }
            }
        }
        return all;
    }

    const Interpretation& model_;
    std::size_t size_;
    int fixed_;
    const Control& control_;
    CanonicalForm form_;
    std::string first_;
    Colors first_names_;
    Colors best_names_;
    std::vector<int> path_; ///< the elements individualised so far
    std::vector<Permutation> automorphisms_;
    bool stopped_ = false;
};

} // namespace

CanonicalForm canonical_form(const Interpretation& interpretation, int fixed,
                             const Control& control) {
    return Canonizer(interpretation, fixed, control).run();
}

} // namespace loggia::ladr
// NOLINTEND(misc-no-recursion)
