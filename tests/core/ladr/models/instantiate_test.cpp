#include "core/ladr/models/instantiate.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace instantiate_test {

using namespace loggia;
using namespace loggia::ladr;

struct Instantiated {
    Instances end = Instances::stopped;
    std::size_t nodes = 0;
    std::string values; ///< of the cells, ? where they are open
};

Instantiated instantiated(const std::string& formulas, int size, const Control& control = {}) {
    const auto input = read_mace("formulas(a). " + formulas + " end_of_list.").value();
    const auto theory = clausal_theory(input, signature_of(input).value());
    CellTable table(shapes_of(*theory), size);
    Instantiated result;
    result.end = instantiate(*theory, table, control);
    result.nodes = table.nodes();
    for (std::size_t cell = 0; cell < table.cells(); ++cell)
        result.values += table.value(cell) < 0 ? "?" : std::to_string(table.value(cell));
    return result;
}

class InstantiateTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fillsWhatUnitsSay() {
        QCOMPARE(instantiated("f(x) = x. p(1). -p(0).", 3).values, std::string("01201?"));
        QCOMPARE(instantiated("f(0) != 0. f(0) != 2.", 3).values, std::string("1??"));
        // Longer clauses follow, whichever comes first.
        QCOMPARE(instantiated("-p(x) | q(x). p(x) | x != 0. q(x) -> r.", 2).values,
                 std::string("11?1?"));
    }

    void leavesOutWhatIsTrue() {
        // An atom for each of three pairs of different elements and both orders.
        QCOMPARE(instantiated("x = y | p(x,y).", 3).nodes, std::size_t{6 * 1});
        QCOMPARE(instantiated("x = y | y = z | p(x,y,z).", 3).nodes, std::size_t{12});
        QCOMPARE(instantiated("p(x) | p(y).", 2).values, std::string("11"));
        QCOMPARE(instantiated("f(x) = g(y) | g(y) = f(x).", 2).nodes, std::size_t{4 * 3});
    }

    void findsContradictions() {
        QVERIFY(instantiated("p(x). -p(1).", 2).end == Instances::contradiction);
        QVERIFY(instantiated("x = y.", 2).end == Instances::contradiction);
        QVERIFY(instantiated("x = y.", 1).end == Instances::complete);
        QVERIFY(instantiated("f(a) = f(a).", 2).end == Instances::complete);
    }

    void ends() {
        const std::string wide = "f(u,f(v,f(w,f(x,f(y,z))))) = f(z,f(y,f(x,f(w,f(v,u))))).";
        QVERIFY(instantiated(wide, 20).end == Instances::too_many);
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(instantiated(wide, 20, Control(stop.get_token())).end == Instances::stopped);
    }
};

LOGGIA_TEST(InstantiateTest)

} // namespace instantiate_test

#include "instantiate_test.moc"
