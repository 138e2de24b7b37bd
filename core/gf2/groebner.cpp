#include "core/gf2/groebner.hpp"

#include <algorithm>
#include <functional>
#include <iterator>
#include <limits>
#include <utility>

namespace loggia::gf2 {

namespace {

Monomial leading(const Polynomial& p) {
    return p.terms().front();
}

/// The remainder; nothing once `work`, which counts down the terms that are looked at, is used up.
std::optional<Polynomial>
remainder_within(const Polynomial& p, const std::vector<Polynomial>& divisors, std::size_t& work,
                 const std::function<void(std::size_t, Monomial)>& used = {}) {
    std::vector<Monomial> done; // terms that nothing divides, falling
    std::vector<Monomial> rest = p.terms();
    std::size_t at = 0; // in rest
    while (at < rest.size()) {
        const Monomial lead = rest[at];
        std::size_t i = 0;
        while (i < divisors.size() && !leading(divisors[i]).divides(lead))
            ++i;
        if (i == divisors.size()) {
            done.push_back(lead);
            ++at;
            continue;
        }
        const Monomial factor = lead - leading(divisors[i]);
        if (used)
            used(i, factor);
        // Both begin with the lead. What the factor shares with lower terms cannot raise them
        // above.
        const Polynomial added = divisors[i].times(factor);
        const std::size_t terms = rest.size() - at + added.terms().size();
        if (work < terms)
            return std::nullopt;
        work -= terms;
        std::vector<Monomial> sum;
        sum.reserve(terms);
        std::set_symmetric_difference(rest.begin() + static_cast<std::ptrdiff_t>(at), rest.end(),
                                      added.terms().begin(), added.terms().end(),
                                      std::back_inserter(sum), std::greater<>());
        rest = std::move(sum);
        at = 0;
    }
    return Polynomial::falling(std::move(done));
}

} // namespace

std::vector<Polynomial> interreduced(std::vector<Polynomial> basis) {
    std::sort(basis.begin(), basis.end(), [](const Polynomial& a, const Polynomial& b) {
        return leading(a).degree() < leading(b).degree();
    });
    std::vector<Polynomial> kept;
    for (Polynomial& p : basis) {
        const bool superfluous =
            std::any_of(kept.begin(), kept.end(), [&](const Polynomial& other) {
                return leading(other).divides(leading(p));
            });
        if (!superfluous)
            kept.push_back(std::move(p));
    }
    for (std::size_t i = 0; i < kept.size(); ++i) {
        const Polynomial lead(leading(kept[i]));
        Polynomial tail = kept[i] + lead;
        kept[i] = lead + remainder(tail, kept);
    }
    std::sort(kept.begin(), kept.end(),
              [](const Polynomial& a, const Polynomial& b) { return leading(a) > leading(b); });
    return kept;
}

namespace {

/// What a pair of polynomials, or one and a variable of its leading term (through x * x + x), may
/// add to a basis. Small leading terms first.
struct Pair {
    Monomial lcm;
    std::size_t first;
    std::size_t second; ///< or none, then `variable`
    int variable;
};

class Buchberger {
public:
    Buchberger(std::size_t work, const Control& control) : work_(work), control_(control) {}

    /// False where there is no more to do: the basis is {1}, or the work is used up.
    bool add(const Polynomial& generator) {
        auto reduced = remainder_within(generator, basis_, work_);
        gave_up_ = !reduced;
        if (gave_up_ || reduced->is_zero())
            return !gave_up_;
        Polynomial p = std::move(*reduced);
        if (p.is_one()) {
            basis_ = {std::move(p)};
            return false;
        }
        const std::size_t at = basis_.size();
        for (std::size_t i = 0; i < at; ++i) {
            // Pairs without a common variable reduce to 0 (Buchberger's first criterion).
            if ((leading(basis_[i]) & leading(p)) == Monomial())
                continue;
            pairs_.push_back({leading(basis_[i]) | leading(p), i, at, -1});
        }
        for (const int v : variables_of(leading(p)))
            pairs_.push_back({leading(p), at, at, v});
        basis_.push_back(std::move(p));
        return true;
    }

    /// Works off the pairs.
    void run() {
        while (!pairs_.empty() && !gave_up_) {
            const auto least =
                std::min_element(pairs_.begin(), pairs_.end(), [](const Pair& a, const Pair& b) {
                    return std::pair(a.lcm.degree(), a.lcm) < std::pair(b.lcm.degree(), b.lcm);
                });
            const Pair pair = *least;
            *least = pairs_.back();
            pairs_.pop_back();
            const Polynomial& f = basis_[pair.first];
            const Polynomial s =
                pair.variable >= 0
                    ? f + f.times(Monomial::variable(pair.variable))
                    : f.times(pair.lcm - leading(f)) +
                          basis_[pair.second].times(pair.lcm - leading(basis_[pair.second]));
            if (!add(s))
                return;
            gave_up_ = gave_up_ || control_.stop_requested();
        }
    }

    [[nodiscard]] bool gave_up() const noexcept { return gave_up_; }
    std::vector<Polynomial> take() { return interreduced(std::move(basis_)); }

private:
    std::size_t work_;
    const Control& control_;
    bool gave_up_ = false;
    std::vector<Polynomial> basis_;
    std::vector<Pair> pairs_;
};

} // namespace

Polynomial remainder(const Polynomial& p, const std::vector<Polynomial>& divisors,
                     const std::function<void(std::size_t, Monomial)>& used) {
    std::size_t endless = std::numeric_limits<std::size_t>::max();
    return *remainder_within(p, divisors, endless, used);
}

std::optional<std::vector<Polynomial>> groebner_basis(const std::vector<Polynomial>& generators,
                                                      std::size_t most_work,
                                                      const Control& control) {
    Buchberger buchberger(most_work, control);
    bool more = !control.stop_requested();
    for (std::size_t i = 0; more && i < generators.size(); ++i)
        more = buchberger.add(generators[i]);
    if (more)
        buchberger.run();
    if (buchberger.gave_up() || control.stop_requested())
        return std::nullopt;
    return buchberger.take();
}

} // namespace loggia::gf2
