#include "core/ladr/models/cell_search.hpp"

#include "core/base/number_text.hpp"
#include "core/ladr/models/instantiate.hpp"
#include "core/ladr/models/least_check.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <numeric>
#include <tuple>

namespace loggia::ladr {

namespace {

class CellSearch {
public:
    CellSearch(const ClausalTheory& theory, int size, int greatest_element,
               const CellSearchOptions& options, const CellSink& sink, const Control& control)
        : theory_(theory), greatest_element_(greatest_element), options_(options), sink_(sink),
          control_(control), table_(shapes_of(theory), size, options.near_literals) {}

    CellSearchEnd run() {
        order_cells();
        switch (instantiate(theory_, table_, control_)) {
        case Instances::contradiction:
            return CellSearchEnd::complete;
        case Instances::too_many:
            return CellSearchEnd::too_many;
        case Instances::stopped:
            return CellSearchEnd::stopped;
        case Instances::complete:
            break;
        }
        return search();
    }

private:
    /// A decision and the values that are left to try.
    struct Decision {
        std::uint32_t place;
        int next;
        int last;
        int named; ///< greatest element named by decisions up to this cell
        std::size_t mark;
    };
    static constexpr std::uint32_t none = ~std::uint32_t{0};
    /// Of LeastCheck for a model, a tenth of a second or so.
    static constexpr std::uint64_t most_steps = 20'000'000;

    [[nodiscard]] bool is_skolem(std::size_t cell) const {
        return theory_.operations[table_.operation_of(cell)].is_skolem;
    }
    [[nodiscard]] bool is_late(std::size_t cell) const {
        return options_.skolems_last && is_skolem(cell);
    }
    [[nodiscard]] int greatest_coordinate(std::size_t cell) const {
        int greatest = -1;
        for (const int coordinate : table_.coordinates(cell))
            greatest = std::max(greatest, coordinate);
        return greatest;
    }

    void order_cells() {
        using Key = std::tuple<bool, int, std::size_t, int, std::uint32_t>;
        std::vector<Key> keys;
        for (std::uint32_t cell = 0; cell < table_.cells(); ++cell) {
            const auto coordinates = table_.coordinates(cell);
            if (options_.order == CellSearchOptions::Order::linear)
                keys.emplace_back(is_late(cell), 0, 0, 0, cell);
            else
                keys.emplace_back(is_late(cell), greatest_coordinate(cell),
                                  table_.operation_of(cell),
                                  std::accumulate(coordinates.begin(), coordinates.end(), 0), cell);
        }
        std::sort(keys.begin(), keys.end());
        std::vector<std::uint32_t> places(keys.size());
        for (std::uint32_t place = 0; place < keys.size(); ++place) {
            const std::uint32_t cell = std::get<4>(keys[place]);
            places[cell] = place;
            cells_.push_back(cell);
            reach_.push_back(static_cast<std::int16_t>(greatest_coordinate(cell)));
            early_ += std::get<0>(keys[place]) ? 0U : 1U;
        }
        table_.set_places(std::move(places));
        if (!options_.least_of_class)
            return;
        std::vector<std::uint32_t> named;
        for (const std::uint32_t cell : cells_)
            if (!is_skolem(cell))
                named.push_back(cell);
        least_.emplace(table_, std::move(named), *options_.least_of_class);
    }

    /// The first place in [from, to) with the highest score; none where all have values.
    [[nodiscard]] std::uint32_t best_place(std::size_t from, std::size_t to) const {
        const auto scores = table_.scores().subspan(from, to - from);
        if (!options_.most_crossed) {
            const auto open = std::find_if(scores.begin(), scores.end(),
                                           [](std::int16_t score) { return score >= 0; });
            return open == scores.end()
                       ? none
                       : static_cast<std::uint32_t>(
                             from + static_cast<std::size_t>(open - scores.begin()));
        }
        std::int16_t most = -1;
        for (const std::int16_t score : scores)
            most = std::max(most, score);
        if (most < 0)
            return none;
        return static_cast<std::uint32_t>(
            from + static_cast<std::size_t>(std::find(scores.begin(), scores.end(), most) -
                                            scores.begin()));
    }

    /// The end of the places from `from` to `to` whose coordinates are all at most `greatest`.
    [[nodiscard]] std::size_t band_end(std::size_t from, std::size_t to, int greatest) const {
        return static_cast<std::size_t>(
            std::upper_bound(reach_.begin() + static_cast<std::ptrdiff_t>(from),
                             reach_.begin() + static_cast<std::ptrdiff_t>(to), greatest,
                             [](int value, std::int16_t reach) { return value < reach; }) -
            reach_.begin());
    }

    [[nodiscard]] std::uint32_t select(std::size_t from, std::size_t to, int named) const {
        if (options_.order == CellSearchOptions::Order::linear)
            return best_place(from, to);
        if (options_.order == CellSearchOptions::Order::concentric_band)
            if (const auto place = best_place(from, band_end(from, to, named)); place != none)
                return place;
        const auto scores = table_.scores();
        std::size_t open = from;
        while (open < to && scores[open] < 0)
            ++open;
        return open == to ? none : best_place(open, band_end(open, to, reach_[open]));
    }

    /// Adds the next decision; false where there is no open cell.
    bool decide(int named) {
        std::uint32_t place = select(0, early_, named);
        if (place == none)
            place = select(early_, cells_.size(), named);
        if (place == none)
            return false;
        named = std::max(named, static_cast<int>(reach_[place]));
        const bool is_relation = theory_.operations[table_.operation_of(cells_[place])].is_relation;
        const int last = is_relation             ? 1
                         : options_.least_number ? std::min(named + 1, table_.size() - 1)
                                                 : table_.size() - 1;
        decisions_.push_back({place, 0, last, named, table_.mark()});
        return true;
    }

    CellSearchEnd search() {
        int named = greatest_element_;
        for (;;) {
            if (!decide(named)) {
                const auto verdict =
                    least_ ? least_->check(most_steps, control_) : LeastCheck::Verdict::open;
                if (verdict != LeastCheck::Verdict::not_least) {
                    ++models_;
                    if (!sink_(table_, verdict == LeastCheck::Verdict::least))
                        return CellSearchEnd::refused;
                    leave_skolems();
                }
            }
            if (!advance(named))
                return end_;
        }
    }

    /// Drops the decisions that only told Skolem functions.
    void leave_skolems() {
        const auto tells_skolem = [&] {
            return !decisions_.empty() && is_skolem(cells_[decisions_.back().place]);
        };
        while (options_.skolems_last && !decisions_.empty() && decisions_.back().place >= early_)
            decisions_.pop_back();
        while (options_.one_of_skolems && tells_skolem()) {
            table_.undo(decisions_.back().mark);
            for (std::uint32_t cell = 0; cell < table_.cells(); ++cell)
                if (table_.value(cell) < 0 && !is_skolem(cell))
                    return;
            decisions_.pop_back();
        }
    }

    /// Whether the table may still become the least of its class.
    [[nodiscard]] bool may_be_least() {
        constexpr std::uint64_t few_steps = 20'000;
        return !least_ || least_->check(few_steps, control_) != LeastCheck::Verdict::not_least;
    }

    /// Goes on to the next value of the last decision that does not fail at once; false at the end.
    bool advance(int& named) {
        while (!decisions_.empty()) {
            Decision& decision = decisions_.back();
            table_.undo(decision.mark);
            if (decision.next > decision.last) {
                decisions_.pop_back();
                continue;
            }
            if (is_over())
                return false;
            const int value = decision.next++;
            if (table_.assign_and_propagate(cells_[decision.place], value) && may_be_least()) {
                named = std::max(decision.named, value);
                return true;
            }
        }
        end_ = CellSearchEnd::complete;
        return false;
    }

    /// Tells how far the search is, some times a second.
    void report() {
        constexpr auto interval = std::chrono::milliseconds(100);
        const auto now = std::chrono::steady_clock::now();
        if (now - reported_ < interval)
            return;
        reported_ = now;
        control_.report(
            {-1, fmt::format("Domain size {}: {}, {}", table_.size(), counted(tried_, "assignment"),
                             counted(models_, "model"))});
    }

    bool is_over() {
        constexpr std::uint64_t poll_interval = 16;
        if (++tried_ == options_.long_decisions && models_ == 0 && options_.on_long)
            options_.on_long();
        if (tried_ % poll_interval == 0) {
            report();
            if (control_.stop_requested())
                end_ = CellSearchEnd::stopped;
            else if (options_.most_decisions > 0 && tried_ > options_.most_decisions)
                end_ = CellSearchEnd::limit;
            else
                return false;
            return true;
        }
        return false;
    }

    const ClausalTheory& theory_;
    int greatest_element_;
    CellSearchOptions options_;
    const CellSink& sink_;
    const Control& control_;
    CellTable table_;
    std::vector<std::uint32_t> cells_; ///< by place
    std::vector<std::int16_t> reach_;  ///< by place: the greatest coordinate
    std::size_t early_ = 0;            ///< places of all but the Skolem functions decided last
    std::vector<Decision> decisions_;
    std::optional<LeastCheck> least_;
    std::uint64_t tried_ = 0;
    std::uint64_t models_ = 0;
    std::chrono::steady_clock::time_point reported_ = std::chrono::steady_clock::now();
    CellSearchEnd end_ = CellSearchEnd::complete;
};

} // namespace

CellSearchEnd search_cells(const ClausalTheory& theory, int size, int greatest_element,
                           const CellSearchOptions& options, const CellSink& sink,
                           const Control& control) {
    constexpr int most_size = 255;
    constexpr int most_arity = 255;
    constexpr std::size_t most_operations = 65'535;
    const auto shapes = shapes_of(theory);
    const bool has_room =
        std::all_of(shapes.begin(), shapes.end(),
                    [](const CellTable::Shape& shape) { return shape.arity <= most_arity; });
    if (size > most_size || !has_room || shapes.size() > most_operations ||
        CellTable::cells_of(shapes, size) > CellTable::most_cells)
        return CellSearchEnd::too_many;
    return CellSearch(theory, size, greatest_element, options, sink, control).run();
}

} // namespace loggia::ladr
