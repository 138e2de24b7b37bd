#include "ui/widgets/sentence.hpp"

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
    return sentence(QString::fromStdString(words));
}

} // namespace loggia::ui
