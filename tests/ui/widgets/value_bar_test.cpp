#include "core/base/random.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/bench.hpp"
#include "tests/ui/support/pictures.hpp"
#include "ui/theme/colours.hpp"
#include "ui/widgets/value_bar.hpp"

#include <QAccessible>
#include <QImage>

#include <cmath>

namespace value_bar_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

constexpr int bar_height = 18;

QImage grabbed(ValueBar& bar) {
    return bar.grab().toImage().convertToFormat(QImage::Format_RGB32);
}

/// Where along the bar, 0 to 1, the colour of the first player ends.
double split_of(const QImage& image, const Colours& colours) {
    const int y = bar_height / 2;
    int x = 2;
    while (x < image.width() - 2 && image.pixelColor(x, y) == colours.player_one)
        ++x;
    return static_cast<double>(x) / image.width();
}

int count_of(const QImage& image, const QColor& colour) {
    return pixelsOf(image, colour, QRect(4, 4, image.width() - 8, bar_height - 8));
}

class ValueBarTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void sharesGrowWithTheLead() {
        loggia::Random random(5);
        QCOMPARE(shareOfLead(0), 0.5);
        for (int i = 0; i < 5000; ++i) {
            const double a = (random.real() - 0.5) * std::pow(10, random.real() * 4);
            const double b = (random.real() - 0.5) * std::pow(10, random.real() * 4);
            QVERIFY(shareOfLead(a) > 0 && shareOfLead(a) < 1);
            QVERIFY(std::abs(shareOfLead(a) + shareOfLead(-a) - 1) < 1e-12);
            if (a < b)
                QVERIFY(shareOfLead(a) < shareOfLead(b));
        }
        // One point is plain to see, and ten do not fill the bar.
        QVERIFY(shareOfLead(1) > 0.6 && shareOfLead(10) < 0.95);
    }

    void theSplitLiesWhereTheShareIs() {
        const Colours& colours = lightColours();
        ValueBar bar;
        bar.setPalette(paletteFor(colours));
        bar.resize(400, bar.sizeHint().height());
        for (const double lead : {-9.0, -2.0, -0.4, 0.0, 0.7, 3.0, 12.0}) {
            bar.setValue(lead, true, QStringLiteral("so"));
            const double split = split_of(grabbed(bar), colours);
            QVERIFY2(std::abs(split - shareOfLead(lead)) < 0.012,
                     qPrintable(QStringLiteral("%1: %2").arg(lead).arg(split)));
        }
    }

    void anEstimateLooksOtherThanTheTruth() {
        for (const Colours& colours : {lightColours(), darkColours()}) {
            ValueBar bar;
            bar.setPalette(paletteFor(colours));
            bar.resize(400, bar.sizeHint().height());
            bar.setValue(2, true, QStringLiteral("so"));
            const QImage certain = grabbed(bar);
            bar.setValue(2, false, QStringLiteral("so"));
            const QImage guessed = grabbed(bar);
            // Hatched: some of the colour is left, and a good part of it is not.
            const int plain = count_of(certain, colours.player_one);
            const int hatched = count_of(guessed, colours.player_one);
            QVERIFY2(hatched > plain / 4 && hatched < plain * 9 / 10,
                     qPrintable(QStringLiteral("%1 of %2").arg(hatched).arg(plain)));
            bar.setValue(std::nullopt, false, QStringLiteral("Not known yet"));
            const QImage unknown = grabbed(bar);
            QCOMPARE(count_of(unknown, colours.player_one), 0);
            QCOMPARE(count_of(unknown, colours.player_two), 0);
        }
    }

    void saysItsVerdictToEverybody() {
        ValueBar bar;
        bar.show();
        const QString verdict = QStringLiteral("Orange wins by 2 (exact)");
        bar.setValue(2, true, verdict);
        QCOMPARE(bar.verdict(), verdict);
        QCOMPARE(bar.toolTip(), verdict);
        QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(&bar);
        QCOMPARE(interface->text(QAccessible::Description), verdict);
        QVERIFY(interface->text(QAccessible::Name).endsWith(QStringLiteral(": ") + verdict));
    }

    void isDrawnAtAnySize() {
        ValueBar bar;
        for (const int width : {1, 3, 20, 121, 4000}) {
            bar.resize(width, bar.sizeHint().height());
            for (const double lead : {-100.0, 0.0, 69.0}) {
                bar.setValue(lead, false, QString(300, QLatin1Char('w')));
                QCOMPARE(grabbed(bar).width(), width);
            }
        }
        QVERIFY(bar.minimumSizeHint().width() <= bar.sizeHint().width());
    }
};

LOGGIA_WINDOW_TEST(ValueBarTest)

} // namespace value_bar_test

#include "value_bar_test.moc"
