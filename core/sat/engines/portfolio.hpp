#pragma once

#include "core/sat/solver.hpp"

#include <cstddef>
#include <memory>
#include <span>
#include <vector>

namespace loggia::sat {

/// Several solvers as one: all get the same clauses and assumptions and work at the same time, each
/// on a thread of its own; the first answer counts and stops the others (Huberman, Lukose, Hogg
/// 1997). Worth it because which of two engines is the faster one differs by orders of magnitude
/// from problem to problem. solve() returns when all have stopped, some 10 ms after the answer;
/// progress is not reported. At least one solver, all of them fresh; those that write a proof each
/// need one of their own.
class Portfolio : public Solver {
public:
    explicit Portfolio(std::vector<std::unique_ptr<Solver>> solvers);

    void add(std::span<const int> clause) override;
    void assume(int literal) override;
    Status solve(const Control& control) override;
    [[nodiscard]] bool value(int literal) const override;
    [[nodiscard]] bool failed(int literal) const override;
    [[nodiscard]] int atoms() const override;

    /// Which solver answered, in the last call of solve() that had an answer.
    [[nodiscard]] std::size_t winner() const noexcept { return winner_; }

private:
    std::vector<std::unique_ptr<Solver>> solvers_;
    std::size_t winner_ = 0;
};

} // namespace loggia::sat
