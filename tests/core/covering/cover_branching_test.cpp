#include "core/covering/cover_branching.hpp"
#include "core/covering/linear_relaxation.hpp"
#include "tests/core/covering/covering_oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace cover_branching_test {

using namespace loggia;
using namespace loggia::covering;

constexpr std::int64_t unreachable = 1000;
constexpr std::uint64_t all_work = UINT64_MAX / 2;

/// The fewest columns of a cover with a column, or without it; nothing where there is none.
std::optional<std::int64_t> least_of_part(const CoverMatrix& matrix, std::uint32_t column,
                                          bool take) {
    std::optional<std::int64_t> least;
    for (std::uint32_t set = 0; set < 1U << matrix.columns(); ++set) {
        std::vector<std::uint32_t> columns;
        for (std::uint32_t c = 0; c < matrix.columns(); ++c)
            if ((set >> c & 1U) != 0)
                columns.push_back(c);
        const auto size = static_cast<std::int64_t>(columns.size());
        if (((set >> column & 1U) != 0) == take && (!least || size < *least) &&
            oracle::covers_all(matrix, columns))
            least = size;
    }
    return least;
}

class CoverBranchingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void boundsOfBothPartsAreRight() {
        Random random(test_suite::seed(1));
        int chosen = 0;
        for (int i = 0; i < test_suite::rounds(1000); ++i) {
            const auto matrix = std::make_shared<CoverMatrix>(oracle::sample_matrix(random));
            CoverProgram program(matrix, CoverAim::terms, {});
            static_cast<void>(program.solve(unreachable, all_work, {}));
            DualSimplex& simplex = program.simplex();
            const std::int64_t bound = simplex.bound();
            std::vector<double> values;
            for (std::uint32_t c = 0; c < simplex.columns(); ++c)
                values.push_back(simplex.value(c));
            const DualSimplex::Basis basis = simplex.basis();
            CoverBranching branching(matrix->columns());
            const auto choice = branching.choose(simplex, unreachable, {});
            QVERIFY(choice.column < matrix->columns());
            QVERIFY(choice.with >= bound && choice.without >= bound);
            for (const bool take : {false, true})
                if (const auto least = least_of_part(*matrix, choice.column, take))
                    QVERIFY((take ? choice.with : choice.without) <= *least * DualSimplex::unit);
            // The program is as it was.
            QCOMPARE(simplex.bound(), bound);
            QVERIFY(simplex.basis() == basis);
            for (std::uint32_t c = 0; c < simplex.columns(); ++c) {
                QVERIFY(!simplex.fixed(c));
                QCOMPARE(simplex.value(c), values[c]);
            }
            chosen += values[choice.column] > 1e-6 && values[choice.column] < 1 - 1e-6 ? 1 : 0;
        }
        QVERIFY(chosen > 0);
    }

    /// Three rows of which each two share a column: all columns are halves.
    void whatIsKnownOftenNeedsNoTrial() {
        const auto matrix = std::make_shared<CoverMatrix>(
            CoverMatrix({2, 4, 6}, {0, 1, 1, 2, 0, 2}, {1, 1, 1}, {0, 1, 2}, {0, 1, 2}));
        CoverProgram program(matrix, CoverAim::terms, {});
        static_cast<void>(program.solve(unreachable, all_work, {}));
        CoverBranching branching(3);
        const std::uint64_t solved = program.simplex().steps();
        static_cast<void>(branching.choose(program.simplex(), unreachable, {}));
        QVERIFY(program.simplex().steps() > solved);
        for (const std::uint32_t column : {0U, 1U, 2U})
            for (const bool take : {false, true})
                for (int i = 0; i < 4; ++i)
                    branching.learn(column, take, 0.5, column * DualSimplex::unit);
        const std::uint64_t tried = program.simplex().steps();
        QCOMPARE(branching.choose(program.simplex(), unreachable, {}).column, 2U);
        QCOMPARE(program.simplex().steps(), tried);
    }

    void noneWhereAllIsDecided() {
        DualSimplex program({1, 1});
        program.add_row({{{0, 1}, {1, 1}}, 1, false});
        program.set_bounds(0, 1, 1);
        program.set_bounds(1, 0, 0);
        static_cast<void>(program.solve(unreachable, all_work, {}));
        QCOMPARE(CoverBranching(2).choose(program, unreachable, {}).column, UINT32_MAX);
    }
};

LOGGIA_TEST(CoverBranchingTest)

} // namespace cover_branching_test

#include "cover_branching_test.moc"
