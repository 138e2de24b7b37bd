#include "tests/suite.hpp"
#include "tests/ui/sat/sat_fixture.hpp"
#include "ui/sat/clauses/clause_pane.hpp"
#include "ui/widgets/table/row_window_view.hpp"

#include <QLabel>

namespace clause_pane_test {

using namespace loggia::ui;
using testing::q;

class ClausePaneTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void underlinesErrorsAndWarnings() {
        ClausePane pane;
        const auto show = [&](const char* text) {
            pane.editor()->setText(q(text));
            pane.setReading(testing::readingOf(text).get());
            return pane.editor()->diagnostics();
        };
        QVERIFY(show("1 2\n0\n").empty());
        const auto errors = show("1 2\n3 x\n0\n");
        QCOMPARE(errors.size(), std::size_t{1});
        QCOMPARE(errors[0].severity, Severity::error);
        QCOMPARE(errors[0].span.line, 2);
        QCOMPARE(errors[0].span.column, 3);
        const auto warnings = show("1 2\n");
        QCOMPARE(warnings.size(), std::size_t{1});
        QCOMPARE(warnings[0].severity, Severity::warning);
        QVERIFY(show("").empty());
        QVERIFY(!pane.editor()->placeholderText().isEmpty());
    }

    /// The first clause of a core comes into sight, and nothing looks selected.
    void showsMarkedClausesWithoutSelecting() {
        ClausePane pane;
        pane.resize(400, 200);
        pane.show();
        QString text;
        for (int clause = 1; clause <= 100; ++clause)
            text += QStringLiteral("%1\n").arg(clause);
        pane.editor()->setText(text);
        const auto reading = testing::readingOf(qPrintable(text));
        pane.setReading(reading.get());
        pane.markClauses({89, 95}, *reading);
        const QTextCursor cursor = pane.editor()->textCursor();
        QCOMPARE(cursor.blockNumber(), 89);
        QVERIFY(!cursor.hasSelection());
        QVERIFY(pane.editor()->viewport()->rect().contains(pane.editor()->cursorRect()));
    }

    void largeFilesHaveASummary() {
        ClausePane pane;
        pane.resize(400, 400);
        pane.show();
        auto* summary = pane.findChild<QLabel*>(q("summary"));
        QVERIFY(!summary->isVisible());
        pane.setLarge(true);
        QVERIFY(summary->isVisible() && !pane.editor()->isVisible());
        pane.setReading(testing::readingOf("p cnf 3 2\n1 2 0\n-3 0\n").get());
        QVERIFY(summary->text().contains(q("DIMACS: 2 clauses, 3 atoms")));
        // So few bytes are not too many.
        QVERIFY(!summary->text().contains(q("Too large")));
        // In lines that fit.
        QVERIFY(summary->width() <= pane.width());
        QVERIFY(summary->heightForWidth(100) > summary->heightForWidth(400));
        QCOMPARE(pane.editor()->accessibleName(), q("Clauses"));
        // Its lines can be looked at, where it has some.
        auto* lines = pane.findChild<RowWindowView*>(q("largeText"));
        QVERIFY(!lines->isVisible());
        auto reading = std::make_shared<ClauseReading>(readClauses("p cnf 1 1\n1 0\n"));
        reading->text = LargeText::of("p cnf 1 1\n1 0\n");
        pane.setReading(reading.get());
        QVERIFY(lines->isVisible());
        QCOMPARE(lines->model()->rowCount(), 2);
        pane.setLarge(false);
        pane.setReading(reading.get());
        QVERIFY(pane.editor()->isVisible() && !lines->isVisible());
    }
};

LOGGIA_WINDOW_TEST(ClausePaneTest)

} // namespace clause_pane_test

#include "clause_pane_test.moc"
