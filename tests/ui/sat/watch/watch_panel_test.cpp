#include "tests/suite.hpp"
#include "tests/ui/sat/page_fixture.hpp"
#include "tests/ui/support/run_command.hpp"
#include "ui/shell/session.hpp"
#include "ui/widgets/explanation_card.hpp"
#include "ui/widgets/graph/graph_view.hpp"
#include "ui/widgets/graph/tree_view.hpp"

#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableView>

#include <algorithm>
#include <string>
#include <utility>

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
    GraphView* implications() {
        for (auto* view : watch.findChildren<GraphView*>())
            if (view->accessibleName() == q("Implication graph"))
                return view;
        return nullptr;
    }
    void run(const char* command) { testing::runCommand(page, q(command)); }
};

class WatchPanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    /// As its tip says, after a conflict, too.
    void clauseLearningTriesFalseFirst() {
        testing::PageFixture f;
        QVERIFY(f.settled());
        f.page.setWatching(true);
        QVERIFY(f.settled());
        const auto recording = f.page.watch()->replay()->recording();
        QVERIFY(testing::firstOf(*recording, sat::EventKind::conflict) > 0);
        for (std::size_t i = 0; i < recording->trace.size(); ++i)
            if (recording->trace[i].kind == sat::EventKind::decide)
                QVERIFY(recording->trace[i].literal < 0);
    }

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
        QCOMPARE(f.title(), q("Start"));
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

    /// What a run ended with is still seen at its last step, whatever the procedure.
    void theEndHasAPicture() {
        Fixture f(testing::core_text);
        auto* box = f.watch.findChild<QComboBox*>(q("procedure"));
        f.pictures->setCurrentIndex(0);
        const auto views = f.pictures->findChildren<GraphView*>();
        const auto found = std::find_if(views.begin(), views.end(), [](const GraphView* view) {
            return qobject_cast<const TreeView*>(view) == nullptr;
        });
        const GraphView* graph = *found;
        for (int i = 0; i < 3; ++i) {
            box->setCurrentIndex(i);
            QVERIFY(f.settled());
            f.pictures->setCurrentIndex(0);
            f.replay.goTo(f.replay.size());
            QCOMPARE(f.title(), q("Unsatisfiable"));
            QVERIFY(graph->isVisible() && graph->scene().size() > 1);
        }
        // With a model after resolutions, too; without any it is said why there is none.
        for (const bool resolves : {true, false}) {
            f.set(resolves ? "1 2\n-1 3\n-2 -3\n1 -2 3\n0\n" : "1\n-1 2\n0\n");
            box->setCurrentIndex(0);
            QVERIFY(f.settled());
            f.pictures->setCurrentIndex(0);
            f.replay.goTo(f.replay.size());
            QCOMPARE(f.title(), q("Satisfiable"));
            QCOMPARE(f.replay.view().count(EventKind::resolve) > 0, resolves);
            QCOMPARE(graph->isVisible(), resolves);
            const auto labels = f.watch.findChildren<QLabel*>();
            QCOMPARE(std::any_of(labels.begin(), labels.end(),
                                 [](const QLabel* label) {
                                     return label->isVisible() &&
                                            label->text().contains(q("resolved no clauses"));
                                 }),
                     !resolves);
        }
    }

    /// A graph that is larger than its view shows what the step is about: the conflict, and while a
    /// clause is learned what the cut turns on, too, as far as both fit.
    void theGraphFollowsTheStep() {
        // A chain from the first decision to the conflict, longer than any view is high.
        constexpr int links = 36;
        QByteArray text;
        for (int i = 1; i < links; ++i)
            text += QByteArray::number(i) + " -" + QByteArray::number(i + 1) + '\n';
        text += QByteArray::number(links) + " 37\n" + QByteArray::number(links) + " -37\n0\n";
        Fixture f(text.constData());
        f.run("sat.next-conflict");
        GraphView* graph = f.implications();
        QVERIFY(graph != nullptr && graph->isVisible() && graph->isCut());
        const auto sees = [graph](int node) {
            return QRectF(graph->rect()).adjusted(-1, -1, 1, 1).contains(graph->rectOf(node));
        };
        const auto last_of = [graph](auto&& is_it) {
            const auto& nodes = graph->scene().nodes;
            return static_cast<int>(nodes.rend() -
                                    std::find_if(nodes.rbegin(), nodes.rend(), is_it)) -
                   1;
        };
        const int conflict =
            last_of([](const GraphNode& node) { return node.label == q("conflict"); });
        QTRY_VERIFY(sees(conflict));
        f.run("sat.watch-forward");
        QCOMPARE(f.replay.view().last()->kind, EventKind::learn);
        const int point = last_of(
            [](const GraphNode& node) { return node.tooltip.contains(q("implication point")); });
        QTRY_VERIFY(sees(conflict) && sees(point));
    }

    /// One decision forces many literals at once: their rows are as wide as the view.
    void theGraphFitsTheWidthAnew() {
        constexpr int forced = 24;
        QByteArray text;
        QByteArray conflict;
        for (int i = 2; i < 2 + forced; ++i) {
            text += "1 " + QByteArray::number(i) + '\n';
            conflict += '-' + QByteArray::number(i) + ' ';
        }
        Fixture f((text + conflict + "\n0\n").constData());
        f.page.resize(1800, 900);
        f.run("sat.next-conflict");
        GraphView* graph = f.implications();
        QVERIFY(graph != nullptr && graph->isVisible());
        const auto fits = [graph] {
            return graph->scene().bounds.width() * graph->scale() <= graph->width() + 1;
        };
        QTRY_VERIFY(fits());
        const double wide = graph->scene().bounds.width();
        f.page.resize(1000, 900);
        QTRY_VERIFY(graph->scene().bounds.width() < wide - 100 && fits());
        f.page.resize(1800, 900);
        QTRY_COMPARE(graph->scene().bounds.width(), wide);
        // Whoever has chosen what to see goes on seeing it.
        graph->zoomIn();
        const int before = graph->width();
        f.page.resize(1000, 900);
        QTRY_VERIFY(graph->width() < before);
        QCoreApplication::processEvents(); // in which it would be laid out anew
        QCOMPARE(graph->scene().bounds.width(), wide);
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

    /// A search of hundreds of nodes begins folded so far that all can be read, and unfolds where
    /// the search goes.
    void treeBeginsWhole() {
        constexpr int holes = 5;
        std::string text;
        const auto atom = [](int pigeon, int hole) {
            return std::to_string(pigeon * holes + hole + 1) + ' ';
        };
        for (int pigeon = 0; pigeon <= holes; ++pigeon) {
            for (int hole = 0; hole < holes; ++hole)
                text += atom(pigeon, hole);
            text += '\n';
            for (int other = 0; other < pigeon; ++other)
                for (int hole = 0; hole < holes; ++hole)
                    text += '-' + atom(pigeon, hole) + '-' + atom(other, hole) + '\n';
        }
        Fixture f((text + "0\n").c_str());
        auto* tree = f.watch.findChild<TreeView*>();
        QVERIFY(tree->tree().size() > 20);
        f.page.resize(900, 600);
        f.page.show();
        QTRY_VERIFY(tree->isVisible());
        QVERIFY(!tree->isCut());
        const std::size_t end = f.replay.size();
        for (std::size_t position = 0; position <= end; position += 1 + end / 50) {
            f.replay.goTo(position);
            f.pictures->setCurrentWidget(tree);
            const auto node = f.replay.recording()->tree.at(position);
            QVERIFY(tree->rowOf(static_cast<int>(node)) >= 0);
        }
        // Its conflicts are no wider than the window.
        f.replay.goTo(0);
        for (int conflict = 0; conflict < 3; ++conflict) {
            f.run("sat.next-conflict");
            const auto* graph = f.pictures->currentWidget()->findChild<GraphView*>();
            QVERIFY(graph != nullptr && graph->isVisible());
            QTRY_VERIFY([graph] {
                const QRectF place = graph->rectOf(0);
                return place.left() >= 0 && place.right() <= graph->width();
            }());
            const GraphScene& scene = graph->scene();
            QVERIFY(scene.bounds.width() * graph->rectOf(0).width() <=
                    scene.places.front().width() * graph->width());
            for (int node = 0; node < graph->scene().size(); ++node)
                QVERIFY(graph->rectOf(node).left() >= 0 &&
                        graph->rectOf(node).right() <= graph->width());
        }
    }

    void tooLargeIsSaid() {
        Fixture f("1 300000\n0\n");
        QVERIFY(!f.replay.isThere());
        QVERIFY(f.watch.findChild<ExplanationCard*>()->text().contains(q("Too large to watch")));
    }

    /// The session brings back procedure, picture and moment.
    void comesBack() {
        Fixture f(testing::core_text);
        f.watch.findChild<QComboBox*>(q("procedure"))->setCurrentIndex(1);
        QVERIFY(f.settled());
        f.replay.goTo(5);
        f.pictures->setCurrentIndex(0);
        const QJsonObject session = f.page.session()->state();
        testing::PageFixture again;
        again.page.restoreSession(session);
        // Also before the run has been recorded.
        QCOMPARE(again.page.session()->state(), session);
        QVERIFY(again.settled());
        QVERIFY(again.page.isWatching());
        QTRY_COMPARE_WITH_TIMEOUT(again.page.watch()->replay()->position(), std::size_t{5},
                                  testing::patience);
        QVERIFY(again.page.watch()->replay()->recording()->features == sat::dpll());
        QCOMPARE(again.page.watch()->findChild<QTabWidget*>()->currentIndex(), 0);
        QCOMPARE(again.page.session()->state(), session);
    }

    /// Whatever of it a person changes.
    void tellsWhatChanges() {
        Fixture f(testing::core_text);
        const Session& session = *f.watch.session();
        QSignalSpy told(&session, &Session::changed);
        QJsonObject last = session.state();
        const auto changes = [&](const char* key) {
            const QJsonObject before = std::exchange(last, session.state());
            const bool noticed = !told.isEmpty();
            told.clear();
            return noticed && last.value(q(key)) != before.value(q(key));
        };
        f.run("sat.watch-forward");
        QVERIFY(changes("position"));
        f.pictures->setCurrentIndex(0);
        QVERIFY(changes("picture"));
        for (QComboBox* box : f.watch.findChildren<QComboBox*>())
            box->setCurrentIndex(box->currentIndex() == 0 ? 1 : 0);
        QVERIFY(f.settled());
        for (const char* key : {"engine", "speed", "which"})
            QVERIFY2(session.state().value(q(key)) != last.value(q(key)), key);
        QVERIFY(told.size() >= 3);
        // The engine that is chosen for solving is watched too.
        const QJsonValue engine = session.state().value(q("engine"));
        told.clear();
        f.find<QComboBox>("engine")->setCurrentIndex(static_cast<int>(SatEngine::dpll));
        QVERIFY(session.state().value(q("engine")) != engine);
        QVERIFY(!told.isEmpty());
    }

    /// A position of clauses that are no longer there is not gone to.
    void forgetsThePositionWithItsClauses() {
        Fixture f(testing::core_text);
        f.replay.goTo(5);
        f.page.setWatching(false);
        testing::PageFixture again;
        again.page.restoreSession(f.page.session()->state());
        QVERIFY(again.settled());
        const auto position = [&] {
            return again.page.watch()->session()->state().value(q("position")).toInt();
        };
        QCOMPARE(position(), 5);
        again.set(testing::conflict_text);
        QVERIFY(again.settled());
        again.page.setWatching(true);
        QVERIFY(again.settled());
        QCOMPARE(position(), 0);
    }

    /// Of a run that is there it is shown at once.
    void goesToAPosition() {
        Fixture f(testing::core_text);
        f.watch.session()->restore({{q("position"), 3}});
        QCOMPARE(f.replay.position(), std::size_t{3});
        f.watch.session()->restore({{q("position"), -1}, {q("engine"), 77}, {q("speed"), -5}});
        QCOMPARE(f.replay.position(), std::size_t{3});
        f.watch.session()->restore({{q("position"), 2'000'000'000}});
        QCOMPARE(f.replay.position(), f.replay.size());
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
                 QStringLiteral("Not enough memory."));
    }
};

LOGGIA_WINDOW_TEST(WatchPanelTest)

} // namespace watch_panel_test

#include "watch_panel_test.moc"
