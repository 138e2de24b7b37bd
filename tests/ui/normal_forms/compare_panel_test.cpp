#include "tests/suite.hpp"
#include "tests/ui/normal_forms/forms_fixture.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "ui/normal_forms/compare_panel.hpp"
#include "ui/undo/history.hpp"
#include "ui/widgets/source/source_editor.hpp"

#include <QPushButton>
#include <QSignalSpy>

namespace compare_panel_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

class FormsComparePanelTest : public QObject {
    Q_OBJECT

    struct Fixture {
        History stack;
        FormsComparePanel panel{&stack};

        Fixture() {
            panel.resize(400, 500);
            panel.show();
            panel.activateWindow();
            static_cast<void>(QTest::qWaitForWindowActive(&panel));
            panel.setFunction(studyOf("a & b | a & !b").whole);
        }
        QString verdictOf(const char* text) {
            panel.editor()->setFocus();
            QTest::keyClick(panel.editor(), Qt::Key_A, Qt::ControlModifier);
            QTest::keyClicks(panel.editor(), q(text));
            return settles(panel) ? panel.verdict() : q("(not settled)");
        }
    };

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void verdicts() {
        Fixture f;
        QCOMPARE(f.panel.verdict(), q("Nothing to compare yet"));
        const QSignalSpy running(&f.panel, &FormsComparePanel::runningChanged);
        QCOMPARE(f.verdictOf("a"), q("Equivalent"));
        QVERIFY(startsAndEnds(running));
        QCOMPARE(f.verdictOf("b"), q("Different"));
        QVERIFY2(f.panel.detail().contains(q("a = ")), qPrintable(f.panel.detail()));
        QSignalSpy wanted(&f.panel, &FormsComparePanel::rowWanted);
        QTest::mouseClick(buttonOf(f.panel, "Show this row"), Qt::LeftButton);
        QCOMPARE(wanted.size(), 1);
        const quint64 row = wanted.first().first().toULongLong();
        QVERIFY((row >> 1U & 1U) != (row & 1U)); // a and b differ there
        QCOMPARE(f.verdictOf("a & "), q("Cannot be compared"));
        QCOMPARE(f.panel.editor()->diagnostics().size(), std::size_t{1});
        QVERIFY(!buttonOf(f.panel, "Show this row")->isVisible());
        QVERIFY(namelessWidgets(f.panel).isEmpty());
    }

    void followsTheFirst() {
        Fixture f;
        QCOMPARE(f.verdictOf("b"), q("Different"));
        f.panel.setFunction(studyOf("b").whole);
        QVERIFY(f.panel.verdict().startsWith(q("Comparing"))); // and not what was said of "a"
        QCOMPARE(f.panel.detail(), QString());
        QVERIFY(settles(f.panel));
        QCOMPARE(f.panel.verdict(), q("Equivalent"));
        f.panel.setFunction(nullptr);
        QCOMPARE(f.panel.verdict(), q("Nothing to compare yet"));
    }

    void typingIsUndone() {
        Fixture f;
        QCOMPARE(f.verdictOf("a"), q("Equivalent"));
        f.stack.undo();
        QVERIFY(f.panel.editor()->text().isEmpty());
    }

    /// Failure takes the place of the result.
    void tellsWhenItFails() {
        Fixture f;
        const MemoryShortage shortage;
        QCOMPARE(f.verdictOf("a"), q("Cannot be compared"));
        QCOMPARE(f.panel.detail(), QStringLiteral("Not enough memory."));
    }
};

LOGGIA_WINDOW_TEST(FormsComparePanelTest)

} // namespace compare_panel_test

#include "compare_panel_test.moc"
