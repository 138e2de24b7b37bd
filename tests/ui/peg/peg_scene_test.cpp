#include "core/base/random.hpp"
#include "core/peg/layouts.hpp"
#include "tests/suite.hpp"
#include "ui/peg/peg_document.hpp"
#include "ui/peg/peg_geometry.hpp"
#include "ui/peg/peg_scene.hpp"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace peg_scene_test {

using namespace loggia;
using namespace loggia::ui;

PegScene sceneOfLayout(const char* id, PegTool tool) {
    const PegState state = PegDocument::stateOf({peg::find_layout(id)->puzzle, {}}, 0);
    return sceneOf(state.puzzle, state.puzzle.start, state.grid, tool);
}

class PegSceneTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesSayWhatIsInAHole() {
        const PegScene scene = sceneOfLayout("english33", PegTool::play);
        QCOMPARE(scene.name, QStringLiteral("Peg board, 33 holes, 32 pegs"));
        QCOMPARE(scene.holes[16].name, QStringLiteral("hole 17, empty, goal"));
        QCOMPARE(scene.holes[4].name, QStringLiteral("hole 5, peg, can jump to 17"));
        QCOMPARE(scene.jumps.size(), std::size_t{4});
        QVERIFY(scene.rows.empty() && scene.places.empty());
    }

    void rowsOfHolesFollowTheDrawing() {
        const auto english = rowsOfHoles(sceneOfLayout("english33", PegTool::play));
        QCOMPARE(english.size(), std::size_t{7});
        QVERIFY(english[0] == std::vector<int>({1, 2, 3}));
        QVERIFY(english[3] == std::vector<int>({14, 15, 16, 17, 18, 19, 20}));
        const auto triangle = rowsOfHoles(sceneOfLayout("triangle10", PegTool::play));
        QVERIFY(triangle[3] == std::vector<int>({7, 8, 9, 10}));
        const BoardScene board = boardOf(sceneOfLayout("triangle10", PegTool::play));
        QCOMPARE(board.columns, 4);
        QCOMPARE(board.rows, 4);
        QVERIFY(board.at(0, 3).name.startsWith(QStringLiteral("hole 1,")));
        QCOMPARE(board.at(3, 3).name, QStringLiteral("no hole"));
        QVERIFY(board.at(3, 0).name.startsWith(QStringLiteral("hole 10,")));
    }

    void drawingShowsRowsAndWhatWasChangedInThem() {
        PegState state = PegDocument::stateOf({peg::find_layout("triangle15")->puzzle, {}}, 0);
        peg::Puzzle puzzle = peg::without_row(state.puzzle, {1, 2, 4});
        puzzle = peg::with_row(puzzle, {1, 8, 15}).value();
        const PegScene scene = sceneOf(puzzle, puzzle.start, state.grid, PegTool::rows);
        std::array<int, 3> kinds{};
        for (const PegRow& row : scene.rows) {
            ++kinds.at(static_cast<std::size_t>(row.kind));
            if (row.kind == PegRow::Kind::added)
                QVERIFY((row.row == peg::Triple{1, 8, 15}));
            if (row.kind == PegRow::Kind::removed)
                QVERIFY((row.row == peg::Triple{1, 2, 4}));
        }
        QVERIFY((kinds == std::array<int, 3>{17, 1, 1}));
    }

    /// While one plays, lines are drawn only where nobody could know them otherwise.
    void linesAreDrawnWhereTheDrawingDoesNotTellThem() {
        QVERIFY(sceneOfLayout("english33", PegTool::pegs).rows.empty());
        PegState state = PegDocument::stateOf({peg::find_layout("triangle15")->puzzle, {}}, 0);
        const peg::Puzzle fewer = peg::without_row(state.puzzle, {1, 2, 4});
        const PegScene one_less = sceneOf(fewer, fewer.start, state.grid, PegTool::play);
        QCOMPARE(one_less.rows.size(), std::size_t{17});
        QVERIFY(std::none_of(one_less.rows.begin(), one_less.rows.end(),
                             [](const PegRow& row) { return row.kind == PegRow::Kind::removed; }));
        const PegScene free =
            sceneOf(state.puzzle, state.puzzle.start, peg::Grid::free, PegTool::play);
        QCOMPARE(free.rows.size(), std::size_t{18});
    }

    void proofsAreDrawnAndSaid() {
        PegScene scene = sceneOfLayout("triangle10", PegTool::play);
        addReason(scene, peg::ParityReason{0b101});
        QCOMPARE(scene.marked, peg::Holes{0b101});
        QVERIFY(scene.holes[0].name.endsWith(QStringLiteral("counted by the proof")));
        QVERIFY(!scene.holes[1].name.contains(QStringLiteral("proof")));
        PegScene weighed = sceneOfLayout("triangle10", PegTool::play);
        addReason(weighed, peg::PagodaReason{{1, -1, 0, 0, 0, 0, 0, 0, 0, 2}});
        QCOMPARE(weighed.weights.size(), std::size_t{10});
        QVERIFY(weighed.holes[1].name.endsWith(QStringLiteral("weight -1")));
        QVERIFY(boardOf(weighed).at(0, 3).name.endsWith(QStringLiteral("weight 1")));
    }

    /// Holes put anywhere on the empty field stay under the pointer, whatever came before them.
    void drawingKeepsScaleAndPlace() {
        Random random(5);
        for (const peg::Grid grid : {peg::Grid::free, peg::Grid::square, peg::Grid::triangular}) {
            peg::Puzzle puzzle;
            PegScene scene = sceneOf(puzzle, 0, grid, PegTool::holes);
            const QRectF area(0, 0, 800, 600);
            for (int i = 0; i < 40; ++i) {
                const PegGeometry before(area, scene.bounds, scene.step);
                // Away from the edge, where the drawing grows.
                const double x = 170 + static_cast<double>(random.below(460));
                const double y = 170 + static_cast<double>(random.below(260));
                const QPointF wish = before.toPlace({x, y});
                const auto next = peg::with_hole(
                    puzzle, grid, peg::snapped(puzzle.board.layout(), grid, {wish.x(), wish.y()}));
                if (!next)
                    continue;
                puzzle = *next;
                const peg::Point place = puzzle.board.layout().back();
                const QPointF where = before.toPixels(QPointF(place.x, place.y));
                scene = sceneOf(puzzle, puzzle.start, grid, PegTool::holes, &scene);
                const PegGeometry after(area, scene.bounds, scene.step);
                const QPointF now = after.toPixels(QPointF(place.x, place.y));
                QVERIFY2(std::hypot(now.x() - where.x(), now.y() - where.y()) < 0.01,
                         qPrintable(QStringLiteral("hole %1 of grid %2")
                                        .arg(puzzle.board.holes())
                                        .arg(static_cast<int>(grid))));
            }
            QVERIFY(puzzle.board.holes() > 10);
        }
    }

    /// All that is in sight can be drawn on: a hole anywhere in it leaves the rest where it was,
    /// but for one at the edge.
    void drawingFillsTheView() {
        const PegState state = PegDocument::stateOf({peg::find_layout("english33")->puzzle, {}}, 0);
        for (const QSizeF area : {QSizeF(900, 400), QSizeF(400, 900), QSizeF(1900, 800)}) {
            const PegScene scene = sceneOf(state.puzzle, state.puzzle.start, state.grid,
                                           PegTool::holes, nullptr, area);
            const PegGeometry geometry(QRectF({}, area), scene.bounds, scene.step);
            const double edge = 1.8 * geometry.step();
            for (const QPointF corner : {QPointF(edge, edge), QPointF(area.width() - edge, edge),
                                         QPointF(edge, area.height() - edge)}) {
                const QPointF wish = geometry.toPlace(corner);
                const auto next = peg::with_hole(
                    state.puzzle, state.grid,
                    peg::snapped(state.puzzle.board.layout(), state.grid, {wish.x(), wish.y()}));
                QVERIFY(next.has_value());
                const peg::Point added = next->board.layout().back();
                QVERIFY(std::any_of(
                    scene.places.begin(), scene.places.end(),
                    [&](const QPointF& place) { return place == QPointF(added.x, added.y); }));
                const PegScene after =
                    sceneOf(*next, next->start, state.grid, PegTool::holes, &scene, area);
                const PegGeometry now(QRectF({}, area), after.bounds, after.step);
                QVERIFY(std::abs(now.step() - geometry.step()) < 1e-6);
                QVERIFY((now.toPixels(QPointF(0, 0)) - geometry.toPixels(QPointF(0, 0)))
                            .manhattanLength() < 1e-6);
            }
            // In a view of another size it is laid out anew, and not ever smaller.
            const PegScene other = sceneOf(state.puzzle, state.puzzle.start, state.grid,
                                           PegTool::holes, &scene, {500, 500});
            const PegScene back =
                sceneOf(state.puzzle, state.puzzle.start, state.grid, PegTool::holes, &other, area);
            QCOMPARE(back.bounds, scene.bounds);
        }
    }

    void drawingHasRoomAroundTheBoard() {
        const PegScene plain = sceneOfLayout("english33", PegTool::play);
        const PegScene drawn = sceneOfLayout("english33", PegTool::holes);
        QVERIFY(drawn.bounds.contains(plain.bounds.adjusted(-1, -1, 1, 1)));
        QVERIFY(drawn.places.size() > 49);
        const PegScene blank = sceneOf({}, 0, peg::Grid::square, PegTool::holes);
        QVERIFY(blank.bounds.width() > 5 && blank.places.size() > 30);
        QCOMPARE(boardOf(blank).columns, 1);
    }

    void directionsLeadToTheNextPlace() {
        std::vector<QPointF> places;
        for (int y = 0; y < 4; ++y)
            for (int x = 0; x < 4; ++x)
                places.emplace_back(x, y);
        QCOMPARE(nextInDirection(places, {1, 1}, {1, 0}), 6);
        QCOMPARE(nextInDirection(places, {1, 1}, {-1, 0}), 4);
        QCOMPARE(nextInDirection(places, {1, 1}, {0, -1}), 1);
        QCOMPARE(nextInDirection(places, {1, 1}, {0, 1}), 9);
        QCOMPARE(nextInDirection(places, {3, 3}, {1, 0}), -1);
        // Every hole of every board is reached by arrows from hole 1.
        for (const peg::Layout& layout : peg::layouts()) {
            places.clear();
            for (const peg::Point& point : layout.puzzle.board.layout())
                places.emplace_back(point.x, point.y);
            std::vector<int> reached{0};
            for (std::size_t i = 0; i < reached.size(); ++i)
                for (const QPointF& way :
                     {QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1)}) {
                    const int next =
                        nextInDirection(places, places[static_cast<std::size_t>(reached[i])], way);
                    if (next >= 0 &&
                        std::find(reached.begin(), reached.end(), next) == reached.end())
                        reached.push_back(next);
                }
            QCOMPARE(reached.size(), places.size());
        }
    }
};

LOGGIA_LOOP_TEST(PegSceneTest)

} // namespace peg_scene_test

#include "peg_scene_test.moc"
