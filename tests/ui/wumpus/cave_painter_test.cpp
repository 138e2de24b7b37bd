#include "tests/suite.hpp"
#include "tests/ui/support/picture_texts.hpp"
#include "tests/ui/support/pictures.hpp"
#include "ui/theme/colours.hpp"
#include "ui/wumpus/cave_painter.hpp"

#include <QApplication>
#include <QImage>
#include <QPainter>
#include <QTest>

#include <cstdlib>
#include <vector>

namespace cave_painter_test {

using namespace loggia;
using namespace loggia::ui;
using wumpus::Sign;
using wumpus::Square;
using wumpus::Symbol;
using wumpus::Verdict;

constexpr std::array signs{Sign::monster, Sign::stench, Sign::pit, Sign::breeze};
constexpr std::array verdicts{Verdict::definitely_true, Verdict::definitely_false,
                              Verdict::possibly, Verdict::both};

QImage paint(Sign sign, Verdict verdict, const Colours& colours, bool grey) {
    QImage image(60, 60, QImage::Format_RGB32);
    image.fill(colours.hole);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paintMark(painter, image.rect(), sign, {verdict, {}, false}, colours, QFont());
    painter.end();
    return grey ? image.convertToFormat(QImage::Format_Grayscale8) : image;
}

int differentPixels(const QImage& one, const QImage& two) {
    int count = 0;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x)
            count += std::abs(qGray(one.pixel(x, y)) - qGray(two.pixel(x, y))) > 40 ? 1 : 0;
    return count;
}

class CavePainterTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyPointLeadsToItsMark() {
        for (const double side : {130.0, 401.5, 900.0}) {
            const BoardGeometry geometry = caveGeometry({side, side + 30}, 1.5);
            for (int n = 0; n < wumpus::symbol_count; ++n) {
                const Symbol symbol = Symbol::of(n);
                const QRectF rect = markRect(geometry, symbol.square, symbol.sign);
                QVERIFY(geometry.cellRect(symbol.square.i - 1, symbol.square.j - 1).contains(rect));
                QVERIFY(symbolAt(geometry, rect.center()) == symbol);
                QVERIFY(squareAt(geometry, rect.topLeft() + QPointF(1, 1)) == symbol.square);
            }
            QVERIFY(!squareAt(geometry, {side / 2, 0.5}));
            QVERIFY(!symbolAt(geometry, {-5, 5}));
        }
        // (1,1) is at the bottom left.
        const BoardGeometry geometry = caveGeometry({400, 400}, 1);
        QVERIFY(squareAt(geometry, {40, 360}) == (Square{1, 1}));
        QVERIFY(squareAt(geometry, {40, 40}) == (Square{1, 4}));
    }

    /// Without any colour each mark in each state looks different from all others.
    void colourIsNeverTheOnlySign() {
        for (const Colours* colours : {&lightColours(), &darkColours()}) {
            std::vector<QImage> images;
            for (const Sign sign : signs)
                for (const Verdict verdict : verdicts)
                    images.push_back(paint(sign, verdict, *colours, true));
            for (std::size_t i = 0; i < images.size(); ++i)
                for (std::size_t j = i + 1; j < images.size(); ++j)
                    QVERIFY2(differentPixels(images[i], images[j]) > 12,
                             qPrintable(QStringLiteral("%1 %2").arg(i).arg(j)));
        }
    }

    /// A framed mark has a line in the accent around it, and is itself as it was.
    void framesStandAroundTheirMarks() {
        for (const Colours* colours : {&lightColours(), &darkColours()})
            for (const Sign sign : signs) {
                const auto accented = [&](bool framed) {
                    QImage image(60, 60, QImage::Format_RGB32);
                    image.fill(colours->hole);
                    QPainter painter(&image);
                    paintMark(painter, image.rect(), sign, {Verdict::definitely_true, {}, framed},
                              *colours, QFont());
                    painter.end();
                    return testing::pixelsOf(image, colours->accent);
                };
                QVERIFY(accented(true) > accented(false) + 3 * 40);
            }
    }

    /// A mark that is true, 3:1 against the cell, by its fill or its outline.
    void marksStandOut() {
        for (const Colours* colours : {&lightColours(), &darkColours()})
            for (const Sign sign : signs) {
                const QImage image = paint(sign, Verdict::definitely_true, *colours, false);
                int strong = 0;
                for (int y = 0; y < image.height(); ++y)
                    for (int x = 0; x < image.width(); ++x)
                        strong += contrast(image.pixelColor(x, y), colours->hole) >= 3 ? 1 : 0;
                QVERIFY(strong > 300);
            }
    }

    /// However large text on boards is.
    void textStaysWithinItsMark() {
        QFont large = QApplication::font();
        large.setPointSizeF(2 * large.pointSizeF());
        for (const Sign sign : signs) {
            QImage image(120, 120, QImage::Format_RGB32);
            image.fill(Qt::white);
            const QImage before = image.copy();
            const QRect rect(40, 44, 40, 32);
            QPainter painter(&image);
            paintMark(painter, rect, sign, {Verdict::possibly, QStringLiteral("50 %"), false},
                      lightColours(), large);
            painter.fillRect(rect, Qt::white);
            painter.end();
            QCOMPARE(image, before);
        }
    }

    /// Each square has its number, and the way out says so.
    void squaresHaveTheirNumbers() {
        CaveScene scene;
        scene.at({1, 1}).exit = true;
        ui::testing::PictureTexts picture(QSize(720, 720), 96);
        QPainter painter(&picture);
        const BoardGeometry geometry = caveGeometry({720, 720}, 1);
        paintCave(painter, geometry, scene, {}, lightColours(), QApplication::font());
        painter.end();
        const auto cell_of = [&](const QString& text) {
            QList<int> cells;
            for (const ui::testing::PaintedText& each : picture.texts())
                if (each.text == text)
                    cells << squareAt(geometry, each.place.center())->index();
            return cells;
        };
        for (int n = 0; n < wumpus::square_count; ++n)
            QCOMPARE(cell_of(QString::fromStdString(to_text(Square::of(n)))), QList<int>{n});
        QCOMPARE(cell_of(QStringLiteral("exit")), QList<int>{Square({1, 1}).index()});
    }

    void paintsNothingWithoutAState() {
        QImage image(60, 60, QImage::Format_RGB32);
        image.fill(Qt::white);
        const QImage before = image.copy();
        QPainter painter(&image);
        paintMark(painter, image.rect(), Sign::pit, {}, lightColours(), QFont());
        painter.end();
        QCOMPARE(image, before);
    }
};

LOGGIA_WINDOW_TEST(CavePainterTest)

} // namespace cave_painter_test

#include "cave_painter_test.moc"
