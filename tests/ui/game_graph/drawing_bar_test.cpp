#include "tests/suite.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/game_graph/drawing_bar.hpp"
#include "ui/widgets/source/source_editor.hpp"

#include <QComboBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

namespace drawing_bar_test {

using namespace loggia;
using namespace loggia::ui;

class DrawingBarTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { ui::testing::failOnWarnings(); }

    void toolsGoWithTheSelection() {
        DrawingBar bar;
        bar.show();
        const auto button = [&bar](const char* name) {
            return bar.findChild<QPushButton*>(QLatin1String(name));
        };
        bar.setPlace(loopyExample(), -1);
        QVERIFY(button("addState")->isEnabled());
        for (const char* name : {"arrow", "deleteState", "startHere"})
            QVERIFY(!button(name)->isEnabled());
        bar.setPlace(loopyExample(), 6);
        for (const char* name : {"arrow", "deleteState", "startHere"})
            QVERIFY(button(name)->isEnabled());
        const auto* end = bar.findChild<QComboBox*>(QStringLiteral("end"));
        QCOMPARE(end->currentIndex(), 1); // a loss
        bar.setPlace(loopyExample(), 0);
        QVERIFY(!button("startHere")->isEnabled());
        bar.setPlace(newDrawnGame(), 0);
        QVERIFY(!button("deleteState")->isEnabled());
        QCOMPARE(end->currentText(), QStringLiteral("by its moves")); // none, which ends the game
        QVERIFY(end->toolTip().contains(QStringLiteral("unless you choose another outcome")));
        QCOMPARE(ui::testing::namelessWidgets(bar), QStringList());
    }

    void namesAreSentOnEnter() {
        DrawingBar bar;
        bar.show();
        bar.setPlace(loopyExample(), 1);
        QSignalSpy named(&bar, &DrawingBar::named);
        auto* name = bar.findChild<SourceEditor*>();
        name->setFocus();
        QTest::keyClick(name, Qt::Key_Return);
        QCOMPARE(named.size(), 0); // as it was
        QTest::keyClicks(name, QStringLiteral("x"));
        QTest::keyClick(name, Qt::Key_Return);
        QCOMPARE(named.size(), 1);
    }

    /// Who goes on elsewhere after typing means what was typed.
    void namesAreSentWhereTheFieldIsLeft() {
        DrawingBar bar;
        bar.show();
        bar.activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(&bar));
        bar.setPlace(loopyExample(), 1);
        QSignalSpy named(&bar, &DrawingBar::named);
        auto* name = bar.findChild<SourceEditor*>();
        name->setFocus();
        name->clearFocus();
        QCOMPARE(named.size(), 0);
        name->setFocus();
        QTest::keyClicks(name, QStringLiteral("x"));
        bar.findChild<QPushButton*>(QStringLiteral("addState"))->setFocus();
        QCOMPARE(named.size(), 1);
        QVERIFY(named[0][0].toString().contains(QLatin1Char('x')));
    }

    /// The game may go on meanwhile; another state has another name.
    void aNameThatIsBeingTypedStays() {
        DrawingBar bar;
        bar.show();
        bar.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&bar));
        bar.setPlace(loopyExample(), 1);
        auto* name = bar.findChild<SourceEditor*>();
        name->setFocus();
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("goal"));
        bar.setPlace(loopyExample(), 1);
        QCOMPARE(name->text(), QStringLiteral("goal"));
        bar.setPlace(loopyExample(), 2);
        QCOMPARE(name->text(), QStringLiteral("c"));
        bar.setPlace(loopyExample(), -1);
        QCOMPARE(name->text(), QString());
    }
};

LOGGIA_WINDOW_TEST(DrawingBarTest)

} // namespace drawing_bar_test

#include "drawing_bar_test.moc"
