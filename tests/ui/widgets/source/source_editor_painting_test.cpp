#include "tests/suite.hpp"
#include "tests/ui/widgets/editor_desk.hpp"
#include "ui/widgets/source/source_style.hpp"

#include <QTextBlock>

namespace source_editor_painting_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

class SourceEditorPaintingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        failOnWarnings();
        QApplication::setPalette(paletteFor(lightColours()));
    }

    void coloursWhatTheHighlighterSays() {
        EditorDesk desk;
        desk.editor->setText(QStringLiteral("MMMM\nMMMM"));
        desk.editor->setHighlighter([](QStringView line) {
            return std::vector<StyledRange>{{0, static_cast<int>(line.size()), TextStyle::error}};
        });
        const QImage image = desk.editor->grab().toImage();
        QVERIFY(pixelsOf(image, lightColours().error, image.rect(), soft_edge) > 50);
        desk.editor->setHighlighter({});
        const QImage plain = desk.editor->grab().toImage();
        QCOMPARE(pixelsOf(plain, lightColours().error, plain.rect(), soft_edge), 0);
    }

    /// A bar stays over its letter, and has the colour of it.
    void combiningCharactersStayWithTheirLetter() {
        EditorDesk desk;
        desk.editor->setText(QStringLiteral("x\u0304y"));
        const auto look = [&](const std::vector<StyledRange>& ranges) {
            desk.editor->setHighlighter([ranges](QStringView) { return ranges; });
            return desk.editor->viewport()->grab().toImage();
        };
        const QImage plain = look({});
        QVERIFY(look({{1, 1, TextStyle::operation}}) == plain);
        const QImage whole = look({{0, 2, TextStyle::error}});
        QVERIFY(whole != plain);
        QVERIFY(look({{0, 1, TextStyle::error}}) == whole);
        QVERIFY(look({{0, 1, TextStyle::error}, {1, 1, TextStyle::operation}}) == whole);
    }

    void onlySeenLinesAreColoured() {
        EditorDesk desk;
        int calls = 0;
        desk.editor->setHighlighter([&calls](QStringView) {
            ++calls;
            return std::vector<StyledRange>{};
        });
        desk.editor->setText(QStringLiteral("line\n").repeated(10'000));
        desk.editor->grab();
        QVERIFY2(calls > 0 && calls < 100, qPrintable(QString::number(calls)));
        calls = 0;
        desk.editor->grab();
        QCOMPARE(calls, 0);
    }

    void underlinesDiagnostics_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<SourceSpan>("span");
        QTest::newRow("a word") << QStringLiteral("ä😀 word") << SourceSpan{1, 8, 4};
        QTest::newRow("beyond the end of the line") << QStringLiteral("ab") << SourceSpan{1, 9, 4};
        QTest::newRow("an empty line") << QStringLiteral("a\n\nb") << SourceSpan{2, 1, 1};
        QTest::newRow("an empty text") << QString() << SourceSpan{1, 1, 1};
        QTest::newRow("the end of the text") << QStringLiteral("a\n") << SourceSpan{2, 1, 1};
        QTest::newRow("behind the end of the text") << QStringLiteral("a") << SourceSpan{9, 1, 1};
    }
    void underlinesDiagnostics() {
        QFETCH(QString, text);
        QFETCH(SourceSpan, span);
        EditorDesk desk;
        desk.editor->setText(text);
        const QRect viewport(desk.editor->viewport()->pos(), desk.editor->viewport()->size());
        const auto red = [&] {
            return pixelsOf(desk.editor->grab().toImage(), lightColours().error, viewport,
                            soft_edge);
        };
        QCOMPARE(red(), 0);
        desk.editor->setDiagnostics({{span, Severity::error, QStringLiteral("expected more")}});
        QVERIFY2(red() >= 3, qPrintable(QString::number(red())));
        // The gutter has its sign too.
        const QRect gutter(0, 0, viewport.left(), viewport.height());
        QVERIFY(pixelsOf(desk.editor->grab().toImage(), lightColours().error, gutter, soft_edge) >
                20);
        desk.editor->revealSpan(span);
        QCOMPARE(desk.editor->currentDiagnostic(), std::optional(0));
        desk.editor->setDiagnostics({});
        QCOMPARE(red(), 0);
    }

    void marksLines() {
        EditorDesk desk;
        desk.editor->setText(QStringLiteral("a\nb\nc"));
        const auto grab = [&] { return desk.editor->viewport()->grab().toImage(); };
        const QImage before = grab();
        desk.editor->markLines({2, 99, 0});
        const QImage marked = grab();
        // The ground of line 2 from edge to edge, and nothing of the lines beside it.
        const QTextBlock second = desk.editor->document()->findBlockByNumber(1);
        const QRect line = desk.editor->cursorRect(QTextCursor(second));
        const QRect changed = differenceOf(marked, before);
        QCOMPARE(changed.left(), 0);
        QCOMPARE(changed.width(), marked.width());
        QVERIFY(changed.contains(0, line.center().y()));
        QVERIFY(changed.top() >= line.top() - 1 && changed.bottom() <= line.bottom() + 1);
        const int middle = line.center().y();
        QCOMPARE(marked.pixelColor(1, middle), lightColours().accent);
        QCOMPARE(marked.pixel(marked.width() / 2, middle), markedLineColour(lightColours()).rgb());
        desk.editor->markLines({});
        QVERIFY(grab() == before);
    }

    void highlightsBrackets() {
        EditorDesk desk;
        desk.editor->setText(QStringLiteral("x(y)"));
        const QRect all = desk.editor->rect();
        const auto accented = [&] {
            return pixelsOf(desk.editor->viewport()->grab().toImage(), lightColours().accent, all,
                            soft_edge);
        };
        QCOMPARE(accented(), 0);
        desk.key(Qt::Key_End);
        QVERIFY(accented() > 20);
        desk.key(Qt::Key_Home);
        QCOMPARE(accented(), 0);
    }
};

LOGGIA_WINDOW_TEST(SourceEditorPaintingTest)

} // namespace source_editor_painting_test

#include "source_editor_painting_test.moc"
