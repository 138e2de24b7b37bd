#include "core/base/random.hpp"
#include "tests/core/connect4/oracle.hpp"
#include "tests/suite.hpp"
#include "tests/ui/connect4/players.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/connect4/analysis_run.hpp"
#include "ui/connect4/connect4_document.hpp"
#include "ui/undo/history.hpp"

#include <QSignalSpy>

namespace analysis_run_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;
using connect4::Player;

ThinkSettings byPoints(int depth) {
    ThinkSettings settings = toDepth(depth);
    settings.evaluation = connect4::Evaluation::score;
    return settings;
}

struct Fixture {
    History undo;
    Connect4Document document{&undo};
    AnalysisRun run{&document};
    QSignalSpy hinted{&run, &AnalysisRun::hinted};
    QSignalSpy course{&run, &AnalysisRun::courseChanged};
    QSignalSpy running{&run, &AnalysisRun::runningChanged};

    explicit Fixture(const ThinkSettings& settings) {
        document.setPlayer(Player::two, {});
        run.setSettings(settings);
    }
    bool finished() { return settles(run); }
    /// Whether what is known of the game is what minimax says, to this depth, of each moment.
    [[nodiscard]] bool courseIsRight(int depth) const {
        const connect4::Game& game = document.game();
        if (run.course().size() != game.moves.size() + 1)
            return false;
        for (const auto& [moves, point] : run.course()) {
            const connect4::Position position = game.position_after(moves);
            const int value = connect4::within_bounds(
                position, connect4::oracle_value(position, std::min(depth, position.empty_count()),
                                                 connect4::Evaluation::score));
            const int sign = position.to_move() == Player::one ? 1 : -1;
            if (point.moves != moves || point.value.hundredths != sign * value)
                return false;
        }
        return true;
    }
};

class AnalysisRunTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void isOffUntilSwitchedOn() {
        Fixture f(byPoints(2));
        QVERIFY(f.document.play(3).has_value());
        QTest::qWait(20);
        QVERIFY(!f.run.isOn() && !f.run.isRunning() && !f.run.analysis());
        QVERIFY(f.run.course().empty());
    }

    void valuesEveryColumnOfWhatIsShown() {
        Fixture f(byPoints(3));
        f.run.setOn(true);
        Random random(179);
        for (int move = 0; move < 20; ++move) {
            QVERIFY(f.finished());
            QVERIFY(f.run.analysis() != nullptr);
            const connect4::Position position = f.document.shownPosition();
            for (const auto& entry : f.run.analysis()->columns)
                QCOMPARE(
                    entry.value.hundredths,
                    connect4::within_bounds(position, entry.column,
                                            -connect4::oracle_value(position.after(entry.column), 2,
                                                                    connect4::Evaluation::score)));
            int column = static_cast<int>(random.below(connect4::columns));
            while (!position.can_play(column))
                column = (column + 1) % connect4::columns;
            QVERIFY(f.document.play(column).has_value());
            QVERIFY(!f.run.analysis() || f.run.isRunning()); // never that of another position
        }
        f.run.setOn(false);
        QVERIFY(!f.run.analysis() && !f.run.isRunning());
    }

    /// The game changes at random, with what is known of its beginning kept, and is right at the
    /// end of it.
    void theCourseFollowsTheGame() {
        Fixture f(byPoints(2));
        f.run.setOn(true);
        Random random(181);
        for (int i = 0; i < 40; ++i) {
            const std::size_t moves = f.document.game().moves.size();
            switch (random.below(8)) {
            case 0:
                f.document.newGame();
                break;
            case 1:
                f.document.setGame({connect4::Position().after(2), {3, 3}}, QStringLiteral("open"));
                break;
            case 2:
                f.undo.undo();
                break;
            case 3: // another way from the middle on
                f.document.show(moves / 2);
                [[fallthrough]];
            default: {
                const connect4::Position position = f.document.shownPosition();
                const int column = static_cast<int>(random.below(connect4::columns));
                if (position.can_play(column))
                    QVERIFY(f.document.play(column).has_value());
            }
            }
            if (random.below(3) == 0)
                continue; // before anything is finished
            QVERIFY(f.finished());
            QVERIFY(f.courseIsRight(2));
        }
        f.document.show(f.document.game().moves.size() / 2);
        QVERIFY(f.finished());
        QVERIFY(f.courseIsRight(2));
    }

    /// Whoever takes *New game* or another variation back sees what was found before.
    void aGameThatComesBackHasItsCourse() {
        Fixture f(byPoints(2));
        for (const int column : {3, 3, 3, 3, 3})
            QVERIFY(f.document.play(column).has_value());
        f.run.reviewGame();
        QVERIFY(f.finished());
        QVERIFY(f.courseIsRight(2));
        const auto found = f.run.course().size();
        QCOMPARE(found, std::size_t{6});
        f.document.newGame();
        QVERIFY(f.run.course().size() <= 1); // the empty board
        f.undo.undo();
        QVERIFY(!f.run.isRunning());
        QVERIFY(f.courseIsRight(2));
        f.document.show(2);
        QVERIFY(f.document.play(6).has_value());
        QCOMPARE(f.run.course().size(), std::size_t{3});
        f.undo.undo();
        QVERIFY(!f.run.isRunning());
        QVERIFY(f.courseIsRight(2));
        // Estimates of other settings do not come back.
        f.document.newGame();
        f.run.setOn(true);
        f.run.setSettings(byPoints(1));
        QVERIFY(f.finished());
        f.undo.undo();
        QVERIFY(f.finished());
        QVERIFY(f.courseIsRight(1));
    }

    void aFullBoardHasItsCourseToo() {
        Fixture f(byPoints(1));
        connect4::Game game;
        for (int ply = 0; ply < connect4::cells; ++ply)
            game.moves.push_back(ply % connect4::columns);
        f.document.setGame(game, QStringLiteral("open"));
        f.run.setOn(true);
        QVERIFY(f.finished());
        QVERIFY(f.courseIsRight(1));
        QVERIFY(!f.run.analysis());
        f.run.askForHint(); // there is no move to be hinted at
        QCOMPARE(f.hinted.size(), 0);
    }

    /// Estimates, that is, and of a game that is only reviewed not before it is asked for.
    void otherSettingsForgetWhatTheOldOnesFound() {
        Fixture f(byPoints(1));
        QVERIFY(f.document.play(3).has_value());
        f.run.setOn(true);
        QVERIFY(f.finished());
        QCOMPARE(f.run.course().size(), std::size_t{2});
        f.run.setSettings(byPoints(2));
        QVERIFY(f.finished());
        QVERIFY(f.courseIsRight(2));
        f.run.setOn(false);
        f.run.setSettings(byPoints(3));
        QVERIFY(f.courseIsRight(2));
        const auto told = f.course.size();
        f.run.reviewGame();
        QVERIFY(f.finished());
        QVERIFY(f.courseIsRight(3));
        QVERIFY(f.course.size() > told); // whoever draws it is told
    }

    void whatIsProvenStays() {
        Fixture f(byPoints(2));
        connect4::Game game;
        for (int ply = 0; ply < connect4::cells - 3; ++ply)
            game.moves.push_back(ply % connect4::columns);
        f.document.setGame(game, QStringLiteral("open"));
        f.run.setSettings(ThinkSettings()); // which proves the last moves
        f.run.setOn(true);
        QTRY_VERIFY_WITH_TIMEOUT(f.run.course().contains(game.moves.size()), 20'000);
        const connect4::Value last = f.run.course().at(game.moves.size()).value;
        QVERIFY(last.certainty == connect4::Certainty::exact);
        f.run.setSettings(byPoints(1));
        QVERIFY(f.run.course().at(game.moves.size()).value == last);
        QVERIFY(f.finished());
        QVERIFY(f.run.course().at(game.moves.size()).value == last);
    }

    void stopKeepsWhatIsKnownAndGoesOnWithTheNext() {
        Fixture f(forLong());
        f.run.setOn(true);
        QTRY_VERIFY(f.run.analysis() && f.run.analysis()->depth >= 1);
        f.run.stop();
        QVERIFY(f.finished());
        QVERIFY(f.run.analysis() != nullptr && f.run.isOn());
        QTest::qWait(30);
        QVERIFY(!f.run.isRunning()); // no course is begun behind the person's back
        QVERIFY(f.document.play(3).has_value());
        QVERIFY(f.run.isRunning());
        QCOMPARE(f.running.size(), 3);
    }

    void whilePuttingUpAPositionItRests() {
        Fixture f(forLong());
        f.run.setOn(true);
        QVERIFY(f.run.isRunning());
        f.document.startEditing();
        QVERIFY(!f.run.isRunning() && !f.run.analysis());
        f.run.askForHint();
        QVERIFY(!f.run.isRunning());
        f.document.cancelEditing();
        QVERIFY(f.run.isRunning());
    }

    void aHintIsAMoveWithReasons() {
        Fixture f(byPoints(4));
        for (const int column : {3, 0, 3, 6, 3})
            QVERIFY(f.document.play(column).has_value());
        f.run.askForHint(); // off: thinks for a second by itself
        QVERIFY(f.run.isRunning() && !f.run.isOn());
        QTRY_COMPARE_WITH_TIMEOUT(f.hinted.size(), 1, 10'000);
        QVERIFY(f.document.shownPosition().can_play(f.hinted[0][0].toInt()));
        QVERIFY(!f.hinted[0][1].toStringList().isEmpty());
        QVERIFY(f.finished());
        f.run.askForHint(); // it is known now
        QCOMPARE(f.hinted.size(), 2);
    }

    /// Somebody who lets the engine think for an hour and asks in the first second does not mean to
    /// wait for the answer until the hour is over.
    void aHintDoesNotWaitForALongAnalysis() {
        Fixture f(forLong());
        f.run.setOn(true);
        QTRY_VERIFY(f.run.analysis() != nullptr);
        f.run.askForHint();
        QTRY_COMPARE_WITH_TIMEOUT(f.hinted.size(), 1, testing::patience);
        QVERIFY(f.run.isRunning()); // which goes on
        QTRY_VERIFY_WITH_TIMEOUT(f.run.analysis()->seconds >= 1, 10'000);
        f.run.askForHint();
        QCOMPARE(f.hinted.size(), 2); // at once
    }

    void aHintForAnotherPositionIsNotGiven() {
        Fixture f(forLong());
        f.run.askForHint();
        QVERIFY(f.document.play(3).has_value());
        QTest::qWait(1300);
        QCOMPARE(f.hinted.size(), 0);
        f.run.askForHint();
        f.run.stop();
        QVERIFY(f.finished());
        QCOMPARE(f.hinted.size(), 0);
    }

    /// Failure takes the place of the result.
    void tellsWhatFailed() {
        Fixture f(forLong());
        const QSignalSpy failed(&f.run, &AnalysisRun::failed);
        const MemoryShortage shortage;
        f.run.askForHint();
        QVERIFY(f.finished());
        QCOMPARE(failed.size(), 1);
        QCOMPARE(failed[0][0].toString(), QStringLiteral("Not enough memory."));
        QVERIFY(f.hinted.isEmpty() && !f.run.analysis());
    }
};

LOGGIA_WINDOW_TEST(AnalysisRunTest)

} // namespace analysis_run_test

#include "analysis_run_test.moc"
