#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace loggia::sat {

/// Variables by activity, the most active first: VSIDS (Moskewicz et al. 2001) with exponential
/// growth of the bump instead of decay, as a binary heap (MiniSat).
class ActivityHeap {
public:
    void resize(std::size_t variables) {
        const std::size_t before = activity_.size();
        activity_.resize(variables, 0);
        place_.resize(variables, -1);
        for (std::size_t v = before; v < variables; ++v)
            insert(static_cast<std::uint32_t>(v));
    }
    [[nodiscard]] bool empty() const noexcept { return heap_.empty(); }
    [[nodiscard]] std::uint32_t top() const noexcept { return heap_[0]; }
    [[nodiscard]] bool contains(std::uint32_t v) const noexcept { return place_[v] >= 0; }
    [[nodiscard]] double activity(std::uint32_t v) const noexcept { return activity_[v]; }

    void insert(std::uint32_t v) {
        if (contains(v))
            return;
        place_[v] = static_cast<std::int32_t>(heap_.size());
        heap_.push_back(v);
        up(heap_.size() - 1);
    }
    void pop() {
        place_[heap_[0]] = -1;
        const std::uint32_t last = heap_.back();
        heap_.pop_back();
        if (heap_.empty())
            return;
        heap_[0] = last;
        place_[last] = 0;
        down(0);
    }
    void bump(std::uint32_t v) {
        if ((activity_[v] += increment_) > 1e150)
            rescale();
        if (contains(v))
            up(static_cast<std::size_t>(place_[v]));
    }
    /// Everything bumped before counts less by this factor.
    void decay(double factor) { increment_ /= factor; }

private:
    [[nodiscard]] bool before(std::uint32_t a, std::uint32_t b) const noexcept {
        return activity_[a] > activity_[b] || (activity_[a] == activity_[b] && a < b);
    }
    void put(std::size_t i, std::uint32_t v) {
        heap_[i] = v;
        place_[v] = static_cast<std::int32_t>(i);
    }
    void up(std::size_t i) {
        const std::uint32_t v = heap_[i];
        while (i > 0 && before(v, heap_[(i - 1) / 2])) {
            put(i, heap_[(i - 1) / 2]);
            i = (i - 1) / 2;
        }
        put(i, v);
    }
    void down(std::size_t i) {
        const std::uint32_t v = heap_[i];
        for (std::size_t child = 2 * i + 1; child < heap_.size(); child = 2 * i + 1) {
            if (child + 1 < heap_.size() && before(heap_[child + 1], heap_[child]))
                ++child;
            if (!before(heap_[child], v))
                break;
            put(i, heap_[child]);
            i = child;
        }
        put(i, v);
    }
    void rescale() {
        for (double& a : activity_)
            a *= 1e-150;
        increment_ *= 1e-150;
    }

    std::vector<double> activity_;
    std::vector<std::int32_t> place_;
    std::vector<std::uint32_t> heap_;
    double increment_ = 1;
};

/// Variables by when they were last in a conflict, the latest first: VMTF (Ryan 2004) as a doubly
/// linked list with a pointer behind which everything is assigned (Biere, Fröhlich 2015).
class MoveToFront {
public:
    static constexpr std::uint32_t none = UINT32_MAX;

    void resize(std::size_t variables) {
        const std::size_t before = links_.size();
        links_.resize(variables);
        for (std::size_t v = before; v < variables; ++v)
            append(static_cast<std::uint32_t>(v));
        if (before < variables)
            search_ = last_;
    }
    [[nodiscard]] std::uint64_t stamp(std::uint32_t v) const noexcept { return links_[v].stamp; }

    /// `v` became unassigned.
    void released(std::uint32_t v) noexcept {
        if (links_[v].stamp > links_[search_].stamp)
            search_ = v;
    }
    /// `v` has to be assigned.
    void move_to_front(std::uint32_t v) {
        if (links_[v].next == none)
            return;
        Link& link = links_[v];
        if (search_ == v)
            search_ = link.previous != none ? link.previous : link.next;
        (link.previous == none ? first_ : links_[link.previous].next) = link.next;
        links_[link.next].previous = link.previous;
        append(v);
    }
    /// The latest variable for which `unassigned` holds; none where there is none.
    template <class Predicate>
    std::uint32_t pick(Predicate unassigned) {
        std::uint32_t v = search_;
        while (v != none && !unassigned(v))
            v = links_[v].previous;
        if (v != none)
            search_ = v;
        return v;
    }

private:
    struct Link {
        std::uint32_t previous = none;
        std::uint32_t next = none;
        std::uint64_t stamp = 0;
    };

    void append(std::uint32_t v) {
        links_[v] = {last_, none, ++stamps_};
        (last_ == none ? first_ : links_[last_].next) = v;
        last_ = v;
    }

    std::vector<Link> links_;
    std::uint32_t first_ = none;
    std::uint32_t last_ = none;
    std::uint32_t search_ = none;
    std::uint64_t stamps_ = 0;
};

} // namespace loggia::sat
