#include "core/connect4/matches/contestant.hpp"
#include "core/shards/kinds/tournaments.hpp"
#include "core/tournament/standings.hpp"
#include "tests/core/shards/job_samples.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <stop_token>

namespace tournaments_test {

using namespace loggia;
using namespace loggia::grading;
using namespace loggia::shards;
namespace fs = std::filesystem;

TournamentPlan plan_of(std::vector<Participant> participants, tournament::Kind kind, int games) {
    TournamentPlan plan;
    plan.participants = std::move(participants);
    plan.settings.kind = kind;
    plan.settings.contestants = plan.participants.size();
    plan.settings.games = games;
    plan.seed = 7;
    plan.handins.isolation = Isolation::none;
    return plan;
}

TournamentPlan connect4_plan() {
    const std::string engine =
        to_text(*connect4::contestant_of("engine:depth=1,method=alpha-beta"));
    TournamentPlan plan = plan_of({{"one", engine}, {"two", "random"}, {"three, or so", "random"}},
                                  tournament::Kind::round_robin, 4);
    plan.adjudicate = 8;
    plan.rules = MaxConnect4Rules{6, 3};
    return plan;
}

TournamentPlan formula_plan() {
    TournamentPlan plan = plan_of({{"first", "perfect"}, {"b", "random"}, {"c", "engine:depth=2"}},
                                  tournament::Kind::gauntlet, 6);
    plan.rules = FormulaGameRules{5, 14, formula_game::Difficulty::medium};
    return plan;
}

/// As one process plays it.
Result<TournamentMerged> played_alone(const TournamentPlan& plan) {
    const auto sandbox =
        std::make_shared<const Sandbox>(*Sandbox::make(Isolation::none, plan.handins.limits));
    const auto ready = make_ready(plan, sandbox);
    if (!ready)
        return tl::unexpected(ready.error());
    auto played = play(plan.settings, {}, ready->play);
    if (!played)
        return tl::unexpected(played.error());
    return TournamentMerged{plan, ready->players, *std::move(played)};
}

/// But for the seconds.
bool is_same(const TournamentMerged& a, const TournamentMerged& b) {
    if (a.players != b.players || a.played.games.size() != b.played.games.size() ||
        a.plan.settings != b.plan.settings || !a.played.complete || !b.played.complete)
        return false;
    for (std::size_t i = 0; i < a.played.games.size(); ++i) {
        tournament::GameResult one = a.played.games[i];
        tournament::GameResult other = b.played.games[i];
        one.seconds = other.seconds = {};
        if (!(one == other))
            return false;
    }
    const auto order = [](const TournamentMerged& merged) {
        std::vector<std::pair<std::size_t, double>> result;
        for (const auto& each : standings_of(merged.plan.settings, merged.played).order)
            result.emplace_back(each.contestant, each.rating.elo);
        return result;
    };
    return order(a) == order(b) &&
           journal_head_of(a.plan, a.players) == journal_head_of(b.plan, b.players);
}

bool is_made(const JobFolder& folder, const TournamentPlan& plan, int shards) {
    auto order = order_of_tournament(folder.path(), plan);
    if (!order)
        return false;
    order->version = test_version;
    order->kind = "tournament";
    order->shards = shards;
    return write_job(folder.path(), *order).has_value();
}

Result<TournamentMerged> merged_of(const JobFolder& folder) {
    return merge_tournament(folder.path(), *collect(folder.path(), test_version));
}

class TournamentsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theStandingsAreThoseOfOneProcess_data() {
        QTest::addColumn<bool>("is_formula");
        QTest::newRow("maxconnect4") << false;
        QTest::newRow("formula") << true;
    }
    void theStandingsAreThoseOfOneProcess() {
        QFETCH(bool, is_formula);
        const TournamentPlan plan = is_formula ? formula_plan() : connect4_plan();
        const auto alone = played_alone(plan);
        QVERIFY(alone.has_value());
        for (const int shards : {1, 2, 5}) {
            const JobFolder folder;
            QVERIFY(is_made(folder, plan, shards));
            QVERIFY(run_all(folder.path(), shards, 1 + shards % 3));
            const auto merged = merged_of(folder);
            QVERIFY2(merged.has_value(), merged ? "" : merged.error().message.c_str());
            QVERIFY(is_same(*merged, *alone));
        }
    }

    /// Copies are played, whatever becomes of the hand-ins.
    void handinsAreCopied() {
        const JobFolder folder;
        const fs::path class_folder = folder.other();
        fs::create_directories(class_folder / "anna");
        QVERIFY(write_file(class_folder / "anna" / "formula_game_functions.py",
                           "def build_tree(text):\n    return text\n"
                           "def play2win(root, turns, variables, values):\n    return 1\n")
                    .has_value());
        QVERIFY(write_file(class_folder / "essay.txt", "I think that\n").has_value());
        TournamentPlan plan = plan_of({{"anna", {}, class_folder / "anna"},
                                       {"essay", {}, class_folder / "essay.txt"},
                                       {"gone", {}, class_folder / "gone"},
                                       {"random", "random"}},
                                      tournament::Kind::round_robin, 2);
        plan.rules = FormulaGameRules{4, 8, formula_game::Difficulty::easy};
        const auto alone = played_alone(plan);
        QVERIFY2(alone.has_value(), alone ? "" : alone.error().message.c_str());
        QVERIFY(is_made(folder, plan, 2));
        fs::remove_all(class_folder);
        QVERIFY(run_number(folder.path(), 1).has_value());
        const fs::path copy =
            input_folder(folder.path()) / "handins" / "0001" / "formula_game_functions.py";
        const std::string bytes = bytes_of(copy);
        QVERIFY(write_file(copy, bytes + "# changed\n").has_value());
        QVERIFY(!run_number(folder.path(), 2).has_value());
        QVERIFY(write_file(copy, bytes).has_value());
        QVERIFY(run_number(folder.path(), 2).has_value());
        const auto merged = merged_of(folder);
        QVERIFY2(merged.has_value(), merged ? "" : merged.error().message.c_str());
        QCOMPARE(merged->played.games.size(), alone->played.games.size());
        QVERIFY(is_same(*merged, *alone));
        // Those that cannot be played forfeit all games, and not those of others.
        for (const auto& each : merged->played.games)
            QCOMPARE(each.ending == tournament::Ending::forfeited,
                     each.key.first == 1 || each.key.first == 2 || each.key.second == 1 ||
                         each.key.second == 2);
    }

    void aStoppedShardGoesOn() {
        const JobFolder folder;
        QVERIFY(is_made(folder, connect4_plan(), 1));
        std::stop_source stop;
        const auto report = run_shard(shard_path(folder.path(), 1),
                                      {test_version, 2,
                                       [&stop](std::size_t done, std::size_t) {
                                           if (done == 3)
                                               stop.request_stop();
                                       }},
                                      Control(stop.get_token()));
        QVERIFY(report && report->end == RunReport::End::stopped);
        QVERIFY(report->records >= 3 && report->records < 12);
        const auto again = run_number(folder.path(), 1);
        QVERIFY(again && again->end == RunReport::End::finished);
        QCOMPARE(again->resumed, report->records);
        QVERIFY(is_same(*merged_of(folder), *played_alone(connect4_plan())));
    }

    void missingGamesAreNotMerged() {
        const JobFolder folder;
        QVERIFY(is_made(folder, connect4_plan(), 2));
        QVERIFY(run_number(folder.path(), 1).has_value());
        QVERIFY(!merged_of(folder).has_value());
    }

    void wrongRecordsAreRefused() {
        const JobFolder folder;
        QVERIFY(is_made(folder, connect4_plan(), 12));
        QVERIFY(run_all(folder.path(), 12));
        const auto path = result_path(folder.path(), 2);
        const std::string text = bytes_of(path);
        const auto result = *result_of(text);
        const std::string first = bytes_of(result_path(folder.path(), 1));
        const auto other_game = *result_of(first);
        for (const std::string_view lie :
             {std::string_view("x"), std::string_view(),
              std::string_view("1 2 1 1-0 played 0 0 -\n"),
              std::string_view("1 9 1 1-0 played 0 0 4444\n"), other_game.records[0].bytes}) {
            QVERIFY(write_file(path,
                               result_head(result.name) + result_record(0, lie) + result_end(1, 1))
                        .has_value());
            QVERIFY(!merged_of(folder).has_value());
        }
    }

    void whatCannotBeSplitIsRefused() {
        const JobFolder folder;
        TournamentPlan plan = connect4_plan();
        plan.settings.kind = tournament::Kind::swiss;
        QVERIFY(!order_of_tournament(folder.path(), plan).has_value());
        plan.settings.kind = tournament::Kind::round_robin;
        plan.settings.games = 3;
        QVERIFY(!order_of_tournament(folder.path(), plan).has_value());
        plan.settings.games = 2;
        plan.participants[0].text = "no such player";
        QVERIFY(is_made(folder, plan, 1));
        QVERIFY(!run_number(folder.path(), 1).has_value());
    }
};

LOGGIA_TEST(TournamentsTest)

} // namespace tournaments_test

#include "tournaments_test.moc"
