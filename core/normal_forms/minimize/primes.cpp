#include "core/normal_forms/minimize/primes.hpp"

#include "core/normal_forms/bit_tables.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>

namespace loggia::normal_forms {

namespace {

// A set of cubes of n variables is a bit for each of 3^n: a word of 27 bits for the last three
// variables, and 3^(n - 3) such words, numbered by the others as ternary digits: 0 and 1 for a
// variable that occurs with or without a negation, 2 for one that does not occur.
//
// With f0 and f1 for the halves of f, the primes of f are those of f0 & f1, without the variable,
// and those of f0 and of f1 that are not among them, with it (Coudert and Madre 1992). On sets of
// bits that is two operations a word, and the ends of the recursion are looked up.

constexpr int leaf_variables = 3;
constexpr int leaf_cubes = 27;
/// Up to so many variables the primes are one set of bits, 6.4 MB.
constexpr int most_in_set = 16;

using LeafTable = std::array<std::uint32_t, 256>;

/// The rows of cube `index` of three variables.
constexpr std::uint32_t leaf_rows(int index) {
    const std::array<int, 3> digits{index % 3, index / 3 % 3, index / 9};
    std::uint32_t rows = 0;
    for (int row = 0; row < 8; ++row) {
        bool in = true;
        for (int bit = 0; bit < 3; ++bit) {
            const int digit = digits[static_cast<std::size_t>(bit)];
            in = in && (digit == 2 || digit == (row >> bit & 1));
        }
        rows |= in ? 1U << row : 0U;
    }
    return rows;
}

constexpr std::array<std::uint32_t, leaf_cubes> rows_of_leaf_cube = [] {
    std::array<std::uint32_t, leaf_cubes> rows{};
    for (int c = 0; c < leaf_cubes; ++c)
        rows[static_cast<std::size_t>(c)] = leaf_rows(c);
    return rows;
}();

constexpr LeafTable leaf_primes = [] {
    LeafTable table{};
    for (std::uint32_t f = 0; f < 256; ++f)
        for (int c = 0; c < leaf_cubes; ++c) {
            const std::uint32_t mine = rows_of_leaf_cube[static_cast<std::size_t>(c)];
            bool prime = (mine & ~f) == 0;
            for (int d = 0; d < leaf_cubes && prime; ++d) {
                const std::uint32_t other = rows_of_leaf_cube[static_cast<std::size_t>(d)];
                prime = other == mine || (mine & ~other) != 0 || (other & ~f) != 0;
            }
            table[f] |= prime ? 1U << c : 0U;
        }
    return table;
}();

/// Which cubes hold a row of the table.
constexpr LeafTable leaf_meets = [] {
    LeafTable table{};
    for (std::uint32_t f = 0; f < 256; ++f)
        for (int c = 0; c < leaf_cubes; ++c)
            table[f] |= (rows_of_leaf_cube[static_cast<std::size_t>(c)] & f) != 0 ? 1U << c : 0U;
    return table;
}();

struct LeafCube {
    std::uint8_t care = 0;
    std::uint8_t value = 0;
};
constexpr std::array<LeafCube, leaf_cubes> leaf_cube = [] {
    std::array<LeafCube, leaf_cubes> cubes{};
    for (int c = 0; c < leaf_cubes; ++c) {
        int rest = c;
        for (int bit = 0; bit < 3; ++bit, rest /= 3)
            if (rest % 3 != 2) {
                LeafCube& cube = cubes[static_cast<std::size_t>(c)];
                cube.care = static_cast<std::uint8_t>(cube.care | 1 << bit);
                cube.value = static_cast<std::uint8_t>(cube.value | (rest % 3) << bit);
            }
    }
    return cubes;
}();

constexpr std::size_t set_words(int variables) {
    std::size_t words = 1;
    for (int i = leaf_variables; i < variables; ++i)
        words *= 3;
    return words;
}

/// The primes of a table within a word, 3 to 6 variables, in its lowest bits.
template <int Variables>
void primes_in_word(std::uint64_t table, std::uint32_t* out) {
    if constexpr (Variables == leaf_variables) {
        *out = leaf_primes[table & 0xFFU];
    } else {
        constexpr std::size_t third = set_words(Variables - 1);
        constexpr unsigned half = 1U << (Variables - 1U);
        const std::uint64_t low = table & ((std::uint64_t{1} << half) - 1);
        const std::uint64_t high = table >> half & ((std::uint64_t{1} << half) - 1);
        primes_in_word<Variables - 1>(low & high, out + 2 * third);
        primes_in_word<Variables - 1>(low, out);
        primes_in_word<Variables - 1>(high, out + third);
        for (std::size_t i = 0; i < third; ++i) {
            out[i] &= ~out[2 * third + i];
            out[third + i] &= ~out[2 * third + i];
        }
    }
}

template <int Variables>
void meets_in_word(std::uint64_t table, std::uint32_t* out) {
    if constexpr (Variables == leaf_variables) {
        *out &= leaf_meets[table & 0xFFU];
    } else {
        constexpr std::size_t third = set_words(Variables - 1);
        constexpr unsigned half = 1U << (Variables - 1U);
        const std::uint64_t low = table & ((std::uint64_t{1} << half) - 1);
        const std::uint64_t high = table >> half & ((std::uint64_t{1} << half) - 1);
        meets_in_word<Variables - 1>(low, out);
        meets_in_word<Variables - 1>(high, out + third);
        meets_in_word<Variables - 1>(low | high, out + 2 * third);
    }
}

template <template <int> class Step>
void dispatch_in_word(int variables, std::uint64_t table, std::uint32_t* out) {
    switch (variables) {
    case 4:
        Step<4>::run(table, out);
        break;
    case 5:
        Step<5>::run(table, out);
        break;
    case 6:
        Step<6>::run(table, out);
        break;
    default:
        Step<leaf_variables>::run(table, out);
        break;
    }
}
template <int Variables>
struct PrimesStep {
    static void run(std::uint64_t table, std::uint32_t* out) {
        primes_in_word<Variables>(table, out);
    }
};
template <int Variables>
struct MeetsStep {
    static void run(std::uint64_t table, std::uint32_t* out) {
        meets_in_word<Variables>(table, out);
    }
};

/// Works on a stack of words for the halves' conjunctions.
class PrimeSet {
public:
    PrimeSet(int variables, const Control& control)
        : scratch_(table_words(variables)), control_(control) {}

    void primes(const std::uint64_t* table, int variables, std::uint32_t* out) {
        if (variables <= word_variables) {
            dispatch_in_word<PrimesStep>(variables, *table, out);
            return;
        }
        const std::size_t half = table_words(variables - 1);
        const std::size_t third = set_words(variables - 1);
        if (std::all_of(table, table + 2 * half, [](std::uint64_t word) { return word == 0; }) ||
            stopped(variables)) {
            std::fill(out, out + 3 * third, 0U);
            return;
        }
        // The last half of the scratch is this level's, what is before it those below.
        std::uint64_t* const both = scratch_.data() + half;
        for (std::size_t i = 0; i < half; ++i)
            both[i] = table[i] & table[half + i];
        primes(both, variables - 1, out + 2 * third);
        primes(table, variables - 1, out);
        primes(table + half, variables - 1, out + third);
        for (std::size_t i = 0; i < third; ++i) {
            const std::uint32_t keep = ~out[2 * third + i];
            out[i] &= keep;
            out[third + i] &= keep;
        }
    }

    /// Takes the cubes out of the set that hold no row of the table.
    void keep_meeting(const std::uint64_t* table, int variables, std::uint32_t* out) {
        if (variables <= word_variables) {
            dispatch_in_word<MeetsStep>(variables, *table, out);
            return;
        }
        const std::size_t half = table_words(variables - 1);
        const std::size_t third = set_words(variables - 1);
        if (stopped(variables))
            return;
        keep_meeting(table, variables - 1, out);
        keep_meeting(table + half, variables - 1, out + third);
        std::uint64_t* const any = scratch_.data() + half;
        for (std::size_t i = 0; i < half; ++i)
            any[i] = table[i] | table[half + i];
        keep_meeting(any, variables - 1, out + 2 * third);
    }

private:
    bool stopped(int variables) const { return variables >= 12 && control_.stop_requested(); }

    std::vector<std::uint64_t> scratch_;
    const Control& control_;
};

/// Lists the cubes of a set; false where there are more than `most`.
bool list_cubes(const std::uint32_t* words, int variables, Cube prefix, std::vector<Cube>& out,
                std::size_t most) {
    if (variables <= leaf_variables) {
        for (std::uint32_t rest = *words; rest != 0; rest &= rest - 1) {
            const LeafCube leaf = leaf_cube[static_cast<std::size_t>(std::countr_zero(rest))];
            if (out.size() >= most)
                return false;
            out.push_back({prefix.care | leaf.care, prefix.value | leaf.value, prefix.outputs});
        }
        return true;
    }
    if (variables == 2 * leaf_variables) {
        // Most words are empty, and digits of three variables are those of a leaf.
        for (std::size_t i = 0; i < leaf_cubes; ++i) {
            if (words[i] == 0)
                continue;
            const Cube above{prefix.care | std::uint64_t{leaf_cube[i].care} << leaf_variables,
                             prefix.value | std::uint64_t{leaf_cube[i].value} << leaf_variables, 1};
            if (!list_cubes(words + i, leaf_variables, above, out, most))
                return false;
        }
        return true;
    }
    const std::size_t third = set_words(variables - 1);
    const std::uint64_t bit = std::uint64_t{1} << (variables - 1);
    return list_cubes(words, variables - 1, {prefix.care | bit, prefix.value, 1}, out, most) &&
           list_cubes(words + third, variables - 1, {prefix.care | bit, prefix.value | bit, 1}, out,
                      most) &&
           list_cubes(words + 2 * third, variables - 1, prefix, out, most);
}

/// A table of fewer variables as one of three, which does not depend on the others.
std::uint64_t stretched(std::uint64_t word, int variables) {
    for (int bit = variables; bit < leaf_variables; ++bit)
        word |= word << (1U << static_cast<unsigned>(bit));
    return word;
}

std::vector<Cube> primes_by_set(const std::uint64_t* may, const std::uint64_t* need, int variables,
                                std::size_t most, const Control& control) {
    const int wide = std::max(variables, leaf_variables);
    std::vector<std::uint32_t> set(set_words(wide));
    PrimeSet work(wide, control);
    std::uint64_t small = 0;
    if (variables < leaf_variables) {
        small = stretched(*may, variables);
        may = &small;
    }
    work.primes(may, wide, set.data());
    std::uint64_t small_need = 0;
    if (need != nullptr) {
        if (variables < leaf_variables) {
            small_need = stretched(*need, variables);
            need = &small_need;
        }
        work.keep_meeting(need, wide, set.data());
    }
    std::vector<Cube> cubes;
    static_cast<void>(list_cubes(set.data(), wide, {}, cubes, most));
    return cubes;
}

/// Beyond `most_in_set` variables: the same recursion on sorted lists.
class PrimeLists {
public:
    PrimeLists(std::size_t most, const Control& control) : most_(most), control_(control) {}

    std::vector<Cube> of(const std::uint64_t* table, int variables) {
        const std::size_t words = table_words(variables);
        if (failed_ || control_.stop_requested()) {
            failed_ = true;
            return {};
        }
        if (std::all_of(table, table + words, [](std::uint64_t word) { return word == 0; }))
            return {};
        std::vector<Cube> cubes;
        if (variables <= most_in_set - 2) {
            cubes = primes_by_set(table, nullptr, variables, most_ + 1, control_);
            std::sort(cubes.begin(), cubes.end());
            return cubes;
        }
        const std::size_t half = words / 2;
        std::vector<Cube> both;
        {
            std::vector<std::uint64_t> conjunction(half);
            for (std::size_t i = 0; i < half; ++i)
                conjunction[i] = table[i] & table[half + i];
            both = of(conjunction.data(), variables - 1);
        }
        const std::uint64_t bit = std::uint64_t{1} << (variables - 1);
        for (const bool value : {false, true}) {
            const std::vector<Cube> mine = of(table + (value ? half : 0), variables - 1);
            auto other = both.begin();
            for (const Cube& cube : mine) {
                while (other != both.end() && *other < cube)
                    ++other;
                if (other == both.end() || cube < *other)
                    cubes.push_back({cube.care | bit, cube.value | (value ? bit : 0), 1});
            }
        }
        // Cubes with the bit of this variable come after all without it.
        std::sort(cubes.begin(), cubes.end());
        both.insert(both.end(), cubes.begin(), cubes.end());
        if (both.size() > most_)
            failed_ = true;
        return both;
    }

    [[nodiscard]] bool failed() const { return failed_; }

private:
    std::size_t most_;
    const Control& control_;
    bool failed_ = false;
};

/// Whether the table has a row of the cube.
bool meets_table(const logic::TruthTable& table, const Cube& cube) {
    const std::uint64_t pattern = word_of_cube(cube.care, cube.value);
    bool any = false;
    for_each_word(table.variables(), cube.care, cube.value,
                  [&](std::size_t word) { any = any || (table.words()[word] & pattern) != 0; });
    return any;
}

} // namespace

std::optional<std::vector<Cube>> primes(const Tables& tables, const Control& control,
                                        std::size_t most) {
    const int variables = tables.on.variables();
    assert(tables.dont_care.variables() == variables);
    std::vector<std::uint64_t> may(tables.on.words().begin(), tables.on.words().end());
    bool open = false;
    for (std::size_t i = 0; i < may.size(); ++i) {
        open = open || tables.dont_care.words()[i] != 0;
        may[i] |= tables.dont_care.words()[i];
    }
    std::vector<Cube> cubes;
    if (variables <= most_in_set) {
        cubes = primes_by_set(may.data(), open ? tables.on.words().data() : nullptr, variables,
                              most < SIZE_MAX ? most + 1 : most, control);
    } else {
        PrimeLists lists(most, control);
        cubes = lists.of(may.data(), variables);
        if (lists.failed())
            return std::nullopt;
        if (open)
            std::erase_if(cubes, [&](const Cube& cube) { return !meets_table(tables.on, cube); });
    }
    if (cubes.size() > most || control.stop_requested())
        return std::nullopt;
    std::sort(cubes.begin(), cubes.end(), has_fewer_literals);
    return cubes;
}

} // namespace loggia::normal_forms
