#pragma once

#include "core/normal_forms/two_level/hitting_set.hpp"
#include "core/normal_forms/two_level/marked_rows.hpp"

#include <algorithm>

namespace loggia::normal_forms::two_level {

/// Which primes to prefer among those of about the same size: those with fewer literals, or with
/// more outputs.
enum class Preference : std::uint8_t { inputs, outputs };

/// Grows cubes to primes against the complement so that each swallows as many others as greed
/// finds, and then to as large a prime as greed finds ("expand" of Brayton, Hachtel, McMullen,
/// Sangiovanni-Vincentelli 1984).
template <class Row>
class Expansion {
public:
    /// `off` is all of the complement, or holds no row of what a cube may hold; it outlives this.
    Expansion(const Layout<Row>& layout, const std::vector<Row>& off, Meter& meter)
        : layout_(layout), off_(off), meter_(meter), counts_(layout.bits),
          hitting_set_(layout, meter) {}

    void prefer(Preference preference) { preference_ = preference; }

    /// Makes primes of all cubes that are none yet, or, where `inputs_only`, makes them larger in
    /// their inputs as far as that goes, and leaves out what has been swallowed.
    void expand(MarkedRows<Row>& cover, bool inputs_only = false) {
        sort_by_common_bits(layout_, cover, true);
        for (MarkedRow<Row>& cube : cover) {
            cube.covered = false;
            cube.maybe_essential = true;
        }
        for (std::size_t i = 0; i < cover.size(); ++i)
            if (!cover[i].prime && !cover[i].covered) {
                expand_cube(cover, i, inputs_only);
                if (meter_.stopped())
                    return;
            }
        std::erase_if(cover, [](const MarkedRow<Row>& cube) { return cube.covered; });
    }

    /// Begins with a cube: afterwards `raised()` is that cube with the bits that may always be
    /// added.
    void begin(const Row& cube, bool inputs_only = false) {
        raise_ = cube;
        free_ = layout_.full - cube;
        block_ = off_;
        candidates_.clear();
        if (inputs_only) {
            remove_bits(free_, layout_.out);
            drop_unreachable();
        }
        lower_forced();
    }
    void raise_unblocked() {
        Row blocked = layout_.zero;
        for (const Row& off : block_)
            add_bits(blocked, off);
        const Row more = free_ - blocked;
        add_bits(raise_, more);
        remove_bits(free_, more);
    }
    [[nodiscard]] const Row& raised() const { return raise_; }
    /// Whether the cube that was begun with can grow so that it holds another one; then `lowered`
    /// are the bits that it cannot have any more.
    [[nodiscard]] bool can_hold(const Row& cube, Row& lowered) {
        const Row both = raise_ | cube;
        if (!contains(raise_ | free_, cube))
            return false;
        if (killer_ < block_.size() && distance(layout_, block_[killer_], both) == 0)
            return false; // neighbours are often impossible for the same reason
        lowered = layout_.zero;
        for (std::size_t i = 0; i < block_.size(); ++i) {
            const int apart = distance(layout_, block_[i], both);
            if (apart > 1)
                continue;
            if (apart == 0) {
                killer_ = i;
                static_cast<void>(meter_.spend(i * both.words.size()));
                return false;
            }
            add_conflicts(layout_, lowered, block_[i], both);
        }
        static_cast<void>(meter_.spend(block_.size() * both.words.size()));
        return true;
    }

private:
    void expand_cube(MarkedRows<Row>& cover, std::size_t number, bool inputs_only) {
        begin(cover[number].row, inputs_only);
        const Row over = raise_ | free_;
        for (std::size_t i = 0; i < cover.size(); ++i)
            if (i != number && !cover[i].prime && !cover[i].covered && contains(over, cover[i].row))
                candidates_.push_back({&cover[i], layout_.zero});
        static_cast<void>(meter_.spend(cover.size() * raise_.words.size()));
        std::size_t swallowed = 0;
        if (!candidates_.empty())
            swallowed = swallow();
        while (!candidates_.empty() && !is_zero(free_) && !meter_.stopped()) {
            raise_bit(most_wanted());
            lower_forced();
        }
        while (!block_.empty() && !is_zero(free_) && !meter_.stopped())
            raise_most();
        if (meter_.stopped())
            return; // the cube as it was
        add_bits(raise_, free_);
        cover[number].row = raise_;
        cover[number].prime = true;
        cover[number].maybe_essential = swallowed > 0 || raise_ == over;
    }

    /// Bits without which nothing keeps the cube away from the off-set are lowered for good.
    void lower_forced() {
        Row lower = layout_.zero;
        std::size_t kept = 0;
        for (std::size_t i = 0; i < block_.size(); ++i) {
            const int apart = distance(layout_, block_[i], raise_);
            if (apart <= 1)
                add_conflicts(layout_, lower, block_[i], raise_);
            else if (kept++ != i)
                block_[kept - 1] = block_[i];
        }
        static_cast<void>(meter_.spend(block_.size() * raise_.words.size()));
        block_.resize(kept);
        if (have_common_bits(free_, lower)) {
            remove_bits(free_, lower);
            drop_unreachable();
        }
    }

    /// What the largest cube that is still possible does not reach is no obstacle and no aim.
    void drop_unreachable() {
        const Row over = raise_ | free_;
        static_cast<void>(meter_.spend(block_.size() * over.words.size()));
        std::erase_if(block_, [&](const Row& off) { return !meet(layout_, off, over); });
        std::erase_if(candidates_,
                      [&](const Candidate& c) { return !contains(over, c.cube->row); });
    }

    void raise_bit(std::size_t bit) {
        set_bit(raise_, bit);
        clear_bit(free_, bit);
    }

    /// Covers further cubes while possible: first the one that leaves most others possible.
    std::size_t swallow() {
        std::size_t swallowed = 0;
        for (;;) {
            raise_unblocked();
            std::erase_if(candidates_, [&](const Candidate& c) {
                const bool inside = contains(raise_, c.cube->row);
                if (inside) {
                    c.cube->covered = true;
                    ++swallowed;
                }
                return inside;
            });
            // Those that cannot be swallowed stay candidates for what is wanted later.
            possible_.clear();
            for (Candidate& c : candidates_)
                if (!c.hopeless) {
                    if (can_hold(c.cube->row, c.lowered))
                        possible_.push_back(&c);
                    else
                        c.hopeless = true;
                }
            if (possible_.empty() || meter_.stopped())
                return swallowed;
            const Candidate* best = nullptr;
            std::size_t best_count = 0;
            int best_size = 0;
            for (const Candidate* const c : possible_) {
                const int size = common_bits_in(c->cube->row, free_);
                std::size_t count = 0;
                for (const Candidate* const other : possible_)
                    count += have_common_bits(c->lowered, other->cube->row) ? 0 : 1;
                if (best == nullptr || count > best_count ||
                    (count == best_count && size < best_size)) {
                    best = c;
                    best_count = count;
                    best_size = size;
                }
            }
            static_cast<void>(
                meter_.spend(possible_.size() * possible_.size() * raise_.words.size()));
            add_bits(raise_, best->cube->row);
            remove_bits(free_, raise_);
            lower_forced();
        }
    }

    /// The free bit that most of the candidates have.
    [[nodiscard]] std::size_t most_wanted() {
        std::fill(counts_.begin(), counts_.end(), 0U);
        for (const Candidate& c : candidates_)
            for_each_bit(c.cube->row & free_, [&](std::size_t bit) { ++counts_[bit]; });
        std::size_t best = first_bit(free_);
        for_each_bit(free_, [&](std::size_t bit) {
            if (counts_[bit] > counts_[best])
                best = bit;
        });
        return best;
    }

    /// To a prime with few literals: the fewest bits that keep it away from all of the off-set.
    void raise_most() {
        constexpr std::size_t most_sets = 500;
        sets_.clear();
        for (const Row& off : block_) {
            Row conflicts = layout_.zero;
            add_conflicts(layout_, conflicts, off, raise_);
            if (preference_ == Preference::outputs)
                keep_bits(conflicts, free_); // other outputs have been left out already
            const Row outputs = conflicts & layout_.out;
            if (is_zero(outputs)) {
                sets_.push_back(conflicts);
            } else {
                // All of these outputs must be left out, or one of the inputs' bits.
                for_each_bit(outputs, [&](std::size_t bit) {
                    Row one = conflicts & layout_.in;
                    set_bit(one, bit);
                    sets_.push_back(std::move(one));
                });
            }
            if (sets_.size() > most_sets) {
                raise_bit(first_bit(free_));
                return lower_forced();
            }
        }
        const Row lower = hitting_set_.find(sets_);
        add_bits(raise_, free_ - lower);
        // A set of an output that was left out before may have been hit by a bit that nothing
        // needs.
        for_each_bit(lower & free_, [&](std::size_t bit) {
            Row larger = raise_;
            set_bit(larger, bit);
            static_cast<void>(meter_.spend(block_.size() * larger.words.size()));
            if (std::none_of(block_.begin(), block_.end(),
                             [&](const Row& off) { return meet(layout_, off, larger); }))
                raise_ = std::move(larger);
        });
        free_ = layout_.zero;
        block_.clear();
    }

    struct Candidate {
        MarkedRow<Row>* cube;
        Row lowered;
        bool hopeless = false;
    };

    const Layout<Row>& layout_;
    const std::vector<Row>& off_;
    Meter& meter_;
    Row raise_;
    Row free_;
    std::vector<Row> block_; ///< of the off-set, what is still in reach
    std::vector<Candidate> candidates_;
    std::vector<Candidate*> possible_;
    std::vector<Row> sets_;
    std::vector<std::uint32_t> counts_;
    HittingSet<Row> hitting_set_;
    std::size_t killer_ = 0;
    Preference preference_ = Preference::inputs;
};

} // namespace loggia::normal_forms::two_level
