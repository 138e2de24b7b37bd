#include "core/ladr/ground.hpp"
#include "tests/core/refusals.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace ground_test {

using namespace loggia;
using namespace loggia::ladr;

// What is made is compared with plain evaluation in models_test and ground_terms_test.
class GroundTest : public QObject {
    Q_OBJECT

private:
    static Result<GroundProblem> problem(const std::string& text, int size,
                                         const Control& control = {}) {
        const auto input = read_mace(text);
        if (!input)
            return tl::unexpected(input.error());
        const auto signature = signature_of(*input);
        if (!signature)
            return tl::unexpected(signature.error());
        return ground(*input, *signature, size, control);
    }

private Q_SLOTS:
    void laysOutTables() {
        const std::string text = "formulas(a). p(f(c)) | q. end_of_list.";
        const auto two = problem(text, 2);
        QVERIFY(two.has_value());
        QCOMPARE(two->tables.size(), std::size_t{4}); // c, f, q, p
        QCOMPARE(two->store.variables(), std::size_t{1 + 1 + 2 + 2});
        QCOMPARE(two->tables[2].variables, 3U);
        const auto three = problem(text, 3);
        QCOMPARE(three->store.variables(), std::size_t{3 + 1 + 9 + 3});
        QCOMPARE(three->tables[3].variables, 13U);
        const auto one = problem(text, 1);
        QCOMPARE(one->store.variables(), std::size_t{2});
    }

    void refuses_data() {
        const test_suite::Refusals row(2);
        row("formulas(a).\np(2).", 3, "there is no element 2 in a domain of size 2");
        row("set(arithmetic). formulas(a).\np | a / b = 1.", 9, "the divisor can be 0 here");
        row("set(arithmetic). formulas(a).\n-(a mod b = 1).", 9, "the divisor can be 0 here");
        row("set(arithmetic). formulas(goals).\na mod b = 1.", 7, "the divisor can be 0 here");
        row("set(arithmetic). formulas(a).\np(a + 1).", 5, "this can be 2, which is outside");
        row("set(arithmetic). formulas(a).\n99999999 * 99999999 = a.", 10,
            "this number is beyond 10^12");
        row("set(arithmetic). formulas(a).\n99999999 * (99999999 + a) = a.", 10,
            "over a domain of 2 elements this has more than 4,096 values, or can be beyond 10^12; "
            "assign a smaller domain_size");
        row("formulas(a).\nf(a,a,a,a,a,a,a,a,a,a,a,a,a,a,a,a,a,a,a,a,a) = a.", 0,
            "the table of 'f' for a domain of 2 elements is too large");
    }
    void refuses() {
        test_suite::check_refusal(
            [](const std::string& text) { return problem(text + " end_of_list.", 2); });
    }

    void stops() {
        std::stop_source stop;
        stop.request_stop();
        const auto found = problem("formulas(a). f(x,y) != f(z,u) | f(v,w) = x. end_of_list.", 30,
                                   Control(stop.get_token()));
        QCOMPARE(found.error().message, std::string("stopped"));
    }
};

LOGGIA_LOOP_TEST(GroundTest)

} // namespace ground_test

#include "ground_test.moc"
