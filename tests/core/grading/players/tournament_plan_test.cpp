#include "core/base/file.hpp"
#include "core/base/process.hpp"
#include "core/connect4/game.hpp"
#include "core/grading/players/tournament_plan.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <filesystem>
#include <memory>
#include <stop_token>

namespace tournament_plan_test {

using namespace loggia;
using namespace loggia::grading;
using tournament::JournalHead;

TournamentPlan plan_of(std::vector<Participant> participants) {
    TournamentPlan plan;
    plan.participants = std::move(participants);
    plan.settings.contestants = plan.participants.size();
    plan.seed = 3;
    return plan;
}

class TournamentPlanTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theHeadSaysWhatMakesTheGames() {
        TournamentPlan plan = plan_of({{"a", "random"}, {"b", "engine:depth=2"}});
        QVERIFY((journal_head_of(plan, {"random", "engine:depth=2"}) ==
                 JournalHead{{"game", "maxconnect4"},
                             {"kind", "round-robin"},
                             {"seed", "3"},
                             {"opening moves", "4"},
                             {"adjudicate", "no"},
                             {"contestant 1", "a = random"},
                             {"contestant 2", "b = engine:depth=2"}}));
        plan.rules = FormulaGameRules{5, 20, formula_game::Difficulty::easy};
        plan.adjudicate = 3;
        plan.settings.kind = tournament::Kind::swiss; // whose pairing depends on all games
        plan.settings.games = 6;
        QVERIFY(
            (journal_head_of(plan, {"random", "x"}) == JournalHead{{"game", "formula"},
                                                                   {"kind", "swiss"},
                                                                   {"games", "6"},
                                                                   {"seed", "3"},
                                                                   {"variables", "5"},
                                                                   {"leaves", "20"},
                                                                   {"difficulty", "easy"},
                                                                   {"adjudicate", "3"},
                                                                   {"contestant 1", "a = random"},
                                                                   {"contestant 2", "b = x"}}));
        QCOMPARE(handin_task(plan), std::string_view("formula-game"));
    }

    void gamesAreWrittenAsTheyWerePlayed() {
        const TournamentPlan plan = plan_of({{"a", "random"}, {"b", "random"}});
        const auto ready = make_ready(plan, nullptr);
        QVERIFY(ready.has_value());
        QVERIFY((ready->players == std::vector<std::string>{"random", "random"}));
        const auto game = ready->play({1, 0, 2}, {});
        QVERIFY(game.has_value() && game->has_value());
        // By those who play, and by those who only have the plan.
        for (const WriteGame& write : {ready->write, game_writer(plan)}) {
            const auto file = write(**game, {});
            QVERIFY(file.has_value());
            QCOMPARE(file->ending, std::string(".c4"));
            QVERIFY(connect4::game_of(file->text).has_value());
            tournament::GameResult other = **game;
            other.moves.front() = other.moves.front() == '1' ? '2' : '1';
            QVERIFY(!write(other, {}).has_value());
        }
    }

    void formulasAreWrittenToo() {
        TournamentPlan plan = plan_of({{"a", "random"}, {"b", "perfect"}});
        plan.rules = FormulaGameRules{4, 10, formula_game::Difficulty::easy};
        const auto ready = make_ready(plan, nullptr);
        QVERIFY(ready.has_value());
        const auto game = ready->play({0, 1, 0}, {});
        QVERIFY(game.has_value() && game->has_value());
        QCOMPARE(game_writer(plan)(**game, {}).value().text, ready->write(**game, {}).value().text);
    }

    /// Games that were played can be looked at where hand-ins can be neither built nor run.
    void aReviewKnowsThePlayers() {
        const auto folder = TemporaryDirectory::make("loggia-test");
        QVERIFY(folder.has_value());
        const std::filesystem::path file = folder->path() / "main.sh";
        QVERIFY(write_file(file, "#!/bin/sh\n").has_value());
        TournamentPlan plan = plan_of({{"a", "random"},
                                       {"b", {}, file},
                                       {"c", "level:casual"},
                                       {"d", {}, folder->path() / "missing"}});
        plan.handins.settings.build = "touch built";
        const auto unsandboxed = Sandbox::make(Isolation::none, plan.handins.limits);
        QVERIFY(unsandboxed.has_value());
        const auto ready = make_ready(plan, std::make_shared<const Sandbox>(*unsandboxed));
        QVERIFY(ready.has_value());
        const auto reviewed = make_reviewed(plan);
        QVERIFY(reviewed.has_value());
        QCOMPARE(reviewed->players, ready->players);
        QVERIFY(!reviewed->play);
        const auto game = ready->play({0, 2, 0}, {});
        QVERIFY(game.has_value() && game->has_value());
        QCOMPARE(reviewed->write(**game, {}).value().text, ready->write(**game, {}).value().text);
        std::stop_source stopped;
        stopped.request_stop();
        QVERIFY(!make_reviewed(plan, Control(stopped.get_token())).has_value());
    }

    void whoCannotPlayIsNamed() {
        const auto missing =
            make_ready(plan_of({{"a", "random"}, {"ben", "exec:/no/such/program"}}), nullptr);
        QVERIFY(!missing.has_value());
        QVERIFY(
            QString::fromStdString(missing.error().message).startsWith(QStringLiteral("ben: ")));
        QVERIFY(!make_ready(plan_of({{"a", "nobody"}, {"b", "random"}}), nullptr).has_value());
        const TournamentPlan handin = plan_of({{"a", {}, "/some/where"}, {"b", "random"}});
        QVERIFY(has_handins(handin));
        QVERIFY(!make_ready(handin, nullptr).has_value());
    }
};

LOGGIA_TEST(TournamentPlanTest)

} // namespace tournament_plan_test

#include "tournament_plan_test.moc"
