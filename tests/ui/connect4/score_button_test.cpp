#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "tests/ui/support/pictures.hpp"
#include "ui/connect4/score_button.hpp"
#include "ui/theme/colours.hpp"

#include <QApplication>
#include <QEnterEvent>
#include <QSignalSpy>
#include <QWidget>

namespace score_button_test {

using namespace loggia::ui;

class ScoreButtonTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void saysWhoHasHowManyPoints() {
        ScoreButton button(1);
        button.setPlayer(QStringLiteral("Orange"), QStringLiteral("you"));
        button.setPoints(1);
        QCOMPARE(button.accessibleName(), QStringLiteral("Orange, you: 1 point"));
        button.setPoints(3);
        button.setTurn(true);
        QCOMPARE(button.accessibleName(), QStringLiteral("Orange, you: 3 points, to move"));
    }

    /// Who plays is no news where there is no room for the level, which is.
    void theLevelIsNotCutOff() {
        ScoreButton button(1);
        for (const QSize& size : {QSize(240, button.sizeHint().height()), button.tallSize()}) {
            button.resize(size);
            button.setPlayer(QStringLiteral("Orange"), QStringLiteral("casual"));
            const QImage level = button.grab().toImage();
            button.setPlayer(QStringLiteral("Orange"),
                             QStringLiteral("the computer of this window, casual"));
            QVERIFY(button.grab().toImage() == level);
            button.setPlayer(QStringLiteral("Orange"), QStringLiteral("me, casual"));
            QVERIFY(button.grab().toImage() != level);
        }
    }

    void wantsThePointsShownWhilePressedDownOrFocused() {
        QWidget window;
        QWidget elsewhere(&window);
        elsewhere.setFocusPolicy(Qt::StrongFocus);
        ScoreButton button(1, &window);
        button.setGeometry(200, 100, 190, 50);
        window.resize(400, 200);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        elsewhere.setFocus();
        const QSignalSpy changed(&button, &ScoreButton::wantsShownChanged);
        QVERIFY(!button.wantsShown());
        button.setFocus();
        QVERIFY(button.wantsShown());
        QTest::keyClick(&button, Qt::Key_Tab);
        QVERIFY(!button.wantsShown());
        QCOMPARE(changed.size(), 2);
        button.click();
        QVERIFY(button.isChecked() && button.wantsShown());
        button.click();
        QVERIFY(!button.wantsShown());
        QCOMPARE(changed.size(), 4);
    }

    /// Also on the card of the player to move, which has a frame by itself.
    void theKeyboardIsSeen() {
        ScoreButton button(1);
        button.setTurn(true);
        button.show();
        button.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&button));
        button.clearFocus();
        const QImage without = button.grab().toImage();
        button.setFocus(Qt::TabFocusReason);
        QVERIFY(button.hasFocus());
        const QColor accent = coloursFor(button.palette()).accent;
        QVERIFY(testing::pixelsOf(button.grab().toImage(), accent, button.rect(), 40) >
                testing::pixelsOf(without, accent, button.rect(), 40) + 100);
    }

    void wantsThemShownWhilePointedAt() {
        ScoreButton button(1);
        button.show();
        QVERIFY(QTest::qWaitForWindowExposed(&button));
        const QSignalSpy changed(&button, &ScoreButton::wantsShownChanged);
        const QPointF inside(button.rect().center());
        QEnterEvent enter(inside, inside, button.mapToGlobal(inside));
        QApplication::sendEvent(&button, &enter);
        QVERIFY(button.wantsShown());
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(&button, &leave);
        QCOMPARE(changed.size(), 2);
        QVERIFY(button.hasFocus() || !button.wantsShown());
    }
};

LOGGIA_WINDOW_TEST(ScoreButtonTest)

} // namespace score_button_test

#include "score_button_test.moc"
