#include "tests/suite.hpp"
#include "tests/ui/sat/sat_fixture.hpp"
#include "ui/sat/answer_tasks.hpp"
#include "ui/sat/sat_solving.hpp"

#include <set>

namespace answer_tasks_test {

using namespace loggia;
using namespace loggia::ui;

bool finished(const AnswerTasks& tasks) {
    return QTest::qWaitFor([&] { return !tasks.isRunning(); }, testing::patience);
}

class AnswerTasksTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void findsAllModels() {
        AnswerTasks tasks;
        const auto file = testing::readingOf("1 2 3\n0\n")->file;
        tasks.findModels(file, std::nullopt);
        QVERIFY(finished(tasks));
        QVERIFY(tasks.models()->complete);
        const auto& models = tasks.models()->models;
        QCOMPARE(models.size(), std::size_t{7});
        QCOMPARE((std::set<std::vector<bool>>(models.begin(), models.end()).size()),
                 std::size_t{7});
        tasks.findModels(file, std::vector<int>{1});
        QVERIFY(finished(tasks));
        QCOMPARE(tasks.models()->models.size(), std::size_t{2});
        tasks.reset();
        QVERIFY(!tasks.models());
    }

    void manyModelsAreCutOff() {
        AnswerTasks tasks;
        tasks.findModels(testing::readingOf("1 2\n30 -30\n0\n")->file, std::nullopt);
        QVERIFY(finished(tasks));
        QCOMPARE(tasks.models()->models.size(), AnswerTasks::most_models);
        QVERIFY(!tasks.models()->complete);
    }

    void findsTheCore() {
        AnswerTasks tasks;
        tasks.findCore(testing::readingOf(testing::core_text)->file);
        QVERIFY(finished(tasks));
        QVERIFY(tasks.core()->verified);
        QCOMPARE(tasks.core()->core.clauses, (std::vector<std::size_t>{0, 1, 3, 4}));
    }

    void checksProofs() {
        AnswerTasks tasks;
        const auto file = testing::readingOf(testing::core_text)->file;
        const SatOutcome outcome = solveBy(file->clauses, {}, {}, [](const sat::Statistics&) {});
        tasks.checkProof(file, outcome.proof);
        QVERIFY(finished(tasks));
        QCOMPARE(tasks.proofCheck()->verdict, sat::ProofCheck::Verdict::verified);
        tasks.checkProof(testing::readingOf("1 2\n0\n")->file, outcome.proof);
        QVERIFY(finished(tasks));
        QCOMPARE(tasks.proofCheck()->verdict, sat::ProofCheck::Verdict::refused);
    }
};

LOGGIA_WINDOW_TEST(AnswerTasksTest)

} // namespace answer_tasks_test

#include "answer_tasks_test.moc"
