#include "ui/language/number_words.hpp"

#include "core/base/duration.hpp"
#include "core/base/number_text.hpp"

#include <QLocale>
#include <QRegularExpression>

namespace loggia::ui {

/// QLocale::toString() is no help: in Spanish Qt 6.4 writes "1234.567" for 1,234,567.
QString inLanguage(const QString& english) {
    const QLocale spoken;
    if (spoken.language() == QLocale::C || spoken.language() == QLocale::English)
        return english;
    QString text;
    for (const QChar sign : english)
        text += sign == QLatin1Char(',')   ? spoken.groupSeparator()
                : sign == QLatin1Char('.') ? spoken.decimalPoint()
                                           : QString(sign);
    return text;
}

QString numberText(std::uint64_t number) {
    return inLanguage(QString::fromStdString(number_text(number)));
}

QString decimalText(double number, int decimals) {
    return inLanguage(
        QLocale(QLocale::English, QLocale::UnitedStates).toString(number, 'f', decimals));
}

QString durationText(double seconds) {
    return coreNumber(QString::fromStdString(duration_text(seconds)));
}

QString coreNumber(const QString& english) {
    static const QRegularExpression grouped(QStringLiteral("^\\d{1,3}(?:,\\d{3})+$"));
    static const QRegularExpression measured(
        QStringLiteral("^(\\d+)\\.(\\d+)( (?:ms|s|min|h|%|kB|KB|MB|GB))$"));
    return grouped.match(english).hasMatch() || measured.match(english).hasMatch()
               ? inLanguage(english)
               : english;
}

} // namespace loggia::ui
