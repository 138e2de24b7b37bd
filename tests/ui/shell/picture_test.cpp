#include "tests/suite.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/shell/picture.hpp"

#include <QPainter>
#include <QSvgRenderer>
#include <QXmlStreamReader>

namespace picture_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

/// What a reader of SVG files makes of the bytes, in the page's own size.
QImage rendered(const QByteArray& svg, const QSize& size) {
    QSvgRenderer renderer(svg);
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::red);
    QPainter painter(&image);
    renderer.render(&painter);
    return image;
}

QImage painted(const Page& page) {
    QImage image(page.pictureSize(), QImage::Format_RGB32);
    image.fill(Qt::red);
    QPainter painter(&image);
    page.paintPicture(painter);
    return image;
}

/// Largest mean difference of the colour channels, 0 to 255.
double difference(const QImage& one, const QImage& two) {
    double sum = 0;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x) {
            const QColor a = one.pixelColor(x, y);
            const QColor b = two.pixelColor(x, y);
            sum += (std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) +
                    std::abs(a.blue() - b.blue())) /
                   3.0;
        }
    return sum / (one.width() * one.height());
}

class PictureTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void theSvgShowsWhatThePagePaints() {
        const SamplePage page;
        const QByteArray svg = pictureAsSvg(page);
        QSvgRenderer renderer(svg);
        QVERIFY(renderer.isValid());
        QCOMPARE(renderer.viewBox(), QRect(QPoint(0, 0), page.pictureSize()));
        QVERIFY(difference(rendered(svg, page.pictureSize()), painted(page)) < 2);
    }

    void theSvgIsWellFormedWhateverTheTitle() {
        const SamplePage page(
            SamplePage::pageInfo(QStringLiteral("sample"), QStringLiteral("A <b> & \"c\"")));
        QXmlStreamReader reader(pictureAsSvg(page));
        QString title;
        while (!reader.atEnd())
            if (reader.readNext() == QXmlStreamReader::StartElement &&
                reader.name() == QLatin1String("title"))
                title = reader.readElementText();
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
        QCOMPARE(title, page.info().title);
    }

    /// On another computer the font of this one may be missing.
    void theSvgNamesAFontThatIsEverywhere() {
        SamplePage page;
        for (const char* family : {"Sans Serif", "Monospace", "No Such Font 2"}) {
            page.setFont(QFont(QString::fromLatin1(family)));
            const QByteArray svg = pictureAsSvg(page);
            const auto named = svg.count("font-family=\"");
            QVERIFY(named > 0);
            QCOMPARE(svg.count(", sans-serif\"") + svg.count(", monospace\""), named);
            QVERIFY(!svg.contains("Sans Serif") && !svg.contains("No Such Font"));
            QXmlStreamReader reader(svg);
            while (!reader.atEnd())
                reader.readNext();
            QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
        }
    }

    void thePngIsSharp() {
        const SamplePage page;
        const QImage image = pictureAsImage(page);
        QCOMPARE(image.size(), page.pictureSize() * 2);
        QCOMPARE(image.devicePixelRatio(), 2.0);
        QImage read;
        QVERIFY(read.loadFromData(asPng(pictureAsImage(page)), "PNG"));
        QCOMPARE(read.size(), image.size());
        for (int y = 0; y < read.height(); ++y)
            for (int x = 0; x < read.width(); ++x)
                QCOMPARE(read.pixelColor(x, y), image.pixelColor(x, y));
        const QImage small =
            read.scaled(page.pictureSize(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
                .convertToFormat(QImage::Format_RGB32);
        QVERIFY(difference(small, painted(page)) < 2);
    }

    void isTheSameEachTime() {
        const SamplePage page;
        QCOMPARE(asPng(pictureAsImage(page)), asPng(pictureAsImage(page)));
        QCOMPARE(pictureAsSvg(page), pictureAsSvg(page));
    }
};

LOGGIA_WINDOW_TEST(PictureTest)

} // namespace picture_test

#include "picture_test.moc"
