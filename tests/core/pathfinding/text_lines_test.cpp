#include "core/pathfinding/text_lines.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace text_lines_test {

using namespace loggia;
using namespace loggia::pathfinding;

class MazeTextLinesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void linesFromTheFirstToTheLast() {
        const auto lines = lines_of("\xEF\xBB\xBF\n \t\r\n a\r\n\nb\n\n");
        QCOMPARE(lines.size(), std::size_t{3});
        QVERIFY(lines[0].text == " a" && lines[0].number == 3);
        QVERIFY(lines[1].text.empty());
        QVERIFY(lines[2].text == "b" && lines[2].number == 5);
        QVERIFY(lines_of("\xEF\xBB\xBFx").front().span(0) == (SourceSpan{1, 4, 1}));
        QVERIFY(lines_of("").empty() && lines_of(" \n\n").empty());
    }

    void wordsAndNumbers() {
        const auto words = words_of("  one 22\t-3 4x ");
        QCOMPARE(words.size(), std::size_t{4});
        QVERIFY(words[0].text == "one" && words[0].at == 2);
        QVERIFY(words[1].number<int>() == 22 && words[2].number<int>() == -3);
        QVERIFY(!words[0].number<int>() && !words[3].number<int>());
        QCOMPARE(words_of("a b\tc d", "\t").size(), std::size_t{2});
        QVERIFY(words_of("").empty());
    }
};

LOGGIA_TEST(MazeTextLinesTest)

} // namespace text_lines_test

#include "text_lines_test.moc"
