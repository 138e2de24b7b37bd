#include "core/pathfinding/searches/explain.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <sstream>

namespace explain_test {

using namespace loggia;
using namespace loggia::pathfinding;

class SearchNotesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eachAlgorithmHasNotes() {
        std::vector<Algorithm> all(stepwise_algorithms.begin(), stepwise_algorithms.end());
        all.insert(all.end(), fast_algorithms.begin(), fast_algorithms.end());
        for (const Algorithm algorithm : all) {
            const AlgorithmNotes& notes = notes_of(algorithm);
            QVERIFY(!notes.idea.empty() && !notes.promise.empty() && !notes.pitfalls.empty());
            const std::string text = explain(algorithm);
            QVERIFY(text.starts_with(info_of(algorithm).title));
            std::istringstream lines(text);
            for (std::string line; std::getline(lines, line);) {
                QVERIFY(line.size() <= 88 && !line.ends_with(' '));
                // Below the title paragraphs, or points and their further lines.
                const std::size_t begin = line.find_first_not_of(' ');
                if (begin != std::string::npos && begin != 0)
                    QVERIFY2(begin == (line[begin] == '-' ? 2 : begin == 4 ? 4 : 2), line.c_str());
                QVERIFY(begin == std::string::npos || line.find("  ", begin) == std::string::npos);
            }
        }
    }
};

LOGGIA_TEST(SearchNotesTest)

} // namespace explain_test

#include "explain_test.moc"
