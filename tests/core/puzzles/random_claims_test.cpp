#include "core/puzzles/random_claims.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <set>
#include <sstream>
#include <string>

namespace random_claims_test {

using namespace loggia;
using namespace loggia::puzzles;

class RandomClaimsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void canAlwaysBeRead() {
        Random random(test_suite::seed(1));
        std::set<std::string> texts;
        for (int i = 0; i < 600; ++i) {
            PuzzleRecipe recipe;
            recipe.people = 2 + random.below(most_rooms_to_make - 1);
            recipe.difficulty = static_cast<PuzzleDifficulty>(random.below(3));
            for (const bool doors : {false, true}) {
                const std::string text =
                    doors ? random_signs(random, recipe) : random_sayings(random, recipe);
                const auto puzzle = read_puzzle(text);
                QVERIFY2(puzzle.has_value(), text.c_str());
                QVERIFY(puzzle->vocabulary.setting ==
                        (doors ? PuzzleSetting::doors : PuzzleSetting::islanders));
                std::set<std::size_t> speakers;
                for (const SentenceLine& line : puzzle->lines)
                    if (line.speaker)
                        speakers.insert(*line.speaker);
                QCOMPARE(speakers.size(), recipe.people);
                texts.insert(text);
            }
        }
        QVERIFY(texts.size() > 1000);
    }

    /// Whoever speaks of himself says `I`.
    void nobodyCallsHimselfByName() {
        Random random(test_suite::seed(2));
        for (int i = 0; i < 600; ++i) {
            PuzzleRecipe recipe;
            recipe.people = 2 + random.below(most_people_to_make - 1);
            recipe.difficulty = static_cast<PuzzleDifficulty>(random.below(3));
            std::istringstream lines(random_sayings(random, recipe));
            for (std::string line; std::getline(lines, line);) {
                const std::size_t says = line.find(" says: ");
                const std::string name = line.substr(0, says);
                QVERIFY2(line.find(name, says) == std::string::npos, line.c_str());
            }
        }
    }
};

LOGGIA_LOOP_TEST(RandomClaimsTest)

} // namespace random_claims_test

#include "random_claims_test.moc"
