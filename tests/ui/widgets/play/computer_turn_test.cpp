#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "tests/ui/widgets/play/counting_document.hpp"
#include "ui/undo/history.hpp"
#include "ui/widgets/play/computer_turn.hpp"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include <atomic>
#include <optional>
#include <stdexcept>
#include <vector>

namespace computer_turn_test {

using namespace loggia;
using namespace loggia::ui;
using ui::testing::CountingDocument;
using ui::testing::patience;

/// Adds 1, at once; 2 if it has to be stopped first; or fails.
struct Question {
    enum class Manner { quick, until_stopped, failing };
    int count = 0;
    Manner manner = Manner::quick;
    static inline std::atomic<int> waiting = 0; ///< Answers that are not stopped yet.

    [[nodiscard]] int answer(const Control& control,
                             const std::function<void(const int&)>& update) const {
        if (manner == Manner::failing)
            throw std::runtime_error("no memory");
        if (manner == Manner::quick)
            return 1;
        ++waiting;
        update(2);
        while (!control.stop_requested())
            QThread::msleep(1);
        --waiting;
        return 2;
    }
    friend bool operator==(const Question&, const Question&) = default;
};

class Computer final : public ComputerTurn<Question, int> {
public:
    explicit Computer(CountingDocument* document)
        : ComputerTurn(document, nullptr), document_(document) {}

    Question::Manner manner = Question::Manner::quick;
    std::optional<int> quick_at; ///< a count that is answered at once, whatever the manner
    bool is_able = true;
    std::vector<int> updates;

    using ComputerTurn::follow;

protected:
    [[nodiscard]] std::optional<Question> question() const override {
        if (!is_able)
            return std::nullopt;
        const int count = document_->count();
        return Question{count, quick_at == count ? Question::Manner::quick : manner};
    }
    void play(const int& answer) override { document_->playForComputer(answer); }
    void update(const int& answer) override { updates.push_back(answer); }

private:
    CountingDocument* document_;
};

/// Player 0 is a person, player 1 the computer, who has two turns after each of the person.
struct Fixture {
    History undo;
    CountingDocument document{&undo};
    Computer computer{&document};
    QSignalSpy thinking{&computer, &Computer::runningChanged};

    explicit Fixture(Question::Manner manner = Question::Manner::quick) {
        computer.manner = manner;
        document.setComputers(false, true);
    }
};

class ComputerTurnTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { ui::testing::failOnWarnings(); }

    void answersUntilThePersonsTurn() {
        Fixture f;
        QVERIFY(!f.computer.isRunning());
        QVERIFY(f.document.play(5));
        QVERIFY(f.computer.isRunning());
        QTRY_COMPARE_WITH_TIMEOUT(f.document.moves(), (std::vector<int>{5, 1, 1}), patience);
        QVERIFY(!f.computer.isRunning());
        QCOMPARE(f.undo.count(), 1);
        // On and off by turns.
        QCOMPARE(f.thinking.size(), 4);
        for (qsizetype i = 0; i < f.thinking.size(); ++i)
            QCOMPARE(f.thinking[i][0].toBool(), i % 2 == 0);
    }

    void twoComputersPlayToTheEnd() {
        Fixture f;
        f.document.setComputers(true, true);
        QTRY_COMPARE_WITH_TIMEOUT(f.document.count(), CountingDocument::target, patience);
        QCOMPARE(f.undo.count(), CountingDocument::target);
        QVERIFY(!f.computer.isRunning());
    }

    void keepsItsPace() {
        Fixture f;
        f.computer.setPace(60);
        QElapsedTimer timer;
        timer.start();
        QVERIFY(f.document.play(5));
        QTRY_COMPARE_WITH_TIMEOUT(f.document.played(), std::size_t{3}, patience);
        QVERIFY(timer.elapsed() >= 2 * 59);
    }

    void movesNowWhenTold() {
        Fixture f(Question::Manner::until_stopped);
        QVERIFY(f.document.play(5));
        QTRY_VERIFY_WITH_TIMEOUT(!f.computer.updates.empty(), patience);
        f.computer.moveNow();
        QTRY_COMPARE_WITH_TIMEOUT(f.document.moves(), (std::vector<int>{5, 2}), patience);
        // A move that waits for its time is played at once.
        f.computer.manner = Question::Manner::quick;
        f.computer.setPace(3'600'000);
        f.computer.follow();
        QTest::qWait(50);
        QCOMPARE(f.document.played(), std::size_t{2});
        f.computer.moveNow();
        QCOMPARE(f.document.moves(), (std::vector<int>{5, 2, 1}));
    }

    void stopHoldsTheGame() {
        Fixture f(Question::Manner::until_stopped);
        f.computer.stop();
        QVERIFY(!f.document.isHeld()); // nothing was thought: nothing to hold
        QVERIFY(f.document.play(5));
        f.computer.stop();
        QVERIFY(!f.computer.isRunning() && f.document.isHeld());
        QTest::qWait(50);
        QCOMPARE(f.document.played(), std::size_t{1});
        f.computer.manner = Question::Manner::quick;
        f.document.continueFromHere();
        QTRY_COMPARE_WITH_TIMEOUT(f.document.played(), std::size_t{3}, patience);
        QCOMPARE(f.undo.count(), 1);
    }

    /// No move is made in a game for which it was not found, also where the move is found already
    /// and waits for its time.
    void whatChangesEndsTheThinking() {
        for (const auto manner : {Question::Manner::quick, Question::Manner::until_stopped}) {
            Fixture f(manner);
            f.computer.setPace(40);
            const auto think = [&] {
                f.document.restart();
                QVERIFY(f.document.play(5));
                QTest::qWait(10);
                QVERIFY(f.computer.isRunning());
            };
            think();
            f.document.restart();
            QVERIFY(!f.computer.isRunning());
            think();
            f.undo.undo();
            QVERIFY(!f.computer.isRunning());
            think();
            f.document.setTitle(1, 0);
            QVERIFY(!f.computer.isRunning());
            think();
            f.document.setComputers(false, false);
            QVERIFY(!f.computer.isRunning());
            f.document.setComputers(false, true);
            QVERIFY(f.computer.isRunning());
            f.computer.is_able = false;
            f.computer.follow();
            QVERIFY(!f.computer.isRunning());
            f.computer.is_able = true;
            f.document.restart();
            QTest::qWait(100);
            QCOMPARE(f.document.played(), std::size_t{0});
            QTRY_COMPARE(Question::waiting.load(), 0);
        }
    }

    /// That a move has waited long enough says nothing about the next one, which is thought about.
    void theWaitEndsWithItsMove() {
        for (const bool plays_now : {false, true}) {
            Fixture f(Question::Manner::until_stopped);
            f.computer.quick_at = 5;
            f.computer.setPace(40);
            QVERIFY(f.document.play(5));
            QTest::qWait(10);
            if (!plays_now) {
                f.document.restart();
                QVERIFY(f.document.play(6));
            } else if (f.document.played() == 1) {
                f.computer.moveNow();
            }
            QTest::qWait(150);
            QVERIFY(f.computer.isRunning());
            f.computer.moveNow();
            QTRY_COMPARE_WITH_TIMEOUT(
                f.document.moves(),
                plays_now ? (std::vector<int>{5, 1, 2}) : (std::vector<int>{6, 2}), patience);
            f.computer.stop();
        }
    }

    void anotherQuestionBeginsAnew() {
        Fixture f(Question::Manner::until_stopped);
        QVERIFY(f.document.play(5));
        f.computer.manner = Question::Manner::quick;
        f.computer.follow();
        QCOMPARE(f.thinking.size(), 3); // on, off, on
        QTRY_COMPARE_WITH_TIMEOUT(f.document.moves(), (std::vector<int>{5, 1, 1}), patience);
    }

    void lookingBackLeavesItInPeace() {
        Fixture f;
        f.computer.setPace(30);
        QVERIFY(f.document.play(5));
        f.document.show(0);
        f.document.setPlayer(0, {false});
        QCOMPARE(f.thinking.size(), 1);
        QTRY_COMPARE_WITH_TIMEOUT(f.document.played(), std::size_t{3}, patience);
        QCOMPARE(f.document.shown(), std::size_t{0});
    }

    /// Who hears that the thinking has ended may change the game: the move is not made in that.
    void aMoveIsDroppedWhereItsEndChangesTheGame() {
        Fixture f;
        QVERIFY(f.document.play(5));
        connect(&f.computer, &Computer::runningChanged, this, [&](bool thinking) {
            if (!thinking && f.document.played() == 1)
                f.document.restart();
        });
        QTRY_COMPARE_WITH_TIMEOUT(f.document.played(), std::size_t{0}, patience);
        QTest::qWait(20);
        QCOMPARE(f.document.played(), std::size_t{0});
    }

    void aFailureHoldsTheGame() {
        Fixture f(Question::Manner::failing);
        QVERIFY(f.document.play(5));
        QTRY_VERIFY_WITH_TIMEOUT(f.document.isHeld(), patience);
        QVERIFY(!f.computer.isRunning());
        QCOMPARE(f.document.played(), std::size_t{1});
    }

    void mayEndInTheMiddle() {
        for (int i = 0; i < 20; ++i) {
            Fixture f(Question::Manner::until_stopped);
            QVERIFY(f.document.play(1));
            if (i % 2 == 0)
                QTest::qWait(2);
        }
    }
};

LOGGIA_WINDOW_TEST(ComputerTurnTest)

} // namespace computer_turn_test

#include "computer_turn_test.moc"
