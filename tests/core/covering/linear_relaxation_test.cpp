#include "core/covering/linear_relaxation.hpp"
#include "tests/core/covering/covering_oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <cmath>

namespace linear_relaxation_test {

using namespace loggia;
using namespace loggia::covering;

constexpr std::int64_t unreachable = 1000;
constexpr std::uint64_t all_work = UINT64_MAX / 2;

/// All rows at once, where the program adds them as they are missed.
std::int64_t whole_bound(const CoverMatrix& matrix) {
    DualSimplex program(std::vector<std::int64_t>(matrix.columns(), 1));
    for (std::size_t r = 0; r < matrix.rows(); ++r) {
        ProgramRow row;
        row.least = 1;
        for (const std::uint32_t c : matrix.row(r))
            row.terms.push_back({c, 1});
        program.add_row(std::move(row));
    }
    static_cast<void>(program.solve(unreachable, all_work, {}));
    return program.bound();
}

class CoverProgramTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isTheProgramOfAllRows() {
        Random random(test_suite::seed(1));
        int tall = 0;
        for (int i = 0; i < test_suite::rounds(2000); ++i) {
            const auto matrix = std::make_shared<CoverMatrix>(oracle::random_matrix(
                random, 1 + random.below(40), 1 + random.below(11), 0.1 + 0.4 * random.real()));
            CoverProgram program(matrix, CoverAim::terms, {});
            QVERIFY(program.solve(unreachable, all_work, {}) == DualSimplex::Outcome::optimal);
            const auto part = static_cast<double>(program.simplex().bound() - whole_bound(*matrix));
            QVERIFY(std::abs(part) < 1e-3 * static_cast<double>(DualSimplex::unit));
            for (std::size_t r = 0; r < matrix->rows(); ++r) {
                double sum = 0;
                for (const std::uint32_t c : matrix->row(r))
                    sum += program.simplex().value(c);
                QVERIFY(sum > 1 - 1e-5);
            }
            tall += program.simplex().rows() < matrix->rows() ? 1 : 0;
        }
        QVERIFY(tall > test_suite::rounds(2000) / 10);
    }

    void boundsAndPricesAreRight() {
        Random random(test_suite::seed(2));
        int tight = 0;
        for (int i = 0; i < test_suite::rounds(2000); ++i) {
            const auto matrix = std::make_shared<CoverMatrix>(oracle::sample_matrix(random));
            const CoverCost least = oracle::least_cost(*matrix);
            for (const CoverAim aim : {CoverAim::terms, CoverAim::literals}) {
                const bool counted = aim == CoverAim::literals;
                const auto most = static_cast<std::int64_t>(counted ? least.literals : least.terms);
                const ColumnCount count{counted ? static_cast<int>(least.terms) : -1,
                                        counted && random.below(2) == 0};
                CoverProgram program(matrix, aim, count);
                static_cast<void>(program.solve(unreachable, all_work, {}));
                QVERIFY(program.simplex().bound() <= most * DualSimplex::unit);
                tight += program.simplex().bound() > (most - 1) * DualSimplex::unit ? 1 : 0;
                for (const double price : program.prices().rows)
                    QVERIFY(price >= 0 && std::floor(price * 0x1p20) == price * 0x1p20);
            }
        }
        QVERIFY(tight > test_suite::rounds(2000));
    }

    void stops() {
        Random random(test_suite::seed(3));
        const auto matrix =
            std::make_shared<CoverMatrix>(oracle::random_matrix(random, 300, 400, 0.015));
        CoverProgram program(matrix, CoverAim::terms, {});
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(program.solve(unreachable, all_work, Control(stop.get_token())) ==
                DualSimplex::Outcome::stopped);
        QVERIFY(program.solve(unreachable, 1, {}) == DualSimplex::Outcome::limit);
        QVERIFY(program.solve(unreachable, all_work, {}) == DualSimplex::Outcome::optimal);
    }
};

LOGGIA_TEST(CoverProgramTest)

} // namespace linear_relaxation_test

#include "linear_relaxation_test.moc"
