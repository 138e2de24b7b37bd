#include "core/wumpus/walk.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/wumpus/cave_view.hpp"

#include <QSignalSpy>

namespace cave_view_test {

using namespace loggia;
using namespace loggia::ui;
using wumpus::Sign;
using wumpus::Square;
using wumpus::Symbol;

struct Fixture {
    CaveView view;
    QSignalSpy visited{&view, &CaveView::visited};
    QSignalSpy asked{&view, &CaveView::asked};

    Fixture() {
        view.resize(480, 480);
        view.setCave(sceneOf(wumpus::Cave{{3, 3}, wumpus::only({1, 4})}.world()));
        view.show();
        view.activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(&view));
        view.setFocus();
    }
    void click(Symbol symbol, Qt::MouseButton button = Qt::LeftButton) {
        QTest::mouseClick(
            &view, button, {},
            markRect(view.geometryNow(), symbol.square, symbol.sign).center().toPoint());
    }
    [[nodiscard]] Symbol lastAsked() const { return asked.last()[0].value<Symbol>(); }
};

class CaveViewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void everyMarkCanBeAskedAbout() {
        Fixture f;
        for (int n = 0; n < wumpus::symbol_count; ++n) {
            const Symbol symbol = Symbol::of(n);
            f.click(symbol);
            QCOMPARE(f.asked.size(), n + 1);
            QVERIFY(f.lastAsked() == symbol);
        }
        QVERIFY(f.visited.isEmpty());
    }

    void whileOneWalksAClickVisits() {
        Fixture f;
        f.view.setWalking(true);
        f.click({Sign::pit, {2, 4}});
        QCOMPARE(f.visited.size(), 1);
        QVERIFY(f.visited[0][0].value<Square>() == (Square{2, 4}));
        QVERIFY(f.asked.isEmpty());
        f.click({Sign::pit, {2, 4}}, Qt::RightButton);
        QVERIFY(f.lastAsked() == (Symbol{Sign::pit, {2, 4}}));
        QCOMPARE(f.visited.size(), 1);
    }

    void keysGoAskAndVisit() {
        Fixture f;
        QTest::keyClick(&f.view, Qt::Key_Right);
        QTest::keyClick(&f.view, Qt::Key_Up);
        QTest::keyClick(&f.view, Qt::Key_Up);
        const Square here{2, 3};
        const std::array keys{std::pair(Qt::Key_M, Sign::monster),
                              std::pair(Qt::Key_S, Sign::stench), std::pair(Qt::Key_P, Sign::pit),
                              std::pair(Qt::Key_B, Sign::breeze)};
        for (const auto& [key, sign] : keys) {
            QTest::keyClick(&f.view, key);
            QVERIFY(f.lastAsked() == (Symbol{sign, here}));
        }
        QTest::keyClick(&f.view, Qt::Key_Return);
        QVERIFY(f.visited.isEmpty()); // nobody walks
        f.view.setWalking(true);
        QTest::keyClick(&f.view, Qt::Key_Return);
        QTest::keyClick(&f.view, Qt::Key_Space);
        QCOMPARE(f.visited.size(), 2);
        QVERIFY(f.visited[1][0].value<Square>() == here);
        // A digit is a column of a board, which is no square.
        QTest::keyClick(&f.view, Qt::Key_3);
        QCOMPARE(f.visited.size(), 2);
    }

    void picturesAreNamedAndSquare() {
        CavePicture picture;
        picture.setWorld(wumpus::Cave{{3, 3}, wumpus::only({1, 4})}.world());
        QVERIFY(!picture.accessibleName().isEmpty());
        QCOMPARE(picture.heightForWidth(180), 180);
        QVERIFY(picture.cave().at(Square{3, 3}).name !=
                sceneOf(wumpus::Cave{{4, 3}, wumpus::only({1, 4})}.world()).at(Square{3, 3}).name);
    }
};

LOGGIA_WINDOW_TEST(CaveViewTest)

} // namespace cave_view_test

#include "cave_view_test.moc"
