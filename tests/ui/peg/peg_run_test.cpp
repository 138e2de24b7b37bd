#include "core/peg/layouts.hpp"
#include "core/peg/replay.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/peg/peg_document.hpp"
#include "ui/peg/peg_run.hpp"
#include "ui/undo/history.hpp"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

namespace peg_run_test {

using namespace loggia;
using namespace loggia::ui;
using Solvability = PegRun::Solvability;
using testing::patience;

struct Fixture {
    History undo;
    PegDocument document{&undo};
    PegRun run{&document};

    explicit Fixture(const peg::Puzzle& puzzle = peg::find_layout("triangle15")->puzzle) {
        document.restore(PegDocument::stateOf({puzzle, {}}, 0));
    }
    bool settled() {
        return QTest::qWaitFor([this] { return !run.isRunning(); }, patience);
    }
};

/// Whose fewest moves take far longer than any test.
peg::Puzzle hardPuzzle() {
    peg::Puzzle puzzle = peg::find_layout("german45")->puzzle;
    puzzle.goal = {2, 0};
    return puzzle;
}

class PegRunTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void theIndicatorFollowsThePosition() {
        Fixture f;
        QCOMPARE(f.run.solvability(), Solvability::off);
        f.run.setIndicatorOn(true);
        QCOMPARE(f.run.solvability(), Solvability::thinking);
        QVERIFY(f.settled());
        QCOMPARE(f.run.solvability(), Solvability::yes);
        for (;;) {
            const auto jumps = peg::moves(f.document.board(), f.document.position());
            if (jumps.empty())
                break;
            QVERIFY(f.document.play(jumps.front()).has_value());
        }
        QVERIFY(f.settled());
        QCOMPARE(f.run.solvability(), Solvability::no);
        QVERIFY(!f.run.indicatorReason().isEmpty());
        f.document.show(0);
        QVERIFY(f.settled());
        QCOMPARE(f.run.solvability(), Solvability::yes);
        f.run.setIndicatorOn(false);
        QCOMPARE(f.run.solvability(), Solvability::off);
        f.document.clear();
        f.run.setIndicatorOn(true);
        QCOMPARE(f.run.solvability(), Solvability::off);
    }

    /// Where a table knows the answer, an invariant still shows why.
    void theIndicatorProvesIt() {
        const QTemporaryDir cache;
        qputenv("XDG_CACHE_HOME", QFile::encodeName(cache.path()));
        Fixture f;
        f.run.setIndicatorOn(true);
        QVERIFY(f.settled());
        QVERIFY(f.run.indicatorProof() == nullptr);
        const peg::Board triangle = peg::find_layout("triangle10")->puzzle.board;
        for (const bool with_table : {false, true}) {
            f.document.setGame({peg::all_but_one(triangle, 1), {}}, 0, QStringLiteral("test"));
            if (with_table)
                f.run.tables()->make();
            QVERIFY(f.settled());
            QCOMPARE(f.run.tables()->table() != nullptr, with_table);
            QCOMPARE(f.run.solvability(), Solvability::no);
            QVERIFY(f.run.indicatorProof() != nullptr);
            QVERIFY(peg::proves(f.document.puzzleShown(), *f.run.indicatorProof()));
            QVERIFY(f.run.indicatorReason().startsWith(QStringLiteral("Proven by an invariant")));
        }
        f.run.setIndicatorOn(false);
        QVERIFY(f.run.indicatorProof() == nullptr);
    }

    void answersArrive() {
        Fixture f;
        const QSignalSpy solved(&f.run, &PegRun::solved);
        const QSignalSpy tried(&f.run, &PegRun::tried);
        f.run.solve(PegMethod::sat, {});
        QVERIFY(f.run.isSolving());
        QVERIFY(f.settled());
        QCOMPARE(solved.size(), 1);
        QCOMPARE(tried.size(), 1);
        const QSignalSpy hinted(&f.run, &PegRun::hinted);
        f.run.askForHint();
        QVERIFY(f.settled());
        QCOMPARE(hinted.size(), 1);
    }

    void answersForAnOlderPositionAreDropped() {
        Fixture f;
        const QSignalSpy solved(&f.run, &PegRun::solved);
        const QSignalSpy hinted(&f.run, &PegRun::hinted);
        f.run.solve(PegMethod::direct, {});
        f.run.askForHint();
        QVERIFY(f.document.play({4, 2, 1}).has_value());
        QVERIFY(f.settled());
        QTest::qWait(50);
        QCOMPARE(solved.size(), 0);
        QCOMPARE(hinted.size(), 0);
    }

    void whatRunsIsStopped() {
        Fixture f(hardPuzzle());
        const QSignalSpy solved(&f.run, &PegRun::solved);
        f.run.solve(PegMethod::fewest, {});
        QVERIFY(f.run.isRunning());
        f.run.stop();
        QVERIFY(f.settled());
        QCOMPARE(solved.size(), 1);
        QVERIFY(solved[0][0].value<PegAnswer>().verdict != peg::Verdict::none);
        // And it may go while it works.
        f.run.solve(PegMethod::fewest, {});
    }

    /// It can be played while the search for a shorter one goes on.
    void aSolutionIsShownWhileAShorterOneIsSought() {
        Fixture f(peg::find_layout("english33")->puzzle);
        const QSignalSpy solved(&f.run, &PegRun::solved);
        f.run.solve(PegMethod::fewest, {});
        QVERIFY(QTest::qWaitFor([&] { return !f.document.game().jumps.empty(); }, patience));
        QVERIFY(f.run.isSolving() && solved.isEmpty());
        QVERIFY(peg::replay(f.document.game().puzzle, f.document.game().jumps).solved);
        const int steps = f.undo.count();
        f.run.stop();
        QVERIFY(f.settled());
        QCOMPARE(solved.size(), 1);
        // Nothing shorter was found: the same jumps are no step of their own.
        QCOMPARE(f.undo.count(), steps);
    }

    void theFirstSolutionCanBeWatchedMeanwhile() {
        Fixture f(peg::find_layout("english33")->puzzle);
        const QSignalSpy solved(&f.run, &PegRun::solved);
        const auto first = peg::moves(f.document.board(), f.document.position()).front();
        QVERIFY(f.document.play(first).has_value());
        f.run.solve(PegMethod::fewest, {});
        QVERIFY(QTest::qWaitFor([&] { return f.document.game().jumps.size() > 1; }, patience));
        f.document.show(2);
        QVERIFY(f.run.isSolving());
        f.document.show(f.document.played());
        QVERIFY(f.run.isSolving());
        // Before its first jump there is another position.
        f.document.show(0);
        QVERIFY(!f.run.isSolving());
        QVERIFY(solved.isEmpty());
        // What is played ends it, too.
        f.document.show(1);
        f.run.solve(PegMethod::fewest, {});
        f.document.restart();
        QVERIFY(!f.run.isSolving());
    }

    /// Failure takes the place of the result.
    void tellsWhatFailed() {
        const MemoryShortage shortage; // before the table of the puzzle is made, too
        Fixture f;
        const QSignalSpy failed(&f.run, &PegRun::failed);
        QList<PegAnswer> answers;
        connect(&f.run, &PegRun::solved, &f.run,
                [&](const PegAnswer& answer) { answers << answer; });
        const QString words = QStringLiteral("Not enough memory.");
        f.run.setIndicatorOn(true);
        QVERIFY(f.settled());
        QCOMPARE(f.run.solvability(), Solvability::unknown);
        QCOMPARE(f.run.indicatorReason(), words);
        f.run.askForHint();
        f.run.solve(PegMethod::fewest, {});
        QVERIFY(f.settled());
        QCOMPARE(failed.size(), 1);
        QCOMPARE(failed[0][0].toString(), words);
        QCOMPARE(answers.size(), 1);
        QCOMPARE(answers[0].error, words);
    }
};

LOGGIA_LOOP_TEST(PegRunTest)

} // namespace peg_run_test

#include "peg_run_test.moc"
