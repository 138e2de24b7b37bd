#include "tests/suite.hpp"
#include "tests/ui/tournament/sample_players.hpp"
#include "ui/language/language.hpp"
#include "ui/tournament/tournament_models.hpp"
#include "ui/tournament/tournament_words.hpp"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

namespace tournament_models_test {

using namespace loggia;
using namespace loggia::ui;
using testing::planFor;

struct Tables {
    TournamentRun run;
    StandingsModel standings{run};
    CrosstableModel crosstable{run};
    GamesModel games{run};

    Tables() {
        QObject::connect(&run, &TournamentRun::begun, &games, &GamesModel::begin);
        QObject::connect(&run, &TournamentRun::gamesAdded, &games, &GamesModel::follow);
        QObject::connect(&run, &TournamentRun::standingsChanged, &standings,
                         &StandingsModel::follow);
        QObject::connect(&run, &TournamentRun::standingsChanged, &crosstable,
                         &CrosstableModel::follow);
    }
    void play(const grading::TournamentPlan& plan) {
        run.start({plan, {}, grading::TournamentJournal::Begin::anew, 1, true});
        QVERIFY(testing::settles(run));
    }
    static QString text(const QAbstractItemModel& model, int row, int column,
                        int role = Qt::DisplayRole) {
        return model.index(row, column).data(role).toString();
    }
};

class TournamentModelsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showWhatWasPlayed() {
        Tables tables;
        const QAbstractItemModelTester first(
            &tables.standings, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QAbstractItemModelTester second(
            &tables.crosstable, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QAbstractItemModelTester third(
            &tables.games, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(tables.standings.rowCount(), 0);
        QCOMPARE(tables.crosstable.columnCount(), 0);
        tables.play(planFor(QStringLiteral("x=random\nengine:depth=6\nz=random"), 8));
        QCOMPARE(tables.standings.rowCount(), 3);
        QCOMPARE(tables.crosstable.columnCount(), 4);
        QCOMPARE(tables.games.rowCount(), 24);
        QCOMPARE(tables.text(tables.standings, 0, StandingsModel::place_column),
                 QStringLiteral("1"));
        QCOMPARE(tables.text(tables.standings, 0, StandingsModel::name_column),
                 QStringLiteral("engine:depth=6"));
        double points = 0;
        int wins = 0;
        int losses = 0;
        for (int row = 0; row < 3; ++row) {
            points += tables.text(tables.standings, row, StandingsModel::points_column).toDouble();
            wins += tables.text(tables.standings, row, StandingsModel::wins_column).toInt();
            losses += tables.text(tables.standings, row, StandingsModel::losses_column).toInt();
            QCOMPARE(tables.text(tables.standings, row, StandingsModel::games_column),
                     QStringLiteral("16"));
            double against = 0;
            for (int column = 1; column <= 3; ++column)
                against += tables.text(tables.crosstable, row, column).toDouble();
            QCOMPARE(against,
                     tables.text(tables.standings, row, StandingsModel::points_column).toDouble());
            QCOMPARE(tables.text(tables.crosstable, row, row + 1), QStringLiteral("\u2013"));
        }
        QCOMPARE(points, 24.0);
        QCOMPARE(wins, losses);
        QVERIFY(tables.text(tables.standings, 0, StandingsModel::elo_column)
                    .startsWith(QLatin1Char('+')));
        QVERIFY(tables.text(tables.standings, 0, StandingsModel::better_column)
                    .endsWith(QStringLiteral(" %")));
        QVERIFY(tables.text(tables.standings, 2, StandingsModel::better_column).isEmpty());
        QVERIFY(tables.text(tables.crosstable, 0, 2, Qt::ToolTipRole)
                    .startsWith(QStringLiteral("engine:depth=6 against ")));
        QVERIFY(leaderText(*tables.run.plan(), tables.run.standings())
                    .startsWith(QStringLiteral("engine:depth=6 is first. It is stronger than ")));
    }

    /// Also when there are fewer than before, and other players in the columns.
    void followAnotherTournament() {
        Tables tables;
        tables.play(planFor(QStringLiteral("x=random\ny=random\nz=random"), 4));
        TournamentSettings settings;
        settings.game = TournamentSettings::Game::formula;
        settings.contestants() = QStringLiteral("perfect\nrandom");
        settings.variables = 4;
        settings.leaves = 10;
        QCOMPARE(tables.games.headerData(1, Qt::Horizontal, Qt::DisplayRole).toString(),
                 QStringLiteral("Orange (moves first)"));
        tables.play(*planOf(settings));
        QCOMPARE(tables.games.headerData(1, Qt::Horizontal, Qt::DisplayRole).toString(),
                 QStringLiteral("E (wants true)"));
        QCOMPARE(tables.standings.rowCount(), 2);
        QCOMPARE(tables.games.rowCount(), 2);
        QCOMPARE(tables.crosstable.columnCount(), 3);
    }

    void tellOfForfeits() {
        const testing::SamplePlayers players;
        Tables tables;
        tables.play(planFor(QStringLiteral("random\nsilent=") + players.program("silent.sh")));
        QVERIFY(tables.text(tables.standings, 1, 0, Qt::ToolTipRole)
                    .endsWith(QStringLiteral("2 of the losses were by forfeit.")));
        const QString how = tables.text(tables.games, 0, GamesModel::ending_column);
        QVERIFY2(how.startsWith(QStringLiteral("silent forfeits: ")), qPrintable(how));
        QVERIFY(tables.games.index(0, 0).data(GamesModel::forfeited_role).toBool());
    }

    /// However long: what is cut is not recognised.
    void tellWhyInTheLanguage() {
        const grading::TournamentPlan plan = planFor(QStringLiteral("x=random\ny=random"));
        tournament::GameResult game;
        game.key = {0, 1, 0};
        game.outcome = tournament::Outcome::first_wins;
        game.ending = tournament::Ending::forfeited;
        game.note = "cannot read /home/" + std::string(200, 'a') + ": No such file or directory";
        Translations translations;
        translations.speak(Language::german);
        const QString told = endingText(plan, game);
        QVERIFY2(told.contains(QStringLiteral("/home/aaa")) && told.endsWith(QStringLiteral("...")),
                 qPrintable(told));
        QVERIFY2(!told.contains(QStringLiteral("cannot")), qPrintable(told));
        game.note = "it ended with exit status 3";
        QVERIFY(endingText(plan, game).endsWith(QStringLiteral("es endete mit Exit-Status 3")));
    }

    void tellOfByes() {
        TournamentSettings settings;
        settings.contestants() = QStringLiteral("x=random\ny=random\nz=random");
        settings.kind = static_cast<int>(tournament::Kind::swiss);
        Tables tables;
        tables.play(*planOf(settings));
        QStringList tips;
        for (int row = 0; row < 3; ++row)
            tips << tables.text(tables.standings, row, 0, Qt::ToolTipRole);
        QCOMPARE(
            tips.filter(QStringLiteral("1 bye, which counts as a win in every game of its round."))
                .size(),
            2);
    }

    /// What a contestant is called means nothing to whatever shows it.
    void namesArePlain() {
        grading::TournamentPlan plan = planFor(QStringLiteral("random\nb=random"));
        plan.participants[0].name = "a\nb\x1B[31m";
        QCOMPARE(nameOf(plan, 0), QStringLiteral("a b\\x1B[31m"));
    }
};

LOGGIA_LOOP_TEST(TournamentModelsTest)

} // namespace tournament_models_test

#include "tournament_models_test.moc"
