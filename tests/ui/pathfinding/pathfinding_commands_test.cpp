#include "tests/suite.hpp"
#include "tests/ui/pathfinding/mazes.hpp"
#include "tests/ui/support/checks.hpp"
#include "tests/ui/support/command_checks.hpp"
#include "tests/ui/support/run_command.hpp"
#include "ui/pathfinding/comparison_panel.hpp"
#include "ui/pathfinding/maze/maze_view.hpp"
#include "ui/pathfinding/pathfinding_example.hpp"
#include "ui/pathfinding/pathfinding_page.hpp"
#include "ui/pathfinding/race/lane_grid.hpp"
#include "ui/pathfinding/race/lane_view.hpp"

#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTest>

namespace pathfinding_commands_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

class LabCommandsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void everyCommandIsWholeAndWorks() {
        const auto lab = [](Page& page) -> PathfindingPage& {
            return static_cast<PathfindingPage&>(page);
        };
        const auto settled = [lab](Page& page) {
            page.window()->resize(680, 520); // pictures of it are taken all the time
            runCommand(page, q("pathfinding.stop"));
            if (page.findChild<QPushButton*>(q("start"))->isChecked())
                runCommand(page, q("pathfinding.play")); // or it would go on for long
            lab(page).lanes()->lane(0)->maze()->changeZoom(Zoom::whole);
            page.findChild<QTabWidget*>()->setCurrentIndex(0);
            lab(page).document()->setSubject(MazeTask::reach);
            lab(page).document()->replace(generated(15, 11, 3), q("test"));
            QVERIFY(QTest::qWaitFor([&] { return !lab(page).isRunning(); }, patience));
        };
        const auto faults = commandFaults(
            PathfindingPage::pageInfo(),
            {{[=](Page& page) {
                 settled(page);
                 runCommand(page, q("pathfinding.tool-start"));
                 lab(page).race()->goTo(5);
             }},
             {[=](Page& page) {
                 settled(page);
                 lab(page).document()->feed(withSomeFood(*lab(page).document()->maze()));
                 runCommand(page, q("pathfinding.tool-walls"));
                 lab(page).comparison()->compare();
                 QVERIFY(QTest::qWaitFor([&] { return !lab(page).isRunning(); }, patience));
                 lab(page).race()->goTo(lab(page).race()->size());
                 lab(page).race()->goToStep(1);
             }},
             {[=](Page& page) {
                  RaceSettings settings;
                  settings.lanes = {loggia::pathfinding::Algorithm::iterative_deepening};
                  lab(page).document()->replace(
                      generated(701, 701, 1, loggia::pathfinding::MazeKind::perfect), q("test"));
                  lab(page).run()->setSettings(settings);
              },
              true}});
        QCOMPARE(faults.join(QLatin1Char(10)), QString());
    }

    /// The menu tells which of them are on.
    void switchesAreMarked() {
        PathfindingPage page;
        const QSignalSpy told(&page, &Page::commandsChanged);
        for (const char* name :
             {"pathfinding.values", "pathfinding.distances", "pathfinding.neighbours"}) {
            const CommandSpec& command = commandNamed(page, q(name));
            QVERIFY2(command.checked, name);
            const bool before = command.checked(page);
            for (const bool marked : {!before, before}) {
                const auto count = told.size();
                command.trigger(page);
                QCOMPARE(command.checked(page), marked);
                QVERIFY2(told.size() > count, name);
            }
        }
        QVERIFY(commandNamed(page, q("pathfinding.values")).checked(page)); // as it opens
    }
};

LOGGIA_WINDOW_TEST(LabCommandsTest)

} // namespace pathfinding_commands_test

#include "pathfinding_commands_test.moc"
