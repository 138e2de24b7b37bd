#include "tests/suite.hpp"
#include "tests/ui/support/command_checks.hpp"
#include "tests/ui/wumpus/page_fixture.hpp"

#include <QClipboard>

namespace wumpus_commands_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

class WumpusCommandsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void everyCommandIsWholeAndWorks() {
        const auto put = [](Page& page, const char* rules, bool walk) {
            WumpusDocument& document = *static_cast<WumpusPage&>(page).document();
            const std::optional<WalkState> path =
                walk ? std::optional(WalkState{32, {}}) : std::nullopt;
            document.replaceAll({q(rules), q("(or P_3_3 P_3_4)\n"), q("P_3_3\n")}, path, q("test"));
            QGuiApplication::clipboard()->clear();
        };
        // A hunt at the entry, and one where the gold is.
        const auto hunt = [](Page& page, const std::vector<wumpus::Action>& actions) {
            WumpusDocument& document = *static_cast<WumpusPage&>(page).document();
            document.startWalk(4, WalkKind::hunt);
            for (const wumpus::Action& action : actions)
                static_cast<void>(document.act(action));
        };
        const auto faults =
            commandFaults(WumpusPage::pageInfo(),
                          {{[hunt](Page& page) { hunt(page, {}); }},
                           {[hunt](Page& page) {
                               hunt(page, {wumpus::action::Go{{1, 2}}, wumpus::action::Go{{2, 2}}});
                           }},
                           {[put](Page& page) { put(page, "(not P_3_4)\n", true); }},
                           {[put](Page& page) { put(page, "(not P_3_4)\n", false); }},
                           {[put](Page& page) { put(page, "(not P_4_4)\n", true); }, true}});
        QCOMPARE(faults.join(QLatin1Char(10)), QString());
    }
};

LOGGIA_WINDOW_TEST(WumpusCommandsTest)

} // namespace wumpus_commands_test

#include "wumpus_commands_test.moc"
