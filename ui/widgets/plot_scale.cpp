#include "ui/widgets/plot_scale.hpp"

#include "ui/widgets/number_text.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace loggia::ui {

double PlotScale::share(double value) const {
    if (!logarithmic)
        return (value - low) / (high - low);
    return (std::log10(std::max(value, 1e-300)) - std::log10(low)) /
           (std::log10(high) - std::log10(low));
}

PlotScale linearScale(double low, double high, int count, double least_step) {
    if (!(high > low))
        high = low + 1;
    const double rough = (high - low) / std::max(count, 1);
    const double power = std::pow(10, std::floor(std::log10(rough)));
    double step = 10 * power;
    for (const double factor : {5.0, 2.0, 1.0})
        if (factor * power >= rough * 0.999)
            step = factor * power;
    step = std::max(step, least_step);
    PlotScale scale;
    scale.low = std::floor(low / step + 1e-9) * step;
    scale.high = std::ceil(high / step - 1e-9) * step;
    const auto steps = static_cast<int>(std::lround((scale.high - scale.low) / step));
    for (int i = 0; i <= steps; ++i)
        scale.ticks.push_back(scale.low + i * step);
    return scale;
}

PlotScale logarithmicScale(double low, double high, int most) {
    PlotScale scale;
    scale.logarithmic = true;
    const auto first = static_cast<int>(std::floor(std::log10(low) + 1e-9));
    const auto last = std::max(first + 1, static_cast<int>(std::ceil(std::log10(high) - 1e-9)));
    scale.low = std::pow(10, first);
    scale.high = std::pow(10, last);
    const int every = (last - first) / std::max(most, 1) + 1;
    for (int power = first; power <= last; power += every)
        scale.ticks.push_back(std::pow(10, power));
    return scale;
}

namespace {

constexpr QChar minus(0x2212);

/// Whether a number has more digits than an axis has room for.
bool isLong(double value) {
    const double size = std::abs(value);
    return size >= 1e-12 && (size > 0.9999999e7 || size < 0.9999999e-4);
}

/// 10⁻⁵, or 2.5 · 10⁻⁵
QString withPower(double value) {
    const double size = std::abs(value);
    const auto power = static_cast<int>(std::floor(std::log10(size) + 1e-9));
    QString raised;
    for (const QChar each : QString::number(power))
        raised += each == QLatin1Char('-')   ? QChar(0x207b)
                  : each == QLatin1Char('1') ? QChar(0x00b9)
                  : each == QLatin1Char('2') ? QChar(0x00b2)
                  : each == QLatin1Char('3') ? QChar(0x00b3)
                                             : QChar(0x2070 + each.digitValue());
    const QString factor = inLanguage(QString::number(size / std::pow(10, power), 'g', 3));
    return (value < 0 ? QString(minus) : QString()) +
           (factor == QLatin1String("1") ? QString() : factor + QStringLiteral(" \u00b7 ")) +
           QStringLiteral("10") + raised;
}

} // namespace

QString tickText(double value) {
    const double size = std::abs(value);
    if (size < 1e-12)
        return QStringLiteral("0");
    if (isLong(value))
        return withPower(value);
    if (size >= 1000 && size == std::floor(size))
        return (value < 0 ? QString(minus) : QString()) +
               numberText(static_cast<std::uint64_t>(size));
    return inLanguage(QString::number(value, 'g', 6)).replace(QLatin1Char('-'), minus);
}

QString tickText(const PlotScale& scale, double tick) {
    const double size = std::abs(tick);
    const bool is_short = size < 1e-12 || (size > 0.999 && size < 99.9);
    return !is_short && std::any_of(scale.ticks.begin(), scale.ticks.end(), isLong)
               ? withPower(tick)
               : tickText(tick);
}

} // namespace loggia::ui
