#include "core/peg/invariants/impossible.hpp"
#include "core/peg/layouts.hpp"
#include "core/peg/replay.hpp"
#include "core/peg/search/beam.hpp"
#include "tests/core/peg/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace beam_test {

using namespace loggia;
using namespace loggia::peg;

class BeamTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsOnlyWhatIsThere() {
        Random random(test_suite::seed(43));
        int missed = 0;
        int found = 0;
        for (int i = 0; i < 1500; ++i) {
            const Puzzle puzzle =
                i % 2 == 0 ? oracle::random_puzzle(random) : oracle::solvable_puzzle(random);
            if (puzzle.jumps() < 0)
                continue;
            const bool solvable = oracle::solvable(puzzle);
            const Canonical canonical(puzzle.board, puzzle.goal.in);
            const auto finals = finals_of(puzzle).value();
            const Endings endings(puzzle.board, canonical, finals, 20, 3);
            const Endings* const no_endings = nullptr;
            for (const Endings* const with : {no_endings, &endings})
                for (const std::size_t width :
                     {std::size_t{1}, std::size_t{2}, std::size_t{100'000}}) {
                    Beam beam(puzzle, canonical, with);
                    const auto chain = beam.search(width, 1, {});
                    if (chain) {
                        ++found;
                        QVERIFY(solvable);
                        QVERIFY(
                            replay(puzzle, follow(puzzle.board, canonical, puzzle.start, *chain))
                                .solved);
                    } else if (beam.complete()) {
                        QVERIFY(!solvable);
                    } else {
                        QVERIFY(width < 100'000);
                        missed += solvable ? 1 : 0;
                    }
                }
        }
        QVERIFY(found > 1000);
        QVERIFY(missed > 0);
    }

    void isTheSameEveryTime() {
        const Puzzle& puzzle = find_layout("english33")->puzzle;
        const Canonical canonical(puzzle.board, puzzle.goal.in);
        Beam one(puzzle, canonical, nullptr);
        Beam other(puzzle, canonical, nullptr);
        QVERIFY(one.search(200, 3, {}) == other.search(200, 3, {}));
        QCOMPARE(one.positions(), other.positions());
    }

    void stops() {
        const Puzzle& puzzle = find_layout("english33")->puzzle;
        const Canonical canonical(puzzle.board, puzzle.goal.in);
        std::stop_source stop;
        stop.request_stop();
        Beam beam(puzzle, canonical, nullptr);
        QVERIFY(!beam.search(100'000, 1, Control(stop.get_token())).has_value());
        QVERIFY(!beam.complete());
    }
};

LOGGIA_TEST(BeamTest)

} // namespace beam_test

#include "beam_test.moc"
