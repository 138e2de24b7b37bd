#include "core/base/random.hpp"
#include "core/sat/formats/answer_format.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <sstream>

namespace answer_format_test {

using namespace loggia;
using namespace loggia::sat;

class AnswerFormatTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writesAsTheHandoutDoes() {
        QCOMPARE(QString::fromStdString(model_in_assignment_format(
                     {false, true, false, false},
                     "This is a simple example with 3 clauses and 3 atoms.\n")),
                 "1 T\n2 F\n3 F\n0\nThis is a simple example with 3 clauses and 3 atoms.\n");
        QCOMPARE(QString::fromStdString(refusal_in_assignment_format("back\r\n")), "0\nback\r\n");
    }

    void writesAsTheCompetitionDoes() {
        QCOMPARE(QString::fromStdString(to_competition(Status::satisfiable, {false, true, false})),
                 "s SATISFIABLE\nv 1 -2 0\n");
        QCOMPARE(QString::fromStdString(to_competition(Status::unsatisfiable)),
                 "s UNSATISFIABLE\n");
        QCOMPARE(QString::fromStdString(to_competition(Status::unknown)), "s UNKNOWN\n");
    }

    void readsBackWhatItWrites() {
        Random random(test_suite::seed(111));
        for (int round = 0; round < 1000; ++round) {
            std::vector<bool> values(2 + random.below(200));
            for (std::size_t atom = 1; atom < values.size(); ++atom)
                values[atom] = random.below(2) == 0;
            const int atoms = static_cast<int>(values.size()) - 1;
            const std::string text = to_competition(Status::satisfiable, values);
            std::istringstream lines(text);
            for (std::string line; std::getline(lines, line);)
                QVERIFY(line.size() <= 78);
            const auto competition = parse_answer("c comment\n" + text);
            QVERIFY(competition.has_value());
            QVERIFY(competition->status == Status::satisfiable);
            QVERIFY(values_of(competition->literals, atoms) == values);
            const auto handout = parse_answer(model_in_assignment_format(values, "back\n1 2"));
            QVERIFY(handout.has_value());
            QVERIFY(handout->status == Status::satisfiable);
            QVERIFY(values_of(handout->literals, atoms) == values);
            QCOMPARE(QString::fromStdString(handout->back_matter), "back\n1 2");
        }
        QVERIFY(parse_answer("0\nback")->status == Status::unsatisfiable);
        QVERIFY(parse_answer("s UNSATISFIABLE\n")->status == Status::unsatisfiable);
        QVERIFY(parse_answer("s UNKNOWN")->status == Status::unknown);
        QVERIFY(parse_answer("v 1 -2 0\n")->status == Status::satisfiable);
    }

    void readsMinisats() {
        const auto model = parse_answer("SAT\n1 -2 3 0\n");
        QVERIFY(model.has_value() && model->status == Status::satisfiable);
        QCOMPARE(model->literals, (std::vector{1, -2, 3}));
        QVERIFY(parse_answer("UNSAT\n")->status == Status::unsatisfiable);
        QVERIFY(parse_answer("INDET\n")->status == Status::unknown);
        QCOMPARE(parse_answer("SAT\n1 0\n2 0\n").error().message,
                 "expected the end of the file, found \"2\"");
    }

    void saysWhereAnErrorIs_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("message");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        const QString wanted = "expected an atom, or the line 0 after the last one, found ";
        QTest::newRow("nothing") << "" << wanted + "the end of the text" << 1 << 1;
        QTest::newRow("no 0") << "1 T\n" << wanted + "the end of the text" << 2 << 1;
        QTest::newRow("negative") << "-1 T\n0\n" << wanted + "\"-1\"" << 1 << 1;
        QTest::newRow("value") << "1 T\n2 x\n0\n"
                               << "expected T or F, found \"x\"" << 2 << 3;
        QTest::newRow("both") << "1 T\n1 F\n0\n"
                              << "atom 1 is both true and false" << 2 << 3;
        QTest::newRow("verdict")
            << "s MAYBE\n"
            << "expected SATISFIABLE, UNSATISFIABLE or UNKNOWN, found \"MAYBE\"" << 1 << 3;
        QTest::newRow("line") << "s SATISFIABLE\nx\n"
                              << "expected a line that begins with s, v or c, found \"x\"" << 2
                              << 1;
        QTest::newRow("literal") << "v 1 two 0\n"
                                 << "expected a literal, found \"two\"" << 1 << 5;
    }
    void saysWhereAnErrorIs() {
        QFETCH(QString, text);
        QFETCH(QString, message);
        QFETCH(int, line);
        QFETCH(int, column);
        const auto answer = parse_answer(text.toStdString());
        QVERIFY(!answer.has_value());
        QCOMPARE(QString::fromStdString(answer.error().message), message);
        QCOMPARE(answer.error().span->line, line);
        QCOMPARE(answer.error().span->column, column);
    }
};

LOGGIA_TEST(AnswerFormatTest)

} // namespace answer_format_test

#include "answer_format_test.moc"
