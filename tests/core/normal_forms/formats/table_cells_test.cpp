#include "core/base/random.hpp"
#include "core/normal_forms/formats/read.hpp"
#include "core/normal_forms/formats/table_cells.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <ctime>
#include <string>
#include <string_view>

namespace table_cells_test {

using namespace loggia;
using namespace loggia::normal_forms;

/// By the definition: `#` begins a comment unless a pair of quotation marks is around it.
std::string_view without_comment(std::string_view text) {
    const std::string_view line = text.substr(0, text.find('\n'));
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] == '#')
            return line.substr(0, i);
        if (line[i] == '"' && line.find('"', i + 1) != std::string_view::npos)
            i = line.find('"', i + 1);
    }
    return line;
}

class TableCellsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsComments() {
        Random random(test_suite::seed(1));
        for (int i = 0; i < 20'000; ++i) {
            std::string text;
            for (std::uint64_t left = random.below(12); left > 0; --left)
                text += std::string_view("ab \"\"#\n")[random.below(7)];
            QCOMPARE(said_in(text), without_comment(text));
        }
    }

    void looksAtLongLinesOnce() {
        std::string dnf;
        for (int i = 0; i < 100'000; ++i)
            dnf += (i == 0 ? "" : " | ") + ("(a & -b" + std::to_string(i % 20) + ")");
        std::string rows = "f(a, b, c) = m(";
        for (int i = 0; i < 300'000; ++i)
            rows += i == 0 ? "0" : ", 0";
        const std::clock_t begin = std::clock();
        QVERIFY(syntax_of(dnf) == Syntax::formula);
        QVERIFY(syntax_of(rows + ")") == Syntax::minterms);
        QVERIFY(syntax_of(dnf + " # " + dnf) == Syntax::formula);
        // Some tens of milliseconds of processor time; by the square, minutes.
        QVERIFY(std::clock() - begin < 10 * CLOCKS_PER_SEC);
    }
};

LOGGIA_TEST(TableCellsTest)

} // namespace table_cells_test

#include "table_cells_test.moc"
