#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/language/core_words.hpp"
#include "ui/language/language.hpp"
#include "ui/language/quotation_marks.hpp"

#include <QLocale>
#include <QTest>

namespace quotation_marks_test {

using namespace loggia::ui;

class QuotationMarksTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        testing::failOnWarnings();
        QLocale::setDefault(QLocale::c());
    }

    void areThoseOfTheLanguage_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("shown");
        const auto row = [](const char* text, const char* shown) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(shown);
        };
        row("missing `*` or `+` before `(`", "missing “*” or “+” before “(”");
        row("expected ',' or ')', found \"a name\"", "expected “,” or “)”, found “a name”");
        row("'mod' is an operator", "“mod” is an operator");
        row("a line\n`a:` and ['b']", "a line\n“a:” and [“b”]");
        // A mark may be what is quoted, and what is quoted may have some.
        row("use `'` to negate, found '''", "use “'” to negate, found “'”");
        // What is to be typed with its marks keeps them.
        row("'AB' is ambiguous; write \"AB\" for a variable, or A*B for a product",
            "“AB” is ambiguous; write \"AB\" for a variable, or A*B for a product");
        row("found `Leaf('x')` (\"it's\")", "found “Leaf('x')” (“it's”)");
    }
    void areThoseOfTheLanguage() {
        QFETCH(const QString, text);
        QFETCH(const QString, shown);
        QCOMPARE(withQuotationMarks(text), shown);
        QCOMPARE(coreWords(text), shown);
    }

    void leaveTheRest() {
        for (const char* text :
             {"", "'", "''", "a' b' + c'", "(a + b)' c'", "the players' columns don't differ",
              "Leaf('x')", "a single \" alone", "a 'b\nc'", "“a”"})
            QCOMPARE(withQuotationMarks(QString::fromUtf8(text)), QString::fromUtf8(text));
    }

    void followTheLanguage() {
        Translations translations;
        translations.speak(Language::german);
        QCOMPARE(coreWords("missing `*` or `+` before `(`"),
                 QStringLiteral("vor „(“ fehlt „*“ oder „+“"));
        translations.speak(Language::spanish);
        QVERIFY(coreWords("missing `*` or `+` before `(`").contains(QStringLiteral("«*»")));
        translations.speak(Language::english);
        QCOMPARE(coreWords("unmatched `)`"), QStringLiteral("unmatched “)”"));
    }
};

LOGGIA_WINDOW_TEST(QuotationMarksTest)

} // namespace quotation_marks_test

#include "quotation_marks_test.moc"
