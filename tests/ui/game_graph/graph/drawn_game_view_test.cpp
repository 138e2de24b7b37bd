#include "tests/suite.hpp"
#include "tests/ui/game_graph/page_fixture.hpp"
#include "tests/ui/support/pictures.hpp"
#include "ui/theme/colours.hpp"
#include "ui/widgets/source/source_editor.hpp"

#include <QComboBox>

namespace drawn_game_view_test {

using namespace loggia;
using namespace loggia::ui;
using testing::PageFixture;

/// The view and its tools, in the page, by mouse and keyboard.
class DrawnGameViewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void drawnByMouse() {
        PageFixture f;
        f.run("draw");
        QVERIFY(f.drawn->isVisible());
        const auto drawing = [&f] { return *f.document().state().drawing; };
        QCOMPARE(drawing().size(), std::size_t{1});
        QTest::mouseDClick(f.drawn, Qt::LeftButton, {}, QPoint(60, 60));
        QCOMPARE(drawing().size(), std::size_t{2});
        QCOMPARE(f.drawn->selected(), 1);
        const auto at = [&f](int node) { return f.drawn->rectOf(node).center().toPoint(); };
        // An arrow by the right button, and one back with Shift.
        QTest::mousePress(f.drawn, Qt::RightButton, {}, at(0));
        QTest::mouseMove(f.drawn, (at(0) + at(1)) / 2);
        QTest::mouseMove(f.drawn, at(1));
        QVERIFY(f.drawn->isDrawingEdge());
        QTest::mouseRelease(f.drawn, Qt::RightButton, {}, at(1));
        QVERIFY(drawing().leads(0, 1));
        QTest::mousePress(f.drawn, Qt::LeftButton, Qt::ShiftModifier, at(1));
        QTest::mouseMove(f.drawn, at(0));
        QTest::mouseRelease(f.drawn, Qt::LeftButton, Qt::ShiftModifier, at(0));
        QVERIFY(drawing().leads(1, 0));
        // A state is dragged: one step.
        const int steps = f.page.history()->index();
        const QPointF before = drawing().points[1];
        const QPoint from = at(1);
        QTest::mousePress(f.drawn, Qt::LeftButton, {}, from);
        QTest::mouseMove(f.drawn, from + QPoint(20, 30));
        QTest::mouseMove(f.drawn, from + QPoint(40, 60));
        QTest::mouseRelease(f.drawn, Qt::LeftButton, {}, from + QPoint(40, 60));
        QVERIFY(drawing().points[1] != before);
        QCOMPARE(f.page.history()->index(), steps + 1);
        f.settle();
        // It can go round for ever.
        QCOMPARE(f.position->verdict().left(4), QStringLiteral("Draw"));
        f.page.history()->undo();
        QCOMPARE(drawing().points[1], before);
    }

    /// It is held where it was pressed, off its middle, also while the drawing is told of; the
    /// first state as well as others.
    void dragsHoldTheStateWhereItWasPressed() {
        PageFixture f;
        f.document().setDrawn(loopyExample(), QStringLiteral("draw"));
        f.settle();
        for (const int node : {0, 3}) {
            const QPointF before = f.drawn->rectOf(node).center();
            const QPoint from = before.toPoint() + QPoint(5, 3);
            QTest::mousePress(f.drawn, Qt::LeftButton, {}, from);
            QTest::mouseMove(f.drawn, from + QPoint(15, 10));
            QTest::mouseMove(f.drawn, from + QPoint(30, 20));
            const QPointF held = f.drawn->rectOf(node).center();
            QVERIFY((held - before - QPointF(30, 20)).manhattanLength() < 2);
            GraphScene told = f.drawn->scene();
            told.places[static_cast<std::size_t>(node)].translate(200, 200);
            f.drawn->setDrawing(told);
            QVERIFY((f.drawn->rectOf(node).center() - held).manhattanLength() < 2);
            QTest::mouseRelease(f.drawn, Qt::LeftButton, {}, from + QPoint(30, 20));
            f.page.history()->undo();
            f.settle();
        }
    }

    void drawnByKeyboard() {
        PageFixture f;
        f.run("draw");
        f.letPersonsPlay();
        const auto drawing = [&f] { return *f.document().state().drawing; };
        f.drawn->setFocus();
        QTest::keyClick(f.drawn, Qt::Key_Insert);
        QTest::keyClick(f.drawn, Qt::Key_Insert);
        QCOMPARE(drawing().size(), std::size_t{3});
        f.drawn->select(0);
        QTest::keyClick(f.drawn, Qt::Key_C);
        QVERIFY(f.drawn->isDrawingEdge());
        QVERIFY(f.part<QPushButton>("arrow")->isChecked());
        f.drawn->select(1);
        QTest::keyClick(f.drawn, Qt::Key_Return);
        QVERIFY(drawing().leads(0, 1));
        QTest::keyClick(f.drawn, Qt::Key_C);
        QTest::keyClick(f.drawn, Qt::Key_Escape);
        QVERIFY(!f.drawn->isDrawingEdge());
        const QPointF before = drawing().points[1];
        QTest::keyClick(f.drawn, Qt::Key_Down, Qt::ControlModifier);
        QVERIFY(drawing().points[1] != before);
        f.drawn->select(2);
        QTest::keyClick(f.drawn, Qt::Key_Delete);
        QCOMPARE(drawing().size(), std::size_t{2});
        f.settle();
        // b is a dead end: who moves there has won.
        QCOMPARE(f.position->verdict(), QStringLiteral("Win in 1 move"));
        f.play("b");
        QCOMPARE(f.document().isOver(f.document().position()), true);
    }

    void toolsOfTheBar() {
        PageFixture f;
        f.document().setDrawn(loopyExample(), QStringLiteral("draw"));
        f.settle();
        const auto drawing = [&f] { return *f.document().state().drawing; };
        QVERIFY(!f.part<QPushButton>("deleteState")->isEnabled());
        f.drawn->select(1);
        auto* name = f.part<SourceEditor>("name");
        QCOMPARE(name->text(), QStringLiteral("b"));
        name->setFocus();
        QTest::keyClick(name, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(name, QStringLiteral("home"));
        QTest::keyClick(name, Qt::Key_Return);
        QCOMPARE(drawing().drawn.places[1], std::string("home"));
        auto* end = f.part<QComboBox>("end");
        end->setCurrentIndex(2);
        Q_EMIT end->activated(2);
        QVERIFY(drawing().drawn.ends[1] == game_graph::Outcome::draw);
        f.settle();
        QVERIFY(f.drawn->scene().nodes[1].badge == QStringLiteral("D0"));
        f.press("startHere");
        QCOMPARE(drawing().drawn.start, 1U);
        f.press("addState");
        QCOMPARE(drawing().size(), std::size_t{8});
        QCOMPARE(f.drawn->selected(), 7);
        f.press("deleteState");
        QCOMPARE(drawing().size(), std::size_t{7});
        f.drawn->select(0);
        f.press("arrow");
        QTest::mouseClick(f.drawn, Qt::LeftButton, {}, f.drawn->rectOf(6).center().toPoint());
        QVERIFY(drawing().leads(0, 6));
        while (f.page.history()->canUndo())
            f.page.history()->undo();
        QVERIFY(!f.document().isDrawn());
    }

    /// An arrow that is being drawn shows where it would lead, and whether it takes one away.
    void theTargetOfAnArrowIsShown() {
        PageFixture f;
        f.document().setDrawn(loopyExample(), QStringLiteral("draw"));
        f.settle();
        const auto at = [&f](int node) { return f.drawn->rectOf(node).center().toPoint(); };
        // What surrounds a state, where a ring is drawn.
        const auto around = [&f](int node) {
            return f.drawn->grab(f.drawn->rectOf(node).adjusted(-8, -8, 8, 8).toAlignedRect())
                .toImage();
        };
        const auto accented = [&f](const QImage& image) {
            return testing::pixelsOf(image, coloursFor(f.drawn->palette()).accent, image.rect(),
                                     60);
        };
        const QImage plain = around(6);
        QCOMPARE(accented(plain), 0);
        QTest::mousePress(f.drawn, Qt::RightButton, {}, at(1));
        QTest::mouseMove(f.drawn, QPoint(20, 20));
        QVERIFY(f.drawn->isDrawingEdge());
        QCOMPARE(f.drawn->help(), QStringLiteral("Release over the target state"));
        QCOMPARE(around(6), plain);
        QTest::mouseMove(f.drawn, at(6));
        QCOMPARE(f.drawn->help(), QStringLiteral("Draws an arrow from b to g"));
        QVERIFY(accented(around(6)) > 2 * qRound(f.drawn->rectOf(6).width()));
        QTest::mouseMove(f.drawn, at(3));
        QCOMPARE(f.drawn->help(), QStringLiteral("Deletes the arrow from b to d"));
        QCOMPARE(around(6), plain);
        QTest::mouseMove(f.drawn, QPoint(20, 20));
        QTest::mouseRelease(f.drawn, Qt::RightButton, {}, QPoint(20, 20));
        QVERIFY(!f.drawn->isDrawingEdge());
        QVERIFY(*f.document().state().drawing == loopyExample());

        // By the button and a click; the pointer leads it without being pressed.
        f.drawn->select(1);
        f.press("arrow");
        QCOMPARE(f.drawn->help(),
                 QStringLiteral("Click the target of the arrow, or press Esc to cancel"));
        QTest::mouseMove(f.drawn, at(6));
        QCOMPARE(f.drawn->help(), QStringLiteral("Draws an arrow from b to g"));
        f.drawn->select(4); // by keys
        QCOMPARE(f.drawn->help(), QStringLiteral("Draws an arrow from b to e"));
        QTest::keyClick(f.drawn, Qt::Key_Escape);
        QVERIFY(!f.part<QPushButton>("arrow")->isChecked());
    }

    /// Whatever is selected, the state that is dragged lies where it was let go, and what is found
    /// out meanwhile does not take it out of a person's hand.
    void aDragOutlivesNews() {
        PageFixture f;
        f.document().setDrawn(loopyExample(), QStringLiteral("draw"));
        f.settle();
        const QPoint from = f.drawn->rectOf(1).center().toPoint();
        QTest::mousePress(f.drawn, Qt::LeftButton, {}, from);
        QTest::mouseMove(f.drawn, from + QPoint(30, 40));
        f.page.setValuesShown(false);
        QTest::mouseMove(f.drawn, from + QPoint(40, 60));
        const QPointF there = f.drawn->scene().place(1).center();
        QTest::mouseRelease(f.drawn, Qt::LeftButton, {}, from + QPoint(40, 60));
        QCOMPARE(f.document().state().drawing->points[1], there);
    }

    /// Arrows of one player, by the box and the mouse and by keys.
    void arrowsOfOnePlayer() {
        PageFixture f;
        f.document().setDrawn(loopyExample(), QStringLiteral("draw"));
        f.settle();
        const auto players = [&f](std::size_t from, std::size_t to) {
            return int{f.document().state().drawing->playersOf(from, to)};
        };
        const auto at = [&f](int node) { return f.drawn->rectOf(node).center().toPoint(); };
        auto* box = f.part<QComboBox>("players");
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Down);
        // In the middle of the arrow a sign says whose it is.
        const auto sign = [&](const QColor& colour) {
            const QImage image = f.drawn->grab().toImage();
            const QPoint middle = (at(6) + at(3)) / 2;
            return testing::pixelsOf(image, colour, QRect(middle - QPoint(8, 8), QSize(17, 17)));
        };
        const Colours& colours = coloursFor(f.drawn->palette());
        QCOMPARE(sign(colours.player_one), 0);
        QTest::mousePress(f.drawn, Qt::RightButton, {}, at(6));
        QTest::mouseMove(f.drawn, (at(6) + at(3)) / 2);
        QTest::mouseMove(f.drawn, at(3));
        QTest::mouseRelease(f.drawn, Qt::RightButton, {}, at(3));
        QCOMPARE(players(6, 3), 1);
        QVERIFY(sign(colours.player_one) > 40);
        QCOMPARE(sign(colours.player_two), 0);
        // The same arrow, now player 2's.
        f.drawn->setFocus();
        f.drawn->select(6);
        QTest::keyClick(f.drawn, Qt::Key_2);
        QCOMPARE(box->currentIndex(), 2);
        QTest::keyClick(f.drawn, Qt::Key_C);
        f.drawn->select(3);
        QTest::keyClick(f.drawn, Qt::Key_Return);
        QCOMPARE(players(6, 3), 2);
        QCOMPARE(sign(colours.player_one), 0);
        QVERIFY(sign(colours.player_two) > 40);
        // And away.
        f.drawn->select(6);
        QTest::keyClick(f.drawn, Qt::Key_C);
        f.drawn->select(3);
        QTest::keyClick(f.drawn, Qt::Key_C);
        QCOMPARE(players(6, 3), 0);
        QTest::keyClick(f.drawn, Qt::Key_B);
        QCOMPARE(box->currentIndex(), 0);
        f.page.history()->undo();
        QCOMPARE(players(6, 3), 2);
        f.page.history()->undo();
        QCOMPARE(players(6, 3), 1);
    }

    void drawsAreExplained() {
        PageFixture f;
        f.document().setDrawn(loopyExample(), QStringLiteral("draw"));
        f.settle();
        QCOMPARE(f.position->verdict(), QStringLiteral("Draw without end"));
        QVERIFY2(f.position->why().contains(QStringLiteral("No move wins, but one avoids a loss")),
                 qPrintable(f.position->why()));
        f.drawn->select(2);
        QCOMPARE(f.position->verdict(), QStringLiteral("Win in 3 moves"));
        QVERIFY(f.bar->said().contains(QStringLiteral("Positions can repeat")));
    }
};

LOGGIA_WINDOW_TEST(DrawnGameViewTest)

} // namespace drawn_game_view_test

#include "drawn_game_view_test.moc"
