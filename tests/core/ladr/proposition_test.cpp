#include "core/ladr/proposition.hpp"
#include "core/sat/queries/decide.hpp"
#include "tests/core/ladr/mace_oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace proposition_test {

using namespace loggia;
using namespace loggia::ladr;

class PropositionTest : public QObject {
    Q_OBJECT

private:
    static Result<logic::Expr> read(logic::Store& store, const std::string& formula, bool ring) {
        const auto input = read_mace((ring ? "set(arithmetic). " : "") +
                                     std::string("formulas(a).\n") + formula + ".\nend_of_list.");
        if (!input)
            return tl::unexpected(input.error());
        const TermId member = input->lists[0].members[0];
        return ring ? from_ring(*input, member, store) : proposition_of(*input, member, store);
    }

private Q_SLOTS:
    /// Printed and read again it means the same.
    void goesThereAndBack() {
        Random random(test_suite::seed(71));
        oracle::RandomText text{random};
        for (int round = 0; round < 2000; ++round) {
            logic::Store store;
            const auto e = read(store, text.formula(4), false);
            QVERIFY(e.has_value());
            const auto printed = to_ladr(store, *e);
            QVERIFY(printed.has_value());
            const auto again = read(store, *printed, false);
            QVERIFY2(again.has_value(), printed->c_str());
            QVERIFY2(sat::distinguish(store, *e, *again).status == sat::Status::unsatisfiable,
                     printed->c_str());
        }
    }

    void readsTheRing_data() {
        QTest::addColumn<QByteArray>("ring");
        QTest::addColumn<QByteArray>("formula");
        const auto row = [](const char* ring, const char* formula) {
            QTest::newRow(ring) << QByteArray(ring) << QByteArray(formula);
        };
        row("m1 = r1 * (r2 + 1)", "m1 <-> r1 & -r2");
        row("m1 + m2 = 1", "-(m1 <-> m2)");
        row("(m1 + m2 + 1) mod 2 = 0", "-(m1 <-> m2)");
        row("m1 = m2", "m1 <-> m2");
        row("m1 != m2", "-(m1 <-> m2)");
        row("a * b = 1", "a & b");
        row("a + 3 = 0", "a");
        row("a & b", "a & b");
        row("1 = 1", "$T");
    }
    void readsTheRing() {
        QFETCH(QByteArray, ring);
        QFETCH(QByteArray, formula);
        logic::Store store;
        const auto e = read(store, ring.toStdString(), true);
        QVERIFY2(e.has_value(), e ? "" : e.error().message.c_str());
        QCOMPARE(*to_ladr(store, *e), formula.toStdString());
    }

    void writesOutWhatLadrLacks() {
        logic::Store store;
        const logic::Expr a = store.variable("a");
        const logic::Expr b = store.variable("\"b c\"");
        const logic::Expr c = store.variable("$d");
        const std::array all{a, b, c};
        QCOMPARE(*to_ladr(store, store.node(logic::Kind::parity, all)),
                 std::string("-(-(a <-> \"b c\") <-> $d)"));
        // What cancels out may have either value.
        QCOMPARE(*to_ladr(store, store.node(logic::Kind::parity, std::array{a, a, c})),
                 std::string("-(-(a <-> a) <-> $d)"));
        // However many there are, what is written can be read.
        std::vector<logic::Expr> many;
        for (int i = 0; i < 5000; ++i)
            many.push_back(store.variable("a" + std::to_string(i)));
        const std::string sum = *to_ladr(store, store.node(logic::Kind::parity, many));
        QVERIFY(read_mace("formulas(a). " + sum + ". end_of_list."));
        QCOMPARE(*to_ladr(store, store.node(logic::Kind::exactly_one, std::array{a, c})),
                 std::string("a & -$d | -a & $d"));
        QCOMPARE(*to_ladr(store, store.node(logic::Kind::conjunction, {})), std::string("$T"));
        const logic::Expr implies = store.implication(a, store.implication(a, c));
        QCOMPARE(*to_ladr(store, implies), std::string("a -> (a -> $d)"));
    }

    void refuses_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("ring");
        QTest::addColumn<int>("column");
        QTest::addColumn<QByteArray>("message");
        const auto row = [](const char* text, bool ring, int column, const char* message) {
            QTest::newRow(text) << QByteArray(text) << ring << column << QByteArray(message);
        };
        row("a = b", false, 3, "'=' compares terms");
        row("p(a,b)", false, 1, "'p' has arguments");
        row("a & 0", false, 5, "a number is not a formula");
        row("a = 2147483648", true, 5, "2147483648 is too large (the limit is 2,147,483,647)");
        row("a -> x", false, 6, "'x' is a variable");
        row("all x p", false, 1, "'all' is not allowed in propositional logic");
        row("a + b", true, 3, "'+' has arguments");
        row("f(a) = 1", true, 1, "expected a sum or a product, found 'f'");
        row("a mod 3 = 1", true, 7, "expected 2");
        row("a < b", true, 3, "'<' compares terms");
        row("[a]", true, 1, "expected a formula, found a list");
    }
    void refuses() {
        QFETCH(QByteArray, text);
        QFETCH(bool, ring);
        QFETCH(int, column);
        QFETCH(QByteArray, message);
        logic::Store store;
        const auto e = read(store, text.toStdString(), ring);
        QVERIFY(!e.has_value());
        QVERIFY2(QByteArray::fromStdString(e.error().message).startsWith(message),
                 e.error().message.c_str());
        QCOMPARE(e.error().span->line, 2);
        QCOMPARE(e.error().span->column, column);
    }
};

LOGGIA_LOOP_TEST(PropositionTest)

} // namespace proposition_test

#include "proposition_test.moc"
