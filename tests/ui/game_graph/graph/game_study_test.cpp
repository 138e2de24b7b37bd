#include "core/base/random.hpp"
#include "tests/suite.hpp"
#include "ui/game_graph/graph/game_study.hpp"

#include <QTest>

#include <stop_token>

namespace game_study_test {

using namespace loggia;
using namespace loggia::ui;
using game_graph::Game;

GameStudy studied(const char* text, int level = 0,
                  const game_graph::Limits& limits = study_limits) {
    const Game game = game_graph::game_of(text).value();
    return studyOf(game, game.start(), level, {}, limits);
}

class GameStudyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theLesson() {
        const GameStudy study = studied("1-2-10");
        QVERIFY(study.solution && study.shown);
        QCOMPARE(study.shown->size(), 20);
        QCOMPARE(study.tree->nodes, 232U);
        QCOMPARE(study.tree->leaves, 89U);
        QVERIFY(study.comment.find("(1, 1)") != std::string::npos);
        const auto known = study.explain(study.game.start());
        QVERIFY(known && known->value.remoteness == 7);
        QCOMPARE(studied("1-2-10", 1).shown->size(), 11);
    }

    void largeGamesAreSolvedButNotDrawn() {
        const GameStudy study = studied("nim 30 30 30", 1);
        QVERIFY(study.solution && !study.shown);
        QVERIFY(study.trouble.contains(QStringLiteral("29,791")));
        QVERIFY(study.explain(study.game.start())->value.outcome == game_graph::Outcome::win);
    }

    void tooLargeOnesAreMergedFurther() {
        const GameStudy study = studied("nim 20 20 20", 0, {5000, 200'000});
        QVERIFY(study.solution && !study.shown);
        QVERIFY(study.solution->level() > 0);
        QVERIFY(study.trouble.contains(QStringLiteral("merged")));
        const GameStudy hopeless = studied("nim 20 20 20", 0, {100, 1000});
        QVERIFY(!hopeless.solution && !hopeless.stopped && !hopeless.trouble.isEmpty());
        QVERIFY(study.explain(study.game.start()).has_value());
    }

    void stopsAtOnce() {
        std::stop_source stop;
        stop.request_stop();
        const Game game = game_graph::game_of("nim 40 40 40").value();
        const GameStudy study = studyOf(game, game.start(), 0, Control(stop.get_token()));
        QVERIFY(!study.solution && study.stopped);
        QVERIFY(!study.trouble.isEmpty());
        QVERIFY(!study.explain(game.start()));
        QCOMPARE(study.nodeOf(game.start()), -1);
    }

    /// The nim sum is 0 exactly where a position is lost, at every position of random games.
    void nimSumsTellLosses() {
        Random random(3);
        for (int round = 0; round < 40; ++round) {
            std::string text = round % 2 == 0 ? "nim" : "subtraction";
            for (int pile = 0; pile < 3; ++pile)
                text += " " + std::to_string(1 + random.below(6));
            if (round % 2 == 1)
                text += random.below(2) == 0 ? " take 1 3 4" : " take 2 3";
            const GameStudy study = studied(text.c_str(), 1);
            QVERIFY(study.shown);
            for (const ShownGraph::Node& node : study.shown->nodes) {
                const auto sum = study.nimSum(node.state);
                QVERIFY(sum && sum->piles.size() == 3);
                QCOMPARE(sum->sum == 0, node.value.outcome == game_graph::Outcome::loss);
            }
        }
        QVERIFY(!studied("nim 3 4 5 misere").nimSum(0));
        QVERIFY(!studied("1-2-10").nimSum(1));
    }
};

LOGGIA_TEST(GameStudyTest)

} // namespace game_study_test

#include "game_study_test.moc"
