#pragma once

#include "core/normal_forms/two_level/unate_split.hpp"

#include <cmath>
#include <optional>
#include <utility>

namespace loggia::normal_forms::two_level {

/// The unate recursive paradigm (Brayton, Hachtel, McMullen, Sangiovanni-Vincentelli 1984) on rows
/// of any width: a list of cubes is split by the input that most of them depend on, or by its
/// outputs, until it is unate, where the answer is plain. The lists of all levels lie in one stack.
/// Once the meter has stopped, answers mean nothing.
template <class Row>
class UnateRecursion {
public:
    UnateRecursion(const Layout<Row>& layout, Meter& meter)
        : layout_(layout), meter_(meter), shares_(static_cast<std::size_t>(layout.inputs) + 1),
          splitter_(layout) {
        for (std::size_t i = 0; i < shares_.size(); ++i)
            shares_[i] = std::ldexp(1.0, -static_cast<int>(i));
    }

    /// Begins a list, of what `add` gets from now on.
    void start() { pool_.clear(); }
    /// Adds the part of a cube that lies in `within`, without its literals.
    void add(const Row& row, const Row& within) {
        static_cast<void>(meter_.spend(row.words.size()));
        if (meet(layout_, row, within))
            pool_.push_back(row | (layout_.full - within));
    }

    /// Whether the list holds every row of every output.
    [[nodiscard]] bool is_tautology() { return tautology(0); }

    /// The smallest cube that holds all that the list does not: zero where that is nothing.
    [[nodiscard]] Row complement_hull() {
        hull_ = layout_.zero;
        add_hull(0, layout_.full);
        return hull_;
    }

    /// Cubes of all that the list does not hold. Nothing where there would be more than `limit`.
    [[nodiscard]] std::optional<std::vector<Row>> complement(std::size_t limit) {
        most_cubes_ = limit;
        too_many_ = false;
        std::vector<Row> cubes = complement_of(0);
        if (too_many_ || meter_.stopped())
            return std::nullopt;
        return cubes;
    }

private:
    /// What the lists of a level have in common.
    struct Summary {
        Row all;       ///< bits that every cube has
        Row any;       ///< bits that some cube has
        Row dependent; ///< the output bits of cubes that have not all outputs
        bool full = false;
        bool some_outputs = false; ///< some cube has not all outputs
        double volume = 0;
    };

    [[nodiscard]] Summary summary(std::size_t begin) const {
        Summary s{layout_.full, layout_.zero, layout_.zero};
        const double outputs = 1.0 / layout_.outputs;
        for (std::size_t i = begin; i < pool_.size(); ++i) {
            const Row& row = pool_[i];
            keep_bits(s.all, row);
            add_bits(s.any, row);
            const int own = common_bits_in(row, layout_.out);
            const int literals = 2 * layout_.inputs - common_bits_in(row, layout_.in);
            if (own != layout_.outputs) {
                s.some_outputs = true;
                add_bits(s.dependent, row);
            } else if (literals == 0) {
                s.full = true;
                return s;
            }
            s.volume += shares_[static_cast<std::size_t>(literals)] * own * outputs;
        }
        keep_bits(s.dependent, layout_.out);
        return s;
    }

    /// Puts the part of the list from `begin` to `end` that lies in `half` on top of the stack.
    void push_half(std::size_t begin, std::size_t end, const Row& half) {
        const Row outside = layout_.full - half;
        const Row own = half & layout_.variable_of(first_bit(outside));
        std::size_t size = pool_.size();
        pool_.resize(size + end - begin);
        for (std::size_t i = begin; i < end; ++i)
            if (have_common_bits(pool_[i], own)) {
                pool_[size] = pool_[i];
                add_bits(pool_[size++], outside);
            }
        shrink(size);
    }
    void shrink(std::size_t size) {
        if (size < pool_.size())
            pool_.erase(pool_.begin() + static_cast<std::ptrdiff_t>(size), pool_.end());
    }
    [[nodiscard]] bool spend(std::size_t begin) {
        return meter_.spend((pool_.size() - begin + 4) * layout_.full.words.size());
    }

    /// Of the list from `begin` on, which goes.
    bool tautology(std::size_t begin) {
        bool result = false;
        Row all;
        while (reduced_for_tautology(begin, result, all)) {
        }
        if (!undecided_) {
            shrink(begin);
            return result;
        }
        // Of lists that have no input in common one has to hold everything by itself.
        if (contains(all, layout_.out))
            if (const std::size_t middle = component(begin); middle < pool_.size()) {
                result = tautology(middle) || tautology(begin);
                shrink(begin);
                return result;
            }
        const Split<Row> halves =
            splitter_.split(std::span(pool_).subspan(begin), all, binate_bits(layout_, all));
        const std::size_t end = pool_.size();
        push_half(begin, end, halves.low);
        result = tautology(end);
        if (result) {
            push_half(begin, end, halves.high);
            result = tautology(end);
        }
        shrink(begin);
        return result;
    }

    /// A step of the reductions for tautology: whether there may be another one. Where there is
    /// none `undecided_` says whether the answer, `result`, is still open.
    bool reduced_for_tautology(std::size_t begin, bool& result, Row& all) {
        undecided_ = false;
        result = false;
        if (begin == pool_.size() || !spend(begin))
            return false;
        const Summary s = summary(begin);
        if (s.full) {
            result = true;
            return false;
        }
        if (!(s.any == layout_.full) || s.volume < 1 - 1e-9)
            return false;
        // In the half where nothing but cubes without a unate literal is, there are only those.
        const Row both = binate_bits(layout_, s.all);
        Row needed = active_bits(layout_, s.all) - both;
        if (s.some_outputs && !(s.dependent == layout_.out))
            add_bits(needed, layout_.out);
        if (!is_zero(needed)) {
            const auto gone =
                std::remove_if(pool_.begin() + static_cast<std::ptrdiff_t>(begin), pool_.end(),
                               [&](const Row& row) { return !contains(row, needed); });
            pool_.erase(gone, pool_.end());
            return true;
        }
        const int variables = bits_in(both) / 2 + (s.some_outputs ? 1 : 0);
        result = variables == 1; // as no value of it is without a cube
        undecided_ = variables > 1;
        all = s.all;
        return false;
    }

    /// Adds to `hull_` what of `at` the list from `begin` on does not hold; its cubes, which go,
    /// have no literals of `at`.
    void add_hull(std::size_t begin, Row at) {
        for (;;) {
            if (contains(hull_, at) || !spend(begin))
                return shrink(begin);
            if (begin == pool_.size())
                return add_bits(hull_, at);
            const Summary s = summary(begin);
            if (s.full)
                return shrink(begin);
            const Row never = layout_.full - s.any;
            if (is_zero(never)) {
                split_hull(begin, at, s);
                return shrink(begin);
            }
            // Where no cube is, all is missing.
            const Row variable = layout_.variable_of(first_bit(never));
            if (!contains(variable, never)) {
                add_bits(hull_, at);
                return shrink(begin);
            }
            add_bits(hull_, (at - variable) | (at & never));
            at = at & s.any;
            for (std::size_t i = begin; i < pool_.size(); ++i)
                add_bits(pool_[i], never);
        }
    }

    void split_hull(std::size_t begin, const Row& at, const Summary& s) {
        const Row both = binate_bits(layout_, s.all);
        const int missing_outputs = bits_in(layout_.out - s.all);
        if (is_zero(both) && missing_outputs <= 1) {
            // A unate variable is needed at its bad value only where a cube has no other literal.
            Row rest = at;
            for (std::size_t i = begin; i < pool_.size(); ++i) {
                const Row missing = layout_.full - pool_[i];
                const Row variable = layout_.variable_of(first_bit(missing));
                if (contains(variable, missing))
                    remove_bits(rest, variable - missing);
            }
            return add_bits(hull_, rest);
        }
        const Row unate = active_bits(layout_, s.all) - both;
        if (!is_zero(unate))
            return add_unate_hull(begin, at, unate, unate & s.all);
        if (missing_outputs == 0)
            if (const std::size_t middle = component(begin); middle < pool_.size())
                return multiply_hulls(begin, middle, at);
        const Split<Row> halves = splitter_.split(std::span(pool_).subspan(begin), s.all, both);
        const std::size_t end = pool_.size();
        push_half(begin, end, halves.low);
        add_hull(end, at & halves.low);
        push_half(begin, end, halves.high);
        add_hull(end, at & halves.high);
    }

    /// Most is missing at the bad values of all unate inputs, where nothing but the cubes without a
    /// literal of these is. A good value (`good` has them all) belongs to the hull where something
    /// is missing at it and at the bad values of the others.
    void add_unate_hull(std::size_t begin, const Row& at, const Row& unate, const Row& good) {
        const std::size_t end = pool_.size();
        for (std::size_t i = begin; i < end; ++i)
            if (contains(pool_[i], unate))
                pool_.push_back(Row(pool_[i]));
        const Row before = std::exchange(hull_, layout_.zero);
        add_hull(end, layout_.full);
        Row rest = std::exchange(hull_, before);
        if (is_zero(rest))
            return;
        keep_bits(rest, at);
        for_each_bit((good & rest) - hull_, [&](std::size_t bit) {
            const Row variable = layout_.variable_of(bit);
            const Row others = unate - variable;
            for (std::size_t i = begin; i < end; ++i)
                if (contains(pool_[i], others))
                    pool_.push_back(pool_[i] | variable);
            static_cast<void>(meter_.spend((end - begin) * layout_.full.words.size()));
            if (tautology(end))
                clear_bit(rest, bit);
        });
        add_bits(hull_, rest);
    }

    /// What lies in none of two lists with different inputs lies in what each of them leaves.
    void multiply_hulls(std::size_t begin, std::size_t middle, const Row& at) {
        const Row before = std::exchange(hull_, layout_.zero);
        add_hull(middle, layout_.full);
        const Row one = std::exchange(hull_, layout_.zero);
        if (!is_zero(one))
            add_hull(begin, layout_.full);
        const Row other = std::exchange(hull_, before);
        if (!is_zero(one) && !is_zero(other))
            add_bits(hull_, at & one & other);
    }

    /// The cubes of what one cube does not hold.
    void add_complement_of(const Row& cube, std::vector<Row>& result) const {
        Row missing = layout_.full - cube;
        while (!is_zero(missing)) {
            const Row variable = layout_.variable_of(first_bit(missing));
            result.push_back((layout_.full - variable) | (missing & variable));
            remove_bits(missing, variable);
        }
    }

    [[nodiscard]] std::vector<Row> complement_of(std::size_t begin) {
        std::vector<Row> result;
        if (too_many_ || !spend(begin)) {
            shrink(begin);
            return result;
        }
        if (begin == pool_.size()) {
            result.push_back(layout_.full);
            return result;
        }
        const Summary s = summary(begin);
        if (s.full) {
            shrink(begin);
            return result;
        }
        if (pool_.size() == begin + 1) {
            add_complement_of(pool_[begin], result);
            shrink(begin);
            return result;
        }
        const Row never = layout_.full - s.any;
        if (!is_zero(never)) {
            for (std::size_t i = begin; i < pool_.size(); ++i)
                add_bits(pool_[i], never);
            result = complement_of(begin);
            for (Row& row : result)
                keep_bits(row, s.any);
            add_complement_of(s.any, result);
            return result;
        }
        split_complement(begin, s.all, result);
        shrink(begin);
        return result;
    }

    /// Leaves out cubes of a list that lie in another one, where that is quickly done.
    void absorb(std::size_t begin) {
        constexpr std::size_t most_absorbed = 500;
        if (pool_.size() - begin > most_absorbed)
            return;
        const auto by_size = [](const Row& a, const Row& b) { return bits_in(a) > bits_in(b); };
        std::sort(pool_.begin() + static_cast<std::ptrdiff_t>(begin), pool_.end(), by_size);
        std::size_t kept = begin;
        for (std::size_t i = begin; i < pool_.size(); ++i) {
            const auto first = pool_.begin() + static_cast<std::ptrdiff_t>(begin);
            if (std::none_of(first, pool_.begin() + static_cast<std::ptrdiff_t>(kept),
                             [&](const Row& other) { return contains(other, pool_[i]); })) {
                if (kept != i)
                    pool_[kept] = pool_[i];
                ++kept;
            }
        }
        static_cast<void>(meter_.spend((kept - begin) * (pool_.size() - begin)));
        shrink(kept);
    }

    /// Brings to the front of a list cubes that have no input in common with the others, and
    /// returns where those begin: at the end where there are none.
    [[nodiscard]] std::size_t component(std::size_t begin) {
        Row support = layout_.full - pool_[begin];
        std::size_t end = begin + 1;
        for (std::size_t before = begin; before != end;) {
            before = end;
            support = active_bits(layout_, layout_.full - support);
            for (std::size_t i = end; i < pool_.size(); ++i)
                if (!contains(pool_[i], support)) {
                    add_bits(support, layout_.full - pool_[i]);
                    std::swap(pool_[i], pool_[end++]);
                }
            static_cast<void>(meter_.spend((pool_.size() - end) * support.words.size()));
        }
        return end;
    }

    /// What lies in none of two lists with different inputs lies in a cube of each complement.
    void multiply_complements(std::size_t begin, std::size_t middle, std::vector<Row>& result) {
        const std::vector<Row> first(pool_.begin() + static_cast<std::ptrdiff_t>(begin),
                                     pool_.begin() + static_cast<std::ptrdiff_t>(middle));
        const std::vector<Row> one = complement_of(middle);
        shrink(begin);
        pool_.insert(pool_.end(), first.begin(), first.end());
        const std::vector<Row> other = complement_of(begin);
        if (too_many_ || meter_.stopped())
            return;
        if (!one.empty() && other.size() > most_cubes_ / one.size()) {
            too_many_ = true;
            return;
        }
        for (const Row& a : one)
            for (const Row& b : other)
                result.push_back(a & b);
        static_cast<void>(meter_.spend(result.size() * layout_.full.words.size()));
    }

    void split_complement(std::size_t begin, const Row& all, std::vector<Row>& result) {
        if (contains(all, layout_.out))
            if (const std::size_t middle = component(begin); middle < pool_.size())
                return multiply_complements(begin, middle, result);
        const Row both = binate_bits(layout_, all);
        const bool unate = is_zero(both);
        if (unate)
            absorb(begin);
        const Split<Row> halves = splitter_.split(std::span(pool_).subspan(begin), all,
                                                  unate ? active_bits(layout_, all) : both);
        const std::size_t end = pool_.size();
        push_half(begin, end, halves.low);
        std::vector<Row> low = complement_of(end);
        push_half(begin, end, halves.high);
        std::vector<Row> high = complement_of(end);
        if (too_many_ || meter_.stopped())
            return;
        merge(low, high, halves, result);
        if (result.size() > most_cubes_)
            too_many_ = true;
    }

    /// Cubes that both halves have need not be split; those that lie in one of the other half
    /// neither.
    void merge(std::vector<Row>& low, std::vector<Row>& high, const Split<Row>& halves,
               std::vector<Row>& result) {
        std::sort(low.begin(), low.end());
        std::sort(high.begin(), high.end());
        std::vector<Row> only_low;
        std::vector<Row> only_high;
        auto a = low.begin();
        auto b = high.begin();
        while (a != low.end() && b != high.end()) {
            if (*a < *b) {
                only_low.push_back(*a++);
            } else if (*b < *a) {
                only_high.push_back(*b++);
            } else {
                result.push_back(*a++);
                ++b;
            }
        }
        only_low.insert(only_low.end(), a, low.end());
        only_high.insert(only_high.end(), b, high.end());
        const std::size_t common = result.size();
        // Against the cubes that both have, against those of the other half, and the other way.
        const bool quick = only_low.size() * (only_high.size() + common) < (std::size_t{1} << 22U);
        const auto lies_in = [&](const Row& row, const std::vector<Row>& cubes, std::size_t count) {
            return !meter_.stopped() && meter_.spend(count * row.words.size()) &&
                   std::any_of(cubes.begin(), cubes.begin() + static_cast<std::ptrdiff_t>(count),
                               [&](const Row& other) { return contains(other, row); });
        };
        std::vector<char> low_lifted(only_low.size());
        std::vector<char> high_lifted(only_high.size());
        if (quick) {
            for (std::size_t i = 0; i < only_low.size(); ++i)
                low_lifted[i] = lies_in(only_low[i], only_high, only_high.size()) ? 1 : 0;
            for (std::size_t i = 0; i < only_high.size(); ++i)
                high_lifted[i] = lies_in(only_high[i], only_low, only_low.size()) ? 1 : 0;
        }
        for (std::size_t i = 0; i < only_low.size(); ++i)
            if (low_lifted[i] != 0)
                result.push_back(only_low[i]);
        for (std::size_t i = 0; i < only_high.size(); ++i)
            if (high_lifted[i] != 0)
                result.push_back(only_high[i]);
        const std::size_t whole = result.size();
        for (std::size_t i = 0; i < only_low.size(); ++i)
            if (low_lifted[i] == 0 && !(quick && lies_in(only_low[i], result, whole)))
                result.push_back(only_low[i] & halves.low);
        for (std::size_t i = 0; i < only_high.size(); ++i)
            if (high_lifted[i] == 0 && !(quick && lies_in(only_high[i], result, whole)))
                result.push_back(only_high[i] & halves.high);
    }

    const Layout<Row>& layout_;
    Meter& meter_;
    std::vector<double> shares_; ///< of all rows, by literals
    Splitter<Row> splitter_;
    std::vector<Row> pool_;
    Row hull_;
    bool undecided_ = false;
    std::size_t most_cubes_ = SIZE_MAX;
    bool too_many_ = false;
};

} // namespace loggia::normal_forms::two_level
