#include "core/puzzles/symmetric_function.hpp"
#include "tests/core/puzzles/sheet_oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <bit>

namespace symmetric_function_test {

using namespace loggia;
using namespace loggia::puzzles;
using namespace sheet_oracle;

class SymmetricFunctionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsSymmetricFunctions() {
        Random random(test_suite::seed(3));
        const std::vector<std::string> names{"a", "b", "c"};
        int symmetric = 0;
        for (int i = 0; i < 2000; ++i) {
            logic::Store store;
            const auto e = expression(random, store, names, 3);
            const auto used = logic::variables_of(store, e);
            std::vector<std::string> columns;
            for (const logic::Variable v : used)
                columns.push_back(store.name(v));
            // Symmetric: every row with as many ones has the same value.
            const std::string all = values(store, e, columns);
            bool same = used.size() >= 2 && all.find('0') != all.npos && all.find('1') != all.npos;
            for (std::size_t a = 0; a < all.size(); ++a)
                for (std::size_t b = 0; b < all.size(); ++b)
                    same = same && (std::popcount(a) != std::popcount(b) || all[a] == all[b]);
            const auto found = symmetric_function(store, e);
            QCOMPARE(found.has_value(), same);
            symmetric += found ? 1 : 0;
            for (std::size_t row = 0; found && row < all.size(); ++row)
                QCOMPARE((found->counts >> std::popcount(row) & 1U) != 0, all[row] == '1');
        }
        QVERIFY(symmetric > 100);
    }

    void findsWords() {
        QCOMPARE(how_many(0b0001, 3), std::string("none of"));
        QCOMPARE(how_many(0b0100, 3), std::string("exactly two of"));
        QCOMPARE(how_many(0b1000, 3), std::string("all"));
        QCOMPARE(how_many(0b1001, 3), std::string("the same"));
        QCOMPARE(how_many(0b0110, 3), std::string("different"));
        QCOMPARE(how_many(0b1110, 3), std::string("at least one of"));
        QCOMPARE(how_many(0b0111, 3), std::string("at most two of"));
        QCOMPARE(how_many(0b1010, 3), std::string());
        QCOMPARE(how_many(0b10, 2), std::string("exactly one of"));
    }
};

LOGGIA_LOOP_TEST(SymmetricFunctionTest)

} // namespace symmetric_function_test

#include "symmetric_function_test.moc"
