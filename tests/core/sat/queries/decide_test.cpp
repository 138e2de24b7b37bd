#include "core/base/random.hpp"
#include "core/logic/truth_table.hpp"
#include "core/sat/queries/decide.hpp"
#include "tests/core/logic/random_tree.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace decide_test {

using namespace loggia;
using namespace loggia::logic;
using namespace loggia::sat;

class DecideTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithTruthTables() {
        Random random(test_suite::seed(51));
        for (int round = 0; round < 600; ++round) {
            Store store;
            const auto variables = logic::oracle::name_variables(store, 1 + random.below(5));
            const auto depth = [&] { return 1 + static_cast<int>(random.below(6)); };
            const Expr a = logic::oracle::random_expr(random, store, depth());
            const Expr b = random.below(4) == 0
                               ? store.negation(store.negation(a))
                               : logic::oracle::random_expr(random, store, depth());
            const auto table = truth_table(store, a, variables);
            const auto other = truth_table(store, b, variables);

            const Decision yes = satisfy(store, a);
            QCOMPARE(yes.status == Status::satisfiable, table->count() > 0);
            if (yes.status == Status::satisfiable)
                QVERIFY(evaluate(store, a, yes.assignment));
            const Decision no = refute(store, a);
            QCOMPARE(no.status == Status::satisfiable, table->count() < table->rows());
            if (no.status == Status::satisfiable)
                QVERIFY(!evaluate(store, a, no.assignment));
            const Decision differ = distinguish(store, a, b);
            QCOMPARE(differ.status == Status::unsatisfiable, *table == *other);
            if (differ.status == Status::satisfiable)
                QVERIFY(evaluate(store, a, differ.assignment) !=
                        evaluate(store, b, differ.assignment));
        }
    }

    void stopsWhenTold() {
        Store store;
        const Expr a = store.variable("a");
        std::stop_source source;
        source.request_stop();
        QVERIFY(satisfy(store, a, Control(source.get_token())).status == Status::unknown);
    }
};

LOGGIA_TEST(DecideTest)

} // namespace decide_test

#include "decide_test.moc"
