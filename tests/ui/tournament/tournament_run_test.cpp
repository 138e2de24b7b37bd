#include "core/connect4/game_tree.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/silence.hpp"
#include "tests/ui/tournament/sample_players.hpp"

#include <QElapsedTimer>
#include <QSignalSpy>

#include <set>

namespace tournament_run_test {

using namespace loggia;
using namespace loggia::ui;
using grading::TournamentFormat;
using testing::planFor;
using testing::settles;
using Begin = grading::TournamentJournal::Begin;
using Obstacle = TournamentRun::Obstacle;

const QString three = QStringLiteral("engine:depth=2\nrandom\nb=random");

struct Fixture {
    testing::SamplePlayers players;
    TournamentRun run;
    int threads = 2;
    std::vector<Obstacle> obstacles;
    QStringList reasons;

    Fixture() {
        QObject::connect(&run, &TournamentRun::failed, &run,
                         [this](Obstacle each, const QString& reason) {
                             obstacles.push_back(each);
                             reasons << reason;
                         });
    }
    [[nodiscard]] std::string journal() const { return players.path("t.journal").toStdString(); }
    void start(const grading::TournamentPlan& plan, Begin begin = Begin::where_it_ended,
               bool plays = true) {
        run.start({plan, journal(), begin, threads, plays});
    }
    bool finish() { return settles(run); }
    [[nodiscard]] std::string text() const { return run.reporter()(TournamentFormat::json); }
};

class TournamentRunTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// By another way: the engine of tournaments itself, on one thread.
    void comesOutAsTheCommandHasIt_data() {
        QTest::addColumn<int>("kind");
        QTest::newRow("round robin") << 0;
        QTest::newRow("swiss, with byes") << 1;
        QTest::newRow("gauntlet") << 2;
    }
    void comesOutAsTheCommandHasIt() {
        QFETCH(int, kind);
        TournamentSettings settings;
        settings.contestants() = three;
        settings.kind = kind;
        settings.games = 6;
        const auto plan = *planOf(settings);
        Fixture f;
        QSignalSpy begun(&f.run, &TournamentRun::begun);
        f.start(plan);
        QVERIFY(f.run.isRunning());
        QVERIFY(f.finish());
        QCOMPARE(begun.size(), 1);
        QVERIFY(f.obstacles.empty());
        QVERIFY(f.run.isComplete());
        const auto ready = make_ready(plan, nullptr);
        const auto played = tournament::play(plan.settings, {}, ready->play);
        QCOMPARE(f.run.games().size(), played->games.size());
        const auto expected = standings_of(plan.settings, *played);
        for (std::size_t place = 0; place < expected.order.size(); ++place) {
            const auto& now = f.run.standings().order[place];
            QCOMPARE(now.contestant, expected.order[place].contestant);
            QVERIFY(now.score == expected.order[place].score);
            QCOMPARE(now.points, expected.order[place].points);
            QCOMPARE(now.rating.elo, expected.order[place].rating.elo);
        }
        for (const auto format :
             {TournamentFormat::text, TournamentFormat::csv, TournamentFormat::json})
            QCOMPARE(
                f.run.reporter()(format),
                report_text(grading::TournamentReport(plan, ready->players, std::nullopt, *played),
                            format));
    }

    /// While a program thinks for ever, the others are seen; Stop is at once, and nothing is lost.
    void standsLiveStopsAndGoesOn() {
        Fixture f;
        f.threads = 5; // the slow one has four games
        const auto plan =
            planFor(QStringLiteral("random\nb=random\nslow=") + f.players.program("slow.sh"));
        f.start(plan);
        QVERIFY(QTest::qWaitFor(
            [&f] {
                const auto& order = f.run.standings().order;
                return !order.empty() && order.front().score.games() > 0;
            },
            testing::patience));
        QVERIFY(f.run.isRunning());
        QVERIFY(!f.run.games().empty());
        const std::size_t known = f.run.games().size();
        QElapsedTimer clock;
        clock.start();
        f.run.stop();
        QVERIFY(QTest::qWaitFor([&f] { return !f.run.isRunning(); }, testing::patience));
        constexpr qint64 at_once = test_suite::is_sanitized ? 2000 : 400; // 100 on an idle machine
        QVERIFY2(clock.elapsed() < at_once, qPrintable(QString::number(clock.elapsed())));
        QVERIFY(f.finish());
        QVERIFY(f.run.games().size() >= known);
        QVERIFY(!f.run.isComplete());
        QVERIFY(f.obstacles.empty());

        // In the middle of a tournament of players who do think.
        TournamentRun first;
        const auto long_plan = planFor(three, 400);
        const std::string path = f.players.path("long.journal").toStdString();
        first.start({long_plan, path, Begin::where_it_ended, 2, true});
        QVERIFY(QTest::qWaitFor([&first] { return first.games().size() > 5; }, testing::patience));
        first.stop();
        QVERIFY(settles(first));
        const std::size_t before = first.games().size();
        QVERIFY(before < 1200);
        TournamentRun second;
        second.start({long_plan, path, Begin::where_it_ended, 2, true});
        QVERIFY(settles(second));
        QVERIFY(second.isComplete());
        QCOMPARE(second.games().size(), std::size_t{1200});
        std::set<tournament::GameKey> keys;
        for (const auto& game : second.games())
            QVERIFY(keys.insert(game.key).second);
        for (std::size_t i = 0; i < before; ++i)
            QCOMPARE(second.games()[i].moves, first.games()[i].moves);
    }

    void anotherJournalIsNotTouchedUnlessItIsMeant() {
        Fixture f;
        f.start(planFor(three));
        QVERIFY(f.finish());
        const std::string before = f.text();
        const auto kept = *read_file(f.journal());
        const auto other = planFor(QStringLiteral("random\nb=random"));
        f.start(other);
        QVERIFY(f.finish());
        QVERIFY(f.obstacles == std::vector{Obstacle::earlier});
        QVERIFY(f.reasons.front().startsWith(QLatin1String("it belongs to another tournament")));
        QCOMPARE(f.text(), before); // what was known is still there
        QCOMPARE(*read_file(f.journal()), kept);
        f.start(other, Begin::anew);
        QVERIFY(f.finish());
        QCOMPARE(f.obstacles.size(), std::size_t{1});
        QCOMPARE(f.run.games().size(), std::size_t{2});
        QVERIFY(*read_file(f.journal()) != kept);
    }

    /// A shorter one has no place for all games that were played.
    void fewerGamesAreAnotherTournament() {
        Fixture f;
        f.start(planFor(three, 4));
        QVERIFY(f.finish());
        f.start(planFor(three, 2));
        QVERIFY(f.finish());
        QVERIFY(f.obstacles == std::vector{Obstacle::earlier});
        f.start(planFor(three, 6));
        QVERIFY(f.finish());
        QCOMPARE(f.obstacles.size(), std::size_t{1});
        QVERIFY(f.run.isComplete());
        QCOMPARE(f.run.games().size(), std::size_t{18});
    }

    void withoutAJournalItGoesOnWithWhatIsKnown() {
        TournamentRun run;
        const auto plan = planFor(three, 2);
        run.start({plan, {}, Begin::where_it_ended, 1, true});
        QVERIFY(settles(run));
        const auto games = run.games();
        run.start({planFor(three, 4), {}, Begin::where_it_ended, 1, true});
        QVERIFY(settles(run));
        QCOMPARE(run.games().size(), 2 * games.size());
        QVERIFY(run.games().front() == games.front()); // and so do its seconds
        run.start({plan, {}, Begin::anew, 1, true});
        QVERIFY(settles(run));
        QCOMPARE(run.games().size(), games.size());
    }

    void looksAtAJournalWithoutPlaying() {
        Fixture f;
        f.start(planFor(three), Begin::where_it_ended, false);
        QVERIFY(f.finish());
        QVERIFY(f.run.plan() == nullptr);
        f.start(planFor(three, 2));
        QVERIFY(f.finish());
        TournamentRun later;
        later.start({planFor(three, 4), f.journal(), Begin::where_it_ended, 1, false});
        QVERIFY(settles(later));
        QCOMPARE(later.games().size(), std::size_t{6});
        QVERIFY(!later.isComplete());
        QVERIFY(later.standings().order.size() == 3);
    }

    void saysWhatKeepsIt() {
        Fixture f;
        f.start(planFor(QStringLiteral("random\nexec:/no/such/player")));
        QVERIFY(f.finish());
        QVERIFY(f.obstacles == std::vector{Obstacle::contestant});
        QVERIFY2(f.reasons.back().contains(QLatin1String("/no/such/player")),
                 qPrintable(f.reasons.back()));
        f.run.start({planFor(three), "/no/such/folder/t.journal", Begin::where_it_ended, 1, true});
        QVERIFY(f.finish());
        QVERIFY(f.obstacles.back() == Obstacle::journal);
    }

    void whoMakesNoMoveForfeits() {
        Fixture f;
        f.start(planFor(QStringLiteral("random\nsilent=") + f.players.program("silent.sh")));
        QVERIFY(f.finish());
        QVERIFY(f.obstacles.empty());
        QCOMPARE(f.run.standings().order.back().score.forfeits, 2);
        QVERIFY(!f.run.games().front().note.empty());
    }

    void gamesBecomeFiles_data() {
        QTest::addColumn<bool>("is_formula");
        QTest::newRow("Max-Connect4") << false;
        QTest::newRow("formula game") << true;
    }
    void gamesBecomeFiles() {
        QFETCH(bool, is_formula);
        TournamentSettings settings;
        if (is_formula)
            settings.game = TournamentSettings::Game::formula;
        settings.contestants() = QStringLiteral("random\nb=random");
        settings.variables = 5;
        settings.leaves = 12;
        Fixture f;
        f.start(*planOf(settings));
        QVERIFY(f.finish());
        std::vector<grading::GameFile> files;
        QObject::connect(&f.run, &TournamentRun::gameWritten, &f.run,
                         [&files](std::size_t game, const grading::GameFile& file) {
                             QCOMPARE(game, std::size_t{1});
                             files.push_back(file);
                         });
        f.run.write(1);
        f.run.write(7); // there is none
        QVERIFY(QTest::qWaitFor([&files] { return !files.empty(); }, testing::patience));
        QCOMPARE(files.front().ending, std::string(is_formula ? ".txt" : ".c4"));
        if (!is_formula)
            QVERIFY(connect4::tree_of(files.front().text).has_value());
    }

    /// The most that there can be, whose ratings take a while.
    void manyContestantsDoNotFreezeTheWindow() {
        QStringList all;
        for (int i = 0; i < 256; ++i)
            all << QStringLiteral("p%1=random").arg(i);
        TournamentSettings settings;
        settings.contestants() = all.join(QLatin1Char('\n'));
        settings.kind = static_cast<int>(tournament::Kind::gauntlet);
        settings.adjudicate = 1;
        Fixture f;
        testing::LongestSilence silence;
        f.start(*planOf(settings));
        QVERIFY(f.finish());
        QCOMPARE(f.run.games().size(), std::size_t{510});
        QVERIFY2(silence.milliseconds() < testing::most_silence_ms,
                 qPrintable(QString::number(silence.milliseconds())));
    }
};

LOGGIA_LOOP_TEST(TournamentRunTest)

} // namespace tournament_run_test

#include "tournament_run_test.moc"
