#include "ui/lessons/lesson_words.hpp"

#include "ui/language/language.hpp"

#include <QRegularExpression>

namespace loggia::ui {

QString titleShown(const lessons::Lesson& lesson) {
    return QString::fromStdString(title_in(lesson, codeSpoken().toStdString()));
}

QString withNamesShown(const QString& markdown) {
    static const QRegularExpression name(QStringLiteral("(?<!\\*)\\*([^*\\n]+)\\*(?!\\*)"));
    QString text;
    qsizetype end = 0;
    for (auto found = name.globalMatch(markdown); found.hasNext();) {
        const auto match = found.next();
        const QStringList shown = shownFor(match.captured(1));
        text += markdown.mid(end, match.capturedStart(1) - end);
        // Where it is called differently in different places, nobody knows which is meant.
        text +=
            shown.size() == 1 ? QString(shown.front()).remove(QLatin1Char('&')) : match.captured(1);
        end = match.capturedEnd(1);
    }
    return text + markdown.mid(end);
}

} // namespace loggia::ui
