#include "tests/suite.hpp"
#include "tests/ui/normal_forms/forms_fixture.hpp"
#include "ui/normal_forms/study/form_compare.hpp"

namespace form_compare_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;
using Outcome = FormComparison::Outcome;

class FormCompareTest : public QObject {
    Q_OBJECT

    static FormComparison compared(const std::string& first, const std::string& second) {
        return compareForms(*studyOf(first).whole, second, {});
    }

private Q_SLOTS:
    void init() { failOnWarnings(); }

    /// Against the values of both, row by row.
    void findsEveryDifference() {
        Random random(0xc0u);
        int different = 0;
        for (int round = 0; round < 500; ++round) {
            const int inputs = 1 + static_cast<int>(random.below(4));
            std::vector<RowValue> left(std::size_t{1} << static_cast<unsigned>(inputs));
            for (RowValue& value : left)
                value = static_cast<RowValue>(random.below(3));
            std::vector<RowValue> right = left;
            for (std::uint64_t changes = random.below(3); changes > 0; --changes)
                right[random.below(right.size())] = static_cast<RowValue>(random.below(3));
            const auto clash = [&](std::size_t row) {
                return left[row] != RowValue::open && right[row] != RowValue::open &&
                       left[row] != right[row];
            };
            bool expected = false;
            for (std::size_t row = 0; row < left.size(); ++row)
                expected = expected || clash(row);
            const FormComparison result = compared(listOf(inputs, left), listOf(inputs, right));
            QVERIFY(result.outcome == (expected ? Outcome::different : Outcome::equivalent));
            if (!expected)
                continue;
            ++different;
            QVERIFY(result.row_is_known && clash(result.row));
            QCOMPARE(result.first, left[result.row] == RowValue::one);
        }
        QVERIFY(different > 50);
    }

    void furtherInputsDoNotMatter() {
        QVERIFY(compared("a & b | a & !b", "a").outcome == Outcome::equivalent);
        QVERIFY(compared("a", "a & b | a & !b").outcome == Outcome::equivalent);
        const FormComparison result = compared("a & c", "c & x");
        QVERIFY(result.outcome == Outcome::different && !result.row_is_known);
        QVERIFY(result.where.contains(q("x = ")) && result.where.contains(q("a = ")));
        QVERIFY(compared("g(b, a) = m(1)", "a & !b").outcome == Outcome::equivalent);
    }

    void saysWhatCannotBeRead() {
        const FormComparison result = compared("a", "a &");
        QVERIFY(result.outcome == Outcome::unknown && result.error && result.error->span);
        const FormComparison outputs = compared(two_outputs, "a");
        QVERIFY(outputs.outcome == Outcome::unknown && outputs.error && !outputs.error->span);
    }
};

LOGGIA_WINDOW_TEST(FormCompareTest)

} // namespace form_compare_test

#include "form_compare_test.moc"
