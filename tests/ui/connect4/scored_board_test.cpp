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

    /// On a small screen, too: the points make way for it.
    void theBoardTakesAThirdOfThePage() {
        PageFixture f;
        const auto* score = f.page.findChildren<ScoreButton*>().first();
        const auto left = [&f](const QWidget* widget) { return widget->mapTo(&f.page, QPoint()); };
        f.page.resize(1366, 671);
        QTRY_VERIFY(left(score).x() + score->width() <= left(f.board).x());
        const BoardGeometry geometry = f.board->geometryNow();
        const double height = geometry.noteRect(0).bottom() - geometry.numberRect(0).top();
        QVERIFY(3 * geometry.frame().width() * height >= f.page.width() * f.page.height());
        f.page.resize(900, 800);
        QTRY_VERIFY(left(score).y() + score->height() <= left(f.board).y());
        QCOMPARE(left(score).x(), left(f.board).x());
    }
};

LOGGIA_WINDOW_TEST(ScoredBoardTest)

} // namespace scored_board_test

#include "scored_board_test.moc"
