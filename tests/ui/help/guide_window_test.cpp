#include "tests/suite.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/help/guide_texts.hpp"
#include "ui/help/guide_view.hpp"
#include "ui/help/guide_window.hpp"
#include "ui/language/language.hpp"
#include "ui/shell/page.hpp"
#include "ui/theme/colours.hpp"
#include "ui/widgets/side_tabs.hpp"
#include "ui/window/page_tabs.hpp"
#include "ui/window/pages.hpp"

#include <QLineEdit>
#include <QScreen>
#include <QTextBlock>
#include <QToolButton>
#include <QTreeWidget>

#include <algorithm>

namespace guide_window_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

class GuideWindowTest : public QObject {
    Q_OBJECT

private:
    static GuideWindow* guideOf(const Bench& bench) {
        return bench.window->findChild<GuideWindow*>();
    }

    /// By F1, and the active window.
    static GuideWindow* openedBy(const Bench& bench) {
        QTest::keyClick(bench.window.get(), Qt::Key_F1);
        GuideWindow* guide = guideOf(bench);
        guide->activateWindow();
        static_cast<void>(
            QTest::qWaitFor([guide] { return QApplication::activeWindow() == guide; }));
        return guide;
    }

    static QTreeWidget* listOf(const GuideWindow& guide, const char* name) {
        for (auto* list : guide.findChildren<QTreeWidget*>())
            if (list->accessibleName() == QLatin1String(name))
                return list;
        return nullptr;
    }

    /// The heading at the cursor, which is where the view was sent.
    static QString place(const GuideWindow& guide) {
        return guide.findChild<GuideView*>()->textCursor().block().text();
    }

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void itFitsOnTheScreen() {
        const Bench bench;
        const GuideWindow* guide = openedBy(bench);
        const QSize room = guide->screen()->availableSize();
        QVERIFY(guide->width() <= room.width() && guide->height() <= room.height());
    }

    /// F1 opens the chapter of the page that is shown, at the tab that has the keyboard.
    void f1OpensItWhereOneIs_data() {
        QTest::addColumn<Language>("language");
        QTest::addRow("English") << Language::english;
        QTest::addRow("German") << Language::german;
    }
    void f1OpensItWhereOneIs() {
        QFETCH(Language, language);
        Translations translations;
        translations.speak(language);
        const auto is_shown_as = [](const QString& heading, const QString& tab) {
            const auto all = guideTexts();
            return heading == tab || shownFor(heading).contains(tab) ||
                   std::any_of(all.begin(), all.end(), [&](const char* english) {
                       const QString text = QLatin1String(english);
                       return (guideText(text) == heading || text == heading) &&
                              shownFor(text).contains(tab);
                   });
        };
        const Bench bench(allPages);
        for (int i = 0; i < bench.window->tabs().count(); ++i) {
            bench.window->tabs().setCurrentIndex(i);
            QTest::keyClick(bench.window.get(), Qt::Key_F1);
            const GuideWindow* guide = guideOf(bench);
            QVERIFY(guide && guide->isVisible());
            QCOMPARE(guide->path(),
                     QStringLiteral("guide/%1.md").arg(bench.window->currentPage()->info().id));
            bench.window->activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(bench.window.get()));
            for (auto* tabs : bench.window->currentPage()->findChildren<QTabWidget*>()) {
                if (!tabs->isVisible() || is_shown_as(QStringLiteral("Texts"), tabs->tabText(0)))
                    continue;
                tabs->tabBar()->setFocus();
                QTest::keyClick(bench.window.get(), Qt::Key_F1);
                const QString tab = tabs->tabText(tabs->currentIndex());
                QVERIFY2(is_shown_as(place(*guide), tab), qPrintable(place(*guide) + tab));
                bench.window->activateWindow();
                QVERIFY(QTest::qWaitForWindowActive(bench.window.get()));
            }
        }
        QCOMPARE(bench.window->findChildren<GuideWindow*>().size(), 1);
    }

    /// A click on a tab brings its panel to the front and leaves the keyboard where it was.
    void f1OpensItAtTheFrontTab() {
        const Bench bench(allPages);
        int tabs_with_sections = 0;
        int parts_with_sections = 0;
        for (int i = 0; i < bench.window->tabs().count(); ++i) {
            bench.window->tabs().setCurrentIndex(i);
            const Page* page = bench.window->currentPage();
            const auto* side = page->findChild<SideTabs*>();
            QVERIFY2(side != nullptr, qPrintable(page->info().id));
            QTest::keyClick(bench.window.get(), Qt::Key_F1);
            const GuideWindow* guide = guideOf(bench);
            const GuideChapter* chapter = guide->guide().find(guide->path());
            for (int tab = 0; tab < side->count(); ++tab) {
                const QString section = sectionCalled(side->tabText(tab), *chapter);
                if (!side->isTabVisible(tab) || section.isEmpty())
                    continue;
                bench.window->activateWindow();
                QVERIFY(QTest::qWaitForWindowActive(bench.window.get()));
                page->areas().front()->setFocus();
                QTest::mouseClick(side->tabBar(), Qt::LeftButton, {},
                                  side->tabBar()->tabRect(tab).center());
                QCOMPARE(side->currentIndex(), tab);
                if (side->isAncestorOf(bench.window->focusWidget()))
                    continue; // there the keyboard is in a panel anyway
                QTest::keyClick(bench.window.get(), Qt::Key_F1);
                QCOMPARE(place(*guide), section);
                ++tabs_with_sections;
                QTRY_COMPARE(QApplication::activeWindow(), guide);
                // Where the keyboard went on, help is about what it is in.
                const QString own = sectionAround(page->areas().front(), *chapter);
                bench.window->activateWindow();
                QTRY_COMPARE(QApplication::activeWindow(), bench.window.get());
                page->areas().front()->setFocus();
                QTest::keyClick(bench.window.get(), Qt::Key_F1);
                QCOMPARE(place(*guide), own.isEmpty() ? section : own);
                parts_with_sections += own.isEmpty() ? 0 : 1;
            }
        }
        QVERIFY(tabs_with_sections > 20);
        QVERIFY(parts_with_sections > 5);
    }

    void theCommandsAreThoseOfThePage() {
        const Bench bench(allPages);
        bench.window->commands().setShortcut(QStringLiteral("connect4.hint"),
                                             QKeySequence(QStringLiteral("Ctrl+Shift+9")));
        QTest::keyClick(bench.window.get(), Qt::Key_F1);
        const QString text = guideOf(bench)->findChild<GuideView*>()->toPlainText();
        QVERIFY(text.contains(QStringLiteral("Ctrl+Shift+9")));
        QVERIFY(!text.contains(QStringLiteral("<!--")));
    }

    /// The legend with pictures stands in place of the one in words, which is in the files.
    void aChapterHasOneLegend() {
        const Bench bench(allPages);
        GuideWindow* guide = openedBy(bench);
        int legends = 0;
        for (const GuideChapter& chapter : guide->guide().chapters()) {
            const qsizetype begin = chapter.text.indexOf(QStringLiteral("<!-- legend -->"));
            const qsizetype end = chapter.text.indexOf(QStringLiteral("<!-- /legend -->"));
            QCOMPARE(begin < 0, end < 0);
            if (begin < 0)
                continue;
            ++legends;
            guide->open(chapter.path);
            const QString shown = guide->findChild<GuideView*>()->toPlainText();
            QVERIFY2(shown.contains(QStringLiteral("In the picture")), qPrintable(chapter.path));
            const QStringList in_words =
                chapter.text.mid(begin, end - begin).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
            QVERIFY2(in_words.size() > 4, qPrintable(chapter.path));
            QVERIFY2(in_words[1].contains(QStringLiteral("meaning")), qPrintable(chapter.path));
            const QString heading = in_words[1].section(QLatin1Char('|'), 1, 1).trimmed();
            QVERIFY2(!shown.contains(QLatin1Char('\n') + heading + QLatin1Char('\n')),
                     qPrintable(chapter.path));
        }
        QCOMPARE(legends, 10);
    }

    void searchesAndGoesBack() {
        const Bench bench;
        GuideWindow* guide = openedBy(bench);
        QCOMPARE(guide->path(), QStringLiteral("guide/index.md")); // no chapter for a sample page
        auto* field = guide->findChild<QLineEdit*>();
        const QTreeWidget* hits = listOf(*guide, "Search results");
        QTest::keyClick(guide, Qt::Key_F, Qt::ControlModifier);
        QTRY_VERIFY(field->hasFocus());
        QTest::keyClicks(field, QStringLiteral("implication point"));
        QVERIFY(hits->isVisible());
        QVERIFY(hits->topLevelItemCount() > 0);
        // Their lines are paler than their headings, in whatever theme.
        const QTreeWidgetItem* line = hits->topLevelItem(0)->child(0);
        for (const Colours* colours : {&darkColours(), &lightColours()}) {
            guide->setPalette(paletteFor(*colours));
            QCOMPARE(line->foreground(0).color(), colours->muted_text);
        }
        field->setText(QStringLiteral("<->")); // the tip is plain text, as all are
        line = hits->topLevelItem(0)->child(0);
        QVERIFY(line != nullptr && line->text(0).contains(QLatin1String("<->")));
        QCOMPARE(line->toolTip(0), line->text(0));
        field->setText(QStringLiteral("implication point"));
        QTest::keyClick(field, Qt::Key_Return);
        const QString found = guide->path();
        QCOMPARE(found, QStringLiteral("guide/sat.md"));
        QVERIFY(!guide->findChild<GuideView*>()->extraSelections().isEmpty());
        QTest::keyClicks(field, QStringLiteral(" zzzz"));
        QCOMPARE(hits->topLevelItemCount(), 1);
        QCOMPARE(hits->topLevelItem(0)->text(0), QStringLiteral("Nothing found"));
        QTest::keyClick(field, Qt::Key_Escape);
        QVERIFY(listOf(*guide, "Contents")->isVisible());
        QTest::keyClick(guide, Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(guide->path(), QStringLiteral("guide/index.md"));
        QTest::keyClick(guide, Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(guide->path(), found);
        QTest::keyClick(guide, Qt::Key_Escape);
        QVERIFY(!guide->isVisible());
    }

    /// By keyboard as well: a list's own Return, in the results and in the contents.
    void listsAreOpenedByTheKeyboard() {
        const Bench bench;
        GuideWindow* guide = openedBy(bench);
        QTreeWidget* contents = listOf(*guide, "Contents");
        const auto choose = [](QTreeWidget* list, QTreeWidgetItem* item) {
            list->setCurrentItem(item);
            QTest::keyClick(list, Qt::Key_Return);
        };
        choose(contents, contents->topLevelItem(1));
        const QString second = guide->path();
        QVERIFY(second != QStringLiteral("guide/index.md"));
        guide->findChild<QLineEdit*>()->setText(QStringLiteral("implication point"));
        QTreeWidget* hits = listOf(*guide, "Search results");
        choose(hits, hits->topLevelItem(0));
        QCOMPARE(guide->path(), QStringLiteral("guide/sat.md"));
        QTest::keyClick(guide, Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(guide->path(), second);
    }

    /// The contents show where one is, however one came there, and F1 leaves a search.
    void contentsFollow() {
        const Bench bench;
        GuideWindow* guide = openedBy(bench);
        QTreeWidget* contents = listOf(*guide, "Contents");
        QList<QTreeWidgetItem*> chapters;
        for (int i = 0; i < contents->topLevelItemCount(); ++i)
            chapters << contents->topLevelItem(i);
        const auto isShown = [&](QTreeWidgetItem* chapter) {
            return contents->currentItem() == chapter &&
                   std::all_of(chapters.begin(), chapters.end(), [&](QTreeWidgetItem* each) {
                       return each->childCount() == 0 || each->isExpanded() == (each == chapter);
                   });
        };
        QVERIFY(isShown(chapters[0]));
        Q_EMIT guide->findChild<GuideView*>()->linkClicked(QStringLiteral("guide/peg.md"), {});
        QCOMPARE(guide->path(), QStringLiteral("guide/peg.md"));
        QTreeWidgetItem* peg = contents->currentItem();
        QVERIFY(peg->text(0) == QStringLiteral("Peg Board") && isShown(peg));
        QTest::keyClick(guide, Qt::Key_Left, Qt::AltModifier);
        QVERIFY(isShown(chapters[0]));
        QTest::keyClick(guide, Qt::Key_Right, Qt::AltModifier);
        QVERIFY(isShown(peg));

        guide->findChild<QLineEdit*>()->setText(QStringLiteral("implication point"));
        QVERIFY(!contents->isVisible());
        bench.window->commands().action(QStringLiteral("help.guide"))->trigger();
        QCOMPARE(guide->findChild<QLineEdit*>()->text(), QString());
        QVERIFY(contents->isVisible());
        QVERIFY(isShown(chapters[0]));
        guide->activateWindow();
        QTRY_COMPARE(QApplication::activeWindow(), guide);
        // There is a way back from a link, from the contents and from F1, in that order.
        QTest::keyClick(guide, Qt::Key_Left, Qt::AltModifier);
        QVERIFY(isShown(peg));
    }

    void contentsLeadToSections() {
        const Bench bench(allPages);
        QTest::keyClick(bench.window.get(), Qt::Key_F1);
        GuideWindow* guide = guideOf(bench);
        QTreeWidget* contents = listOf(*guide, "Contents");
        QTreeWidgetItem* chapter = nullptr;
        for (int i = 0; i < contents->topLevelItemCount(); ++i)
            if (contents->topLevelItem(i)->text(0) == QStringLiteral("Peg Board"))
                chapter = contents->topLevelItem(i);
        QVERIFY(chapter);
        contents->expandItem(chapter);
        contents->scrollToItem(chapter->child(0));
        const auto click = [contents](QTreeWidgetItem* item) {
            contents->scrollToItem(item);
            QTest::mouseClick(contents->viewport(), Qt::LeftButton, {},
                              contents->visualItemRect(item).center());
        };
        click(chapter->child(1));
        QCOMPARE(guide->path(), QStringLiteral("guide/peg.md"));
        QCOMPARE(place(*guide), chapter->child(1)->text(0));
        QCOMPARE(contents->currentItem(), chapter->child(1));
        // F1 marks its section, too, however one came there.
        guide->open(QStringLiteral("guide/peg.md"), QStringLiteral("Text"));
        QCOMPARE(place(*guide), QStringLiteral("Text"));
        QCOMPARE(contents->currentItem()->text(0), QStringLiteral("Text"));
        click(chapter);
        QCOMPARE(place(*guide), QStringLiteral("Peg Board"));
        QCOMPARE(contents->currentItem(), chapter);
        QCOMPARE(namelessWidgets(*guide).join(QLatin1Char('\n')), QString());
        QCOMPARE(unplacedWidgets(*guide), QStringList());
    }
};

LOGGIA_WINDOW_TEST(GuideWindowTest)

} // namespace guide_window_test

#include "guide_window_test.moc"
