#include "tests/suite.hpp"
#include "tests/ui/sat/sat_fixture.hpp"
#include "ui/sat/watch/watch_side.hpp"

#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QTableView>

namespace watch_side_test {

using namespace loggia;
using namespace loggia::ui;
using testing::q;

class WatchSideTest : public QObject {
    Q_OBJECT

    struct Fixture {
        Replay replay;
        WatchSide side{&replay};
        QTableView* trail = qobject_cast<QTableView*>(side.areas().at(0));
        QTableView* clauses = qobject_cast<QTableView*>(side.areas().at(1));
        QLabel* derivation = side.findChild<QLabel*>(q("derivation"));

        Fixture() {
            QObject::connect(&replay, &Replay::moved, &side, &WatchSide::showMoment);
            replay.setRecording(
                testing::recordingOf(testing::conflict_text, testing::plainLearning()));
        }
        void goTo(sat::EventKind kind) { replay.goTo(testing::firstOf(*replay.recording(), kind)); }
    };

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void showsWhatALearnedClauseComesFrom() {
        Fixture f;
        f.goTo(sat::EventKind::learn);
        QCOMPARE(f.clauses->selectionModel()->selectedRows().size(), 1);
        const QString learned = f.derivation->text();
        QVERIFY(!learned.isEmpty());
        f.side.chooseClause(0);
        QCOMPARE(f.clauses->currentIndex().row(), 0);
        QVERIFY(f.derivation->text() != learned);
        f.side.chooseClause(sat::Event::none);
        QCOMPARE(f.clauses->currentIndex().row(), 0);
        f.replay.setRecording(nullptr);
        f.side.showMoment();
        QVERIFY(f.derivation->text().isEmpty());
    }

    void trailLeadsToItsMoments() {
        Fixture f;
        f.replay.goTo(f.replay.size());
        QVERIFY(f.trail->model()->rowCount() > 1);
        Q_EMIT f.trail->activated(f.trail->model()->index(0, 0));
        QVERIFY(f.replay.position() < f.replay.size());
        QCOMPARE(f.trail->model()->rowCount(), 1);
    }

    void keepsItsChoiceWithinWhatThereIs() {
        Fixture f;
        const QSignalSpy changed(&f.side, &WatchSide::whichChanged);
        f.side.setWhich(2);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(f.side.which(), 2);
        f.side.setWhich(77);
        QCOMPARE(f.side.which(), f.side.findChild<QComboBox*>()->count() - 1);
        f.side.setWhich(-1);
        QCOMPARE(f.side.which(), 0);
    }
};

LOGGIA_WINDOW_TEST(WatchSideTest)

} // namespace watch_side_test

#include "watch_side_test.moc"
