#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/grading/case_pane.hpp"

#include <QPlainTextEdit>
#include <QTabWidget>
#include <QTest>

namespace case_pane_test {

using namespace loggia::ui;

class CasePaneTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    /// Although the input has tabs above it, and the others have headings.
    void textsBeginAtOneHeight() {
        CasePane pane;
        pane.resize(800, 400);
        CellDetails details;
        details.cases = {QStringLiteral("one clause")};
        details.inputs = {{QStringLiteral("in.txt"), QStringLiteral("1\n")}};
        details.expected = QStringLiteral("1 T");
        details.got = QStringLiteral("1 F");
        details.information = QStringLiteral("2 decisions");
        pane.setDetails(details);
        pane.show();
        const auto top = [&pane](const QWidget* text) { return text->mapTo(&pane, QPoint()).y(); };
        const int wanted =
            top(pane.findChild<QTabWidget*>(QStringLiteral("inputs"))->currentWidget());
        for (const char* name : {"expected", "got", "measured"})
            QCOMPARE(top(pane.findChild<QPlainTextEdit*>(QLatin1String(name))), wanted);
    }
};

LOGGIA_WINDOW_TEST(CasePaneTest)

} // namespace case_pane_test

#include "case_pane_test.moc"
