#include "core/gf2/named_polynomial.hpp"
#include "core/puzzles/sheet/sheet_equations.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace sheet_equations_test {

using namespace loggia;
using namespace loggia::gf2;
using namespace loggia::puzzles;

class SheetEquationsTest : public QObject {
    Q_OBJECT

    /// m1 <-> l1 & -l2 and the like, made by hand.
    static PuzzleSheet sheet() {
        PuzzleSheet sheet;
        logic::Store& store = sheet.store;
        const logic::Expr m2 = store.variable("m2");
        const logic::Expr m1 = store.variable("m1");
        const logic::Expr r1 = store.variable("r1");
        const logic::Expr r2 = store.variable("r2");
        const std::array both{r1, store.negation(r2)};
        const std::array one{r1, r2};
        const std::array true_ones{m1, m2};
        const auto add = [&](logic::Expr formula) {
            Statement statement;
            statement.formula = formula;
            sheet.statements.push_back(statement);
        };
        add(store.constant(true));
        add(store.equivalence(m1, store.node(logic::Kind::conjunction, both)));
        add(store.equivalence(store.node(logic::Kind::exactly_one, one), m2));
        add(store.node(logic::Kind::parity, true_ones));
        sheet.atoms = {"m1", "m2", "r1", "r2"};
        return sheet;
    }

private Q_SLOTS:
    void takesTheStatementsOfASheet() {
        const auto derivation = derive(sheet());
        QVERIFY(derivation.has_value());
        QCOMPARE(derivation->names, sheet().atoms);
        QCOMPARE(derivation->statements, (std::vector<std::size_t>{1, 2, 3}));
        QCOMPARE(derivation->defined, (std::vector<int>{0, 1, -1}));
        QCOMPARE(equation_text(derivation->equations[0], derivation->names),
                 std::string("m1 + r1*r2 + r1 = 0"));
        QCOMPARE(result_text(*derivation), std::string("m1 = 0\nm2 = 1\nr1 = 0\nr2 = 1\n"));
    }

    /// What is defined comes first, whatever the order of the atoms.
    void namesWhatIsDefinedFirst() {
        PuzzleSheet shuffled = sheet();
        shuffled.atoms = {"r1", "m2", "r2", "m1"};
        const auto derivation = derive(shuffled);
        QVERIFY(derivation.has_value());
        QCOMPARE(derivation->names.size(), std::size_t{4});
        QCOMPARE(derivation->names.front(), std::string("m1"));
        QCOMPARE(result_text(*derivation), result_text(*derive(sheet())));
    }

    /// What its own side has is not defined by it.
    void definesOnlyWhatStandsAlone() {
        PuzzleSheet own;
        const logic::Expr a = own.store.variable("a");
        const std::array both{a, own.store.variable("b")};
        Statement statement;
        statement.formula =
            own.store.equivalence(a, own.store.node(logic::Kind::conjunction, both));
        own.statements = {statement};
        own.atoms = {"a", "b"};
        QCOMPARE(derive(own)->defined, std::vector<int>{-1});
    }

    void stops() {
        std::stop_source stop;
        stop.request_stop();
        const auto stopped = derive(sheet(), Control(stop.get_token()));
        QVERIFY(!stopped || !stopped->solution.complete);
    }

    void refusesAnUnknownAtom() {
        PuzzleSheet wrong = sheet();
        wrong.atoms.emplace_back("z");
        QVERIFY(!derive(wrong));
    }
};

LOGGIA_LOOP_TEST(SheetEquationsTest)

} // namespace sheet_equations_test

#include "sheet_equations_test.moc"
