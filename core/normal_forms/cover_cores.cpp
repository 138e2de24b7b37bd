#include "core/normal_forms/cover_cores.hpp"

#include <algorithm>
#include <array>

namespace loggia::normal_forms {

namespace {

/// Larger cores are not made smaller one wish at a time.
constexpr std::size_t most_to_shrink = 40;

} // namespace

CoverCores::CoverCores(const CoverMatrix& matrix)
    : matrix_(matrix), solver_(sat::make_cadical({.aim = sat::CadicalOptions::Aim::refutations})),
      atoms_(static_cast<int>(matrix.columns())) {
    std::vector<int> clause;
    std::vector<std::pair<std::size_t, std::size_t>> order;
    for (std::size_t r = 0; r < matrix_.rows(); ++r) {
        clause.clear();
        std::size_t touched = 0;
        for (const std::uint32_t c : matrix_.row(r)) {
            clause.push_back(static_cast<int>(c) + 1);
            touched += matrix_.column(c).size();
        }
        solver_->add(clause);
        order.emplace_back(touched, r);
    }
    for (int atom = 1; atom <= atoms_; ++atom)
        wishes_[atom] = {1, -1, 0};
    std::sort(order.begin(), order.end());
    std::vector<bool> used(matrix_.columns());
    for (const auto& [touched, r] : order) {
        const auto columns = matrix_.row(r);
        if (std::any_of(columns.begin(), columns.end(), [&](std::uint32_t c) { return used[c]; }))
            continue;
        std::vector<int> core;
        for (const std::uint32_t c : columns) {
            used[c] = true;
            core.push_back(static_cast<int>(c) + 1);
        }
        relax(core);
    }
}

std::vector<int> CoverCores::count(const std::vector<int>& inputs) {
    // Totalizers (Bailleux and Boufkhad 2003), joined from below.
    std::vector<std::vector<int>> parts;
    parts.reserve(inputs.size());
    for (const int input : inputs)
        parts.push_back({input});
    while (parts.size() > 1) {
        std::vector<std::vector<int>> next;
        for (std::size_t p = 0; p + 1 < parts.size(); p += 2) {
            const std::vector<int>& left = parts[p];
            const std::vector<int>& right = parts[p + 1];
            std::vector<int> sum(left.size() + right.size());
            for (int& atom : sum)
                atom = ++atoms_;
            for (std::size_t i = 0; i <= left.size(); ++i)
                for (std::size_t k = 0; k <= right.size(); ++k) {
                    if (i + k == 0)
                        continue;
                    std::vector<int> clause{sum[i + k - 1]};
                    if (i > 0)
                        clause.push_back(-left[i - 1]);
                    if (k > 0)
                        clause.push_back(-right[k - 1]);
                    solver_->add(clause);
                }
            for (std::size_t i = 1; i < sum.size(); ++i)
                solver_->add(std::array{-sum[i], sum[i - 1]});
            next.push_back(std::move(sum));
        }
        if (parts.size() % 2 != 0)
            next.push_back(std::move(parts.back()));
        parts = std::move(next);
    }
    return std::move(parts[0]);
}

void CoverCores::relax(const std::vector<int>& core) {
    std::uint64_t weight = UINT64_MAX;
    for (const int atom : core)
        weight = std::min(weight, wishes_[atom].weight);
    lower_ += weight;
    for (const int atom : core) {
        const auto place = wishes_.find(atom);
        const Wish wish = place->second;
        if (wish.weight == weight)
            wishes_.erase(place);
        else
            place->second.weight -= weight;
        if (wish.counter >= 0) {
            const std::vector<int>& outputs = counters_[static_cast<std::size_t>(wish.counter)];
            if (wish.output + 1 < outputs.size()) {
                Wish& next = wishes_[outputs[wish.output + 1]];
                next.weight += weight;
                next.counter = wish.counter;
                next.output = wish.output + 1;
            }
        }
    }
    if (core.size() < 2)
        return;
    std::vector<int> outputs = count(core);
    solver_->add(std::array{outputs[0]});
    wishes_[outputs[1]] = {weight, static_cast<std::int32_t>(counters_.size()), 1};
    counters_.push_back(std::move(outputs));
}

std::vector<int> CoverCores::shrunk(std::vector<int> core, const Control& control) {
    const auto refuted = [&](const std::vector<int>& wishes, std::size_t leave_out) {
        for (std::size_t i = 0; i < wishes.size(); ++i)
            if (i != leave_out)
                solver_->assume(-wishes[i]);
        return solver_->solve(control) == sat::Status::unsatisfiable;
    };
    const auto used = [&](const std::vector<int>& wishes, std::size_t leave_out) {
        std::vector<int> left;
        for (std::size_t i = 0; i < wishes.size(); ++i)
            if (i != leave_out && solver_->failed(-wishes[i]))
                left.push_back(wishes[i]);
        return left;
    };
    for (int round = 0; round < 4 && core.size() > 3; ++round) {
        if (!refuted(core, SIZE_MAX))
            return core;
        std::vector<int> smaller = used(core, SIZE_MAX);
        if (smaller.size() >= core.size())
            break;
        core = std::move(smaller);
    }
    if (core.size() > most_to_shrink)
        return core;
    for (std::size_t i = core.size(); i-- > 0 && core.size() > 1;) {
        if (i >= core.size())
            continue;
        if (control.stop_requested())
            break;
        if (refuted(core, i))
            core = used(core, i);
    }
    return core;
}

CoverCores::Outcome CoverCores::run(std::uint64_t upper, const Control& control,
                                    const Raised& raised) {
    while (lower_ < upper) {
        for (const auto& [atom, wish] : wishes_)
            if (wish.weight >= threshold_)
                solver_->assume(-atom);
        const sat::Status status = solver_->solve(control);
        if (status == sat::Status::unknown)
            return Outcome::stopped;
        if (status == sat::Status::satisfiable) {
            if (threshold_ > 1) {
                std::uint64_t next = 1;
                for (const auto& [atom, wish] : wishes_)
                    if (wish.weight < threshold_)
                        next = std::max(next, wish.weight);
                threshold_ = next;
                continue;
            }
            cover_.clear();
            for (std::size_t c = 0; c < matrix_.columns(); ++c)
                if (solver_->value(static_cast<int>(c) + 1))
                    cover_.push_back(matrix_.column_id(c));
            return Outcome::cover;
        }
        std::vector<int> core;
        for (const auto& [atom, wish] : wishes_)
            if (wish.weight >= threshold_ && solver_->failed(-atom))
                core.push_back(atom);
        if (core.empty()) { // nothing is cheaper than what is known
            lower_ = upper;
            return Outcome::bound;
        }
        if (lower_ + 1 < upper)
            core = shrunk(std::move(core), control);
        relax(core);
        raised();
    }
    return Outcome::bound;
}

CoverCores::Outcome CoverCores::terms(std::uint64_t upper, const Control& control,
                                      const Raised& raised) {
    const Outcome outcome = run(upper, control, raised);
    if (outcome != Outcome::stopped)
        terms_ = lower_;
    return outcome;
}

void CoverCores::decide(const std::vector<std::uint32_t>& taken,
                        const std::vector<std::uint32_t>& open) {
    for (std::size_t c = 0; c < matrix_.columns(); ++c) {
        const int atom = static_cast<int>(c) + 1;
        const std::uint32_t id = matrix_.column_id(c);
        if (std::binary_search(taken.begin(), taken.end(), id))
            solver_->add(std::array{atom});
        else if (!std::binary_search(open.begin(), open.end(), id))
            solver_->add(std::array{-atom});
    }
}

CoverCores::Outcome CoverCores::literals(std::uint64_t upper, const Control& control,
                                         const Raised& raised) {
    if (!counting_literals_) {
        // All covers of so few columns grant every wish that is left.
        for (const auto& [atom, wish] : wishes_)
            solver_->add(std::array{-atom});
        wishes_.clear();
        least_literals_ = UINT32_MAX;
        std::uint64_t most = 1;
        for (std::size_t c = 0; c < matrix_.columns(); ++c)
            least_literals_ = std::min(least_literals_, matrix_.literals(c));
        for (std::size_t c = 0; c < matrix_.columns(); ++c)
            if (matrix_.literals(c) > least_literals_) {
                const std::uint64_t weight = matrix_.literals(c) - least_literals_;
                wishes_[static_cast<int>(c) + 1] = {weight, -1, 0};
                most = std::max(most, weight);
            }
        threshold_ = most;
        lower_ = terms_ * least_literals_;
        counting_literals_ = true;
    }
    return run(upper, control, raised);
}

} // namespace loggia::normal_forms
