#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/help/guide.hpp"
#include "ui/help/guide_view.hpp"
#include "ui/theme/colours.hpp"

#include <QAbstractTextDocumentLayout>
#include <QApplication>
#include <QImage>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>
#include <QWheelEvent>

namespace guide_view_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

class GuideViewTest : public QObject {
    Q_OBJECT

private:
    /// The first line that is seen.
    static QString firstLine(const GuideView& view) {
        for (int y = 2; y < 60; y += 4) {
            const QString text = view.cursorForPosition({40, y}).block().text();
            if (!text.isEmpty())
                return text;
        }
        return {};
    }

    static QString longText() {
        QString text = QStringLiteral("# Title\n\n");
        for (const char* section : {"One", "Two words", "Three"}) {
            text += QStringLiteral("## %1\n\n").arg(QLatin1String(section));
            for (int i = 0; i < 60; ++i)
                text += QStringLiteral("Paragraph %1 of it.\n\n").arg(i);
        }
        return text;
    }

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void goesToHeadingsByTextAndByLink() {
        GuideView view;
        view.resize(600, 400);
        view.show();
        const GuideChapter chapter{QStringLiteral("guide/x.md"), QStringLiteral("Title"), {}, {}};
        view.setChapter(chapter, longText(), {});
        QCOMPARE(firstLine(view), QStringLiteral("Title"));
        view.goTo(QStringLiteral("Two words"));
        QCOMPARE(firstLine(view), QStringLiteral("Two words"));
        view.goTo({});
        QCOMPARE(firstLine(view), QStringLiteral("Title"));
        view.goTo(QStringLiteral("two-words"));
        QCOMPARE(firstLine(view), QStringLiteral("Two words"));
        view.setChapter(chapter, longText(), QStringLiteral("Three"));
        QCOMPARE(firstLine(view), QStringLiteral("Three"));
        view.goTo(QStringLiteral("no such heading"));
        QCOMPARE(firstLine(view), QStringLiteral("Title"));
    }

    void tellsWhichLinkHasTheKeyboard() {
        GuideView view;
        view.resize(600, 400);
        view.show();
        view.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&view));
        view.setChapter({QStringLiteral("guide/x.md"), QStringLiteral("Title"), {}, {}},
                        QStringLiteral("See [the rules](a.md) and [the proof](b.md)."), {});
        view.setFocus();
        QTest::keyClick(&view, Qt::Key_Tab);
        QCOMPARE(view.accessibleDescription(), QStringLiteral("the rules"));
        QTest::keyClick(&view, Qt::Key_Tab);
        QCOMPARE(view.accessibleDescription(), QStringLiteral("the proof"));
    }

    void picturesAreNoWiderThanTheView() {
        GuideView view;
        view.resize(500, 600);
        view.show();
        const Guide guide;
        const GuideChapter* chapter = guide.find(QStringLiteral("guide/sat.md"));
        view.setChapter(*chapter, chapter->text, {});
        QVERIFY(picturesIn(*view.document()) >= 2);
        QVERIFY(view.document()->size().width() <= view.viewport()->width());
        QCOMPARE(view.horizontalScrollBar()->maximum(), 0);
    }

    /// A light one would be the brightest thing in the room.
    void picturesAreDarkInTheDark() {
        const Guide guide;
        const GuideChapter* chapter = guide.find(QStringLiteral("guide/wumpus.md"));
        for (const Colours* colours : {&lightColours(), &darkColours()}) {
            GuideView view;
            view.setPalette(paletteFor(*colours));
            view.resize(500, 600);
            view.setChapter(*chapter, chapter->text, {});
            const auto picture =
                view.document()
                    ->resource(QTextDocument::ImageResource,
                               QUrl(QStringLiteral("../images/wumpus-light-1x.png")))
                    .value<QImage>();
            QVERIFY(!picture.isNull());
            QCOMPARE(picture.pixelColor(2, picture.height() - 2).lightness() < 128,
                     colours == &darkColours());
        }
    }

    static int picturesIn(const QTextDocument& document) {
        int pictures = 0;
        for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
            for (auto each = block.begin(); !each.atEnd(); ++each)
                pictures += each.fragment().charFormat().isImageFormat() ? 1 : 0;
        return pictures;
    }

    void legendsHaveTheirPictures() {
        const auto entry = [](const char* text) {
            return LegendEntry{
                QString::fromUtf8(text), {20, 10}, [](auto&, const auto&, const auto&) {}};
        };
        const Legend legend{entry("first"), entry("second"), entry("third")};
        GuideView view;
        view.setLegend(legend);
        view.setChapter({QStringLiteral("guide/x.md"), QStringLiteral("Title"), {}, {}},
                        legendAsMarkdown(legend, GuideView::legend_prefix), {});
        QCOMPARE(picturesIn(*view.document()), 3);
    }

    /// Their lines are together, on a ground of their own, and bars in tables are as they are
    /// typed.
    void showsCodeAsItIs() {
        GuideView view;
        view.resize(600, 400);
        view.setChapter({QStringLiteral("guide/x.md"), QStringLiteral("Title"), {}, {}},
                        QStringLiteral("# T\n\n```\none\ntwo\n```\n\nText\n"), {});
        const QTextDocument& document = *view.document();
        QTextBlock one = document.begin();
        while (one.isValid() && one.text() != QStringLiteral("one"))
            one = one.next();
        QVERIFY(one.isValid() && one.next().text() == QStringLiteral("two"));
        QVERIFY(one.blockFormat().background() != one.previous().blockFormat().background());
        QCOMPARE(one.blockFormat().bottomMargin(), 0.0);
        QCOMPARE(one.next().blockFormat().topMargin(), 0.0);
        QVERIFY(one.blockFormat().topMargin() > 0);
    }

    void noChapterNeedsToBeScrolledSideways() {
        const Guide guide;
        for (const GuideChapter& chapter : guide.chapters()) {
            GuideView view;
            view.resize(740, 720);
            view.show();
            view.setChapter(chapter, chapter.text, {});
            QVERIFY2(!view.horizontalScrollBar()->isVisible(), qPrintable(chapter.path));
        }
    }

    void marksWhatIsSearchedFor() {
        GuideView view;
        const GuideChapter chapter{QStringLiteral("guide/x.md"), QStringLiteral("Title"), {}, {}};
        view.setChapter(chapter, QStringLiteral("# T\n\nred apple, Red pear\n"), {});
        view.mark(QStringLiteral("red pear"));
        QCOMPARE(view.extraSelections().size(), 3);
        view.mark({});
        QVERIFY(view.extraSelections().isEmpty());
    }

    /// With Ctrl the wheel makes the text larger and smaller, a notch up or down at a time;
    /// without, it scrolls.
    void theWheelZooms() {
        GuideView view;
        view.resize(600, 400);
        view.show();
        const GuideChapter chapter{QStringLiteral("guide/x.md"), QStringLiteral("Title"), {}, {}};
        view.setChapter(chapter, longText(), {});
        const auto turn_by = [&view](int delta, Qt::KeyboardModifiers keys) {
            const QPointF middle = QRectF(view.viewport()->rect()).center();
            QWheelEvent event(middle, view.viewport()->mapToGlobal(middle), {}, {0, delta}, {},
                              keys, Qt::NoScrollPhase, false);
            QApplication::sendEvent(view.viewport(), &event);
            return view.font().pointSizeF();
        };
        const auto turn = [&turn_by](int notches, Qt::KeyboardModifiers keys) {
            return turn_by(120 * notches, keys);
        };
        const double size = view.font().pointSizeF();
        QVERIFY(turn(1, Qt::ControlModifier) > size);
        QCOMPARE(turn(-1, Qt::ControlModifier), size);
        QVERIFY(turn(-1, Qt::ControlModifier) < size);
        const double small = view.font().pointSizeF();
        QCOMPARE(turn(0, Qt::ControlModifier), small);
        for (int i = 0; i < 7; ++i) // a touch pad's many small turns
            QCOMPARE(turn_by(15, Qt::ControlModifier), small);
        QCOMPARE(turn_by(15, Qt::ControlModifier), size);
        QCOMPARE(turn(-1, Qt::ControlModifier), small);
        view.verticalScrollBar()->setValue(0);
        turn(-1, Qt::ControlModifier);
        turn(1, Qt::ControlModifier);
        QCOMPARE(view.verticalScrollBar()->value(), 0);
        QCOMPARE(turn(-1, Qt::NoModifier), small);
        QVERIFY(view.verticalScrollBar()->value() > 0);
    }

    /// What grows above it, as pictures and long lines do, does not push it away.
    void whatIsReadStaysInPlace() {
        QString text = QStringLiteral("# Title\n\n");
        for (int i = 0; i < 30; ++i)
            text += QStringLiteral("word ").repeated(60) + QStringLiteral("\n\n");
        text += longText();
        GuideView view;
        view.resize(700, 400);
        view.show();
        view.setChapter({QStringLiteral("guide/x.md"), QStringLiteral("Title"), {}, {}}, text,
                        QStringLiteral("Two words"));
        QCOMPARE(firstLine(view), QStringLiteral("Two words"));
        for (const int width : {300, 900, 450}) {
            view.resize(width, 400);
            QTest::qWait(20);
            QCOMPARE(firstLine(view), QStringLiteral("Two words"));
        }
    }

    void linksAreTold() {
        GuideView view;
        const GuideChapter chapter{QStringLiteral("guide/x.md"), QStringLiteral("Title"), {}, {}};
        view.setChapter(chapter, QStringLiteral("# T\n"), {});
        QSignalSpy clicked(&view, &GuideView::linkClicked);
        Q_EMIT view.anchorClicked(QUrl(QStringLiteral("../formats/sat.md#proofs")));
        Q_EMIT view.anchorClicked(QUrl(QStringLiteral("#here")));
        QCOMPARE(clicked.size(), 2);
        QCOMPARE(clicked[0][0].toString(), QStringLiteral("formats/sat.md"));
        QCOMPARE(clicked[0][1].toString(), QStringLiteral("proofs"));
        QCOMPARE(clicked[1][0].toString(), QString());
        QCOMPARE(clicked[1][1].toString(), QStringLiteral("here"));
    }
};

LOGGIA_WINDOW_TEST(GuideViewTest)

} // namespace guide_view_test

#include "guide_view_test.moc"
