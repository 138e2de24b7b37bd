#include "tests/suite.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/wumpus/lint_panel.hpp"

#include <QLabel>
#include <QListWidget>
#include <QSignalSpy>

namespace lint_panel_test {

using namespace loggia;
using namespace loggia::ui;

struct Fixture {
    LintPanel panel;
    QListWidget* list = panel.findChild<QListWidget*>();
    QSignalSpy wanted{&panel, &LintPanel::lineWanted};

    Fixture() {
        panel.resize(400, 400);
        panel.show();
        static_cast<void>(QTest::qWaitForWindowExposed(&panel));
    }
    [[nodiscard]] QString verdict() const {
        return panel.findChild<QLabel*>(QStringLiteral("lint"))->text();
    }
};

class LintPanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void eachWarningLeadsToItsLine() {
        Fixture f;
        const Checks checks =
            check({"P_1_3\nP_1_3\n(or\n", "gold\n(not P_1_3)\n(or P_1_3 P_1_4)\n", {}}, {});
        f.panel.setChecks(checks);
        QCOMPARE(static_cast<std::size_t>(f.list->count()), checks.warnings.size());
        QVERIFY(f.list->count() >= 4);
        QCOMPARE(f.verdict(),
                 QStringLiteral("%1 warnings. Click one to go to its line.").arg(f.list->count()));
        QVERIFY(f.list->item(0)->text().startsWith(QStringLiteral("Rules 2, duplicate: ")));
        QVERIFY(f.list->item(1)->text().startsWith(QStringLiteral("Rules 3, cannot be read: ")));
        f.list->setFocus();
        for (int row = 0; row < f.list->count(); ++row) {
            f.list->setCurrentRow(row);
            QTest::mouseClick(f.list->viewport(), Qt::LeftButton, {},
                              f.list->visualItemRect(f.list->item(row)).center());
            const auto line = f.wanted.last()[0].value<SourceLine>();
            const auto& warning = checks.warnings[static_cast<std::size_t>(row)];
            QVERIFY(line.kind == text_kinds.at(warning.text) && line.span == warning.span);
        }
        QCOMPARE(f.wanted.size(), f.list->count());
        QCOMPARE(testing::namelessWidgets(f.panel), QStringList());
    }

    // A large file can have a warning for each of its lines.
    void aLongListIsCut() {
        Fixture f;
        QByteArray rules;
        for (std::size_t line = 0; line < 2 * LintPanel::most_listed; ++line)
            rules += "P_1_3\n";
        const Checks checks = check({rules.toStdString(), {}, {}}, {});
        f.panel.setChecks(checks);
        QCOMPARE(checks.warnings.size(), 2 * LintPanel::most_listed - 1);
        QCOMPARE(f.list->count(), static_cast<int>(LintPanel::most_listed));
        QCOMPARE(f.verdict(), QStringLiteral("999 warnings. Click one to go to its line. "
                                             "The first 500 are shown."));
    }

    void nothingToWarning() {
        Fixture f;
        QVERIFY(f.verdict().startsWith(QStringLiteral("Checking the lines")));
        f.panel.setChecks(check({"P_1_3\n", {}, {}}, {}));
        QVERIFY(f.verdict().startsWith(QStringLiteral("No warnings: every line is valid")));
        QVERIFY(!f.list->isVisible());
        Checks of_walk = check({"P_1_3\n", {}, {}}, {});
        of_walk.spared = true;
        f.panel.setChecks(of_walk);
        QCOMPARE(f.verdict(),
                 QStringLiteral("No warnings: every line is valid, and only lines that "
                                "the walk added are redundant."));
        f.panel.setChecks(check({"P_1_3\nP_1_3\n", {}, {}}, {}));
        QVERIFY(f.verdict().startsWith(QStringLiteral("1 warning. ")));
        f.panel.setChecks(Checks{});
        QVERIFY(f.verdict().startsWith(QStringLiteral("Stopped before")));
        Checks failed;
        failed.failure = Error{"not enough memory"};
        f.panel.setChecks(failed);
        QCOMPARE(f.verdict(), QStringLiteral("Not enough memory."));
        QVERIFY(!f.list->isVisible());
    }
};

LOGGIA_WINDOW_TEST(LintPanelTest)

} // namespace lint_panel_test

#include "lint_panel_test.moc"
