#include "tests/suite.hpp"
#include "tests/ui/puzzles/puzzle_page_fixture.hpp"
#include "ui/puzzles/sheet_syntax.hpp"

namespace sheet_syntax_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

class SheetSyntaxTest : public QObject {
    Q_OBJECT

    static QStringList parts(const std::vector<StyledRange>& ranges, const QString& line,
                             TextStyle style) {
        QStringList found;
        for (const StyledRange& range : ranges)
            if (range.style == style)
                found << line.mid(range.start, range.length);
        return found;
    }

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void coloursSentences() {
        const QString line = uq("Abe says: Bea is a knave and Cid is not a knight.");
        const auto ranges = highlightSentences()(line);
        QCOMPARE(parts(ranges, line, TextStyle::operation), QStringList{uq("Abe says:")});
        QCOMPARE(parts(ranges, line, TextStyle::number), (QStringList{uq("knave"), uq("knight")}));
        QCOMPARE(parts(ranges, line, TextStyle::keyword), (QStringList{uq("and"), uq("not")}));
    }

    void commentsAreGrey() {
        const QString line = uq("Never both in one room.");
        QVERIFY(parts(highlightSentences()(line), line, TextStyle::comment).isEmpty());
        QCOMPARE(parts(highlightSentences({line})(line), line, TextStyle::comment),
                 QStringList{line});
        QCOMPARE(parts(highlightSentences()(uq("% a")), uq("% a"), TextStyle::comment),
                 QStringList{uq("% a")});
    }

    void coloursMace() {
        const QString line = uq("(a + b) mod 2 = 1. % odd");
        const auto ranges = highlightMace(line);
        QCOMPARE(parts(ranges, line, TextStyle::keyword), QStringList{uq("mod")});
        QCOMPARE(parts(ranges, line, TextStyle::number), (QStringList{uq("2"), uq("1")}));
        QCOMPARE(parts(ranges, line, TextStyle::operation), (QStringList{uq("+"), uq("=")}));
        QCOMPARE(parts(ranges, line, TextStyle::comment), QStringList{uq("% odd")});
        QCOMPARE(parts(highlightMace(uq("a <-> -b")), uq("a <-> -b"), TextStyle::operation)
                     .join(QString()),
                 uq("<->-"));
    }

    void findsComments() {
        const SheetStudy read = studyOf(SheetForm::words, islanders);
        QVERIFY(read.sheet);
        QVERIFY(commentsOf(*read.sheet).isEmpty());
    }
};

LOGGIA_TEST(SheetSyntaxTest)

} // namespace sheet_syntax_test

#include "sheet_syntax_test.moc"
