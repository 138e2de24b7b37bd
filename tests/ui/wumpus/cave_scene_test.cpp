#include "core/wumpus/format.hpp"
#include "core/wumpus/reference_rules.hpp"
#include "tests/suite.hpp"
#include "ui/wumpus/cave_scene.hpp"

#include <QTest>

#include <algorithm>
#include <bit>

namespace cave_scene_test {

using namespace loggia;
using namespace loggia::ui;
using wumpus::Sign;
using wumpus::Square;
using wumpus::Verdict;

QString q(const char* text) {
    return QString::fromLatin1(text);
}

class CaveSceneTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void percentsAreNeverCertainWhereNothingIs() {
        QCOMPARE(percent(0), q("0 %"));
        QCOMPARE(percent(1), q("100 %"));
        QCOMPARE(percent(0.0001), q("<1 %"));
        QCOMPARE(percent(0.9999), q(">99 %"));
        QCOMPARE(percent(0.335), q("34 %"));
    }

    void namesSayWhatIsDrawn() {
        wumpus::Marks marks{};
        marks.fill(Verdict::possibly);
        marks[static_cast<std::size_t>(wumpus::Symbol{Sign::pit, {2, 3}}.index())] =
            Verdict::definitely_true;
        marks[static_cast<std::size_t>(wumpus::Symbol{Sign::stench, {2, 3}}.index())] =
            Verdict::definitely_false;
        marks[static_cast<std::size_t>(wumpus::Symbol{Sign::breeze, {2, 3}}.index())] =
            Verdict::both;
        CaveScene scene = sceneOf(marks, std::nullopt);
        nameCells(scene);
        QCOMPARE(scene.at(Square{2, 3}).name,
                 q("(2,3): monster open; no stench; pit; breeze contradictory"));
        const BoardScene board = boardOf(scene);
        QCOMPARE(board.at(1, 2).name, scene.at(Square{2, 3}).name);
    }

    /// Marks are drawn only where something holds, or the other world differs.
    void worldsShowWhatHoldsAndWhatDiffers() {
        for (std::uint64_t seed = 1; seed < 300; ++seed) {
            const wumpus::World one = wumpus::cave_by_seed(seed).world();
            const wumpus::World two = wumpus::cave_by_seed(seed + 1).world();
            const CaveScene scene = sceneOf(one, two);
            int framed = 0;
            for (int n = 0; n < wumpus::symbol_count; ++n) {
                const auto symbol = wumpus::Symbol::of(n);
                const CaveMark& mark =
                    scene.at(symbol.square).marks.at(static_cast<std::size_t>(symbol.sign));
                framed += mark.framed ? 1 : 0;
                QCOMPARE(mark.state == Verdict::definitely_true, one.holds(symbol));
                QCOMPARE(mark.state.has_value(), one.holds(symbol) || two.holds(symbol));
            }
            QCOMPARE(framed, wumpus::distance(one, two));
        }
        QCOMPARE(describe(wumpus::Cave{{2, 3}, 0x0004}.world()),
                 q("monster at (2,3); a pit at (1,3)"));
        QCOMPARE(describe(wumpus::World{}), q("no monster; no pits"));
    }

    /// On every square of every walk: safe squares kill in no cave that is left, and where none is
    /// safe the least risky ones are marked.
    void walksShowWhatIsSafe() {
        for (std::uint64_t seed = 1; seed < 60; ++seed) {
            wumpus::Walk walk(wumpus::cave_by_seed(seed).world());
            for (;;) {
                CaveScene scene;
                addWalk(scene, walk, true);
                nameCells(scene);
                const auto any_safe = (walk.proven_safe() & walk.within_reach()) != 0;
                double least = 2;
                for (int n = 0; n < wumpus::square_count; ++n)
                    if (wumpus::has(walk.within_reach(), Square::of(n)))
                        least = std::min(least, walk.risk(Square::of(n)));
                for (int n = 0; n < wumpus::square_count; ++n) {
                    const Square square = Square::of(n);
                    const CaveCell& cell = scene.at(square);
                    QCOMPARE(cell.visited, wumpus::has(walk.visited(), square));
                    QCOMPARE(cell.here, walk.path().back() == square);
                    QVERIFY(!cell.safe || walk.risk(square) == 0.0);
                    const bool reach = wumpus::has(walk.within_reach(), square);
                    QVERIFY(!cell.safe || reach); // the map promises no more than a click does
                    QCOMPARE(cell.best, reach && !any_safe && walk.risk(square) == least);
                    QCOMPARE(cell.hidden.contains(QLatin1Char('M')),
                             walk.hidden().holds({Sign::monster, square}));
                }
                const auto next = walk.next(true);
                if (!next)
                    break;
                QVERIFY(!scene.at(*next).visited);
                walk.visit(*next);
            }
        }
    }

    void chancesAreThoseOfWhatKills() {
        logic::Store store = wumpus::symbol_store();
        const auto lines =
            wumpus::statements_of(store, wumpus::rules_file(), wumpus::Source::rules).value();
        wumpus::Reasoner reasoner(store, lines);
        const CaveScene scene =
            sceneOf(wumpus::marks(store, reasoner), wumpus::probabilities(store, lines, reasoner));
        QCOMPARE(scene.at(Square{4, 4}).marks[0].chance, q("8 %"));
        QCOMPARE(scene.at(Square{4, 4}).marks[1].chance, QString());
        QCOMPARE(scene.at(Square{4, 4}).marks[2].chance, q("50 %"));
        QCOMPARE(scene.at(Square{1, 1}).marks[0].chance, QString());
    }
};

LOGGIA_TEST(CaveSceneTest)

} // namespace cave_scene_test

#include "cave_scene_test.moc"
