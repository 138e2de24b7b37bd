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

    /// Its DNF would have 2^29 terms.
    void comparesWithWhatIsTooLargeToMultiplyOut() {
        std::string parity = "x1";
        for (int i = 2; i <= 30; ++i)
            parity += " ^ x" + std::to_string(i);
        const FormComparison found = compared("x1 & x2", parity);
        QVERIFY(!found.error);
        QVERIFY(found.outcome == Outcome::different);
        QVERIFY(!found.row_is_known);
        QCOMPARE(found.where.count(QLatin1Char('=')), 30);
        QCOMPARE(found.where.count(QLatin1String("= 1")) % 2 == 1, !found.first);
    }

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
        const FormComparison result = compared("a & c", "c & !x");
        QVERIFY(result.outcome == Outcome::different && !result.row_is_known);
        QVERIFY(result.where.contains(q("x = ")) && result.where.contains(q("a = ")));
        QVERIFY(compared("g(b, a) = m(1)", "a & !b").outcome == Outcome::equivalent);
    }

    /// The inputs tell whether `ab` is a name or a product.
    void inputsTellWhatLettersAre() {
        for (const char* answer :
             {"AB + CA'", "AB + A'C", "AB + BC + CA'", "F = AB + CA'", "F = AB + CA';\n"}) {
            const FormComparison result = compared("A'C + AB", answer);
            QVERIFY2(result.outcome == Outcome::equivalent, answer);
            QVERIFY2(!result.review.isEmpty(), answer);
        }
        QVERIFY(compared("A'C + AB", "AB + CA").outcome == Outcome::different);
        QVERIFY(compared("A & B", "F = AB").outcome == Outcome::equivalent);
        // The name says which output is meant.
        QVERIFY(compared("S = A ^ B;\nC = A & B;\n", "C = AB").outcome == Outcome::equivalent);
        QVERIFY(compared("ab & c", "ab & c").outcome == Outcome::equivalent);
        QVERIFY(compared("a & b", "ab | c").outcome == Outcome::different);
        QVERIFY(compared("a & b", "xy + z").outcome == Outcome::unknown);
    }

    /// A student's answer in other letters is no other function.
    void otherLettersAreTakenForEachOther() {
        const FormComparison result = compared("a & b | !a & c", "xy + x'z + yz");
        QVERIFY(result.outcome == Outcome::renamed);
        QCOMPARE(result.renaming, QStringLiteral("x \u2192 a, y \u2192 b, z \u2192 c"));
        QVERIFY2(result.review.join(QLatin1Char(' ')).contains(q("The term (y \u2227 z)")),
                 qPrintable(result.review.join(QLatin1Char('\n'))));
        // One letter is shared.
        const FormComparison one = compared("a & b | !a & c", "a & b | !a & q");
        QVERIFY(one.outcome == Outcome::renamed);
        QCOMPARE(one.renaming, QStringLiteral("q \u2192 c"));
        // Not where it makes no difference, nor where more is different than the letters.
        QVERIFY(compared("a & b", "x | y").outcome == Outcome::different);
        QVERIFY(compared("a & b", "x & y & z").outcome == Outcome::different);
        QVERIFY(compared("a & b", "x & y & z").renaming.isEmpty());
        QVERIFY(compared("a | !a", "x | !x").outcome == Outcome::equivalent);
    }

    /// Renamed by hand, row by row.
    void renamingIsRight() {
        Random random(test_suite::seed(0xc1));
        int renamed = 0;
        for (int round = 0; round < 300; ++round) {
            const int inputs = 1 + static_cast<int>(random.below(4));
            std::vector<RowValue> left(std::size_t{1} << static_cast<unsigned>(inputs));
            for (RowValue& value : left)
                value = random.below(2) == 0 ? RowValue::zero : RowValue::one;
            std::vector<RowValue> right = left;
            if (random.below(3) == 0)
                right[random.below(right.size())] = RowValue::one;
            std::string other = listOf(inputs, right);
            const std::size_t end = other.find(')');
            for (std::size_t i = 0; i < end; ++i)
                if (other[i] >= 'a' && other[i] < 'a' + inputs && i > 1)
                    other[i] = static_cast<char>(other[i] - 'a' + 'w');
            const FormComparison result = compared(listOf(inputs, left), other);
            const bool same = left == right;
            const bool constant = std::count(left.begin(), left.end(), left.front()) ==
                                  static_cast<std::ptrdiff_t>(left.size());
            if (!constant)
                QVERIFY2((result.outcome == Outcome::renamed) == same, other.c_str());
            renamed += result.outcome == Outcome::renamed ? 1 : 0;
        }
        QVERIFY(renamed > 50);
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
