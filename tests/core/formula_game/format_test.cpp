#include "core/base/error.hpp"
#include "core/formula_game/format.hpp"
#include "tests/core/formula_game/random_formula.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace format_test {

using namespace loggia;
using namespace loggia::formula_game;

const std::string handout = "formula: ((x+y)*((y+z)*(-y+-z)))\nturns: EEA\nvariables: xyz\n";

Position random_position(Random& random) {
    const auto tree = oracle::random_tree(random, static_cast<int>(random.below(6)), 26);
    std::string order = oracle::letters_of(tree);
    for (std::size_t k = order.size(); k > 1; --k)
        std::swap(order[k - 1], order[random.below(k)]);
    std::string turns;
    for (std::size_t i = 0; i < order.size(); ++i)
        turns += random.below(2) == 0 ? 'E' : 'A';
    Position position(Game::make(oracle::formula_of(tree), turns, order).value());
    for (std::uint64_t i = random.below(order.size() + 1); i > 0; --i)
        position = position.after(random.below(2) == 1);
    return position;
}

class FormatTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void textsOfAConfigurationComeBack() {
        for (const ConfigurationText& text :
             {ConfigurationText{}, ConfigurationText{"(a+", "E", "ab", "01"},
              ConfigurationText{"(a*b)", "", "ba", ""}}) {
            QVERIFY(looks_like_configuration(to_text(text)));
            QCOMPARE(configuration_text_of(to_text(text)).value(), text);
        }
        QVERIFY(looks_like_configuration("\xEF\xBB\xBF\r\n  \nFormula: x\r\n"));
        QVERIFY(configuration_text_of(handout + "values: (empty string)").value().values.empty());
        for (const char* other : {"", "x\n", "formulas(a).\n", "turns: E\nformula: x\n"})
            QVERIFY2(!looks_like_configuration(other), other);
        QVERIFY(!configuration_text_of(handout));
    }

    void theHandoutsConfigurations() {
        const Position start = configuration_of(handout + "values:\n").value();
        QCOMPARE(to_text(start), handout + "values:\n");
        QCOMPARE(to_text(start.after(false)), handout + "values: 0\n");
        QCOMPARE(to_text(start.after(false).after(true).after(true)), handout + "values: 011\n");
        QCOMPARE(configuration_of(handout + "values: 011").value().status(), Status::a_won);
        // As the assignment has it: tabs, and words for what is empty.
        QVERIFY(configuration_of("formula:\t((x+y)*((y+z)*(-y+-z)))\nturns:\tEEA\n"
                                 "variables:\txyz\nvalues:\t(empty string)\n")
                    .value() == start);
    }

    void theReportOfTheHandoutsProgram() {
        const Position position = configuration_of(handout + "values: 11\n").value();
        QCOMPARE(to_report(position), std::string("Formula: ((x+y)*((y+z)*(-y+-z)))\n"
                                                  "Turns:         EEA\n"
                                                  "Variables:     xyz\n"
                                                  "Values played: 11\n"));
        QVERIFY(to_report(position.at(0)).ends_with("Values played: \n"));
        QVERIFY(configuration_of(to_report(position)).value() == position);
    }

    void comesBackFromItsText() {
        Random random(test_suite::seed(8));
        for (int i = 0; i < 3000; ++i) {
            const Position position = random_position(random);
            const std::string text = to_text(position);
            const auto back = configuration_of(text);
            QVERIFY2(back && *back == position, text.c_str());
            QVERIFY(configuration_of(to_report(position)).value() == position);
            std::string windows = "\xEF\xBB\xBF";
            for (const char c : text)
                windows += c == '\n' ? std::string(" \t\r\n") : std::string(1, c);
            QVERIFY(configuration_of(windows + "\r\n\n").value() == position);
            QVERIFY(configuration_of(text.substr(0, text.size() - 1)).value() == position);
        }
    }

    void saysWhatIsWrongAndWhere_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        QTest::addColumn<int>("length");
        QTest::addColumn<QString>("message");
        const auto row = [](const char* name, const std::string& text, int line, int column,
                            int length, const char* message) {
            QTest::newRow(name) << QByteArray::fromStdString(text) << line << column << length
                                << QString::fromUtf8(message);
        };
        row("nothing", "", 1, 1, 1, "missing line `formula:`");
        row("blank", " \n\n", 1, 1, 1, "missing line `formula:`");
        row("no label", "(x+y)\n", 1, 1, 5, "expected `formula:` at the start of the line");
        row("empty line", "\n" + handout + "values:\n", 1, 1, 1,
            "expected `formula:` at the start of the line");
        row("no turns", "formula: x\n", 1, 1, 1, "missing line `turns:`");
        row("order", "formula: x\nvariables: x\n", 2, 1, 9,
            "expected `turns:` at the start of the line");
        row("no values", handout, 3, 1, 1, "missing line `values:`");
        row("more", handout + "values: 0\nmore\n", 5, 1, 4,
            "expected the end of the file after the values");
        row("twice", handout + "values: 0\n\n" + handout, 6, 1, 32,
            "expected the end of the file after the values");
        row("formula", "formula: (x+y\nturns: EA\nvariables: xy\nvalues:", 1, 10, 1,
            "`(` is never closed");
        row("no formula", "formula:\nturns: EA\nvariables: xy\nvalues:", 1, 9, 1,
            "expected a formula, found nothing");
        row("mark",
            "\xEF\xBB\xBF"
            "formula:  X\nturns: E\nvariables: x\nvalues:",
            1, 14, 1, "expected a lower-case letter, a to z");
        row("turn", "formula: (x+y)\nturns: Ex\nvariables: xy\nvalues:", 2, 9, 1,
            "x is not a valid player");
        row("turns", "formula: (x+y)\nturns: E\nvariables: xy\nvalues:", 2, 9, 1,
            "too few turns for number of variables");
        row("many turns", "formula: (x+y)\nturns: EAEA\nvariables: xy\nvalues:", 2, 10, 2,
            "too many turns for number of variables");
        row("variable", "formula: (x+y)\nturns: EA\nvariables:   xz\nvalues:", 3, 15, 1,
            "variable z not in formula");
        row("missing", "formula: (x+y)\nturns: EA\nvariables: x\nvalues:", 3, 13, 1,
            "variable y not entered");
        row("double", "formula: (x+y)\nturns: EA\nvariables: xyx\nvalues:", 3, 12, 1,
            "variable x appears more than once");
        row("value", handout + "values: 02\n", 4, 10, 1, "expected the value 0 or 1, found `2`");
        row("values", handout + "values: 01101\n", 4, 12, 2, "too many values for 3 variables");
        row("one value", "formula: x\nturns: E\nvariables: x\nvalues: 01", 4, 10, 1,
            "too many values for 1 variable");
    }
    void saysWhatIsWrongAndWhere() {
        QFETCH(QByteArray, text);
        QFETCH(int, line);
        QFETCH(int, column);
        QFETCH(int, length);
        QFETCH(QString, message);
        const auto position = configuration_of(text.toStdString());
        QVERIFY(!position);
        QCOMPARE(QString::fromStdString(position.error().message), message);
        QCOMPARE(position.error().span->line, line);
        QCOMPARE(position.error().span->column, column);
        QCOMPARE(position.error().span->length, length);
    }
};

LOGGIA_TEST(FormatTest)

} // namespace format_test

#include "format_test.moc"
