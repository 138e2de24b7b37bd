#pragma once

#include "core/sat/engines/davis_putnam.hpp"
#include "ui/widgets/plot.hpp"

#include <cstddef>
#include <vector>

namespace loggia::ui {

/// The statistics of a run as they were from moment to moment.
class StatisticsHistory {
public:
    struct Sample {
        double seconds = 0; ///< since the run began
        sat::Statistics statistics;
    };

    /// More are thinned out, so that a run of hours is drawn as fast as one of a minute.
    static constexpr std::size_t most_samples = 600;

    void clear();
    /// Later than those before. One that shares its moment with the one before takes its place.
    void add(const Sample& sample);
    [[nodiscard]] const std::vector<Sample>& samples() const { return samples_; }

    /// Conflicts, decisions and propagations a second, on a logarithmic axis.
    [[nodiscard]] PlotContent speeds() const;
    /// Learned clauses at hand: those learned less those deleted.
    [[nodiscard]] PlotContent learned() const;
    [[nodiscard]] PlotContent levels() const;

private:
    std::vector<Sample> samples_;
    std::size_t stride_ = 1;  ///< Of so many samples one is kept.
    std::size_t skipped_ = 0; ///< Since the last one that was.
};

} // namespace loggia::ui
