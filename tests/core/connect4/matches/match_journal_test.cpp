#include "core/base/random.hpp"
#include "core/connect4/matches/match_journal.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace match_journal_test {

using namespace loggia;
using namespace loggia::connect4;

MatchJournal played(int games, std::uint64_t seed) {
    MatchJournal journal;
    journal.settings.contestants = {RandomPlayer{}, *contestant_of("exec:'my program' -x")};
    journal.settings.games = games;
    journal.settings.seed = seed;
    journal.settings.opening_plies = 3;
    MatchSettings chance = journal.settings;
    chance.contestants[1] = RandomPlayer{};
    journal.games = *play_match(chance);
    for (GameRecord& game : journal.games) {
        game.seconds = {game.number * 0.125, 2};
        if (game.number % 3 == 2) {
            game.moves.resize(3 + static_cast<std::size_t>(game.number) % 30);
            game.forfeit = Forfeit{game.number % 2 == 0 ? Side::a : Side::b, "it wrote no output"};
        }
    }
    return journal;
}

const std::string head = "Max-Connect4 match\nA: random\nB: random\nseed: 1\nopening: 0\n";
const std::string whole_game = "444444333333222222111111555555666666777777";

class MatchJournalTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void comesBackFromItsText() {
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            const MatchJournal journal = played(12, seed * 0x123456789ABCDEFU);
            const std::string text = to_text(journal);
            const auto back = journal_of(text);
            QVERIFY2(back.has_value(), back ? "" : describe(back.error(), "j", text).c_str());
            QVERIFY(back->games == journal.games);
            QCOMPARE(to_text(*back), text);
            QVERIFY(same_match(journal.settings, back->settings).has_value());
        }
    }

    void isReadable() {
        MatchJournal journal;
        journal.settings.contestants = {RandomPlayer{}, RandomPlayer{}};
        journal.settings.opening_plies = 0;
        GameRecord game;
        game.moves = {3, 3, 2};
        game.seconds = {0.25, 1.5};
        game.forfeit = Forfeit{Side::b, "two\nlines"};
        journal.games = {game};
        QCOMPARE(to_text(journal), head + "1 A 443 0.250 1.500 forfeit B two lines\n");
    }

    /// What tells the versions of a program apart comes back; journals of before do not have it.
    void knowsTheVersionsOfPrograms() {
        MatchJournal journal = played(3, 7);
        const std::string old = to_text(journal);
        journal.program_marks = program_marks_of(journal.settings);
        QVERIFY(journal.program_marks[0].empty());
        QVERIFY(!journal.program_marks[1].empty());
        const auto back = journal_of(to_text(journal));
        QVERIFY(back.has_value());
        QVERIFY(back->program_marks == journal.program_marks);
        QVERIFY(same_match(journal.settings, back->settings).has_value());
        QVERIFY(same_programs(journal.program_marks, *back).has_value());
        QVERIFY(same_programs(journal.program_marks, *journal_of(old)).has_value());
        std::array<std::string, 2> changed = journal.program_marks;
        changed[1].back() = changed[1].back() == '0' ? '1' : '0';
        QCOMPARE(same_programs(changed, *back).error().message,
                 std::string("it belongs to another match: the program of B has changed since "
                             "then"));
    }

    void refuses_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        QTest::addColumn<QByteArray>("message");
        const auto row = [](const char* name, const std::string& text, int line, int column,
                            const char* message) {
            QTest::newRow(name) << QByteArray::fromStdString(text) << line << column
                                << QByteArray(message);
        };
        row("empty", "", 1, 1, "expected 'Max-Connect4 match'");
        row("player", "Max-Connect4 match\nA: rendom\n", 2, 4,
            "expected 'engine:depth=8', 'level:beginner', 'random' or 'exec:PROGRAM ARGUMENTS'");
        row("no B", "Max-Connect4 match\nA: random\nseed: 1\n", 3, 1, "expected 'B:' and a player");
        row("seed", "Max-Connect4 match\nA: random\nB: random\nseed: -1\n", 4, 7,
            "expected a whole number from 0 to 18446744073709551615");
        row("opening", "Max-Connect4 match\nA: random\nB: random\nseed: 1\nopening: 42\n", 5, 10,
            "expected a whole number from 0 to 41");
        row("number", head + "2 A " + whole_game + " 0 0\n", 6, 1, "expected game 1");
        row("colour", head + "1 B " + whole_game + " 0 0\n", 6, 3,
            "expected A, which moves first in this game");
        row("column", head + "1 A 4480 0 0\n", 6, 7, "expected a column from 1 to 7");
        row("full column", head + "1 A 4444444 0 0\n", 6, 11, "column 4 is full");
        row("unfinished", head + "1 A 444 0 0\n", 6, 11,
            "this game was neither finished nor forfeited");
        row("seconds", head + "1 A 444 x 0\n", 6, 9, "expected a number of seconds");
        row("surplus", head + "1 A 444 0 0 lost A\n", 6, 13,
            "expected 'forfeit' or the end of the line");
        row("whose", head + "1 A 444 0 0 forfeit C why\n", 6, 21, "expected A or B");
        row("full board", head + "1 A " + whole_game + " 0 0 forfeit A why\n", 6, 60,
            "the board is full, so this game cannot be forfeited");
        row("opening moves",
            "Max-Connect4 match\nA: random\nB: random\nseed: 1\nopening: 4\n1 A - 0 0 forfeit A "
            "x\n",
            6, 5, "the game is shorter than its opening");
    }
    void refuses() {
        QFETCH(QByteArray, text);
        QFETCH(int, line);
        QFETCH(int, column);
        QFETCH(QByteArray, message);
        const auto journal = journal_of(text.toStdString());
        QVERIFY(!journal.has_value());
        QCOMPARE(QByteArray::fromStdString(journal.error().message), message);
        QVERIFY(journal.error().span.has_value());
        QCOMPARE(journal.error().span->line, line);
        QCOMPARE(journal.error().span->column, column);
    }

    void survivesAnyDamage() {
        const std::string text = to_text(played(6, 5));
        Random random(test_suite::seed(8));
        for (int i = 0; i < 5000; ++i) {
            std::string damaged = text;
            for (std::uint64_t n = random.below(3) + 1; n > 0; --n)
                damaged[random.below(damaged.size())] = static_cast<char>(random.below(128));
            damaged.resize(random.below(damaged.size() + 1));
            if (const auto journal = journal_of(damaged))
                QVERIFY(journal_of(to_text(*journal)).has_value());
        }
    }

    void knowsAnotherMatch() {
        const MatchSettings settings = played(2, 1).settings;
        MatchSettings longer = settings;
        longer.games = 100;
        QVERIFY(same_match(settings, longer).has_value());
        MatchSettings other_seed = settings;
        other_seed.seed = 2;
        QCOMPARE(same_match(other_seed, settings).error().message,
                 std::string("it belongs to another match: the seed is 1 there, not 2"));
        MatchSettings swapped = settings;
        std::swap(swapped.contestants[0], swapped.contestants[1]);
        QVERIFY(!same_match(swapped, settings).has_value());
        MatchSettings opening = settings;
        opening.opening_plies = 5;
        QVERIFY(!same_match(opening, settings).has_value());
    }

    void knowsABeginningThatWasCutOff() {
        const MatchSettings settings = played(1, 5).settings;
        const std::string begin = to_text(MatchJournal{settings, {}});
        for (std::size_t size = 1; size < begin.size(); ++size)
            QVERIFY(is_cut_off(std::string_view(begin).substr(0, size), settings));
        QVERIFY(!is_cut_off(begin, settings));
        QVERIFY(!is_cut_off(begin + "1 A 44", settings));
        QVERIFY(!is_cut_off("Max-Connect4 game", settings));
        QVERIFY(!is_cut_off("Max-Connect4 match\nA: rendom\n", settings));
        QVERIFY(!is_cut_off("Max-Connect4 match\nB: random\n", settings));
    }
};

LOGGIA_TEST(MatchJournalTest)

} // namespace match_journal_test

#include "match_journal_test.moc"
