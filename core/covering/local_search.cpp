#include "core/covering/local_search.hpp"

#include <algorithm>

namespace loggia::covering {

namespace {

constexpr std::uint32_t not_there = UINT32_MAX;
/// A term is worth more than all literals that it could save.
constexpr std::uint64_t term_cost = std::uint64_t{1} << 32U;
/// How many columns of a large cover are looked at for one to take out.
constexpr std::size_t sample = 96;

} // namespace

CoverLocalSearch::CoverLocalSearch(const CoverMatrix& matrix, CoverAim aim,
                                   const std::vector<std::uint32_t>& start)
    : matrix_(matrix), aim_(aim), score_(matrix.columns()), weight_(matrix.rows(), 1),
      times_(matrix.rows()), only_(matrix.rows()), moved_(matrix.columns()),
      may_add_(matrix.columns(), true), place_in_taken_(matrix.columns(), not_there),
      place_in_uncovered_(matrix.rows()) {
    for (std::size_t c = 0; c < matrix.columns(); ++c)
        score_[c] = static_cast<std::int64_t>(matrix.column(c).size());
    for (std::size_t r = 0; r < matrix.rows(); ++r) {
        place_in_uncovered_[r] = static_cast<std::uint32_t>(r);
        uncovered_.push_back(static_cast<std::uint32_t>(r));
    }
    for (const std::uint32_t c : start)
        add(c);
    best_cost_ = cost_;
}

std::uint64_t CoverLocalSearch::cost(std::uint32_t c) const noexcept {
    return term_cost + (aim_ == CoverAim::literals ? matrix_.literals(c) : 0U);
}

void CoverLocalSearch::add(std::uint32_t c) {
    cost_ += cost(c);
    score_[c] = -score_[c];
    place_in_taken_[c] = static_cast<std::uint32_t>(taken_.size());
    taken_.push_back(c);
    for (const std::uint32_t r : matrix_.column(c)) {
        if (times_[r] == 0) {
            for (const std::uint32_t other : matrix_.row(r))
                if (other != c) {
                    score_[other] -= weight_[r];
                    may_add_[other] = true;
                }
            const std::uint32_t last = uncovered_.back();
            uncovered_[place_in_uncovered_[r]] = last;
            place_in_uncovered_[last] = place_in_uncovered_[r];
            uncovered_.pop_back();
        } else if (times_[r] == 1) {
            score_[only_[r]] += weight_[r];
        }
        ++times_[r];
        only_[r] ^= c;
    }
}

void CoverLocalSearch::remove(std::uint32_t c) {
    cost_ -= cost(c);
    score_[c] = -score_[c];
    const std::uint32_t last = taken_.back();
    taken_[place_in_taken_[c]] = last;
    place_in_taken_[last] = place_in_taken_[c];
    taken_.pop_back();
    place_in_taken_[c] = not_there;
    may_add_[c] = false;
    for (const std::uint32_t r : matrix_.column(c)) {
        --times_[r];
        only_[r] ^= c;
        if (times_[r] == 0) {
            for (const std::uint32_t other : matrix_.row(r))
                if (other != c) {
                    score_[other] += weight_[r];
                    may_add_[other] = true;
                }
            place_in_uncovered_[r] = static_cast<std::uint32_t>(uncovered_.size());
            uncovered_.push_back(r);
        } else if (times_[r] == 1) {
            score_[only_[r]] -= weight_[r];
        }
    }
}

bool CoverLocalSearch::better(std::uint32_t a, std::uint32_t b) const noexcept {
    if (aim_ == CoverAim::literals) {
        // What is gained, or lost, for each literal; a term counts as a few of them.
        const auto x = score_[a] * static_cast<std::int64_t>(matrix_.literals(b) + 8);
        const auto y = score_[b] * static_cast<std::int64_t>(matrix_.literals(a) + 8);
        if (x != y)
            return x > y;
    } else if (score_[a] != score_[b]) {
        return score_[a] > score_[b];
    }
    return moved_[a] != moved_[b] ? moved_[a] < moved_[b] : a < b;
}

std::uint32_t CoverLocalSearch::least_lossy(std::uint32_t tabu) {
    std::uint32_t best = not_there;
    const auto look = [&](std::uint32_t c) {
        if (c != tabu && (best == not_there || better(c, best)))
            best = c;
    };
    if (taken_.size() <= 4 * sample)
        for (const std::uint32_t c : taken_)
            look(c);
    else
        for (std::size_t i = 0; i < sample; ++i)
            look(taken_[random_.below(taken_.size())]);
    return best;
}

void CoverLocalSearch::run(std::uint64_t steps, std::uint64_t enough, const FoundCover& found,
                           const Control& control) {
    std::uint32_t tabu = not_there;
    for (std::uint64_t i = 0; i < steps; ++i) {
        while (uncovered_.empty()) {
            if (cost_ < best_cost_) {
                best_cost_ = cost_;
                found(taken_);
            }
            if (taken_.empty() || (aim_ == CoverAim::terms && taken_.size() <= enough))
                return;
            const std::uint32_t c = least_lossy(not_there);
            remove(c);
            moved_[c] = ++step_;
        }
        if ((i & 0xFFU) == 0 && control.stop_requested())
            return;
        const std::uint32_t out = least_lossy(tabu);
        if (out == not_there)
            return;
        remove(out);
        moved_[out] = ++step_;
        for (int added = 0; !uncovered_.empty() && added < 3; ++added) {
            const std::uint32_t r = uncovered_[random_.below(uncovered_.size())];
            std::uint32_t in = not_there;
            for (const std::uint32_t c : matrix_.row(r))
                if (may_add_[c] && (in == not_there || better(c, in)))
                    in = c;
            // Where all of them have just been taken out, one comes back.
            if (in == not_there)
                for (const std::uint32_t c : matrix_.row(r))
                    if (in == not_there || better(c, in))
                        in = c;
            if (in == not_there || cost_ + cost(in) >= best_cost_)
                break;
            add(in);
            moved_[in] = ++step_;
            tabu = in;
            for (const std::uint32_t open : uncovered_) {
                ++weight_[open];
                for (const std::uint32_t c : matrix_.row(open))
                    ++score_[c];
            }
        }
    }
}

} // namespace loggia::covering
