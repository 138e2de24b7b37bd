#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/theme/colours.hpp"
#include "ui/widgets/board/board_painter.hpp"
#include "ui/widgets/board/piece_label.hpp"

#include <QApplication>
#include <QPainter>

namespace piece_label_test {

using namespace loggia::ui;

QImage pictureOf(QWidget& widget) {
    return widget.grab().toImage().convertToFormat(QImage::Format_RGB32);
}

class PieceLabelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void looksAsOnTheBoard_data() {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    void looksAsOnTheBoard() {
        QFETCH(bool, dark);
        const Colours& colours = dark ? darkColours() : lightColours();
        QApplication::setPalette(paletteFor(colours));
        PieceLabel label(1);
        label.resize(label.sizeHint());
        for (const int piece : {1, 2}) {
            label.setPiece(piece);
            QImage expected(label.size(), QImage::Format_RGB32);
            expected.fill(label.palette().color(QPalette::Window));
            QPainter painter(&expected);
            painter.setRenderHint(QPainter::Antialiasing);
            paintPiece(painter, QRectF(label.rect()).center(), label.height() / 2.0 - 1, piece,
                       colours);
            painter.end();
            QCOMPARE(pictureOf(label), expected);
            // It is not cut at the edge.
            for (int x = 0; x < expected.width(); ++x)
                QVERIFY(contrast(expected.pixelColor(x, 0), expected.pixelColor(0, 0)) < 1.02);
        }
    }

    void nobodysPieceIsNothing() {
        PieceLabel label(2);
        label.resize(label.sizeHint());
        label.setPiece(0);
        const QImage image = pictureOf(label);
        QImage ground = image;
        ground.fill(image.pixelColor(0, 0));
        QCOMPARE(image, ground);
    }

    /// Beside a name in large letters it is large too.
    void isAsHighAsTheTextBesideIt() {
        PieceLabel label(1);
        const QSize before = label.sizeHint();
        QFont font = label.font();
        font.setPointSizeF(font.pointSizeF() * 3);
        label.setFont(font);
        QVERIFY(label.sizeHint().height() >= label.fontMetrics().height());
        QVERIFY(label.sizeHint().height() > 2 * before.height());
        QCOMPARE(label.sizeHint().width(), label.sizeHint().height());
    }
};

LOGGIA_WINDOW_TEST(PieceLabelTest)

} // namespace piece_label_test

#include "piece_label_test.moc"
