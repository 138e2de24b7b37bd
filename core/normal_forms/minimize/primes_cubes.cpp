#include "core/normal_forms/minimize/primes_cubes.hpp"

#include "core/normal_forms/cube_lists.hpp"
#include "core/normal_forms/unate.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <numeric>
#include <unordered_set>

namespace loggia::normal_forms {

namespace {

struct CubeHash {
    std::size_t operator()(const Cube& cube) const noexcept {
        std::uint64_t h = cube.care * 0x9E3779B97F4A7C15U;
        h = (h ^ (h >> 29U) ^ cube.value) * 0xBF58476D1CE4E5B9U;
        h = (h ^ (h >> 32U) ^ cube.outputs) * 0x94D049BB133111EBU;
        return static_cast<std::size_t>(h ^ (h >> 31U));
    }
};

class PrimesOfCubes {
public:
    PrimesOfCubes(std::uint64_t most_work, const Control& control)
        : work_left_(most_work), control_(control) {}

    /// At most 64 deep: each level decides an input.
    std::vector<Cube> of(std::vector<Cube> cubes) {
        if (!spend(cubes.size() * cubes.size() / 8 + 1))
            return {};
        keep_maximal_cubes(cubes);
        if (cubes.size() <= 1)
            return cubes;
        const int bit_number = splitting_input(cubes);
        if (bit_number < 0) {
            // Free of all inputs: joined by keep_maximal_cubes() already.
            return cubes;
        }
        const std::uint64_t bit = std::uint64_t{1} << bit_number;
        std::array<std::vector<Cube>, 2> halves;
        for (const bool value : {false, true}) {
            std::vector<Cube> left;
            for (const Cube& cube : cubes)
                if ((cube.care & bit) == 0 || ((cube.value & bit) != 0) == value)
                    left.push_back({cube.care & ~bit, cube.value & ~bit, cube.outputs});
            halves[value ? 1 : 0] = of(std::move(left));
            if (failed_)
                return {};
        }
        std::vector<Cube> both = intersections(halves[0], halves[1]);
        if (failed_)
            return {};
        std::vector<Cube> result = both;
        for (const bool value : {false, true})
            for (const Cube& cube : halves[value ? 1 : 0]) {
                if (!spend(both.size() / 4 + 1))
                    return {};
                if (std::any_of(both.begin(), both.end(),
                                [&](const Cube& other) { return other.contains(cube); }))
                    continue;
                result.push_back({cube.care | bit, cube.value | (value ? bit : 0), cube.outputs});
            }
        return result;
    }

    [[nodiscard]] bool failed() const { return failed_; }

private:
    bool spend(std::uint64_t work) {
        if (work > work_left_ || control_.stop_requested())
            failed_ = true;
        else
            work_left_ -= work;
        return !failed_;
    }

    /// The input that most cubes have, if possible both ways.
    static int splitting_input(const std::vector<Cube>& cubes) {
        std::array<std::uint32_t, 64> ones{};
        std::array<std::uint32_t, 64> zeros{};
        for (const Cube& cube : cubes) {
            for (std::uint64_t rest = cube.value; rest != 0; rest &= rest - 1)
                ++ones[static_cast<std::size_t>(std::countr_zero(rest))];
            for (std::uint64_t rest = cube.care & ~cube.value; rest != 0; rest &= rest - 1)
                ++zeros[static_cast<std::size_t>(std::countr_zero(rest))];
        }
        int best = -1;
        std::uint64_t best_score = 0;
        for (std::size_t i = 0; i < 64; ++i) {
            const std::uint64_t score =
                (std::uint64_t{std::min(ones[i], zeros[i])} << 32U) + ones[i] + zeros[i];
            if (score > best_score) {
                best_score = score;
                best = static_cast<int>(i);
            }
        }
        return best;
    }

    std::vector<Cube> intersections(const std::vector<Cube>& left, const std::vector<Cube>& right) {
        if (!spend(left.size() * right.size() / 4 + 1))
            return {};
        std::unordered_set<Cube, CubeHash> met;
        for (const Cube& a : left) {
            if (!spend(1))
                return {};
            for (const Cube& b : right)
                if (a.meets(b))
                    met.insert({a.care | b.care, a.value | b.value, a.outputs & b.outputs});
        }
        std::vector<Cube> all(met.begin(), met.end());
        return maximal(std::move(all));
    }

    /// Larger cubes are looked at first, so whatever is kept stays.
    std::vector<Cube> maximal(std::vector<Cube> all) {
        std::sort(all.begin(), all.end(), [](const Cube& a, const Cube& b) {
            const int x = a.literals();
            const int y = b.literals();
            if (x != y)
                return x < y;
            const int p = std::popcount(a.outputs);
            const int q = std::popcount(b.outputs);
            return p != q ? p > q : a < b;
        });
        std::vector<Cube> kept;
        for (const Cube& cube : all) {
            if (!spend(kept.size() / 4 + 1))
                return {};
            if (std::none_of(kept.begin(), kept.end(),
                             [&](const Cube& other) { return other.contains(cube); }))
                kept.push_back(cube);
        }
        return kept;
    }

    std::uint64_t work_left_;
    const Control& control_;
    bool failed_ = false;
};

} // namespace

std::optional<std::vector<Cube>> primes_of_cubes(std::span<const Cube> cubes,
                                                 std::uint64_t most_work, const Control& control) {
    PrimesOfCubes search(most_work, control);
    std::vector<Cube> primes = search.of({cubes.begin(), cubes.end()});
    if (search.failed())
        return std::nullopt;
    std::sort(primes.begin(), primes.end());
    return primes;
}

std::optional<PrimeChart> chart_of_cubes(std::span<const Cube> primes, const Cover& on,
                                         const Cover& dont_care, std::size_t most_rows,
                                         const Control& control) {
    struct Row {
        std::vector<std::uint32_t> columns;
        Witness witness;
    };
    std::vector<Row> rows;
    for (const Cube& cube : on.cubes)
        for (std::uint64_t rest = cube.outputs; rest != 0; rest &= rest - 1) {
            const int output = std::countr_zero(rest);
            std::vector<Cube> mine;
            std::vector<std::uint32_t> numbers;
            for (std::size_t i = 0; i < primes.size(); ++i)
                if ((primes[i].outputs >> output & 1U) != 0 &&
                    ((primes[i].value ^ cube.value) & primes[i].care & cube.care) == 0) {
                    mine.push_back({primes[i].care & ~cube.care, primes[i].value & ~cube.care, 1});
                    numbers.push_back(static_cast<std::uint32_t>(i));
                }
            auto some = covering_rows(cofactor_cubes(dont_care.cubes, cube, output), mine,
                                      most_rows, control);
            if (!some || rows.size() + some->size() > most_rows)
                return std::nullopt;
            for (CoveringRow& row : *some) {
                for (std::uint32_t& c : row.cubes)
                    c = numbers[c];
                rows.push_back({std::move(row.cubes), {cube.value | row.row, output}});
            }
        }
    std::sort(rows.begin(), rows.end(), [](const Row& a, const Row& b) {
        return a.columns.size() != b.columns.size() ? a.columns.size() < b.columns.size()
                                                    : a.columns < b.columns;
    });
    rows.erase(std::unique(rows.begin(), rows.end(),
                           [](const Row& a, const Row& b) { return a.columns == b.columns; }),
               rows.end());
    PrimeChart chart;
    std::vector<std::uint32_t> ends;
    std::vector<std::uint32_t> columns;
    for (const Row& row : rows) {
        columns.insert(columns.end(), row.columns.begin(), row.columns.end());
        ends.push_back(static_cast<std::uint32_t>(columns.size()));
        chart.rows.push_back(row.witness);
        if (row.columns.size() == 1)
            chart.essential.push_back(row.columns[0]);
    }
    complete(chart, primes, std::move(ends), std::move(columns));
    return chart;
}

std::vector<Witness> independent_rows_of_cubes(const std::vector<Cube>& cover,
                                               const Cover& dont_care, std::span<const Cube> off,
                                               const Control& control, std::uint64_t most_work) {
    std::vector<Witness> found;
    std::uint64_t work = 0;
    for (std::size_t i = 0; i < cover.size(); ++i)
        for (std::uint64_t rest = cover[i].outputs; rest != 0; rest &= rest - 1) {
            const int output = std::countr_zero(rest);
            std::vector<Cube> others = cofactor_cubes(cover, cover[i], output, i);
            const std::vector<Cube> open = cofactor_cubes(dont_care.cubes, cover[i], output);
            others.insert(others.end(), open.begin(), open.end());
            const std::optional<std::uint64_t> row = missing_row(others, control);
            work += cover.size() + dont_care.cubes.size();
            if (control.stop_requested() || work >= most_work)
                return found;
            if (!row)
                continue;
            const Witness witness{cover[i].value | (*row & ~cover[i].care), output};
            const auto apart = [&](const Witness& other) {
                const std::uint64_t care = ~(other.row ^ witness.row);
                const Cube both{care, witness.row & care,
                                std::uint64_t{1} << other.output | std::uint64_t{1}
                                                                       << witness.output};
                const auto place = std::find_if(off.begin(), off.end(),
                                                [&](const Cube& cube) { return cube.meets(both); });
                work += static_cast<std::uint64_t>(place - off.begin());
                return place != off.end();
            };
            if (std::all_of(found.begin(), found.end(), apart)) {
                found.push_back(witness);
                break;
            }
        }
    return found;
}

} // namespace loggia::normal_forms
