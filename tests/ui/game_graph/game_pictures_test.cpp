#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/game_graph/board/position_board_view.hpp"
#include "ui/game_graph/game_graph_legend.hpp"
#include "ui/game_graph/game_pictures.hpp"
#include "ui/game_graph/graph/drawn_game_view.hpp"
#include "ui/game_graph/graph/state_graph_view.hpp"
#include "ui/shell/page_info.hpp"
#include "ui/widgets/graph/tree_view.hpp"

#include <QLabel>
#include <QTest>
#include <QVBoxLayout>

namespace game_pictures_test {

using namespace loggia;
using namespace loggia::ui;
using Kind = GameViewChoice::Kind;

PageInfo infoWithLegend() {
    PageInfo info;
    info.title = QStringLiteral("Games");
    info.legend = gameGraphLegend;
    return info;
}

/// The pictures and, beside them, the panel where the board is otherwise.
struct Fixture {
    QWidget window;
    GamePictures* pictures = new GamePictures(infoWithLegend(), &window);
    QWidget* panel = new QWidget(&window);
    PositionBoardView* board = new PositionBoardView(panel);

    Fixture() {
        auto* layout = new QVBoxLayout(&window);
        layout->addWidget(pictures, 1);
        layout->addWidget(panel);
        window.resize(600, 500);
        window.show();
        window.activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(&window));
    }
};

class GamePicturesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { ui::testing::failOnWarnings(); }

    void theKeyboardGoesWithThePicture() {
        Fixture f;
        f.pictures->graph()->setFocus();
        f.pictures->showPicture(f.pictures->tree());
        QCOMPARE(f.window.focusWidget(), static_cast<QWidget*>(f.pictures->tree()));
        QCOMPARE(f.pictures->shownPart(), static_cast<QWidget*>(f.pictures->tree()));
        QCOMPARE(f.pictures->pictureOf(Kind::board), static_cast<GraphView*>(f.pictures->graph()));
        QVERIFY(!f.pictures->hasPicture(Kind::tree)); // nothing is in it
    }

    void theBoardIsAloneWhileItIsHere() {
        Fixture f;
        f.pictures->showBoardPlace();
        QVERIFY(f.pictures->isBoardPlaceShown());
        QVERIFY(!f.pictures->isBoardAlone());
        f.pictures->takeBoard(f.board);
        QVERIFY(f.pictures->isBoardAlone());
        QVERIFY(f.pictures->hasPicture(Kind::board));
        QCOMPARE(f.pictures->shownPart(), static_cast<QWidget*>(f.board));
        f.board->setParent(f.panel);
        QVERIFY(!f.pictures->isBoardAlone());
        QVERIFY(!f.pictures->hasPicture(Kind::board));
        QCOMPARE(f.pictures->shownPart(), f.pictures->currentWidget());
    }

    void aNoticeStandsInThePlaceOfTheBoard() {
        Fixture f;
        f.pictures->showBoardPlace();
        const auto* notice = f.pictures->findChild<QLabel*>(QStringLiteral("notice"));
        f.pictures->setNotice(QStringLiteral("Too large to draw."));
        QVERIFY(notice->isVisible());
        QCOMPARE(notice->text(), QStringLiteral("Too large to draw."));
        QCOMPARE(f.pictures->pictureSize(Kind::graph), QSize(480, 160));
        f.pictures->setNotice({});
        QVERIFY(!notice->isVisible());
    }
};

LOGGIA_WINDOW_TEST(GamePicturesTest)

} // namespace game_pictures_test

#include "game_pictures_test.moc"
