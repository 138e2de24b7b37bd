#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/grading/case_picture.hpp"
#include "ui/theme/colours.hpp"

#include <QImage>

namespace case_picture_test {

using namespace loggia::ui;

const QByteArray square = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"40\" height=\"20\" "
                          "viewBox=\"0 0 40 20\"><rect width=\"40\" height=\"20\" "
                          "fill=\"CanvasText\"/></svg>";

class CasePictureTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void coloursAreThoseOfTheTheme() {
        for (const Colours& colours : {lightColours(), darkColours()}) {
            const QByteArray put = withPaletteColours(
                "<a fill=\"Canvas\" b=\"CanvasText\" stroke=\"currentColor\">Canvas</a>",
                paletteFor(colours));
            QCOMPARE(put, "<a fill=\"" + colours.base.name().toLatin1() + "\" b=\"" +
                              colours.text.name().toLatin1() + "\" stroke=\"" +
                              colours.text.name().toLatin1() + "\">Canvas</a>");
        }
    }

    void isDrawnInTheMiddleUpToTwiceItsSize() {
        CasePicture picture;
        picture.setPalette(paletteFor(lightColours()));
        picture.resize(200, 100);
        picture.setPicture(square);
        QVERIFY(!picture.isHidden());
        const QImage image = picture.grab().toImage();
        const QColor ink = lightColours().text;
        QCOMPARE(image.pixelColor(image.width() / 2, image.height() / 2), ink);
        QCOMPARE(image.pixelColor(image.width() / 2 - 38, image.height() / 2), ink);
        QVERIFY(image.pixelColor(image.width() / 2 - 45, image.height() / 2) != ink);
        QVERIFY(image.pixelColor(image.width() / 2, image.height() / 2 - 25) != ink);
    }

    void hidesWithoutAPicture() {
        CasePicture picture;
        picture.setPicture(square);
        picture.setPicture({});
        QVERIFY(picture.isHidden());
    }
};

LOGGIA_WINDOW_TEST(CasePictureTest)

} // namespace case_picture_test

#include "case_picture_test.moc"
