#include "tests/suite.hpp"
#include "ui/tournament/tournament_settings.hpp"

#include <QJsonObject>
#include <QTest>

namespace tournament_settings_test {

using namespace loggia;
using namespace loggia::ui;

TournamentSettings settingsOf(const QString& contestants) {
    TournamentSettings settings;
    settings.contestants() = contestants;
    return settings;
}

class TournamentSettingsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void comeBackFromASession() {
        TournamentSettings settings;
        settings.game = TournamentSettings::Game::formula;
        settings.maxconnect4_contestants = QStringLiteral("a=random\nb=random");
        settings.formula_contestants = QStringLiteral("perfect\nrandom");
        settings.kind = 1;
        settings.games = 8;
        settings.rounds = 5;
        settings.seed = 99;
        settings.opening_plies = 0;
        settings.depth = 3;
        settings.variables = 6;
        settings.leaves = 20;
        settings.difficulty = 0;
        settings.adjudicate = 4;
        settings.threads = 2;
        settings.journal = QStringLiteral("/tmp/a.journal");
        settings.most_games = 300;
        settings.elo0 = -40;
        settings.elo1 = -1;
        settings.build = QStringLiteral("make");
        settings.run = QStringLiteral("./a \"$@\"");
        settings.readable = QStringLiteral("/opt/a:/opt/b");
        settings.cpu_seconds = 3;
        settings.wall_seconds = 4;
        settings.memory_mb = 64;
        QVERIFY(tournamentSettings(toJson(settings)) == settings);
        QVERIFY(tournamentSettings({}) == TournamentSettings());
    }

    void whatMakesNoSenseIsAsUsual() {
        QJsonObject stored = toJson({});
        stored[QStringLiteral("kind")] = 7;
        stored[QStringLiteral("seed")] = -1;
        stored[QStringLiteral("difficulty")] = QStringLiteral("hard");
        stored[QStringLiteral("games")] = 5; // is to be even
        stored[QStringLiteral("maxconnect4")] = 3;
        TournamentSettings expected;
        expected.games = 6;
        QVERIFY(tournamentSettings(stored) == expected);
    }

    void aTestTakesTwo() {
        TournamentSettings settings = settingsOf(QStringLiteral("random\ny=random"));
        QVERIFY(!testOf(settings));
        settings.kind = TournamentSettings::test_of_two;
        settings.most_games = 400;
        settings.elo0 = 5;
        settings.elo1 = 25;
        const auto plan = planOf(settings);
        QVERIFY(plan.has_value());
        QCOMPARE(plan->settings.games, 400);
        QCOMPARE(plan->settings.kind, tournament::Kind::round_robin);
        const auto test = testOf(settings);
        QVERIFY(test && test->elo0 == 5 && test->elo1 == 25);
        settings.elo0 = 25;
        QVERIFY(!planOf(settings));
        settings.elo0 = 5;
        settings.contestants() += QStringLiteral("\nz=random");
        QVERIFY(!planOf(settings));
        settings.kind = 0;
        QVERIFY(planOf(settings).has_value());
    }

    void handinsAreRunAsIsWanted() {
        TournamentSettings settings = settingsOf(QStringLiteral("random\ny=random"));
        settings.build = QStringLiteral(" make all ");
        settings.run = QStringLiteral("java Main");
        settings.readable = QStringLiteral("/opt/a:/opt/b");
        settings.cpu_seconds = 3;
        settings.wall_seconds = 7;
        settings.memory_mb = 99;
        const grading::GradingPlan handins = planOf(settings)->handins;
        QCOMPARE(handins.settings.build, std::string("make all"));
        QCOMPARE(handins.settings.run, std::string("java Main"));
        QCOMPARE(handins.readable, (std::vector<std::string>{"/opt/a", "/opt/b"}));
        QCOMPARE(handins.limits.cpu_seconds, 3.0);
        QCOMPARE(handins.limits.wall_seconds, 7.0);
        QCOMPARE(handins.limits.memory_mb, 99);
    }

    void thePlanIsThatOfTheCommand() {
        TournamentSettings settings =
            settingsOf(QStringLiteral("  x=engine:evaluation=score \n\nrandom\ny=random\n"));
        settings.depth = 5;
        settings.seed = 7;
        settings.adjudicate = 9;
        auto plan = planOf(settings);
        QVERIFY(plan.has_value());
        QCOMPARE(plan->participants.size(), std::size_t{3});
        QCOMPARE(plan->participants[0].name, std::string("x"));
        QVERIFY(plan->participants[0].text.find("depth=5") != std::string::npos);
        QCOMPARE(plan->settings.contestants, std::size_t{3});
        QCOMPARE(plan->settings.rounds, 1);
        QCOMPARE(plan->seed, std::uint64_t{7});
        QCOMPARE(plan->adjudicate.value_or(0), 9);
        settings.kind = static_cast<int>(tournament::Kind::swiss);
        QCOMPARE(planOf(settings)->settings.rounds, tournament::usual_rounds(3));
        settings.rounds = 4;
        QCOMPARE(planOf(settings)->settings.rounds, 4);
        settings.game = TournamentSettings::Game::formula;
        settings.adjudicate = 40;
        plan = planOf(settings);
        QCOMPARE(std::string(game_name(*plan)), std::string("formula"));
        QCOMPARE(plan->participants[1].text, std::string("perfect"));
        QCOMPARE(plan->adjudicate.value_or(0), 26);
    }

    void faultsHaveALine_data() {
        QTest::addColumn<QString>("contestants");
        QTest::addColumn<int>("line");
        QTest::addColumn<QString>("text");
        const auto row = [](const char* contestants, int line, const char* text) {
            QTest::newRow(text) << QString::fromUtf8(contestants) << line
                                << QString::fromUtf8(text);
        };
        row("random\n\nrendom", 2, "Line 3: expected “engine:depth=8”, ");
        row("random\nengine:depth=0", 1,
            "Line 2: expected a whole number from 1 to 42, found “0”.");
        row("random\na=random\nrandom", 2, "Line 3, “random”: two contestants have this name");
        row("random\nhandin:/no/such", 1, "Line 2: no such file or folder.");
        row("random", -1, "A tournament has 2 to 256 contestants.");
        row("", -1, "A tournament has 2 to 256 contestants.");
    }
    void faultsHaveALine() {
        QFETCH(QString, contestants);
        QFETCH(int, line);
        QFETCH(QString, text);
        const auto plan = planOf(settingsOf(contestants));
        QVERIFY(!plan.has_value());
        QVERIFY2(plan.error().text.startsWith(text), qPrintable(plan.error().text));
        QCOMPARE(plan.error().line.value_or(-1), line);
    }

    void everyVariableOccurs() {
        TournamentSettings settings;
        settings.game = TournamentSettings::Game::formula;
        settings.variables = 20;
        settings.leaves = 19;
        QVERIFY(!planOf(settings).has_value());
        settings.leaves = 20;
        QVERIFY(planOf(settings).has_value());
    }

    /// One that is longer goes on with the games of the other.
    void theSameTournament() {
        const TournamentSettings settings;
        const auto plan = *planOf(settings);
        const auto same = [&plan](const auto& change) {
            TournamentSettings other;
            change(other);
            return isSameTournament(plan, *planOf(other));
        };
        QVERIFY(same([](TournamentSettings& other) { other.games = 10; }));
        QVERIFY(same([](TournamentSettings& other) { other.threads = 2; }));
        QVERIFY(same([](TournamentSettings& other) { other.variables = 5; })); // of the other game
        QVERIFY(!same([](TournamentSettings& other) { other.seed = 2; }));
        QVERIFY(!same([](TournamentSettings& other) { other.kind = 2; }));
        QVERIFY(!same([](TournamentSettings& other) { other.contestants() += u"\nx=random"; }));
        QVERIFY(!same(
            [](TournamentSettings& other) { other.game = TournamentSettings::Game::formula; }));
    }

    void addedContestantsHaveNamesOfTheirOwn() {
        const QString list = QStringLiteral("random\nx=random\nengine:depth=2");
        const auto line = [&list](const char* text, const char* name = "") {
            return contestantLine(list, QString::fromUtf8(text), QString::fromUtf8(name));
        };
        QCOMPARE(line("perfect"), QStringLiteral("perfect"));
        QCOMPARE(line("random"), QStringLiteral("random-2=random"));
        QCOMPARE(line("engine:depth=2"), QStringLiteral("engine-depth-2=engine:depth=2"));
        QCOMPARE(line("exec:'/a b/x'", "x"), QStringLiteral("x-2=exec:'/a b/x'"));
        QCOMPARE(line("exec:/b", "my player.sh"), QStringLiteral("my-player.sh=exec:/b"));
        QVERIFY(planOf(settingsOf(list + u'\n' + line("random") + u'\n' + line("engine:depth=2")))
                    .has_value());
    }
};

LOGGIA_TEST(TournamentSettingsTest)

} // namespace tournament_settings_test

#include "tournament_settings_test.moc"
