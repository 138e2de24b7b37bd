#include "core/peg/replay.hpp"
#include "tests/core/peg/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace replay_test {

using namespace loggia;
using namespace loggia::peg;

class CheckTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithTheBitboards() {
        Random random(test_suite::seed(14));
        int whole = 0;
        for (int i = 0; i < 4000; ++i) {
            const Puzzle puzzle = oracle::solvable_puzzle(random);
            std::vector<Jump> jumps;
            Holes position = puzzle.start;
            for (std::uint64_t n = random.below(9); n > 0; --n) {
                const auto list = moves(puzzle.board, position);
                if (list.empty())
                    break;
                jumps.push_back(list[random.below(list.size())]);
                position = apply(position, jumps.back());
            }
            const Replay fine = replay(puzzle, jumps);
            QVERIFY(!fine.fault);
            QCOMPARE(fine.position, position);
            QCOMPARE(fine.solved, puzzle.goal.met_by(position));
            whole += fine.solved ? 1 : 0;

            // One jump that cannot be made, somewhere.
            const std::size_t at = random.below(jumps.size() + 1);
            const Game before{puzzle, {jumps.begin(), jumps.begin() + static_cast<long>(at)}};
            const auto hole = [&] { return static_cast<int>(random.below(11)); };
            const Jump wrong{hole(), hole(), hole()};
            if (possible(puzzle.board, before.position(), wrong))
                continue;
            jumps.insert(jumps.begin() + static_cast<long>(at), wrong);
            const Replay broken = replay(puzzle, jumps);
            QVERIFY(broken.fault && broken.fault->index == at && !broken.solved);
            QCOMPARE(broken.position, before.position());
        }
        QVERIFY(whole > 100);
    }

    void saysWhy() {
        const Puzzle puzzle{Board::make(4, {{1, 2, 3}}).value(), only(1) | only(2) | only(4), {}};
        const auto why = [&](const Jump& jump) {
            return replay(puzzle, std::vector{jump}).fault->message;
        };
        QCOMPARE(why({1, 2, 4}), std::string("holes 1, 2 and 4 are not a line"));
        QCOMPARE(why({3, 2, 1}), std::string("hole 3 is empty"));
        QVERIFY(!replay(puzzle, std::vector<Jump>{{1, 2, 3}}).solved); // two pegs are left
    }
};

LOGGIA_TEST(CheckTest)

} // namespace replay_test

#include "replay_test.moc"
