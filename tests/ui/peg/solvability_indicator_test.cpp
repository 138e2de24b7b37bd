#include "core/peg/layouts.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "tests/ui/support/pictures.hpp"
#include "ui/peg/peg_document.hpp"
#include "ui/peg/solvability_indicator.hpp"
#include "ui/theme/colours.hpp"
#include "ui/undo/history.hpp"

#include <QLabel>
#include <QPushButton>

namespace solvability_indicator_test {

using namespace loggia;
using namespace loggia::ui;
using testing::patience;

class SolvabilityIndicatorTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void saysYesAndNo() {
        History undo;
        PegDocument document(&undo);
        PegRun run(&document);
        SolvabilityIndicator indicator(&run);
        indicator.resize(300, 40);
        indicator.show();
        auto* button = indicator.findChild<QPushButton*>();
        const peg::Board& board = peg::find_layout("triangle10")->puzzle.board;
        document.setGame({peg::all_but_one(board, 2), {}}, 0, QStringLiteral("solvable"));
        QCOMPARE(indicator.text(), QString());
        const Colours& colours = coloursFor(indicator.palette());
        const auto shining = [&](const QColor& colour) {
            return testing::pixelsOf(indicator.grab().toImage(), colour);
        };
        QCOMPARE(shining(colours.win), 0);
        QCOMPARE(shining(colours.lose), 0);
        QTest::mouseClick(button, Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(indicator.text(), QStringLiteral("Yes"), patience);
        QVERIFY(shining(colours.win) > 150);
        QCOMPARE(shining(colours.lose), 0);
        document.setGame({peg::all_but_one(board, 1), {}}, 0, QStringLiteral("not"));
        QTRY_COMPARE_WITH_TIMEOUT(indicator.text(), QStringLiteral("No"), patience);
        QCOMPARE(shining(colours.win), 0);
        QVERIFY(shining(colours.lose) > 150);
        QVERIFY(!indicator.findChild<QLabel*>()->toolTip().isEmpty());
        QCOMPARE(button->accessibleDescription(), QStringLiteral("No"));
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(indicator.text(), QString());
        QCOMPARE(shining(colours.lose), 0);
        // While it thinks, three dots in a ring; nothing while it is off.
        const auto light = [&indicator] {
            for (QWidget* each : indicator.findChildren<QWidget*>())
                if (each->size() == QSize(24, 24) &&
                    each->metaObject()->className() == QByteArray("QWidget"))
                    return each->grab().toImage();
            return QImage();
        };
        const auto dots = [&](const QImage& image) {
            int count = 0;
            for (const int x : {8, 12, 16})
                count += testing::colourDistance(image.pixelColor(x, 12), colours.muted_text) < 150;
            return count;
        };
        QVERIFY(!light().isNull());
        QCOMPARE(dots(light()), 0);
        // Of this board nobody has a table of all positions, from which the answer came at once.
        document.setGame({peg::find_layout("english33")->puzzle, {}}, 0, QStringLiteral("large"));
        run.setIndicatorOn(true); // from elsewhere
        QVERIFY(run.solvability() == PegRun::Solvability::thinking);
        QCOMPARE(dots(light()), 3);
        QVERIFY(button->isChecked());
        QTRY_COMPARE_WITH_TIMEOUT(indicator.text(), QStringLiteral("Yes"), patience);
    }
};

LOGGIA_WINDOW_TEST(SolvabilityIndicatorTest)

} // namespace solvability_indicator_test

#include "solvability_indicator_test.moc"
