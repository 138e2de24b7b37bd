#include "core/gf2/groebner.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <utility>

namespace loggia::gf2 {

namespace {

/// A row of values at the points, reduced against those before it.
struct PointRow {
    std::vector<std::uint64_t> values;
    Polynomial polynomial; ///< that has them
    std::size_t pivot;     ///< a point where it is 1
};

/// Tries values, variable by variable; the depth is the number of variables, at most 128.
class ZeroSearch {
public:
    ZeroSearch(std::size_t most, std::size_t most_steps, const Control& control)
        : most_(most), steps_left_(most_steps), control_(control) {}

    /// False if it was given up.
    // NOLINTNEXTLINE(misc-no-recursion)
    bool search(std::vector<Polynomial> system, Monomial ones, Monomial open) {
        if (steps_left_-- == 0 || control_.stop_requested())
            return false;
        for (bool settled = false; !settled;) {
            settled = true;
            std::erase_if(system, [](const Polynomial& p) { return p.is_zero(); });
            for (const Polynomial& p : system) {
                if (p.is_one())
                    return true;
                const Monomial support = p.support();
                if (support.degree() > 1)
                    continue;
                const bool value = p.has_one();
                const int v = support.first();
                ones = value ? ones | support : ones;
                open = open - support;
                for (Polynomial& q : system)
                    if (&q != &p && q.support().contains(v))
                        q = restricted(q, v, value);
                std::erase_if(system, [&](const Polynomial& q) { return q.support() == support; });
                settled = false;
                break;
            }
        }
        if (open == Monomial()) {
            zeros_.push_back(ones);
            return zeros_.size() <= most_;
        }
        const int v = system.empty() ? open.first() : most_frequent(system);
        const Monomial variable = Monomial::variable(v);
        for (const bool value : {false, true}) {
            std::vector<Polynomial> rest;
            rest.reserve(system.size());
            for (const Polynomial& p : system)
                rest.push_back(restricted(p, v, value));
            if (!search(std::move(rest), value ? ones | variable : ones, open - variable))
                return false;
        }
        return true;
    }

    std::vector<Monomial> take() { return std::move(zeros_); }

private:
    static int most_frequent(const std::vector<Polynomial>& system) {
        std::array<std::size_t, Monomial::most_variables> frequency{};
        for (const Polynomial& p : system)
            for (Monomial term : p.terms())
                while (!(term == Monomial())) {
                    const int v = term.first();
                    ++frequency.at(static_cast<std::size_t>(v));
                    term = term - Monomial::variable(v);
                }
        return static_cast<int>(std::max_element(frequency.begin(), frequency.end()) -
                                frequency.begin());
    }

    std::size_t most_;
    std::size_t steps_left_;
    const Control& control_;
    std::vector<Monomial> zeros_;
};

} // namespace

std::optional<std::vector<Monomial>> common_zeros(const std::vector<Polynomial>& polynomials,
                                                  const std::vector<int>& variables,
                                                  std::size_t most, std::size_t most_steps,
                                                  const Control& control) {
    Monomial open;
    for (const int v : variables)
        open = open | Monomial::variable(v);
    ZeroSearch search(most, most_steps, control);
    if (!search.search(polynomials, Monomial(), open))
        return std::nullopt;
    return search.take();
}

std::optional<std::vector<Polynomial>>
groebner_basis_of_zeros(const std::vector<Polynomial>& generators, const Control& control) {
    constexpr std::size_t most_points = 1000;
    constexpr std::size_t most_steps = 200000;
    Monomial support;
    for (const Polynomial& p : generators)
        support = support | p.support();
    const std::vector<int> variables = variables_of(support);
    const auto zeros = common_zeros(generators, variables, most_points, most_steps, control);
    if (!zeros)
        return std::nullopt;
    const std::vector<Monomial>& points = *zeros;
    if (points.empty())
        return std::vector{Polynomial::constant(true)};

    // Monomials rising; each is independent of those before it, or the lead of a basis element.
    std::vector<Polynomial> basis;
    std::vector<PointRow> rows;
    std::vector<Monomial> next{Monomial()};
    while (!next.empty()) {
        if (control.stop_requested())
            return std::nullopt;
        const auto least = std::min_element(next.begin(), next.end());
        const Monomial term = *least;
        next.erase(least);
        if (std::any_of(basis.begin(), basis.end(),
                        [&](const Polynomial& p) { return p.terms().front().divides(term); }))
            continue;
        PointRow row{std::vector<std::uint64_t>(points.size() / 64 + 1), Polynomial(term), 0};
        for (std::size_t i = 0; i < points.size(); ++i)
            if (term.divides(points[i]))
                row.values[i / 64] |= std::uint64_t{1} << (i % 64);
        for (const PointRow& known : rows)
            if ((row.values[known.pivot / 64] >> (known.pivot % 64) & 1U) != 0) {
                for (std::size_t i = 0; i < row.values.size(); ++i)
                    row.values[i] ^= known.values[i];
                row.polynomial += known.polynomial;
            }
        const auto found = std::find_if(row.values.begin(), row.values.end(),
                                        [](std::uint64_t word) { return word != 0; });
        if (found == row.values.end()) {
            basis.push_back(std::move(row.polynomial));
            continue;
        }
        row.pivot =
            static_cast<std::size_t>(64 * (found - row.values.begin()) + std::countr_zero(*found));
        rows.push_back(std::move(row));
        for (const int v : variables) {
            const Monomial larger = term | Monomial::variable(v);
            if (!(larger == term) && std::find(next.begin(), next.end(), larger) == next.end())
                next.push_back(larger);
        }
    }
    return interreduced(std::move(basis));
}

} // namespace loggia::gf2
