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
            "{",      "}", ",", ";",    "|", "&", "\\\\",  "$", "\n", " ", "\"", "0",
            "\\text", "─", "│", "\xE2", "-", "a", "\\end", "[", "]",  "1", "\t", "\r"};
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
