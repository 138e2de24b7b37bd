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
