#include "core/covering/heuristic_cover.hpp"

#include "core/covering/lagrangian.hpp"
#include "core/covering/local_search.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace loggia::covering {

namespace {

/// What is made of one aim.
struct Effort {
    int rounds;          ///< of the relaxation, each time
    int patience;        ///< as in LagrangianAim
    double deflection;   ///< as in LagrangianAim
    int passes;          ///< of the relaxation, each on what the last one left undecided
    std::uint64_t steps; ///< of local search, for each column
};
constexpr Effort for_terms{250, 15, 0.95, 4, 24};
constexpr Effort for_literals{120, 15, 0.8, 2, 6};
/// Before the first relaxation, which needs a good cover as its aim.
constexpr std::uint64_t first_steps = 2;
constexpr std::uint64_t least_steps = 100;
constexpr std::uint64_t most_steps = 200'000;

/// What may be taken.
struct Limit {
    int bound = -1; ///< columns of the covers that are bounded, or -1 for any number
    int cover = -1; ///< of the cover that is looked for
};

/// One aim for a problem that is reduced for it.
class QuickPart {
public:
    /// `start` is a cover by numbers of columns of `matrix`, or empty.
    QuickPart(const CoverMatrix& matrix, CoverAim aim, Limit limit,
              std::vector<std::uint32_t> start, std::uint64_t most_work, const Control& control)
        : matrix_(matrix), aim_(aim), effort_(aim == CoverAim::terms ? for_terms : for_literals),
          limit_(limit), most_work_(most_work), control_(control), best_(std::move(start)) {}

    void run() {
        Prices prices = first_prices(matrix_, aim_);
        if (best_.empty())
            first_cover(prices);
        if (aim_ == CoverAim::terms && !best_.empty())
            search_locally(first_steps);
        rest_ = matrix_.renumbered();
        for (int pass = 0; pass < effort_.passes && !best_.empty() && !done(); ++pass) {
            const std::uint64_t before = cost_of(best_);
            const LagrangianBound relaxed = relax(prices);
            if (pass == 0 && !done())
                search_locally(effort_.steps);
            if (control_.stop_requested() || done())
                return;
            if (!narrow(prices, relaxed) && (done() || pass > 0 || cost_of(best_) == before))
                return;
        }
    }

    [[nodiscard]] std::uint64_t lower() const { return std::min(lower_, cost_of(best_)); }
    /// By numbers of the whole; empty when stopped too early.
    [[nodiscard]] std::vector<std::uint32_t> best() const {
        std::vector<std::uint32_t> columns;
        for (const std::uint32_t c : best_)
            columns.push_back(matrix_.column_id(c));
        return columns;
    }

private:
    [[nodiscard]] bool done() const { return lower_ >= cost_of(best_); }
    [[nodiscard]] std::uint64_t cost_of(const std::vector<std::uint32_t>& columns) const {
        if (aim_ == CoverAim::terms)
            return columns.size();
        std::uint64_t sum = 0;
        for (const std::uint32_t c : columns)
            sum += matrix_.literals(c);
        return sum;
    }

    [[nodiscard]] LagrangianBound relax(Prices& prices) {
        const std::uint64_t fixed = cost_of(taken_);
        const int left = limit_.bound < 0 ? -1 : limit_.bound - static_cast<int>(taken_.size());
        LagrangianBound relaxed = lagrangian_bound(
            rest_,
            {aim_,
             {left},
             cost_of(best_) - fixed,
             static_cast<int>(
                 std::clamp<std::uint64_t>(most_work_ / (rest_.entries() + 1), 1,
                                           static_cast<std::uint64_t>(effort_.rounds))),
             1,
             effort_.patience,
             effort_.deflection},
            prices, [&](const std::vector<std::uint32_t>& columns) { offer(columns); }, control_);
        if (relaxed.lower > 0)
            lower_ = std::max(lower_,
                              fixed + static_cast<std::uint64_t>(std::ceil(relaxed.lower - 1e-9)));
        return relaxed;
    }

    void first_cover(Prices prices) {
        static_cast<void>(lagrangian_bound(
            matrix_, {aim_, {}, 64 * (matrix_.rows() + 1), 1}, prices,
            [&](const std::vector<std::uint32_t>& columns) { best_ = columns; }, control_));
    }

    /// Columns of rest_ that cover it.
    void offer(const std::vector<std::uint32_t>& columns) {
        std::vector<std::uint32_t> all = taken_;
        for (const std::uint32_t c : columns)
            all.push_back(rest_.column_id(c));
        if ((limit_.cover < 0 || all.size() <= static_cast<std::size_t>(limit_.cover)) &&
            cost_of(all) < cost_of(best_))
            best_ = std::move(all);
    }

    void search_locally(std::uint64_t steps_a_column) {
        // Small problems are soon searched through.
        const std::uint64_t count = matrix_.columns();
        const std::uint64_t visits_a_step =
            1 + 2 * (matrix_.entries() / (matrix_.rows() + 1)) * (matrix_.entries() / (count + 1));
        const std::uint64_t steps =
            std::min(std::clamp<std::uint64_t>(std::min(steps_a_column, count / 8) * count,
                                               least_steps, most_steps),
                     most_work_ / visits_a_step);
        std::vector<std::uint32_t> last;
        CoverLocalSearch(matrix_, aim_, best_)
            .run(
                steps, lower_, [&](const std::vector<std::uint32_t>& columns) { last = columns; },
                control_);
        if (!last.empty())
            best_ = std::move(last);
    }

    /// Takes and drops what a better cover has to have, or cannot have. False where that is little.
    bool narrow(Prices& prices, const LagrangianBound& relaxed) {
        const double room = static_cast<double>(cost_of(best_) - cost_of(taken_)) - 1 + 1e-9;
        std::vector<std::uint32_t> take;
        std::vector<std::uint32_t> drop;
        for (std::size_t c = 0; c < rest_.columns(); ++c)
            if (const double surplus = relaxed.surplus[c]; relaxed.lower + std::abs(surplus) > room)
                (surplus > 0 ? drop : take).push_back(static_cast<std::uint32_t>(c));
        if (take.empty() && drop.size() * 20 < rest_.columns())
            return false;
        for (const std::uint32_t c : take)
            taken_.push_back(rest_.column_id(c));
        Reduced reduced = reduce(rest_.without(take, drop), aim_, control_);
        if (control_.stop_requested())
            return false;
        taken_.insert(taken_.end(), reduced.taken.begin(), reduced.taken.end());
        const bool too_many =
            limit_.bound >= 0 && taken_.size() > static_cast<std::size_t>(limit_.bound);
        if (!reduced.possible || too_many || cost_of(taken_) >= cost_of(best_)) {
            lower_ = cost_of(best_); // there is no better one
            return false;
        }
        std::vector<double> by_row(matrix_.rows());
        for (std::size_t r = 0; r < rest_.rows(); ++r)
            by_row[rest_.row_id(r)] = prices.rows[r];
        rest_ = std::move(reduced.rest);
        if (rest_.rows() == 0) {
            lower_ = cost_of(taken_); // if there is a better one, this is the best
            offer({});
            return false;
        }
        prices.rows.clear();
        for (std::size_t r = 0; r < rest_.rows(); ++r)
            prices.rows.push_back(by_row[rest_.row_id(r)]);
        return true;
    }

    const CoverMatrix& matrix_;
    CoverAim aim_;
    const Effort& effort_;
    Limit limit_;
    std::uint64_t most_work_;
    const Control& control_;
    CoverMatrix rest_; ///< of matrix_, by its numbers
    std::vector<std::uint32_t> taken_;
    std::vector<std::uint32_t> best_;
    std::uint64_t lower_ = 0;
};

/// What shares nothing with the rest of the problem.
struct QuickBlock {
    CoverMatrix matrix;
    std::vector<std::uint32_t> columns; ///< by numbers of the whole
    std::uint64_t terms_lower = 0;
    std::uint64_t literals_lower = 0;
};

/// False when stopped before there is a cover.
bool cover_block(QuickBlock& block, std::uint64_t most_work, const Control& control) {
    const Reduced reduced = reduce(block.matrix, CoverAim::terms, control);
    if (control.stop_requested())
        return false;
    block.columns = reduced.taken;
    block.terms_lower = reduced.taken.size();
    for (const CoverMatrix& piece : reduced.rest.blocks()) {
        QuickPart part(piece, CoverAim::terms, {}, {}, most_work, control);
        part.run();
        const std::vector<std::uint32_t> columns = part.best();
        if (columns.empty())
            return false;
        block.columns.insert(block.columns.end(), columns.begin(), columns.end());
        block.terms_lower += part.lower();
    }
    return true;
}

/// Where other blocks may have `elsewhere` terms too many, this one may need more for the bound on
/// all literals to hold.
void improve_literals(QuickBlock& block, std::uint64_t elsewhere, std::uint64_t most_work,
                      const Control& control) {
    std::sort(block.columns.begin(), block.columns.end());
    std::vector<std::uint32_t> start;
    for (std::uint32_t c = 0; c < block.matrix.columns(); ++c)
        if (std::binary_search(block.columns.begin(), block.columns.end(),
                               block.matrix.column_id(c)))
            start.push_back(c);
    const int terms = static_cast<int>(block.columns.size());
    QuickPart part(block.matrix, CoverAim::literals, {terms + static_cast<int>(elsewhere), terms},
                   std::move(start), most_work, control);
    part.run();
    block.columns = part.best();
    block.literals_lower = part.lower();
}

} // namespace

CoverSolution heuristic_cover(const CoverMatrix& matrix, const Control& control,
                              const std::function<void(const CoverSolution&)>& better,
                              std::uint64_t most_work) {
    CoverSolution solution{{}, {UINT64_MAX, UINT64_MAX}, 0, 0, 0, false};
    const Reduced reduced = reduce(matrix, CoverAim::literals, control);
    assert(reduced.possible);
    solution.stopped = control.stop_requested();
    std::vector<QuickBlock> blocks;
    if (!solution.stopped)
        for (CoverMatrix& part : reduced.rest.blocks()) {
            blocks.push_back({std::move(part), {}, 0, 0});
            solution.stopped = solution.stopped || !cover_block(blocks.back(), most_work, control);
        }
    if (solution.stopped)
        return solution;
    const auto add_up = [&] {
        solution.columns = reduced.taken;
        solution.terms_lower = reduced.taken.size();
        solution.literals_lower = 0;
        for (const std::uint32_t c : reduced.taken)
            solution.literals_lower += matrix.literals(c);
        for (const QuickBlock& block : blocks) {
            solution.columns.insert(solution.columns.end(), block.columns.begin(),
                                    block.columns.end());
            solution.terms_lower += block.terms_lower;
            solution.literals_lower += block.literals_lower;
        }
        std::sort(solution.columns.begin(), solution.columns.end());
        solution.cost = {solution.columns.size(), 0};
        for (const std::uint32_t c : solution.columns)
            solution.cost.literals += matrix.literals(c);
        if (better)
            better(solution);
    };
    add_up();
    const std::uint64_t open = solution.cost.terms - solution.terms_lower;
    for (QuickBlock& block : blocks)
        improve_literals(block, open - (block.columns.size() - block.terms_lower), most_work,
                         control);
    solution.stopped = control.stop_requested() && !blocks.empty();
    if (!blocks.empty())
        add_up();
    solution.stopped = solution.stopped && !solution.minimal();
    return solution;
}

} // namespace loggia::covering
