#include "core/base/random.hpp"
#include "core/normal_forms/formats/table_signs.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <string>
#include <string_view>

namespace table_signs_test {

using namespace loggia;
using namespace loggia::normal_forms;

class TableSignsTest : public QObject {
    Q_OBJECT

    static void row(const char* name, const char* text, const char* plain) {
        QTest::newRow(name) << QByteArray(text) << QByteArray(plain);
    }

private Q_SLOTS:
    void replacesSigns_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("plain");
        row("plain", "a b | f\n0 1 | 1\n", "a b | f\n0 1 | 1\n");
        row("a frame", "┌─┬─┐\n│a│f│\n├─┼─┤\n│0│1│\n└─┴─┘",
            "---------------\n|  a|  f|  \n---------------\n|  0|  1|  \n---------------");
        row("a double rule", "═══\na ║ f", "---------\na |   f");
        row("a frame with signs", "+─-─+", "+-------+");
        row("LaTeX", "\\begin{tabular}{c|c}\nA & F \\\\ \\hline\n0 & $1$ \\\\[2pt]\n\\end{tabular}",
            "                    \nA \t F          \n0 \t  1         \n             ");
        row("LaTeX with fonts", "\\textbf{A} & F \\\\ \\cline{1-2}\n0 & \\text{1} \\\\",
            "        A  \t F               \n0 \t       1    ");
        row("a title over columns", "\\multicolumn{2}{c}{in} & F \\\\",
            "                   in  \t F   ");
        row("not LaTeX", "A & F\n0 & 1\n", "A & F\n0 & 1\n");
        row("a longer command", "\\textbfx{A} & F \\\\", "\\textbfx{A} \t F   ");
        row("lists", "{{1, 0}, {0, 1}}", "  1, 0 \n  0, 1  ");
        row("lists of lists", "{{{1, 1}, 0}, {{0, 1}, 1}}", "   1, 1|, 0 \n   0, 1|, 1  ");
        row("rows of arrows", "{1, 1} -> 0\n{0, 1} -> 1\n", " 1, 1  -> 0\n 0, 1  -> 1\n");
        row("bars as cells", "\"A[1..0]\",,\"|\",\"f\"\n0,1,|,1\n",
            " A[1..0]    |   f \n0 1 | 1\n");
        row("bars as cells of semicolons", "A;B;|;f\n0;1;|;1\n", "A B | f\n0 1 | 1\n");
        row("a bar in one line alone", "A,|,f\n0,1,1\n", "A,|,f\n0,1,1\n");
        row("a bar at the end", "A,f,|\n0,1,|\n", "A,f,|\n0,1,|\n");
        row("emphasis", "| **A** | `B` | $f$ |\r\n|---|---|---|\n| *0* | 1 | ** 1** |\n",
            "|   A   |  B  |  f  |\r\n|---|---|---|\n|  0  | 1 |    1   |\n");
        row("strong emphasis", "A | ***f***\n0 | 1\n", "A |    f   \n0 | 1\n");
        row("no emphasis", "**A** *B*\n| `p` or `q` | * | ** | A*B* |\n",
            "**A** *B*\n| `p` or `q` | * | ** | A*B* |\n");
        row("don't-cares", "a d | f\n0 1 | d\n1 Φ | 0\n", "a d | f\n0 1 | x\n1 x  | 0\n");
        row("don't-cares behind arrows", "m3: 01 -> *\n00: DC\n", "m3: 01 -> x\n00: x \n");
        row("don't-cares in CSV", "a,b,f\n0,1,∅\n\"1\",\"0\",\"d\"\n",
            "a,b,f\n0,1,x  \n\"1\",\"0\",\"x\"\n");
        row("formulas of constants", "0 * 1\n1 * 0 * 1\n", "0 * 1\n1 * 0 * 1\n");
        row("a don't-care among values", "0 * | 1\n1 d 0\n0 1 * 1\n", "0 x | 1\n1 x 0\n0 1 x 1\n");
        row("names alone", "x d F\n", "x d F\n");
        row("another word", "0 1 d e\n", "0 1 d e\n");
        row("decimal commas", "a;f\n0,0;1,0\n1,00;0\n", "a;f\n0.0;1.0\n1.00;0\n");
        row("commas between cells", "a,b;f\n0,0;1\n", "a,b;f\n0,0;1\n");
        row("an output with its arguments", "a b f(a, b)  g (a,b)\n0 1 1 0\n",
            "a b f        g      \n0 1 1 0\n");
        row("other arguments", "a b f(b, a)\n", "a b f(b, a)\n");
        row("a formula", "a b | and(a, b)\n", "a b | and(a, b)\n");
        row("an output and its formula", "a | b | f(a,b) = a+b\n", "a | b | f(a,b) = a+b\n");
        row("no end of arguments", "a b f(a,\nb)\n", "a b f(a,\nb)\n");
        row("other decimals", "a;f\n0,0;1,5\n", "a;f\n0,0;1,5\n");
    }
    void replacesSigns() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, plain);
        const std::string result = with_plain_signs(text.toStdString());
        QCOMPARE(QByteArray::fromStdString(result), plain);
        QCOMPARE(result.size(), static_cast<std::size_t>(text.size()));
    }

    /// Whatever the text: a byte for each byte, with no line fewer.
    void keepsPlaces() {
        constexpr std::string_view signs[] = {
            "{",  "}", ",",      ";",  "|", "&",    "\\\\", "$",  "\n",    " ",
            "\"", "0", "\\text", "─",  "│", "\xE2", "-",    "a",  "\\end", "[",
            "]",  "1", "\t",     "\r", "d", "*",    "Φ",    ",0", "`"};
        Random random(test_suite::seed(1));
        for (int i = 0; i < test_suite::rounds(20'000); ++i) {
            std::string text;
            for (std::uint64_t left = random.below(30); left > 0; --left)
                text += signs[random.below(std::size(signs))];
            const std::string plain = with_plain_signs(text);
            QCOMPARE(plain.size(), text.size());
            for (std::size_t at = 0; at < text.size(); ++at)
                if (text[at] == '\n')
                    QCOMPARE(plain[at], '\n');
        }
    }
};

LOGGIA_TEST(TableSignsTest)

} // namespace table_signs_test

#include "table_signs_test.moc"
