#include "tests/suite.hpp"
#include "tests/ui/grading/sample_reports.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/grading/class_model.hpp"
#include "ui/grading/handin_table.hpp"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

namespace class_model_test {

using namespace loggia;
using namespace loggia::ui;
using testing::news;
using testing::sampleReport;

struct Fixture {
    ClassModel model;
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::Fatal};

    Fixture() {
        model.setTask(testing::davisPutnam());
        model.add({"class/anna", "class/ben", "class/chris"});
    }
    [[nodiscard]] QString text(int row, int column, int role = Qt::DisplayRole) const {
        return model.index(row, column).data(role).toString();
    }
    [[nodiscard]] ClassModel::Tone tone(int row, int column) const {
        return static_cast<ClassModel::Tone>(
            model.index(row, column).data(ClassModel::tone_role).toInt());
    }
};

class ClassModelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void titlesAreWrapped() {
        QCOMPARE(wrappedTitle(QStringLiteral("Larger sets of clauses, in time"), 13),
                 QStringLiteral("Larger sets\nof clauses,\nin time"));
        QCOMPARE(wrappedTitle(QStringLiteral("Unsatisfiable x"), 5),
                 QStringLiteral("Unsatisfiable\nx"));
        QCOMPARE(wrappedTitle({}, 5), QString());
    }

    void columnsAreThoseOfTheTask() {
        const Fixture f;
        QCOMPARE(f.model.columnCount(), 2 + 5 + 1);
        const auto title = [&f](int column) {
            return f.model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        };
        QCOMPARE(title(0), QStringLiteral("Hand-in"));
        QCOMPARE(title(1), QStringLiteral("Points\nof 60"));
        QCOMPARE(title(2), QStringLiteral("Satisfiable\nclauses\nof 15"));
        QCOMPARE(title(7), QStringLiteral("First fault"));
        QCOMPARE(f.model.checkOf(2), std::optional<std::size_t>(0));
        QCOMPARE(f.model.checkOf(6), std::optional<std::size_t>(4));
        for (const int column : {0, 1, 7})
            QVERIFY(!f.model.checkOf(column));
    }

    void theTableFills() {
        Fixture f;
        QCOMPARE(f.text(0, 1), QStringLiteral("\u2013"));
        grading::HandinReport half = sampleReport("anna", 4);
        for (std::size_t i = 1; i < half.checks.size(); ++i)
            half.checks[i] = {};
        f.model.setNews({news(HandinStage::running, half),
                         news(HandinStage::graded, sampleReport("ben", 1)),
                         {}});
        QCOMPARE(f.text(0, 1), QStringLiteral("\u2026"));
        QCOMPARE(f.text(0, 2), QStringLiteral("\u2713 15"));
        QCOMPARE(f.text(0, 3), QString());
        QCOMPARE(f.text(1, 1), QStringLiteral("\u2717 48.75"));
        QCOMPARE(f.text(1, 2), QStringLiteral("\u2717 3.75"));
        QCOMPARE(f.text(1, 3), QStringLiteral("\u2713 15"));
        QVERIFY(f.tone(1, 2) == ClassModel::Tone::wrong);
        QVERIFY(f.tone(1, 3) == ClassModel::Tone::right);
        QCOMPARE(f.text(1, 2, Qt::AccessibleTextRole),
                 QStringLiteral("Satisfiable clauses: 1 of 4 cases right, 3.75 of 15 points."));
        QCOMPARE(f.model.gradedCount(), 1);
        f.model.endRunning();
        QCOMPARE(f.text(0, 1), QStringLiteral("\u2013"));
        QCOMPARE(f.text(0, 2), QString());
        QCOMPARE(f.model.gradedCount(), 1);
        f.model.forget();
        QCOMPARE(f.model.gradedCount(), 0);
    }

    void aHandinThatCannotBeRunSaysWhy() {
        Fixture f;
        grading::HandinReport report;
        report.state = grading::State::not_runnable;
        report.note = "Nothing to run: no file in it can be run.";
        f.model.setNews({news(HandinStage::graded, report), {}, {}});
        QCOMPARE(f.text(0, 1), QStringLiteral("\u2717 0"));
        QCOMPARE(f.text(0, 2), QString());
        QVERIFY(f.text(0, 7).startsWith(QStringLiteral("Nothing to run")));
        QVERIFY(f.text(0, 1, Qt::AccessibleTextRole).contains(QStringLiteral("could not be run")));
    }

    /// Neither a terminal's nor a page's language means anything.
    void nothingIsInterpreted() {
        Fixture f;
        f.model.add({"class/" + std::string("<b>x\x1B[31m")});
        grading::HandinReport report = sampleReport("x", 0);
        f.model.setNews({{}, {}, {}, news(HandinStage::graded, report)});
        QCOMPARE(f.text(3, 0), QStringLiteral("<b>x\\x1B[31m"));
        QVERIFY(f.text(3, 0, Qt::ToolTipRole).endsWith(QStringLiteral("<b>x\\x1B[31m")));
        const QString fault = f.text(3, 7);
        QVERIFY(!fault.contains(QChar(0x1B)));
        QVERIFY(fault.contains(QStringLiteral("<img")));
        QCOMPARE(f.text(3, 7, Qt::ToolTipRole), fault); // showTip() shows it as it is
    }

    void handinsAreAddedOnceAndRemoved() {
        Fixture f;
        const QSignalSpy inserted(&f.model, &QAbstractItemModel::rowsInserted);
        f.model.add({"class/ben"});
        QCOMPARE(inserted.size(), 0);
        f.model.add({"other/ben"});
        QCOMPARE(inserted.size(), 1);
        QCOMPARE(f.text(1, 0), QStringLiteral("class/ben")); // two of that name now
        QCOMPARE(f.text(3, 0), QStringLiteral("other/ben"));
        f.model.setNews({{}, {}, news(HandinStage::graded, sampleReport("chris", 4)), {}});
        f.model.remove({1, 0, 1, 9});
        QCOMPARE(f.model.rowCount(), 2);
        QCOMPARE(f.text(0, 0), QStringLiteral("chris"));
        QCOMPARE(f.text(0, 1), QStringLiteral("\u2713 60"));
        QCOMPARE(f.model.reports().size(), std::size_t{1});
    }

    void anotherTaskForgets() {
        Fixture f;
        f.model.setNews({news(HandinStage::graded, sampleReport("anna", 4)), {}, {}});
        f.model.setTask(std::make_shared<const grading::Task>(*grading::find_task("mace4")));
        QCOMPARE(f.model.columnCount(), 5);
        QCOMPARE(f.model.gradedCount(), 0);
        QCOMPARE(f.model.rowCount(), 3);
    }

    /// Each way in which a result can be about something that is no longer there.
    void whatHasChangedOnTheDiskIsGrey() {
        Fixture f;
        const auto graded = [](const char* name) {
            grading::HandinReport report = sampleReport(name, 4);
            report.stamp = std::string("as ") + name;
            HandinNews result = news(HandinStage::graded, report);
            result.problem = "key";
            return result;
        };
        f.model.setNews({graded("anna"), graded("ben"), {}});
        const auto disk = [&f](const std::string& anna, const std::string& ben,
                               const std::string& chris, const std::string& problem) {
            ClassOnDisk found;
            const ClassNews& all = f.model.news();
            found.handins = {{"class/chris", chris, all[2].report},
                             {"class/anna", anna, all[0].report},
                             {"class/ben", ben, all[1].report}};
            found.problem = problem;
            return found;
        };
        const auto states = [&f] {
            return std::vector{f.model.freshness(0), f.model.freshness(1), f.model.freshness(2)};
        };
        using enum Freshness;
        QCOMPARE(states(), (std::vector{current, current, current})); // nobody has looked
        f.model.setOnDisk(disk("as anna", "as ben", "as chris", "key"));
        QCOMPARE(states(), (std::vector{current, current, current}));
        QCOMPARE(f.model.outOfDateCount(), 0);
        QCOMPARE(f.text(0, 1), QStringLiteral("\u2713 60"));

        const ClassOnDisk before = disk("later", "as ben", "as chris", "key");
        f.model.setOnDisk(before);
        QCOMPARE(states(), (std::vector{handin_changed, current, current}));
        QCOMPARE(f.text(0, 1), QStringLiteral("(\u2713 60)"));
        QCOMPARE(f.text(0, 7), QStringLiteral("Changed since it was graded"));
        for (int column = 0; column < 8; ++column)
            QVERIFY(f.tone(0, column) == ClassModel::Tone::quiet);
        QVERIFY(f.text(0, 2, Qt::AccessibleTextRole).endsWith(QStringLiteral(", out of date")));
        QVERIFY(f.tone(1, 1) == ClassModel::Tone::right);
        QCOMPARE(f.model.outOfDateCount(), 1);
        QCOMPARE(f.model.reports().size(), std::size_t{2});
        const auto fresh = f.model.reports(ClassModel::Which::current);
        QCOMPARE(fresh.size(), std::size_t{1});
        QCOMPARE(fresh.front().name, std::string("ben"));

        f.model.setOnDisk(disk("as anna", "", "", "key"));
        QCOMPARE(states(), (std::vector{current, missing, missing}));
        QCOMPARE(f.model.outOfDateCount(), 1); // the other one was not graded
        QCOMPARE(f.text(2, 7), QStringLiteral("No longer on the disk"));
        QCOMPARE(f.text(2, 1), QStringLiteral("\u2013"));
        f.model.setOnDisk(disk("as anna", "as ben", "as chris", "another key"));
        QCOMPARE(states(), (std::vector{problem_changed, problem_changed, current}));

        // What was seen before a result says nothing about it.
        f.model.setNews({graded("anna"), graded("ben"), {}});
        QCOMPARE(states(), (std::vector{current, current, current}));
        f.model.setOnDisk(before);
        QCOMPARE(states(), (std::vector{current, current, current}));
        // Rows that go take what is known of them along.
        f.model.setOnDisk(disk("later", "as ben", "", "key"));
        f.model.remove({0});
        QVERIFY(f.model.freshness(0) == current);
        QVERIFY(f.model.freshness(1) == missing);
    }

    void isSortedAsPeopleDo() {
        Fixture f;
        f.model.remove({0, 1, 2});
        f.model.add({"ben10", "Ben2", "anna"});
        f.model.setNews({news(HandinStage::graded, sampleReport("ben10", 0)),
                         news(HandinStage::graded, sampleReport("Ben2", 4)),
                         news(HandinStage::graded, sampleReport("anna", 1))});
        HandinOrder order(f.model);
        const auto names = [&order] {
            QStringList all;
            for (int row = 0; row < order.rowCount(); ++row)
                all << order.index(row, 0).data().toString();
            return all.join(QLatin1Char(' '));
        };
        QCOMPARE(names(), QStringLiteral("ben10 Ben2 anna"));
        order.sort(0);
        QCOMPARE(names(), QStringLiteral("anna Ben2 ben10"));
        order.sort(1, Qt::DescendingOrder);
        QCOMPARE(names(), QStringLiteral("Ben2 anna ben10"));
        // Those with as many points stay in the order of the class.
        f.model.setNews({news(HandinStage::graded, sampleReport("ben10", 1)),
                         news(HandinStage::graded, sampleReport("Ben2", 1)),
                         news(HandinStage::graded, sampleReport("anna", 1))});
        for (const auto direction : {Qt::AscendingOrder, Qt::DescendingOrder}) {
            order.sort(-1);
            order.sort(1, direction);
            QCOMPARE(names(), QStringLiteral("ben10 Ben2 anna"));
        }
    }
};

LOGGIA_LOOP_TEST(ClassModelTest)

} // namespace class_model_test

#include "class_model_test.moc"
