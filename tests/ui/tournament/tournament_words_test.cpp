#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/tournament/tournament_words.hpp"

#include <QTest>

namespace tournament_words_test {

using namespace loggia;
using namespace loggia::ui;
using tournament::Ending;
using tournament::GameResult;
using tournament::Outcome;
using tournament::SprtSettings;
using tournament::SprtVerdict;

QString q(const char* text) {
    return QString::fromUtf8(text);
}

grading::TournamentPlan planOf(const std::vector<std::string>& names) {
    grading::TournamentPlan plan;
    for (const std::string& name : names)
        plan.participants.push_back({name, "random"});
    return plan;
}

class TournamentWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    /// As in print: a minus sign, and decimals only where there are any.
    void numbers() {
        QCOMPARE(tournamentPoints(8), q("8"));
        QCOMPARE(tournamentPoints(7.5), q("7.5"));
        QCOMPARE(eloText(119.6), q("+120"));
        QCOMPARE(eloText(-35.2), q("\u221235"));
        QCOMPARE(eloText(-0.3), q("0"));
        QCOMPARE(intervalText({0, -35, 40}), q("\u221235 to +40"));
        QCOMPARE(resultText(Outcome::first_wins), q("1\u20130"));
        QCOMPARE(resultText(Outcome::second_wins), q("0\u20131"));
        QCOMPARE(resultText(Outcome::draw), q("\u00BD\u2013\u00BD"));
        QCOMPARE(scoreWords({3, 1, 0}), q("3 wins, 1 draw, 0 losses"));
        QCOMPARE(scoreWords({1, 0, 2}), q("1 win, 0 draws, 2 losses"));
    }

    /// What is nearly certain is not certain.
    void probabilities() {
        QCOMPARE(probabilityText(0.5), q("50.0 %"));
        QCOMPARE(probabilityText(0.932), q("93.2 %"));
        QCOMPARE(probabilityText(0.9992), q("99.9 %"));
        QCOMPARE(probabilityText(0.9996), q("> 99.9 %"));
        QCOMPARE(probabilityText(1), q("> 99.9 %"));
    }

    /// A name is one line, whatever a file is called.
    void namesAreOneLine() {
        const auto plan = planOf({"anna", "two\nlines", std::string(500, 'x')});
        QCOMPARE(nameOf(plan, 0), q("anna"));
        QVERIFY(!nameOf(plan, 1).contains(QLatin1Char('\n')));
        QVERIFY(nameOf(plan, 2).size() < 100);
    }

    /// The one who forfeits is the one who lost, on whichever side.
    void endings() {
        const auto plan = planOf({"anna", "ben"});
        GameResult game;
        game.key = {1, 0, 0};
        QCOMPARE(endingText(plan, game), q("played to the end"));
        game.ending = Ending::adjudicated;
        QCOMPARE(endingText(plan, game), q("decided by the exact solver"));
        game.ending = Ending::forfeited;
        game.outcome = Outcome::first_wins;
        QCOMPARE(endingText(plan, game), q("anna forfeits"));
        game.outcome = Outcome::second_wins;
        game.note = "it wrote no output";
        QCOMPARE(endingText(plan, game), q("ben forfeits: it wrote no output"));
        game.note = std::string(5000, 'x');
        QVERIFY(endingText(plan, game).size() < 300);
    }

    void leaderIsKnownOnceAGameIsOver() {
        const auto plan = planOf({"anna", "ben"});
        tournament::Standings standings;
        QCOMPARE(leaderText(plan, standings), QString());
        standings.order.resize(2);
        standings.order[0].contestant = 1;
        QCOMPARE(leaderText(plan, standings), QString());
        standings.order[0].score.wins = 1;
        standings.order[0].above_next = 0.75;
        QCOMPARE(leaderText(plan, standings),
                 q("ben is first. It is stronger than anna with probability 75.0 %."));
    }

    /// That one hypothesis is accepted says that the other one is wrong.
    void verdicts() {
        const auto plan = planOf({"anna", "ben"});
        const SprtSettings test{0, 10};
        QCOMPARE(verdictText(plan, test, SprtVerdict::open), q("The test is undecided."));
        QCOMPARE(verdictText(plan, test, SprtVerdict::h1),
                 q("Decided: anna is stronger than ben (error at most 5 %)."));
        QCOMPARE(verdictText(plan, test, SprtVerdict::h0),
                 q("Decided: anna is less than 10 Elo points stronger than ben (error at most 5 "
                   "%)."));
        QCOMPARE(verdictText(plan, SprtSettings{5, 20}, SprtVerdict::h1),
                 q("Decided: anna is more than 5 Elo points stronger than ben (error at most 5 "
                   "%)."));
        QVERIFY(testProgressText(test, {}).startsWith(q("log-likelihood ratio 0.00, decided at")));
    }
};

LOGGIA_WINDOW_TEST(TournamentWordsTest)

} // namespace tournament_words_test

#include "tournament_words_test.moc"
