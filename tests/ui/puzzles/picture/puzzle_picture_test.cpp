#include "tests/suite.hpp"
#include "tests/ui/puzzles/puzzle_fixture.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/pictures.hpp"
#include "ui/puzzles/picture/puzzle_board.hpp"
#include "ui/puzzles/picture/puzzle_figures.hpp"
#include "ui/puzzles/picture/puzzle_picture.hpp"
#include "ui/theme/colours.hpp"

#include <QImage>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>

namespace puzzle_picture_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

class PuzzlePictureTest : public QObject {
    Q_OBJECT

    struct Fixture {
        PuzzlePicture picture;
        QList<std::size_t> picked;
        QList<int> pointed; ///< -1: none

        explicit Fixture(const SheetPointer& sheet, const QSize& size = {720, 520}) {
            QObject::connect(&picture, &PuzzlePicture::statementPicked, &picture,
                             [this](std::size_t statement) { picked << statement; });
            QObject::connect(&picture, &PuzzlePicture::statementPointed, &picture,
                             [this](std::optional<std::size_t> statement) {
                                 pointed << (statement ? static_cast<int>(*statement) : -1);
                             });
            picture.setSheet(sheet);
            picture.resize(size);
            picture.show();
            picture.activateWindow();
            static_cast<void>(QTest::qWaitForWindowActive(&picture));
            picture.board().setFocus();
        }
        [[nodiscard]] QPoint at(int item) const {
            return picture.board().itemRect(item).center().toPoint();
        }
    };

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void isPickedByMouse() {
        Fixture f(firstTrial());
        QTest::mouseClick(&f.picture.board(), Qt::LeftButton, {}, f.at(1));
        QTest::mouseClick(&f.picture.board(), Qt::LeftButton, {}, f.at(2));
        QTest::mouseClick(&f.picture.board(), Qt::RightButton, {}, f.at(0));
        QTest::mouseClick(&f.picture.board(), Qt::LeftButton, {}, {1, 1});
        QCOMPARE(f.picked, (QList<std::size_t>{1, 2}));
        QTest::mouseMove(&f.picture.board(), f.at(0));
        QTRY_VERIFY_WITH_TIMEOUT(!f.pointed.isEmpty() && f.pointed.last() == 0, patience);
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(&f.picture.board(), &leave);
        QCOMPARE(f.pointed.last(), -1);
    }

    /// Doors and people are clicked for a guess, their signs and bubbles for the statement.
    void takesGuesses() {
        using Answer = puzzles::FigureAnswer;
        Fixture f(firstTrial());
        QSignalSpy wanted(&f.picture, &PuzzlePicture::guessWanted);
        PuzzleBoard& board = f.picture.board();
        const auto below = [&] {
            const QRectF door = board.itemRect(0);
            return QPointF(door.center().x(), door.bottom() - 0.2 * door.height()).toPoint();
        };
        QTest::mouseClick(&board, Qt::LeftButton, {}, below());
        QCOMPARE(wanted.size(), 0);
        QCOMPARE(f.picked.size(), 1);
        const QImage plain = board.grab().toImage();
        f.picture.setGuesses({Answer::open, Answer::bad});
        QVERIFY(board.puzzle().items[0].name.endsWith(u("No guess yet.")));
        QVERIFY(board.puzzle().items[1].name.endsWith(u("Your guess: tiger.")));
        QVERIFY(board.grab().toImage() != plain);
        QTest::mouseClick(&board, Qt::LeftButton, {}, below());
        QCOMPARE(wanted.takeFirst()[0].value<std::size_t>(), std::size_t{0});
        QCOMPARE(f.picked.size(), 1);
        QTest::mouseClick(&board, Qt::LeftButton, {}, f.at(2)); // a card
        QCOMPARE(f.picked.size(), 2);
        board.setFocus();
        QTest::keyClick(&board, Qt::Key_Home);
        QTest::keyClick(&board, Qt::Key_Right);
        QTest::keyClick(&board, Qt::Key_G);
        QCOMPARE(wanted.takeFirst()[0].value<std::size_t>(), std::size_t{1});
        QTest::keyClick(&board, Qt::Key_End);
        QTest::keyClick(&board, Qt::Key_G);
        QCOMPARE(wanted.size(), 0);
        // What is known takes the place of guesses.
        f.picture.setVerdict(firstTrialVerdict());
        QVERIFY(!board.puzzle().items[1].is_guess && !board.puzzle().items[1].guessed);
        Fixture islanders(threeIslanders());
        islanders.picture.setGuesses({Answer::good, Answer::open, Answer::bad});
        QVERIFY(islanders.picture.board().puzzle().items[2].is_guess);
        QVERIFY(!islanders.picture.board().grab().isNull());
    }

    void isPickedByKeyboard() {
        Fixture f(threeIslanders());
        PuzzleBoard& board = f.picture.board();
        QVERIFY(board.hasFocus());
        QTest::keyClick(&board, Qt::Key_Return);
        QTest::keyClick(&board, Qt::Key_Right);
        QTest::keyClick(&board, Qt::Key_Space);
        QTest::keyClick(&board, Qt::Key_Down);
        QTest::keyClick(&board, Qt::Key_Return);
        QTest::keyClick(&board, Qt::Key_Up);
        QCOMPARE(board.cursorColumn(), 1);
        QTest::keyClick(&board, Qt::Key_End);
        QCOMPARE(board.cursorColumn(), 3);
        QTest::keyClick(&board, Qt::Key_Home);
        QCOMPARE(board.cursorColumn(), 0);
        QTest::keyClick(&board, Qt::Key_3);
        QCOMPARE(f.picked, (QList<std::size_t>{0, 1, 3, 2}));
    }

    /// What the keyboard comes to is scrolled to.
    void scrolls() {
        Fixture f(plainStatements(40), {320, 240});
        auto* area = f.picture.findChild<QScrollArea*>();
        QVERIFY(area->verticalScrollBar()->maximum() > 0);
        QCOMPARE(area->horizontalScrollBar()->maximum(), 0);
        QTest::keyClick(&f.picture.board(), Qt::Key_End);
        const QRect last = f.picture.board().itemRect(39).toAlignedRect();
        QVERIFY(area->viewport()->rect().contains(
            last.translated(f.picture.board().pos()).adjusted(2, 2, -2, -2)));
        QTest::keyClick(&f.picture.board(), Qt::Key_Home);
        QVERIFY(area->verticalScrollBar()->value() < 20);
        f.picture.setSheet(plainStatements(2));
        QCOMPARE(area->verticalScrollBar()->maximum(), 0);
    }

    /// However it is resized, it fits: nothing is cut, and nothing empty is scrolled to.
    void fitsWhenResized() {
        Fixture f(plainStatements(6));
        auto* area = f.picture.findChild<QScrollArea*>();
        for (const QSize size :
             {QSize(400, 300), QSize(900, 700), QSize(250, 600), QSize(720, 520)}) {
            f.picture.resize(size);
            QCOMPARE(area->horizontalScrollBar()->maximum(), 0);
            QVERIFY(std::abs(f.picture.board().width() - area->viewport()->width()) <=
                    area->verticalScrollBar()->sizeHint().width());
            QVERIFY(f.picture.board().height() >= area->viewport()->height());
        }
    }

    void hidesTheSolutionOfAnotherPuzzle() {
        Fixture f(firstTrial());
        f.picture.setVerdict(firstTrialVerdict());
        QVERIFY(f.picture.board().puzzle().items[0].truth.has_value());
        f.picture.setSheet(firstTrial());
        QVERIFY(!f.picture.board().puzzle().items[0].truth);
        f.picture.setVerdict(firstTrialVerdict());
        f.picture.setVerdict(nullptr);
        QVERIFY(!f.picture.board().puzzle().items[0].truth);
        f.picture.setStatement(1);
        QCOMPARE(f.picture.statement(), std::optional<std::size_t>(1));
        f.picture.setSheet(nullptr);
        QTest::keyClick(&f.picture.board(), Qt::Key_Down);
        QVERIFY(namelessWidgets(f.picture).isEmpty());
    }

    void isPaintedAsAPicture() {
        Fixture f(threeIslanders());
        f.picture.setVerdict(threeIslandersVerdict());
        const QSize size = f.picture.pictureSize();
        QVERIFY(size.width() > 300 && size.height() > 100);
        QImage image(size * 2, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        const Colours& colours = paperColours();
        f.picture.paint(painter, QRectF(QPointF(), QSizeF(image.size())), colours);
        painter.end();
        QVERIFY(pixelsOf(image, puzzleColours(colours).skin) > 3 * 500); // three faces
        // Without the frame of the statement that is selected.
        f.picture.setStatement(1);
        QImage again(image.size(), image.format());
        again.fill(Qt::white);
        QPainter another(&again);
        f.picture.paint(another, QRectF(QPointF(), QSizeF(again.size())), colours);
        another.end();
        QCOMPARE(again, image);
    }
};

LOGGIA_WINDOW_TEST(PuzzlePictureTest)

} // namespace puzzle_picture_test

#include "puzzle_picture_test.moc"
