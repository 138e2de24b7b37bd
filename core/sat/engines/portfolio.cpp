#include "core/sat/engines/portfolio.hpp"

#include <algorithm>
#include <atomic>
#include <cassert>
#include <stop_token>
#include <thread>
#include <utility>

namespace loggia::sat {

namespace {

class Portfolio : public Solver {
public:
    explicit Portfolio(std::vector<std::unique_ptr<Solver>> solvers)
        : solvers_(std::move(solvers)) {
        assert(!solvers_.empty());
    }

    void add(std::span<const int> clause) override {
        for (const auto& solver : solvers_)
            solver->add(clause);
    }

    void assume(int literal) override {
        for (const auto& solver : solvers_)
            solver->assume(literal);
    }

    Status solve(const Control& control) override {
        std::stop_source stop;
        const std::stop_callback pass_on(control.stop_token(), [&] { stop.request_stop(); });
        constexpr std::size_t nobody = SIZE_MAX;
        std::atomic<std::size_t> first = nobody;
        std::vector<Status> answers(solvers_.size(), Status::unknown);
        const auto work = [&](std::size_t i) {
            answers[i] = solvers_[i]->solve(Control(stop.get_token()));
            std::size_t expected = nobody;
            if (answers[i] != Status::unknown && first.compare_exchange_strong(expected, i))
                stop.request_stop();
        };
        {
            std::vector<std::jthread> threads;
            for (std::size_t i = 1; i < solvers_.size(); ++i)
                threads.emplace_back(work, i);
            work(0);
        }
        if (first == nobody)
            return Status::unknown;
        winner_ = first;
        return answers[winner_];
    }

    [[nodiscard]] bool value(int literal) const override {
        return solvers_[winner_]->value(literal);
    }
    [[nodiscard]] bool failed(int literal) const override {
        return solvers_[winner_]->failed(literal);
    }
    [[nodiscard]] int atoms() const override { return solvers_.front()->atoms(); }

private:
    std::vector<std::unique_ptr<Solver>> solvers_;
    std::size_t winner_ = 0; ///< of the last call that had an answer
};

} // namespace

std::unique_ptr<Solver> make_portfolio(std::vector<std::unique_ptr<Solver>> solvers) {
    return std::make_unique<Portfolio>(std::move(solvers));
}

} // namespace loggia::sat
