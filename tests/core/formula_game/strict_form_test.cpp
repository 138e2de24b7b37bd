#include "core/base/error.hpp"
#include "core/formula_game/formula.hpp"
#include "core/logic/expr.hpp"
#include "core/logic/syntax.hpp"
#include "tests/core/formula_game/random_game.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace strict_form_test {

using namespace loggia;
using namespace loggia::formula_game;

std::string strict(const char* text) {
    const auto form = strict_form_of(logic::read_lenient(text).value());
    if (!form)
        return form.error().message;
    std::string result = logic::write_strict(form->formula).value();
    for (const auto& [from, to] : form->renamed)
        result += " " + from + "=" + to;
    return result;
}

class StrictFormTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void examples() {
        QCOMPARE(strict("x & y & !z"), std::string("(x*y*-z)"));
        QCOMPARE(strict("x -> y"), std::string("(-x+y)"));
        QCOMPARE(strict("x <-> y"), std::string("((x*y)+(-x*-y))"));
        QCOMPARE(strict("x xor y"), std::string("((x*-y)+(-x*y))"));
        QCOMPARE(strict("one(x, y)"), std::string("((x*-y)+(-x*y))"));
        QCOMPARE(strict("(x & true) | false"), std::string("x"));
        QCOMPARE(strict("--x"), std::string("--x"));
        QCOMPARE(strict("P & Q -> p"), std::string("(-(a*q)+p) Q=q P=a"));
        QCOMPARE(strict("rain | snow"), std::string("(a+b) rain=a snow=b"));
        QCOMPARE(strict("x | true"),
                 std::string("the formula is always true; the game's syntax has no constants"));
    }

    /// Against the tree that the expression was made of, at every assignment.
    void saysTheSame() {
        Random random(test_suite::seed(12));
        int changed = 0;
        for (int i = 0; i < 3000; ++i) {
            const auto game = oracle::random_game(random, 1 + random.below(6), 4);
            const auto form = strict_form_of({game.store, game.root});
            if (!form) {
                QVERIFY(form.error().message.find("always") != std::string::npos ||
                        form.error().message.find("longer") != std::string::npos);
                continue;
            }
            QVERIFY(logic::check_strict(form->formula.store, form->formula.root));
            const logic::Store& store = form->formula.store;
            for (std::uint32_t bits = 0; bits < (1U << game.size()); ++bits) {
                std::vector<bool> before(game.size());
                std::vector<bool> after(store.variables());
                for (logic::Variable v = 0; v < game.size(); ++v) {
                    before[v] = (bits >> v & 1U) != 0;
                    std::string name = game.store.name(v);
                    for (const auto& [from, to] : form->renamed)
                        if (from == name) {
                            name = to;
                            break;
                        }
                    if (const auto found = store.find(name))
                        after[*found] = before[v];
                }
                QCOMPARE(logic::evaluate(store, form->formula.root, after),
                         logic::oracle::evaluate(game.tree, before));
            }
            const bool same = logic::same_tree(form->formula, {game.store, game.root});
            QCOMPARE(same, logic::check_strict(game.store, game.root).has_value());
            changed += static_cast<int>(!same);
        }
        QVERIFY(changed > 500);
    }

    void limits() {
        logic::Formula many{{}, logic::Expr(0)};
        std::vector<logic::Expr> atoms;
        for (int i = 0; i < 27; ++i)
            atoms.push_back(many.store.variable("v" + std::to_string(i)));
        many.root = many.store.node(logic::Kind::conjunction, atoms);
        QCOMPARE(strict_form_of(many).error().message,
                 std::string("27 variables are too many; the game's syntax has letters for 26"));
        many.root = many.store.node(logic::Kind::conjunction, std::span(atoms).first(26));
        QCOMPARE(strict_form_of(many)->renamed.size(), std::size_t{26});
        // Doubled 60 times over.
        std::vector<logic::Expr> sum(60, atoms[0]);
        for (std::size_t i = 0; i < sum.size(); ++i)
            sum[i] = atoms[i % 26];
        many.root = many.store.node(logic::Kind::parity, sum);
        QCOMPARE(strict_form_of(many).error().message,
                 std::string("the formula is longer than 268435455 characters"));
        std::vector<logic::Expr> wide(200000, atoms[0]);
        many.root = many.store.node(logic::Kind::exactly_one, wide);
        QVERIFY(!strict_form_of(many));
    }
};

LOGGIA_TEST(StrictFormTest)

} // namespace strict_form_test

#include "strict_form_test.moc"
