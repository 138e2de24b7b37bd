#include "core/covering/cover_neighbourhoods.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace loggia::covering {

namespace {

/// A hole that takes more work than so many entries is too large.
constexpr std::uint64_t most_hole_work = 3'000'000;
/// One that takes fewer nodes could be larger.
constexpr std::uint64_t few_nodes = 20;
constexpr double smallest_hole = 12;
/// Where terms are the aim, literals have one over this of the work.
constexpr std::uint64_t literals_part = 10;

} // namespace

CoverNeighbourhoods::CoverNeighbourhoods(const CoverMatrix& matrix, CoverAim aim)
    : matrix_(matrix.renumbered()), ids_(matrix.columns()), aim_(aim) {
    for (std::size_t c = 0; c < matrix.columns(); ++c)
        ids_[c] = matrix.column_id(c);
}

CoverCost CoverNeighbourhoods::cost_of(const std::vector<std::uint32_t>& cover) const {
    CoverCost cost{cover.size(), 0};
    for (const std::uint32_t c : cover)
        cost.literals += matrix_.literals(c);
    return cost;
}

void CoverNeighbourhoods::adopt(const std::vector<std::uint32_t>& cover) {
    std::vector<std::uint32_t> columns;
    for (const std::uint32_t id : cover) {
        const auto place = std::lower_bound(ids_.begin(), ids_.end(), id);
        assert(place != ids_.end() && *place == id);
        const auto c = static_cast<std::uint32_t>(place - ids_.begin());
        if (!matrix_.column(c).empty()) // in no neighbourhood
            columns.push_back(c);
    }
    const CoverCost cost = cost_of(columns);
    if (!(cost < best_cost_))
        return;
    if (current_.empty() || columns.size() < current_.size())
        current_ = columns;
    best_ = std::move(columns);
    best_cost_ = cost;
    better_at_ = work_;
}

std::vector<std::uint32_t> CoverNeighbourhoods::best() const {
    std::vector<std::uint32_t> columns;
    for (const std::uint32_t c : best_)
        columns.push_back(ids_[c]);
    return columns;
}

CoverNeighbourhoods::Hole CoverNeighbourhoods::make_hole(const std::vector<std::uint32_t>& cover,
                                                         std::size_t size, bool random_literals) {
    Hole hole;
    std::vector<std::uint32_t> times(matrix_.rows(), 0);
    std::vector<bool> taken(matrix_.columns(), false);
    for (const std::uint32_t c : cover) {
        taken[c] = true;
        for (const std::uint32_t r : matrix_.column(c))
            ++times[r];
    }
    // Breadth first from a row, in random order, so that no two neighbourhoods are the same.
    std::vector<bool> seen_row(matrix_.rows(), false);
    std::vector<bool> seen_column(matrix_.columns(), false);
    std::vector<std::uint32_t> reached{static_cast<std::uint32_t>(random_.below(matrix_.rows()))};
    seen_row[reached[0]] = true;
    std::vector<std::uint32_t> around;
    for (std::size_t i = 0; i < reached.size() && hole.freed.size() < size; ++i) {
        const auto row = matrix_.row(reached[i]);
        around.assign(row.begin(), row.end());
        for (std::size_t k = around.size(); k > 1; --k)
            std::swap(around[k - 1], around[random_.below(k)]);
        for (const std::uint32_t c : around) {
            if (seen_column[c])
                continue;
            seen_column[c] = true;
            if (taken[c])
                hole.freed.push_back(c);
            for (const std::uint32_t r : matrix_.column(c))
                if (!seen_row[r]) {
                    seen_row[r] = true;
                    reached.push_back(r);
                }
        }
    }
    for (const std::uint32_t c : hole.freed) {
        taken[c] = false;
        for (const std::uint32_t r : matrix_.column(c))
            --times[r];
    }
    for (const std::uint32_t c : cover)
        if (taken[c])
            hole.kept.push_back(c);

    std::vector<std::uint32_t> number(matrix_.columns(), UINT32_MAX);
    std::vector<std::uint32_t> rows;
    std::vector<std::uint32_t> columns;
    for (std::uint32_t r = 0; r < matrix_.rows(); ++r) {
        if (times[r] != 0)
            continue;
        rows.push_back(r);
        for (const std::uint32_t c : matrix_.row(r))
            if (number[c] == UINT32_MAX) {
                number[c] = 0;
                columns.push_back(c);
            }
    }
    std::sort(columns.begin(), columns.end());
    for (std::size_t i = 0; i < columns.size(); ++i)
        number[columns[i]] = static_cast<std::uint32_t>(i);
    std::vector<std::uint32_t> ends;
    std::vector<std::uint32_t> entries;
    ends.reserve(rows.size());
    for (const std::uint32_t r : rows) {
        for (const std::uint32_t c : matrix_.row(r))
            entries.push_back(number[c]);
        ends.push_back(static_cast<std::uint32_t>(entries.size()));
    }
    std::vector<std::uint32_t> literals;
    literals.reserve(columns.size());
    for (const std::uint32_t c : columns)
        literals.push_back(random_literals ? static_cast<std::uint32_t>(random_.below(8))
                                           : matrix_.literals(c));
    hole.matrix = CoverMatrix(std::move(ends), std::move(entries), std::move(literals),
                              std::move(rows), std::move(columns));
    return hole;
}

bool CoverNeighbourhoods::improve_terms(const Control& control) {
    // Among covers of fewest terms, literals by lot decide which is found.
    Hole hole = make_hole(current_, static_cast<std::size_t>(terms_size_), true);
    Reduced reduced = reduce(hole.matrix, CoverAim::terms, control);
    work_ += 8 * (matrix_.rows() + matrix_.columns() + hole.matrix.entries());
    if (control.stop_requested())
        return false;
    std::vector<std::uint32_t> found = std::move(reduced.taken);
    std::uint64_t nodes = 0;
    bool solved = true;
    for (const CoverMatrix& block : reduced.rest.blocks()) {
        CoverSearch search(block, CoverAim::terms, {}, {});
        search.run(most_hole_work, control);
        if (!search.has_cover())
            return false;
        solved = solved && search.done();
        nodes += search.nodes();
        work_ += search.work();
        const std::vector<std::uint32_t> some = search.best();
        found.insert(found.end(), some.begin(), some.end());
    }
    if (!solved)
        terms_size_ = std::max(smallest_hole, terms_size_ - 1);
    else if (nodes < few_nodes)
        terms_size_ = std::min(terms_size_ + 0.25, static_cast<double>(current_.size()));
    if (found.size() > hole.freed.size())
        return false;
    current_ = std::move(hole.kept);
    current_.insert(current_.end(), found.begin(), found.end());
    const CoverCost cost = cost_of(current_);
    if (!(cost < best_cost_))
        return false;
    if (cost.terms < best_cost_.terms)
        better_at_ = work_;
    best_ = current_;
    best_cost_ = cost;
    return true;
}

bool CoverNeighbourhoods::improve_literals(const Control& control) {
    Hole hole = make_hole(best_, static_cast<std::size_t>(literals_size_), false);
    work_ += 4 * (matrix_.rows() + matrix_.columns());
    CoverSearch search(hole.matrix, CoverAim::literals,
                       {static_cast<int>(hole.freed.size()), aim_ == CoverAim::literals},
                       hole.freed);
    search.run(most_hole_work, control);
    work_ += search.work();
    if (!search.done())
        literals_size_ = std::max(smallest_hole, literals_size_ - 1);
    else if (search.nodes() < few_nodes)
        literals_size_ = std::min(literals_size_ + 0.25, static_cast<double>(best_.size()));
    std::vector<std::uint32_t> cover = std::move(hole.kept);
    const std::vector<std::uint32_t> found = search.best();
    cover.insert(cover.end(), found.begin(), found.end());
    const CoverCost cost = cost_of(cover);
    const bool better = cost < best_cost_;
    if (cost.terms < current_.size())
        current_ = cover;
    if (!(best_cost_ < cost)) { // as good, but another
        best_ = std::move(cover);
        best_cost_ = cost;
    }
    return better;
}

bool CoverNeighbourhoods::run(std::uint64_t work, std::uint64_t enough, const Control& control) {
    const std::uint64_t end = work_ + work;
    bool better = false;
    while (!best_.empty() && work_ < end && !control.stop_requested()) {
        if ((aim_ == CoverAim::terms ? best_cost_.terms : best_cost_.literals) <= enough)
            break;
        const std::uint64_t before = work_;
        if (aim_ == CoverAim::literals || literals_work_ < work_ / literals_part) {
            better = improve_literals(control) || better;
            literals_work_ += work_ - before;
        } else {
            better = improve_terms(control) || better;
        }
    }
    return better;
}

} // namespace loggia::covering
