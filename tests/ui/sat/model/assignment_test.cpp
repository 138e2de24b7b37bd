#include "tests/suite.hpp"
#include "tests/ui/sat/sat_fixture.hpp"
#include "ui/sat/model/assignment.hpp"

#include <QSignalSpy>

#include <optional>
#include <vector>

namespace assignment_test {

using namespace loggia;
using namespace loggia::ui;
using sat::ClauseStatus;
using testing::q;
using Values = sat::PartialAssignment;

std::size_t count(const Assignment& assignment, ClauseStatus status) {
    return assignment.report()->count.at(static_cast<std::size_t>(status));
}

class AssignmentTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void clicksGoRound() {
        Assignment assignment;
        QVERIFY(!assignment.canPropagate());
        assignment.setReading(testing::readingOf("1 2\n-1 3\n0\n"));
        QVERIFY(assignment.report() == nullptr && !assignment.hasValues());
        assignment.cycle(1);
        QCOMPARE(assignment.values(), (Values{0, 1, 0, 0}));
        QCOMPARE(count(assignment, ClauseStatus::satisfied), std::size_t{1});
        QCOMPARE(count(assignment, ClauseStatus::unit), std::size_t{1});
        QCOMPARE(reportWords(*assignment.report()), q("1 clause satisfied, 1 unit"));
        assignment.cycle(1);
        QCOMPARE(assignment.value(1), static_cast<signed char>(-1));
        assignment.cycle(1);
        QVERIFY(!assignment.hasValues());
        // There is no such atom.
        assignment.cycle(9);
        assignment.change({{0, 1}, {-3, 1}});
        QVERIFY(!assignment.hasValues());
    }

    /// The atoms that cut a long xor line follow those of the file.
    void longXorLinesAreToldByTheirAtoms() {
        const auto reading = testing::readingOf("p cnf 8 1\nx1 2 3 4 5 6 7 8 0\n");
        QVERIFY(!reading->file->auxiliary.empty());
        QCOMPARE(reading->atoms, std::size_t{8});
        Assignment assignment;
        assignment.setReading(reading);
        assignment.setModel(
            std::vector<bool>{false, true, true, true, true, true, true, true, false});
        QVERIFY(assignment.isModel());
        QCOMPARE(count(assignment, ClauseStatus::satisfied), reading->file->clauses.size());
        QCOMPARE(assignment.valuesOfFile().size(), std::size_t{9});
        // Two changes, and as many are true as before.
        assignment.change({{4, -1}});
        QVERIFY(count(assignment, ClauseStatus::falsified) > 0);
        assignment.change({{8, 1}});
        QCOMPARE(count(assignment, ClauseStatus::satisfied), reading->file->clauses.size());
        assignment.change({{2, 0}});
        QCOMPARE(count(assignment, ClauseStatus::falsified), std::size_t{0});
        assignment.propagate();
        QCOMPARE(assignment.value(2), static_cast<signed char>(1));
        QCOMPARE(count(assignment, ClauseStatus::satisfied), reading->file->clauses.size());
    }

    void everyStepCanBeTakenBack() {
        Assignment assignment;
        assignment.setReading(testing::readingOf("1 2\n-1 3\n-3 2\n0\n"));
        assignment.setModel(std::vector<bool>{false, false, true, false});
        QVERIFY(assignment.isModel() && !assignment.canTakeBack());
        assignment.cycle(2);
        QVERIFY(!assignment.isModel() && assignment.hasModel());
        assignment.clear();
        assignment.clear(); // no second step
        assignment.change({{1, 1}});
        assignment.propagate();
        QCOMPARE(assignment.values(), (Values{0, 1, 1, 1}));
        assignment.takeBack();
        QCOMPARE(assignment.values(), (Values{0, 1, 0, 0}));
        assignment.takeBack();
        QVERIFY(!assignment.hasValues());
        assignment.takeBack();
        QCOMPARE(assignment.values(), (Values{0, -1, -1, -1}));
        assignment.backToModel();
        QVERIFY(assignment.isModel());
        assignment.takeBack();
        assignment.takeBack();
        QVERIFY(assignment.isModel() && !assignment.canTakeBack());
        // Other clauses, other values.
        assignment.cycle(1);
        assignment.setReading(testing::readingOf("1 2\n0\n"));
        QVERIFY(!assignment.hasValues() && !assignment.hasModel() && !assignment.canTakeBack());
    }

    /// A person may have filled in a whole sudoku.
    void aModelDoesNotLoseOwnValues() {
        Assignment assignment;
        assignment.setReading(testing::readingOf("1 2\n-1 3\n-3 2\n0\n"));
        const std::vector<bool> model{false, false, true, false};
        assignment.setModel(model);
        QVERIFY(!assignment.ownValues());
        assignment.clear();
        assignment.cycle(1);
        const Values own{0, 1, 0, 0};
        QCOMPARE(assignment.ownValues(), std::optional(q("1--")));
        // Solved once more: first there is no model, then one.
        assignment.setModel(std::nullopt);
        assignment.setModel(model);
        QVERIFY(assignment.isModel() && assignment.canTakeBack());
        QVERIFY(!assignment.ownValues());
        // Another model, of a list.
        assignment.setModel(std::vector<bool>{false, true, true, true});
        assignment.takeBack();
        QCOMPARE(assignment.values(), own);
    }

    void ownValuesComeBackWithTheirClauses() {
        Assignment assignment;
        assignment.restoreOwnValues(q("1-0"));
        QCOMPARE(assignment.ownValues(), std::optional(q("1-0"))); // kept until they are shown
        assignment.setReading(nullptr);
        assignment.setReading(testing::readingOf("1 2\n-1 3\n0\n"));
        const Values own{0, 1, 0, -1};
        QCOMPARE(assignment.values(), own);
        assignment.setModel(std::vector<bool>{false, false, true, false});
        QCOMPARE(assignment.values(), own);
        QCOMPARE(assignment.ownValues(), std::optional(q("1-0")));
        assignment.takeBack();
        QVERIFY(assignment.isModel());
        // Once: later models are shown.
        assignment.setModel(std::vector<bool>{false, true, true, true});
        QVERIFY(assignment.isModel());
        // Without a model, too; and what is changed then is kept.
        assignment.restoreOwnValues(q("1-0"));
        assignment.setReading(testing::readingOf("1 2\n-1 3\n0\n"));
        assignment.cycle(2);
        QCOMPARE(assignment.ownValues(), std::optional(q("110")));
        // Other clauses.
        assignment.restoreOwnValues(q("1-0"));
        assignment.setReading(testing::readingOf("1 2\n0\n"));
        assignment.setModel(std::vector<bool>{false, true, true});
        QVERIFY(assignment.isModel());
    }

    /// Undo of an example that was opened over a sudoku, or of a key in its text, and a comment.
    void ownValuesComeBackWithClausesThatComeBack() {
        const auto clauses = [](const char* text = "1 2\n-1 3\n0\n") {
            return testing::readingOf(text);
        };
        const std::vector<bool> model{false, false, true, false};
        const Values own{0, 1, 0, 0};
        Assignment assignment;
        assignment.setReading(clauses());
        assignment.setModel(model);
        assignment.clear();
        assignment.cycle(1);
        assignment.setModel(std::nullopt);
        assignment.setReading(clauses("1 2\n0\n"));
        QVERIFY(!assignment.hasValues());
        assignment.setReading(clauses("1 2\n-1 -3\n0\n")); // as many atoms
        QVERIFY(!assignment.hasValues());
        assignment.setReading(clauses());
        QCOMPARE(assignment.values(), own);
        assignment.setModel(model);
        QCOMPARE(assignment.values(), own);
        QVERIFY(assignment.canTakeBack());
        assignment.setModel(std::nullopt);
        assignment.setReading(clauses("1 2\n-1 3\n0\na comment\n"));
        QCOMPARE(assignment.values(), own);
        assignment.setModel(model);
        // Whoever went back to the model wants nothing else.
        assignment.backToModel();
        assignment.setReading(clauses("1 2\n0\n"));
        assignment.setReading(clauses());
        QVERIFY(!assignment.hasValues());
    }

    void propagationSaysWhatItDid() {
        Assignment assignment;
        QSignalSpy said(&assignment, &Assignment::message);
        assignment.setReading(testing::readingOf("1\n-1 2\n-2 -1\n0\n"));
        assignment.propagate();
        QCOMPARE(said.takeFirst().first().toString(), q("Conflict: clause 3 is falsified."));
        QCOMPARE(count(assignment, ClauseStatus::falsified), std::size_t{1});
        // What was said goes with what it was about.
        assignment.cycle(1);
        QCOMPARE(said.takeFirst().first().toString(), QString());
        assignment.cycle(1);
        QVERIFY(said.isEmpty());
        assignment.setReading(testing::readingOf("1\n2 3\n0\n"));
        assignment.propagate();
        QCOMPARE(said.takeFirst().first().toString(), q("Unit propagation set 1 atom."));
        assignment.propagate();
        QCOMPARE(said.takeFirst().first().toString(),
                 q("There is no unit clause, so nothing follows."));
    }

    void largeSetsHaveNoReport() {
        std::string text;
        for (int i = 0; i < 70'000; ++i)
            text += "1 2 3\n";
        Assignment assignment;
        assignment.setReading(testing::readingOf((text + "0\n").c_str()));
        assignment.setModel(std::vector<bool>{false, true, true, true});
        QVERIFY(assignment.hasValues() && assignment.report() == nullptr);
        QVERIFY(!assignment.canPropagate());
    }
};

LOGGIA_WINDOW_TEST(AssignmentTest)

} // namespace assignment_test

#include "assignment_test.moc"
