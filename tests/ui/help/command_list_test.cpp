#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/commands/commands.hpp"
#include "ui/help/command_list.hpp"

#include <QSettings>
#include <QTemporaryDir>
#include <QTextDocument>

#include <array>

namespace command_list_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

class CommandListTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void listsTheGroupWithTheKeysOfTheMoment() {
        static constexpr auto page = std::to_array<CommandSpec>({
            {.id = "a.one", .text = "&One...", .help = "Does *one* | thing.", .shortcut = "Ctrl+1"},
            {.id = "a.two", .text = "T&wo", .help = "Does <b>two</b> of P_1_1."},
        });
        static constexpr auto other =
            std::to_array<CommandSpec>({{.id = "b.three", .text = "Three", .help = "No."}});
        const QTemporaryDir folder;
        QSettings settings(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
        Commands commands(settings);
        commands.add(QStringLiteral("a"), page, [this]() -> QObject& { return *this; });
        commands.add(QStringLiteral("b"), other, [this]() -> QObject& { return *this; });
        commands.setShortcut(QStringLiteral("a.two"), QKeySequence(QStringLiteral("Ctrl+*")));
        // What a person reads, whatever marks are in the text.
        QTextDocument document;
        document.setMarkdown(commandsAsMarkdown(commands, QStringLiteral("a")));
        QString text = document.toPlainText();
        text.replace(QChar(0xfdd0), QLatin1Char('\n')).replace(QChar(0xfdd1), QLatin1Char('\n'));
        const QStringList cells = text.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        QCOMPARE(cells.join(QLatin1Char(';')),
                 QStringLiteral("Command;Key;Description;One;Ctrl+1;Does *one* | "
                                "thing.;Two;Ctrl+*;Does <b>two</b> of P_1_1."));
    }
};

LOGGIA_WINDOW_TEST(CommandListTest)

} // namespace command_list_test

#include "command_list_test.moc"
