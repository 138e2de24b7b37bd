#include "tests/suite.hpp"
#include "tests/ui/formula_game/game_fixture.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/formula_game/compare_panel.hpp"
#include "ui/shell/session.hpp"
#include "ui/widgets/source/source_editor.hpp"

#include <QPushButton>
#include <QSignalSpy>

namespace compare_panel_test {

using namespace loggia;
using namespace loggia::ui;
using testing::GameFixture;
using testing::patience;

struct Fixture : GameFixture {
    ComparePanel panel{&document, &undo};
    QPushButton* show_row = panel.findChild<QPushButton*>();
    QSignalSpy wanted{&panel, &ComparePanel::rowWanted};

    Fixture() {
        load({"((x+y)*-z)", "EEA", "xyz"});
        panel.resize(400, 300);
        panel.show();
        static_cast<void>(QTest::qWaitForWindowExposed(&panel));
    }
    /// What is said of another formula.
    QString verdictOn(const char* text) {
        QTest::keyClick(panel.editor(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(panel.editor(), Qt::Key_Delete);
        QTest::keyClicks(panel.editor(), QString::fromUtf8(text));
        return settled();
    }
    QString settled() {
        if (!testing::settles(panel))
            return QStringLiteral("(not settled)");
        return panel.verdict();
    }
};

class ComparePanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void tellsWhetherTheySayTheSame() {
        Fixture f;
        QVERIFY(f.panel.verdict().isEmpty() && !f.show_row->isVisible());
        QCOMPARE(f.verdictOn("not z and (x or y)"), QStringLiteral("Equivalent"));
        QVERIFY(!f.show_row->isVisible());
        QCOMPARE(f.verdictOn("x xor y"), QStringLiteral("Different"));
        QVERIFY(f.show_row->isVisible());
        QCOMPARE(f.verdictOn("AndTree(OrTree(Leaf('y'),Leaf('x')),NotTree(Leaf('z')))"),
                 QStringLiteral("Equivalent"));
        QVERIFY(!f.show_row->isVisible()); // which was for another formula
        QCOMPARE(f.verdictOn("AndTree(Leaf('y'))"), QStringLiteral("Formula not understood"));
        QCOMPARE(f.verdictOn(""), QString());
    }

    /// In the row that is shown.
    void theTwoDifferInTheRow() {
        Fixture f;
        QCOMPARE(f.verdictOn("(x|y) & !z | x & y"), QStringLiteral("Different"));
        QTest::mouseClick(f.show_row, Qt::LeftButton);
        const auto row = f.wanted[0][0].value<std::vector<bool>>();
        QCOMPARE(row, (std::vector<bool>{true, true, true}));
    }

    void otherVariablesHaveNoRow() {
        Fixture f;
        QCOMPARE(f.verdictOn("rain"), QStringLiteral("Different"));
        QVERIFY(!f.show_row->isVisible());
    }

    void whatCannotBeReadIsUnderlined() {
        Fixture f;
        QCOMPARE(f.verdictOn("x and"), QStringLiteral("Formula not understood"));
        QCOMPARE(f.panel.editor()->diagnostics().size(), std::size_t{1});
        QCOMPARE(f.verdictOn("x"), QStringLiteral("Different"));
        QVERIFY(f.panel.editor()->diagnostics().empty());
    }

    void followsTheDocument() {
        Fixture f;
        QCOMPARE(f.verdictOn("a and b"), QStringLiteral("Different"));
        f.document.setFormula(QStringLiteral("(b*a)"), QStringLiteral("other"));
        QCOMPARE(f.settled(), QStringLiteral("Equivalent"));
        f.document.setFormula(QStringLiteral("(b*"), QStringLiteral("other"));
        QVERIFY(f.settled().isEmpty());
        f.panel.hide();
        f.document.setFormula(QStringLiteral("(b+a)"), QStringLiteral("other"));
        QVERIFY(!f.panel.isRunning()); // nobody looks
        f.panel.show();
        QCOMPARE(f.settled(), QStringLiteral("Different"));
    }

    void whatIsTypedCanBeTakenBackAndComesBack() {
        Fixture f;
        const QSignalSpy changed(f.panel.session(), &Session::changed);
        f.verdictOn("x or y");
        QVERIFY(!changed.isEmpty());
        const QJsonObject kept = f.panel.session()->state();
        while (f.undo.canUndo())
            f.undo.undo();
        QVERIFY(f.panel.editor()->text().isEmpty());
        Fixture g;
        g.panel.session()->restore(kept);
        QCOMPARE(g.panel.session()->state(), kept);
        QCOMPARE(g.panel.editor()->text(), QStringLiteral("x or y"));
        QCOMPARE(g.settled(), QStringLiteral("Different"));
        QCOMPARE(testing::namelessWidgets(g.panel), QStringList());
    }

    /// No file holds it, so there is nothing to save.
    void whatIsTypedIsNoPartOfTheDocument() {
        Fixture f;
        f.verdictOn("x or y");
        QVERIFY(f.undo.canUndo() && f.undo.isClean());
    }

    /// Failure takes the place of the result.
    void tellsWhenItFails() {
        Fixture f;
        const MemoryShortage shortage;
        QCOMPARE(f.verdictOn("x"), QStringLiteral("Not compared"));
    }
};

LOGGIA_WINDOW_TEST(ComparePanelTest)

} // namespace compare_panel_test

#include "compare_panel_test.moc"
