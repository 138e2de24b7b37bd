#pragma once

#include <QString>

#include <vector>

namespace loggia::ui {

/// One axis: the range it shows and where it is labelled.
struct PlotScale {
    double low = 0;
    double high = 1;
    bool logarithmic = false;
    std::vector<double> ticks;

    /// Where a value lies between low (0) and high (1).
    [[nodiscard]] double share(double value) const;
};

/// A range that holds `low` to `high`, with some `count` ticks at 1, 2 or 5 times a power of ten,
/// and no closer than `least_step`: 1 where things are counted.
[[nodiscard]] PlotScale linearScale(double low, double high, int count, double least_step = 0);
/// The same with at most `most` whole powers of ten; `low` must be above 0.
[[nodiscard]] PlotScale logarithmicScale(double low, double high, int most = 8);

/// A number in few characters: "0.5", "20", "1,000", "10⁻⁵", "2.5 · 10¹²".
[[nodiscard]] QString tickText(double value);
/// The same for a tick of an axis: where one of them needs a power of ten, all but 0 and numbers
/// from 1 to 99 have one.
[[nodiscard]] QString tickText(const PlotScale& scale, double tick);

} // namespace loggia::ui
