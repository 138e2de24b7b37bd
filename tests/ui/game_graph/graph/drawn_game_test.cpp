#include "core/base/random.hpp"
#include "core/game_graph/analysis/solve.hpp"
#include "tests/suite.hpp"
#include "ui/game_graph/graph/drawn_game.hpp"

#include <QTest>

#include <algorithm>
#include <cmath>

namespace drawn_game_test {

using namespace loggia;
using namespace loggia::ui;
using game_graph::Outcome;

bool isWhole(const DrawnGame& drawing) {
    const game_graph::Drawn& drawn = drawing.drawn;
    if (drawing.points.size() != drawing.size() || drawn.ends.size() != drawing.size() ||
        drawing.size() == 0 || drawn.start >= drawing.size())
        return false;
    for (std::size_t i = 0; i < drawing.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) {
            const QPointF by = drawing.points[i] - drawing.points[j];
            if (drawn.places[i] == drawn.places[j] ||
                std::hypot(by.x(), by.y()) < place_distance - 1e-3)
                return false;
        }
    const auto& arrows = drawn.arrows;
    return std::is_sorted(arrows.begin(), arrows.end(),
                          [](const auto& a, const auto& b) { return a.from < b.from; }) &&
           std::all_of(arrows.begin(), arrows.end(), [&](const auto& arrow) {
               return arrow.from < drawing.size() && arrow.to < drawing.size();
           });
}

class DrawnGameTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theExampleIsADrawWithoutEnd() {
        const DrawnGame drawing = loopyExample();
        QVERIFY(isWhole(drawing));
        const auto solution = game_graph::solve(gameOf(drawing));
        QVERIFY(solution && solution->complete());
        const auto value = solution->value(solution->from());
        QVERIFY(value && value->outcome == Outcome::draw);
        QCOMPARE(value->remoteness, game_graph::Value::endless);
        QVERIFY(solution->counts().wins > 0 && solution->counts().losses > 0);
    }

    /// Who may follow an arrow is changed by drawing it again, and it goes when it is drawn as it
    /// is.
    void arrowsAreOfOnePlayerOrBoth() {
        DrawnGame drawing = withPlace(newDrawnGame(), {90, 0});
        drawing = withArrowToggled(drawing, 0, 1, 1);
        QCOMPARE(int{drawing.playersOf(0, 1)}, 1);
        QCOMPARE(int{drawing.playersOf(1, 0)}, 0);
        drawing = withArrowToggled(drawing, 0, 1, 2);
        QCOMPARE(int{drawing.playersOf(0, 1)}, 2);
        drawing = withArrowToggled(drawing, 0, 1);
        QCOMPARE(int{drawing.playersOf(0, 1)}, 3);
        QCOMPARE(drawing.drawn.arrows.size(), std::size_t{1});
        QVERIFY(!withArrowToggled(drawing, 0, 1).leads(0, 1));
        // A file may have two arrows that are one.
        drawing.drawn.arrows = {{0, 1, 1}, {0, 1, 2}};
        QCOMPARE(int{drawing.playersOf(0, 1)}, 3);
        QVERIFY(withArrowToggled(drawing, 0, 1).drawn.arrows.empty());
        QCOMPARE(withArrowToggled(drawing, 0, 1, 0), drawing);
    }

    void statesAreAddedNamedAndDeleted() {
        DrawnGame drawing = newDrawnGame();
        drawing = withPlace(drawing, {0, 0});
        QCOMPARE(drawing.drawn.places[1], std::string("b"));
        QVERIFY(isWhole(drawing));
        drawing = withArrowToggled(drawing, 0, 1);
        drawing = withArrowToggled(drawing, 1, 1);
        QVERIFY(drawing.leads(0, 1) && drawing.leads(1, 1) && !drawing.leads(1, 0));
        const DrawnGame ended = withEnd(drawing, 1, Outcome::draw);
        QVERIFY(ended.drawn.ends[1] == Outcome::draw && !ended.leads(1, 1) && ended.leads(0, 1));
        QVERIFY(!withArrowToggled(ended, 1, 0).drawn.ends[1]);
        drawing = withStart(drawing, 1);
        QVERIFY(!withName(drawing, 0, "b"));
        QVERIFY(!withName(drawing, 0, "a b"));
        QVERIFY(!withName(drawing, 0, ""));
        QVERIFY(!withName(drawing, 0, "->"));
        QVERIFY(!withName(drawing, 0, "a→b"));
        QVERIFY(!withName(drawing, 0, "start"));
        const auto named = withName(drawing, 0, "Anfang");
        QVERIFY(named);
        QCOMPARE(named->drawn.places[0], std::string("Anfang"));
        const DrawnGame left = withoutPlace(*named, 0);
        QCOMPARE(left.size(), std::size_t{1});
        QCOMPARE(left.drawn.arrows.size(), std::size_t{1}); // the loop
        QCOMPARE(left.drawn.start, 0U);
        QVERIFY(withoutPlace(left, 0) == left);
        QVERIFY(withArrowToggled(withArrowToggled(left, 0, 0), 0, 0).drawn.arrows ==
                left.drawn.arrows);
    }

    void graphsWithoutPlacesGetSome() {
        const auto drawn = game_graph::drawn_of("start a\na -> b c\nb -> d\nc -> d\nx -> a\n");
        QVERIFY(drawn);
        const DrawnGame drawing = drawnGameOf(game_graph::Token(*drawn));
        QVERIFY(isWhole(drawing));
        QVERIFY(drawing.points[0].y() < drawing.points[1].y());
        QCOMPARE(drawing.points[1].y(), drawing.points[2].y());
        // What is not reached stands lowest.
        for (const QPointF& point : drawing.points)
            QVERIFY(point.y() <= drawing.points[4].y());
    }

    /// What lies where it was put comes back there, also where the file has no place for some.
    void pointsComeBack() {
        const auto again = [](const DrawnGame& drawing) {
            const game_graph::Game game = gameWithPoints(drawing);
            return drawnGameOf(std::get<game_graph::Token>(game.rules()));
        };
        const DrawnGame drawing = withPlaceAt(loopyExample(), 3, {-300, 77});
        QVERIFY(again(drawing) == drawing);
        const auto drawn = game_graph::drawn_of("start a\na -> b c\nb -> c\n");
        const DrawnGame by_rows = drawnGameOf(game_graph::Token(*drawn));
        const game_graph::Game bare = gameWithPoints(by_rows);
        QVERIFY(std::get<game_graph::Token>(bare.rules()).drawn().points.empty());
        game_graph::Drawn some = *drawn;
        some.points = {std::nullopt, game_graph::Drawn::Point{0, 0}, std::nullopt};
        const DrawnGame filled = drawnGameOf(game_graph::Token(some));
        QVERIFY(isWhole(filled));
        QCOMPARE(filled.points[1], QPointF(0, 0));
        QVERIFY(filled.points[0] != filled.points[1]);
    }

    void randomEditsLeaveWholeGames() {
        Random random(5);
        for (int round = 0; round < 60; ++round) {
            DrawnGame drawing = random.below(2) == 0 ? newDrawnGame() : loopyExample();
            for (int i = 0; i < 40; ++i) {
                const std::size_t a = random.below(drawing.size() + 1);
                const std::size_t b = random.below(drawing.size() + 1);
                const QPointF point(static_cast<double>(random.below(400)),
                                    static_cast<double>(random.below(300)));
                switch (random.below(6)) {
                case 0:
                    drawing = withPlace(drawing, point);
                    break;
                case 1:
                    drawing = withoutPlace(drawing, a);
                    break;
                case 2:
                    drawing = withPlaceAt(drawing, a, point);
                    break;
                case 3:
                    drawing = withEnd(drawing, a, static_cast<Outcome>(random.below(3)));
                    break;
                case 4:
                    drawing = withStart(drawing, a);
                    break;
                default:
                    drawing = withArrowToggled(drawing, a, b,
                                               static_cast<std::uint8_t>(1 + random.below(3)));
                }
                QVERIFY(isWhole(drawing));
            }
            // Its text is a graph of as many places and arrows, and it has a value.
            const auto again = game_graph::drawn_of(to_text(drawing.drawn));
            QVERIFY(again);
            QCOMPARE(again->places.size(), drawing.size());
            QCOMPARE(again->arrows.size(), drawing.drawn.arrows.size());
            QVERIFY(game_graph::solve(gameOf(drawing)).has_value());
        }
    }

    /// Each row is a step further from the start, by the shortest way, and what cannot be reached
    /// stands below all of them.
    void rowsAreDistancesFromTheStart() {
        game_graph::Drawn drawn;
        drawn.places = {"A", "B", "C", "D", "E"};
        drawn.ends.resize(drawn.places.size());
        drawn.start = 2;
        drawn.arrows = {{0, 3, 3}, {1, 0, 3}, {2, 0, 3}, {2, 1, 3}, {3, 2, 3}};
        const auto points = drawnGameOf(game_graph::Token(drawn)).points;
        QVERIFY(points[2].y() < points[0].y());
        QCOMPARE(points[0].y(), points[1].y());
        QVERIFY(points[1].y() < points[3].y());
        QVERIFY(points[3].y() < points[4].y());
    }
};

LOGGIA_TEST(DrawnGameTest)

} // namespace drawn_game_test

#include "drawn_game_test.moc"
