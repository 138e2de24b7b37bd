#include "core/base/line_difference.hpp"
#include "core/base/random.hpp"
#include "tests/suite.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace line_difference_test {

using namespace loggia;

using Lines = std::vector<std::string>;

std::string joined(const Lines& lines) {
    std::string text;
    for (const std::string& line : lines)
        text += line + '\n';
    return text;
}

/// The number of lines that two texts have in common, in order, by the table of all pairs.
std::size_t common(const Lines& a, const Lines& b) {
    std::vector<std::vector<std::size_t>> most(a.size() + 1,
                                               std::vector<std::size_t>(b.size() + 1));
    for (std::size_t i = 1; i <= a.size(); ++i)
        for (std::size_t j = 1; j <= b.size(); ++j)
            most[i][j] = a[i - 1] == b[j - 1] ? most[i - 1][j - 1] + 1
                                              : std::max(most[i - 1][j], most[i][j - 1]);
    return most[a.size()][b.size()];
}

/// The lines of a difference with this sign.
Lines with_sign(const std::string& difference, char sign) {
    Lines lines;
    for (std::size_t at = 0; at < difference.size();) {
        const std::size_t end = difference.find('\n', at);
        if (difference[at] == sign && difference.compare(at, 3, "...") != 0)
            lines.push_back(difference.substr(at + 2, end - at - 2));
        at = end + 1;
    }
    return lines;
}

class LineDifferenceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sameLinesHaveNone() {
        QCOMPARE(line_difference("", ""), std::string());
        QCOMPARE(line_difference("a\nb\n", "a\r\nb"), std::string());
    }

    void showsWhatDiffersWithTwoLinesAround() {
        QCOMPARE(line_difference("1\n2\n3\n4\n5\n6\n7\n", "1\n2\n3\nfour\n5\n6\n7\n"),
                 std::string("...\n  2\n  3\n- 4\n+ four\n  5\n  6\n...\n"));
        QCOMPARE(line_difference("", "new\n"), std::string("+ new\n"));
        QCOMPARE(line_difference("old", ""), std::string("- old\n"));
    }

    /// Every line that is told apart is needed, and nothing else is: against the table of all
    /// pairs.
    void isTheShortest() {
        Random random(test_suite::seed(1));
        for (int round = 0; round < test_suite::rounds(2000); ++round) {
            Lines a;
            Lines b;
            for (Lines* lines : {&a, &b})
                for (std::uint64_t i = random.below(12); i > 0; --i)
                    lines->push_back(std::string(1, static_cast<char>('a' + random.below(3))));
            const std::string difference = line_difference(joined(a), joined(b));
            const std::size_t kept = common(a, b);
            QCOMPARE(with_sign(difference, '-').size(), a.size() - kept);
            QCOMPARE(with_sign(difference, '+').size(), b.size() - kept);
        }
    }

    void veryDifferentTextsAreShownAsReplaced() {
        Lines a;
        Lines b;
        for (int i = 0; i < 3000; ++i) {
            a.push_back("a" + std::to_string(i));
            b.push_back("b" + std::to_string(i));
        }
        const std::string difference = line_difference(joined(a), joined(b));
        QCOMPARE(with_sign(difference, '-').size(), std::size_t{500});
        QVERIFY(difference.ends_with("...\n"));
    }
};

LOGGIA_TEST(LineDifferenceTest)

} // namespace line_difference_test

#include "line_difference_test.moc"
