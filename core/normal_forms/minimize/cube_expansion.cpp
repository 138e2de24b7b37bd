#include "core/normal_forms/minimize/cube_expansion.hpp"

#include "core/normal_forms/cube_lists.hpp"
#include "core/normal_forms/unate.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

namespace loggia::normal_forms {

CubeExpansion::CubeExpansion(const std::vector<Cube>& all, std::optional<std::vector<Cube>> off,
                             int inputs, int outputs, const Control& control)
    : all_(all), off_(off ? std::move(*off) : std::vector<Cube>{}), has_off_(off.has_value()),
      inputs_(inputs), outputs_(outputs), control_(control) {}

Cube supercube(const Cube& a, const Cube& b) noexcept {
    const std::uint64_t care = a.care & b.care & ~(a.value ^ b.value);
    return {care, a.value & care, a.outputs | b.outputs};
}

bool CubeExpansion::feasible(const Cube& cube) const {
    polled_ += (has_off_ ? off_.size() : 16 * all_.size()) + 1;
    if (polled_ > std::size_t{1} << 20U) {
        polled_ = 0;
        stop_seen_ = stop_seen_ || control_.stop_requested();
    }
    if (stop_seen_)
        return false;
    if (has_off_)
        return std::none_of(off_.begin(), off_.end(),
                            [&](const Cube& off) { return off.meets(cube); });
    for (std::uint64_t rest = cube.outputs; rest != 0; rest &= rest - 1)
        if (!is_tautology(cofactor_cubes(all_, cube, std::countr_zero(rest)), inputs_, control_)
                 .value_or(false))
            return false;
    return true;
}

/// Literals of which each is the only one that keeps the cube away from some of the off-set.
std::uint64_t CubeExpansion::needed_literals(const Cube& cube) const {
    std::uint64_t needed = 0;
    if (has_off_)
        for (const Cube& off : off_) {
            if ((off.outputs & cube.outputs) == 0)
                continue;
            const std::uint64_t apart = (off.value ^ cube.value) & off.care & cube.care;
            if ((apart & (apart - 1)) == 0)
                needed |= apart;
        }
    return needed;
}

/// Grows `cube` so that it swallows as many as possible of those in `cover` that are not
/// `done` yet; then to a prime with few literals.
Cube CubeExpansion::grown(Cube cube, const std::vector<Cube>& cover,
                          const std::vector<bool>& done) const {
    std::vector<std::uint32_t> candidates;
    for (std::size_t i = 0; i < cover.size(); ++i)
        if (!done[i] && !cube.contains(cover[i]))
            candidates.push_back(static_cast<std::uint32_t>(i));
    while (!candidates.empty() && !stopped()) {
        const std::uint64_t needed = needed_literals(cube);
        Cube best;
        std::size_t best_count = 0;
        std::vector<std::uint32_t> possible;
        for (const std::uint32_t i : candidates) {
            const Cube larger = supercube(cube, cover[i]);
            if ((needed & ~larger.care) != 0 || !feasible(larger))
                continue;
            possible.push_back(i);
        }
        for (const std::uint32_t i : possible) {
            const Cube larger = supercube(cube, cover[i]);
            const auto count = static_cast<std::size_t>(
                std::count_if(possible.begin(), possible.end(),
                              [&](std::uint32_t k) { return larger.contains(cover[k]); }));
            if (count > best_count ||
                (count == best_count && larger.literals() > best.literals())) {
                best_count = count;
                best = larger;
            }
        }
        if (best_count == 0)
            break;
        cube = best;
        candidates.clear();
        for (const std::uint32_t i : possible)
            if (!cube.contains(cover[i]))
                candidates.push_back(i);
    }
    return prime_of(cube, cover);
}

Cube CubeExpansion::prime_of(Cube cube, const std::vector<Cube>& cover) const {
    if (!has_off_) {
        for (std::uint64_t rest = cube.care; rest != 0 && !stopped(); rest &= rest - 1) {
            const std::uint64_t bit = rest & -rest;
            const Cube larger{cube.care & ~bit, cube.value & ~bit, cube.outputs};
            if (feasible(larger))
                cube = larger;
        }
    } else {
        // Literals that hit all of the off-set, by greed: each row tells which ones would.
        std::vector<std::uint64_t> rows;
        std::uint64_t kept = 0;
        for (const Cube& off : off_) {
            if ((off.outputs & cube.outputs) == 0)
                continue;
            const std::uint64_t apart = (off.value ^ cube.value) & off.care & cube.care;
            if ((apart & (apart - 1)) == 0)
                kept |= apart;
            else
                rows.push_back(apart);
        }
        std::array<std::uint32_t, 64> use{};
        for (const Cube& other : cover) // decides between equals
            for (std::uint64_t rest = cube.care & other.care & ~(cube.value ^ other.value);
                 rest != 0; rest &= rest - 1)
                ++use[static_cast<std::size_t>(std::countr_zero(rest))];
        for (;;) {
            std::erase_if(rows, [&](std::uint64_t row) { return (row & kept) != 0; });
            if (rows.empty())
                break;
            std::array<std::uint32_t, 64> hits{};
            for (std::uint64_t row : rows)
                for (; row != 0; row &= row - 1)
                    ++hits[static_cast<std::size_t>(std::countr_zero(row))];
            std::size_t most = 0;
            for (std::size_t k = 1; k < 64; ++k)
                if (hits[k] > hits[most] || (hits[k] == hits[most] && use[k] > use[most]))
                    most = k;
            kept |= std::uint64_t{1} << most;
        }
        cube.care &= kept;
        cube.value &= kept;
        // Greed may have taken literals that later ones made needless.
        const std::uint64_t needed = needed_literals(cube);
        for (std::uint64_t rest = cube.care & ~needed; rest != 0; rest &= rest - 1) {
            const std::uint64_t bit = rest & -rest;
            const Cube larger{cube.care & ~bit, cube.value & ~bit, cube.outputs};
            if (feasible(larger))
                cube = larger;
        }
    }
    for (std::uint64_t rest = low_bits(outputs_) & ~cube.outputs; rest != 0; rest &= rest - 1) {
        const Cube more{cube.care, cube.value, rest & -rest};
        if (feasible(more))
            cube.outputs |= more.outputs;
    }
    return cube;
}

void CubeExpansion::expand(std::vector<Cube>& cover) const {
    // Cubes that have least in common with the others come first: nothing will swallow them.
    std::array<std::uint32_t, 128> use{};
    for (const Cube& cube : cover)
        for (std::size_t k = 0; k < 64; ++k)
            if ((cube.care >> k & 1U) == 0 || (cube.value >> k & 1U) != 0)
                ++use[k];
    for (const Cube& cube : cover)
        for (std::size_t k = 0; k < 64; ++k)
            if ((cube.care >> k & 1U) == 0 || (cube.value >> k & 1U) == 0)
                ++use[64 + k];
    std::vector<std::pair<std::uint64_t, std::uint32_t>> order;
    for (std::size_t i = 0; i < cover.size(); ++i) {
        std::uint64_t weight = 0;
        for (std::size_t k = 0; k < static_cast<std::size_t>(inputs_); ++k) {
            const bool cares = (cover[i].care >> k & 1U) != 0;
            const bool one = (cover[i].value >> k & 1U) != 0;
            weight += (!cares || one ? use[k] : 0U) + (!cares || !one ? use[64 + k] : 0U);
        }
        order.emplace_back(weight, static_cast<std::uint32_t>(i));
    }
    std::sort(order.begin(), order.end());
    std::vector<bool> done(cover.size());
    std::vector<Cube> primes;
    for (const auto& [weight, i] : order) {
        if (done[i])
            continue;
        if (stopped())
            return;
        done[i] = true;
        const Cube prime = grown(cover[i], cover, done);
        for (std::size_t k = 0; k < cover.size(); ++k)
            if (!done[k] && prime.contains(cover[k]))
                done[k] = true;
        primes.push_back(prime);
    }
    std::sort(primes.begin(), primes.end());
    primes.erase(std::unique(primes.begin(), primes.end()), primes.end());
    cover = std::move(primes);
}

} // namespace loggia::normal_forms
