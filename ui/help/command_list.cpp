#include "ui/help/command_list.hpp"

#include "ui/commands/commands.hpp"

#include <QCoreApplication>

namespace loggia::ui {

namespace {

/// Text as it is, whatever marks of Markdown it contains.
QString escaped(const QString& text) {
    static const QString marks = QStringLiteral("\\`*_[]<>|#&");
    QString result;
    for (const QChar letter : text) {
        if (marks.contains(letter))
            result += QLatin1Char('\\');
        result += letter;
    }
    return result;
}

class CommandList {
    Q_DECLARE_TR_FUNCTIONS(CommandList)
};

} // namespace

QString commandsAsMarkdown(const Commands& commands, const QString& group) {
    QString table = QStringLiteral("| %1 | %2 | %3 |\n|---|---|---|\n")
                        .arg(CommandList::tr("Command"), CommandList::tr("Key"),
                             CommandList::tr("Description"));
    for (const auto& entry : commands.entries())
        if (entry.group == group)
            table += QStringLiteral("| %1 | %2 | %3 |\n")
                         .arg(escaped(plainText(entry.spec.textShown())),
                              escaped(commands.shortcut(QString::fromLatin1(entry.spec.id))
                                          .toString(QKeySequence::NativeText)),
                              escaped(entry.spec.helpShown()));
    return table;
}

} // namespace loggia::ui
