#include "core/base/text_start.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <string>

namespace text_start_test {

using namespace loggia;

class TextStartTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cutsBehindALine() {
        const auto start = start_of("one\ntwo\nthree\n", 10);
        QVERIFY(start.text == "one\ntwo\n" && !start.is_all);
        QVERIFY(start_of("one\ntwo\n", 8).text == "one\ntwo\n");
        QVERIFY(start_of("one\ntwo\n", 8).is_all);
        QVERIFY(start_of("one two three", 9).text == "one two ");
        QVERIFY(start_of("onetwothree", 6).text == "onetwo");
        QVERIFY(start_of("a\none two three", 10).text == "a\none two ");
        QVERIFY(start_of("a = (one,two,three)", 12).text == "a = (one,");
        QVERIFY(start_of("# a\nonetwothree", 10).text == "# a\nonetwo");
        QVERIFY(start_of("\xEF\xBB\xBFone", 3).text == "one");
        QVERIFY(start_of("\xEF\xBB\xBFone", 3).is_all);
        QVERIFY(start_of("").text.empty() && start_of("").is_all);
    }

    void findsWhatIsSaidFirst() {
        QVERIFY(first_said("# a\n\n \t one two \r\nthree", "#") == "one two");
        QVERIFY(first_said("\xEF\xBB\xBF%x\n  %\ny", "%") == "y");
        const std::string nothing = "# a\n\n  # b";
        const auto none = first_said(nothing, "#");
        QVERIFY(none.empty() && none.data() == nothing.data() + nothing.size());
    }
};

LOGGIA_TEST(TextStartTest)

} // namespace text_start_test

#include "text_start_test.moc"
