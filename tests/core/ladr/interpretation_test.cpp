#include "core/ladr/interpretation.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace interpretation_test {

using namespace loggia;
using namespace loggia::ladr;

class InterpretationTest : public QObject {
    Q_OBJECT

private:
    static Result<std::vector<Interpretation>> all(const std::string& text) {
        std::vector<Interpretation> found;
        const auto read = read_interpretations(text, [&](Interpretation interpretation) {
            found.push_back(std::move(interpretation));
            return true;
        });
        if (!read)
            return tl::unexpected(read.error());
        return found;
    }

private Q_SLOTS:
    void readsWhatMace4Prints() {
        const auto found = all("=== DOMAIN SIZE 2 ===\n\n% a comment: interpretation(\n"
                               "interpretation( 2, [number=1, seconds=0], [\n\n"
                               "        function(a, [ 0 ]),\n\n"
                               "        function(f(_), [ 1, 0 ]),\n\n"
                               "        function(*(_,_), [ 0,1,\n1,0 ]),\n"
                               "        relation(p, [ 1 ])\n]).\n\n=== end of model ===\n"
                               "  interpretation( 3, [], [relation(q(_), [0,1,1])]).\n");
        QVERIFY2(found.has_value(), found ? "" : found.error().message.c_str());
        QCOMPARE(found->size(), std::size_t{2});
        const Interpretation& first = (*found)[0];
        QCOMPARE(first.notes[0], (std::pair<std::string, std::string>{"number", "1"}));
        QCOMPARE(first.operations.size(), std::size_t{4});
        QCOMPARE(first.operations[2].name, std::string("*"));
        QCOMPARE(first.operations[2].table, (std::vector<int>{0, 1, 1, 0}));
        QVERIFY(first.operations[3].is_relation);
        QCOMPARE((*found)[1].size, 3);
        QVERIFY(all("nothing here")->empty());
        QVERIFY(all("")->empty());
    }

    void stopsWhenTold() {
        int count = 0;
        QVERIFY(read_interpretations("interpretation( 2, [], []).\ninterpretation( 2, [], []).\n",
                                     [&](const Interpretation&) { return ++count < 1; })
                    .has_value());
        QCOMPARE(count, 1);
    }

    void refuses_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("column");
        QTest::addColumn<QByteArray>("message");
        const auto row = [](const char* text, int column, const char* message) {
            QTest::newRow(text) << QByteArray(text) << column << QByteArray(message);
        };
        row("interpretation( 2, []).", 1, "expected interpretation(SIZE, [NOTES], [OPERATIONS])");
        row("interpretation( a, [], []).", 17, "expected a size");
        row("interpretation( 2, a, []).", 20, "expected a list");
        row("interpretation( 2, [a], []).", 21, "expected a note");
        row("interpretation( 2, [], [p]).", 25, "expected function(NAME, [TABLE])");
        row("interpretation( 2, [], [function(f(x), [0,1])]).", 36, "expected '_'");
        row("interpretation( 2, [], [function(f(_), [0])]).", 34, "the table of 'f' has 1 entries");
        row("interpretation( 2, [], [relation(p, [2])]).", 38, "expected a number from 0 to 1");
        row("interpretation( 2, [], [function(a, [3])]).", 38, "expected a number from 0 to 1");
        row("interpretation( 2, [], [", 24, "Terminating \".\" not found");
    }
    void refuses() {
        QFETCH(QByteArray, text);
        QFETCH(int, column);
        QFETCH(QByteArray, message);
        const auto found = all("=\n" + text.toStdString());
        QVERIFY(!found.has_value());
        QVERIFY2(QByteArray::fromStdString(found.error().message).startsWith(message),
                 found.error().message.c_str());
        QCOMPARE(found.error().span->line, 2);
        QCOMPARE(found.error().span->column, column);
    }
};

LOGGIA_LOOP_TEST(InterpretationTest)

} // namespace interpretation_test

#include "interpretation_test.moc"
