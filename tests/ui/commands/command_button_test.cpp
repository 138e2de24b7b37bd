#include "tests/suite.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/commands/command_button.hpp"

#include <QPushButton>

namespace command_button_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

class CommandButtonTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void itsTipEndsInTheKeysOfTheMoment() {
        Bench bench;
        QPushButton button(QStringLiteral("Help me"), &bench.page());
        button.show();
        setCommand(&button, "sample.hint");
        button.setToolTip(QStringLiteral("Show a move"));
        QCOMPARE(tipOf(button), QStringLiteral("Show a move (H)"));
        button.setToolTip(QStringLiteral("Show another"));
        QCOMPARE(tipOf(button), QStringLiteral("Show another (H)"));
        Commands& commands = bench.window->commands();
        commands.setShortcut(QStringLiteral("sample.hint"), QKeySequence(QStringLiteral("Alt+J")));
        QCOMPARE(tipOf(button), QStringLiteral("Show another (Alt+J)"));
        commands.setShortcut(QStringLiteral("sample.hint"), {});
        QCOMPARE(tipOf(button), QStringLiteral("Show another"));
        QCOMPARE(button.toolTip(), QStringLiteral("Show another"));
    }

    void withoutACommandOrAWindowItIsAsItWas() {
        QPushButton button(QStringLiteral("Alone"));
        button.setToolTip(QStringLiteral("A tip"));
        button.show();
        setCommand(&button, "");
        QCOMPARE(tipOf(button), QStringLiteral("A tip"));
        QCOMPARE(commandOf(button), QString());
        setCommand(&button, "sample.hint");
        QCOMPARE(tipOf(button), QStringLiteral("A tip"));
        QCOMPARE(commandOf(button), QStringLiteral("sample.hint"));
    }

    void keysStandBehindTheText() {
        QCOMPARE(withKeys(QStringLiteral("Hint"), {}), QStringLiteral("Hint"));
        QCOMPARE(withKeys(QStringLiteral("Hint"), QKeySequence(QStringLiteral("Ctrl+H"))),
                 QStringLiteral("Hint (Ctrl+H)"));
    }
};

LOGGIA_WINDOW_TEST(CommandButtonTest)

} // namespace command_button_test

#include "command_button_test.moc"
