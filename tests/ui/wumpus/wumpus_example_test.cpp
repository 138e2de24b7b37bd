#include "core/wumpus/cave.hpp"
#include "tests/suite.hpp"
#include "ui/wumpus/wumpus_example.hpp"

#include <QTest>

namespace wumpus_example_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::wumpus;

/// Every cave by the reference rules, found by trying them all.
std::vector<World> allCaves() {
    std::vector<World> caves;
    for (int monster = 0; monster < square_count; ++monster)
        for (unsigned pits = 0; pits < 1U << square_count; ++pits) {
            const World world = Cave{Square::of(monster), static_cast<Squares>(pits)}.world();
            if (broken_rules(world) == 0)
                caves.push_back(world);
        }
    return caves;
}

/// Those of them that agree with lines "M_1_1" and "(not M_1_1)".
std::vector<World> agreeing(std::vector<World> caves, const QString& knowledge) {
    for (const QString& line : knowledge.split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        const bool negated = line.startsWith(QStringLiteral("(not "));
        const QString name = negated ? line.mid(5).chopped(1) : line;
        const auto symbol = symbol_of(name.toStdString());
        if (!symbol)
            return {};
        std::erase_if(caves, [&](World world) { return world.holds(*symbol) == negated; });
    }
    return caves;
}

/// The squares where the monster is in any of them, and those that kill in none.
Squares monstersIn(const std::vector<World>& caves) {
    Squares all = 0;
    for (const World world : caves)
        all = static_cast<Squares>(all | world.where(Sign::monster));
    return all;
}
Squares safeIn(const std::vector<World>& caves) {
    Squares deadly = monstersIn(caves);
    for (const World world : caves)
        deadly = static_cast<Squares>(deadly | world.where(Sign::pit));
    return static_cast<Squares>(~unsigned{deadly});
}

class WumpusExampleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// What is said of it is true: the walker knows the four safe squares and lives, the monster is
    /// in one of two squares, and exactly one step that is proven safe decides which.
    void keepsItsPromise() {
        const WumpusExample example = wumpusExample();
        const std::vector<World> left = agreeing(allCaves(), example.texts[1]);
        Squares visited = only(Square{1, 1});
        for (const Square square : example.walk.path)
            visited = static_cast<Squares>(visited | only(square));
        QCOMPARE(visited, safe_squares);
        const Squares monsters = monstersIn(left);
        QCOMPARE(std::popcount(monsters), 2);

        const auto statement = symbol_of(example.texts[2].trimmed().toStdString());
        QVERIFY(statement && statement->sign == Sign::monster);
        QVERIFY(has(monsters, statement->square));

        const auto steps =
            static_cast<Squares>(safeIn(left) & beside(visited) & ~unsigned{visited});
        QCOMPARE(std::popcount(steps), 1);
        const Square step = Square::of(std::countr_zero(steps));
        for (const World hidden : left) {
            const QString lesson = WumpusDocument::lesson(hidden, step);
            QCOMPARE(std::popcount(monstersIn(agreeing(left, lesson))), 1);
        }
    }
};

LOGGIA_TEST(WumpusExampleTest)

} // namespace wumpus_example_test

#include "wumpus_example_test.moc"
