#include "tests/suite.hpp"
#include "tests/ui/puzzles/puzzle_fixture.hpp"
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
