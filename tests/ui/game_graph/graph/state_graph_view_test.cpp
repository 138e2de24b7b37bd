#include "tests/suite.hpp"
#include "tests/ui/game_graph/study_fixture.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/game_graph/graph/state_graph_view.hpp"

#include <QAccessible>
#include <QSignalSpy>
#include <QTest>

namespace state_graph_view_test {

using namespace loggia;
using namespace loggia::ui;

class StateGraphViewTest : public QObject {
    Q_OBJECT

private:
    std::shared_ptr<const GameStudy> study_ = ui::testing::studyFor("1-2-10");

    void showIn(StateGraphView& view) {
        view.resize(600, 500);
        view.setStudy(study_, lookAfter(*study_->shown, 20, true, 0));
        view.show();
        view.setFocus();
    }

private Q_SLOTS:
    void init() { ui::testing::failOnWarnings(); }

    void foldsByKeysAndMouse() {
        StateGraphView view;
        showIn(view);
        QSignalSpy changed(&view, &StateGraphView::foldChanged);
        QTest::keyClick(&view, Qt::Key_Down);
        QCOMPARE(view.selected(), 0);
        QTest::keyClick(&view, Qt::Key_Minus);
        QVERIFY(view.isFolded(0));
        QCOMPARE(view.scene().foldedUnder(0), std::uint64_t{19});
        QVERIFY(!view.scene().shows(1));
        QTest::keyClick(&view, Qt::Key_Plus);
        QVERIFY(!view.isFolded(0) && view.scene().shows(1));
        QTest::mouseDClick(&view, Qt::LeftButton, {}, view.rectOf(1).center().toPoint());
        QVERIFY(view.isFolded(1));
        QCOMPARE(view.foldedNodes(), std::vector<int>{1});
        QTest::keyClick(&view, Qt::Key_Asterisk);
        QVERIFY(view.foldedNodes().empty());
        QCOMPARE(changed.size(), 4);
        view.foldBelowStart();
        const auto shown = [&] {
            int count = 0;
            for (int node = 0; node < view.scene().size(); ++node)
                count += view.scene().shows(node) ? 1 : 0;
            return count;
        };
        QCOMPARE(shown(), 3); // the start and where its two moves lead
        // What is unfolded opens one level: (2, 1) leads to two positions, of which one is there.
        view.select(1);
        QTest::keyClick(&view, Qt::Key_Plus);
        QVERIFY(!view.isFolded(1));
        const auto moves = study_->shown->at(1).moves;
        for (const ShownGraph::Arc& arc : moves)
            QVERIFY(view.scene().shows(arc.to) && view.isFolded(arc.to));
        QVERIFY(shown() <= 3 + static_cast<int>(moves.size()));
        view.setFoldedNodes({-1, 99, 3});
        QCOMPARE(view.foldedNodes(), std::vector<int>{3});
    }

    void anotherLookStays() {
        StateGraphView view;
        showIn(view);
        view.zoomIn();
        const double scale = view.scale();
        view.setLook(lookAfter(*study_->shown, 4, true, 0));
        QCOMPARE(view.scale(), scale);
        view.select(5);
        QVERIFY(
            QAccessible::queryAccessibleInterface(&view)->child(view.selected())->state().selected);
    }

    void nothingToShowShowsNothing() {
        StateGraphView view;
        showIn(view);
        view.setStudy(nullptr, {});
        QCOMPARE(view.scene().size(), 0);
        view.foldBelowStart();
        view.unfoldAll();
        QTest::keyClick(&view, Qt::Key_Minus);
        QCOMPARE(view.foldedNodes().size(), std::size_t{0});
    }
};

LOGGIA_WINDOW_TEST(StateGraphViewTest)

} // namespace state_graph_view_test

#include "state_graph_view_test.moc"
