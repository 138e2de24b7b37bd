#include "tests/suite.hpp"
#include "tests/ui/puzzles/puzzle_page_fixture.hpp"
#include "tests/ui/support/command_checks.hpp"
#include "tests/ui/support/run_command.hpp"

#include <QClipboard>
#include <QGuiApplication>
#include <QPushButton>

namespace puzzles_commands_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

class PuzzleCommandsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void everyCommandIsWholeAndWorks() {
        const auto put = [](Page& page, SheetForm form, const char* text) {
            auto& puzzles = static_cast<PuzzlesPage&>(page);
            setMark(page, uq("puzzles.solve-while-typing"), true);
            puzzles.showSide(PuzzlesPage::Side::solutions);
            puzzles.document()->replaceAll(form, uq(text), uq("test"));
            static_cast<void>(puzzleSettled(puzzles));
            puzzles.selectStatement(std::nullopt);
            puzzles.findChild<PuzzlePicture*>()->setFocus();
            QGuiApplication::clipboard()->clear();
        };
        const auto step = [](Page& page, std::size_t to) {
            page.findChild<DerivationPanel*>()->setStep(to);
        };
        const auto faults = commandFaults(
            PuzzlesPage::pageInfo(), {{[=](Page& page) {
                                          put(page, SheetForm::words, islanders);
                                          step(page, 2);
                                      }},
                                      {[=](Page& page) {
                                          put(page, SheetForm::ring, slipping);
                                          step(page, 0);
                                      }},
                                      {[=](Page& page) {
                                          // Not solved any more when it changes: the command has
                                          // something to do.
                                          put(page, SheetForm::words, islanders);
                                          setMark(page, uq("puzzles.solve-while-typing"), false);
                                          static_cast<PuzzlesPage&>(page).document()->replaceAll(
                                              SheetForm::propositions, uq(loose), uq("test"));
                                      }},
                                      {[=](Page& page) {
                                           setMark(page, uq("puzzles.solve-while-typing"), true);
                                           static_cast<PuzzlesPage&>(page).document()->replaceAll(
                                               SheetForm::propositions, uq(loose), uq("test"));
                                       },
                                       true}});
        QCOMPARE(faults.join(QLatin1Char(10)), QString());
    }
};

LOGGIA_WINDOW_TEST(PuzzleCommandsTest)

} // namespace puzzles_commands_test

#include "puzzles_commands_test.moc"
