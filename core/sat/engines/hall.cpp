#include "core/sat/engines/hall.hpp"

#include <algorithm>

namespace loggia::sat {

namespace {

class HallMatching {
public:
    HallMatching(std::span<const std::vector<std::uint32_t>> neighbours, std::size_t right,
                 const Control& control)
        : neighbours_(neighbours), control_(control), partner_(neighbours.size(), none),
          back_(right, none), distance_(neighbours.size()), next_(neighbours.size()) {}

    /// False when stopped.
    bool complete() {
        while (layer()) {
            std::fill(next_.begin(), next_.end(), std::size_t{0});
            for (std::size_t left = 0; left < neighbours_.size() && !stopped(); ++left)
                if (partner_[left] == none)
                    augment(left);
            if (stopped_)
                return false;
        }
        return !stopped_;
    }

    /// Whoever competes with one who was left alone.
    [[nodiscard]] HallViolator violator() const {
        const auto alone = std::find(partner_.begin(), partner_.end(), none);
        HallViolator result;
        if (alone == partner_.end())
            return result;
        std::vector<bool> seen(back_.size(), false);
        result.left.push_back(static_cast<std::size_t>(alone - partner_.begin()));
        for (std::size_t i = 0; i < result.left.size(); ++i)
            for (const std::uint32_t right : neighbours_[result.left[i]])
                if (!seen[right]) {
                    seen[right] = true;
                    result.right.push_back(right);
                    result.left.push_back(back_[right]);
                }
        std::sort(result.left.begin(), result.left.end());
        std::sort(result.right.begin(), result.right.end());
        return result;
    }

private:
    static constexpr std::size_t none = SIZE_MAX;

    [[nodiscard]] bool stopped() {
        constexpr std::uint64_t poll_interval = 1 << 12;
        stopped_ = stopped_ || (++polls_ % poll_interval == 1 && control_.stop_requested());
        return stopped_;
    }

    /// Distances along alternating paths from those who are alone; whether one of them ends at
    /// somebody free on the right.
    bool layer() {
        std::vector<std::size_t> queue;
        std::fill(distance_.begin(), distance_.end(), none);
        for (std::size_t left = 0; left < neighbours_.size(); ++left)
            if (partner_[left] == none) {
                distance_[left] = 0;
                queue.push_back(left);
            }
        bool reached = false;
        for (std::size_t i = 0; i < queue.size() && !stopped(); ++i)
            for (const std::uint32_t right : neighbours_[queue[i]]) {
                const std::size_t left = back_[right];
                if (left == none)
                    reached = true;
                else if (distance_[left] == none) {
                    distance_[left] = distance_[queue[i]] + 1;
                    queue.push_back(left);
                }
            }
        return reached && !stopped_;
    }

    /// Goes down the layers, without recursion, to somebody free, and changes partners on the way.
    void augment(std::size_t start) {
        std::vector<std::size_t> path{start};
        while (!path.empty() && !stopped()) {
            const std::size_t left = path.back();
            if (next_[left] == neighbours_[left].size()) {
                distance_[left] = none; // leads nowhere
                path.pop_back();
                if (!path.empty())
                    ++next_[path.back()];
                continue;
            }
            const std::uint32_t right = neighbours_[left][next_[left]];
            const std::size_t rival = back_[right];
            if (rival == none) {
                for (const std::size_t each : path) {
                    partner_[each] = neighbours_[each][next_[each]];
                    back_[partner_[each]] = each;
                }
                return;
            }
            if (distance_[rival] == distance_[left] + 1 && distance_[rival] != none)
                path.push_back(rival);
            else
                ++next_[left];
        }
    }

    std::span<const std::vector<std::uint32_t>> neighbours_;
    const Control& control_;
    std::vector<std::size_t> partner_;  ///< by left
    std::vector<std::size_t> back_;     ///< by right
    std::vector<std::size_t> distance_; ///< by left
    std::vector<std::size_t> next_;     ///< by left: the neighbour to be tried
    std::uint64_t polls_ = 0;
    bool stopped_ = false;
};

} // namespace

HallViolator find_hall_violator(std::span<const std::vector<std::uint32_t>> neighbours,
                                std::size_t right, const Control& control) {
    HallMatching matching(neighbours, right, control);
    return matching.complete() ? matching.violator() : HallViolator{};
}

} // namespace loggia::sat
