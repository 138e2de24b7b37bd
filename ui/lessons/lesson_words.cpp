#include "ui/lessons/lesson_words.hpp"

#include "ui/language/language.hpp"
#include "ui/lessons/lesson_checks.hpp"

#include <QRegularExpression>
#include <QStringList>
#include <QWidget>

#include <algorithm>

namespace loggia::ui {

namespace {

bool begins_in_capitals(const QString& text) {
    return !text.isEmpty() && text.front().isUpper();
}

/// As what `name` is shown, without mnemonics. One name each: "&New walk", "New &walk" and "new
/// walk" are the same, and the one that begins as `name` does stands for them.
QStringList names_shown(const QString& name) {
    QStringList shown = shownFor(name);
    for (QString& each : shown)
        each.remove(QLatin1Char('&'));
    shown.sort(); // they come in any order
    std::stable_partition(shown.begin(), shown.end(), [&name](const QString& each) {
        return begins_in_capitals(each) == begins_in_capitals(name);
    });
    QStringList names;
    for (const QString& each : shown)
        if (!names.contains(each, Qt::CaseInsensitive))
            names << each;
    return names;
}

/// Where it is called differently in different places, `page` tells which is meant, or nobody.
QString name_shown(const QString& name, const QWidget* page) {
    QStringList names = names_shown(name);
    if (names.size() > 1 && page)
        names.removeIf([page](const QString& each) { return !controlNamed(*page, each); });
    return names.size() == 1 ? names.front() : name;
}

} // namespace

QString titleShown(const lessons::Lesson& lesson) {
    return QString::fromStdString(title_in(lesson, codeSpoken().toStdString()));
}

QString withNamesShown(const QString& markdown, const QWidget* page) {
    static const QRegularExpression name(QStringLiteral("(?<!\\*)\\*([^*\\n]+)\\*(?!\\*)"));
    QString text;
    qsizetype end = 0;
    for (auto found = name.globalMatch(markdown); found.hasNext();) {
        const auto match = found.next();
        text += markdown.mid(end, match.capturedStart(1) - end);
        text += name_shown(match.captured(1), page);
        end = match.capturedEnd(1);
    }
    return text + markdown.mid(end);
}

} // namespace loggia::ui
