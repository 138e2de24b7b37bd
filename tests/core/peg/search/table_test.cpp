#include "core/peg/layouts.hpp"
#include "core/peg/replay.hpp"
#include "core/peg/search/table.hpp"
#include "tests/core/peg/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace table_test {

using namespace loggia;
using namespace loggia::peg;

/// Positions modulo symmetry by level, and which of them lead to the goal, on plain sets.
struct Plain {
    std::vector<std::set<Holes>> reachable; ///< as they are
    std::vector<std::set<Holes>> classes;
    std::vector<std::set<Holes>> winning; ///< classes too

    explicit Plain(const Puzzle& puzzle) : reachable(oracle::reachable(puzzle)) {
        const Canonical canonical(puzzle.board, puzzle.goal.in);
        classes.resize(reachable.size());
        winning.resize(reachable.size());
        for (std::size_t level = reachable.size(); level-- > 0;)
            for (const Holes position : reachable[level]) {
                classes[level].insert(canonical(position));
                bool wins = puzzle.goal.met_by(position);
                if (level + 1 < reachable.size())
                    for (const Jump& jump : moves(puzzle.board, position))
                        wins =
                            wins || winning[level + 1].count(canonical(apply(position, jump))) != 0;
                if (wins)
                    winning[level].insert(canonical(position));
            }
    }
};

class TableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithPlainSets() {
        Random random(test_suite::seed(8));
        for (int i = 0; i < 300; ++i) {
            const Puzzle puzzle =
                i == 0 ? find_layout("triangle15")->puzzle : oracle::random_puzzle(random);
            const Plain plain(puzzle);
            const Table table = Table::build(puzzle).value();
            for (const int threads : {2, 3})
                QVERIFY(Table::build(puzzle, 40'000'000, {}, nullptr, threads).value() == table);
            QCOMPARE(table.levels().size(), plain.classes.size());
            for (std::size_t level = 0; level < plain.classes.size(); ++level) {
                QCOMPARE(table.levels()[level].reachable,
                         static_cast<std::uint64_t>(plain.classes[level].size()));
                const auto& winning = table.levels()[level].winning;
                QVERIFY((std::set<Holes>(winning.begin(), winning.end()) == plain.winning[level]));
                for (const Holes position : plain.reachable[level])
                    QCOMPARE(table.wins(position),
                             plain.winning[level].count(
                                 Canonical(puzzle.board, puzzle.goal.in)(position)) != 0);
            }
        }
    }

    void itsJumpsLeadToTheGoal() {
        const Puzzle& puzzle = find_layout("triangle15")->puzzle;
        const Table table = Table::build(puzzle).value();
        Random random(test_suite::seed(9));
        for (int i = 0; i < 300; ++i) {
            Game game{puzzle, {}};
            while (!puzzle.goal.met_by(game.position())) {
                const auto jumps = table.winning_jumps(game.position());
                QVERIFY(!jumps.empty());
                game.jumps.push_back(jumps[random.below(jumps.size())]);
            }
            QVERIFY(replay(puzzle, game.jumps).solved);
        }
        QVERIFY(!table.wins(puzzle.board.all()));
        QVERIFY(!table.wins(0));
    }

    void stopsAndHasALimit() {
        const Puzzle& english = find_layout("english33")->puzzle;
        std::uint64_t most_visited = 0;
        QVERIFY(!Table::build(english, 10'000, {}, &most_visited).has_value());
        std::stop_source stop;
        stop.request_stop();
        for (const int threads : {1, 3}) {
            std::uint64_t visited = 0;
            QVERIFY(!Table::build(english, 10'000, {}, &visited, threads).has_value());
            QVERIFY(visited > 10'000); // and the same with any number of threads
            QCOMPARE(visited, most_visited);
            QVERIFY(!Table::build(english, 40'000'000, Control(stop.get_token()), nullptr, threads)
                         .has_value());
        }
    }
};

LOGGIA_TEST(TableTest)

} // namespace table_test

#include "table_test.moc"
