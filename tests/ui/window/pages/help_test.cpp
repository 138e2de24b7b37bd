// The legends of the real pages, and what is said of their controls.

#include "tests/suite.hpp"
#include "tests/ui/support/bench.hpp"
#include "tests/ui/support/pseudo_language.hpp"
#include "ui/help/guide.hpp"
#include "ui/help/guide_texts.hpp"
#include "ui/help/guide_view.hpp"
#include "ui/help/guide_window.hpp"
#include "ui/language/language.hpp"
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
#include <QTabBar>
#include <QTextBrowser>
#include <QTextDocument>
#include <QWhatsThis>

#include <algorithm>

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

/// From its capital letter to its stop, without marks of Markdown.
bool isSentence(const QString& text) {
    const auto letter =
        std::find_if(text.begin(), text.end(), [](QChar c) { return c.isLetterOrNumber(); });
    return letter != text.end() && letter - text.begin() < 2 && !letter->isLower() &&
           QStringLiteral(".!?:").contains(text.back()) && !text.contains(QLatin1Char('`')) &&
           !text.contains(QLatin1String("**"));
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

    /// What comes from the guide is in whole sentences, although lines of the guide end anywhere.
    void whatTheGuideSaysIsNotCut_data() {
        QTest::addColumn<Language>("language");
        QTest::addRow("English") << Language::english;
        if (test_suite::is_sanitized || test_suite::is_thread_sanitized)
            return; // the others take minutes there
        QTest::addRow("German") << Language::german;
        QTest::addRow("Spanish") << Language::spanish;
    }
    void whatTheGuideSaysIsNotCut() {
        QFETCH(Language, language);
        Translations translations;
        translations.speak(language);
        const Bench bench(allPages);
        const Guide guide;
        QStringList wrong;
        int told = 0;
        for (const PageInfo& info : allPages()) {
            const Page* page = bench.window->page(info.id);
            bench.window->showPage(page);
            QString chapter;
            for (const QString& line : guide.find(QStringLiteral("guide/%1.md").arg(info.id))
                                           ->text.split(QLatin1Char('\n')))
                chapter += plainLine(line) + QLatin1Char(' ');
            QSet<QString> tips;
            for (const QWidget* each : page->findChildren<QWidget*>()) {
                tips << each->toolTip();
                if (const auto* tabs = qobject_cast<const QTabBar*>(each))
                    for (int tab = 0; tab < tabs->count(); ++tab)
                        tips << tabs->tabToolTip(tab);
            }
            const auto look = [&](const QWidget& control, const std::optional<QPoint>& at) {
                QTextDocument text;
                text.setHtml(bench.window->explain(control, at));
                const QStringList lines =
                    text.toPlainText().split(QLatin1Char('\n'), Qt::SkipEmptyParts);
                for (const QString& line : lines.mid(0, lines.size() - 1)) {
                    if (tips.contains(line) || line == lines.front() || !chapter.contains(line))
                        continue;
                    ++told;
                    if (!isSentence(line) || line.size() > 400)
                        wrong << QStringLiteral("%1: %2").arg(info.id, line);
                }
            };
            for (const QWidget* each : page->findChildren<QWidget*>()) {
                if (const auto* tabs = qobject_cast<const QTabBar*>(each))
                    for (int tab = 0; tab < tabs->count(); ++tab)
                        look(*tabs, tabs->tabRect(tab).center());
                else if (each->focusPolicy() != Qt::NoFocus)
                    look(*each, {});
            }
        }
        QCOMPARE(wrong.join(QLatin1Char('\n')), QString());
        QVERIFY2(told > 20, qPrintable(QString::number(told)));
    }

    /// Pointing at a tab asks about that one, whichever is in front.
    void eachTabIsExplained() {
        const Bench bench(allPages);
        const Guide guide;
        int others = 0;
        for (const PageInfo& info : allPages()) {
            const Page* page = bench.window->page(info.id);
            bench.window->showPage(page);
            const GuideChapter* chapter = guide.find(QStringLiteral("guide/%1.md").arg(info.id));
            const auto* side = page->findChild<SideTabs*>();
            QVERIFY2(side != nullptr, qPrintable(info.id));
            const QTabBar& tabs = *side->tabBar();
            QSet<QString> texts;
            for (int tab = 0; tab < tabs.count(); ++tab) {
                if (!tabs.isTabVisible(tab))
                    continue;
                const QString text = bench.window->explain(tabs, tabs.tabRect(tab).center());
                const QString title = tabs.tabText(tab);
                QVERIFY2(text.contains(title.toHtmlEscaped()), qPrintable(title + text));
                const QString section = sectionCalled(title, *chapter);
                if (!section.isEmpty())
                    QVERIFY2(text.contains(QLatin1String(", ") + section + QLatin1String("</i>")),
                             qPrintable(title + text));
                QVERIFY2(!texts.contains(text), qPrintable(text));
                texts << text;
                others += tab != tabs.currentIndex() ? 1 : 0;
                if (tab == tabs.currentIndex())
                    QCOMPARE(bench.window->explain(tabs), text); // by the keyboard
            }
        }
        QVERIFY(others > 15);
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
