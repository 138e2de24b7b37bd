#include "tests/suite.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/theme/colours.hpp"
#include "ui/theme/icons.hpp"

#include <QDir>
#include <QImage>
#include <QLabel>

namespace icons_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

/// The share of dots that are painted, and the average brightness of those.
struct Ink {
    double share = 0;
    double brightness = 0;
};

Ink ink(const QPixmap& pixmap) {
    const QImage image = pixmap.toImage().convertToFormat(QImage::Format_ARGB32);
    double alpha = 0;
    double light = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            const QColor colour = image.pixelColor(x, y);
            alpha += colour.alphaF();
            light += colour.alphaF() * colour.lightnessF();
        }
    return {alpha / (image.width() * image.height()), alpha > 0 ? light / alpha : 0};
}

class IconsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void everyFileDraws_data() {
        QTest::addColumn<QString>("name");
        for (const QString& file : QDir(QStringLiteral(":/icons")).entryList())
            QTest::newRow(qPrintable(file)) << file.chopped(4);
    }
    void everyFileDraws() {
        QFETCH(QString, name);
        const QIcon shown = icon(name);
        QVERIFY(!shown.isNull());
        const Ink found = ink(shown.pixmap(24, 24));
        QVERIFY2(found.share > 0.03, qPrintable(QString::number(found.share)));
        QCOMPARE(shown.pixmap(QSize(24, 24), 2.0).size(), QSize(48, 48));
    }

    void unknownNamesAreEmpty() {
        QVERIFY(icon(QStringLiteral("no-such-icon")).isNull());
        QVERIFY(icon({}).isNull());
    }

    void takesTheColoursOfThePalette() {
        const QIcon shown = icon(QStringLiteral("open"));
        QGuiApplication::setPalette(paletteFor(lightColours()));
        const Ink light = ink(shown.pixmap(24, 24));
        const Ink faded = ink(shown.pixmap(QSize(24, 24), 1.0, QIcon::Disabled));
        QGuiApplication::setPalette(paletteFor(darkColours()));
        const Ink dark = ink(shown.pixmap(24, 24));
        QVERIFY2(light.brightness < 0.4, qPrintable(QString::number(light.brightness)));
        QVERIFY2(dark.brightness > 0.6, qPrintable(QString::number(dark.brightness)));
        QVERIFY2(faded.brightness > light.brightness + 0.15,
                 qPrintable(QString::number(faded.brightness)));
    }
};

LOGGIA_WINDOW_TEST(IconsTest)

} // namespace icons_test

#include "icons_test.moc"
