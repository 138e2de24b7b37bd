#include "core/ladr/filters/evaluate.hpp"
#include "core/ladr/models/models.hpp"
#include "tests/core/refusals.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <fmt/format.h>

#include <string>

namespace evaluate_test {

using namespace loggia;
using namespace loggia::ladr;

const Interpretation model{3,
                           {},
                           {{"a", 0, false, {2}},
                            {"r", 0, true, {1}},
                            {"q", 1, true, {1, 0, 0}},
                            {"s", 1, false, {1, 2, 0}},
                            {"*", 2, false, {0, 0, 0, 0, 1, 2, 0, 2, 1}},
                            {"<", 2, true, {0, 1, 1, 0, 0, 1, 0, 0, 0}}}};

Result<bool> value(const std::string& text) {
    const auto input = read_formulas(text);
    if (!input)
        return tl::unexpected(input.error());
    const Control control;
    return Evaluator(*input, model, control).is_true(input->lists[0].members[0]);
}

class EvaluateTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void evaluates_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("expected");
        const auto row = [](const char* text, bool expected) {
            QTest::newRow(text) << QByteArray(text) << expected;
        };
        row("x * y = y * x.", true);
        row("s(s(x)) = x.", false);
        row("s(s(s(x))) = x.", true);
        row("x < y | y < x | x = y.", true);
        row("x < y.", false);
        row("exists x all y (x != y -> x < y).", true);
        row("all x exists y x < y.", false);
        row("q(x) <-> x = 0.", true);
        row("q(x) <- x = 0.", true);
        row("-q(a) & r & $T & -$F.", true);
        row("-(a * a = 2).", true);
        row("(exists x q(x)) & x = x # label(a).", true);
        row("(all x q(x)) | r.", true);
        row("0 < a.", true);
    }
    void evaluates() {
        QFETCH(QByteArray, text);
        QFETCH(bool, expected);
        const auto found = value(text.toStdString());
        QVERIFY2(found.has_value(), found ? "" : found.error().message.c_str());
        QCOMPARE(*found, expected);
    }

    void tellsWhereAFormulaIsFalse_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("values");
        QTest::addColumn<QByteArray>("sides");
        const auto row = [](const char* text, const char* values, const char* sides) {
            QTest::newRow(text) << QByteArray(text) << QByteArray(values) << QByteArray(sides);
        };
        row("s(s(x)) = x.", "x=0 ", "2 0");
        row("y * x = x | q(y).", "y=2 x=1 ", "");
        row("all y (x < y | y < 1).", "x=1 y=1 ", "");
        row("all x all y x * y = a.", "x=0 y=0 ", "0 2");
        row("exists x x * x = a.", "", "");
        row("s(x) != 0.", "x=2 ", "0 0");
        row("a = 0.", "", "2 0");
        row("-r.", "", "");
    }
    /// The first values that make it false, by an evaluation of what is left.
    void tellsWhereAFormulaIsFalse() {
        QFETCH(QByteArray, text);
        const auto input = read_formulas(text.toStdString()).value();
        const Control control;
        Evaluator evaluator(input, model, control);
        QVERIFY(!evaluator.is_true(input.lists[0].members[0]).value());
        QByteArray values;
        for (const auto& [variable, number] : evaluator.counterexample().values)
            values += QByteArray::fromStdString(fmt::format("{}={} ", variable, number));
        QTEST(values, "values");
        const auto sides = evaluator.counterexample().sides;
        QTEST(sides ? QByteArray::fromStdString(fmt::format("{} {}", sides->first, sides->second))
                    : QByteArray(),
              "sides");
        // Nothing of it stays for the next formula.
        QVERIFY(evaluator.is_true(input.lists[0].members[0]).has_value());
    }

    void refuses_data() {
        const test_suite::Refusals row;
        row("a = b.", 5, "the interpretation has no function 'b' with 0 arguments");
        row("s(a).", 1, "the interpretation has no relation 's' with 1 argument");
        row("r & q(a,a).", 5, "the interpretation has no relation 'q' with 2 arguments");
        row("a = 3.", 5, "there is no element 3 in a domain of size 3");
        row("r & [a].", 5, "the interpretation has no relation '$cons'");
        row("a = (all x q(x)).", 6, "this is not allowed");
        row("->(r,r,r).", 1, "'->' cannot have 3 operands");
    }
    void refuses() {
        test_suite::check_refusal([](const std::string& text) { return value(text); });
    }

    void asksForSymbolsFirst() {
        const auto input = read_formulas("op(400, infix, +).\nformulas(a).\nx + x = x.\n"
                                         "x * y = 1.\nx = 9.\nend_of_list.\nnot read.");
        QVERIFY2(input.has_value(), input ? "" : input.error().message.c_str());
        const auto& members = input->lists[0].members;
        QCOMPARE(members.size(), std::size_t{3});
        const Control control;
        Evaluator evaluator(*input, model, control);
        QVERIFY(!evaluator.has_symbols_of(members[0]));
        QVERIFY(evaluator.has_symbols_of(members[1]));
        QVERIFY(!evaluator.has_symbols_of(members[2]));
        QVERIFY(!evaluator.is_true(members[0]));
        QCOMPARE(*evaluator.is_true(members[1]), false);
    }

    void agreesWithTheFinder() {
        for (const char* formula :
             {"x * y = y * x & e * x = x & exists y x * y = e", "s(x) != x & s(s(x)) = x",
              "(all x exists y p(x,y)) & -(exists y all x p(x,y))", "p(x,y) -> x = s(y)"}) {
            const std::string text = fmt::format("{}.\n", formula);
            for (const bool holds : {true, false}) {
                const auto mace =
                    read_mace(fmt::format("assign(domain_size, 2). assign(max_models, -1).\n"
                                          "formulas({}).\n{}end_of_list.\n",
                                          holds ? "assumptions" : "goals", text));
                QVERIFY(mace.has_value());
                const auto input = read_formulas(text);
                int models = 0;
                const auto found =
                    find_models(*mace, *mace_options(*mace), {}, [&](const Interpretation& each) {
                        ++models;
                        const Control control;
                        const auto is =
                            Evaluator(*input, each, control).is_true(input->lists[0].members[0]);
                        return is.has_value() && *is == holds;
                    });
                QVERIFY(found.has_value() && found->exit == MaceExit::all);
                QVERIFY(models > 0);
            }
        }
    }
};

LOGGIA_LOOP_TEST(EvaluateTest)

} // namespace evaluate_test

#include "evaluate_test.moc"
