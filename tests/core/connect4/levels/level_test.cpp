#include "core/base/random.hpp"
#include "core/connect4/levels/level.hpp"
#include "core/connect4/matches/crosstable.hpp"
#include "core/connect4/matches/match.hpp"
#include "core/connect4/solver/solve.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <set>

namespace level_test {

using namespace loggia;
using namespace loggia::connect4;

Position random_position(Random& random, int stones) {
    Position position;
    while (position.stone_count() < stones) {
        const auto column = static_cast<int>(random.below(columns));
        if (position.can_play(column))
            position = position.after(column);
    }
    return position;
}

double share_of(const Contestant& a, const Contestant& b, int games) {
    MatchSettings settings;
    settings.contestants = {a, b};
    settings.games = games;
    return crosstable_of(play_match(settings).value()).score(Side::a).value;
}

class LevelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesComeBack() {
        for (const Level level : all_levels)
            QVERIFY(level_of(to_text(level)).value() == level);
        QCOMPARE(level_of("Beginner").error().message,
                 std::string("expected beginner, casual, intermediate, advanced, expert or "
                             "perfect, found 'Beginner'"));
    }

    /// Each of the levels that err beats the one below it, and the weakest beats chance, but not
    /// always.
    void eachLevelIsStrongerThanTheOneBelow() {
        constexpr int games = 60;
        const std::vector<Contestant> ladder{RandomPlayer{}, NamedPlayer{Level::beginner},
                                             NamedPlayer{Level::casual},
                                             NamedPlayer{Level::intermediate}};
        for (std::size_t i = 1; i < ladder.size(); ++i) {
            const double share = share_of(ladder[i], ladder[i - 1], games);
            QVERIFY2(share > 0.6, qPrintable(QString::number(share)));
        }
    }

    /// A beginner errs: it does not always take the point that lies there, though mostly.
    void beginnersErrAndSeldomMissAPoint() {
        const Position position = [] {
            Position made;
            for (const int column : {0, 6, 1, 6, 2, 5})
                made = made.after(column);
            return made;
        }();
        LevelPlayer player(Level::beginner);
        int taken = 0;
        std::set<int> seen;
        for (std::uint64_t seed = 0; seed < 400; ++seed) {
            const int column = player.choose(position, seed).column;
            QVERIFY(position.can_play(column));
            QCOMPARE(player.choose(position, seed).column, column);
            seen.insert(column);
            taken += column == 3 ? 1 : 0;
        }
        QVERIFY2(taken > 120 && taken < 340, qPrintable(QString::number(taken)));
        QCOMPARE(seen.size(), std::size_t{7});
    }

    /// What perfect plays keeps the value that the solver finds.
    void perfectKeepsTheValue() {
        Random random(test_suite::seed(3));
        LevelPlayer player(Level::perfect, {.table_megabytes = 32});
        Solver solver({.table_megabytes = 32});
        for (int round = 0; round < 12; ++round) {
            const Position position = random_position(random, 20 + round);
            const Analysis played = player.choose(position, 1);
            const Solution solution = solver.solve(position);
            QVERIFY(played.value.certainty == Certainty::exact);
            QVERIFY(played.proven == solution.value);
            QCOMPARE(played.value.hundredths, 100 * solution.value.lower);
            QCOMPARE(-solver.solve(position.after(played.column)).value.lower,
                     solution.value.lower);
        }
    }

    /// While it thinks, narrower and narrower, and never wrong.
    void perfectTellsWhatIsProvenSoFar() {
        Random random(test_suite::seed(5));
        LevelPlayer player(Level::perfect, {.table_megabytes = 32});
        int narrowed = 0;
        for (int round = 0; round < 8; ++round) {
            const Position position = random_position(random, 18 + round);
            std::vector<Bounds> heard;
            const Analysis played =
                player.choose(position, 1, {}, [&heard](const Analysis& so_far) {
                    if (so_far.proven)
                        heard.push_back(*so_far.proven);
                });
            QVERIFY(!heard.empty());
            QVERIFY(heard.back().exact());
            for (std::size_t i = 0; i < heard.size(); ++i) {
                QVERIFY(heard[i].meet(*played.proven) == *played.proven);
                if (i > 0)
                    QVERIFY(heard[i].meet(heard[i - 1]) == heard[i]);
            }
            narrowed += heard.size() > 1 ? 1 : 0;
        }
        QVERIFY(narrowed > 0);
    }

    /// Too little time: a legal move, and a bound that says that it is one.
    void perfectSaysWhatIsNotProven() {
        LevelPlayer player(Level::perfect, {.table_megabytes = 32, .perfect_seconds = 0.001});
        const Position position = Position().after(0).after(1).after(5);
        const Analysis played = player.choose(position, 1);
        QVERIFY(position.can_play(played.column));
        if (!played.complete)
            QVERIFY(played.value.certainty == Certainty::at_least);
    }

    /// As many nodes as a player that has seen nothing.
    void clearForgets() {
        LevelPlayer player(Level::advanced);
        const std::uint64_t first = player.choose(Position().after(3), 1).nodes;
        QVERIFY(player.choose(Position().after(3), 1).nodes < first);
        player.clear();
        QCOMPARE(player.choose(Position().after(3), 1).nodes, first);
    }

    void stopsAtOnceWithALegalMove() {
        std::stop_source stop;
        stop.request_stop();
        for (const Level level : all_levels) {
            LevelPlayer player(level);
            const Analysis played =
                player.choose(Position().after(3), 1, Control(stop.get_token()));
            QVERIFY(Position().after(3).can_play(played.column));
        }
    }
};

LOGGIA_TEST(LevelTest)

} // namespace level_test

#include "level_test.moc"
