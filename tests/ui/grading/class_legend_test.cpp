#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/grading/class_legend.hpp"
#include "ui/theme/colours.hpp"

#include <QTest>

namespace class_legend_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

class ClassLegendTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    /// Each mark of the legend is painted, in light and dark.
    void hasSamples() {
        const Legend legend = classLegend();
        QCOMPARE(legend.size(), 5);
        for (const Colours& colours : {lightColours(), darkColours()})
            for (const LegendEntry& entry : legend) {
                const QImage image = legendSample(entry, paletteFor(colours), QFont(), 1);
                int drawn = 0;
                for (int y = 0; y < image.height(); ++y)
                    for (int x = 0; x < image.width(); ++x)
                        drawn += image.pixelColor(x, y) != colours.window ? 1 : 0;
                QVERIFY2(drawn > 0, qPrintable(entry.text));
            }
    }
};

LOGGIA_WINDOW_TEST(ClassLegendTest)

} // namespace class_legend_test

#include "class_legend_test.moc"
