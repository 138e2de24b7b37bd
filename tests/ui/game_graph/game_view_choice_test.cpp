#include "tests/suite.hpp"
#include "ui/game_graph/game_view_choice.hpp"

#include <QTest>

#include <algorithm>

namespace game_view_choice_test {

using namespace loggia;
using namespace loggia::ui;
using Kind = GameViewChoice::Kind;

class GameViewChoiceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eachGameHasItsWays() {
        const auto nim = game_graph::game_of("nim 3 4 5").value();
        const auto choices = viewChoices(nim, false);
        QCOMPARE(choices.size(), std::size_t{5});
        QCOMPARE(titleOf(choices[0], nim), QStringLiteral("Board"));
        QCOMPARE(titleOf(choices[1], nim), QStringLiteral("Graph: positions"));
        QCOMPARE(titleOf(choices[3], nim), QStringLiteral("Graph: sorted"));
        QCOMPARE(titleOf(choices[4], nim), QStringLiteral("Tree"));
        QVERIFY(viewChoices(nim, true)[0] == (GameViewChoice{Kind::drawing, 0}));
    }

    void theNearestThatThereIs() {
        const auto lesson = game_graph::game_of("1-2-10").value();
        QVERIFY(fitting({Kind::graph, 5}, lesson, false) == (GameViewChoice{Kind::graph, 1}));
        QVERIFY(fitting({Kind::drawing, 0}, lesson, false) == (GameViewChoice{Kind::graph, 0}));
        QVERIFY(fitting({Kind::board, 0}, lesson, false) == (GameViewChoice{Kind::graph, 0}));
        QVERIFY(fitting({Kind::tree, 2}, lesson, false) == (GameViewChoice{Kind::tree, 0}));
        for (const GameViewChoice& choice : viewChoices(lesson, true))
            QVERIFY(fitting(choice, lesson, true) == choice);
    }

    void examplesAreGames() {
        for (const GameExample& example : gameExamples())
            if (std::string(example.text) != "graph") {
                const auto game = game_graph::game_of(example.text);
                QVERIFY2(game.has_value(), example.text);
                QVERIFY(!game->moves(game->start()).empty());
            }
    }
};

LOGGIA_TEST(GameViewChoiceTest)

} // namespace game_view_choice_test

#include "game_view_choice_test.moc"
