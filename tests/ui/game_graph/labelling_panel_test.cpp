#include "tests/suite.hpp"
#include "tests/ui/game_graph/study_fixture.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/game_graph/labelling_panel.hpp"

#include <QListView>
#include <QSignalSpy>
#include <QSlider>
#include <QTest>

namespace labelling_panel_test {

using namespace loggia;
using namespace loggia::ui;

class LabellingPanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { ui::testing::failOnWarnings(); }

    void stepsForwardAndBack() {
        LabellingPanel panel;
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
        QCOMPARE(ui::testing::namelessWidgets(panel), QStringList());
    }

    void runsByItself() {
        LabellingPanel panel;
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
        LabellingPanel panel;
        panel.setStudy(ui::testing::studyFor("connect4 4x4"));
        QCOMPARE(panel.steps(), std::size_t{0});
        QVERIFY(panel.said().contains(QStringLiteral("layer by layer")));
    }
};

LOGGIA_WINDOW_TEST(LabellingPanelTest)

} // namespace labelling_panel_test

#include "labelling_panel_test.moc"
