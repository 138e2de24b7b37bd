#include "core/base/random.hpp"
#include "core/sat/portfolio.hpp"
#include "tests/core/sat/pigeonhole.hpp"
#include "tests/core/sat/random_clauses.hpp"

#include <QTest>

#include <algorithm>
#include <array>
#include <chrono>
#include <thread>

using namespace loggia;
using namespace loggia::sat;
using logic::ClauseSet;
using Clock = std::chrono::steady_clock;

namespace {

/// Never has an answer of its own; notes how long after the other's answer it was told to stop.
class Patient : public Solver {
public:
    explicit Patient(bool& stopped) : stopped_(stopped) {}
    void add(std::span<const int> /*clause*/) override {}
    void assume(int /*literal*/) override {}
    Status solve(const Control& control) override {
        const auto end = Clock::now() + std::chrono::seconds(20);
        while (!control.stop_requested() && Clock::now() < end)
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        stopped_ = control.stop_requested();
        return Status::unknown;
    }
    [[nodiscard]] bool value(int /*literal*/) const override { return false; }
    [[nodiscard]] bool failed(int /*literal*/) const override { return false; }
    [[nodiscard]] int atoms() const override { return 0; }

private:
    bool& stopped_;
};

void add(Solver& solver, const ClauseSet& clauses) {
    for (std::size_t i = 0; i < clauses.size(); ++i)
        solver.add(clauses[i]);
}

} // namespace

class PortfolioTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithTheTruthTable() {
        Random random(101);
        constexpr int atoms = 8;
        for (int round = 0; round < 150; ++round) {
            const auto solver = make_cadical_portfolio();
            ClauseSet clauses;
            for (int call = 0; call < 3; ++call) {
                const ClauseSet more = random_clauses(random, atoms, 12, 2, 3);
                add(*solver, more);
                for (std::size_t i = 0; i < more.size(); ++i)
                    clauses.add(more[i]);
                const int assumption = random_literal(random, atoms);
                solver->assume(assumption);
                ClauseSet assumed = clauses;
                assumed.add(std::array{assumption});
                const bool expected = !satisfying_rows(assumed, atoms).empty();
                const Status status = solver->solve();
                QCOMPARE(status == Status::satisfiable, expected);
                if (!expected) {
                    QVERIFY(status == Status::unsatisfiable);
                    QVERIFY(solver->failed(assumption) || satisfying_rows(clauses, atoms).empty());
                    continue;
                }
                std::vector<bool> values{false};
                for (int atom = 1; atom <= atoms; ++atom)
                    values.push_back(solver->value(atom));
                QVERIFY(assumed.satisfied_by(values));
            }
        }
    }

    void theFirstAnswerStopsTheOther() {
        for (const bool first : {true, false}) {
            bool stopped = false;
            std::vector<std::unique_ptr<Solver>> solvers;
            solvers.push_back(make_cadical());
            solvers.insert(first ? solvers.begin() : solvers.end(),
                           std::make_unique<Patient>(stopped));
            const auto solver = make_portfolio(std::move(solvers));
            solver->add(std::array{1});
            const auto start = Clock::now();
            QVERIFY(solver->solve() == Status::satisfiable);
            QVERIFY(Clock::now() - start < std::chrono::milliseconds(100));
            QVERIFY(stopped);
            QVERIFY(solver->value(1));
        }
    }

    /// CaDiCaL listens as soon, in the midst of work that would take it hours.
    void cadicalStopsSoon() {
        const auto hard = make_cadical_portfolio();
        add(*hard, pigeonhole_clauses(13));
        std::stop_source source;
        Clock::time_point told;
        const std::jthread stopper([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(300));
            told = Clock::now();
            source.request_stop();
        });
        QVERIFY(hard->solve(Control(source.get_token())) == Status::unknown);
        QVERIFY(Clock::now() - told < std::chrono::milliseconds(100));
    }
};

QTEST_APPLESS_MAIN(PortfolioTest)
#include "portfolio_test.moc"
