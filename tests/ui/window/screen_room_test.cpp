#include "core/base/random.hpp"
#include "tests/suite.hpp"
#include "ui/window/screen_room.hpp"

#include <QScreen>
#include <QTest>
#include <QWidget>

namespace screen_room_test {

using namespace loggia::ui;

class ScreenRoomTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Whatever lay on no screen lies on it then, as large as before where there is room.
    void everyWindowIsKeptOnItsScreen() {
        loggia::Random random(7);
        const auto number = [&random](int from, int to) {
            return from + static_cast<int>(random.below(static_cast<std::uint64_t>(to - from + 1)));
        };
        for (int i = 0; i < 2000; ++i) {
            QWidget window;
            const QRect screen = window.screen()->availableGeometry();
            const QRect room = roomOn(*window.screen());
            const QRect before(number(-1500, 1500), number(-1500, 1500), number(50, 2000),
                               number(50, 2000));
            window.setGeometry(before);
            keepOnScreen(window);
            const QRect after = window.geometry();
            QVERIFY(screen.contains(after));
            if (screen.contains(before))
                QCOMPARE(after, before);
            else
                QCOMPARE(after.size(), before.size().boundedTo(room.size()));
        }
    }

    /// What would fit without its title bar and not with it is made smaller.
    void theFrameIsOnTheScreenToo() {
        QWidget window;
        const QRect screen = window.screen()->availableGeometry();
        window.setGeometry(screen.adjusted(10, 10, -10, 0));
        keepOnScreen(window);
        QCOMPARE(window.geometry(), screen.adjusted(10, 10, -10, 0));
        const QMargins frame(2, 24, 2, 2);
        keepOnScreen(window, frame);
        QVERIFY(screen.contains(window.geometry().marginsAdded(frame)));
        QCOMPARE(frameOf(window), QMargins()); // it has none where nothing draws one
    }

    void aMaximizedWindowStaysAsItIs() {
        QWidget window;
        const QRect before(-50, 100, 3000, 200);
        window.setGeometry(before);
        window.setWindowState(Qt::WindowMaximized);
        keepOnScreen(window);
        QCOMPARE(window.geometry(), before);
    }
};

LOGGIA_WINDOW_TEST(ScreenRoomTest)

} // namespace screen_room_test

#include "screen_room_test.moc"
