// The legends of the real pages, and what is said of their controls.

#include "tests/suite.hpp"
#include "tests/ui/support/bench.hpp"
#include "tests/ui/support/pseudo_language.hpp"
#include "ui/help/guide.hpp"
#include "ui/help/guide_texts.hpp"
#include "ui/help/guide_view.hpp"
#include "ui/help/guide_window.hpp"
#include "ui/legend/legend_window.hpp"
#include "ui/puzzles/picture/puzzle_picture.hpp"
#include "ui/shell/page.hpp"
#include "ui/theme/colours.hpp"
#include "ui/widgets/board/board_view.hpp"
#include "ui/widgets/side_tabs.hpp"
#include "ui/window/main_window.hpp"
#include "ui/window/pages.hpp"

#include <QComboBox>
#include <QSet>
#include <QTextBrowser>
#include <QTextDocument>
#include <QWhatsThis>

namespace help_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

/// How many pixels of a sample are not of its ground.
int drawn(const LegendEntry& entry, const Colours& colours) {
    const QImage image = legendSample(entry, paletteFor(colours), QFont(), 1);
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            count += image.pixelColor(x, y) != colours.window ? 1 : 0;
    return count;
}

class PagesHelpTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void everyPageHasALegend() {
        for (const PageInfo& info : allPages()) {
            QVERIFY2(info.legend, qPrintable(info.id));
            const Legend legend = info.legend();
            QVERIFY2(legend.size() >= 7, qPrintable(info.id));
            QSet<QString> texts;
            QSet<QByteArray> pictures;
            for (const LegendEntry& entry : legend) {
                QVERIFY2(!texts.contains(entry.text), qPrintable(entry.text));
                texts << entry.text;
                for (const Colours& colours : {lightColours(), darkColours()})
                    QVERIFY2(drawn(entry, colours) > 12, qPrintable(entry.text));
                const QImage light = legendSample(entry, paletteFor(lightColours()), QFont(), 1);
                QVERIFY2(light != legendSample(entry, paletteFor(darkColours()), QFont(), 1),
                         qPrintable(entry.text));
                // No two marks of a page look alike.
                const QByteArray bytes(reinterpret_cast<const char*>(light.constBits()),
                                       light.sizeInBytes());
                QVERIFY2(!pictures.contains(bytes), qPrintable(entry.text));
                pictures << bytes;
            }
        }
    }

    void isOneClickAway() {
        const Bench bench(allPages);
        for (const PageInfo& info : allPages()) {
            bench.window->showPage(bench.window->page(info.id));
            Page* page = bench.window->currentPage();
            if (info.id == QStringLiteral("sat")) {
                const auto* watch = bench.window->commands().action(QStringLiteral("sat.watch"));
                QTRY_VERIFY_WITH_TIMEOUT(watch->isEnabled(), patience);
                bench.window->commands().action(QStringLiteral("sat.watch"))->trigger();
            }
            LegendButton* button = nullptr;
            const auto finds = [page, &button] {
                for (LegendButton* each : page->findChildren<LegendButton*>())
                    if (each->isVisible())
                        button = each;
                return button != nullptr;
            };
            QVERIFY2(QTest::qWaitFor(finds, patience), qPrintable(info.id));
            QTest::mouseClick(button, Qt::LeftButton);
            const auto* legend = bench.window->findChild<LegendWindow*>();
            QVERIFY2(legend != nullptr && legend->isVisible(), qPrintable(info.id));
            QVERIFY2(legend->windowTitle().contains(info.title), qPrintable(info.id));
            QTest::mouseClick(button, Qt::LeftButton);
            QTRY_VERIFY(bench.window->findChild<LegendWindow*>() == nullptr);
        }
    }

    void theGuideShowsTheSame() {
        const Bench bench(allPages);
        for (const PageInfo& info : allPages()) {
            bench.window->showPage(bench.window->page(info.id));
            QTest::keyClick(bench.window.get(), Qt::Key_F1);
            const auto* guide = bench.window->findChild<GuideWindow*>();
            QVERIFY(guide != nullptr);
            const QString text = guide->findChild<GuideView*>()->toPlainText();
            for (const LegendEntry& entry : info.legend())
                QVERIFY2(text.contains(entry.text), qPrintable(entry.text));
        }
    }

    /// Every control that can have the keyboard says what it is for: more than its name.
    void everyControlIsExplained() {
        const Bench bench(allPages);
        QStringList without;
        int controls = 0;
        for (const PageInfo& info : allPages()) {
            const Page* page = bench.window->page(info.id);
            bench.window->showPage(page);
            for (QWidget* each : page->findChildren<QWidget*>()) {
                if (!(each->focusPolicy() & Qt::TabFocus) || each->focusProxy())
                    continue;
                ++controls;
                QTextDocument text;
                text.setHtml(bench.window->explain(*each));
                const QStringList lines =
                    text.toPlainText().split(QLatin1Char('\n'), Qt::SkipEmptyParts);
                // The explanation itself, and where there is more.
                if (lines.size() < 2 || lines[lines.size() - 2].size() < 8)
                    without << QStringLiteral("%1: %2 %3: %4")
                                   .arg(info.id, QLatin1String(each->metaObject()->className()),
                                        each->objectName(), lines.join(QLatin1Char('/')));
            }
        }
        QVERIFY(controls > 250);
        QCOMPARE(without.join(QLatin1Char('\n')), QString());
    }

    /// "A*" or "3 per second" does not say what is chosen there.
    void boxesAreCalledByWhatTheyAreFor() {
        const Bench bench(allPages);
        int boxes = 0;
        for (const PageInfo& info : allPages()) {
            const Page* page = bench.window->page(info.id);
            for (const QComboBox* box : page->findChildren<QComboBox*>()) {
                // The engine's box, called Engine, has a choice of that name.
                if (box->currentText().isEmpty() || box->currentText() == box->accessibleName())
                    continue;
                ++boxes;
                const QString text = bench.window->explain(*box);
                QVERIFY2(
                    !text.startsWith(
                        QStringLiteral("<p><b>%1</b>").arg(box->currentText().toHtmlEscaped())),
                    qPrintable(info.id + QLatin1Char(' ') + text));
            }
        }
        QVERIFY(boxes > 20);
    }

    /// A picture says what can be done with it, not what the whole page is for.
    void picturesAreExplainedThemselves() {
        const Bench bench(allPages);
        int pictures = 0;
        for (const PageInfo& info : allPages()) {
            const Page* page = bench.window->page(info.id);
            bench.window->showPage(page);
            const QString introduction =
                guideIntroduction(QStringLiteral("guide/%1.md").arg(info.id));
            QVERIFY(!introduction.isEmpty());
            // A "?" lies on its picture, or stands above one that reaches into its corners.
            QSet<const QWidget*> shown;
            for (const LegendButton* button : page->findChildren<LegendButton*>())
                if (button->parentWidget()->layout() == nullptr)
                    shown.insert(button->parentWidget());
            for (const BoardView* board : page->findChildren<BoardView*>())
                shown.insert(board);
            for (const PuzzlePicture* picture : page->findChildren<PuzzlePicture*>())
                shown.insert(picture);
            QVERIFY2(!shown.isEmpty(), qPrintable(info.id));
            for (const QWidget* picture : shown) {
                ++pictures;
                QTextDocument text;
                text.setHtml(bench.window->explain(*picture));
                QVERIFY2(!text.toPlainText().contains(introduction), qPrintable(info.id));
            }
        }
        QVERIFY(pictures >= 9);
    }

    /// The place in the guide is called as the guide's own list calls it.
    void explanationsSpeakTheLanguageOfTheWindow() {
        const PseudoLanguage language;
        const Bench bench(allPages);
        const Page* page = bench.window->page(QStringLiteral("sat"));
        bench.window->showPage(page);
        const auto* tabs = page->findChild<SideTabs*>();
        QVERIFY(tabs != nullptr);
        const QString text = bench.window->explain(*tabs->currentWidget());
        QVERIFY2(text.contains(guideText(QStringLiteral("SAT")) + QLatin1String(", ") +
                               guideText(QStringLiteral("Answer"))),
                 qPrintable(text));
    }

    void shiftF1ExplainsTheFocus() {
        const Bench bench(allPages);
        bench.window->showPage(bench.window->page(QStringLiteral("peg")));
        QTest::keyClick(bench.window->focusWidget(), Qt::Key_F1, Qt::ShiftModifier);
        const auto shown = [] {
            for (const QWidget* each : QApplication::topLevelWidgets())
                if (each->inherits("QWhatsThat") && each->isVisible())
                    return true;
            return false;
        };
        QVERIFY(shown());
        QWhatsThis::hideText();
        QTRY_VERIFY(!shown());
        // And by pointing.
        bench.window->commands().action(QStringLiteral("help.point"))->trigger();
        QVERIFY(QWhatsThis::inWhatsThisMode());
        QTest::mouseClick(bench.window->currentPage()->areas().front(), Qt::LeftButton);
        QVERIFY(shown());
        QWhatsThis::hideText();
    }
};

LOGGIA_WINDOW_TEST(PagesHelpTest)

} // namespace help_test

#include "help_test.moc"
