#include "core/ladr/models/constant_formulas.hpp"
#include "tests/core/ladr/mace_oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>

namespace constant_formulas_test {

using namespace loggia;
using namespace loggia::ladr;

/// Formulas with what they need to live.
struct File {
    explicit File(const std::string& text, int size)
        : input(read_mace(text).value()), signature(signature_of(input).value()),
          formulas(input, signature, size), is_read(formulas.read()) {}

    MaceInput input;
    Signature signature;
    ConstantFormulas formulas;
    bool is_read;
};

class ConstantFormulasTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// What bounds decide is so for all values within them, and single values decide all.
    void decidesOnlyWhatIsSo() {
        Random random(test_suite::seed(71));
        int decided = 0;
        int open = 0;
        for (int round = 0; round < 1000; ++round) {
            const int size = 1 + static_cast<int>(random.below(4));
            File file(oracle::random_file(random, false, true, 2), size);
            QVERIFY(file.is_read);
            ConstantFormulas& formulas = file.formulas;
            std::vector<Interval> bounds = formulas.bounds();
            for (std::size_t symbol = 0; symbol < bounds.size(); ++symbol) {
                Interval& each = bounds[symbol];
                const auto values = static_cast<std::uint64_t>(each.high + 1);
                each.low = static_cast<std::int64_t>(random.below(values));
                each.high = each.low + static_cast<std::int64_t>(random.below(
                                           values - static_cast<std::uint64_t>(each.low)));
                formulas.set_bounds(symbol, each);
            }
            bool all_hold = true;
            bool one_fails = false;
            for (const ConstantFormulas::Formula& each : formulas.formulas()) {
                const Truth truth = formulas.truth(each.node);
                all_hold = all_hold && truth == to_truth(each.is_true);
                one_fails = one_fails || truth == to_truth(!each.is_true);
            }
            decided += all_hold || one_fails ? 1 : 0;
            open += all_hold || one_fails ? 0 : 1;
            Interpretation model;
            model.size = size;
            for (const Symbol& symbol : file.signature.symbols)
                model.operations.push_back({symbol.text, 0, symbol.is_relation, {0}});
            for (std::size_t i = 0; i < bounds.size(); ++i)
                model.operations[i].table[0] = static_cast<int>(bounds[i].low);
            for (bool more = true; more;) {
                const bool holds = oracle::Evaluator(file.input, model).holds();
                QVERIFY(holds ? !one_fails : !all_hold);
                more = false;
                for (std::size_t i = 0; i < bounds.size() && !more; ++i) {
                    int& value = model.operations[i].table[0];
                    more = value < bounds[i].high;
                    value = more ? value + 1 : static_cast<int>(bounds[i].low);
                }
            }
            const bool are_numbers =
                std::all_of(bounds.begin(), bounds.end(),
                            [](const Interval& each) { return each.is_number(); });
            QVERIFY(!are_numbers || all_hold || one_fails);
        }
        QVERIFY(decided > 100);
        QVERIFY(open > 100);
    }

    void knowsIntervals_data() {
        QTest::addColumn<QByteArray>("term");
        QTest::addColumn<qint64>("low");
        QTest::addColumn<qint64>("high");
        const auto row = [](const char* term, qint64 low, qint64 high) {
            QTest::newRow(term) << QByteArray(term) << low << high;
        };
        row("7", 7, 7);
        row("domain_size", 10, 10);
        row("a", 2, 5);
        row("a + b", 2, 14);
        row("-a", -5, -2);
        row("a * -b", -45, 0);
        row("min(a,b)", 0, 5);
        row("max(a,b)", 2, 9);
        row("abs(a + -4)", 0, 2);
        row("abs(-a)", 2, 5);
        row("a mod 6", 2, 5);
        row("(a + 5) mod 6", 1, 4);
        row("(a + 3) mod 6", 0, 5);
        row("(a + 2) / 3", 1, 2);
        row("-a / 3", -1, 0);
    }
    void knowsIntervals() {
        QFETCH(QByteArray, term);
        File file("set(arithmetic). formulas(a). a = a. b = b. c = " + term.toStdString() +
                      ". end_of_list.",
                  10);
        QVERIFY(file.is_read);
        file.formulas.set_bounds(*file.signature.find(file.input.terms.intern("a")), {2, 5});
        const ConstantFormulas::Node& equation =
            file.formulas.node(file.formulas.formulas().back().node);
        const std::size_t right = file.formulas.parts(equation)[1];
        const Interval found = file.formulas.interval(right);
        QTEST(static_cast<qint64>(found.low), "low");
        QTEST(static_cast<qint64>(found.high), "high");
        QCOMPARE(file.formulas.last_interval(right).low, found.low);
    }
};

LOGGIA_TEST(ConstantFormulasTest)

} // namespace constant_formulas_test

#include "constant_formulas_test.moc"
