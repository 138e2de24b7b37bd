#include "core/sat/formats/counting_comments.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <string>
#include <vector>

namespace counting_comments_test {

using namespace loggia;
using namespace loggia::sat;

Result<CountingComments> comments_of(const std::string& text) {
    return counting_comments(*parse_clauses(text), text);
}

class CountingCommentsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsProjections() {
        const auto shown = comments_of("c t pmc\np cnf 5 1\nc p show 3 1 0\n1 2 0\nc p show 5 0\n");
        QCOMPARE(*shown->projection, (std::vector{1, 3, 5}));
        QVERIFY(shown->weights.empty());
        QCOMPARE(*comments_of("c ind 2 0\nc ind 1 2\np cnf 2 0\n")->projection,
                 (std::vector{1, 2}));
        QCOMPARE(*comments_of("p cnf 2 0\nc p show 0\n")->projection, std::vector<int>());
        QVERIFY(!comments_of("p cnf 2 0\nc p showing 1 0\nc indeed 2 0\nc\n")->projection);
        QVERIFY(!comments_of("1 2\n0\nc p show 1 0\n")->projection); // the handout's form
        QVERIFY(!comments_of("p cnf 2 0\n%\nc p show 1 0\n")->projection);
    }

    void noticesWeightsOfOtherCounters() {
        QCOMPARE(comments_of("p cnf 2 1\nc weights 0.4 0.6 1 1\n1 2 0\n")->unread_weights->line, 2);
        QVERIFY(!comments_of("c weights follow\np cnf 2 1\n1 2 0\n")->unread_weights);
        QVERIFY(!comments_of("c t mc\nc weights 0.4 0.6 1 1\np cnf 2 0\n")->unread_weights);
    }

    void noticesFactorsOfOtherCounters() {
        const auto factor = [](const std::string& line) {
            return comments_of("p cnf 2 1\n" + line + "\n1 2 0\n")->unread_factor;
        };
        QVERIFY(factor("c MUST MULTIPLY BY 2**3 0") == (SourceSpan{2, 20, 4}));
        QVERIFY(!factor("c MUST MULTIPLY BY 2**0 0"));
        QVERIFY(!factor("c MUST MULTIPLY BY 1 0"));
        QVERIFY(!factor("c MUST we multiply"));
    }

    void readsWeights_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("numerator");
        QTest::addColumn<QString>("denominator");
        QTest::newRow("decimal") << "0.25"
                                 << "025"
                                 << "100";
        QTest::newRow("whole") << "3"
                               << "3"
                               << "1";
        QTest::newRow("quotient") << "-1/4"
                                  << "-1"
                                  << "4";
        QTest::newRow("exponent") << "3.5e2"
                                  << "350"
                                  << "1";
        QTest::newRow("small") << "3E-5"
                               << "3"
                               << "100000";
        QTest::newRow("with signs") << "+1e+1"
                                    << "10"
                                    << "1";
        QTest::newRow("no whole part") << ".5"
                                       << "5"
                                       << "10";
        QTest::newRow("no fraction") << "5."
                                     << "5"
                                     << "1";
    }
    void readsWeights() {
        QFETCH(QString, text);
        QFETCH(QString, numerator);
        QFETCH(QString, denominator);
        const auto comments = comments_of(
            ("p cnf 2 0\nc p weight 2 " + text + " 0\nc p weight -2 1\n").toStdString());
        QCOMPARE(comments->weights.size(), std::size_t{2});
        QVERIFY(comments->weights[0] ==
                (LiteralWeight{2, numerator.toStdString(), denominator.toStdString()}));
        QVERIFY(comments->weights[1] == (LiteralWeight{-2, "1", "1"}));
    }

    void heedsTheKindOfCount_data() {
        QTest::addColumn<QString>("type");
        QTest::addColumn<bool>("projected");
        QTest::addColumn<bool>("weighted");
        QTest::newRow("mc") << "mc" << false << false;
        QTest::newRow("pmc") << "pmc" << true << false;
        QTest::newRow("wmc") << "wmc" << false << true;
        QTest::newRow("pwmc") << "pwmc" << true << true;
        QTest::newRow("wpmc") << "wpmc" << true << true;
    }
    void heedsTheKindOfCount() {
        QFETCH(QString, type);
        QFETCH(bool, projected);
        QFETCH(bool, weighted);
        const auto comments = comments_of(
            ("c t " + type + "\np cnf 2 0\nc p show 1 0\nc p weight 1 0.1 0\nc p weight -1 0.9 0\n")
                .toStdString());
        QCOMPARE(comments->projection.has_value(), projected);
        QCOMPARE(!comments->weights.empty(), weighted);
    }

    void saysWhereAnErrorIs_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("message");
        QTest::addColumn<int>("column");
        QTest::addColumn<int>("length");
        QTest::newRow("beyond") << "c p show 1 3 0"
                                << "expected an atom from 1 to 2, or 0 at the end of the line" << 12
                                << 1;
        QTest::newRow("negative") << "c ind -1 0"
                                  << "expected an atom from 1 to 2, or 0 at the end of the line"
                                  << 7 << 2;
        QTest::newRow("type") << "c t counting"
                              << "expected mc, pmc, wmc or pwmc" << 5 << 8;
        QTest::newRow("no literal") << "c p weight 0 1 0"
                                    << "expected a literal of an atom from 1 to 2" << 12 << 1;
        QTest::newRow("no weight")
            << "c p weight 1 half 0"
            << "expected a weight, for example 0.4, 2/5 or 4e-1, found \"half\"" << 14 << 4;
        QTest::newRow("by zero") << "c p weight 1 1/0 0"
                                 << "expected a weight, for example 0.4, 2/5 or 4e-1, found \"1/0\""
                                 << 14 << 3;
        QTest::newRow("huge")
            << "c p weight 1 1e999999999 0"
            << "expected a weight, for example 0.4, 2/5 or 4e-1, found \"1e999999999\"" << 14 << 11;
        QTest::newRow("two numbers") << "c p weight 1 4 3 0"
                                     << "expected the end of the line, found \"3\"" << 16 << 1;
        QTest::newRow("weight and more") << "c p weight 1 4 0 3"
                                         << "expected the end of the line, found \"3\"" << 18 << 1;
        QTest::newRow("atoms and more") << "c p show 1 0 2 0"
                                        << "expected the end of the line, found \"2\"" << 14 << 1;
        QTest::newRow("one of two")
            << "c p weight 1 0.5 0"
            << "missing weight of -1; counters disagree on its default" << 12 << 1;
    }
    void saysWhereAnErrorIs() {
        QFETCH(QString, line);
        QFETCH(QString, message);
        QFETCH(int, column);
        QFETCH(int, length);
        const auto comments = comments_of(("p cnf 2 0\n" + line + "\n").toStdString());
        QVERIFY(!comments.has_value());
        QCOMPARE(QString::fromStdString(comments.error().message), message);
        QVERIFY(comments.error().span == (SourceSpan{2, column, length}));
    }

    void refusesASecondKind() {
        const auto comments = comments_of("c t mc\np cnf 1 0\nc t mc\nc t pmc\n");
        QVERIFY(!comments.has_value());
        QCOMPARE(comments.error().message, "the kind of count is already mc");
        QVERIFY(comments.error().span == (SourceSpan{4, 5, 3}));
    }

    void refusesASecondWeight() {
        const auto comments = comments_of("p cnf 1 0\nc p weight 1 1 0\nc p weight 1 2 0\n");
        QCOMPARE(comments.error().message, "literal 1 already has a weight");
        QCOMPARE(comments.error().span->line, 3);
    }
};

LOGGIA_TEST(CountingCommentsTest)

} // namespace counting_comments_test

#include "counting_comments_test.moc"
