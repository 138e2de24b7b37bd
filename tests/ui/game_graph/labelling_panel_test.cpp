#include "tests/suite.hpp"
#include "tests/ui/game_graph/study_fixture.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/game_graph/labelling_panel.hpp"
#include "ui/undo/history.hpp"

#include <QListView>
#include <QSignalSpy>
#include <QSlider>
#include <QTest>

#include <algorithm>

namespace labelling_panel_test {

using namespace loggia;
using namespace loggia::ui;

class LabellingPanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { ui::testing::failOnWarnings(); }

    void stepsForwardAndBack() {
        History history;
        LabellingPanel panel(&history);
        panel.show();
        QVERIFY(!panel.isEnabled());
        panel.setStudy(ui::testing::studyFor("1-2-10"));
        QCOMPARE(panel.steps(), std::size_t{20});
        QCOMPARE(panel.done(), std::size_t{20});
        QVERIFY(panel.said().startsWith(QStringLiteral("(1, 0): player 1 wins in 7 moves: +1")));
        QSignalSpy moved(&panel, &LabellingPanel::moved);
        panel.goTo(0);
        QVERIFY(panel.said().contains(QStringLiteral("Final positions")));
        QCOMPARE(panel.findChild<QListView*>()->indexAt({2, 2}).row(), 0); // what comes first
        panel.goTo(0);
        panel.goTo(99);
        QCOMPARE(moved.size(), 2);
        QCOMPARE(panel.done(), std::size_t{20});
        auto* list = panel.findChild<QListView*>();
        QCOMPARE(list->model()->rowCount(), 20);
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Up);
        QCOMPARE(panel.done(), std::size_t{19});
        auto* slider = panel.findChild<QSlider*>();
        slider->setFocus();
        QTest::keyClick(slider, Qt::Key_Home);
        QCOMPARE(panel.done(), std::size_t{0});
        QTest::mouseClick(ui::testing::buttonOf(panel, "Next label"), Qt::LeftButton);
        QCOMPARE(panel.done(), std::size_t{1});
        QCOMPARE(list->currentIndex().row(), 0);
        // What is not reached yet is an answer.
        QVERIFY(list->model()->index(0, 0).data().toString().startsWith(QStringLiteral("L0")));
        QCOMPARE(list->model()->index(1, 0).data().toString(), QStringLiteral("?"));
        QCOMPARE(ui::testing::namelessWidgets(panel), QStringList());
    }

    /// A person labels, and is told why a label is right or not.
    void isLabelledByAPerson() {
        History history;
        LabellingPanel panel(&history);
        panel.resize(420, 600);
        panel.show();
        const auto study = ui::testing::studyFor("1-2-10");
        const ShownGraph& graph = *study->shown;
        panel.setStudy(study);
        QSignalSpy own(&panel, &LabellingPanel::ownChanged);
        QSignalSpy moved(&panel, &LabellingPanel::moved);
        panel.give(0, game_graph::Outcome::win); // nobody labels yet
        QCOMPARE(moved.size(), 0);
        auto* list = panel.findChild<QListView*>();
        auto* slider = panel.findChild<QSlider*>(QStringLiteral("labels"));
        QVERIFY(slider->isVisible());
        QTest::mouseClick(ui::testing::buttonOf(panel, "Label it yourself"), Qt::LeftButton);
        QVERIFY(panel.isOwn() && own.size() == 1);
        QVERIFY(!list->isVisible());   // its order would tell
        QVERIFY(!slider->isVisible()); // a step would end it
        QVERIFY(panel.said().contains(QStringLiteral("press W")));
        const auto ends = static_cast<std::size_t>(std::count_if(
            graph.nodes.begin(), graph.nodes.end(), [](const auto& node) { return node.end; }));
        QCOMPARE(panel.ownLook().labelled, ends);
        QSignalSpy wanted(&panel, &LabellingPanel::labelWanted);
        QTest::mouseClick(ui::testing::buttonOf(panel, "Label: Loss"), Qt::LeftButton);
        QCOMPARE(wanted.size(), 1);
        panel.give(-1, game_graph::Outcome::loss);
        QVERIFY(panel.said().contains(QStringLiteral("Choose a position")));
        std::size_t wrong = 0;
        for (int node = 0; node < graph.size(); ++node) {
            if (graph.at(node).end)
                continue;
            const auto truth = graph.at(node).value.outcome;
            const bool right = node % 3 != 0;
            panel.give(node, right                               ? truth
                             : truth == game_graph::Outcome::win ? game_graph::Outcome::loss
                                                                 : game_graph::Outcome::win);
            wrong += right ? 0 : 1;
            QVERIFY2(panel.said().startsWith(right ? QStringLiteral("Right. ")
                                                   : QStringLiteral("Not quite. ")),
                     qPrintable(panel.said()));
            const StateLook look = panel.ownLook();
            QVERIFY(look.known[static_cast<std::size_t>(node)]);
            QCOMPARE(look.corrected[static_cast<std::size_t>(node)], !right);
            QCOMPARE(stateNode(graph, node, look).badge.endsWith(QChar(0x2717)), !right);
        }
        QVERIFY2(
            panel.said().contains(QStringLiteral("20 of 20 labelled, %1 corrected").arg(wrong)),
            qPrintable(panel.said()));
        panel.give(0, game_graph::Outcome::win);
        QVERIFY(panel.said().contains(QStringLiteral("has its label already")));
        panel.answer({}); // as in another language
        QVERIFY(panel.said().contains(QStringLiteral("20 of 20 labelled")));
        QVERIFY2(!panel.said().contains(QStringLiteral("press W")), qPrintable(panel.said()));
        QCOMPARE(ui::testing::namelessWidgets(panel), QStringList());
        panel.goTo(3);
        QVERIFY(!panel.isOwn() && list->isVisible() && slider->isVisible());
        QCOMPARE(panel.done(), std::size_t{3});
    }

    /// Another game in between, as undo does it, and another start of the program.
    void labelsOfAPersonComeBackWithTheirGraph() {
        History history;
        LabellingPanel panel(&history);
        const auto study = ui::testing::studyFor("1-2-10");
        panel.setStudy(study);
        panel.setOwn(true);
        for (int node = 0; node < study->shown->size(); node += 2)
            panel.give(node, game_graph::Outcome::win);
        const StateLook before = panel.ownLook();
        QVERIFY(before.labelled > 0);
        const QJsonObject kept = panel.ownLabels();
        panel.setStudy(ui::testing::studyFor("nim 1 2"));
        QVERIFY(!panel.isOwn());
        // Whoever closes the window while another game is shown keeps them, too.
        LabellingPanel next(&history);
        next.keepOwnLabels(panel.ownLabels());
        QCOMPARE(next.ownLabels(), panel.ownLabels());
        next.setStudy(study);
        QVERIFY(next.isOwn());
        QCOMPARE(next.ownLook().known, before.known);
        QCOMPARE(next.ownLabels(), kept);
        panel.setStudy(nullptr);
        panel.setStudy(ui::testing::studyFor("1-2-10"));
        QVERIFY(panel.isOwn());
        QCOMPARE(panel.ownLook().known, before.known);
        QCOMPARE(panel.ownLook().corrected, before.corrected);
        // Whoever goes to the answers has done with them.
        panel.goTo(3);
        panel.setStudy(ui::testing::studyFor("1-2-10"));
        QVERIFY(!panel.isOwn());

        LabellingPanel other(&history);
        other.keepOwnLabels(kept);
        other.setStudy(study);
        QVERIFY(other.isOwn());
        QCOMPARE(other.ownLook().known, before.known);
        QCOMPARE(other.ownLook().corrected, before.corrected);
        other.keepOwnLabels({{QStringLiteral("graph"), kept[QStringLiteral("graph")]},
                             {QStringLiteral("given"), QStringLiteral("rx")}});
        other.setStudy(nullptr);
        other.setStudy(study);
        QCOMPARE(other.ownLook().known, before.known);
    }

    /// Games that are drawn have no names that tell them apart.
    void labelsOfAPersonStayWithTheirDrawing() {
        const auto studyOfDrawing = [](const char* text) {
            const game_graph::Game game{game_graph::Token(game_graph::drawn_of(text).value())};
            return std::make_shared<const GameStudy>(studyOf(game, game.start(), 0, {}));
        };
        const auto first = studyOfDrawing("start a\na -> b c\nb -> d\nc -> d\nd -> e\n");
        const auto ends = studyOfDrawing("start a\na -> b c\nb -> d\nc -> d\nd -> e\ne = win\n");
        const auto other = studyOfDrawing("start a\na -> b c\nb -> d\nc -> e\n");
        QCOMPARE(other->shown->size(), first->shown->size());
        History history;
        LabellingPanel panel(&history);
        panel.setStudy(first);
        panel.setOwn(true);
        panel.give(0, game_graph::Outcome::win);
        for (const auto& another : {ends, other}) {
            panel.setStudy(another);
            QVERIFY(!panel.isOwn());
            panel.setStudy(first);
            QVERIFY(panel.isOwn());
        }
        const QJsonObject kept = panel.ownLabels();
        LabellingPanel later(&history);
        later.keepOwnLabels(kept);
        later.setStudy(other);
        QVERIFY(!later.isOwn());
    }

    /// Each label is a step, and so are the beginning and the end of labelling by hand.
    void labelsAreUndone() {
        History history;
        LabellingPanel panel(&history);
        const auto study = ui::testing::studyFor("1-2-10");
        panel.setStudy(study);
        QSignalSpy stepped(&panel, &LabellingPanel::ownStepped);
        panel.setOwn(true);
        const std::size_t ends = panel.ownLook().labelled;
        std::vector<StateLook> looks{panel.ownLook()};
        QStringList said{panel.said()};
        for (int node = 0; node < study->shown->size(); ++node)
            if (!study->shown->at(node).end) {
                panel.give(node,
                           node % 2 == 0 ? game_graph::Outcome::win : game_graph::Outcome::draw);
                looks.push_back(panel.ownLook());
                said << panel.said();
            }
        const auto labels = static_cast<int>(looks.size()) - 1;
        QVERIFY(labels > 10);
        QCOMPARE(history.count(), 1 + labels);
        QVERIFY(history.undoText().startsWith(QStringLiteral("label (")));
        panel.give(0, game_graph::Outcome::win); // has one already
        QCOMPARE(history.count(), 1 + labels);
        QVERIFY(history.isClean()); // no file holds labels
        const auto is_as_after = [&](int given) {
            const auto i = static_cast<std::size_t>(given);
            return panel.isOwn() && panel.ownLook().known == looks[i].known &&
                   panel.ownLook().corrected == looks[i].corrected && panel.said() == said[given];
        };
        for (int given = labels - 1; given >= 0; --given) {
            history.undo();
            QVERIFY(is_as_after(given));
        }
        QCOMPARE(panel.ownLook().labelled, ends);
        history.undo();
        QVERIFY(!panel.isOwn());
        QCOMPARE(panel.done(), panel.steps());
        for (int given = 0; given <= labels; ++given) {
            history.redo();
            QVERIFY(is_as_after(given));
        }
        // Whoever goes to the answers can come back.
        panel.goTo(3);
        QVERIFY(!panel.isOwn());
        history.undo();
        QVERIFY(is_as_after(labels));
        history.redo();
        QVERIFY(!panel.isOwn());
        QCOMPARE(panel.done(), std::size_t{3});
        // While another graph is shown, undo changes the labels that are kept.
        history.undo();
        panel.setStudy(ui::testing::studyFor("nim 1 2"));
        stepped.clear();
        history.undo();
        QVERIFY(!panel.isOwn());
        QCOMPARE(stepped.size(), 1);
        QCOMPARE(stepped.front().front().toInt(), study->level);
        panel.setStudy(study);
        QVERIFY(is_as_after(labels - 1));
    }

    void runsByItself() {
        History history;
        LabellingPanel panel(&history);
        panel.show();
        panel.setStudy(ui::testing::studyFor("nim 1 1"));
        QSignalSpy playing(&panel, &LabellingPanel::playingChanged);
        panel.setPlaying(true); // from the beginning
        QCOMPARE(panel.done(), std::size_t{0});
        QVERIFY(panel.isPlaying());
        QTRY_VERIFY_WITH_TIMEOUT(panel.done() > 0, ui::testing::patience);
        panel.setPlaying(false);
        QCOMPARE(playing.size(), 2);
        panel.setStudy(nullptr);
        panel.setPlaying(true);
        QVERIFY(!panel.isPlaying());
    }

    void saysWhyThereIsNothing() {
        History history;
        LabellingPanel panel(&history);
        panel.setStudy(ui::testing::studyFor("connect4 4x4"));
        QCOMPARE(panel.steps(), std::size_t{0});
        QVERIFY(panel.said().contains(QStringLiteral("layer by layer")));
    }
};

LOGGIA_WINDOW_TEST(LabellingPanelTest)

} // namespace labelling_panel_test

#include "labelling_panel_test.moc"
