#include "core/wumpus/reference_rules.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/wumpus/cave_view.hpp"
#include "ui/wumpus/why_panel.hpp"

#include <QLabel>
#include <QListWidget>
#include <QSignalSpy>

namespace why_panel_test {

using namespace loggia;
using namespace loggia::ui;

struct Fixture {
    WhyPanel panel;
    QListWidget* lines = panel.findChild<QListWidget*>();

    Fixture() {
        panel.resize(500, 500);
        panel.show();
        static_cast<void>(QTest::qWaitForWindowExposed(&panel));
    }
    const Study& show(const std::string& knowledge, const std::string& statement) {
        shown = study({wumpus::rules_file(), knowledge, statement}, {}, [](const Study&) {});
        panel.setStudy(shown);
        return shown;
    }
    [[nodiscard]] QString text() const {
        return panel.findChild<QLabel*>(QStringLiteral("why"))->text();
    }
    [[nodiscard]] bool showsCaves() const { return panel.findChild<CavePicture*>()->isVisible(); }

    Study shown;
};

class WhyPanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void linesOfAReasonLeadToTheirPlaces() {
        Fixture f;
        const auto& reason = f.show("(not M_3_3)\n(not B_2_2)\n", "(not P_2_3)").findings->reason;
        QVERIFY(f.text().startsWith(QStringLiteral(
            "The statement follows from these lines. None of them can be left out.")));
        QCOMPARE(f.lines->count(), 2);
        // In the order of the argument, each with what it adds.
        QCOMPARE(f.lines->item(0)->text(),
                 QStringLiteral("Knowledge 2:  (not B_2_2)\n      It says: no breeze at (2,2)."));
        QVERIFY2(f.lines->item(1)->text().startsWith(QStringLiteral("Rules ")) &&
                     f.lines->item(1)->text().endsWith(QStringLiteral(
                         "This gives: no pit at (2,3). That makes the statement true.")),
                 qPrintable(f.lines->item(1)->text()));
        QVERIFY(f.lines->isVisible() && !f.showsCaves());
        const QSignalSpy wanted(&f.panel, &WhyPanel::lineWanted);
        QTest::mouseClick(f.lines->viewport(), Qt::LeftButton, {},
                          f.lines->visualItemRect(f.lines->item(1)).center());
        QCOMPARE(wanted.size(), 1);
        QVERIFY(wanted[0][0].value<SourceLine>() == reason[1]);
        f.show("(not B_2_2)\n", "P_2_3");
        QVERIFY(f.text().startsWith(QStringLiteral("The negation of the statement follows")));
        QCOMPARE(testing::namelessWidgets(f.panel), QStringList());
    }

    void contradictionsAndTautologies() {
        Fixture f;
        f.show("P_1_1\n", "M_4_4");
        QVERIFY(f.text().startsWith(QStringLiteral("These lines contradict each other")));
        f.show("", "(or P_3_3 (not P_3_3))");
        QVERIFY(f.text().startsWith(QStringLiteral("The statement is true in every world")));
        f.show("", "(and P_3_3 (not P_3_3))");
        QVERIFY(f.text().startsWith(QStringLiteral("The statement is false in every world")));
        QCOMPARE(f.lines->count(), 0);
        QVERIFY(!f.lines->isVisible()); // no empty frame
        f.show("(not B_2_2)\n", "P_2_3");
        QVERIFY(f.lines->isVisible());
    }

    void oneLineIsNotSeveral() {
        Fixture f;
        f.show("(not P_2_3)\n", "P_2_3");
        QCOMPARE(f.lines->count(), 1);
        QVERIFY2(f.text().startsWith(
                     QStringLiteral("The negation of the statement follows from this line alone.")),
                 qPrintable(f.text()));
        f.show("P_2_3\n", "P_2_3");
        QVERIFY(f.text().startsWith(QStringLiteral("The statement follows from this line alone.")));
        f.show("(and P_2_3 (not P_2_3))\n", "M_4_4");
        QVERIFY(f.text().startsWith(QStringLiteral("This line contradicts itself")));
    }

    void openStatementsShowTwoCaves() {
        Fixture f;
        const auto& contrast = *f.show("", "P_4_4").findings->contrast;
        QVERIFY(f.showsCaves() && !f.lines->isVisible());
        QVERIFY(
            f.text().startsWith(QStringLiteral("Here are two caves that fit everything known.")));
        QVERIFY(f.text().contains(
            QStringLiteral("They differ in %1 symbol").arg(contrast.differences)));
        f.show("(not B_2_2)\n", "P_2_3");
        QVERIFY(!f.showsCaves() && f.lines->isVisible());
    }

    /// What a line gives stands below it, indented in all its lines.
    void whatIsBrokenIntoLinesKeepsItsIndent() {
        Fixture f;
        f.panel.resize(300, 500);
        f.show("(not M_3_3)\n(not B_2_2)\n", "(not P_2_3)");
        QTest::qWait(20);
        const QFontMetrics metrics = f.lines->fontMetrics();
        const int indent = metrics.horizontalAdvance(QStringLiteral("      "));
        const QRect item = f.lines->visualItemRect(f.lines->item(1));
        const QRect last_line{item.left(), item.bottom() - metrics.height() + 1, item.width(),
                              metrics.height()};
        QVERIFY(item.height() >= 3 * metrics.height());
        const QImage image = f.lines->viewport()->grab(last_line).toImage();
        int inked = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < indent; ++x)
                inked += image.pixel(x, y) != image.pixel(0, 0) ? 1 : 0;
        QCOMPARE(inked, 0);
    }

    /// Both whole, and side by side, in the room that they have in the smallest window.
    void twoCavesFitIntoANarrowPanel() {
        Fixture f;
        f.show("", "P_4_4");
        QVERIFY(f.showsCaves());
        constexpr int narrow = 300;
        QVERIFY2(f.panel.minimumSizeHint().width() <= narrow,
                 qPrintable(QString::number(f.panel.minimumSizeHint().width())));
        f.panel.resize(narrow, 500);
        QTest::qWait(20);
        const auto caves = f.panel.findChildren<CavePicture*>();
        QCOMPARE(caves.size(), 2);
        QCOMPARE(caves[0]->y(), caves[1]->y());
        for (const CavePicture* cave : caves)
            QVERIFY(f.panel.rect().contains(QRect(cave->mapTo(&f.panel, QPoint()), cave->size())));
    }

    void saysWhatToDoWithoutAStatement() {
        Fixture f;
        QVERIFY(f.text().startsWith(QStringLiteral("Type a statement.")));
        QVERIFY(!f.lines->isVisible());
        f.show("", "if P_1_3 then");
        QCOMPARE(
            f.text(),
            QStringLiteral("Correct the statement first. The line below it says what is wrong."));
        QVERIFY(!f.lines->isVisible());
        Study stopped;
        stopped.asks = true;
        f.panel.setStudy(stopped);
        QVERIFY(f.text().startsWith(QStringLiteral("Stopped before")));
    }
};

LOGGIA_WINDOW_TEST(WhyPanelTest)

} // namespace why_panel_test

#include "why_panel_test.moc"
