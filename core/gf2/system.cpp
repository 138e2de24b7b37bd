#include "core/gf2/system.hpp"

#include "core/gf2/algebra_steps.hpp"
#include "core/gf2/groebner.hpp"

#include <algorithm>
#include <utility>

namespace loggia::gf2 {

namespace {

using StepReason = AlgebraStep::Reason;

/// Whether the polynomial is 1, whatever else holds, where v has that value.
bool is_one_at(const Polynomial& p, int v, bool value) {
    const auto& terms = p.terms();
    const auto with = static_cast<std::size_t>(
        std::count_if(terms.begin(), terms.end(), [&](Monomial term) { return term.contains(v); }));
    const std::size_t without = terms.size() - with;
    if (!value)
        return without == 1 && p.has_one();
    // The terms with v, without it, have to be the others but for the 1.
    if (with > without + 1 || without > with + 1)
        return false;
    const Monomial variable = Monomial::variable(v);
    bool one = false;
    std::size_t i = 0; // next term with v
    std::size_t j = 0; // next one without
    for (;;) {
        while (i < terms.size() && !terms[i].contains(v))
            ++i;
        while (j < terms.size() && terms[j].contains(v))
            ++j;
        if (i == terms.size() && j == terms.size())
            return one;
        if (i < terms.size() && j < terms.size() && terms[i] - variable == terms[j]) {
            ++i;
            ++j;
            continue;
        }
        const Monomial alone =
            j == terms.size() || (i < terms.size() && terms[i] - variable > terms[j])
                ? terms[i++] - variable
                : terms[j++];
        if (!(alone == Monomial()))
            return false;
        one = true;
    }
}

class SystemSolver {
public:
    SystemSolver(std::vector<Polynomial> equations, bool with_steps, const Control& control)
        : equations_(std::move(equations)), with_steps_(with_steps), control_(control) {
        for (const Polynomial& p : equations_)
            most_terms_ += 2 * p.terms().size();
        if (with_steps_)
            for (std::size_t i = 0; i < equations_.size(); ++i)
                record({StepReason::given, i, i, -1, {}, written(equations_[i])});
    }

    SystemSolution run() {
        bool has_basis = false;
        while (result_.consistent && !control_.stop_requested()) {
            drop_and_contradict();
            if (!result_.consistent || equations_.empty())
                break;
            if (take_forced() || take_alone(false) || take_shorter())
                continue;
            if (!has_basis && make_basis()) {
                has_basis = true;
                continue;
            }
            // Of a basis, also what is long: nothing can grow without end any more.
            if (!has_basis || !take_alone(true))
                break;
        }
        result_.complete = result_.complete && !control_.stop_requested();
        finish();
        return std::move(result_);
    }

private:
    void record(AlgebraStep step) { result_.steps.push_back(std::move(step)); }

    void drop_and_contradict() {
        for (std::size_t i = 0; i < equations_.size() && !control_.stop_requested(); ++i) {
            if (equations_[i].is_one()) {
                if (with_steps_)
                    record({StepReason::contradiction, number(i), number(i), -1, {}, {{}}});
                result_.consistent = false;
                return;
            }
            if (equations_[i].is_zero())
                drop(i--);
        }
    }

    void drop(std::size_t i) {
        if (with_steps_ && equations_[i].is_zero())
            record({StepReason::drop, number(i), number(i), -1, {}, {}});
        equations_.erase(equations_.begin() + static_cast<std::ptrdiff_t>(i));
        if (i < numbers_.size()) // they are given as steps need them
            numbers_.erase(numbers_.begin() + static_cast<std::ptrdiff_t>(i));
    }

    /// The number by which steps know the equation at a place.
    std::size_t number(std::size_t place) {
        while (numbers_.size() < equations_.size())
            numbers_.push_back(made_++);
        return numbers_[place];
    }

    /// A variable to which an equation leaves one value: with the other one it would be 1 = 0.
    bool take_forced() {
        for (std::size_t i = 0; i < equations_.size() && !control_.stop_requested(); ++i)
            for (const int v : variables_of(equations_[i].support())) {
                const bool not_zero = is_one_at(equations_[i], v, false);
                if (!not_zero && !is_one_at(equations_[i], v, true))
                    continue;
                const Polynomial value = Polynomial::constant(not_zero);
                const bool alone = equations_[i].support() == Monomial::variable(v);
                if (with_steps_)
                    record({alone ? StepReason::solved : StepReason::forced, number(i), number(i),
                            v, value, written(equations_[i])});
                substitute(v, value, number(i), alone ? i : equations_.size());
                return true;
            }
        return false;
    }

    /// An equation in which a variable stands alone, once: it is the rest of it.
    bool take_alone(bool any_length) {
        constexpr std::size_t short_enough = 16;
        std::size_t best_equation = 0;
        int best_variable = -1;
        std::pair<int, std::size_t> best_cost;
        for (std::size_t i = 0; i < equations_.size(); ++i) {
            const Polynomial& p = equations_[i];
            if (!any_length && p.terms().size() > short_enough)
                continue;
            const std::pair cost(p.degree(), p.terms().size());
            if (best_variable >= 0 && best_cost <= cost)
                continue;
            for (const Monomial term : p.terms()) {
                const int v = term.first();
                const bool alone =
                    term.degree() == 1 &&
                    std::count_if(p.terms().begin(), p.terms().end(),
                                  [&](Monomial other) { return other.contains(v); }) == 1;
                if (!alone)
                    continue;
                best_equation = i;
                best_variable = v;
                best_cost = cost;
                break;
            }
        }
        if (best_variable < 0)
            return false;
        const Polynomial value = equations_[best_equation] + Polynomial::variable(best_variable);
        const std::size_t by = number(best_equation);
        if (with_steps_)
            record({StepReason::solved, by, by, best_variable, value,
                    written(equations_[best_equation])});
        if (substitute(best_variable, value, by, best_equation))
            return true;
        if (with_steps_)
            result_.steps.pop_back();
        return false;
    }

    /// An equation that a multiple of another one makes shorter.
    bool take_shorter() {
        constexpr std::size_t short_enough = 32;
        for (std::size_t i = 0; i < equations_.size(); ++i) {
            const Polynomial& p = equations_[i];
            for (std::size_t j = 0; j < equations_.size() && p.terms().size() <= short_enough;
                 ++j) {
                if (control_.stop_requested())
                    return false;
                const Polynomial& q = equations_[j];
                if (i == j || q.terms().size() > p.terms().size() + 1)
                    continue;
                const Monomial lead = q.terms().front();
                for (const Monomial term : p.terms()) {
                    if (!lead.divides(term))
                        continue;
                    const Monomial factor = term - lead;
                    Polynomial sum = p + q.times(factor);
                    if (sum.terms().size() >= p.terms().size())
                        continue;
                    if (with_steps_)
                        record({StepReason::combine, number(i), number(j), -1, Polynomial(factor),
                                written(sum)});
                    equations_[i] = std::move(sum);
                    return true;
                }
            }
        }
        return false;
    }

    /// Puts the value in everywhere; the equation `solved` (if there is one) has told all it can.
    bool substitute(int v, const Polynomial& value, std::size_t by, std::size_t solved) {
        std::vector<Polynomial> after = equations_;
        const std::size_t steps_before = result_.steps.size();
        std::size_t terms = 0;
        for (std::size_t i = 0; i < equations_.size(); ++i) {
            terms += after[i].terms().size();
            if (i == solved || !equations_[i].support().contains(v))
                continue;
            auto changed =
                control_.stop_requested() ? std::nullopt : substituted(equations_[i], v, value);
            if (!changed) {
                result_.steps.resize(steps_before, AlgebraStep{});
                return false;
            }
            if (with_steps_)
                for (AlgebraStep& step :
                     substitution_steps(number(i), by, v, value, equations_[i], *changed))
                    record(std::move(step));
            terms += changed->terms().size() - after[i].terms().size();
            after[i] = std::move(*changed);
            if (terms > most_terms_) {
                result_.steps.resize(steps_before, AlgebraStep{});
                return false;
            }
        }
        equations_ = std::move(after);
        if (solved < equations_.size()) {
            equations_[solved] = Polynomial::constant(true); // so that it is not told as dropped
            drop(solved);
        }
        result_.values.emplace_back(v, value);
        return true;
    }

    [[nodiscard]] std::optional<std::vector<Polynomial>> basis_of_equations(bool& by_zeros) const {
        constexpr std::size_t little_work = 20'000;
        constexpr std::size_t much_work = 200'000'000;
        auto basis = groebner_basis(equations_, little_work, control_);
        by_zeros = !basis;
        if (!basis)
            basis = groebner_basis_of_zeros(equations_, control_);
        if (basis)
            return basis;
        by_zeros = false;
        return groebner_basis(equations_, much_work, control_);
    }

    /// Replaces what is left by its Groebner basis; whether that changed anything.
    bool make_basis() {
        bool by_zeros = false;
        auto basis = basis_of_equations(by_zeros);
        if (!basis) {
            result_.complete = false;
            return false;
        }
        replace(std::move(*basis), by_zeros);
        return true;
    }

    /// Puts the basis of the equations into their place.
    void replace(std::vector<Polynomial> basis, bool by_zeros) {
        const std::vector<Polynomial> before = std::exchange(equations_, std::move(basis));
        while (numbers_.size() < before.size())
            numbers_.push_back(made_++);
        const std::vector<std::size_t> old_numbers = std::exchange(numbers_, {});
        std::vector<bool> kept(before.size());
        for (const Polynomial& p : equations_) {
            const auto same = static_cast<std::size_t>(std::find(before.begin(), before.end(), p) -
                                                       before.begin());
            if (same < before.size()) {
                kept[same] = true;
                numbers_.push_back(old_numbers[same]);
                continue;
            }
            numbers_.push_back(made_++);
            if (with_steps_)
                record({by_zeros ? StepReason::zeros : StepReason::combine,
                        numbers_.back(),
                        numbers_.back(),
                        -1,
                        {},
                        written(p)});
        }
        for (std::size_t i = 0; with_steps_ && i < before.size(); ++i)
            if (!kept[i])
                record({StepReason::implied,
                        old_numbers[i],
                        old_numbers[i],
                        -1,
                        {},
                        written(before[i])});
    }

    /// Values in terms of what has none, and the rest as a basis.
    void finish() {
        if (!result_.consistent) {
            result_.values.clear();
            return;
        }
        auto& values = result_.values;
        for (std::size_t i = values.size(); i > 0; --i)
            for (std::size_t j = i; j < values.size(); ++j) {
                if (!values[i - 1].second.support().contains(values[j].first))
                    continue;
                auto put = substituted(values[i - 1].second, values[j].first, values[j].second);
                if (!put) {
                    result_.complete = false;
                    break;
                }
                values[i - 1].second = std::move(*put);
            }
        std::sort(values.begin(), values.end(),
                  [](const auto& a, const auto& b) { return a.first < b.first; });
        bool by_zeros = false;
        if (result_.complete && !equations_.empty()) { // values that were put in can have spoilt it
            auto basis = basis_of_equations(by_zeros);
            result_.complete = basis.has_value();
            if (basis)
                replace(std::move(*basis), by_zeros);
        }
        result_.rest = equations_;
        for (auto& [v, value] : values)
            if (!result_.rest.empty() && result_.complete)
                value = remainder(value, result_.rest);
    }

    std::vector<Polynomial> equations_;
    std::vector<std::size_t> numbers_; ///< of equations, by place
    std::size_t made_ = 0;             ///< numbers in use
    std::size_t most_terms_ = 64;      ///< that substitution may lead to
    bool with_steps_;
    const Control& control_;
    SystemSolution result_;
};

} // namespace

SystemSolution solve_system(const std::vector<Polynomial>& equations, bool with_steps,
                            const Control& control) {
    return SystemSolver(equations, with_steps, control).run();
}

std::optional<Polynomial> one_equation(const std::vector<Polynomial>& equations) {
    std::vector<Polynomial> factors;
    factors.reserve(equations.size());
    for (const Polynomial& p : equations)
        factors.push_back(p + Polynomial::constant(true));
    auto all = product(factors);
    if (all)
        *all += Polynomial::constant(true);
    return all;
}

} // namespace loggia::gf2
