#include "core/base/file.hpp"
#include "core/grading/players/tournament_journal.hpp"
#include "tests/suite.hpp"

#include <QTemporaryDir>
#include <QTest>

#include <set>
#include <stop_token>

namespace tournament_journal_test {

using namespace loggia;
using namespace loggia::grading;

/// A tournament of two at random, and a file for its journal.
struct Kept {
    QTemporaryDir folder;
    std::string path = folder.filePath(QStringLiteral("t.journal")).toStdString();
    TournamentPlan plan;
    ReadyTournament ready;

    explicit Kept(std::uint64_t seed = 1) {
        plan.participants = {{"a", "random"}, {"b", "random"}};
        plan.seed = seed;
        ready = *make_ready(plan, nullptr);
    }
    [[nodiscard]] tournament::GameResult game(int opening) const {
        return **ready.play({0, 1, opening}, {});
    }
    [[nodiscard]] std::string bytes() const { return *read_file(path); }
};

class TournamentJournalTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void goesOnWhereItEnded() {
        const Kept kept;
        {
            TournamentJournal journal;
            QVERIFY(!journal.is_open());
            const auto before = journal.open(kept.path, kept.plan, kept.ready);
            QVERIFY(before.has_value() && before->empty());
            QVERIFY(journal.add(kept.game(0)).has_value());
            QVERIFY(journal.add(kept.game(1)).has_value());
            TournamentJournal second; // not while another one has it
            QVERIFY(!second.open(kept.path, kept.plan, kept.ready).has_value());
            QVERIFY(!second.is_open());
        }
        const std::string whole = kept.bytes();
        QVERIFY(write_file(kept.path, whole + "1 2 3 1-0 pla").has_value());
        TournamentJournal journal;
        const auto before = journal.open(kept.path, kept.plan, kept.ready);
        QVERIFY(before.has_value());
        QCOMPARE(before->size(), std::size_t{2});
        QCOMPARE((*before)[1].moves, kept.game(1).moves);
        QCOMPARE(kept.bytes(), whole);
    }

    /// Games of two versions of a program are not one tournament.
    void aChangedProgramIsAnotherOne() {
        Kept kept;
        const std::string script = kept.folder.filePath(QStringLiteral("mine.sh")).toStdString();
        const auto write_script = [&script](const char* text) {
            return write_file(script, text).has_value();
        };
        QVERIFY(write_script("exit 0\n"));
        kept.plan.participants[1].text = "exec:depth=8,timeout=120:/bin/sh " + script;
        kept.ready = *make_ready(kept.plan, nullptr);
        const auto open = [&kept](const ReadyTournament& ready) {
            TournamentJournal journal;
            const auto games = journal.open(kept.path, kept.plan, ready);
            return games ? QString::number(games->size())
                         : QString::fromStdString(games.error().message);
        };
        {
            TournamentJournal journal;
            QVERIFY(journal.open(kept.path, kept.plan, kept.ready).has_value());
            QVERIFY(journal.add(kept.game(0)).has_value());
        }
        QCOMPARE(open(kept.ready), QStringLiteral("1"));
        QVERIFY(write_script("exit 1\n"));
        QCOMPARE(open(kept.ready),
                 QStringLiteral("it belongs to another tournament: the program of b has changed "
                                "since then"));
        QCOMPARE(open(*make_reviewed(kept.plan)), QStringLiteral("1"));
        QVERIFY(write_script("exit 0\n"));
        QCOMPARE(open(kept.ready), QStringLiteral("1"));
        // As journals were that did not record it.
        const std::string whole = kept.bytes();
        const std::size_t mark = whole.find(", program ");
        QVERIFY(mark != std::string::npos);
        QVERIFY(write_file(kept.path, whole.substr(0, mark) + whole.substr(whole.find('\n', mark)))
                    .has_value());
        QCOMPARE(open(kept.ready), QStringLiteral("1"));
    }

    void aProgramMayWriteToAFileThatItIsGiven() {
        Kept kept;
        const std::string log = kept.folder.filePath(QStringLiteral("moves.log")).toStdString();
        QVERIFY(write_file(log, "").has_value());
        kept.plan.participants[1].text = "exec:depth=8,timeout=120:/bin/sh " + log;
        kept.plan.participants.push_back({"c", kept.plan.participants[1].text});
        kept.ready = *make_ready(kept.plan, nullptr);
        const auto games_of = [&kept] {
            TournamentJournal journal;
            const auto games = journal.open(kept.path, kept.plan, kept.ready);
            return games ? QString::number(games->size())
                         : QString::fromStdString(games.error().message);
        };
        {
            TournamentJournal journal;
            QVERIFY(journal.open(kept.path, kept.plan, kept.ready).has_value());
            QCOMPARE(QString::fromStdString(kept.bytes()).count(QStringLiteral(", program ")), 2);
            const auto game = kept.game(0);
            QVERIFY(write_file(log, "moved\n").has_value());
            QVERIFY(journal.add(game).has_value());
            // That of who has not played stays.
            QCOMPARE(QString::fromStdString(kept.bytes()).count(QStringLiteral(", program ")), 1);
            auto next = game;
            next.key.second = 2;
            QVERIFY(journal.add(next).has_value());
            QCOMPARE(QString::fromStdString(kept.bytes()).count(QStringLiteral(", program ")), 0);
            QVERIFY(journal.add(kept.game(1)).has_value());
        }
        QVERIFY(write_file(log, "moved\nmoved\n").has_value());
        QCOMPARE(games_of(), QStringLiteral("3"));
    }

    /// As where its first game was interrupted, which changed the log.
    void aProgramMayChangeBeforeItsFirstGame() {
        Kept kept;
        const std::string log = kept.folder.filePath(QStringLiteral("moves.log")).toStdString();
        QVERIFY(write_file(log, "").has_value());
        kept.plan.participants[1].text = "exec:depth=8,timeout=120:/bin/sh " + log;
        kept.ready = *make_ready(kept.plan, nullptr);
        QVERIFY(TournamentJournal().open(kept.path, kept.plan, kept.ready).has_value());
        const std::string before = kept.bytes();
        QVERIFY(write_file(log, "moved\n").has_value());
        {
            TournamentJournal journal;
            QVERIFY(journal.open(kept.path, kept.plan, kept.ready).has_value());
            QCOMPARE(kept.bytes(), before);
            QVERIFY(journal.add(kept.game(0)).has_value());
        }
        QVERIFY(!kept.bytes().starts_with(before)); // the new mark
        QCOMPARE(QString::fromStdString(kept.bytes()).count(QStringLiteral(", program ")), 1);
        const auto games_of = [&kept] {
            TournamentJournal journal;
            const auto games = journal.open(kept.path, kept.plan, kept.ready);
            return games ? QString::number(games->size())
                         : QString::fromStdString(games.error().message);
        };
        QCOMPARE(games_of(), QStringLiteral("1"));
        QVERIFY(write_file(log, "moved\nmoved\n").has_value());
        QCOMPARE(games_of(), QStringLiteral("it belongs to another tournament: the program of b "
                                            "has changed since then"));
    }

    void refusesOthersAndLeavesThem() {
        const Kept kept;
        const Kept other(2);
        {
            TournamentJournal first;
            QVERIFY(first.open(kept.path, kept.plan, kept.ready).has_value());
            QVERIFY(first.add(kept.game(0)).has_value());
        }
        const std::string whole = kept.bytes();
        {
            TournamentJournal journal;
            const auto refused = journal.open(kept.path, other.plan, other.ready);
            QVERIFY(!refused.has_value());
            QVERIFY(refused.error().message.starts_with("it belongs to another tournament"));
            QVERIFY(journal.is_open());
            QCOMPARE(journal.text(), std::string_view(whole));
            QCOMPARE(kept.bytes(), whole);
        }
        // A game that cannot have come out so.
        std::string wrong = whole;
        for (const char* result : {" 1-0 played", " 0-1 played"})
            if (const auto at = wrong.find(result); at != std::string::npos)
                wrong.replace(at, 4, " 1/2");
        QVERIFY(write_file(kept.path, wrong).has_value());
        QVERIFY(wrong != whole);
        TournamentJournal journal;
        QVERIFY(!journal.open(kept.path, kept.plan, kept.ready).has_value());
    }

    /// A hand-in that is built, run or limited otherwise may play otherwise.
    void howHandinsAreRunIsPartOfTheTournament() {
        TournamentPlan plan;
        const std::string usual = handin_text(plan, "abc");
        QCOMPARE(usual, std::string("handin of depth 8, abc"));
        std::vector<TournamentPlan> others(6, plan);
        others[0].handins.settings.build = "make";
        others[1].handins.settings.run = "java A\nB";
        others[2].handins.readable = {"/opt/a", "/opt/b"};
        others[3].handins.limits.cpu_seconds = 0.5;
        others[4].handins.limits.wall_seconds = 3;
        others[5].handins.limits.memory_mb = 64;
        std::set<std::string> texts{usual};
        for (const TournamentPlan& other : others) {
            const std::string text = handin_text(other, "abc");
            QVERIFY2(text.starts_with(usual), text.c_str());
            QVERIFY2(text.find('\n') == std::string::npos, text.c_str());
            texts.insert(text);
        }
        QCOMPARE(texts.size(), others.size() + 1);
    }

    void beginsAnewWhereItIsTold() {
        const Kept kept;
        QVERIFY(write_file(kept.path, "my essay\n").has_value());
        {
            TournamentJournal refused;
            QVERIFY(!refused.open(kept.path, kept.plan, kept.ready).has_value());
        }
        QCOMPARE(kept.bytes(), std::string("my essay\n"));
        TournamentJournal journal;
        const auto before =
            journal.open(kept.path, kept.plan, kept.ready, TournamentJournal::Begin::anew);
        QVERIFY(before.has_value() && before->empty());
        QVERIFY(kept.bytes().starts_with("Loggia tournament\ngame: maxconnect4\n"));
    }

    void stopped() {
        const Kept kept;
        std::stop_source stop;
        stop.request_stop();
        TournamentJournal journal;
        QVERIFY(!journal
                     .open(kept.path, kept.plan, kept.ready,
                           TournamentJournal::Begin::where_it_ended, Control(stop.get_token()))
                     .has_value());
    }
};

LOGGIA_TEST(TournamentJournalTest)

} // namespace tournament_journal_test

#include "tournament_journal_test.moc"
