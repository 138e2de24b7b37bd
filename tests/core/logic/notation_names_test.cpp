#include "core/base/random.hpp"
#include "core/logic/notation.hpp"
#include "core/logic/syntax.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <array>
#include <set>

namespace notation_names_test {

using namespace loggia;
using namespace loggia::logic;

class NotationNamesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writesNames_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("plain");
        QTest::addColumn<QString>("latex");
        QTest::addColumn<bool>("c");
        QTest::addColumn<bool>("python");
        const auto row = [](const char* name, const char* plain, const char* latex, bool c,
                            bool python) {
            QTest::newRow(name) << QString(name) << QString(plain) << QString(latex) << c << python;
        };
        row("x", "x", "x", true, true);
        row("x1", "x1", "x_{1}", true, true);
        row("x_12", "x_12", "x_{12}", true, true);
        row("P_1_2", "P_1_2", "P_{1,2}", true, true);
        row("P1_2", "P1_2", "\\mathit{P1\\_2}", true, true);
        row("foo", "foo", "\\mathit{foo}", true, true);
        row("pvq", "\"pvq\"", "\\mathit{pvq}", true, true);
        row("eve", "eve", "\\mathit{eve}", true, true);
        row("foo7", "foo7", "\\mathit{foo}_{7}", true, true);
        row("_", "_", "\\mathit{\\_}", true, true);
        row("T", "\"T\"", "\\mathit{T}", true, true);
        row("T_0", "T_0", "T_{0}", true, true);
        row("and", "\"and\"", "\\mathit{and}", false, false);
        row("true", "\"true\"", "\\mathit{true}", false, true);
        row("int", "int", "\\mathit{int}", false, true);
        row("for", "for", "\\mathit{for}", false, false);
        row("7up", "\"7up\"", "\\mathit{7up}", false, false);
        row("é", "é", "\\text{é}", false, false);
        row("ā", "\"ā\"", "\\text{ā}", false, false);
        row("ān", "\"ān\"", "\\text{ān}", false, false);
        row("ārā", "ārā", "\\text{ārā}", false, false);
        row("a \"b\" \\", "\"a \\\"b\\\" \\\\\"", "\\text{a \"b\" \\textbackslash{}}", false,
            false);
        row("50%", "\"50%\"", "\\text{50\\%}", false, false);
        row("x < 3", "\"x < 3\"", "\\text{x \\textless{} 3}", false, false);
        row("p|q>r", "\"p|q>r\"", "\\text{p\\textbar{}q\\textgreater{}r}", false, false);
        row("", "\"\"", "\\mathit{}", false, false);
    }
    void writesNames() {
        QFETCH(QString, name);
        QFETCH(QString, plain);
        QFETCH(QString, latex);
        QFETCH(bool, c);
        QFETCH(bool, python);
        Store store;
        const Expr e = store.variable(name.toStdString());
        const auto written = [&](const Notation& notation) {
            return spelled_name(store, store.variable_of(e), notation).value_or("refused");
        };
        QCOMPARE(QString::fromStdString(written(notations::unicode)), plain);
        QCOMPARE(QString::fromStdString(written(notations::ascii)), plain);
        QCOMPARE(QString::fromStdString(written(notations::latex)), latex);
        QCOMPARE(QString::fromStdString(written(notations::c)), c ? name : "refused");
        QCOMPARE(QString::fromStdString(written(notations::python)), python ? name : "refused");
        QVERIFY(read_lenient(store, plain.toStdString()).value() == e);
        Store other;
        QCOMPARE(other.name(other.variable_of(read_lenient(other, plain.toStdString()).value())),
                 name.toStdString());
        QVERIFY(read_lenient(store, latex.toStdString()).value() == e);
    }

    void namesThatDifferOnlyInTheUnderscoreStayDifferent() {
        Store store;
        const Variable joined = store.variable_of(store.variable("x1"));
        QCOMPARE(spelled_name(store, joined, notations::latex).value(), std::string("x_{1}"));
        const Variable parted = store.variable_of(store.variable("x_1"));
        QCOMPARE(spelled_name(store, joined, notations::latex).value(),
                 std::string("\\mathit{x1}"));
        QCOMPARE(spelled_name(store, parted, notations::latex).value(), std::string("x_{1}"));
    }

    /// Names that are as near to each other as can be, all in one store.
    void differentNamesComeOutDifferentlyAndBack() {
        constexpr std::array<const char*, 10> pieces{"x", "T",   "P", "_",  "1",
                                                     "0", "and", "é", "\"", "\\"};
        Random random(test_suite::seed(61));
        for (int round = 0; round < 400; ++round) {
            Store store;
            const std::uint64_t most = round % 2 == 0 ? 7 : pieces.size();
            for (int i = 0; i < 12; ++i) {
                std::string name = pieces.at(random.below(3));
                for (std::uint64_t n = random.below(4); n > 0; --n)
                    name += pieces.at(random.below(most));
                store.variable(name);
            }
            for (const Notation* notation : notations::all) {
                std::set<std::string> seen;
                for (Variable v = 0; v < store.variables(); ++v) {
                    const auto text = spelled_name(store, v, *notation);
                    if (!text)
                        continue;
                    QVERIFY2(seen.insert(*text).second, text->c_str());
                    const bool back = notation->names == Notation::Names::quoted ||
                                      notation->names == Notation::Names::latex;
                    if (!back)
                        continue;
                    const auto e = read_lenient(store, *text);
                    QVERIFY2(e.has_value(), text->c_str());
                    QVERIFY2(*e == store.variable(v), text->c_str());
                }
            }
        }
    }
};

LOGGIA_TEST(NotationNamesTest)

} // namespace notation_names_test

#include "notation_names_test.moc"
