#include "core/base/random.hpp"
#include "core/gf2/named_polynomial.hpp"
#include "core/sat/queries/decide.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <array>

namespace named_polynomial_test {

using namespace loggia;
using namespace loggia::gf2;
using logic::Expr;
using logic::Kind;

Expr random_expression(Random& random, logic::Store& store, int variables, int depth) {
    if (depth == 0 || random.below(6) == 0)
        return random.below(12) == 0
                   ? store.constant(random.below(2) == 0)
                   : store.variable(
                         "a" + std::to_string(random.below(static_cast<std::uint64_t>(variables))));
    const auto next = [&] { return random_expression(random, store, variables, depth - 1); };
    switch (random.below(7)) {
    case 0:
        return store.negation(next());
    case 1:
        return store.implication(next(), next());
    case 2:
        return store.equivalence(next(), next());
    default: {
        constexpr std::array kinds{Kind::conjunction, Kind::disjunction, Kind::parity,
                                   Kind::exactly_one};
        std::vector<Expr> parts;
        for (std::uint64_t n = random.below(4); n > 0; --n)
            parts.push_back(next());
        return store.node(kinds.at(static_cast<std::size_t>(random.below(4))), parts);
    }
    }
}

RingForm form_of(const std::vector<std::string>& names,
                 const std::vector<std::vector<int>>& terms) {
    std::vector<Monomial> all;
    for (const auto& term : terms) {
        Monomial monomial;
        for (const int v : term)
            monomial = monomial | Monomial::variable(v);
        all.push_back(monomial);
    }
    return {names, Polynomial::sum(all)};
}

/// The other way: a parity of conjunctions.
Expr expression_of(logic::Store& store, const RingForm& form) {
    std::vector<Expr> sum;
    for (const Monomial term : form.polynomial.terms()) {
        std::vector<Expr> factors;
        for (const int v : variables_of(term))
            factors.push_back(store.variable(form.names[static_cast<std::size_t>(v)]));
        if (factors.empty())
            sum.push_back(store.constant(true));
        else
            sum.push_back(factors.size() == 1 ? factors[0]
                                              : store.node(Kind::conjunction, factors));
    }
    if (sum.empty())
        return store.constant(false);
    return sum.size() == 1 ? sum[0] : store.node(Kind::parity, sum);
}
class RingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Polynomial, table and solver agree.
    void isTheExpression() {
        Random random(test_suite::seed(61));
        for (int round = 0; round < test_suite::rounds(800); ++round) {
            logic::Store store;
            const Expr e = random_expression(random, store, 6, 4);
            const auto form = ring_form(store, e);
            QVERIFY(form.has_value());
            std::vector<bool> values(store.variables());
            const auto n = static_cast<unsigned>(store.variables());
            for (unsigned row = 0; row < 1U << n; ++row) {
                Monomial ones;
                for (unsigned v = 0; v < n; ++v) {
                    values[v] = (row >> v & 1U) != 0;
                    for (std::size_t i = 0; values[v] && i < form->names.size(); ++i)
                        if (form->names[i] == store.name(v))
                            ones = ones | Monomial::variable(static_cast<int>(i));
                }
                QCOMPARE(form->polynomial.at(ones), logic::evaluate(store, e, values));
            }
            QVERIFY(std::is_sorted(form->names.begin(), form->names.end()));
            const Expr back = expression_of(store, *form);
            if (round % 5 == 0)
                QVERIFY(sat::distinguish(store, e, back).status == sat::Status::unsatisfiable);
        }
    }

    /// With more than 14 variables it is worked out step by step. A limit of the terms changes
    /// nothing where it is kept.
    void largeOnesAreWorkedOutByHand() {
        Random random(test_suite::seed(62));
        int large = 0;
        int limited = 0;
        int given_up = 0;
        for (int round = 0; round < test_suite::rounds(400); ++round) {
            logic::Store store;
            std::vector<Expr> parts;
            for (int i = 0; i < 5; ++i)
                parts.push_back(random_expression(random, store, 40, 3));
            const Expr e =
                store.node(random.below(2) == 0 ? Kind::parity : Kind::disjunction, parts);
            if (logic::variables_of(store, e).size() <= 14)
                continue;
            constexpr std::size_t most = 300;
            const auto form = ring_form(store, e, {}, 20'000);
            const auto small = ring_form(store, e, {}, most);
            if (small)
                QVERIFY(form.has_value() && *form == *small);
            given_up += small ? 0 : 1;
            limited += small ? 1 : 0;
            if (!form)
                continue;
            ++large;
            for (int i = 0; i < 200; ++i) {
                std::vector<bool> values(store.variables());
                Monomial ones;
                for (std::size_t v = 0; v < values.size(); ++v) {
                    values[v] = random.below(2) == 0;
                    const auto name = std::find(form->names.begin(), form->names.end(),
                                                store.name(static_cast<logic::Variable>(v)));
                    if (values[v] && name != form->names.end())
                        ones =
                            ones | Monomial::variable(static_cast<int>(name - form->names.begin()));
                }
                QCOMPARE(form->polynomial.at(ones), logic::evaluate(store, e, values));
            }
        }
        QVERIFY2(std::min({large, limited, given_up}) > test_suite::rounds(8),
                 qPrintable(QStringLiteral("%1 %2 %3").arg(large).arg(limited).arg(given_up)));
    }

    void writesTermsInOrder() {
        const std::vector<std::string> names{"l1", "l2", "m1", "m2"};
        const RingForm form = form_of(names, {{}, {2}, {0}, {0, 1}});
        QCOMPARE(to_text(form), std::string("l1*l2 + l1 + m1 + 1"));
        QCOMPARE(to_collected_text(form), std::string("l1*(l2 + 1) + m1 + 1"));
        QCOMPARE(to_text(form_of(names, {})), std::string("0"));
        QCOMPARE(to_collected_text(form_of(names, {})), std::string("0"));
        QCOMPARE(to_text(form_of(names, {{}})), std::string("1"));
        const RingForm merged = form_of(names, {{0, 1, 2, 3}, {0, 1, 3}, {1, 2, 3}, {1, 3}});
        QCOMPARE(to_collected_text(merged), std::string("m2*(l1*l2*m1 + l1*l2 + l2*m1 + l2)"));
    }

    /// Collecting changes nothing but the looks: expanded again it is the same.
    void collectsWithoutLoss() {
        Random random(test_suite::seed(63));
        const std::vector<std::string> names{"a", "b", "c", "d", "e"};
        for (int round = 0; round < test_suite::rounds(1000); ++round) {
            std::vector<std::vector<int>> terms;
            for (std::uint64_t n = random.below(10); n > 0; --n) {
                std::vector<int> term;
                for (int v = 0; v < 5; ++v)
                    if (random.below(2) == 0)
                        term.push_back(v);
                terms.push_back(term);
            }
            const RingForm form = form_of(names, terms);
            QCOMPARE(expanded(to_collected_text(form)), form.polynomial);
            QCOMPARE(expanded(to_text(form)), form.polynomial);
        }
    }

    void refusesWhatIsTooLarge() {
        logic::Store store;
        std::vector<Expr> all;
        for (int i = 0; i < 200; ++i)
            all.push_back(store.variable("a" + std::to_string(i)));
        QVERIFY(ring_form(store, store.node(Kind::conjunction, all))
                    .error()
                    .message.find("too many variables: 200") == 0);
        all.resize(60);
        QVERIFY(ring_form(store, store.node(Kind::disjunction, all))
                    .error()
                    .message.find("the polynomial has too many terms") == 0);
    }

private:
    /// A sum of products of single letters, 0, 1 and sums in parentheses.
    static Polynomial expanded(const std::string& text) {
        Polynomial sum;
        Polynomial factor = Polynomial::constant(true);
        for (std::size_t i = 0; i <= text.size(); ++i) {
            const char c = i < text.size() ? text[i] : '+';
            if (c == '+') {
                sum += factor;
                factor = Polynomial::constant(true);
            } else if (c == '(') {
                const std::size_t end = text.find(')', i);
                factor = *product(factor, expanded(text.substr(i + 1, end - i - 1)));
                i = end;
            } else if (c == '0') {
                factor = Polynomial();
            } else if (c >= 'a' && c <= 'z') {
                factor = *product(factor, Polynomial::variable(c - 'a'));
            }
        }
        return sum;
    }
};

LOGGIA_LOOP_TEST(RingTest)

} // namespace named_polynomial_test

#include "named_polynomial_test.moc"
