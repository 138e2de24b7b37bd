#include "tests/suite.hpp"
#include "tests/ui/widgets/editor_desk.hpp"

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
        QVERIFY(dotsOf(image, lightColours().error, image.rect()) > 50);
        desk.editor->setHighlighter({});
        const QImage plain = desk.editor->grab().toImage();
        QCOMPARE(dotsOf(plain, lightColours().error, plain.rect()), QRgb{0});
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
            return dotsOf(desk.editor->grab().toImage(), lightColours().error, viewport);
        };
        QCOMPARE(red(), QRgb{0});
        desk.editor->setDiagnostics({{span, Severity::error, QStringLiteral("expected more")}});
        QVERIFY2(red() >= 3, qPrintable(QString::number(red())));
        // The gutter has its sign too.
        const QRect gutter(0, 0, viewport.left(), viewport.height());
        QVERIFY(dotsOf(desk.editor->grab().toImage(), lightColours().error, gutter) > 20);
        desk.editor->revealSpan(span);
        QCOMPARE(desk.editor->currentDiagnostic(), std::optional(0));
        desk.editor->setDiagnostics({});
        QCOMPARE(red(), QRgb{0});
    }

    void marksLines() {
        EditorDesk desk;
        desk.editor->setText(QStringLiteral("a\nb\nc"));
        const QImage before = desk.editor->grab().toImage();
        desk.editor->markLines({2, 99, 0});
        const QImage marked = desk.editor->grab().toImage();
        QVERIFY(marked != before);
        desk.editor->markLines({});
        QVERIFY(desk.editor->grab().toImage() == before);
    }

    void highlightsBrackets() {
        EditorDesk desk;
        desk.editor->setText(QStringLiteral("x(y)"));
        const QRect all = desk.editor->rect();
        const auto accented = [&] {
            return dotsOf(desk.editor->viewport()->grab().toImage(), lightColours().accent, all);
        };
        QCOMPARE(accented(), QRgb{0});
        desk.key(Qt::Key_End);
        QVERIFY(accented() > 20);
        desk.key(Qt::Key_Home);
        QCOMPARE(accented(), QRgb{0});
    }
};

LOGGIA_WINDOW_TEST(SourceEditorPaintingTest)

} // namespace source_editor_painting_test

#include "source_editor_painting_test.moc"
