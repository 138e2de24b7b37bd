#include "core/base/random.hpp"
#include "core/tournament/journal.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace journal_test {

using namespace loggia;
using namespace loggia::tournament;

const JournalHead head{{"game", "nim"}, {"seed", "1"}, {"contestant 1", "a = random"}};

std::vector<GameResult> some_games(Random& random) {
    std::vector<GameResult> games(random.below(6));
    for (GameResult& game : games) {
        game.key = {random.below(5), 5 + random.below(3), static_cast<int>(random.below(100))};
        game.outcome = static_cast<Outcome>(random.below(3));
        game.ending = static_cast<Ending>(random.below(3));
        game.seconds = {static_cast<double>(random.below(5000)) / 1000, 0.125};
        game.moves = random.below(4) == 0 ? "" : "4443";
        if (game.ending == Ending::forfeited)
            game.note = "it wrote no output (exit status 3), last output: -";
    }
    return games;
}

std::string text_of(const std::vector<GameResult>& games) {
    std::string text = journal_head(head);
    for (const GameResult& game : games)
        text += journal_line(game);
    return text;
}

class JournalTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsWhatItWrites() {
        Random random(test_suite::seed(1));
        for (int number = 0; number < 500; ++number) {
            const auto games = some_games(random);
            const std::string text = text_of(games);
            const auto read = journal_of(text, head, 8);
            QVERIFY(read.has_value());
            QVERIFY(read->games == games);
            QCOMPARE(read->whole, text.size());
        }
    }

    /// Killed at any byte: all games but the one that was being written.
    void readsWhatWasCutOffAnywhere() {
        Random random(test_suite::seed(2));
        for (int number = 0; number < 30; ++number) {
            const auto games = some_games(random);
            const std::string text = text_of(games);
            for (std::size_t size = 0; size <= text.size(); ++size) {
                const auto read = journal_of(text.substr(0, size), head, 8);
                QVERIFY(read.has_value());
                QVERIFY(read->whole <= size);
                std::string whole = journal_head(head);
                std::size_t expected = 0;
                for (const GameResult& game : games) {
                    whole += journal_line(game);
                    expected += whole.size() <= size ? 1 : 0;
                }
                QCOMPARE(read->games.size(), expected);
                QVERIFY(std::equal(read->games.begin(), read->games.end(), games.begin()));
                QVERIFY(read->whole == (size < journal_head(head).size()
                                            ? std::size_t{0}
                                            : text.rfind('\n', size - 1) + 1));
            }
        }
    }

    void aNoteIsOneLine() {
        GameResult game;
        game.note = "two\nlines\x1B[0m";
        const auto read = journal_of(journal_head(head) + journal_line(game), head, 2);
        QVERIFY(read.has_value());
        QCOMPARE(read->games.at(0).note, std::string("two lines [0m"));
    }

    /// A student hands in a better program while the tournament goes on.
    void tellsWhoseProgramHasChanged() {
        const auto head_of = [](const std::string& player) {
            return JournalHead{{"game", "nim"}, {"contestant 1", "anna = " + player}};
        };
        const std::string one(32, 'a');
        const std::string other(32, '0');
        const auto told = [&](const std::string& before, const std::string& now) {
            return journal_of(journal_head(head_of(before)), head_of(now), 1).error().message;
        };
        const std::string start = "it belongs to another tournament: ";
        QCOMPARE(told("handin of depth 8, " + one, "handin of depth 8, " + other),
                 start + "the program of anna has changed since then");
        QCOMPARE(told("handin " + one + ", built by make", "handin " + other + ", built by make"),
                 start + "the program of anna has changed since then");
        QCOMPARE(told("handin of depth 8, " + one, "handin of depth 7, " + one),
                 start + "contestant 1 is anna = handin of depth 8, " + one +
                     " there, not anna = handin of depth 7, " + one);
    }

    void refusesWhatIsAnotherOne_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("message");
        QTest::addColumn<int>("column");
        const std::string begin = journal_head(head);
        const auto row = [](const char* name, const std::string& text, const char* message,
                            int column) {
            QTest::newRow(name) << QByteArray::fromStdString(text) << QByteArray(message) << column;
        };
        row("essay", "my essay\n", "this is not the journal of a tournament", 1);
        row("longer essay", std::string(500, 'x'), "this is not the journal of a tournament", 1);
        row("seed", journal_head({{"game", "nim"}, {"seed", "2"}, {"contestant 1", "a = random"}}),
            "it belongs to another tournament: seed is 2 there, not 1", 0);
        row("key", journal_head({{"game", "nim"}, {"speed", "2"}}),
            "it belongs to another tournament: expected 'seed: '", 1);
        row("more",
            journal_head({{"game", "nim"},
                          {"seed", "1"},
                          {"contestant 1", "a = random"},
                          {"contestant 2", "b = random"}}),
            "it belongs to another tournament: expected 'games:'", 1);
        row("contestant", begin + "9 1 1 1-0 played 0 0 -\n", "expected a number from 1 to 8", 1);
        row("nobody", begin + "0 1 1 1-0 played 0 0 -\n", "expected a number from 1 to 8", 1);
        row("itself", begin + "1 1 1 1-0 played 0 0 -\n", "a contestant cannot play against itself",
            1);
        row("opening", begin + "1 2 x 1-0 played 0 0 -\n",
            "expected a number from 1 to 1,000,000,000", 5);
        row("result", begin + "1 2 1 2-0 played 0 0 -\n", "expected 1-0, 1/2 or 0-1", 7);
        row("ending", begin + "1 2 1 1-0 lost 0 0 -\n", "expected played, adjudicated or forfeited",
            11);
        row("seconds", begin + "1 2 1 1-0 played -1 0 -\n", "expected a number of seconds", 18);
        row("moves", begin + "1 2 1 1-0 played 0 0\n", "expected the moves, or '-' for none", 21);
        row("empty", begin + "\n", "expected a number from 1 to 8", 1);
    }
    void refusesWhatIsAnotherOne() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, message);
        QFETCH(int, column);
        const auto read = journal_of(text.toStdString(), head, 8);
        QVERIFY(!read.has_value());
        QCOMPARE(QByteArray::fromStdString(read.error().message), message);
        QCOMPARE(read.error().span ? read.error().span->column : 0, column);
    }
};

LOGGIA_TEST(JournalTest)

} // namespace journal_test

#include "journal_test.moc"
