#include "core/formula_game/game.hpp"
#include "core/logic/syntax.hpp"
#include "tests/core/formula_game/random_game.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <optional>
#include <set>

namespace known_values_test {

using namespace loggia;
using namespace loggia::formula_game;

Known knownOf(std::string_view formula, std::string_view values) {
    auto read = logic::read_strict(formula).value();
    const std::string letters = letters_of(read);
    auto game = std::make_shared<const Game>(
        Game::make(std::move(read), std::string(letters.size(), 'E'), letters).value());
    const Position position = position_of(game, values).value();
    return known_values(position)[game->root().index()];
}

class KnownValuesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void decides_as_soon_as_an_operand_does();
    void agrees_with_evaluation();
    void survives_depth();
    void names_the_operand_that_decides();
    void deciding_leaves_settle_the_formula();
    void deciding_leaves_are_fewest();
};

void KnownValuesTest::decides_as_soon_as_an_operand_does() {
    QCOMPARE(knownOf("(x*y)", ""), Known::open);
    QCOMPARE(knownOf("(x*y)", "0"), Known::no);
    QCOMPARE(knownOf("(x*y)", "1"), Known::open);
    QCOMPARE(knownOf("(x*y)", "11"), Known::yes);
    QCOMPARE(knownOf("(x+y)", "1"), Known::yes);
    QCOMPARE(knownOf("(x+y)", "00"), Known::no);
    QCOMPARE(knownOf("-(x+y)", "1"), Known::no);
    QCOMPARE(knownOf("(y*(x+-x))", ""), Known::open);
}

/// What is known stays so, whatever is chosen later; at the end it is the value.
void KnownValuesTest::agrees_with_evaluation() {
    Random random(test_suite::seed(7));
    for (int round = 0; round < 2000; ++round) {
        logic::oracle::Tree tree;
        std::vector<bool> used;
        const auto drawn =
            oracle::random_position(random, 1 + random.below(6), 4, tree, used).value();
        const auto game = drawn.shared_game();
        Position position(game);
        std::vector<Known> before = known_values(position);
        while (!position.is_over()) {
            position = position.after(random.below(2) == 1);
            std::vector<Known> now = known_values(position);
            for (std::size_t i = 0; i < now.size(); ++i)
                if (before[i] != Known::open)
                    QCOMPARE(now[i], before[i]);
            before = std::move(now);
        }
        const auto assignment = assignment_of(position);
        for (const logic::Expr e : logic::postorder(game->store(), game->root()))
            QCOMPARE(before[e.index()] == Known::yes,
                     logic::evaluate(game->store(), e, assignment));
    }
}

void KnownValuesTest::survives_depth() {
    QCOMPARE(knownOf(std::string(100'000, '-') + "x", "1"), Known::yes);
}

/// The leaves that the root's value rests on, as a set of variables.
std::set<logic::Variable> deciding_variables(const Game& game, const std::vector<Known>& known) {
    const std::vector<int> chosen = deciding_operands(game, known);
    std::set<logic::Variable> variables;
    std::vector<logic::Expr> open{game.root()};
    while (!open.empty()) {
        const logic::Expr e = open.back();
        open.pop_back();
        const auto operands = game.store().operands(e);
        if (operands.empty())
            variables.insert(game.store().variable_of(e));
        else if (const int only = chosen[e.index()]; only != every_operand)
            open.push_back(operands[static_cast<std::size_t>(only)]);
        else
            open.insert(open.end(), operands.begin(), operands.end());
    }
    return variables;
}

/// Whether these variables alone settle the root, whatever the others are: by all their values.
bool settle(const Game& game, std::uint32_t values, const std::set<logic::Variable>& fixed) {
    std::optional<bool> value;
    for (std::uint32_t row = 0; row < (1U << game.size()); ++row) {
        bool fits = true;
        std::vector<bool> assignment(game.store().variables());
        for (std::size_t turn = 0; turn < game.size(); ++turn) {
            assignment[game.variable(turn)] = (row >> turn & 1U) != 0;
            fits = fits && (!fixed.contains(game.variable(turn)) ||
                            (row >> turn & 1U) == (values >> turn & 1U));
        }
        if (!fits)
            continue;
        const bool here = logic::evaluate(game.store(), game.root(), assignment);
        if (value && *value != here)
            return false;
        value = here;
    }
    return true;
}

void KnownValuesTest::names_the_operand_that_decides() {
    auto read = logic::read_strict("((a*b)+(c+d))").value();
    const auto game =
        std::make_shared<const Game>(Game::make(std::move(read), "EEEE", "abcd").value());
    const auto decided = [&](const char* values) {
        return deciding_variables(*game, known_values(position_of(game, values).value()));
    };
    const auto letters = [&](const char* values) {
        std::string text;
        for (const logic::Variable v : decided(values))
            text += game->store().name(v);
        return text;
    };
    QCOMPARE(letters("11"), std::string("ab"));
    QCOMPARE(letters("1110"), std::string("c")); // one leaf rather than two
    QCOMPARE(letters("0000"), std::string("acd"));
}

void KnownValuesTest::deciding_leaves_settle_the_formula() {
    Random random(test_suite::seed(11));
    int settled = 0;
    for (int round = 0; round < 2000; ++round) {
        logic::oracle::Tree tree;
        std::vector<bool> used;
        const auto position =
            oracle::random_position(random, 1 + random.below(6), 4, tree, used).value();
        const auto known = known_values(position);
        if (known[position.game().root().index()] == Known::open)
            continue;
        ++settled;
        QVERIFY(
            settle(position.game(), position.values(), deciding_variables(position.game(), known)));
    }
    QVERIFY(settled > 200);
}

/// Where every variable occurs once, no smaller set of values settles the formula.
void KnownValuesTest::deciding_leaves_are_fewest() {
    Random random(test_suite::seed(13));
    for (int round = 0; round < 300; ++round) {
        const std::size_t size = 2 + random.below(5);
        std::vector<std::string> parts;
        for (std::size_t i = 0; i < size; ++i)
            parts.push_back(std::string(random.below(3) == 0 ? "-" : "") +
                            static_cast<char>('a' + i));
        while (parts.size() > 1) {
            const std::size_t at = random.below(parts.size() - 1);
            parts[at] = (random.below(4) == 0 ? "-(" : "(") + parts[at] +
                        (random.below(2) == 0 ? "+" : "*") + parts[at + 1] + ")";
            parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(at) + 1);
        }
        auto read = logic::read_strict(parts.front()).value();
        const std::string letters = letters_of(read);
        const auto game = std::make_shared<const Game>(
            Game::make(std::move(read), std::string(size, 'E'), letters).value());
        std::string values;
        for (std::size_t i = 0; i < size; ++i)
            values += random.below(2) == 0 ? '0' : '1';
        const Position position = position_of(game, values).value();
        std::size_t fewest = size;
        for (std::uint32_t set = 0; set < (1U << size); ++set) {
            std::set<logic::Variable> fixed;
            for (std::size_t turn = 0; turn < size; ++turn)
                if ((set >> turn & 1U) != 0)
                    fixed.insert(game->variable(turn));
            if (fixed.size() < fewest && settle(*game, position.values(), fixed))
                fewest = fixed.size();
        }
        QCOMPARE(deciding_variables(*game, known_values(position)).size(), fewest);
    }
}

LOGGIA_LOOP_TEST(KnownValuesTest)

} // namespace known_values_test

#include "known_values_test.moc"
