#include "tests/core/game_graph/games.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>

namespace game_rules_test {

using namespace loggia;
using namespace loggia::game_graph;

class GameRulesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyGameHasThem() {
        for (const GameKind& kind : game_kinds()) {
            const auto& all = all_game_rules();
            const auto found = std::find_if(all.begin(), all.end(), [&](const GameRules& rules) {
                return rules.name == kind.name;
            });
            QVERIFY2(found != all.end(), std::string(kind.name).c_str());
            QCOMPARE(found->parameters.empty(), kind.parameters.empty() && kind.name != "1-2-N");
            // Every parameter that the help names is explained.
            for (const char* word : {"PILE", "MOST", "ROW", "LINE", "SIZE", "EMPTY", "SEED", "PITS",
                                     "POINTS", "flying", "orthogonal"})
                if (kind.parameters.find(word) != std::string_view::npos)
                    QVERIFY2(found->parameters.find(word) != std::string_view::npos, word);
        }
        QCOMPARE(all_game_rules().size(), game_kinds().size() + 1); // and a token on a graph
    }

    void aFewSentencesEach() {
        for (const GameRules& rules : all_game_rules()) {
            const auto sentences = std::count(rules.rules.begin(), rules.rules.end(), '.');
            QVERIFY2(sentences >= 4 && sentences <= 7, std::string(rules.name).c_str());
            QVERIFY(rules.rules.ends_with('.'));
            QVERIFY(rules.rules.find("  ") == std::string_view::npos);
        }
    }

    void ofAGame() {
        for (const Game& game : games_of_every_kind()) {
            const GameRules& rules = rules_of(game);
            const bool counting = std::holds_alternative<Counting>(game.rules());
            QVERIFY(counting ? rules.name == "1-2-N" : game.text().starts_with(rules.name));
        }
        QCOMPARE(rules_of(made("achi misere")).title, std::string_view("Achi"));
    }
};

LOGGIA_TEST(GameRulesTest)

} // namespace game_rules_test

#include "game_rules_test.moc"
