#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/game_graph/game_graph_document.hpp"
#include "ui/game_graph/study_runner.hpp"
#include "ui/undo/history.hpp"

#include <QSignalSpy>
#include <QTest>

namespace study_runner_test {

using namespace loggia;
using namespace loggia::ui;

class StudyRunnerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { ui::testing::failOnWarnings(); }

    void followsTheDocument() {
        History undo;
        GameGraphDocument document(&undo);
        StudyRunner studies(&document);
        QVERIFY(!studies.study() && studies.isRunning());
        QVERIFY(ui::testing::settles(studies));
        QVERIFY(studies.study());
        const auto first = studies.study();
        QCOMPARE(first->shown->size(), 20);
        // A move needs no other study.
        QVERIFY(document.play(document.game().moves(document.position())[0]));
        QVERIFY(!studies.isRunning() && studies.study());
        document.setGame(game_graph::game_of("nim 1 2").value(), QStringLiteral("nim"));
        QVERIFY(!studies.study());
        QVERIFY(ui::testing::settles(studies));
        QVERIFY(studies.study() && studies.study() != first);
        undo.undo();
        QVERIFY(ui::testing::settles(studies));
        QVERIFY(studies.study());
        QCOMPARE(studies.study()->shown->size(), 20);
    }

    /// Of another game or another merging nothing is kept, not for a moment, and whoever shows it
    /// is told before the new study is there.
    void whatWasKnownIsGoneAtOnce() {
        History undo;
        GameGraphDocument document(&undo);
        StudyRunner studies(&document);
        QVERIFY(ui::testing::settles(studies));
        bool was_there = true;
        QObject::connect(&studies, &StudyRunner::changed, &studies,
                         [&] { was_there = studies.study() != nullptr; });
        document.setGame(game_graph::game_of("nim 60 60 60").value(), QStringLiteral("large"));
        QVERIFY(!was_there && !studies.study());
        undo.undo();
        QVERIFY(ui::testing::settles(studies));
        QVERIFY(was_there);
        studies.setLevel(1);
        QVERIFY(!was_there && !studies.study());
        QVERIFY(ui::testing::settles(studies));
        studies.retry();
        QVERIFY(!was_there && !studies.study());
    }

    /// A large game is not solved twice for a wrong click.
    void whatTookLongComesBackWithItsGame() {
        History undo;
        GameGraphDocument document(&undo);
        StudyRunner studies(&document, nullptr, 0);
        QVERIFY(ui::testing::settles(studies));
        studies.setLevel(1);
        QVERIFY(ui::testing::settles(studies));
        const auto merged = studies.study();
        {
            const MemoryShortage shortage; // nothing takes the place of what is kept
            document.setGame(game_graph::game_of("nim 1 2").value(), QStringLiteral("nim"));
            QVERIFY(!studies.study());
            QVERIFY(ui::testing::settles(studies));
        }
        undo.undo();
        QVERIFY(!studies.study());
        QVERIFY(ui::testing::settles(studies));
        QCOMPARE(studies.study(), merged);
        // Of another merging it is not.
        studies.setLevel(0);
        QVERIFY(ui::testing::settles(studies));
        QVERIFY(studies.study() != merged);
        QCOMPARE(studies.study()->level, 0);
    }

    void mergesAsItIsTold() {
        History undo;
        GameGraphDocument document(&undo);
        StudyRunner studies(&document);
        studies.setLevel(7);
        QVERIFY(ui::testing::settles(studies));
        QCOMPARE(studies.study()->shown->size(), 11);
        studies.setLevel(0);
        QVERIFY(ui::testing::settles(studies));
        QCOMPARE(studies.study()->shown->size(), 20);
    }

    void stopsAndTriesAgain() {
        History undo;
        GameGraphDocument document(&undo);
        StudyRunner studies(&document);
        document.setGame(game_graph::game_of("nim 60 60 60").value(), QStringLiteral("large"));
        studies.stop();
        QVERIFY(ui::testing::settles(studies));
        QVERIFY(studies.study());
        QVERIFY(studies.study()->stopped && !studies.study()->solution);
        document.setGame(game_graph::game_of("nim 2 2").value(), QStringLiteral("small"));
        QVERIFY(ui::testing::settles(studies));
        QVERIFY(studies.study()->solution.has_value());
        studies.retry();
        QVERIFY(studies.isRunning());
        QVERIFY(ui::testing::settles(studies));
    }

    /// Failure takes the place of the result.
    void tellsWhenItFails() {
        History undo;
        GameGraphDocument document(&undo);
        const MemoryShortage shortage;
        StudyRunner studies(&document);
        QVERIFY(ui::testing::settles(studies));
        QVERIFY(studies.study() && !studies.study()->solution);
        QCOMPARE(studies.study()->trouble, QStringLiteral("Not enough memory."));
    }
};

LOGGIA_WINDOW_TEST(StudyRunnerTest)

} // namespace study_runner_test

#include "study_runner_test.moc"
