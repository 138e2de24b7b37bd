#include "tests/suite.hpp"
#include "tests/ui/puzzles/puzzle_fixture.hpp"
#include "tests/ui/support/pictures.hpp"
#include "ui/puzzles/picture/puzzle_figures.hpp"
#include "ui/theme/colours.hpp"

#include <QImage>
#include <QPainter>

namespace puzzle_figures_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

class PuzzleFiguresTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    /// Text on what it stands on, and figures against it.
    void hasContrast() {
        for (const Colours& colours : {lightColours(), darkColours()}) {
            const PuzzleColours& look = puzzleColours(colours);
            QVERIFY(contrast(look.paper_text, look.paper) >= 4.5);
            QVERIFY(contrast(look.paper_muted, look.paper) >= 4.5);
            QVERIFY(contrast(look.ink, look.brass) >= 4.5);
            for (const QColor& fill : {look.skin, look.fur, look.cream, look.steel, look.niche})
                QVERIFY(contrast(look.ink, fill) >= 3);
            QVERIFY(contrast(look.door_outline, colours.window) >= 3);
        }
        QVERIFY(&puzzleColours(lightColours()) != &puzzleColours(darkColours()));
    }

    /// A fool's cap has two horns and a peak between them, alike on both sides.
    void capsAreAlikeOnBothSides() {
        const PuzzleColours& look = puzzleColours(lightColours());
        QImage image(200, 200, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        paintPerson(painter, QRectF(0, 0, 200, 200), PuzzleItem::Who::bad, look);
        painter.end();
        int differing = 0;
        for (int y = 0; y < 60; ++y)
            for (int x = 0; x < 100; ++x) {
                const bool left = colourDistance(image.pixelColor(x, y), look.knave) < 60;
                const bool right = colourDistance(image.pixelColor(199 - x, y), look.knave) < 60;
                differing += left != right ? 1 : 0;
            }
        QVERIFY2(differing < 60, qPrintable(QString::number(differing)));
    }

    /// Nothing is painted outside of the place, and all are told apart by their shape: also
    /// where colours are grey.
    void staysInItsPlaceAndDiffers() {
        const PuzzleColours& look = puzzleColours(lightColours());
        const QRectF place(20, 20, 120, 120);
        const auto paint = [&](int which) {
            QImage image(160, 160, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            if (which == 0)
                paintLady(painter, place, look);
            else if (which == 1)
                paintTiger(painter, place, look);
            else
                paintPerson(painter, place,
                            which == 2   ? PuzzleItem::Who::good
                            : which == 3 ? PuzzleItem::Who::bad
                                         : PuzzleItem::Who::hidden,
                            look);
            painter.end();
            return image;
        };
        // What tells each from the others: fur, cloth, crown, helmet, fool's cap.
        const QList<QColor> telling{look.hair,  look.brass,  look.fur,   look.cream,
                                    look.steel, look.knight, look.knave, look.cloth};
        const QList<QList<QColor>> own{{look.hair, look.brass},
                                       {look.fur, look.cream},
                                       {look.steel, look.knight},
                                       {look.brass, look.knave},
                                       {look.hair, look.cloth}};
        std::vector<QImage> seen;
        for (int which = 0; which < 5; ++which) {
            const QImage image = paint(which);
            for (int i = 0; i < 160; ++i)
                for (const QPoint at : {QPoint(i, 5), QPoint(i, 154), QPoint(5, i), QPoint(154, i)})
                    QCOMPARE(image.pixelColor(at), QColor(Qt::white));
            const QImage grey = image.convertToFormat(QImage::Format_Mono, Qt::ThresholdDither);
            for (const QImage& other : seen) {
                int differing = 0;
                for (int y = 0; y < 160; ++y)
                    for (int x = 0; x < 160; ++x)
                        differing += other.pixel(x, y) != grey.pixel(x, y) ? 1 : 0;
                QVERIFY2(differing > 700, qPrintable(QString::number(differing)));
            }
            for (const QColor& colour : telling) {
                const int dots = pixelsOf(image, colour);
                if (own[which].contains(colour))
                    QVERIFY2(dots > 100, qPrintable(QString::number(dots)));
                else
                    QCOMPARE(dots, 0);
            }
            seen.push_back(grey);
        }
    }
};

LOGGIA_WINDOW_TEST(PuzzleFiguresTest)

} // namespace puzzle_figures_test

#include "puzzle_figures_test.moc"
