// Two worlds as near to each other as they can be, between which a statement changes its value.
#include "core/wumpus/encoding.hpp"
#include "core/wumpus/explain.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>

namespace loggia::wumpus {

namespace {

/// Rows of one monster: bit p is the set of pits p.
using PitSets = std::array<std::uint64_t, words_a_monster>;

PitSets pit_sets_of(const Rows& rows, std::size_t monster) {
    PitSets sets{};
    std::copy_n(rows.begin() + static_cast<std::ptrdiff_t>(monster * words_a_monster),
                words_a_monster, sets.begin());
    return sets;
}

/// Bit i goes to bit i ^ flips, for flips below 64.
std::uint64_t permuted(std::uint64_t word, unsigned flips) {
    constexpr std::array<std::uint64_t, 6> odd{0xAAAAAAAAAAAAAAAA, 0xCCCCCCCCCCCCCCCC,
                                               0xF0F0F0F0F0F0F0F0, 0xFF00FF00FF00FF00,
                                               0xFFFF0000FFFF0000, 0xFFFFFFFF00000000};
    for (unsigned k = 0; k < odd.size(); ++k)
        if ((flips >> k & 1U) != 0) {
            const unsigned shift = 1U << k;
            word = (word & odd[k]) >> shift | (word & ~odd[k]) << shift;
        }
    return word;
}

/// The nearest pair of a row in `holds` and a row in `fails`.
///
/// Worlds of two monsters and two sets of pits differ in the symbols M and S, which depend on the
/// monsters alone, in each pit that only one of them has, and in some B. So all pairs are visited
/// in the order of the first two numbers, a whole monster's rows at a time, until these alone reach
/// the best distance found.
class NearestRows {
public:
    NearestRows(const Rows& holds, const Rows& fails, const Control& control) : control_(control) {
        for (std::size_t m = 0; m < free_square_count; ++m) {
            holds_.at(m) = pit_sets_of(holds, m);
            fails_.at(m) = pit_sets_of(fails, m);
            for (std::size_t n = 0; n < free_square_count; ++n)
                apart_.at(m).at(n) =
                    distance(cave_of(m * pit_sets).world(), cave_of(n * pit_sets).world());
        }
        for (std::size_t p = 0; p < pit_sets; ++p)
            breeze_.push_back(beside(pits_of(p)));
        for (std::size_t flips = 0; flips < pit_sets; ++flips)
            flips_.at(static_cast<std::size_t>(std::popcount(flips)))
                .push_back(static_cast<unsigned>(flips));
    }

    std::optional<Contrast> find() {
        for (int bound = 0; bound < best_ && !stopped_; ++bound)
            for (std::size_t m = 0; m < free_square_count; ++m)
                for (std::size_t n = 0; n < free_square_count; ++n) {
                    const int pits = bound - apart_.at(m).at(n);
                    if (pits >= 0 && pits <= free_square_count)
                        visit(m, n, static_cast<std::size_t>(pits));
                }
        if (best_ == none)
            return std::nullopt;
        Contrast contrast;
        contrast.holds.world = cave_of(best_holds_).world();
        contrast.fails.world = cave_of(best_fails_).world();
        contrast.differences = best_;
        contrast.closest = !stopped_;
        return contrast;
    }

private:
    static constexpr int none = symbol_count + 1;

    void visit(std::size_t m, std::size_t n, std::size_t pits) {
        stopped_ = stopped_ || control_.stop_requested();
        if (stopped_)
            return;
        for (const unsigned flips : flips_.at(pits))
            for (std::size_t w = 0; w < words_a_monster; ++w)
                if (const std::uint64_t word = holds_.at(m)[w]; word != 0)
                    compare(m, n, w, flips,
                            word & permuted(fails_.at(n)[w ^ (flips >> 6U)], flips % 64));
    }

    void compare(std::size_t m, std::size_t n, std::size_t w, unsigned flips, std::uint64_t both) {
        for (; both != 0; both &= both - 1) {
            const std::size_t p = 64 * w + static_cast<std::size_t>(std::countr_zero(both));
            const std::size_t row = m * pit_sets + p;
            const std::size_t other = n * pit_sets + (p ^ flips);
            const int apart = apart_.at(m).at(n) + std::popcount(flips) +
                              std::popcount(unsigned{breeze_[p]} ^ unsigned{breeze_[p ^ flips]});
            if (apart < best_) {
                best_ = apart;
                best_holds_ = row;
                best_fails_ = other;
            }
        }
    }

    const Control& control_;
    std::array<PitSets, free_square_count> holds_{};
    std::array<PitSets, free_square_count> fails_{};
    std::array<std::array<int, free_square_count>, free_square_count> apart_{};
    std::vector<Squares> breeze_;                                    ///< by set of pits
    std::array<std::vector<unsigned>, free_square_count + 1> flips_; ///< by number of pits
    int best_ = none;
    std::size_t best_holds_ = 0;
    std::size_t best_fails_ = 0;
    bool stopped_ = false;
};

/// Two copies of the lines in one solver, whose symbols may differ, and a count of where they do.
class TwoCopies {
public:
    explicit TwoCopies(const logic::Store& store)
        : store_(store), solver_(sat::make_cadical()), holds_(*solver_, store, stream(0)),
          fails_(*solver_, store, stream(1)) {}

    std::optional<Contrast> find(std::span<const Statement> lines, logic::Expr statement,
                                 const Control& control) {
        if (!holds_.require(lines, control) || !fails_.require(lines, control))
            return std::nullopt;
        holds_.require(statement);
        solver_->add(std::array{-fails_.literal(statement)});
        for (logic::Variable v = 0; v < store_.variables(); ++v)
            differ_.push_back(difference(holds_.literal(v), fails_.literal(v)));
        if (solver_->solve(control) != sat::Status::satisfiable)
            return std::nullopt;
        Contrast best = contrast();
        // Enough for 64 symbols many times over; a counter for thousands would not fit.
        constexpr std::size_t largest_counter = std::size_t{1} << 17U;
        if (differ_.size() * static_cast<std::size_t>(best.differences) > largest_counter)
            return best;
        const std::vector<int> at_least = totalizer(differ_, best.differences);
        while (best.differences > 0) {
            // at_least[k] is implied when more than k of them differ.
            solver_->assume(-at_least[static_cast<std::size_t>(best.differences) - 1]);
            const sat::Status status = solver_->solve(control);
            if (status != sat::Status::satisfiable) {
                best.closest = status == sat::Status::unsatisfiable;
                return best;
            }
            best = contrast();
        }
        best.closest = true;
        return best;
    }

private:
    static Stream stream(int number) { return {number, 3, 0}; }

    int fresh() { return stream(2).place(++counters_); }

    /// A literal that is true when the two differ.
    int difference(int a, int b) {
        const int d = fresh();
        solver_->add(std::array{-a, b, d});
        solver_->add(std::array{a, -b, d});
        solver_->add(std::array{a, b, -d});
        solver_->add(std::array{-a, -b, -d});
        return d;
    }

    /// Literals of which the k-th is true when more than k of `inputs` are, up to `most` of them.
    std::vector<int> totalizer(std::span<const int> inputs, int most) {
        if (inputs.size() <= 1)
            return {inputs.begin(), inputs.end()};
        const auto left = totalizer(inputs.first(inputs.size() / 2), most);
        const auto right = totalizer(inputs.subspan(inputs.size() / 2), most);
        std::vector<int> sum(std::min(left.size() + right.size(), static_cast<std::size_t>(most)));
        for (int& literal : sum)
            literal = fresh();
        for (std::size_t i = 0; i <= left.size(); ++i)
            for (std::size_t j = 0; j <= right.size(); ++j) {
                if (i + j == 0 || i + j > sum.size())
                    continue;
                std::vector<int> clause{sum[i + j - 1]};
                if (i > 0)
                    clause.push_back(-left[i - 1]);
                if (j > 0)
                    clause.push_back(-right[j - 1]);
                solver_->add(clause);
            }
        return sum;
    }

    [[nodiscard]] Contrast contrast() {
        Contrast found;
        found.holds = side(holds_, 0);
        found.fails = side(fails_, 1);
        for (const int d : differ_)
            found.differences += solver_->value(d) ? 1 : 0;
        return found;
    }

    [[nodiscard]] Contrast::Side side(Encoding& encoding, int number) {
        Contrast::Side found{model_of(*solver_, stream(number)), {}};
        for (logic::Variable v = symbol_count; v < store_.variables(); ++v)
            if (solver_->value(encoding.literal(v)))
                found.others.push_back(v);
        return found;
    }

    const logic::Store& store_;
    std::unique_ptr<sat::Solver> solver_;
    Encoding holds_;
    Encoding fails_;
    std::vector<int> differ_; ///< by variable
    int counters_ = 0;
};

} // namespace

std::optional<Contrast> closest_contrast(const logic::Store& store,
                                         std::span<const Statement> lines, const Reasoner& reasoner,
                                         logic::Expr statement, const Control& control) {
    if (const auto& rows = reasoner.rows()) {
        if (const auto holds = rows_of(store, std::span(&statement, 1), *rows)) {
            Rows fails = *rows;
            std::transform(fails.begin(), fails.end(), holds->begin(), fails.begin(),
                           [](auto row, auto other) { return row & ~other; });
            return NearestRows(*holds, fails, control).find();
        }
    }
    return TwoCopies(store).find(lines, statement, control);
}

} // namespace loggia::wumpus
