#include "core/peg/invariants/impossible.hpp"
#include "core/peg/layouts.hpp"
#include "core/peg/replay.hpp"
#include "core/peg/search/bidirectional_search.hpp"
#include "core/peg/search/endings.hpp"
#include "tests/core/peg/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace bidirectional_search_test {

using namespace loggia;
using namespace loggia::peg;

class MeetTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void settlesEveryPuzzle() {
        Random random(test_suite::seed(44));
        int solved = 0;
        int none = 0;
        for (int i = 0; i < 2000; ++i) {
            const Puzzle puzzle =
                i % 3 == 0 ? oracle::solvable_puzzle(random) : oracle::random_puzzle(random);
            if (puzzle.jumps() < 0)
                continue;
            const Canonical canonical(puzzle.board, puzzle.goal.in);
            const auto finals = finals_of(puzzle).value();
            std::vector<Pagoda> pagodas;
            for (int hole = 1; hole <= puzzle.board.holes() && finals.size() == 1; ++hole)
                if (auto weights = separate(puzzle.board, only(hole), finals[0]))
                    pagodas.push_back(*std::move(weights));
            const std::vector<Holes>* const unknown = nullptr;
            for (const auto* const given : {unknown, &finals}) {
                const Meeting meeting = meet(puzzle, canonical, given, pagodas, {}, {});
                QVERIFY(meeting.verdict != Verdict::unknown);
                QCOMPARE(meeting.verdict == Verdict::solved, oracle::solvable(puzzle));
                (meeting.verdict == Verdict::solved ? solved : none) += 1;
                if (meeting.verdict == Verdict::solved)
                    QVERIFY(
                        replay(puzzle, follow(puzzle.board, canonical, puzzle.start, meeting.chain))
                            .solved);
            }
        }
        QVERIFY(solved > 500 && none > 500);
    }

    void stopsAndHasALimit() {
        const Puzzle& puzzle = find_layout("english33")->puzzle;
        const Canonical canonical(puzzle.board, puzzle.goal.in);
        QVERIFY(meet(puzzle, canonical, nullptr, {}, {10'000}, {}).verdict == Verdict::unknown);
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(meet(puzzle, canonical, nullptr, {}, {}, Control(stop.get_token())).verdict ==
                Verdict::unknown);
    }
};

LOGGIA_TEST(MeetTest)

} // namespace bidirectional_search_test

#include "bidirectional_search_test.moc"
