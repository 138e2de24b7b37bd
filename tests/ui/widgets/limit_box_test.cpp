#include "core/base/random.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/widgets/limit_box.hpp"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QSignalSpy>
#include <QSpinBox>

#include <algorithm>

namespace limit_box_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

struct Fixture {
    LimitBox box{QStringLiteral("Orange")};
    QComboBox* kind = box.findChild<QComboBox*>();
    QDoubleSpinBox* seconds = box.findChild<QDoubleSpinBox*>();
    QSpinBox* depth = box.findChild<QSpinBox*>();

    Fixture() {
        box.show();
        box.activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(&box));
    }
};

/// Replaces what stands in a spin box by typing.
void type(QAbstractSpinBox* box, const QString& text) {
    box->setFocus();
    box->selectAll();
    QTest::keyClicks(box, text);
}

class LimitBoxTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void oneOfTheTwoIsShown() {
        Fixture f;
        const QSignalSpy changed(&f.box, &LimitBox::changed);
        QVERIFY(!f.box.isByDepth() && f.seconds->isVisible() && !f.depth->isVisible());
        QTest::keyClick(f.kind, Qt::Key_Down);
        QVERIFY(f.box.isByDepth() && !f.seconds->isVisible() && f.depth->isVisible());
        QCOMPARE(changed.size(), 1);
        QTest::keyClick(f.kind, Qt::Key_Up);
        QVERIFY(!f.box.isByDepth() && f.seconds->isVisible());
        QCOMPARE(changed.size(), 2);
    }

    void thePlaceStaysAsLargeForBoth() {
        Fixture f;
        const QSize by_time = f.box.sizeHint();
        f.box.setLimit(true, 42, 1);
        QCOMPARE(f.box.sizeHint().height(), by_time.height());
        QVERIFY(std::abs(f.box.sizeHint().width() - by_time.width()) <= 24);
    }

    void oneMoveIsNotMoves() {
        Fixture f;
        f.box.setLimit(true, 1, 1);
        QCOMPARE(f.depth->text(), QStringLiteral("1 move"));
        QTest::keyClick(f.depth, Qt::Key_Up);
        QCOMPARE(f.depth->text(), QStringLiteral("2 moves"));
        type(f.depth, QStringLiteral("1"));
        QTest::keyClick(f.depth, Qt::Key_Return);
        QCOMPARE(f.depth->text(), QStringLiteral("1 move"));
    }

    /// While a number is being typed it is not one yet: 1 is no limit to somebody who means 12.
    void aTypedNumberCountsWhenItIsFinished() {
        Fixture f;
        f.box.setLimit(true, 8, 1);
        const QSignalSpy changed(&f.box, &LimitBox::changed);
        type(f.depth, QStringLiteral("12"));
        QCOMPARE(changed.size(), 0);
        QTest::keyClick(f.depth, Qt::Key_Return);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(f.box.depth(), 12);
        f.box.setLimit(false, 12, 1);
        type(f.seconds, QStringLiteral("2.5"));
        QTest::keyClick(f.seconds, Qt::Key_Tab);
        QCOMPARE(f.box.seconds(), 2.5);
        QTest::keyClick(f.seconds, Qt::Key_Up);
        QVERIFY(f.box.seconds() > 2.5);
    }

    void setLimitIsSilentAndKeepsToTheRanges() {
        Fixture f;
        const QSignalSpy changed(&f.box, &LimitBox::changed);
        loggia::Random random(3);
        for (int i = 0; i < 3000; ++i) {
            const bool by_depth = random.below(2) == 0;
            const int depth = static_cast<int>(random.below(100)) - 20;
            const double seconds = static_cast<double>(random.below(50'000)) / 10 - 100;
            f.box.setLimit(by_depth, depth, seconds);
            QCOMPARE(f.box.isByDepth(), by_depth);
            QCOMPARE(f.box.depth(), std::clamp(depth, 1, 42));
            QCOMPARE(f.box.seconds(), std::clamp(seconds, 0.1, 3600.0));
            QCOMPARE(f.seconds->isVisible(), !by_depth);
        }
        QCOMPARE(changed.size(), 0);
    }

    void everythingHasAName() {
        Fixture f;
        for (const bool by_depth : {false, true}) {
            f.box.setLimit(by_depth, 3, 3);
            QCOMPARE(namelessWidgets(f.box).join(QLatin1Char(10)), QString());
        }
        QVERIFY(f.depth->accessibleName().startsWith(QStringLiteral("Orange")));
    }
};

LOGGIA_WINDOW_TEST(LimitBoxTest)

} // namespace limit_box_test

#include "limit_box_test.moc"
