#include "core/base/error.hpp"
#include "core/base/random.hpp"
#include "core/formula_game/generate.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace recipe_test {

using namespace loggia;
using namespace loggia::formula_game;

class RecipeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void asText() {
        QCOMPARE(to_text(Recipe{26, 200, Player::e, Difficulty::hard, 0x1a2b3c}),
                 std::string("26v-200l-E-hard-1a2b3c"));
        QCOMPARE(to_text(Recipe{1, 1, Player::a, Difficulty::easy, 0}),
                 std::string("1v-1l-A-easy-0"));
    }

    void comesBackFromItsText() {
        Random random(test_suite::seed(10));
        for (int i = 0; i < 5000; ++i) {
            Recipe recipe;
            recipe.variables = 1 + static_cast<int>(random.below(max_variables));
            recipe.leaves =
                recipe.variables + static_cast<int>(random.below(static_cast<std::uint64_t>(
                                       Recipe::most_leaves - recipe.variables + 1)));
            recipe.winner = random.below(2) == 0 ? Player::e : Player::a;
            recipe.difficulty = static_cast<Difficulty>(random.below(3));
            recipe.seed = random.next() >> random.below(64);
            QCOMPARE(recipe_of(to_text(recipe)).value(), recipe);
        }
    }

    void saysWhatIsWrongAndWhere_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("column");
        QTest::addColumn<int>("length");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* text, int column, int length, const char* expected) {
            QTest::newRow(text[0] == 0 ? "empty" : text) << text << column << length << expected;
        };
        const char* variables = "a number of variables, 1v to 26v";
        row("", 1, 1, variables);
        row("0v-1l-E-hard-1", 1, 2, variables);
        row("27v-30l-E-hard-1", 1, 3, variables);
        row("-1v-30l-E-hard-1", 1, 1, variables);
        row("v-30l-E-hard-1", 1, 1, variables);
        row("99999999999v-30l-E-hard-1", 1, 12, variables);
        row("6v", 3, 1, "a number of leaves, 6l to 2000l");
        row("6v-5l-E-hard-1", 4, 2, "a number of leaves, 6l to 2000l");
        row("6v-2001l-E-hard-1", 4, 5, "a number of leaves, 6l to 2000l");
        row("6v-16-E-hard-1", 4, 2, "a number of leaves, 6l to 2000l");
        row("6v-16l-e-hard-1", 8, 1, "the winner, E or A");
        row("6v-16l-E-harder-1", 10, 6, "easy, medium or hard");
        row("6v-16l-E-hard", 14, 1, "a seed of at most 16 hexadecimal digits and nothing after it");
        row("6v-16l-E-hard-xyz", 15, 3,
            "a seed of at most 16 hexadecimal digits and nothing after it");
        row("6v-16l-E-hard-12345678123456781", 15, 17,
            "a seed of at most 16 hexadecimal digits and nothing after it");
        row("6v-16l-E-hard-1-", 15, 1,
            "a seed of at most 16 hexadecimal digits and nothing after it");
        row("6v-16l-E-hard-1 ", 15, 2,
            "a seed of at most 16 hexadecimal digits and nothing after it");
    }
    void saysWhatIsWrongAndWhere() {
        QFETCH(QString, text);
        QFETCH(int, column);
        QFETCH(int, length);
        QFETCH(QString, expected);
        const auto recipe = recipe_of(text.toStdString());
        QVERIFY(!recipe);
        QCOMPARE(QString::fromStdString(recipe.error().message),
                 "expected " + expected + ", as in 26v-200l-E-hard-1a2b3c");
        QCOMPARE(*recipe.error().span, (SourceSpan{1, column, length}));
    }
};

LOGGIA_TEST(RecipeTest)

} // namespace recipe_test

#include "recipe_test.moc"
