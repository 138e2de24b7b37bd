#include "core/base/random.hpp"
#include "core/normal_forms/names.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace names_test {

using namespace loggia;
using namespace loggia::normal_forms;

class NamesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void numbersByTheirValue() {
        const std::vector<std::string> sorted{"",    "A",    "a", "a0",  "a1b",  "a2",  "a2b",
                                              "a10", "a10b", "b", "x_1", "x_02", "x_2", "x_10"};
        for (std::size_t i = 0; i < sorted.size(); ++i)
            for (std::size_t j = 0; j < sorted.size(); ++j)
                QCOMPARE(name_before(sorted[i], sorted[j]), i < j);
    }

    void isAnOrder() {
        Random random(test_suite::seed(1));
        const auto name = [&] {
            std::string text;
            for (std::uint64_t n = random.below(5); n > 0; --n)
                text += "a01"[random.below(3)];
            return text;
        };
        for (int i = 0; i < 20000; ++i) {
            const std::string a = name();
            const std::string b = name();
            const std::string c = name();
            QCOMPARE(name_before(a, b) || name_before(b, a), a != b);
            QVERIFY(!(name_before(a, b) && name_before(b, a)));
            QVERIFY(!name_before(a, b) || !name_before(b, c) || name_before(a, c));
        }
    }

    void equationNames() {
        QCOMPARE(equation_name_length("v13.0 = x"), std::size_t{5});
        QCOMPARE(equation_name_length("a[3]<2>.x&b"), std::size_t{9});
        QCOMPARE(equation_name_length("a<->b"), std::size_t{1});
        QCOMPARE(equation_name_length("a[b]"), std::size_t{1});
        QCOMPARE(equation_name_length("a[1"), std::size_t{1});
        QCOMPARE(equation_name_length("a."), std::size_t{1});
        QCOMPARE(equation_name_length("1a"), std::size_t{0});
        QCOMPARE(equation_name_length(""), std::size_t{0});
        QCOMPARE(equation_name_length("\u03B1'"), std::size_t{2});
        QVERIFY(is_equation_name("x_1") && !is_equation_name("x y") && !is_equation_name(""));
    }

    void words() {
        QVERIFY(is_word("a(3)") && is_word("\u03B1"));
        for (const char* name : {"", "a b", "a|b", "#", ".a", "a\n"})
            QVERIFY(!is_word(name));
    }
};

LOGGIA_TEST(NamesTest)

} // namespace names_test

#include "names_test.moc"
