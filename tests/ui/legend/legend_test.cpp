#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "tests/ui/support/pictures.hpp"
#include "ui/legend/legend.hpp"
#include "ui/theme/colours.hpp"

#include <QPainter>
#include <QTest>

namespace legend_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

LegendEntry bar(const QString& text) {
    return {text, {20, 10}, [](QPainter& painter, const Colours& colours, const QFont&) {
                painter.fillRect(QRectF(0, 0, 10, 10), colours.accent);
            }};
}

class LegendTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void paintsInTheColoursOfAPalette() {
        for (const Colours& colours : {lightColours(), darkColours()}) {
            const QImage image =
                legendSample(bar(QStringLiteral("x")), paletteFor(colours), QFont(), 2);
            QCOMPARE(image.size(), QSize(40, 20));
            QCOMPARE(image.devicePixelRatio(), 2.0);
            QCOMPARE(pixelsOf(image, colours.accent), 20 * 20);
            QCOMPARE(pixelsOf(image, colours.window), 20 * 20);
        }
    }

    void isATableInMarkdown() {
        const QString table = legendAsMarkdown(
            {bar(QStringLiteral("one")), bar(QStringLiteral("a * b"))}, QStringLiteral("legend/"));
        const QStringList lines = table.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 4);
        QCOMPARE(lines[2], QStringLiteral("| ![picture](legend/0) | one |"));
        QCOMPARE(lines[3], QStringLiteral("| ![picture](legend/1) | a \\* b |"));
    }
};

LOGGIA_WINDOW_TEST(LegendTest)

} // namespace legend_test

#include "legend_test.moc"
