#include "core/sat/solver.hpp"

#include <algorithm>
#include <cadical.hpp>
#include <cassert>
#include <cstdlib>

namespace loggia::sat {

namespace {

class Terminator : public CaDiCaL::Terminator {
public:
    explicit Terminator(const Control& control) : control_(control) {}
    bool terminate() override { return control_.stop_requested(); }

private:
    const Control& control_;
};

class CadicalSolver : public Solver {
public:
    CadicalSolver() { solver_.set("quiet", 1); }

    void add(std::span<const int> clause) override {
        for (const int literal : clause) {
            mention(literal);
            solver_.add(literal);
        }
        solver_.add(0);
    }

    void assume(int literal) override {
        mention(literal);
        solver_.assume(literal);
    }

    Status solve(const Control& control) override {
        if (control.stop_requested()) {
            solver_.reset_assumptions();
            return Status::unknown;
        }
        Terminator terminator(control);
        solver_.connect_terminator(&terminator);
        const int status = solver_.solve();
        solver_.disconnect_terminator();
        return status == 10   ? Status::satisfiable
               : status == 20 ? Status::unsatisfiable
                              : Status::unknown;
    }

    [[nodiscard]] bool value(int literal) const override {
        const int atom = std::abs(literal);
        // Asking changes nothing that can be seen, but the library does not say so.
        const bool holds = atom <= atoms_ && const_cast<CaDiCaL::Solver&>(solver_).val(atom) > 0;
        return holds == (literal > 0);
    }

    [[nodiscard]] bool failed(int literal) const override {
        return const_cast<CaDiCaL::Solver&>(solver_).failed(literal);
    }

    [[nodiscard]] int atoms() const override { return atoms_; }

private:
    void mention(int literal) { atoms_ = std::max(atoms_, std::abs(literal)); }

    CaDiCaL::Solver solver_;
    int atoms_ = 0;
};

} // namespace

std::unique_ptr<Solver> make_cadical() {
    return std::make_unique<CadicalSolver>();
}

} // namespace loggia::sat
