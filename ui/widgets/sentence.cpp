#include "ui/widgets/sentence.hpp"

#include "ui/language/core_words.hpp"
#include "ui/language/language.hpp"

#include <QCoreApplication>

namespace loggia::ui {

QString firstUpper(QString text) {
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

QString sentence(const QString& words) {
    if (words.isEmpty() || words.endsWith(QLatin1Char('.')))
        return firstUpper(words);
    return firstUpper(words) + QLatin1Char('.');
}

QString sentence(const std::string& words) {
    return sentence(coreWords(words));
}

QString restOfSentence(const std::string& words) {
    const QString said = coreWords(words);
    return said.left(1) + sentence(said).mid(1);
}

QString shortLine(const QString& text, qsizetype most) {
    QString line = text.trimmed().replace(QLatin1Char('\n'), QLatin1Char(' '));
    if (line.size() <= most)
        return line;
    const bool halves = most > 0 && line[most - 1].isHighSurrogate();
    return line.left(halves ? most - 1 : most) + QLatin1String("...");
}

QString titleWithin(const QString& title) {
    return codeSpoken() == codeOf(Language::german) ? title : title.toLower();
}

QString listInWords(QStringList parts) {
    if (parts.size() < 2)
        return parts.value(0);
    const QString last = parts.takeLast();
    return QCoreApplication::translate("loggia::ui::Sentence", "%1 and %2")
        .arg(parts.join(QLatin1String(", ")), last);
}

} // namespace loggia::ui
