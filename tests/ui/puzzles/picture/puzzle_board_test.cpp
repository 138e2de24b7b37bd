#include "tests/suite.hpp"
#include "tests/ui/puzzles/puzzle_fixture.hpp"
#include "ui/puzzles/picture/puzzle_board.hpp"

#include <QAccessible>
#include <QSignalSpy>

#include <cmath>

namespace puzzle_board_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

class PuzzleBoardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void fitsAsLargeAsItCan() {
        PuzzleBoard board;
        board.setPuzzle(puzzleScene(*firstTrial(), nullptr), {1200, 900});
        QVERIFY(board.scale() > 1.2);
        QCOMPARE(board.size(), QSize(1200, 900));
        board.setPuzzle(puzzleScene(*firstTrial(), nullptr), {300, 200});
        QCOMPARE(board.scale(), PuzzleBoard::smallest_scale);
        QVERIFY(board.height() > 200);
        for (int item = 0; item < 3; ++item)
            QVERIFY(QRectF(board.rect()).contains(board.itemRect(item)));
        board.setPuzzle({}, {300, 200});
        QVERIFY(board.itemRect(0).isEmpty());
    }

    /// People are smaller where they would not be seen whole, and else as large as ever.
    void aCrowdFits() {
        auto crowd = std::make_shared<puzzles::PuzzleSheet>(*threeIslanders());
        while (crowd->figures.size() < 8)
            crowd->figures.push_back(crowd->figures.front());
        PuzzleScene scene = puzzleScene(*crowd, nullptr);
        PuzzleBoard board;
        constexpr int width = 870;
        const auto height_at_most = [&board](PuzzleScene arranged) {
            arrangePuzzle(arranged, width / PuzzleBoard::smallest_scale, board.font());
            return static_cast<int>(
                std::ceil(arranged.bounds.height() * PuzzleBoard::smallest_scale));
        };
        const int whole = height_at_most(scene);
        board.setPuzzle(scene, QSizeF(width, whole));
        QCOMPARE(board.puzzle().items[0].figure.height(), puzzle_look::person_height);
        board.setPuzzle(scene, QSizeF(width, whole - 40));
        QCOMPARE(board.height(), whole - 40);
        QVERIFY(board.puzzle().items[0].figure.height() < puzzle_look::person_height);
        board.setPuzzle(scene, QSizeF(width, 50));
        QCOMPARE(board.height(), whole);
        QCOMPARE(board.puzzle().items[0].figure.height(), puzzle_look::person_height);
    }

    /// Whoever begins is told what the empty place is for.
    void anEmptyBoardSaysWhatComes() {
        PuzzleBoard board;
        board.setPuzzle({}, {300, 200});
        const QImage image = board.grab().toImage();
        int inked = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                inked += image.pixel(x, y) != image.pixel(0, 0) ? 1 : 0;
        QVERIFY2(inked > 50, qPrintable(QString::number(inked)));
    }

    /// A table of one row to a screen reader.
    void isATable() {
        PuzzleBoard board;
        board.setPuzzle(puzzleScene(*threeIslanders(), nullptr), {700, 500});
        QAccessibleInterface* table = QAccessible::queryAccessibleInterface(&board);
        QCOMPARE(table->role(), QAccessible::Table);
        QCOMPARE(table->childCount(), 4);
        QCOMPARE(table->text(QAccessible::Name), u("Puzzle, islanders: 3"));
        QCOMPARE(table->child(1)->text(QAccessible::Name), u("Bea says: Cid is a knight."));
    }
};

LOGGIA_WINDOW_TEST(PuzzleBoardTest)

} // namespace puzzle_board_test

#include "puzzle_board_test.moc"
