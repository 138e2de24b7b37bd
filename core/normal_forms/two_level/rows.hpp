#pragma once

#include "core/base/control.hpp"
#include "core/normal_forms/two_level/positional_cover.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

/// Cubes of a PositionalCover as values, for algorithms that are templates over the width: those
/// of few words lie in place, with loops that the compiler unrolls; all others on the heap.
namespace loggia::normal_forms::two_level {

template <std::size_t W>
struct FixedRow {
    std::array<std::uint64_t, W> words{};

    friend bool operator==(const FixedRow&, const FixedRow&) noexcept = default;
    friend bool operator<(const FixedRow& a, const FixedRow& b) noexcept {
        return a.words < b.words;
    }
};

/// What operators of rows are for.
template <class Row>
concept IsRow = requires(Row row) {
    row.words[0];
};

struct LongRow {
    std::vector<std::uint64_t> words;

    friend bool operator==(const LongRow&, const LongRow&) noexcept = default;
    friend bool operator<(const LongRow& a, const LongRow& b) noexcept { return a.words < b.words; }
};

template <IsRow Row>
[[nodiscard]] Row operator&(Row a, const Row& b) {
    for (std::size_t i = 0; i < a.words.size(); ++i)
        a.words[i] &= b.words[i];
    return a;
}
template <IsRow Row>
[[nodiscard]] Row operator|(Row a, const Row& b) {
    for (std::size_t i = 0; i < a.words.size(); ++i)
        a.words[i] |= b.words[i];
    return a;
}
/// The bits of `a` that `b` has not.
template <IsRow Row>
[[nodiscard]] Row operator-(Row a, const Row& b) {
    for (std::size_t i = 0; i < a.words.size(); ++i)
        a.words[i] &= ~b.words[i];
    return a;
}
template <class Row>
void add_bits(Row& a, const Row& b) {
    for (std::size_t i = 0; i < a.words.size(); ++i)
        a.words[i] |= b.words[i];
}
template <class Row>
void keep_bits(Row& a, const Row& b) {
    for (std::size_t i = 0; i < a.words.size(); ++i)
        a.words[i] &= b.words[i];
}
template <class Row>
void remove_bits(Row& a, const Row& b) {
    for (std::size_t i = 0; i < a.words.size(); ++i)
        a.words[i] &= ~b.words[i];
}
template <class Row>
[[nodiscard]] bool is_zero(const Row& a) {
    std::uint64_t any = 0;
    for (const std::uint64_t word : a.words)
        any |= word;
    return any == 0;
}
/// Whether `a` has all bits of `b`: as cubes, whether it contains it.
template <class Row>
[[nodiscard]] bool contains(const Row& a, const Row& b) {
    std::uint64_t missing = 0;
    for (std::size_t i = 0; i < a.words.size(); ++i)
        missing |= b.words[i] & ~a.words[i];
    return missing == 0;
}
template <class Row>
[[nodiscard]] bool have_common_bits(const Row& a, const Row& b) {
    std::uint64_t both = 0;
    for (std::size_t i = 0; i < a.words.size(); ++i)
        both |= a.words[i] & b.words[i];
    return both != 0;
}
template <class Row>
[[nodiscard]] int bits_in(const Row& a) {
    int sum = 0;
    for (const std::uint64_t word : a.words)
        sum += std::popcount(word);
    return sum;
}
template <class Row>
[[nodiscard]] int common_bits_in(const Row& a, const Row& b) {
    int sum = 0;
    for (std::size_t i = 0; i < a.words.size(); ++i)
        sum += std::popcount(a.words[i] & b.words[i]);
    return sum;
}
template <class Row>
[[nodiscard]] bool has_bit(const Row& a, std::size_t bit) {
    return (a.words[bit / 64] >> bit % 64 & 1U) != 0;
}
template <class Row>
void set_bit(Row& a, std::size_t bit) {
    a.words[bit / 64] |= std::uint64_t{1} << bit % 64;
}
template <class Row>
void clear_bit(Row& a, std::size_t bit) {
    a.words[bit / 64] &= ~(std::uint64_t{1} << bit % 64);
}
/// Calls `visit` with the number of each bit that is 1, ascending.
template <class Row, class Visit>
void for_each_bit(const Row& a, Visit visit) {
    for (std::size_t i = 0; i < a.words.size(); ++i)
        for (std::uint64_t rest = a.words[i]; rest != 0; rest &= rest - 1)
            visit(i * 64 + static_cast<std::size_t>(std::countr_zero(rest)));
}

/// The lowest bit that is 1; 0 where there is none.
template <class Row>
[[nodiscard]] std::size_t first_bit(const Row& row) {
    for (std::size_t i = 0; i < row.words.size(); ++i)
        if (row.words[i] != 0)
            return i * 64 + static_cast<std::size_t>(std::countr_zero(row.words[i]));
    return 0;
}

/// Where inputs and outputs lie in the rows of a cover.
template <class Row>
struct Layout {
    int inputs;
    int outputs;
    std::size_t bits; ///< that are used
    Row zero;
    Row full;
    Row pairs; ///< the bit of each input that says it may be 0; the other one is behind it
    Row in;    ///< all bits of inputs
    Row out;   ///< all bits of outputs

    Layout(int input_count, int output_count)
        : inputs(input_count), outputs(output_count),
          bits(2 * static_cast<std::size_t>(input_count) + static_cast<std::size_t>(output_count)) {
        if constexpr (requires { zero.words.resize(1); })
            zero.words.resize((bits + 63) / 64);
        full = pairs = in = out = zero;
        const std::size_t first_output = 2 * static_cast<std::size_t>(inputs);
        for (std::size_t bit = 0; bit < bits; ++bit) {
            set_bit(full, bit);
            set_bit(bit < first_output ? in : out, bit);
            if (bit < first_output && bit % 2 == 0)
                set_bit(pairs, bit);
        }
    }

    /// The bits of the variable that a bit belongs to: an input, or all outputs.
    [[nodiscard]] Row variable_of(std::size_t bit) const {
        if (bit >= 2 * static_cast<std::size_t>(inputs))
            return out;
        Row row = zero;
        set_bit(row, bit - bit % 2);
        set_bit(row, bit - bit % 2 + 1);
        return row;
    }
};

/// Whether some row and output lies in both.
template <class Row>
[[nodiscard]] bool meet(const Layout<Row>& layout, const Row& a, const Row& b) {
    std::uint64_t empty = 0;
    std::uint64_t outputs = 0;
    for (std::size_t i = 0; i < a.words.size(); ++i) {
        const std::uint64_t both = a.words[i] & b.words[i];
        empty |= ~(both | both >> 1U) & layout.pairs.words[i];
        outputs |= both & layout.out.words[i];
    }
    return empty == 0 && outputs != 0;
}

/// The number of variables in which two cubes have nothing in common; the outputs are one.
template <class Row>
[[nodiscard]] int distance(const Layout<Row>& layout, const Row& a, const Row& b) {
    int count = 0;
    std::uint64_t outputs = 0;
    for (std::size_t i = 0; i < a.words.size(); ++i) {
        const std::uint64_t both = a.words[i] & b.words[i];
        count += std::popcount(~(both | both >> 1U) & layout.pairs.words[i]);
        outputs |= both & layout.out.words[i];
    }
    return count + (outputs == 0 ? 1 : 0);
}

/// Adds those bits of `off` to `row` that lie in variables in which it has nothing in common with
/// `cube`: whoever takes none of them in one such variable stays clear of `off`.
template <class Row>
void add_conflicts(const Layout<Row>& layout, Row& row, const Row& off, const Row& cube) {
    std::uint64_t outputs = 0;
    for (std::size_t i = 0; i < row.words.size(); ++i) {
        const std::uint64_t both = off.words[i] & cube.words[i];
        const std::uint64_t empty = ~(both | both >> 1U) & layout.pairs.words[i];
        row.words[i] |= (empty | empty << 1U) & off.words[i];
        outputs |= both & layout.out.words[i];
    }
    if (outputs == 0)
        for (std::size_t i = 0; i < row.words.size(); ++i)
            row.words[i] |= off.words[i] & layout.out.words[i];
}

/// What work is measured by: words of cubes visited, about a billion in a second. Polls a Control
/// every 10,000 or so, and ends at a limit.
class Meter {
public:
    explicit Meter(const Control& control, std::uint64_t limit = UINT64_MAX)
        : control_(control), limit_(limit) {}

    /// False once it has stopped.
    bool spend(std::uint64_t work) {
        work_ += work;
        if (work_ >= next_) {
            next_ = work_ + 100'000;
            stopped_ = stopped_ || work_ >= limit_ || control_.stop_requested();
        }
        return !stopped_;
    }
    /// For work that is known beforehand: where less than that is left, it stops and counts
    /// nothing.
    bool afford(std::uint64_t work) {
        stopped_ = stopped_ || work > left();
        return !stopped_ && spend(work);
    }
    [[nodiscard]] bool stopped() const noexcept { return stopped_; }
    [[nodiscard]] std::uint64_t work() const noexcept { return work_; }
    [[nodiscard]] std::uint64_t left() const noexcept { return limit_ - std::min(limit_, work_); }
    [[nodiscard]] const Control& control() const noexcept { return control_; }
    /// The same with less to spend, for a part that is given up where it takes long.
    [[nodiscard]] Meter part(std::uint64_t limit) const {
        return Meter(control_, std::min(limit, left()));
    }

private:
    const Control& control_;
    std::uint64_t limit_;
    std::uint64_t work_ = 0;
    std::uint64_t next_ = 0;
    bool stopped_ = false;
};

template <class Row>
[[nodiscard]] std::vector<Row> rows_of(const PositionalCover& cover) {
    std::vector<Row> rows;
    rows.reserve(cover.terms());
    for (std::size_t i = 0; i < cover.terms(); ++i) {
        Row row;
        if constexpr (requires { row.words.resize(1); })
            row.words.resize(cover.width());
        std::copy(cover.cube(i).begin(), cover.cube(i).end(), row.words.begin());
        rows.push_back(std::move(row));
    }
    return rows;
}

template <class Row>
[[nodiscard]] PositionalCover cover_of(const std::vector<Row>& rows, int inputs, int outputs) {
    PositionalCover cover(inputs, outputs);
    for (const Row& row : rows)
        cover.add_cube({row.words.data(), cover.width()});
    return cover;
}

/// Calls `work` with a row of the narrowest type that holds cubes of so many words.
template <class Work>
decltype(auto) with_rows_of(std::size_t words, Work work) {
    switch (words) {
    case 1:
        return work(FixedRow<1>{});
    case 2:
        return work(FixedRow<2>{});
    case 3:
        return work(FixedRow<3>{});
    case 4:
        return work(FixedRow<4>{});
    case 5:
    case 6:
        return work(FixedRow<6>{});
    case 7:
    case 8:
        return work(FixedRow<8>{});
    default:
        return work(LongRow{});
    }
}

} // namespace loggia::normal_forms::two_level
