#include "core/sat/instances/generate.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <array>
#include <set>
#include <utility>
#include <vector>

namespace generate_sudoku_test {

using namespace loggia;
using namespace loggia::sat;

using Grid = std::array<int, 81>; ///< 0 where nothing is given

/// How many ways there are to fill the grid in, up to two, by trying digits out where the fewest
/// fit: with nothing of clauses in it.
int solutions(Grid& grid) {
    int cell = -1;
    std::vector<int> fewest(10);
    for (int i = 0; i < 81; ++i) {
        if (grid[static_cast<std::size_t>(i)] != 0)
            continue;
        std::array<bool, 10> taken{};
        for (int k = 0; k < 81; ++k)
            if (k / 9 == i / 9 || k % 9 == i % 9 || (k / 27 == i / 27 && k % 9 / 3 == i % 9 / 3))
                taken[static_cast<std::size_t>(grid[static_cast<std::size_t>(k)])] = true;
        std::vector<int> fit;
        for (int digit = 1; digit <= 9; ++digit)
            if (!taken[static_cast<std::size_t>(digit)])
                fit.push_back(digit);
        if (fit.size() < fewest.size()) {
            fewest = fit;
            cell = i;
        }
    }
    if (cell < 0)
        return 1;
    int found = 0;
    for (std::size_t i = 0; i < fewest.size() && found < 2; ++i) {
        grid[static_cast<std::size_t>(cell)] = fewest[i];
        found += solutions(grid);
    }
    grid[static_cast<std::size_t>(cell)] = 0;
    return std::min(found, 2);
}

/// What the clauses of one literal give.
Grid given(const Problem& problem) {
    Grid grid{};
    for (std::size_t i = 0; i < problem.clauses.size(); ++i)
        if (problem.clauses[i].size() == 1) {
            const int atom = problem.clauses[i][0] - 1;
            grid[static_cast<std::size_t>(atom / 9)] = atom % 9 + 1;
        }
    return grid;
}

class GenerateSudokuTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void haveOneSolutionAndNothingToSpare() {
        std::set<Grid> seen;
        for (std::uint64_t seed = 0; seed < 12; ++seed) {
            Grid grid = given(sudoku(seed));
            QVERIFY(given(sudoku(seed)) == grid);
            QVERIFY(seen.insert(grid).second);
            QCOMPARE(solutions(grid), 1);
            int clues = 0;
            for (int& cell : grid) {
                if (cell == 0)
                    continue;
                ++clues;
                const int digit = std::exchange(cell, 0);
                QCOMPARE(solutions(grid), 2);
                cell = digit;
            }
            QVERIFY(clues >= 17 && clues < 36);
        }
    }
};

LOGGIA_TEST(GenerateSudokuTest)

} // namespace generate_sudoku_test

#include "generate_sudoku_test.moc"
