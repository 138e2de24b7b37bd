#include "core/peg/invariants/position_classes.hpp"
#include "tests/core/peg/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace position_classes_test {

using namespace loggia;
using namespace loggia::peg;

/// Every set of holes that has 0 or 2 of each row, by looking at all.
std::vector<Holes> keeping(const Board& board) {
    std::vector<Holes> sets;
    for (Holes set = 0; set <= board.all(); ++set) {
        bool keeps = true;
        for (const Triple& row : board.triples()) {
            int count = 0;
            for (const int hole : {row.a, row.b, row.c})
                count += has(set, hole) ? 1 : 0;
            keeps = keeps && (count == 0 || count == 2);
        }
        if (keeps)
            sets.push_back(set);
    }
    return sets;
}

class ParityTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theBasisMakesEverySet() {
        Random random(test_suite::seed(33));
        for (int i = 0; i < 2000; ++i) {
            const Board board = oracle::random_puzzle(random).board;
            const std::vector<Holes> sets = keeping(board);
            const Parity parity(board);
            QCOMPARE(sets.size(), std::size_t{1} << parity.basis().size());
            std::set<Holes> made{0};
            for (const Holes set : parity.basis()) {
                QVERIFY(keeps_parity(board, set));
                for (const Holes other : std::vector<Holes>(made.begin(), made.end()))
                    made.insert(other ^ set);
            }
            QVERIFY((made == std::set<Holes>(sets.begin(), sets.end())));
            const Holes any = random.next() & board.all();
            QCOMPARE(keeps_parity(board, any), made.count(any) != 0);
        }
    }

    void classesAreTheParitiesOfAllSets() {
        Random random(test_suite::seed(34));
        int apart = 0;
        for (int i = 0; i < 2000; ++i) {
            const Board board = oracle::random_puzzle(random).board;
            const Parity parity(board);
            const Holes one = random.next() & board.all();
            const Holes other = random.next() & board.all();
            bool same = true;
            for (const Holes set : keeping(board))
                same = same && (std::popcount(one & set) + std::popcount(other & set)) % 2 == 0;
            QCOMPARE(parity.class_of(one) == parity.class_of(other), same);
            apart += same ? 0 : 1;
        }
        QVERIFY(apart > 200);
    }

    void jumpsKeepTheClass() {
        Random random(test_suite::seed(35));
        int jumps = 0;
        for (int i = 0; i < 2000; ++i) {
            const Puzzle puzzle = oracle::random_puzzle(random);
            const Parity parity(puzzle.board);
            for (const auto& level : oracle::reachable(puzzle))
                for (const Holes position : level) {
                    QCOMPARE(parity.class_of(position), parity.class_of(puzzle.start));
                    ++jumps;
                }
        }
        QVERIFY(jumps > 5000);
    }
};

LOGGIA_TEST(ParityTest)

} // namespace position_classes_test

#include "position_classes_test.moc"
