#include "core/grading/tasks/complement_words.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <string>
#include <vector>

namespace complement_words_test {

using namespace loggia;
using namespace loggia::grading;

class ComplementWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void announcements() {
        for (const char* const words :
             {"The complement of f is", "Complement:", "Das Komplement", "f complement ="})
            QVERIFY2(announces_complement(words), words);
        for (const char* const words :
             {"", "The function f is",
              "By De Morgan, from the complement:", "complement of the complement"})
            QVERIFY2(!announces_complement(words), words);
    }

    /// Of what stands before a sign of equality.
    void names() {
        const std::vector<std::string> inputs{"a", "b", "c"};
        for (const char* const side : {"f'", "!f", "not(f)", "(f)'", "F(A, B, C)'", "\\bar{f}",
                                       "\\overline{F(A,B,C)}", "Thus f'", "- f'", "(\u00ACf) :"})
            QVERIFY2(names_complement(side, inputs), side);
        for (const char* const side :
             {"", "f", "f(a, b, c)", "(f')'", "not(not(f))", "a'", "ab'", "f' + g"})
            QVERIFY2(!names_complement(side, inputs), side);
    }
};

LOGGIA_TEST(ComplementWordsTest)

} // namespace complement_words_test

#include "complement_words_test.moc"
