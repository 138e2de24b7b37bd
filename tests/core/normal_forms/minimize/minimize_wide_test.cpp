#include "core/normal_forms/minimize/minimize_wide.hpp"
#include "tests/core/normal_forms/two_level/wide_oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace minimize_wide_test {

using namespace loggia;
using namespace loggia::normal_forms;

class MinimizeWideTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wideFunctionsHaveTheMinimaOfNarrowOnes() {
        Random random(test_suite::seed(1));
        int proven = 0;
        for (int i = 0; i < 300; ++i) {
            const Function function = oracle::random_function(
                random, 1 + static_cast<int>(random.below(5)),
                1 + static_cast<int>(random.below(3)), random.below(9), random.below(3), 0.6);
            const int stride = 1 + static_cast<int>(random.below(30));
            const WideFunction wide = oracle::spread(function, stride);
            for (const Form form : {Form::dnf, Form::cnf}) {
                const auto found = minimize(wide, {form, Method::automatic});
                const auto least = minimize(function, {form, Method::exact});
                QVERIFY(found.has_value() && least.has_value());
                QVERIFY(!difference(wide, form, found->cover).value());
                const std::uint64_t more =
                    form == Form::cnf && stride > 1 ? 1 : 0; // for outputs that are false
                QVERIFY(found->terms.lower <= least->terms.upper + more);
                QVERIFY(found->terms.upper >= least->terms.upper);
                bool foreign = false;
                const Cover cover = oracle::gathered(found->cover, stride, foreign);
                if (form == Form::dnf) {
                    QVERIFY(!foreign);
                    QVERIFY(oracle::covers(function, cover));
                    QVERIFY(found->minimal());
                    QCOMPARE(found->terms.upper, least->terms.upper);
                    QCOMPARE(found->literals.upper, least->literals.upper);
                    for (const WideWitness& witness : found->witnesses)
                        QVERIFY(wide.on.value(witness.point, witness.output) &&
                                !wide.dont_care.value(witness.point, witness.output));
                    ++proven;
                }
            }
        }
        QVERIFY(proven > 100);
    }

    void stopsAtOnce() {
        std::stop_source source;
        source.request_stop();
        Random random(test_suite::seed(3));
        const WideFunction wide =
            oracle::spread(oracle::random_function(random, 6, 2, 9, 0, 0.5), 9);
        const auto found = minimize(wide, {}, Control(source.get_token()));
        QVERIFY(found.has_value() && found->stopped);
        QCOMPARE(found->cover.terms(), wide.on.terms());
    }
};

LOGGIA_TEST(MinimizeWideTest)

} // namespace minimize_wide_test

#include "minimize_wide_test.moc"
