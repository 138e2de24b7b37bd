#include "core/wumpus/reference_rules.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/wumpus/cave_view.hpp"
#include "ui/wumpus/grade_panel.hpp"

#include <QLabel>
#include <QListWidget>
#include <QSignalSpy>

namespace grade_panel_test {

using namespace loggia;
using namespace loggia::ui;

/// The assignment's rules without the third one, and with a line that says too much.
std::string wrongRules() {
    std::string rules;
    for (int rule = 1; rule <= 7; ++rule)
        for (const std::string& line : wumpus::rule_lines(rule))
            if (rule != 3)
                rules += line + "\n";
    return rules + "(not P_4_4)\n";
}

struct Fixture {
    GradePanel panel;
    QListWidget* list = panel.findChild<QListWidget*>();
    QSignalSpy wanted{&panel, &GradePanel::lineWanted};

    Fixture() {
        panel.resize(400, 500);
        panel.show();
        static_cast<void>(QTest::qWaitForWindowExposed(&panel));
    }
    [[nodiscard]] QString verdict() const {
        return panel.findChild<QLabel*>(QStringLiteral("grade"))->text();
    }
    void click(int row) {
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                          list->visualItemRect(list->item(row)).center());
    }
};

class GradePanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void showsACaveForEachDifference() {
        Fixture f;
        const Checks checks = check({wrongRules(), {}, {}}, {});
        QCOMPARE(checks.faults.size(), std::size_t{2});
        f.panel.setChecks(checks);
        QCOMPARE(f.verdict(), QStringLiteral("2 differences from the reference rules."));
        QCOMPARE(f.list->count(), 2);
        QVERIFY(f.panel.findChild<CavePicture*>()->isVisible());
        // A line that says too much is gone to; a rule that is missing has no line.
        for (int row = 0; row < 2; ++row) {
            const auto& fault = checks.faults[static_cast<std::size_t>(row)];
            f.wanted.clear();
            f.click(row);
            QCOMPARE(f.wanted.size(), fault.line ? 1 : 0);
            QCOMPARE(fault.accepted, !fault.line.has_value());
            if (fault.line)
                QVERIFY(f.wanted[0][0].value<SourceLine>() == *fault.line);
        }
        QCOMPARE(testing::namelessWidgets(f.panel), QStringList());
    }

    void nothingToShow() {
        Fixture f;
        QVERIFY(f.verdict().startsWith(QStringLiteral("Comparing")));
        f.panel.setChecks(check({wumpus::rules_file(), {}, {}}, {}));
        QVERIFY(f.verdict().startsWith(QStringLiteral("Equivalent to the reference rules")));
        QVERIFY(!f.list->isVisible() && !f.panel.findChild<CavePicture*>()->isVisible());
        f.panel.setChecks(check({wumpus::rules_file() + "(or\n", {}, {}}, {}));
        QVERIFY(
            f.verdict().endsWith(QStringLiteral(" 1 line was skipped because it cannot be read.")));
        f.panel.setChecks(Checks{});
        QVERIFY(f.verdict().startsWith(QStringLiteral("Stopped before")));
        Checks failed;
        failed.failure = Error{"not enough memory"};
        f.panel.setChecks(failed);
        QCOMPARE(f.verdict(), QStringLiteral("Not enough memory."));
    }

    void keepsTheRowThatIsLookedAt() {
        Fixture f;
        const Checks checks = check({wrongRules(), {}, {}}, {});
        f.panel.setChecks(checks);
        f.click(1);
        f.panel.setChecks(checks);
        QCOMPARE(f.list->currentRow(), 1);
    }
};

LOGGIA_WINDOW_TEST(GradePanelTest)

} // namespace grade_panel_test

#include "grade_panel_test.moc"
