// The strip beside an editor's text; its tool tips are in source_editor_input_test.
#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "tests/ui/support/pictures.hpp"
#include "ui/theme/colours.hpp"
#include "ui/widgets/source/source_editor.hpp"
#include "ui/widgets/source/source_gutter.hpp"
#include "ui/widgets/source/source_style.hpp"

#include <QApplication>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>
#include <QWheelEvent>

namespace source_gutter_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

struct Desk {
    SourceEditor editor;
    SourceGutter* gutter = editor.findChild<SourceGutter*>();

    explicit Desk(const QString& text) {
        QApplication::setPalette(paletteFor(lightColours()));
        editor.setText(text);
        editor.resize(400, 300);
        editor.show();
        static_cast<void>(QTest::qWaitForWindowExposed(&editor));
    }
    /// The middle of a line as the gutter sees it, which begins where the text begins.
    [[nodiscard]] int heightOf(int line) {
        QTextCursor cursor(editor.document()->findBlockByNumber(line));
        const QPoint in_editor =
            editor.viewport()->mapTo(&editor, editor.cursorRect(cursor).center());
        return gutter->mapFrom(&editor, in_editor).y();
    }
    /// How many dots of a colour the gutter has in a line.
    [[nodiscard]] int dots(int line, const QColor& colour) {
        const QImage image = gutter->grab().toImage();
        const int middle = heightOf(line);
        const int half = editor.fontMetrics().height() / 2;
        return pixelsOf(image, colour, QRect(0, middle - half, image.width(), 2 * half + 1));
    }
};

class SourceGutterTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    /// Room for the longest number, and the text is not pushed aside at each line.
    void isWideEnoughForTheLastNumber() {
        Desk desk(QStringLiteral("a"));
        const int digit = desk.editor.fontMetrics().horizontalAdvance(QLatin1Char('9'));
        const int narrow = desk.gutter->width();
        QCOMPARE(desk.gutter->wantedWidth(), narrow);
        desk.editor.setText(QStringLiteral("\n").repeated(98));
        QCOMPARE(desk.gutter->width(), narrow);
        for (const int lines : {1'000, 10'000}) {
            desk.editor.setText(QStringLiteral("\n").repeated(lines - 1));
            const auto digits = QString::number(lines).size();
            QTRY_COMPARE(desk.gutter->width(), narrow + static_cast<int>(digits - 2) * digit);
            QVERIFY(desk.editor.viewport()->x() >= desk.gutter->width());
        }
    }

    /// Signs of lines, which an error of the same line hides, but no warning; they are read where
    /// the cursor is.
    void signsOfLines() {
        Desk desk(QStringLiteral("one\ntwo\nthree\nfour"));
        const Colours& colours = lightColours();
        QCOMPARE(desk.dots(1, colours.lose), 0);
        desk.editor.setLineSigns(
            {{2, QStringLiteral("\u2588"), SignTone::bad, QStringLiteral("No.")},
             {4, QStringLiteral("\u2588"), SignTone::good, {}}});
        QVERIFY(desk.dots(1, colours.lose) > 3);
        QVERIFY(desk.dots(3, colours.win) > 3);
        QCOMPARE(desk.dots(0, colours.lose) + desk.dots(2, colours.win), 0);
        desk.editor.revealSpan({2, 1, 1});
        QCOMPARE(desk.editor.accessibleDescription(), QStringLiteral("No."));
        desk.editor.setDiagnostics({{{2, 1, 3}, Severity::warning, QStringLiteral("Hm.")}});
        QVERIFY(desk.dots(1, colours.lose) > 3);
        QCOMPARE(desk.dots(1, colours.warning), 0);
        desk.editor.setDiagnostics({{{3, 1, 3}, Severity::warning, QStringLiteral("Hm.")}});
        QVERIFY(desk.dots(2, colours.warning) > 3);
        desk.editor.setDiagnostics({{{4, 1, 3}, Severity::error, QStringLiteral("Oh.")}});
        QCOMPARE(desk.dots(3, colours.win), 0);
        desk.editor.setDiagnostics({});
        desk.editor.setLineSigns({});
        QCOMPARE(desk.dots(3, colours.win), 0);
        QVERIFY(desk.editor.accessibleDescription().isEmpty());
    }

    void aClickPutsTheCursorThere() {
        Desk desk(QStringLiteral("one\ntwo\nthree\nfour"));
        for (const int line : {2, 0, 3, 1}) {
            QTest::mousePress(desk.gutter, Qt::LeftButton, {}, QPoint(4, desk.heightOf(line)));
            QCOMPARE(desk.editor.textCursor().blockNumber(), line);
            QCOMPARE(desk.editor.textCursor().positionInBlock(), 0);
        }
        QVERIFY(desk.editor.focusWidget() == &desk.editor);
    }

    void theWheelScrollsTheText() {
        Desk desk(QStringLiteral("line\n").repeated(200));
        const QPointF middle = QRectF(desk.gutter->rect()).center();
        QWheelEvent event(middle, desk.gutter->mapToGlobal(middle), {}, {0, -240}, Qt::NoButton, {},
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(desk.gutter, &event);
        QVERIFY(desk.editor.verticalScrollBar()->value() > 0);
    }

    /// Of all that is said of a line it shows the worst.
    void showsTheWorstOfALine() {
        Desk desk(QStringLiteral("abc\ndef\nghi\njkl"));
        const auto colour = [](Severity severity) {
            return severityColour(severity, lightColours());
        };
        desk.editor.setDiagnostics({{{2, 1, 1}, Severity::note, QStringLiteral("n")},
                                    {{3, 1, 1}, Severity::note, QStringLiteral("n")},
                                    {{3, 2, 1}, Severity::warning, QStringLiteral("w")},
                                    {{4, 1, 1}, Severity::warning, QStringLiteral("w")},
                                    {{4, 2, 1}, Severity::error, QStringLiteral("e")},
                                    {{4, 3, 1}, Severity::note, QStringLiteral("n")}});
        const std::array worst{std::optional<Severity>(), std::optional(Severity::note),
                               std::optional(Severity::warning), std::optional(Severity::error)};
        for (int line = 0; line < 4; ++line)
            for (const Severity each : {Severity::error, Severity::warning})
                QCOMPARE(desk.dots(line, colour(each)) > 10,
                         worst.at(static_cast<std::size_t>(line)) == each);
        desk.editor.setDiagnostics({});
        QCOMPARE(desk.dots(3, colour(Severity::error)), 0);
    }

    /// The three signs differ by their shapes, not by their colours alone, and stay in their
    /// square.
    void signsDifferInShape() {
        Colours grey = lightColours();
        grey.error = grey.warning = grey.accent = grey.muted_text = grey.text = Qt::black;
        std::vector<QImage> images;
        for (const Severity severity : {Severity::error, Severity::warning, Severity::note}) {
            QImage image(40, 40, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            paintSeverity(painter, QRectF(10, 10, 20, 20), severity, grey);
            QCOMPARE(painter.pen().color(), QColor(Qt::black)); // as it was
            painter.end();
            for (int y = 0; y < 40; ++y)
                for (int x = 0; x < 40; ++x)
                    if (!QRect(9, 9, 22, 22).contains(x, y))
                        QCOMPARE(image.pixelColor(x, y), QColor(Qt::white));
            images.push_back(image);
        }
        const auto differing = [](const QImage& one, const QImage& other) {
            int count = 0;
            for (int y = 0; y < 40; ++y)
                for (int x = 0; x < 40; ++x)
                    count += qGray(one.pixel(x, y)) / 128 != qGray(other.pixel(x, y)) / 128 ? 1 : 0;
            return count;
        };
        QVERIFY(differing(images[0], images[1]) > 60);
        QVERIFY(differing(images[0], images[2]) > 60);
        QVERIFY(differing(images[1], images[2]) > 60);
    }
};

LOGGIA_WINDOW_TEST(SourceGutterTest)

} // namespace source_gutter_test

#include "source_gutter_test.moc"
