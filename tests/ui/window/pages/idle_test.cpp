// A command that can be chosen does something: on each page as it opens, and on one without a
// document.
#include "tests/suite.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/commands/command.hpp"
#include "ui/shell/page.hpp"
#include "ui/window/pages.hpp"

#include <QElapsedTimer>
#include <QImage>
#include <QPixmap>
#include <QSignalSpy>

#include <algorithm>
#include <array>

namespace idle_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

/// A page by itself, settled.
class Stage {
public:
    Stage(const PageInfo& info, bool blank) : page(info.make()) {
        page->resize(1366, 700);
        page->show();
        settle();
        if (blank) {
            page->newDocument();
            settle();
        }
    }

    void settle() const {
        QElapsedTimer clock;
        clock.start();
        do
            QTest::qWait(20);
        while (page->isRunning() && clock.elapsed() < patience);
    }

    /// Whether anything can be noticed when the command is run.
    [[nodiscard]] bool notices(const CommandSpec& command) const {
        const QSignalSpy said(page.get(), &Page::message);
        const QSignalSpy copied(page.get(), &Page::copyWanted);
        const QSignalSpy saved(page.get(), &Page::saveWanted);
        const QSignalSpy steps(page->history(), &History::indexChanged);
        const QImage before = page->grab().toImage();
        const QWidget* focus = page->focusWidget();
        const auto noticed = [&] {
            return !copied.isEmpty() || !saved.isEmpty() || !steps.isEmpty() || page->isRunning() ||
                   page->focusWidget() != focus ||
                   std::any_of(said.begin(), said.end(),
                               [](const auto& each) { return !each[0].toString().isEmpty(); }) ||
                   QApplication::activePopupWidget() != nullptr || page->grab().toImage() != before;
        };
        command.trigger(*page);
        QElapsedTimer clock;
        clock.start();
        bool found = noticed();
        while (!found && clock.elapsed() < 600) {
            QTest::qWait(20);
            found = noticed();
        }
        if (QWidget* popup = QApplication::activePopupWidget())
            popup->close();
        page->stop();
        return found;
    }

    std::unique_ptr<Page> page;
};

/// Commands that act where this cannot be noticed: they ask the window for a file, show again what
/// the page opens with, or change what a board shows once it has holes.
bool actsElsewhere(QLatin1String id) {
    constexpr auto ids = std::to_array<const char*>({
        "pathfinding.example",
        "peg.numbers",
        "wumpus.example",
        "wumpus.reference-rules",
        "wumpus.open-knowledge",
        "wumpus.open-rules",
        "wumpus.open-statement",
        "wumpus.save-knowledge",
        "wumpus.save-rules",
        "wumpus.save-statement",
    });
    return std::any_of(ids.begin(), ids.end(),
                       [id](const char* each) { return id == QLatin1String(each); });
}

class PagesIdleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void commandsAct_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<bool>("blank");
        for (const PageInfo& info : allPages()) {
            QTest::addRow("%s as it opens", qPrintable(info.id)) << info.id << false;
            QTest::addRow("%s, blank", qPrintable(info.id)) << info.id << true;
        }
    }
    void commandsAct() {
        QFETCH(QString, id);
        QFETCH(bool, blank);
        const auto pages = allPages();
        const auto info = std::find_if(pages.begin(), pages.end(),
                                       [&id](const PageInfo& each) { return each.id == id; });
        QStringList idle;
        // A page anew only where the one before has another document now: it takes a while.
        std::unique_ptr<Stage> stage;
        for (const CommandSpec& command : info->commands) {
            if (!stage)
                stage = std::make_unique<Stage>(*info, blank);
            if (!command.isEnabled(*stage->page) || actsElsewhere(QLatin1String(command.id)))
                continue;
            const int before = stage->page->history()->document();
            const bool could_undo = stage->page->history()->canUndo();
            if (!stage->notices(command))
                idle << QString::fromLatin1(command.id);
            if (stage->page->history()->document() != before ||
                stage->page->history()->canUndo() != could_undo)
                stage.reset();
        }
        QVERIFY2(idle.isEmpty(), qPrintable(idle.join(QLatin1Char(' '))));
    }
};

LOGGIA_WINDOW_TEST(PagesIdleTest)

} // namespace idle_test

#include "idle_test.moc"
