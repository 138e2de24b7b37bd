#include "tests/suite.hpp"
#include "tests/ui/puzzles/puzzle_fixture.hpp"
#include "tests/ui/support/pictures.hpp"
#include "ui/puzzles/picture/puzzle_figures.hpp"
#include "ui/puzzles/picture/puzzle_painter.hpp"
#include "ui/theme/colours.hpp"

#include <QImage>
#include <QPainter>

namespace puzzle_painter_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

class PuzzlePainterTest : public QObject {
    Q_OBJECT

    static QImage painted(const SheetPointer& sheet, const VerdictPointer& verdict,
                          const PuzzlePicks& picks, const Colours& colours = lightColours()) {
        PuzzleScene scene = puzzleScene(*sheet, verdict.get());
        return painted(scene, picks, colours);
    }
    /// Arranges the scene, too.
    static QImage painted(PuzzleScene& scene, const PuzzlePicks& picks, const Colours& colours) {
        arrangePuzzle(scene, 640, QFont());
        QImage image(scene.bounds.size().toSize(), QImage::Format_RGB32);
        image.fill(colours.window);
        QPainter painter(&image);
        paintPuzzle(painter, scene, picks, colours, QFont());
        return image;
    }

private Q_SLOTS:
    void init() { failOnWarnings(); }

    /// What is known, pointed at, talked about or has the keyboard is seen.
    void showsEachState() {
        for (const bool doors : {true, false}) {
            const SheetPointer sheet = doors ? firstTrial() : threeIslanders();
            const VerdictPointer verdict = doors ? firstTrialVerdict() : threeIslandersVerdict();
            for (const Colours& colours : {lightColours(), darkColours()}) {
                const QImage hidden = painted(sheet, nullptr, {}, colours);
                QVERIFY(painted(sheet, verdict, {}, colours) != hidden);
                QVERIFY(painted(sheet, nullptr, {0, -1, -1}, colours) != hidden);
                QVERIFY(painted(sheet, nullptr, {std::nullopt, 1, -1}, colours) != hidden);
                QVERIFY(painted(sheet, nullptr, {std::nullopt, -1, 1}, colours) != hidden);
                QVERIFY(painted(sheet, nullptr, {7, 99, 99}, colours) == hidden);
            }
        }
    }

    /// A door that is not to be opened yet shows panels; the others what is behind them, with its
    /// word below. Each has a knob.
    void opensDoorsThatAreKnown() {
        using Who = PuzzleItem::Who;
        for (const Colours* colours : {&lightColours(), &darkColours()}) {
            const PuzzleColours& look = puzzleColours(*colours);
            QList<QImage> seen;
            for (const Who who : {Who::hidden, Who::either, Who::good, Who::bad, Who::empty}) {
                PuzzleScene scene = puzzleScene(*firstTrial(), nullptr);
                scene.items.front().who = who;
                const QImage image = painted(scene, {}, *colours);
                const QRect door = scene.items.front().figure.toRect();
                const QRect lower = door.adjusted(0, door.height() / 2, 0, 0);
                QCOMPARE(pixelsOf(image, look.niche, lower) > 200, who != Who::hidden);
                QCOMPARE(pixelsOf(image, look.fur, lower) > 50,
                         who == Who::bad || who == Who::either);
                QCOMPARE(pixelsOf(image, look.dress, lower) > 50,
                         who == Who::good || who == Who::either);
                // The knob, on the right; a lady has brass of her own, in the middle.
                QVERIFY(pixelsOf(image, look.brass, lower.adjusted(lower.width() - 28, -40, 0, 0)) >
                        30);
                const QImage now = image.copy(door);
                QVERIFY(!seen.contains(now));
                seen << now;
            }
        }
    }

    /// A sign hangs from a nail by two cords; it and a bubble have a ground for their text.
    void signsAndBubblesCarryTheText() {
        for (const Colours* colours : {&lightColours(), &darkColours()}) {
            const PuzzleColours& look = puzzleColours(*colours);
            const PuzzleScene doors = puzzleScene(*firstTrial(), nullptr);
            PuzzleScene placed = doors;
            const QImage image = painted(placed, {}, *colours);
            const QRectF sign = placed.items.front().sign;
            const QPointF nail(sign.center().x(), sign.top() - 12);
            for (const QPointF& end : {QPointF(sign.left() + 24, sign.top() + 1),
                                       QPointF(sign.right() - 24, sign.top() + 1)}) {
                const QPoint middle = ((nail + end) / 2).toPoint();
                QVERIFY(pixelsOf(image, look.ink, QRect(middle - QPoint(1, 2), QSize(3, 5)), 200) >
                        0);
            }
            QVERIFY(pixelsOf(image, look.paper, sign.toRect()) > sign.width() * sign.height() / 2);

            PuzzleScene islanders = puzzleScene(*threeIslanders(), nullptr);
            const QImage island = painted(islanders, {}, *colours);
            for (const PuzzleItem& item : islanders.items)
                if (item.kind == PuzzleItem::Kind::islander && !item.text.isEmpty())
                    QVERIFY(pixelsOf(island, colours->base, item.sign.toRect()) >
                            item.sign.width() * item.sign.height() / 2);
        }
    }

    /// Of the islander on the right, too, what a statement does is not cut off.
    void badgesStayInThePicture() {
        PuzzleScene scene = puzzleScene(*threeIslanders(), nullptr);
        arrangePuzzle(scene, 480, QFont());
        const auto look = [](const PuzzleScene& each) {
            QImage image(each.bounds.size().toSize() + QSize(100, 0), QImage::Format_RGB32);
            image.fill(lightColours().window);
            QPainter painter(&image);
            paintPuzzle(painter, each, {}, lightColours(), QFont());
            return image;
        };
        const QImage before = look(scene);
        for (const bool proves : {false, true}) {
            int badges = 0;
            for (const PuzzleItem& item : scene.items) {
                if (item.kind != PuzzleItem::Kind::islander || item.text.isEmpty())
                    continue;
                ++badges;
                PuzzleScene clashing = scene;
                PuzzleItem& one =
                    clashing.items[static_cast<std::size_t>(&item - scene.items.data())];
                one.clashes = true;
                one.proves = proves;
                const QRect badge = differenceOf(look(clashing), before);
                QVERIFY(badge.width() > 40);
                QVERIFY(badge.right() <= item.place.right());
            }
            QCOMPARE(badges, 3);
        }
    }

    void paintsWhatIsOpenAndWhatClashes() {
        auto open = std::make_shared<puzzles::SheetVerdict>(*firstTrialVerdict());
        open->models = 3;
        open->same.assign(4, std::nullopt);
        const QImage either = painted(firstTrial(), open, {});
        QVERIFY(either != painted(firstTrial(), nullptr, {}));
        open->models = 0;
        open->clash = {0};
        QVERIFY(painted(firstTrial(), open, {}) != painted(firstTrial(), nullptr, {}));
    }
};

LOGGIA_WINDOW_TEST(PuzzlePainterTest)

} // namespace puzzle_painter_test

#include "puzzle_painter_test.moc"
