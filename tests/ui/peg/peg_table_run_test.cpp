#include "core/peg/layouts.hpp"
#include "core/peg/search/solve_direct.hpp"
#include "core/peg/search/table_store.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/peg/peg_document.hpp"
#include "ui/peg/peg_run.hpp"
#include "ui/peg/peg_table_run.hpp"
#include "ui/undo/history.hpp"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <filesystem>

namespace peg_table_run_test {

using namespace loggia;
using namespace loggia::ui;
using testing::patience;

peg::Puzzle triangle(int empty) {
    return peg::all_but_one(peg::find_layout("triangle15")->puzzle.board, empty);
}

struct TableFixture {
    QTemporaryDir cache;
    History undo;
    PegDocument document{&undo};
    PegRun run{&document};
    PegTableRun& tables = *run.tables();
    QSignalSpy said{&tables, &PegTableRun::said};

    explicit TableFixture(const peg::Puzzle& puzzle = triangle(1)) {
        qputenv("XDG_CACHE_HOME", QFile::encodeName(cache.path()));
        document.restore(PegDocument::stateOf({puzzle, {}}, 0));
    }
    [[nodiscard]] bool made() {
        tables.make();
        return QTest::qWaitFor([this] { return !tables.isMaking(); }, patience);
    }
};

class PegTableRunTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void madeItIsKeptAndFoundAgain() {
        TableFixture f;
        QVERIFY(f.tables.canMake() && !f.tables.table());
        QVERIFY(!f.tables.isWorthMaking());
        QVERIFY(f.made());
        QVERIFY(f.tables.table() && !f.tables.canMake());
        QCOMPARE(f.said.size(), 1);
        QVERIFY(std::filesystem::exists(peg::table_path(f.document.puzzle()).value()));
        // Another page finds it.
        History undo;
        PegDocument document(&undo);
        PegTableRun again(&document);
        document.restore(PegDocument::stateOf({triangle(1), {}}, 0));
        QTRY_VERIFY_WITH_TIMEOUT(again.table() != nullptr, patience);
        QVERIFY(*again.table() == *f.tables.table());
        // It is of this puzzle alone; a jump leaves it.
        QVERIFY(document.play({4, 2, 1}).has_value());
        QVERIFY(again.table() != nullptr);
        document.restore(PegDocument::stateOf({triangle(2), {}}, 0));
        QVERIFY(again.table() == nullptr);
        document.clear();
        QVERIFY(!again.canMake());
    }

    /// Solvability and hint say what a search says, and say it without one.
    void indicatorAndHintAreLookedUp() {
        TableFixture f;
        f.run.setIndicatorOn(true);
        QVERIFY(f.made());
        const QSignalSpy hinted(&f.run, &PegRun::hinted);
        int hints = 0;
        for (int step = 0; step < 13; ++step) {
            const bool solvable =
                peg::solve_direct(f.document.puzzleShown()).verdict == peg::Verdict::solved;
            QCOMPARE(f.run.solvability(),
                     solvable ? PegRun::Solvability::yes : PegRun::Solvability::no);
            // Without a search; where the answer is no, an invariant may be looked for, to show
            // why.
            QVERIFY(solvable ? !f.run.isRunning() : !f.run.isSolving());
            QTRY_VERIFY_WITH_TIMEOUT(!f.run.isRunning(), patience);
            f.run.askForHint();
            ++hints;
            QTRY_COMPARE_WITH_TIMEOUT(hinted.size(), hints, patience);
            QCOMPARE(hinted.last()[0].value<PegHint>().hint.verdict,
                     solvable ? peg::Verdict::solved : peg::Verdict::none);
            const auto jumps = peg::moves(f.document.board(), f.document.position());
            if (jumps.empty())
                break;
            QVERIFY(
                f.document.play(jumps[static_cast<std::size_t>(step) % jumps.size()]).has_value());
        }
    }

    void whatIsMadeCanBeStopped() {
        TableFixture f(peg::find_layout("english33")->puzzle);
        QVERIFY(f.tables.isWorthMaking());
        f.tables.make();
        QVERIFY(f.tables.isMaking() && f.run.isRunning());
        f.run.stop();
        QTRY_VERIFY_WITH_TIMEOUT(!f.tables.isMaking(), patience);
        QVERIFY(!f.tables.table() && f.said.isEmpty() && f.tables.canMake());
        // And another board ends it, or the page that goes.
        f.tables.make();
        f.document.restore(PegDocument::stateOf({triangle(1), {}}, 0));
        QVERIFY(!f.tables.isMaking());
        f.document.restore(PegDocument::stateOf({peg::find_layout("english33")->puzzle, {}}, 0));
        f.tables.make();
    }

    void saysWhereItCannotBeKept() {
        TableFixture f;
        QFile file(f.cache.filePath(QStringLiteral("loggia")));
        QVERIFY(file.open(QIODevice::WriteOnly)); // where the folder should be
        QVERIFY(f.made());
        QVERIFY(f.tables.table() != nullptr);
        QVERIFY(f.said[0][0].toString().contains(QStringLiteral("could not be saved")));
    }

    /// Failure takes the place of the result.
    void tellsWhenItFails() {
        TableFixture f;
        const MemoryShortage shortage;
        QVERIFY(f.made());
        QVERIFY(!f.tables.table());
        QVERIFY(f.said.last()[0].toString().endsWith(QStringLiteral("Not enough memory.")));
    }
};

LOGGIA_LOOP_TEST(PegTableRunTest)

} // namespace peg_table_run_test

#include "peg_table_run_test.moc"
