#include "ui/language/number_words.hpp"

#include "core/base/duration.hpp"

#include <QLocale>
#include <QRegularExpression>

namespace loggia::ui {

namespace {

/// The C locale, which stands for English, separates no thousands.
QLocale numberLocale() {
    const QLocale spoken;
    return spoken.language() == QLocale::C ? QLocale(QLocale::English, QLocale::UnitedStates)
                                           : spoken;
}

} // namespace

QString numberText(std::uint64_t number) {
    return numberLocale().toString(static_cast<qulonglong>(number));
}

QString decimalText(double number, int decimals) {
    return numberLocale().toString(number, 'f', decimals);
}

QString durationText(double seconds) {
    return coreNumber(QString::fromStdString(duration_text(seconds)));
}

QString coreNumber(const QString& english) {
    static const QRegularExpression grouped(QStringLiteral("^\\d{1,3}(?:,\\d{3})+$"));
    static const QRegularExpression measured(
        QStringLiteral("^(\\d+)\\.(\\d+)( (?:ms|s|min|h|%|kB|KB|MB|GB))$"));
    if (grouped.match(english).hasMatch()) {
        QString digits = english;
        bool fits = false;
        const qulonglong number = digits.remove(QLatin1Char(',')).toULongLong(&fits);
        const QLocale locale = numberLocale();
        // Counts of models can be longer than any integer of the machine.
        return fits ? locale.toString(number)
                    : QString(english).replace(QLatin1Char(','), locale.groupSeparator());
    }
    const auto found = measured.match(english);
    return found.hasMatch() ? found.captured(1) + numberLocale().decimalPoint() +
                                  found.captured(2) + found.captured(3)
                            : english;
}

} // namespace loggia::ui
