#include "tests/suite.hpp"
#include "tests/ui/sat/page_fixture.hpp"
#include "tests/ui/support/run_command.hpp"
#include "ui/widgets/explanation_card.hpp"
#include "ui/widgets/graph/graph_view.hpp"
#include "ui/widgets/graph/tree_view.hpp"

#include <QComboBox>
#include <QLabel>
#include <QTabWidget>
#include <QTableView>

namespace watch_panel_test {

using namespace loggia;
using namespace loggia::ui;
using sat::EventKind;
using testing::q;

struct Fixture : testing::PageFixture {
    WatchPanel& watch = *page.watch();
    Replay& replay = *watch.replay();
    QTabWidget* pictures = watch.findChild<QTabWidget*>();

    explicit Fixture(const char* text) {
        set(text);
        static_cast<void>(settled());
        page.setWatching(true);
        static_cast<void>(settled());
    }
    QString title() { return watch.findChild<ExplanationCard*>()->title(); }
    QTableView* table(const char* name) {
        for (QTableView* view : watch.findChildren<QTableView*>())
            if (view->accessibleName() == q(name))
                return view;
        return nullptr;
    }
    void run(const char* command) { testing::runCommand(page, q(command)); }
};

class WatchPanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    /// Nothing is recorded before a person looks, and again only when the clauses have changed.
    void recordsWhenSeen() {
        testing::PageFixture f;
        QVERIFY(f.settled());
        QVERIFY(!f.page.watch()->replay()->isThere());
        f.page.setWatching(true);
        QVERIFY(f.settled());
        QVERIFY(f.page.watch()->replay()->isThere());
        const auto recording = f.page.watch()->replay()->recording();
        f.page.setWatching(false);
        f.page.setWatching(true);
        QVERIFY(f.settled());
        QVERIFY(f.page.watch()->replay()->recording() == recording);
        f.set("1 2\n0\n");
        QVERIFY(f.settled());
        QVERIFY(f.page.watch()->replay()->recording() != recording);
    }

    void stepsByCommands() {
        Fixture f(testing::core_text);
        QCOMPARE(f.title(), q("At the beginning"));
        QVERIFY(!testing::canRun(f.page, q("sat.watch-back")));
        f.run("sat.watch-forward");
        QCOMPARE(f.replay.position(), std::size_t{1});
        f.run("sat.watch-back");
        f.run("sat.next-conflict");
        QCOMPARE(f.title(), q("Conflict"));
        // The conflict's graph is shown, its clause chosen, its trail there.
        QCOMPARE(f.pictures->currentIndex(), 0);
        QVERIFY(f.watch.findChildren<GraphView*>().size() >= 2);
        const auto rows = f.table("Clauses and their state")->selectionModel()->selectedRows();
        QCOMPARE(rows.size(), 1);
        QCOMPARE(rows.front().data().toString(), q("✗"));
        QCOMPARE(f.table("Trail")->model()->rowCount(),
                 static_cast<int>(f.replay.view().trail().size()));
        f.run("sat.previous-decision");
        QCOMPARE(f.replay.view().last()->kind, EventKind::decide);
        f.page.setWatching(false);
        QVERIFY(!testing::canRun(f.page, q("sat.watch-forward")));
    }

    /// Every procedure leads to the same end, by its own way.
    void watchesEveryProcedure() {
        Fixture f(testing::core_text);
        auto* box = f.watch.findChild<QComboBox*>(q("procedure"));
        const EventKind signs[]{EventKind::resolve, EventKind::flip, EventKind::learn};
        for (int i = 0; i < 3; ++i) {
            box->setCurrentIndex(i);
            QVERIFY(f.settled());
            f.replay.goTo(0);
            QVERIFY(f.replay.forwardTo(signs[i]));
            f.replay.goTo(f.replay.size());
            QCOMPARE(f.title(), q("Unsatisfiable"));
        }
    }

    void treeLeadsToItsMoments() {
        Fixture f(testing::core_text);
        auto* tree = f.watch.findChild<TreeView*>();
        f.pictures->setCurrentWidget(tree);
        const auto& nodes = f.replay.recording()->tree.nodes;
        QTest::mouseClick(tree, Qt::LeftButton, {}, tree->rectOf(1).center().toPoint());
        QCOMPARE(f.replay.position(), static_cast<std::size_t>(nodes[1].event) + 1);
        QCOMPARE(tree->tree().at(1).tone, NodeTone::highlight);
        QTest::mouseClick(tree, Qt::LeftButton, {}, tree->rectOf(0).center().toPoint());
        QCOMPARE(f.replay.position(), std::size_t{0});
    }

    void tooLargeIsSaid() {
        Fixture f("1 300000\n0\n");
        QVERIFY(!f.replay.isThere());
        QVERIFY(f.watch.findChild<ExplanationCard*>()->text().contains(q("no pleasure to watch")));
    }

    /// The session brings back procedure, picture and moment.
    void comesBack() {
        Fixture f(testing::core_text);
        f.watch.findChild<QComboBox*>(q("procedure"))->setCurrentIndex(1);
        QVERIFY(f.settled());
        f.replay.goTo(5);
        f.pictures->setCurrentIndex(0);
        const QJsonObject session = f.page.session();
        testing::PageFixture again;
        again.page.restoreSession(session);
        QVERIFY(again.settled());
        QVERIFY(again.page.isWatching());
        QTRY_COMPARE_WITH_TIMEOUT(again.page.watch()->replay()->position(), std::size_t{5},
                                  testing::patience);
        QVERIFY(again.page.watch()->replay()->recording()->features == sat::dpll());
        QCOMPARE(again.page.watch()->findChild<QTabWidget*>()->currentIndex(), 0);
    }

    /// Failure takes the place of the result.
    void tellsWhenRecordingFails() {
        testing::PageFixture f;
        QVERIFY(f.settled());
        const MemoryShortage shortage;
        f.page.setWatching(true);
        QVERIFY(f.settled());
        QVERIFY(!f.page.watch()->replay()->isThere());
        QCOMPARE(f.page.watch()->findChild<ExplanationCard*>()->text(),
                 QStringLiteral("There is not enough memory for this."));
    }
};

LOGGIA_WINDOW_TEST(WatchPanelTest)

} // namespace watch_panel_test

#include "watch_panel_test.moc"
