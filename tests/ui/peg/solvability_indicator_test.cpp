#include "core/peg/layouts.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "tests/ui/support/pictures.hpp"
#include "ui/peg/peg_document.hpp"
#include "ui/peg/solvability_indicator.hpp"
#include "ui/theme/colours.hpp"

#include <QLabel>
#include <QPushButton>
#include <QUndoStack>

namespace solvability_indicator_test {

using namespace loggia;
using namespace loggia::ui;
using testing::patience;

class PegLampTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void saysYesAndNo() {
        QUndoStack undo;
        PegDocument document(&undo);
        PegRun run(&document);
        PegLamp lamp(&run);
        lamp.resize(300, 40);
        lamp.show();
        auto* button = lamp.findChild<QPushButton*>();
        const peg::Board& board = peg::find_layout("triangle10")->puzzle.board;
        document.setGame({peg::all_but_one(board, 2), {}}, 0, QStringLiteral("solvable"));
        QCOMPARE(lamp.text(), QString());
        const Colours& colours = coloursFor(lamp.palette());
        const auto shining = [&](const QColor& colour) {
            return testing::pixelsOf(lamp.grab().toImage(), colour);
        };
        QCOMPARE(shining(colours.win), 0);
        QCOMPARE(shining(colours.lose), 0);
        QTest::mouseClick(button, Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(lamp.text(), QStringLiteral("Yes"), patience);
        QVERIFY(shining(colours.win) > 150);
        QCOMPARE(shining(colours.lose), 0);
        document.setGame({peg::all_but_one(board, 1), {}}, 0, QStringLiteral("not"));
        QTRY_COMPARE_WITH_TIMEOUT(lamp.text(), QStringLiteral("No"), patience);
        QCOMPARE(shining(colours.win), 0);
        QVERIFY(shining(colours.lose) > 150);
        QVERIFY(!lamp.findChild<QLabel*>()->toolTip().isEmpty());
        QCOMPARE(button->accessibleDescription(), QStringLiteral("No"));
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(lamp.text(), QString());
        QCOMPARE(shining(colours.lose), 0);
        run.setLampOn(true); // from elsewhere
        QVERIFY(button->isChecked());
    }
};

LOGGIA_WINDOW_TEST(PegLampTest)

} // namespace solvability_indicator_test

#include "solvability_indicator_test.moc"
