#include "core/ladr/models/least_check.hpp"

#include <utility>

// NOLINTBEGIN(misc-no-recursion): no deeper than there are elements
namespace loggia::ladr {

LeastCheck::LeastCheck(const CellTable& table, std::vector<std::uint32_t> cells, int fixed)
    : table_(table), cells_(std::move(cells)),
      new_name_(static_cast<std::size_t>(table.size()), -1),
      element_(static_cast<std::size_t>(table.size()), -1), fixed_(fixed) {
    for (const std::uint32_t cell : cells_) {
        const std::size_t operation = table.operation_of(cell);
        bases_.push_back(static_cast<std::uint32_t>(table.base(operation)));
        is_relation_.push_back(table.is_relation(operation));
    }
    for (int i = 0; i < fixed; ++i)
        name(i);
}

void LeastCheck::name(int element) {
    new_name_[static_cast<std::size_t>(element)] = static_cast<std::int16_t>(named_);
    element_[static_cast<std::size_t>(named_)] = static_cast<std::int16_t>(element);
    ++named_;
}

void LeastCheck::unname(int named) {
    while (named_ > named) {
        --named_;
        std::int16_t& element = element_[static_cast<std::size_t>(named_)];
        new_name_[static_cast<std::size_t>(element)] = -1;
        element = -1;
    }
}

LeastCheck::Verdict LeastCheck::check(std::uint64_t steps, const Control& control) {
    control_ = &control;
    steps_left_ = steps;
    over_ = false;
    const bool is_smaller = is_smaller_from(0);
    unname(fixed_);
    return is_smaller ? Verdict::not_least : over_ ? Verdict::open : Verdict::least;
}

bool LeastCheck::is_over() {
    constexpr std::uint64_t poll_interval = std::uint64_t{1} << 15U;
    if (steps_left_ == 0 || (--steps_left_ % poll_interval == 0 && control_->stop_requested()))
        over_ = true;
    return over_;
}

/// Whether a renaming that goes on from the names given so far is smaller at this position or a
/// later one. May leave names behind.
bool LeastCheck::is_smaller_from(std::size_t position) {
    const auto size = static_cast<std::size_t>(table_.size());
    for (; position < cells_.size(); ++position) {
        if (is_over())
            return false;
        const int here = table_.value(cells_[position]);
        if (here < 0)
            return false;
        std::size_t entry = 0;
        for (const std::uint8_t coordinate : table_.coordinates(cells_[position])) {
            const int element = element_[coordinate];
            if (element < 0)
                return is_smaller_by_naming(position);
            entry = entry * size + static_cast<std::size_t>(element);
        }
        const int there = table_.value(bases_[position] + entry);
        if (there < 0)
            return false;
        if (is_relation_[position]) {
            if (there != here)
                return there < here;
            continue;
        }
        const int renamed = new_name_[static_cast<std::size_t>(there)];
        const int best = renamed >= 0 ? renamed : named_; // of the names that are left
        if (best != here)
            return best < here;
        if (renamed < 0)
            name(there);
    }
    return false;
}

/// The same where the next name has to be given to an element first.
bool LeastCheck::is_smaller_by_naming(std::size_t position) {
    const int named = named_;
    for (int element = fixed_; element < table_.size() && !over_; ++element) {
        if (new_name_[static_cast<std::size_t>(element)] >= 0)
            continue;
        name(element);
        if (is_smaller_from(position))
            return true;
        unname(named);
    }
    return false;
}

} // namespace loggia::ladr
// NOLINTEND(misc-no-recursion)
