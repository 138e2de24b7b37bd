#include "core/sat/cubes/cube_solver.hpp"
#include "tests/core/sat/random_clauses.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <cstdlib>
#include <vector>

namespace cube_solver_test {

using namespace loggia;
using namespace loggia::sat;

constexpr int most_atoms = 8;

bool satisfies(const std::vector<bool>& values, const Cube& cube) {
    return std::all_of(cube.begin(), cube.end(), [&](int literal) {
        return values.at(static_cast<std::size_t>(std::abs(literal))) == (literal > 0);
    });
}

class CubeSolverTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void enginesAreKnownByTheirNames() {
        for (const auto engine : {CubeEngine::cdcl, CubeEngine::lookahead, CubeEngine::cadical})
            QVERIFY(cube_engine_of(to_text(engine)).value() == engine);
        QVERIFY(!cube_engine_of("cdcl ").has_value());
        QVERIFY(!cube_engine_of("").has_value());
    }

    void eachCubeAgreesWithAllRows_data() {
        QTest::addColumn<int>("engine");
        QTest::newRow("cdcl") << static_cast<int>(CubeEngine::cdcl);
        QTest::newRow("lookahead") << static_cast<int>(CubeEngine::lookahead);
        QTest::newRow("cadical") << static_cast<int>(CubeEngine::cadical);
    }
    /// Of any cubes, one after the other by the same solver.
    void eachCubeAgreesWithAllRows() {
        QFETCH(int, engine);
        Random random(test_suite::seed(31));
        for (int i = 0; i < test_suite::rounds(400); ++i) {
            const int atoms = 3 + static_cast<int>(random.below(most_atoms - 2));
            const auto clauses = random_clauses(random, atoms, 2 * atoms, 2);
            const auto rows = satisfying_rows(clauses, atoms);
            std::vector<Cube> cubes;
            for (int k = 0; k < 4; ++k) {
                Cube& cube = cubes.emplace_back();
                for (int atom = 1; atom <= 2; ++atom)
                    cube.push_back(random.below(2) != 0 ? atom : -atom);
            }
            CubeSolver solver(clauses, cubes, static_cast<CubeEngine>(engine));
            for (const Cube& cube : cubes) {
                const auto answer = solver.solve(cube);
                QVERIFY(answer.has_value());
                const bool has_model = std::any_of(rows.begin(), rows.end(), [&](auto row) {
                    return satisfies(row_values(row, atoms), cube);
                });
                QCOMPARE(answer->status == Status::satisfiable, has_model);
                QCOMPARE(answer->status == Status::unsatisfiable, !has_model);
                if (has_model)
                    QVERIFY(clauses.satisfied_by(answer->model) && satisfies(answer->model, cube));
            }
        }
    }
};

LOGGIA_TEST(CubeSolverTest)

} // namespace cube_solver_test

#include "cube_solver_test.moc"
