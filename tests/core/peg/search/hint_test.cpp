#include "core/peg/layouts.hpp"
#include "core/peg/replay.hpp"
#include "core/peg/search/hint.hpp"
#include "tests/core/peg/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace hint_test {

using namespace loggia;
using namespace loggia::peg;

class HintTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithBruteForceAlongGames() {
        Random random(test_suite::seed(23));
        int taken_back = 0;
        for (int i = 0; i < 300; ++i) {
            Game game{oracle::solvable_puzzle(random), {}};
            std::vector<bool> alive;
            for (;;) {
                alive.push_back(
                    oracle::solvable({game.puzzle.board, game.position(), game.puzzle.goal}));
                const auto list = moves(game.puzzle.board, game.position());
                if (list.empty() || random.below(4) == 0)
                    break;
                game.jumps.push_back(list[random.below(list.size())]);
            }
            const auto table = Table::build(game.puzzle).value();
            const Table* const no_table = nullptr;
            for (const Table* const with : {no_table, &table}) {
                const Hint result = hint(game, with);
                QCOMPARE(result.verdict == Verdict::solved, static_cast<bool>(alive.back()));
                if (result.verdict == Verdict::solved) {
                    const Puzzle rest{game.puzzle.board, game.position(), game.puzzle.goal};
                    QVERIFY(replay(rest, result.solution).solved);
                } else {
                    std::size_t back = 0;
                    while (!alive[alive.size() - 1 - back])
                        ++back;
                    QVERIFY(result.take_back == back);
                    ++taken_back;
                }
                for (const Prospect& prospect : prospects(game.puzzle, game.position(), with))
                    QCOMPARE(
                        prospect.verdict == Verdict::solved,
                        oracle::solvable({game.puzzle.board, apply(game.position(), prospect.jump),
                                          game.puzzle.goal}));
            }
        }
        QVERIFY(taken_back > 50);
    }
};

LOGGIA_TEST(HintTest)

} // namespace hint_test

#include "hint_test.moc"
