#include "core/normal_forms/circuit.hpp"
#include "core/normal_forms/formats/read.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace circuit_test {

using namespace loggia;
using namespace loggia::normal_forms;

Circuit circuit(std::string_view text, Syntax syntax = Syntax::automatic) {
    return read_circuit(text, syntax).value().value();
}

bool value(const Circuit& circuit, std::size_t output, std::vector<bool> point) {
    point.resize(circuit.store.variables());
    return logic::evaluate(circuit.store, circuit.on[output], point);
}

class CircuitTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsWhatIsWrittenAsFormulasOrGates() {
        const Circuit formula = circuit("b & !a10 | a2");
        QVERIFY(formula.inputs == (std::vector<std::string>{"a2", "a10", "b"}));
        QVERIFY(formula.outputs == std::vector<std::string>{"f"});
        QVERIFY(value(formula, 0, {false, false, true}));
        QVERIFY(!value(formula, 0, {false, true, true}));

        const Circuit equations =
            circuit("INORDER = c b a;\nOUTORDER = g;\nh = a & b;\ng = h | c;\n");
        QVERIFY(equations.inputs == (std::vector<std::string>{"c", "b", "a"}));
        QVERIFY(equations.outputs == std::vector<std::string>{"g"});
        QVERIFY(value(equations, 0, {false, true, true}));
        QVERIFY(!value(equations, 0, {false, true, false}));

        const Circuit blif = circuit(".inputs a b\n.outputs f b\n.names a b f\n1- 0\n"
                                     ".exdc\n.names a f\n0 1\n");
        QVERIFY(blif.outputs == (std::vector<std::string>{"f", "b"}));
        QVERIFY(!value(blif, 0, {true, true}) && value(blif, 0, {false, true}));
        QVERIFY(value(blif, 1, {false, true}) && !value(blif, 1, {true, false}));
        QVERIFY(logic::evaluate(blif.store, blif.dont_care[0], {false, true}));
        QVERIFY(!logic::evaluate(blif.store, blif.dont_care[1], {false, true}));

        // `ab` by syntax.
        QCOMPARE(circuit("ab", Syntax::words).inputs.size(), std::size_t{1});
        QCOMPARE(circuit("ab", Syntax::letters).inputs.size(), std::size_t{2});
        QVERIFY(!read_circuit("f(a, b) = m(1, 2)").value());
        QVERIFY(!read_circuit("a b | f\n0 1 | 1\n").value());
        QVERIFY(!read_circuit("a & (b"));
    }

    /// Tables and lists of cubes have limits that gates need not have.
    void hasNoLimitOfInputs() {
        std::string text = "INORDER =";
        std::string sum;
        for (int i = 0; i < 200; ++i) {
            text += " x" + std::to_string(i);
            sum += (i == 0 ? " x" : " ^ x") + std::to_string(i);
        }
        const Circuit parity = circuit(text + ";\nOUTORDER = p;\np =" + sum + ";\n");
        QCOMPARE(parity.inputs.size(), std::size_t{200});
        std::vector<bool> point(200, true);
        QVERIFY(!value(parity, 0, point));
        point[77] = false;
        QVERIFY(value(parity, 0, point));
    }

    void hasItsNamesInAnotherOrder() {
        const Circuit first = circuit(".inputs a b\n.outputs f g\n.names a b f\n10 1\n"
                                      ".names b g\n1 1\n");
        const Circuit turned =
            with_outputs(with_inputs(first, {"b", "x", "a"}).value(), {"g", "f"}).value();
        QVERIFY(turned.inputs == (std::vector<std::string>{"b", "x", "a"}));
        QVERIFY(value(turned, 0, {true, false, false}));
        QVERIFY(value(turned, 1, {false, true, true}));
        QVERIFY(!value(turned, 1, {true, true, true}));
        QVERIFY(!with_inputs(first, {"a"}));
        QVERIFY(!with_inputs(first, {"a", "b", "a"}));
        QVERIFY(!with_outputs(first, {"f"}));
        QVERIFY(!with_outputs(first, {"f", "g", "h"}));
    }
};

LOGGIA_TEST(CircuitTest)

} // namespace circuit_test

#include "circuit_test.moc"
