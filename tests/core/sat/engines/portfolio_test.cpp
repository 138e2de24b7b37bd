#include "core/base/random.hpp"
#include "core/sat/engines/automatic_engine.hpp"
#include "core/sat/engines/portfolio.hpp"
#include "tests/core/sat/cnf_samples.hpp"
#include "tests/core/sat/pigeonhole.hpp"
#include "tests/core/sat/stop_soon.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <array>
#include <chrono>
#include <thread>

namespace portfolio_test {

using namespace loggia;
using namespace loggia::sat;
using logic::ClauseSet;

/// Never has an answer of its own; notes whether it was told to stop.
class Patient : public Solver {
public:
    explicit Patient(bool& stopped) : stopped_(stopped) {}
    void add(std::span<const int> /*clause*/) override {}
    void assume(int /*literal*/) override {}
    Status solve(const Control& control) override {
        for (int ms = 0; ms < 20'000 && !control.stop_requested(); ++ms)
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

/// The two engines of Engine::portfolio.
std::unique_ptr<Solver> both() {
    std::vector<std::unique_ptr<Solver>> solvers;
    solvers.push_back(make_solver());
    solvers.push_back(make_cadical());
    return std::make_unique<Portfolio>(std::move(solvers));
}

class PortfolioTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithTheTruthTable() {
        Random random(test_suite::seed(101));
        constexpr int atoms = 8;
        for (int round = 0; round < 150; ++round) {
            const auto solver = both();
            ClauseSet clauses;
            for (int call = 0; call < 3; ++call) {
                const ClauseSet more = random_clauses(random, atoms, 12, 2, 3);
                oracle::feed(*solver, more);
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
            Portfolio portfolio(std::move(solvers));
            portfolio.add(std::array{1});
            QVERIFY(portfolio.solve({}) == Status::satisfiable);
            QVERIFY(stopped);
            QVERIFY(portfolio.value(1));
            QCOMPARE(portfolio.winner(), std::size_t{first ? 1U : 0U});
        }
    }

    /// In the midst of work that would take hours.
    void bothStopWhenTold() {
        const auto hard = both();
        oracle::feed(*hard, hidden_pigeonhole_clauses(13));
        const StopSoon soon;
        QVERIFY(hard->solve(soon.control()) == Status::unknown);
    }
};

LOGGIA_TEST(PortfolioTest)

} // namespace portfolio_test

#include "portfolio_test.moc"
