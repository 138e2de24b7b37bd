#include "tests/core/sat/pigeonhole.hpp"
#include "tests/suite.hpp"
#include "tests/ui/sat/page_fixture.hpp"
#include "tests/ui/support/command_checks.hpp"
#include "tests/ui/support/run_command.hpp"
#include "ui/sat/answer_panel.hpp"

#include <QClipboard>
#include <QGuiApplication>

namespace sat_commands_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

class SatCommandsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void everyCommandIsWholeAndWorks() {
        const auto put = [](Page& page, const QByteArray& text, bool watching) {
            auto& sat = static_cast<SatPage&>(page);
            runCommand(page, q("sat.stop"));
            sat.setWatching(false);
            sat.document()->replace(text, q("test"));
            static_cast<void>(
                QTest::qWaitFor([&sat] { return !sat.reader()->isReading(); }, patience));
            runCommand(page, q("sat.solve"));
            static_cast<void>(
                QTest::qWaitFor([&sat] { return !sat.solveRun()->isRunning(); }, patience));
            if (watching) {
                sat.setWatching(true);
                static_cast<void>(
                    QTest::qWaitFor([&sat] { return !sat.watch()->isRecording(); }, patience));
                for (int i = 0; i < 3; ++i)
                    runCommand(page, q("sat.next-conflict"));
                runCommand(page, q("sat.previous-conflict"));
            }
            QGuiApplication::clipboard()->clear();
        };
        const QByteArray model = "1 2\n-2 3\n0\n";
        const QByteArray none = "1 2\n1 -2\n-1 2\n-1 -2\n3\n0\n";
        const QByteArray conflicts =
            sat::to_assignment_format(sat::pigeonhole_clauses(4), {}).c_str();
        const QByteArray endless =
            sat::to_assignment_format(sat::hidden_pigeonhole_clauses(12), {}).c_str();
        const auto faults = commandFaults(
            SatPage::pageInfo(),
            {{[=](Page& page) { put(page, model, false); }},
             {[=](Page& page) { put(page, none, false); }},
             {[=](Page& page) {
                 // With a core, which can be copied and saved.
                 auto& sat = static_cast<SatPage&>(page);
                 put(page, none, false);
                 runCommand(page, q("sat.core"));
                 static_cast<void>(
                     QTest::qWaitFor([&sat] { return !sat.tasks()->isRunning(); }, patience));
             }},
             {[=](Page& page) {
                 // With a value that a person changed.
                 put(page, model, false);
                 page.findChild<AnswerPanel*>()->assignmentPanel()->assignment()->cycle(1);
             }},
             {[=](Page& page) { put(page, conflicts, true); }},
             {[=](Page& page) {
                  auto& sat = static_cast<SatPage&>(page);
                  put(page, model, false);
                  auto settings = SatSettings{};
                  settings.engine = SatEngine::cdcl;
                  const auto file = std::make_shared<sat::ClauseFile>(
                      sat::parse_clauses(endless.toStdString()).value());
                  sat.solveRun()->start(sat.document()->revision(), file, settings);
              },
              true}});
        QCOMPARE(faults.join(QLatin1Char(10)), QString());
    }
};

LOGGIA_WINDOW_TEST(SatCommandsTest)

} // namespace sat_commands_test

#include "sat_commands_test.moc"
