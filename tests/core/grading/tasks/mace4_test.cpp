#include "tests/core/grading/tasks/judged.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace mace4_test {

using namespace loggia;
using namespace loggia::grading;

constexpr const char* group = "formulas(assumptions).\n"
                              "  f(f(x, y), z) = f(x, f(y, z)).\n"
                              "  f(e, x) = x.\n"
                              "  f(i(x), x) = e.\n"
                              "end_of_list.\n"
                              "formulas(goals).\n"
                              "  i(x) = x.\n"
                              "end_of_list.\n"
                              "formulas(hints).\n  p(x).\nend_of_list.\n";

std::string group_text(const char* inverse, const char* product) {
    return fmt::format("interpretation( 3, [number = 1,seconds = 0], [\n"
                       "    function(e, [0]),\n    function(i(_), [{}]),\n"
                       "    function(f(_,_), [{}])]).\n",
                       inverse, product);
}

class Mace4Test : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void judgesEachFormula_data() {
        QTest::addColumn<QString>("answer");
        QTest::addColumn<QString>("passed"); // a character a case: + or -
        const QString cyclic = QString::fromStdString(group_text("0,2,1", "0,1,2,1,2,0,2,0,1"));
        QTest::newRow("the cyclic group") << cyclic << "+++++";
        QTest::newRow("two of them") << cyclic + cyclic << "+++++";
        QTest::newRow("wrong inverse")
            << QString::fromStdString(group_text("0,1,2", "0,1,2,1,2,0,2,0,1")) << "+++--";
        QTest::newRow("not associative")
            << QString::fromStdString(group_text("0,2,1", "0,1,2,1,2,0,2,0,0")) << "+-+++";
        QTest::newRow("a symbol is missing") << "interpretation( 2, [], [ function(e, [0]) ]).\n"
                                             << "+----";
        QTest::newRow("no model") << "I found none.\n"
                                  << "-----";
        QTest::newRow("a name above it, a greeting below")
            << "Anna Smith 123\n\n" + cyclic + cyclic + "\nBest regards\n"
            << "+++++";
        QTest::newRow("one without an end below a name")
            << "Anna Smith\n" + cyclic.chopped(3) + cyclic << "-----";
        QTest::newRow("a table too short")
            << QString::fromStdString(group_text("0,2", "0,1,2,1,2,0,2,0,1")) << "-----";
    }
    void judgesEachFormula() {
        QFETCH(QString, answer);
        QFETCH(QString, passed);
        const Task& task = *find_task("mace4");
        CaseOrder order;
        order.problem = WorkFile{"problem.txt", group};
        const auto cases = task.cases(order, {}).value();
        QCOMPARE(cases.size(), std::size_t{5});
        const Trial trial = judged::trial_of({}, answer.toStdString());
        QString found;
        for (const Case& each : cases) {
            const Judgement judgement = task.judge(each, trial, {}).value();
            QCOMPARE(judgement.passed, judgement.why.empty());
            found += QLatin1Char(judgement.passed ? '+' : '-');
        }
        QCOMPARE(found, passed);
    }

    void tellsWhereAFormulaIsFalse_data() {
        QTest::addColumn<QString>("formula");
        QTest::addColumn<QString>("why");
        QTest::newRow("an equation")
            << "f(x, y) = f(y, x) ."
            << "The interpretation makes f(x, y) = f(y, x) false: for x = 1, y = 2 the left side "
               "is 0, the right side 2.";
        QTest::newRow("an inequation")
            << "f(x, x) != x."
            << "The interpretation makes f(x, x) != x false: for x = 0 both sides are 0.";
        QTest::newRow("quantifiers")
            << "all x exists y f(x, y) = e # label(z)."
            << "The interpretation makes all x exists y f(x, y) = e # label(z) false: for x = 2.";
        QTest::newRow("a variable of the whole")
            << "all z (z = e | f(z, y) = e)."
            << "The interpretation makes all z (z = e | f(z, y) = e) false: for y = 0, z = 1.";
        QTest::newRow("none") << "e = i(i(e)) & p."
                              << "The interpretation makes e = i(i(e)) & p false.";
        QTest::newRow("constants") << "i(e) = f(e, 1)."
                                   << "The interpretation makes i(e) = f(e, 1) false: the left "
                                      "side is 0, the right side 1.";
    }
    void tellsWhereAFormulaIsFalse() {
        QFETCH(QString, formula);
        QFETCH(QString, why);
        const Task& task = *find_task("mace4");
        CaseOrder order;
        order.problem = WorkFile{"problem.txt", "formulas(assumptions).\n  " +
                                                    formula.toStdString() + "\nend_of_list.\n"};
        const Trial trial = judged::trial_of(
            {}, "interpretation(3, [], [function(e, [0]), function(i(_), [0,2,1]), relation(p, "
                "[0]), function(f(_,_), [0,1,2,1,2,0,2,2,2])]).\n");
        const auto cases = task.cases(order, {}).value();
        const Judgement judgement = task.judge(cases.at(1), trial, {}).value();
        QCOMPARE(QString::fromStdString(judgement.why), why);
        QVERIFY(judgement.got != judgement.why);
        QVERIFY(!judgement.expected.ends_with(". is true"));
    }

    void problemsAreChecked() {
        const Task& task = *find_task("mace4");
        QVERIFY(!task.cases({}, {}));
        for (const char* const text :
             {"formulas(assumptions).\n p(x\nend_of_list.\n",
              "set(arithmetic).\nformulas(assumptions).\n a + b = 1.\nend_of_list.\n",
              "formulas(hints).\n p(x).\nend_of_list.\n"}) {
            CaseOrder order;
            order.problem = WorkFile{"problem.txt", text};
            QVERIFY(!task.cases(order, {}));
        }
    }
};

LOGGIA_TEST(Mace4Test)

} // namespace mace4_test

#include "mace4_test.moc"
