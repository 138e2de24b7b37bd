#include "core/logic/alike_names.hpp"
#include "core/logic/syntax.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace alike_names_test {

using namespace loggia::logic;

class AlikeNamesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void takesTheOneNameThatCanBeMeant() {
        const auto named = [](const std::vector<std::string>& names,
                              const std::vector<std::string>& others) {
            std::string text;
            for (const std::string& name : in_words_of(names, others))
                text += (text.empty() ? "" : " ") + name;
            return text;
        };
        QCOMPARE(named({"x1", "x2"}, {"x₁", "x_2"}), std::string("x1 x2"));
        QCOMPARE(named({"x₁"}, {"x1", "x3"}), std::string("x₁ x3"));
        QCOMPARE(named({"P_1_2"}, {"P₁₂"}), std::string("P_1_2"));
        QCOMPARE(named({"x1"}, {"x1", "x₁"}), std::string("x1 x₁"));   // two of the one name
        QCOMPARE(named({"x1"}, {"x_1", "x₁"}), std::string("x_1 x₁")); // either of them
        QCOMPARE(named({"x1", "x_1"}, {"x₁"}), std::string("x₁"));     // of either of them
        QCOMPARE(named({"ä1"}, {"ä₁", "a₁"}), std::string("ä1 a₁"));
        QCOMPARE(named({}, {"a"}), std::string("a"));
    }

    void replacesThemInAFormula() {
        Store store;
        const Expr first = read_lenient(store, "x1 & -x2").value();
        const Expr second = read_lenient(store, "x₁ & -x_2").value();
        QVERIFY(first != second);
        QVERIFY(in_words_of(store, variables_of(store, first), second) == first);
        QVERIFY(in_words_of(store, {}, second) == second);
    }
};

LOGGIA_TEST(AlikeNamesTest)

} // namespace alike_names_test

#include "alike_names_test.moc"
