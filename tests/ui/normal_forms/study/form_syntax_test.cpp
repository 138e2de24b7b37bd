#include "tests/suite.hpp"
#include "tests/ui/normal_forms/forms_fixture.hpp"
#include "ui/normal_forms/study/form_syntax.hpp"
#include "ui/widgets/source/source_editor.hpp"

#include <QScrollBar>

namespace form_syntax_test {

using namespace loggia;
using namespace loggia::ui;
using testing::q;

class FormSyntaxTest : public QObject {
    Q_OBJECT

    static QString styled(const char* text, TextStyle style) {
        const QString line = q(text);
        QStringList parts;
        for (const StyledRange& range : highlightForms(line))
            if (range.style == style)
                parts << line.mid(range.start, range.length);
        return parts.join(QLatin1Char(' '));
    }

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void wordsNumbersAndComments() {
        QCOMPARE(styled("a and not b # or c", TextStyle::keyword), q("and not"));
        QCOMPARE(styled("a and not b # or c", TextStyle::comment), q("# or c"));
        QCOMPARE(styled("f = a; // or c", TextStyle::comment), q("// or c"));
        QCOMPARE(styled("  // or c", TextStyle::comment), q("// or c"));
        QCOMPARE(styled("a // or c", TextStyle::comment), QString());
        QCOMPARE(styled("f(a, m) = m(0, 15) + d(7)", TextStyle::keyword), q("m d"));
        QCOMPARE(styled("f(a, m) = m(0, 15) + d(7)", TextStyle::number), q("0 15 7"));
        QCOMPARE(styled(".ilb x y", TextStyle::keyword), q(".ilb"));
        QCOMPARE(styled("INORDER = a b;", TextStyle::keyword), q("INORDER"));
        QCOMPARE(styled("a & !b", TextStyle::operation), q("& !"));
        QCOMPARE(styled("android", TextStyle::keyword), QString());
    }

    /// A long formula needs no scroll bar, and rows of a table stay in columns.
    void longFormulasAreWrapped() {
        SourceEditor editor;
        prepareFormEditor(&editor);
        editor.resize(300, 200);
        editor.show();
        QString formula = q("a1");
        for (int i = 2; i < 40; ++i)
            formula += QStringLiteral(" | a%1").arg(i);
        editor.setText(formula);
        QCOMPARE(editor.horizontalScrollBar()->maximum(), 0);
        editor.setText(q(".i 60\n.o 1\n") + QString(60, QLatin1Char('1')) + q(" 1\n.e\n"));
        QVERIFY(editor.horizontalScrollBar()->maximum() > 0);
        editor.setText(formula);
        QCOMPARE(editor.horizontalScrollBar()->maximum(), 0);
    }

    /// Whatever a line holds, ranges lie in it, one behind the other.
    void rangesLieInTheLine() {
        Random random(3);
        const QString signs = q("ab1.m(# &|!=,\t\u00e9_");
        for (int round = 0; round < 3000; ++round) {
            QString line;
            for (std::uint64_t length = random.below(20); length > 0; --length)
                line +=
                    signs[static_cast<int>(random.below(static_cast<std::uint64_t>(signs.size())))];
            int end = 0;
            for (const StyledRange& range : highlightForms(line)) {
                QVERIFY(range.start >= end && range.length > 0);
                end = range.start + range.length;
                QVERIFY(end <= line.size());
            }
        }
    }
};

LOGGIA_WINDOW_TEST(FormSyntaxTest)

} // namespace form_syntax_test

#include "form_syntax_test.moc"
