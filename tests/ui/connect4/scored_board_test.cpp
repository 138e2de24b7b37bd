#include "tests/suite.hpp"
#include "tests/ui/connect4/page_fixture.hpp"
#include "ui/connect4/score_button.hpp"
#include "ui/widgets/board/board_painter.hpp"
#include "ui/widgets/board/board_view.hpp"

namespace scored_board_test {

using namespace loggia::ui;
using testing::PageFixture;

class ScoredBoardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    /// On a small screen, too, where a window of 1366 by 768 leaves the page this room: the points
    /// make way for it, and the numbers around it are narrow.
    void theBoardTakesAThirdOfThePage() {
        PageFixture f;
        const auto* score = f.page.findChildren<ScoreButton*>().first();
        const auto left = [&f](const QWidget* widget) { return widget->mapTo(&f.page, QPoint()); };
        f.page.resize(1366, 653);
        QTRY_VERIFY(left(score).x() + score->width() <= left(f.board).x());
        const QRectF frame = f.board->geometryNow().frame();
        QVERIFY2(3 * frame.width() * frame.height() >= f.page.width() * f.page.height(),
                 qPrintable(QStringLiteral("%1 x %2").arg(frame.width()).arg(frame.height())));
        f.page.resize(900, 800);
        QTRY_VERIFY(left(score).y() + score->height() <= left(f.board).y());
        QCOMPARE(left(score).x(), left(f.board).x());
    }
};

LOGGIA_WINDOW_TEST(ScoredBoardTest)

} // namespace scored_board_test

#include "scored_board_test.moc"
