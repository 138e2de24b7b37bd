#include "tests/suite.hpp"
#include "tests/ui/game_graph/page_fixture.hpp"

#include <QLabel>

namespace game_graph_page_view_test {

using namespace loggia;
using namespace loggia::ui;
using testing::PageFixture;

/// What the page says of what it shows.
class GameGraphPageViewTest : public QObject {
    Q_OBJECT

private:
    /// All that the panel of the position says.
    static QString said(PageFixture& f) {
        QStringList texts;
        for (const QLabel* label : f.position->findChildren<QLabel*>())
            if (label->isVisible())
                texts << label->text();
        return texts.join(QLatin1Char('\n'));
    }

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void countsTheLessonsPositions() {
        PageFixture f;
        f.letPersonsPlay();
        QVERIFY(said(f).contains(QStringLiteral("(1, 1)")));
        QVERIFY(said(f).contains(QStringLiteral("so there are 20 states")));
        QVERIFY(f.bar->said().startsWith(
            QStringLiteral("Player 1 wins in 7 moves. 20 positions: 13 wins, 7 losses.")));
        f.play("+1");
        QVERIFY(!said(f).contains(QStringLiteral("21 states")));
        f.choose("1-2-12");
        QVERIFY(!said(f).contains(QStringLiteral("21 states")));
    }

    /// No tree of Nim stands there while Connect 4 is being solved, nor Nim's labels, nor its
    /// values.
    void nothingOfTheGameBeforeStays() {
        PageFixture f;
        f.letPersonsPlay();
        for (const GameViewChoice& view : {GameViewChoice{GameViewChoice::Kind::tree, 0},
                                           GameViewChoice{GameViewChoice::Kind::graph, 0}}) {
            f.choose("nim 1 2 3");
            f.page.setView(view);
            f.settle();
            f.tabs->setCurrentIndex(2);
            f.page.labelling()->goTo(3);
            QVERIFY(f.page.labelling()->steps() > 3);
            QVERIFY(f.graph->scene().size() > 0);
            f.tabs->setCurrentIndex(0);
            f.document().setGame(game_graph::game_of("connect4 6x5 3").value(), {});
            QVERIFY(f.page.studies()->isRunning());
            QCOMPARE(f.tree->tree().size(), 0);
            QCOMPARE(f.graph->scene().size(), 0);
            QCOMPARE(f.page.labelling()->steps(), std::size_t{0});
            QCOMPARE(f.bar->said(), QStringLiteral("Solving\u2026"));
            QVERIFY(said(f).contains(QStringLiteral("Solving\u2026")));
            testing::runCommand(f.page, QStringLiteral("game-graph.stop"));
            f.settle();
            QVERIFY(f.bar->said().startsWith(QStringLiteral("Stopped")));
        }
    }

    /// What Stop ended says how it goes on, and does.
    void aStoppedStudyCanBeTriedAgain() {
        PageFixture f;
        f.letPersonsPlay();
        f.document().setGame(game_graph::game_of("connect4 6x5 3").value(), {});
        testing::runCommand(f.page, QStringLiteral("game-graph.stop"));
        f.settle();
        QVERIFY(f.bar->said().contains(QStringLiteral("Press Values to try again.")));
        f.press("start");
        QVERIFY(f.page.studies()->isRunning());
        QVERIFY(f.part<QPushButton>("start")->isChecked());
        QCOMPARE(f.bar->said(), QStringLiteral("Solving\u2026"));
        testing::runCommand(f.page, QStringLiteral("game-graph.stop"));
        f.settle();
    }

    void saysWhatOfATreeIsDrawn() {
        PageFixture f;
        f.choose("nim 3 4 5");
        QVERIFY(
            f.bar->said().contains(QStringLiteral("Tree: 1,038,768 positions, 431,128 leaves.")));
        f.page.setView({GameViewChoice::Kind::tree, 0});
        f.settle();
        QVERIFY(f.bar->said().contains(QStringLiteral("are shown.")));
        f.choose("mu-torere");
        QVERIFY(f.bar->said().contains(QStringLiteral("Positions can repeat")));
    }

    void hintsSayWhere() {
        PageFixture f;
        f.run("values");
        f.run("hint");
        QVERIFY(said(f).contains(QStringLiteral("Hint: +1 leads to (2, 1) and wins in 7 moves.")));
        f.run("values");
        f.letPersonsPlay();
        f.play("+2");
        QVERIFY(!said(f).contains(QStringLiteral("Hint")));
    }

    void mergedPositionsAreTheSameNode() {
        PageFixture f;
        f.letPersonsPlay();
        f.choose("nim 2 1 3");
        f.page.setView({GameViewChoice::Kind::graph, 2});
        f.settle();
        f.play("A1");
        // The node of the position played is lit, and looking at it is looking at the game.
        const int here = f.page.studies()->study()->nodeOf(f.document().position());
        QCOMPARE(f.node(here).tone, NodeTone::highlight);
        f.graph->select(here);
        QVERIFY(f.position->title().contains(QStringLiteral("Player 2 is to move")));
        f.graph->select(0);
        QVERIFY(!f.position->title().contains(QStringLiteral("Player 2 is to move")));
    }
};

LOGGIA_WINDOW_TEST(GameGraphPageViewTest)

} // namespace game_graph_page_view_test

#include "game_graph_page_view_test.moc"
