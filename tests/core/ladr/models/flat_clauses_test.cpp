#include "core/ladr/models/flat_clauses.hpp"
#include "core/ladr/signature.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <fmt/format.h>

#include <string>

namespace flat_clauses_test {

using namespace loggia;
using namespace loggia::ladr;

class FlatClausesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void flattensAndSplits_data() {
        QTest::addColumn<QByteArray>("formula");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char* formula, const char* expected) {
            QTest::newRow(formula) << QByteArray(formula) << QByteArray(expected);
        };
        row("p(x).", "p(0)");
        row("f(x) = y.", "f(0,1)");
        row("x = f(2) | x = 1.", "f(~2,0) | =(~1,0)");
        row("f(g(x)) = y.", "-g(0,1) | s0(1) & f(0,1) | -s0(0)");
        row("f(x) != f(y).", "-f(0,1) | s0(1) & -f(0,1) | -s0(1)");
        row("p(a).", "-a(0) | p(0)");
        // One variable in each half and one shared.
        row("p(x,y) | q(y,z).", "p(0,1) | s0(1) & q(0,1) | -s0(0)");
        row("p(x) | q(y).", "p(0) | s0() & q(0) | -s0()");
    }
    void flattensAndSplits() {
        QFETCH(QByteArray, formula);
        QFETCH(QByteArray, expected);
        const auto input =
            read_mace("formulas(a). " + formula.toStdString() + " end_of_list.").value();
        const auto theory = clausal_theory(input, signature_of(input).value()).value();
        const FlatClauses flat = flat_clauses(theory);
        std::string all;
        for (const FlatClauses::Clause& clause : flat.clauses) {
            all += all.empty() ? "" : " & ";
            for (std::size_t i = 0; i < clause.literals.size(); ++i) {
                const FlatClauses::Literal& literal = clause.literals[i];
                const auto operation = static_cast<std::size_t>(literal.operation);
                const bool is_split =
                    literal.operation >= static_cast<int>(theory.operations.size());
                all += i > 0 ? " | " : "";
                all += literal.is_negated ? "-" : "";
                all += literal.operation == FlatClauses::Literal::equality ? "="
                       : is_split ? fmt::format("s{}", operation - theory.operations.size())
                                  : theory.operations[operation].text;
                std::string places;
                for (const int place : literal.places) {
                    places += places.empty() ? "" : ",";
                    places += place < 0 ? fmt::format("~{}", ~place) : fmt::format("{}", place);
                }
                all += "(" + places + ")";
            }
        }
        QCOMPARE(QByteArray::fromStdString(all), expected.trimmed());
    }
};

LOGGIA_TEST(FlatClausesTest)

} // namespace flat_clauses_test

#include "flat_clauses_test.moc"
