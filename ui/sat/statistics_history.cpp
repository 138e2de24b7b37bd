#include "ui/sat/statistics_history.hpp"

#include "ui/sat/clauses/sat_words.hpp"
#include "ui/widgets/number_text.hpp"

#include <algorithm>
#include <utility>

namespace loggia::ui {

namespace {

using Count = std::uint64_t sat::Statistics::*;

PlotContent emptyPlot(const QString& y_title) {
    PlotContent content;
    content.x_title = SatWords::tr("seconds");
    content.y_title = y_title;
    content.empty_text = SatWords::tr("The chart appears during runs of a second or more.");
    return content;
}

PlotSeries speedOf(const std::vector<StatisticsHistory::Sample>& samples, Count count,
                   const QString& name, bool dashed) {
    PlotSeries series{name, {}, {}, false, dashed};
    for (std::size_t i = 1; i < samples.size(); ++i) {
        const auto& before = samples[i - 1];
        const auto& now = samples[i];
        const auto done = static_cast<double>(now.statistics.*count - before.statistics.*count);
        const double speed = done / (now.seconds - before.seconds);
        series.points.emplace_back(now.seconds, speed);
        series.labels.push_back(SatWords::tr("%1 per second, %2 in total")
                                    .arg(numberText(static_cast<std::uint64_t>(speed)),
                                         numberText(now.statistics.*count)));
    }
    return series;
}

} // namespace

void StatisticsHistory::clear() {
    *this = {};
}

void StatisticsHistory::add(const Sample& sample) {
    if (!samples_.empty() && sample.seconds <= samples_.back().seconds) {
        samples_.back().statistics = sample.statistics;
        return;
    }
    if (!samples_.empty() && ++skipped_ < stride_)
        return;
    skipped_ = 0;
    samples_.push_back(sample);
    if (samples_.size() < most_samples)
        return;
    for (std::size_t i = 1; 2 * i < samples_.size(); ++i)
        samples_[i] = samples_[2 * i];
    samples_.resize((samples_.size() + 1) / 2);
    stride_ *= 2;
}

PlotContent StatisticsHistory::speeds() const {
    PlotContent content = emptyPlot(SatWords::tr("per second"));
    content.logarithmic = true;
    content.series = {
        speedOf(samples_, &sat::Statistics::propagations, SatWords::tr("propagations"), false),
        speedOf(samples_, &sat::Statistics::decisions, SatWords::tr("decisions"), true),
        speedOf(samples_, &sat::Statistics::conflicts, SatWords::tr("conflicts"), false)};
    content.series.back().dotted = true;
    return content;
}

PlotContent StatisticsHistory::learned() const {
    PlotContent content = emptyPlot(SatWords::tr("learned clauses"));
    content.counts = true;
    PlotSeries series{SatWords::tr("learned clauses"), {}, {}, false, false};
    for (const Sample& each : samples_)
        series.points.emplace_back(
            each.seconds, static_cast<double>(each.statistics.learned - each.statistics.deleted));
    if (samples_.size() > 1) // one point is no curve
        content.series = {std::move(series)};
    return content;
}

PlotContent StatisticsHistory::levels() const {
    PlotContent content = emptyPlot(SatWords::tr("level"));
    content.counts = true;
    PlotSeries series{SatWords::tr("level"), {}, {}, true, false};
    for (const Sample& each : samples_)
        series.points.emplace_back(each.seconds, static_cast<double>(each.statistics.level));
    if (samples_.size() > 1)
        content.series = {std::move(series)};
    return content;
}

} // namespace loggia::ui
