#include "core/sat/formats/answer_format.hpp"
#include "core/sat/formats/format.hpp"
#include "core/sat/queries/solve.hpp"
#include "tests/core/grading/tasks/judged.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <fmt/format.h>

#include <algorithm>

namespace davis_putnam_test {

using namespace loggia;
using namespace loggia::grading;

const Task& task() {
    return *find_task("davis-putnam");
}

/// The answer of the solver, for a test to spoil.
struct Solved {
    sat::ClauseFile file;
    sat::Answer answer;

    explicit Solved(const std::vector<WorkFile>& files)
        : file(sat::parse_clauses(files.front().text).value()),
          answer(sat::solve(file.clauses).value()) {}

    [[nodiscard]] bool holds() const { return answer.status == sat::Status::satisfiable; }
    [[nodiscard]] std::string text() const {
        return holds() ? sat::model_in_assignment_format(answer.model, file.back_matter)
                       : sat::refusal_in_assignment_format(file.back_matter);
    }
};

class DavisPutnamTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aRightProgramHasAllPoints() {
        const auto right =
            judged::trial_of([](const auto& files, const auto&) { return Solved(files).text(); });
        const auto result = judged::tally(task(), right, {.cases = 12, .seed = 5});
        QVERIFY2(result.all(), result.reasons.empty() ? "" : result.reasons.front().c_str());
        for (const std::size_t count : result.cases)
            QVERIFY(count > 0);
    }

    void whatIsExpectedHasOnlyAtomsOfTheClauses() {
        const auto silent = judged::trial_of([](const auto&, const auto&) { return "0\n"; });
        const Case gaps{0, "", {{"in.txt", "-3\n7 3\n-3 7 -7\n0\nkey"}}, {"in.txt", "out.txt"}};
        QCOMPARE(task().judge(gaps, silent, {}).value().expected,
                 std::string("3 F\n7 T\n0\nkey\n(or any other assignment that satisfies all "
                             "clauses)\n"));
        const Case none{0, "", {{"in.txt", "1\n-1\n0\nkey"}}, {"in.txt", "out.txt"}};
        QCOMPARE(task().judge(none, silent, {}).value().expected, std::string("0\nkey"));
    }

    void partialAndUnorderedAssignmentsAreRight() {
        const auto program = judged::trial_of([](const auto& files, const auto&) {
            const Solved solved(files);
            if (!solved.holds())
                return solved.text();
            std::string text;
            std::vector<bool> used(solved.answer.model.size());
            for (std::size_t i = 0; i < solved.file.clauses.size(); ++i)
                for (const int literal : solved.file.clauses[i])
                    used[static_cast<std::size_t>(std::abs(literal))] = true;
            for (std::size_t atom = used.size() - 1; atom > 0; --atom)
                if (used[atom])
                    text += fmt::format("{} {}\n", atom, solved.answer.model[atom] ? 'T' : 'F');
            return text + "0\n" + solved.file.back_matter;
        });
        QVERIFY(judged::tally(task(), program, {.cases = 5, .seed = 1}).all());
    }

    void wrongProgramsFailWhereTheyAreWrong_data() {
        QTest::addColumn<int>("fault");
        QTest::addColumn<QString>("why");
        QTest::newRow("one value flipped") << 0 << "is not satisfied";
        QTest::newRow("always unsatisfiable") << 1 << "finds no satisfying assignment";
        QTest::newRow("always satisfiable") << 2 << "unsatisfiable";
        QTest::newRow("no back matter") << 3 << "not reproduced";
        QTest::newRow("competition format") << 4 << "not in the format";
        QTest::newRow("no line 0") << 5 << "0";
        QTest::newRow("nothing") << 6 << "no output";
    }
    void wrongProgramsFailWhereTheyAreWrong() {
        QFETCH(int, fault);
        QFETCH(QString, why);
        const auto program =
            judged::trial_of([fault](const auto& files, const auto&) -> std::string {
                Solved solved(files);
                switch (fault) {
                case 0:
                    if (solved.holds()) {
                        const int literal = solved.file.clauses[0][0];
                        for (std::size_t i = 0; i < solved.file.clauses.size(); ++i)
                            for (const int each : solved.file.clauses[i])
                                solved.answer.model[static_cast<std::size_t>(std::abs(each))] =
                                    literal < 0 ? i != 0 : i == 0;
                    }
                    return solved.text();
                case 1:
                    return sat::refusal_in_assignment_format(solved.file.back_matter);
                case 2:
                    solved.answer.status = sat::Status::satisfiable;
                    solved.answer.model.resize(
                        static_cast<std::size_t>(solved.file.clauses.atoms()) + 1);
                    return solved.text();
                case 3:
                    solved.file.back_matter.clear();
                    return solved.text();
                case 4:
                    return sat::to_competition(solved.answer.status, solved.answer.model);
                case 5:
                    return solved.holds() ? "1 T\n" : "";
                default:
                    return "";
                }
            });
        const auto result = judged::tally(task(), program, {.cases = 6, .seed = 3});
        QVERIFY(!result.all());
        QVERIFY(std::any_of(result.reasons.begin(), result.reasons.end(),
                            [&](const std::string& reason) {
                                return QString::fromStdString(reason).contains(why);
                            }));
        if (fault == 1) {
            QVERIFY(result.all(1)); // unsatisfiable clauses
            QCOMPARE(result.passed[0], std::size_t{0});
        }
        if (fault == 3) {
            QVERIFY(result.all(0));
            QVERIFY(!result.all(3));
        }
    }

    void theSameSeedGivesTheSameCases() {
        const CaseOrder order{.cases = 7, .seed = 42};
        QVERIFY(task().cases(order, {}).value() == task().cases(order, {}).value());
        QVERIFY(task().cases(order, {}).value() !=
                task().cases({.cases = 7, .seed = 43}, {}).value());
    }

    /// A program that never takes the second value of an atom: the smallest clauses that show it.
    void failingCasesAreShrunk() {
        const auto greedy = judged::trial_of([](const auto& files, const auto&) {
            const Solved solved(files);
            // Tries all atoms true, then gives up.
            const std::vector<bool> all(static_cast<std::size_t>(solved.file.clauses.atoms()) + 1,
                                        true);
            return solved.file.clauses.satisfied_by(all)
                       ? sat::model_in_assignment_format(all, solved.file.back_matter)
                       : sat::refusal_in_assignment_format(solved.file.back_matter);
        });
        const auto all_cases = task().cases({.cases = 3, .seed = 1}, {}).value();
        for (const Case& each : all_cases)
            if (each.check == 0 && !task().judge(each, greedy, {}).value().passed) {
                const Case small = judged::shrunk(task(), greedy, each);
                // One clause of one negative literal.
                const auto file = sat::parse_clauses(small.files.front().text).value();
                QCOMPARE(file.clauses.size(), std::size_t{1});
                QCOMPARE(file.clauses[0].size(), std::size_t{1});
                QVERIFY(file.clauses[0][0] < 0);
                return;
            }
        QFAIL("no case shows the fault");
    }
};

LOGGIA_TEST(DavisPutnamTest)

} // namespace davis_putnam_test

#include "davis_putnam_test.moc"
