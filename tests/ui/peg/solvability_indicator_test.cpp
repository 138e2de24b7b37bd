#include "core/peg/layouts.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/peg/peg_document.hpp"
#include "ui/peg/solvability_indicator.hpp"

#include <QLabel>
#include <QPushButton>
#include <QUndoStack>

namespace solvability_indicator_test {

using namespace loggia;
using namespace loggia::ui;
using testing::patience;

class SolvabilityIndicatorTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void saysYesAndNo() {
        QUndoStack undo;
        PegDocument document(&undo);
        PegRun run(&document);
        SolvabilityIndicator lamp(&run);
        lamp.resize(300, 40);
        lamp.show();
        auto* button = lamp.findChild<QPushButton*>();
        const peg::Board& board = peg::find_layout("triangle10")->puzzle.board;
        document.setGame({peg::all_but_one(board, 2), {}}, 0, QStringLiteral("solvable"));
        QCOMPARE(lamp.text(), QString());
        const QImage dark = lamp.grab().toImage();
        QTest::mouseClick(button, Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(lamp.text(), QStringLiteral("Yes"), patience);
        const QImage yes = lamp.grab().toImage();
        QVERIFY(yes != dark);
        document.setGame({peg::all_but_one(board, 1), {}}, 0, QStringLiteral("not"));
        QTRY_COMPARE_WITH_TIMEOUT(lamp.text(), QStringLiteral("No"), patience);
        QVERIFY(lamp.grab().toImage() != yes);
        QVERIFY(!lamp.findChild<QLabel*>()->toolTip().isEmpty());
        QCOMPARE(button->accessibleDescription(), QStringLiteral("No"));
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(lamp.text(), QString());
        run.setIndicatorOn(true); // from elsewhere
        QVERIFY(button->isChecked());
    }
};

LOGGIA_WINDOW_TEST(SolvabilityIndicatorTest)

} // namespace solvability_indicator_test

#include "solvability_indicator_test.moc"
