#include "core/connect4/matches/crosstable.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace loggia::connect4 {

namespace {

constexpr double z95 = 1.959963984540054;

/// The two-sided 95 % quantile of Student's distribution: tabulated where few degrees of freedom
/// make it large, then by the expansion of Cornish and Fisher, good to 0.001.
double student95(int degrees) {
    constexpr std::array<double, 10> tabulated{12.706, 4.303, 3.182, 2.776, 2.571,
                                               2.447,  2.365, 2.306, 2.262, 2.228};
    if (degrees <= static_cast<int>(tabulated.size()))
        return tabulated.at(static_cast<std::size_t>(degrees - 1));
    const double z3 = z95 * z95 * z95;
    const double z5 = z3 * z95 * z95;
    return z95 + (z3 + z95) / (4.0 * degrees) +
           (5 * z5 + 16 * z3 + 3 * z95) / (96.0 * degrees * degrees);
}

} // namespace

Tally& Tally::operator+=(const Tally& other) noexcept {
    wins += other.wins;
    draws += other.draws;
    losses += other.losses;
    forfeits += other.forfeits;
    forfeits_given += other.forfeits_given;
    points_for += other.points_for;
    points_against += other.points_against;
    return *this;
}

void Crosstable::add(const GameRecord& record) {
    for (const Side side : {Side::a, Side::b}) {
        Tally& tally =
            tallies.at(index_of(side)).at(static_cast<std::size_t>(record.player_of(side)));
        if (record.forfeit) {
            ++(record.forfeit->side == side ? tally.forfeits : tally.forfeits_given);
            continue;
        }
        const int own = record.points(side);
        const int others = record.points(other(side));
        tally.points_for += own;
        tally.points_against += others;
        ++(own > others ? tally.wins : own < others ? tally.losses : tally.draws);
        if (side == Side::a)
            sum_of_squared_leads += static_cast<double>((own - others) * (own - others));
    }
}

Tally Crosstable::total(Side side) const noexcept {
    Tally tally = tallies[index_of(side)][0];
    return tally += tallies[index_of(side)][1];
}

Estimate Crosstable::score(Side side) const noexcept {
    const Tally tally = total(side);
    if (tally.games() == 0)
        return {0.5, 0, 1};
    const double n = tally.games();
    const double share = (tally.wins + 0.5 * tally.draws) / n;
    const double z2 = z95 * z95;
    const double centre = (share + z2 / (2 * n)) / (1 + z2 / n);
    const double half = z95 / (1 + z2 / n) * std::sqrt(share * (1 - share) / n + z2 / (4 * n * n));
    return {share, std::max(0.0, centre - half), std::min(1.0, centre + half)};
}

Estimate Crosstable::elo(Side side) const noexcept {
    const auto difference = [](double share) {
        constexpr double infinity = std::numeric_limits<double>::infinity();
        if (share <= 0 || share >= 1)
            return share <= 0 ? -infinity : infinity;
        return 400 * std::log10(share / (1 - share));
    };
    const Estimate share = score(side);
    return {difference(share.value), difference(share.low), difference(share.high)};
}

Estimate Crosstable::lead(Side side) const noexcept {
    const Tally tally = total(side);
    if (tally.games() == 0)
        return {};
    const double n = tally.games();
    const double mean = (tally.points_for - tally.points_against) / n;
    if (tally.games() == 1)
        return {mean, -quadruple_count, quadruple_count};
    const double variance = std::max(0.0, (sum_of_squared_leads - n * mean * mean) / (n - 1));
    const double half = student95(tally.games() - 1) * std::sqrt(variance / n);
    return {mean, mean - half, mean + half};
}

Crosstable crosstable_of(const std::vector<GameRecord>& records) {
    Crosstable table;
    for (const GameRecord& record : records)
        table.add(record);
    return table;
}

} // namespace loggia::connect4
