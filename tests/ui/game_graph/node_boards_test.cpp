#include "tests/suite.hpp"
#include "tests/ui/game_graph/page_fixture.hpp"
#include "tests/ui/support/pictures.hpp"
#include "ui/game_graph/node_boards.hpp"
#include "ui/theme/colours.hpp"
#include "ui/widgets/graph/graph_shape.hpp"

namespace node_boards_test {

using namespace loggia;
using namespace loggia::ui;
using testing::PageFixture;

class NodeBoardsTest : public QObject {
    Q_OBJECT

    static ShownGraph graphOf(const char* text) {
        const auto game = game_graph::game_of(text).value();
        GameStudy study = studyOf(game, game.start(), 0, {});
        addBoards(study.shown.value(), game);
        return std::move(study.shown).value();
    }

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void smallBoardsStandInTheNodes_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<bool>("boards");
        for (const char* game :
             {"nim 3 4 5", "nim 2 2 misere", "chomp 3x4", "tic-tac-toe 3x2 2", "connect4 3x3 3",
              "dodgem 3", "kalah 2 1", "hexapawn 3x3", "dots-and-boxes 1x2", "sim 4", "mu-torere"})
            QTest::newRow(game) << QString::fromLatin1(game) << true;
        // A long row would be smaller than its text, and numbers are no board.
        for (const char* game : {"kayles 9", "even-or-odd 15", "1-2-10"})
            QTest::newRow(game) << QString::fromLatin1(game) << false;
    }
    void smallBoardsStandInTheNodes() {
        QFETCH(QString, game);
        QFETCH(bool, boards);
        const ShownGraph graph = graphOf(game.toUtf8().constData());
        const StateLook look = lookAfter(graph, graph.steps.size(), true, -1);
        for (int node = 0; node < graph.size(); ++node) {
            const GraphNode shown = stateNode(graph, node, look);
            QCOMPARE(shown.picture != nullptr, boards);
            // What it says in words does not change.
            QCOMPARE(shown.label, QString::fromStdString(graph.at(node).text));
            if (!boards)
                continue;
            QCOMPARE(shown.picture->size(), graph.at(0).board->size());
            // It lies within the outline, corners included.
            const QRectF place(QPointF(), nodeSize(shown, 0, 15));
            const QRectF picture = pictureRect(shown, place);
            const QPainterPath outline = nodeOutline(shown.shape, place);
            for (const QPointF& corner : {picture.topLeft(), picture.topRight(),
                                          picture.bottomLeft(), picture.bottomRight()})
                QVERIFY(outline.contains(corner + (picture.center() - corner) * 0.05));
        }
    }

    /// Pieces of both players are seen in the graph, and nothing of them where it is too small.
    void piecesArePainted() {
        PageFixture f;
        f.choose("hexapawn 3x3");
        const Colours& colours = coloursFor(f.graph->palette());
        f.graph->select(0);
        // Each step goes on from where the one before leads.
        for (int i = 0; i < 6; ++i)
            f.graph->zoomIn();
        QTRY_VERIFY(f.graph->scale() > 1);
        QTest::qWait(300);
        f.graph->centreOn(0);
        QTRY_VERIFY(f.graph->rect().contains(f.graph->rectOf(0).toAlignedRect()));
        QTest::qWait(300);
        const auto pixels = [&](const QColor& colour) {
            return testing::pixelsOf(f.graph->grab().toImage(), colour,
                                     f.graph->rectOf(0).toAlignedRect());
        };
        QVERIFY(pixels(colours.player_one) > 100);
        QVERIFY(pixels(colours.player_two) > 100);
        // The text is told by the tip.
        QCOMPARE(f.node(0).tooltip.left(4), QStringLiteral("(1, "));
    }
};

LOGGIA_WINDOW_TEST(NodeBoardsTest)

} // namespace node_boards_test

#include "node_boards_test.moc"
