#include "tests/suite.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/bench.hpp"
#include "tests/ui/support/pictures.hpp"
#include "ui/commands/command_button.hpp"
#include "ui/commands/commands.hpp"
#include "ui/help/guide.hpp"
#include "ui/help/guide_texts.hpp"
#include "ui/help/guide_window.hpp"
#include "ui/legend/guide_section.hpp"
#include "ui/legend/legend_window.hpp"
#include "ui/theme/colours.hpp"
#include "ui/widgets/board/board_view.hpp"
#include "ui/window/pages.hpp"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QFile>
#include <QHash>
#include <QLabel>
#include <QLineEdit>
#include <QSet>
#include <QSplitter>
#include <QTabWidget>

#include <algorithm>

namespace pages_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

/// Every page of the program, in the window.
class PagesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void haveNamesOfTheirOwn() {
        QSet<QString> ids;
        for (const PageInfo& page : allPages()) {
            QVERIFY2(!ids.contains(page.id), qPrintable(page.id));
            ids << page.id;
            QVERIFY(!page.title.isEmpty() && !page.formats.isEmpty());
            QVERIFY2(QFile::exists(QStringLiteral(":/icons/%1.svg").arg(page.icon)),
                     qPrintable(page.icon));
            for (const CommandSpec& command : page.commands)
                QVERIFY2(QLatin1String(command.id).startsWith(QString(page.id + u'.')), command.id);
        }
    }

    /// What a button says it does is a command of its page, or of the window.
    void haveButtonsOfKnownCommands() {
        QSet<QString> shell;
        for (const CommandSpec& command : MainWindow::commandTable())
            shell << QString::fromLatin1(command.id);
        for (const PageInfo& info : allPages()) {
            QSet<QString> known = shell;
            for (const CommandSpec& command : info.commands)
                known << QString::fromLatin1(command.id);
            const auto page = info.make();
            int buttons = 0;
            for (const QAbstractButton* button : page->findChildren<QAbstractButton*>()) {
                const QString id = commandOf(*button);
                QVERIFY2(id.isEmpty() || known.contains(id),
                         qPrintable(info.id + QStringLiteral(": ") + id));
                buttons += id.isEmpty() ? 0 : 1;
            }
            QVERIFY2(buttons > 0, qPrintable(info.id));
        }
    }

    /// Where something is made at random, one button makes a new one, and one that of a seed: they
    /// are called alike on every page.
    void makersAreNamedAlike() {
        struct Makers {
            const char* page;
            const char* another;
            const char* make;
        };
        for (const Makers& makers :
             {Makers{"formula-game", "another", "make"}, Makers{"normal-forms", "another", "make"},
              Makers{"pathfinding", "next-seed", "generate"}, Makers{"puzzles", "another", "make"},
              Makers{"sat", "generateNew", "generateSeed"}})
            for (const PageInfo& info : allPages()) {
                if (info.id != QLatin1String(makers.page))
                    continue;
                const auto page = info.make();
                const auto text = [&page](const char* name) {
                    return plainText(
                        page->findChild<QAbstractButton*>(QLatin1String(name))->text());
                };
                const QString another = text(makers.another);
                QVERIFY2(another.startsWith(QStringLiteral("New ")), qPrintable(another));
                const QString made = another.section(QLatin1Char(' '), 1);
                const QString article = made.endsWith(QLatin1Char('s')) ? QStringLiteral("these")
                                                                        : QStringLiteral("this");
                QCOMPARE(text(makers.make), QStringLiteral("Make %1 %2").arg(article, made));
            }
    }

    /// A file that one page has saved goes to that page and to no other.
    void knowTheirOwnFiles() {
        for (const PageInfo& page : allPages()) {
            const auto made = page.make();
            const QByteArray saved = made->save(QStringLiteral("file.txt"));
            for (const PageInfo& other : allPages())
                QVERIFY2(other.recognises(saved) == (other.id == page.id),
                         qPrintable(page.id + u' ' + other.id));
        }
    }

    /// The board or the editor has the keyboard when a page is first seen, wherever Tab goes first.
    void beginWithWhatMatters() {
        const QHash<QString, QByteArray> fields{{QStringLiteral("connect4"), "BoardView"},
                                                {QStringLiteral("formula-game"), "TreeView"},
                                                {QStringLiteral("wumpus"), "CaveView"},
                                                {QStringLiteral("peg"), "PegView"},
                                                {QStringLiteral("sat"), "SourceEditor"},
                                                {QStringLiteral("normal-forms"), "SourceEditor"},
                                                {QStringLiteral("game-graph"), "StateGraphView"},
                                                {QStringLiteral("pathfinding"), "MazeView"},
                                                {QStringLiteral("puzzles"), "PuzzleBoard"}};
        const Bench bench(allPages);
        for (const PageInfo& info : allPages()) {
            const Page* page = bench.window->page(info.id);
            bench.window->showPage(page);
            QVERIFY2(page->focusWidget() != nullptr, qPrintable(info.id));
            QCOMPARE(QByteArray(page->focusWidget()->metaObject()->className()),
                     "loggia::ui::" + fields.value(info.id));
        }
    }

    /// With the menus, on every tab: one key for each letter, a name for each widget, and Tab goes
    /// through them as they are read.
    void goWithoutAMouse() {
        const Bench bench(allPages);
        for (const PageInfo& info : allPages()) {
            Page* page = bench.window->page(info.id);
            bench.window->showPage(page);
            QCOMPARE(missingMnemonics(*bench.window).join(QLatin1Char(10)), QString());
            auto* tabs = page->findChild<QTabWidget*>();
            for (int tab = 0; tabs != nullptr && tab < tabs->count(); ++tab) {
                tabs->setCurrentIndex(tab);
                const QString where = QStringLiteral("%1, tab %2: ").arg(info.id).arg(tab);
                const QStringList shared = sharedMnemonics(*bench.window);
                QVERIFY2(shared.isEmpty(), qPrintable(where + shared.join(QLatin1Char(10))));
                const QStringList nameless = namelessWidgets(*page);
                QVERIFY2(nameless.isEmpty(), qPrintable(where + nameless.join(QLatin1Char(10))));
                const QStringList leaps = leapsBack(*page);
                QVERIFY2(leaps.isEmpty(), qPrintable(where + leaps.join(QLatin1Char(10))));
            }
        }
    }

    /// In both themes, and in the windows of their own.
    void showTheKeyboardOnTheirLists() {
        const Bench bench(allPages);
        QStringList silent;
        const auto look = [&silent](QWidget& at, const QString& where) {
            static_cast<void>(QTest::qWaitForWindowActive(at.window()));
            for (const QString& each : viewsWithoutFocusSign(at))
                silent << where + each;
        };
        for (const ThemeMode mode : {ThemeMode::light, ThemeMode::dark}) {
            bench.theme->setMode(mode);
            const QString theme =
                mode == ThemeMode::dark ? QStringLiteral("dark, ") : QStringLiteral("light, ");
            for (const PageInfo& info : allPages()) {
                Page* page = bench.window->page(info.id);
                bench.window->showPage(page);
                look(*page, theme + info.id + QStringLiteral(", "));
                auto* tabs = page->findChild<QTabWidget*>();
                for (int tab = 0; tabs != nullptr && tab < tabs->count(); ++tab) {
                    tabs->setCurrentIndex(tab);
                    look(*tabs, QStringLiteral("%1%2, tab %3: ").arg(theme, info.id).arg(tab));
                }
            }
            for (const char* command : {"help.guide", "help.shortcuts"}) {
                bench.window->commands().action(QLatin1String(command))->trigger();
                QTest::qWait(50);
                QVERIFY(QApplication::activeWindow() != bench.window.get());
                QWidget& opened = *QApplication::activeWindow();
                look(opened, theme + QLatin1String(command) + u' ');
                // The guide has another list for what is found.
                if (qobject_cast<GuideWindow*>(&opened) != nullptr) {
                    auto* search = opened.findChild<QLineEdit*>();
                    search->setText(QStringLiteral("board"));
                    look(opened, theme + QStringLiteral("found "));
                    search->clear();
                }
                QApplication::activeWindow()->close();
                bench.window->activateWindow();
                static_cast<void>(QTest::qWaitForWindowActive(bench.window.get()));
            }
        }
        QVERIFY2(silent.isEmpty(), qPrintable(silent.join(QLatin1Char(10))));
    }

    /// On every tab, every widget has a place in a layout, no part can be pushed away by accident,
    /// and a button of a picture alone has a tip.
    void layOutWhatTheyShow() {
        const Bench bench(allPages);
        for (const PageInfo& info : allPages()) {
            Page* page = bench.window->page(info.id);
            bench.window->showPage(page);
            auto* tabs = page->findChild<QTabWidget*>();
            for (int tab = 0; tabs != nullptr && tab < tabs->count(); ++tab) {
                tabs->setCurrentIndex(tab);
                const QString where = QStringLiteral("%1, tab %2: ").arg(info.id).arg(tab);
                const QStringList unplaced = unplacedWidgets(*page);
                QVERIFY2(unplaced.isEmpty(), qPrintable(where + unplaced.join(QLatin1Char(10))));
                for (const QSplitter* splitter : page->findChildren<QSplitter*>())
                    QVERIFY2(!splitter->childrenCollapsible(), qPrintable(where));
                QStringList tipless;
                for (const QAbstractButton* button : page->findChildren<QAbstractButton*>())
                    if (button->isVisible() && button->text().isEmpty() &&
                        button->toolTip().isEmpty() && !button->accessibleName().isEmpty())
                        tipless << button->accessibleName();
                QVERIFY2(tipless.isEmpty(), qPrintable(where + tipless.join(QLatin1Char(10))));
            }
        }
    }

    /// A label beside it says what a box of choices or numbers is for, or else a tip does.
    void explainTheirBoxes() {
        const Bench bench(allPages);
        int boxes = 0;
        QStringList unexplained;
        for (const PageInfo& info : allPages()) {
            const Page* page = bench.window->page(info.id);
            QSet<const QWidget*> labelled;
            for (const QLabel* label : page->findChildren<QLabel*>())
                if (label->buddy() != nullptr)
                    labelled.insert(label->buddy());
            for (const QWidget* box : page->findChildren<QWidget*>()) {
                if (qobject_cast<const QComboBox*>(box) == nullptr &&
                    qobject_cast<const QAbstractSpinBox*>(box) == nullptr)
                    continue;
                ++boxes;
                if (box->toolTip().isEmpty() && !labelled.contains(box))
                    unexplained << info.id + QStringLiteral(": ") + box->accessibleName() +
                                       QLatin1Char(' ') + box->objectName();
            }
        }
        QVERIFY2(unexplained.isEmpty(), qPrintable(unexplained.join(QLatin1Char(10))));
        QVERIFY(boxes > 30);
    }

    /// What a control outside of the tabs says of its section of the guide is one that there is.
    void leadToSectionsOfTheGuide() {
        const Bench bench(allPages);
        const Guide guide;
        int told = 0;
        for (const PageInfo& info : allPages()) {
            const GuideChapter* chapter = guide.find(QStringLiteral("guide/%1.md").arg(info.id));
            QVERIFY2(chapter != nullptr, qPrintable(info.id));
            for (const QWidget* each : bench.window->page(info.id)->findChildren<QWidget*>()) {
                const QString section = guideSection(*each);
                if (section.isEmpty())
                    continue;
                ++told;
                QVERIFY2(chapter->sections.contains(section), qPrintable(section));
                QCOMPARE(sectionAround(each, *chapter), section);
            }
        }
        QVERIFY(told >= 6);
    }

    /// On each board that is shown, it is seen where the keyboard stands.
    void showTheKeyboardOnTheirBoards() {
        const Bench bench(allPages);
        int boards = 0;
        for (const PageInfo& info : allPages()) {
            Page* page = bench.window->page(info.id);
            bench.window->showPage(page);
            for (BoardView* board : page->findChildren<BoardView*>()) {
                if (!board->isVisible() || board->focusPolicy() == Qt::NoFocus)
                    continue;
                ++boards;
                const auto is_seen = [board] {
                    board->setFocus(Qt::TabFocusReason);
                    QTest::keyClick(board, Qt::Key_Right);
                    const QImage with = board->grab().toImage();
                    board->clearFocus();
                    return !differenceOf(with, board->grab().toImage()).isEmpty();
                };
                // What is on it may have to be computed first.
                QVERIFY2(QTest::qWaitFor(is_seen), qPrintable(info.id));
            }
        }
        QVERIFY(boards >= 5);
    }

    /// What a legend tells apart looks different, with either set of colours.
    void haveLegendsOfDifferentMarks() {
        int legends = 0;
        for (const PageInfo& info : allPages()) {
            if (!info.legend)
                continue;
            ++legends;
            QVERIFY2(info.make()->findChild<LegendButton*>() != nullptr, qPrintable(info.id));
            for (const Colours* colours : {&lightColours(), &darkColours()}) {
                const Legend legend = info.legend();
                for (int i = 0; i < legend.size(); ++i)
                    for (int j = 0; j < i; ++j) {
                        QVERIFY2(legendSample(legend[i], paletteFor(*colours), QFont(), 1) !=
                                     legendSample(legend[j], paletteFor(*colours), QFont(), 1),
                                 qPrintable(info.id + QStringLiteral(": ") + legend[i].text));
                        QVERIFY2(legend[i].text != legend[j].text, qPrintable(legend[i].text));
                    }
            }
        }
        QVERIFY(legends > 5);
    }

    /// Whoever steps with the mouse sees in the tips how to do so with the keys.
    void namesTheKeysOfItsSteps() {
        const Bench bench(allPages);
        for (const PageInfo& info : allPages()) {
            Page* page = bench.window->page(info.id);
            bench.window->showPage(page);
            QStringList tips;
            for (QAbstractButton* button : page->findChildren<QAbstractButton*>())
                if (!button->toolTip().isEmpty())
                    tips << tipOf(*button).replace(QLatin1Char('\n'), QLatin1Char(' '));
            for (const CommandSpec& command : info.commands) {
                const QString icon = QLatin1String(command.icon);
                const QString keys = QLatin1String(command.shortcut);
                if (keys.isEmpty() || !(icon == u"first" || icon == u"previous" ||
                                        icon == u"next" || icon == u"last"))
                    continue;
                const QString end = QStringLiteral(" (%1)").arg(keys);
                QVERIFY2(std::any_of(tips.begin(), tips.end(),
                                     [&end](const QString& tip) { return tip.endsWith(end); }),
                         command.id);
            }
        }
    }
};

LOGGIA_WINDOW_TEST(PagesTest)

} // namespace pages_test

#include "pages_test.moc"
