#include "tests/suite.hpp"
#include "tests/ui/sat/sat_fixture.hpp"
#include "ui/sat/answer_tasks.hpp"
#include "ui/sat/sat_solving.hpp"

#include <QSignalSpy>

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
        Revisions clauses;
        AnswerTasks tasks;
        const auto file = testing::readingOf("1 2 3\n0\n")->file;
        tasks.findModels(clauses.now(), file, std::nullopt);
        QVERIFY(finished(tasks));
        QVERIFY(tasks.models()->complete);
        const auto& models = tasks.models()->models;
        QCOMPARE(models.size(), std::size_t{7});
        QCOMPARE((std::set<std::vector<bool>>(models.begin(), models.end()).size()),
                 std::size_t{7});
        tasks.findModels(clauses.now(), file, std::vector<int>{1});
        QVERIFY(finished(tasks));
        QCOMPARE(tasks.models()->models.size(), std::size_t{2});
        tasks.reset();
        QVERIFY(!tasks.models());
    }

    void modelsHaveTheAtomsOfTheFile() {
        Revisions clauses;
        AnswerTasks tasks;
        const auto file = testing::readingOf("p cnf 7 1\nx1 2 3 4 5 6 7 0\n")->file;
        QVERIFY(file->clauses.atoms() > 7);
        tasks.findModels(clauses.now(), file, std::nullopt);
        QVERIFY(finished(tasks));
        QCOMPARE(tasks.models()->models.size(), std::size_t{64});
        QCOMPARE(tasks.models()->models.front().size(), std::size_t{8});
    }

    void manyModelsAreCutOff() {
        Revisions clauses;
        AnswerTasks tasks;
        tasks.findModels(clauses.now(), testing::readingOf("1 2\n30 -30\n0\n")->file, std::nullopt);
        QVERIFY(finished(tasks));
        QCOMPARE(tasks.models()->models.size(), AnswerTasks::most_models);
        QVERIFY(!tasks.models()->complete);
    }

    void findsTheCore() {
        Revisions clauses;
        AnswerTasks tasks;
        tasks.findCore(clauses.now(), testing::readingOf(testing::core_text)->file);
        QVERIFY(finished(tasks));
        QVERIFY(tasks.core()->verified);
        QCOMPARE(tasks.core()->core.clauses, (std::vector<std::size_t>{0, 1, 3, 4}));
    }

    void checksProofs() {
        Revisions clauses;
        AnswerTasks tasks;
        const auto file = testing::readingOf(testing::core_text)->file;
        const SatOutcome outcome = solveBy(file->clauses, {}, {}, [](const sat::Statistics&) {});
        tasks.checkProof(clauses.now(), file, outcome.proof);
        QVERIFY(finished(tasks));
        QCOMPARE((*tasks.proofCheck())->verdict, sat::ProofCheck::Verdict::verified);
        tasks.checkProof(clauses.now(), testing::readingOf("1 2\n0\n")->file, outcome.proof);
        QVERIFY(finished(tasks));
        QCOMPARE((*tasks.proofCheck())->verdict, sat::ProofCheck::Verdict::refused);
    }

    /// Nobody has to tell the tasks that the clauses have changed.
    void whatIsOfOtherClausesIsGone() {
        Revisions clauses;
        AnswerTasks tasks;
        const auto file = testing::readingOf(testing::core_text)->file;
        const SatOutcome outcome = solveBy(file->clauses, {}, {}, [](const sat::Statistics&) {});
        tasks.findModels(clauses.now(), testing::readingOf("1 2\n0\n")->file, std::nullopt);
        QVERIFY(finished(tasks));
        tasks.findCore(clauses.now(), file);
        QVERIFY(finished(tasks));
        tasks.checkProof(clauses.now(), file, outcome.proof);
        QVERIFY(finished(tasks));
        QVERIFY(tasks.models() && tasks.core() != nullptr && tasks.proofCheck() != nullptr);
        clauses.advance();
        QVERIFY(!tasks.models() && tasks.core() == nullptr && tasks.proofCheck() == nullptr);
        const QSignalSpy found(&tasks, &AnswerTasks::coreChanged);
        tasks.findCore(clauses.now(), file);
        clauses.advance();
        QVERIFY(finished(tasks));
        QVERIFY(found.isEmpty() && tasks.core() == nullptr);
    }

    /// Failure takes the place of the result.
    void tellsWhatFailed() {
        const MemoryShortage shortage;
        Revisions clauses;
        AnswerTasks tasks;
        const auto file = testing::readingOf(testing::core_text)->file;
        tasks.findModels(clauses.now(), file, std::nullopt);
        QVERIFY(finished(tasks));
        QVERIFY(tasks.models()->error && tasks.models()->models.empty());
        tasks.findCore(clauses.now(), file);
        QVERIFY(finished(tasks));
        QVERIFY(tasks.core()->error);
        tasks.checkProof(clauses.now(), file, std::make_shared<const sat::Proof>());
        QVERIFY(finished(tasks));
        QVERIFY(!*tasks.proofCheck());
    }
};

LOGGIA_WINDOW_TEST(AnswerTasksTest)

} // namespace answer_tasks_test

#include "answer_tasks_test.moc"
