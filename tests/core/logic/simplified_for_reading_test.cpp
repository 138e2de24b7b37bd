#include "core/ladr/mace_input.hpp"
#include "core/ladr/proposition.hpp"
#include "core/logic/transform.hpp"
#include "tests/core/puzzles/sheet_oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace simplified_for_reading_test {

using namespace loggia;
using namespace loggia::logic;
using namespace sheet_oracle;

class SimplifiedForReadingTest : public QObject {
    Q_OBJECT

private:
    static std::string shown(const std::string& equation) {
        const auto input =
            ladr::read_mace("set(arithmetic). formulas(a). " + equation + ". end_of_list.");
        logic::Store store;
        const auto e = ladr::from_ring(*input, input->lists[0].members[0], store);
        return *ladr::to_ladr(store, simplified_for_reading(store, *e));
    }

private Q_SLOTS:
    void meansTheSame() {
        Random random(test_suite::seed(9));
        const std::vector<std::string> names{"a", "b", "c", "d", "e", "f"};
        for (int i = 0; i < 1000; ++i) {
            logic::Store store;
            const auto e = expression(random, store, names, 3);
            QCOMPARE(values(store, simplified_for_reading(store, e), names),
                     values(store, e, names));
        }
    }

    void isShort() {
        QCOMPARE(shown("(l1*m1 + l1 + 1) mod 2 = 1"), std::string("l1 -> m1"));
        QCOMPARE(shown("l1*t1 = 0"), std::string("-(l1 & t1)"));
        QCOMPARE(shown("m1 + m2 = 1"), std::string("m1 <-> -m2"));
        QCOMPARE(shown("(m1 + l1*l2 + l1 + l2) mod 2 = 0"), std::string("m1 <-> l1 | l2"));
        QCOMPARE(shown("(a*b + a + b) mod 2 = 1"), std::string("a | b"));
        QCOMPARE(shown("(a + b + c) mod 2 = 1"), std::string("a <-> (b <-> c)"));
        QCOMPARE(shown("(a*b + a*c + b*c + 1) mod 2 = 1"),
                 std::string("(-a | -b) & (-a | -c) & (-b | -c)"));
    }
};

LOGGIA_LOOP_TEST(SimplifiedForReadingTest)

} // namespace simplified_for_reading_test

#include "simplified_for_reading_test.moc"
