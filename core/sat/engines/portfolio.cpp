#include "core/sat/engines/portfolio.hpp"

#include <atomic>
#include <cassert>
#include <cstdint>
#include <stop_token>
#include <thread>
#include <utility>

namespace loggia::sat {

Portfolio::Portfolio(std::vector<std::unique_ptr<Solver>> solvers) : solvers_(std::move(solvers)) {
    assert(!solvers_.empty());
}

void Portfolio::add(std::span<const int> clause) {
    for (const auto& solver : solvers_)
        solver->add(clause);
}

void Portfolio::assume(int literal) {
    for (const auto& solver : solvers_)
        solver->assume(literal);
}

Status Portfolio::solve(const Control& control) {
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

bool Portfolio::value(int literal) const {
    return solvers_[winner_]->value(literal);
}

bool Portfolio::failed(int literal) const {
    return solvers_[winner_]->failed(literal);
}

int Portfolio::atoms() const {
    return solvers_.front()->atoms();
}

} // namespace loggia::sat
