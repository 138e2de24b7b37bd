#include "core/covering/covering.hpp"

#include "core/covering/cover_neighbourhoods.hpp"
#include "core/covering/lagrangian.hpp"
#include "core/covering/linear_branch_and_bound.hpp"
#include "core/covering/local_search.hpp"

#include <algorithm>
#include <cassert>
#include <optional>
#include <utility>

namespace loggia::covering {

namespace {

/// How long there is hope: about a minute.
constexpr std::uint64_t automatic_work = 15'000'000'000;
/// Work of branch and bound in its first turn, and in the longest.
constexpr std::uint64_t first_stretch = 4'000'000;
constexpr std::uint64_t longest_stretch = 4'000'000'000;
/// What neighbourhoods have of it: one part of so many.
constexpr std::uint64_t terms_share = 2;
constexpr std::uint64_t literals_share = 4;
/// Where they found nothing in the last half of their work, and so much of it, they have less.
constexpr std::uint64_t work_in_vain = 400'000'000;
constexpr std::uint64_t share_in_vain = 6;
/// For a bound on literals where the terms are not proven.
constexpr std::uint64_t bound_stretch = 400'000'000;
/// Of local search before anything else, but for problems of so few entries that the rest is as
/// fast.
constexpr std::uint64_t quick_work = 24'000'000;
constexpr std::size_t few_entries = 4'000;

/// A part of the problem that shares nothing with the others. First the fewest columns are looked
/// for, on what further reductions leave of it, in parts again; then the fewest literals.
struct CoverBlock {
    CoverMatrix matrix;               ///< reduced without regard to what costs more literals
    std::vector<std::uint32_t> taken; ///< by the reductions for terms
    std::vector<LinearBranchAndBound> terms;
    std::vector<CoverNeighbourhoods> terms_near; ///< beside each of `terms`
    std::optional<LinearBranchAndBound> literals;
    std::optional<CoverNeighbourhoods> literals_near;
    std::uint64_t literal_bound = 0;

    [[nodiscard]] bool covered() const {
        return std::all_of(terms.begin(), terms.end(),
                           [](const LinearBranchAndBound& search) { return search.has_cover(); });
    }
    [[nodiscard]] bool terms_done() const { return terms_lower() >= columns().size(); }
    [[nodiscard]] std::uint64_t terms_lower() const {
        std::uint64_t sum = taken.size();
        for (const LinearBranchAndBound& search : terms)
            sum += search.lower();
        return sum;
    }
    [[nodiscard]] std::vector<std::uint32_t> columns() const {
        if (literals)
            return literals->best();
        std::vector<std::uint32_t> all = taken;
        for (const LinearBranchAndBound& search : terms) {
            const std::vector<std::uint32_t> some = search.best();
            all.insert(all.end(), some.begin(), some.end());
        }
        return all;
    }
    [[nodiscard]] std::uint64_t literals_lower() const {
        return literals ? literals->lower() : literal_bound;
    }
};

class CoverRun {
public:
    CoverRun(const CoverMatrix& matrix, Control control,
             const std::function<void(const CoverSolution&)>& better, std::uint64_t most_work)
        : whole_(matrix), control_(std::move(control)), better_(better), most_work_(most_work) {
        std::uint32_t most = 0;
        for (std::size_t c = 0; c < matrix.columns(); ++c)
            most = std::max(most, matrix.column_id(c));
        literals_of_.resize(std::size_t{most} + 1);
        for (std::size_t c = 0; c < matrix.columns(); ++c)
            literals_of_[matrix.column_id(c)] = matrix.literals(c);
    }

    CoverSolution run(const std::vector<std::uint32_t>& start) {
        if (!start.empty())
            adopt(start);
        look_quickly();
        if (!control_.stop_requested())
            prepare();
        if (prepared_) {
            search();
            update();
        }
        best_.stopped = !best_.minimal() && (control_.stop_requested() || out_of_work());
        return std::move(best_);
    }

private:
    /// A cover by greed and some milliseconds of local search, for whoever waits for an answer.
    void look_quickly() {
        if (whole_.entries() < few_entries || control_.stop_requested())
            return;
        Prices prices = first_prices(whole_, CoverAim::terms);
        std::vector<std::uint32_t> cover;
        const auto found = [&](const std::vector<std::uint32_t>& columns) { cover = columns; };
        static_cast<void>(lagrangian_bound(
            whole_, {CoverAim::terms, {}, 64 * (whole_.rows() + 1), 1}, prices, found, control_));
        if (cover.empty())
            return;
        const std::uint64_t step =
            1 + 2 * (whole_.entries() / whole_.rows()) * (whole_.entries() / whole_.columns());
        CoverLocalSearch(whole_, CoverAim::terms, cover)
            .run(std::min<std::uint64_t>(quick_work / step, 20 * whole_.columns()), 0, found,
                 control_);
        for (std::uint32_t& c : cover)
            c = whole_.column_id(c);
        if (adopt(std::move(cover)) && better_)
            better_(best_);
    }

    void prepare() {
        Reduced reduced = reduce(whole_, CoverAim::literals, control_);
        assert(reduced.possible);
        if (control_.stop_requested())
            return;
        taken_ = std::move(reduced.taken);
        for (CoverMatrix& part : reduced.rest.blocks()) {
            CoverBlock block;
            Reduced terms = reduce(part, CoverAim::terms, control_);
            if (control_.stop_requested())
                return;
            block.taken = std::move(terms.taken);
            for (const CoverMatrix& piece : terms.rest.blocks()) {
                block.terms.emplace_back(piece, CoverAim::terms, ColumnCount{},
                                         std::vector<std::uint32_t>{});
                block.terms_near.emplace_back(piece, CoverAim::terms);
            }
            block.matrix = std::move(part);
            blocks_.push_back(std::move(block));
        }
        prepared_ = true;
    }

    void search() {
        // Something for each part at once, then in turns, so that the bounds rise together.
        for (CoverBlock& block : blocks_)
            for (LinearBranchAndBound& search : block.terms)
                run_search(search, 1);
        update();
        take_turns(
            [](const CoverBlock& block) { return block.terms_done(); },
            [this](CoverBlock& block, std::uint64_t stretch) { search_terms(block, stretch); });
        for (CoverBlock& block : blocks_) {
            if (control_.stop_requested())
                return;
            start_literals(block);
            update();
        }
        take_turns(
            [](const CoverBlock& block) { return !block.literals || block.literals->done(); },
            [this](CoverBlock& block, std::uint64_t stretch) { search_literals(block, stretch); });
    }

    void start_literals(CoverBlock& block) {
        const std::vector<std::uint32_t> best = block.columns();
        const ColumnCount count{static_cast<int>(best.size()), block.terms_done()};
        if (!block.terms_done()) { // only for a bound
            LinearBranchAndBound search(block.matrix, CoverAim::literals, count, best);
            run_search(search, bound_stretch);
            block.literal_bound = search.lower();
            return;
        }
        // The better the cover, the more columns the program decides about.
        block.literals_near.emplace(block.matrix, CoverAim::literals);
        block.literals_near->adopt(best);
        const std::uint64_t before = block.literals_near->work();
        const std::uint64_t stretch = 300 * block.matrix.entries();
        while (block.literals_near->run(stretch, 0, control_) && !out_of_work()) {
        }
        work_ += block.literals_near->work() - before;
        block.literals.emplace(block.matrix, CoverAim::literals, count,
                               block.literals_near->best());
        run_search(*block.literals, 1);
    }

    /// Calls `work` for each block in turn that is not `done`, for longer each time.
    template <class Done, class Work>
    void take_turns(Done done, Work work) {
        std::uint64_t stretch = first_stretch;
        for (bool more = true; more;) {
            more = false;
            for (CoverBlock& block : blocks_) {
                if (control_.stop_requested() || out_of_work())
                    return;
                if (done(block))
                    continue;
                work(block, stretch);
                update();
                more = true;
            }
            stretch = std::min(stretch * 2, longest_stretch);
        }
    }

    void search_terms(CoverBlock& block, std::uint64_t stretch) {
        for (std::size_t i = 0; i < block.terms.size(); ++i) {
            if (!block.terms[i].done())
                run_search(block.terms[i], stretch);
            improve(block.terms[i], block.terms_near[i], stretch / terms_share);
        }
    }

    void search_literals(CoverBlock& block, std::uint64_t stretch) {
        run_search(*block.literals, stretch);
        improve(*block.literals, *block.literals_near, stretch / literals_share);
    }

    void run_search(LinearBranchAndBound& search, std::uint64_t work) {
        const std::uint64_t before = search.work();
        search.run(most_work_ != 0 ? std::min(work, most_work_) : work, control_,
                   [this] { update(); });
        work_ += search.work() - before;
    }
    void improve(LinearBranchAndBound& search, CoverNeighbourhoods& near, std::uint64_t work) {
        if (near.work_in_vain() > std::max(work_in_vain, near.work() / 2))
            work /= share_in_vain;
        while (!search.done() && work > 0 && !out_of_work() && !control_.stop_requested()) {
            const std::uint64_t before = near.work();
            near.adopt(search.best());
            if (near.run(std::min(work, first_stretch), search.lower(), control_)) {
                search.adopt(near.best());
                update();
            }
            const std::uint64_t done = near.work() - before;
            work_ += done;
            work -= std::min(work, std::max<std::uint64_t>(done, 1));
        }
    }
    [[nodiscard]] bool out_of_work() const { return most_work_ != 0 && work_ >= most_work_; }

    /// Puts the parts together and says so where the whole has become better.
    void update() {
        CoverSolution now;
        now.columns = taken_;
        now.terms_lower = taken_.size();
        bool covered = true;
        for (const CoverBlock& block : blocks_) {
            covered = covered && block.covered();
            now.terms_lower += block.terms_lower();
            now.nodes += block.literals ? block.literals->nodes() : 0;
            for (const LinearBranchAndBound& search : block.terms)
                now.nodes += search.nodes();
        }
        now.literals_lower = 0;
        for (const std::uint32_t id : taken_)
            now.literals_lower += literals_of_[id];
        for (const CoverBlock& block : blocks_)
            now.literals_lower += block.literals_lower();
        bool changed = false;
        if (covered) {
            for (const CoverBlock& block : blocks_) {
                const std::vector<std::uint32_t> some = block.columns();
                now.columns.insert(now.columns.end(), some.begin(), some.end());
            }
            changed = adopt(now.columns);
        }
        best_.nodes = now.nodes;
        const std::uint64_t terms = std::min(now.terms_lower, best_.cost.terms);
        const std::uint64_t literals = std::min(now.literals_lower, best_.cost.literals);
        changed = changed || terms > best_.terms_lower || literals > best_.literals_lower;
        best_.terms_lower = std::max(best_.terms_lower, terms);
        best_.literals_lower = std::max(best_.literals_lower, literals);
        if (changed && better_ && best_.cost.terms != UINT64_MAX)
            better_(best_);
    }

    /// Whether the cover is better than the best one.
    bool adopt(std::vector<std::uint32_t> columns) {
        CoverCost cost{columns.size(), 0};
        for (const std::uint32_t id : columns)
            cost.literals += literals_of_[id];
        if (!(cost < best_.cost))
            return false;
        std::sort(columns.begin(), columns.end());
        best_.columns = std::move(columns);
        // A bound on literals among covers of more columns says nothing any more.
        if (cost.terms != best_.cost.terms)
            best_.literals_lower = 0;
        best_.cost = cost;
        return true;
    }

    const CoverMatrix& whole_;
    const Control control_;
    const std::function<void(const CoverSolution&)>& better_;
    std::vector<std::uint32_t> literals_of_;
    std::vector<std::uint32_t> taken_;
    std::vector<CoverBlock> blocks_;
    std::uint64_t most_work_; ///< 0 for no such limit
    std::uint64_t work_ = 0;
    bool prepared_ = false;
    CoverSolution best_{{}, {UINT64_MAX, UINT64_MAX}, 0, 0, 0, false};
};

} // namespace

CoverSolution solve_covering(const CoverMatrix& matrix, CoverEffort effort,
                             const std::vector<std::uint32_t>& start, const Control& control,
                             const std::function<void(const CoverSolution&)>& better,
                             std::uint64_t most_work) {
    if (effort == CoverEffort::automatic && most_work == 0)
        most_work = automatic_work;
    return CoverRun(matrix, control, better, most_work).run(start);
}

} // namespace loggia::covering
