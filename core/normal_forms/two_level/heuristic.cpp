#include "core/normal_forms/two_level/heuristic.hpp"

#include "core/normal_forms/two_level/espresso_loop.hpp"

namespace loggia::normal_forms {

namespace {

using namespace two_level;

/// Where the complement is too large: literals that are not needed go, one after the other, and
/// then cubes.
template <class Row>
std::vector<Row> cover_without_complement(const Layout<Row>& layout, const std::vector<Row>& on,
                                          const std::vector<Row>& open, Meter& meter) {
    std::vector<Row> all = on;
    all.insert(all.end(), open.begin(), open.end());
    UnateRecursion<Row> recursion(layout, meter);
    MarkedRows<Row> cover;
    for (Row cube : on) {
        if (meter.stopped())
            return on;
        const Row missing = layout.full - cube;
        for_each_bit(missing, [&](std::size_t bit) {
            if (meter.stopped())
                return;
            Row larger = cube;
            set_bit(larger, bit);
            if (holds_all(recursion, all, {}, larger) && !meter.stopped())
                cube = larger;
        });
        cover.push_back({cube});
    }
    const std::vector<char> stays = Redundancy<Row>(layout, meter).irredundant(cover, open);
    std::vector<Row> result;
    for (std::size_t i = 0; i < cover.size(); ++i)
        if (stays[i] != 0)
            result.push_back(cover[i].row);
    return meter.stopped() ? on : result;
}

template <class Row>
PositionalCover heuristic_rows(const PositionalCover& on_cover, const PositionalCover& open_cover,
                               const HeuristicOptions& options, Meter& meter,
                               std::uint64_t& essential) {
    const int inputs = on_cover.inputs();
    const int outputs = on_cover.outputs();
    const Layout<Row> layout(inputs, outputs);
    std::vector<Row> on = rows_of<Row>(on_cover);
    const std::vector<Row> open = rows_of<Row>(open_cover);
    constexpr std::size_t most_compared = 30'000;
    if (on.size() <= most_compared)
        keep_maximal_rows(on, meter);
    const typename EspressoLoop<Row>::Better tell = [&](const std::vector<Row>& rows) {
        if (options.better)
            options.better(cover_of(rows, inputs, outputs));
    };
    tell(on);
    if (meter.stopped() || on.empty())
        return cover_of(on, inputs, outputs);
    const std::optional<std::vector<Row>> off =
        complement_rows(layout, on, open, options.most_off, meter);
    if (!off)
        return cover_of(cover_without_complement(layout, on, open, meter), inputs, outputs);
    EspressoLoop<Row> loop(layout, on, open, *off, meter, tell);
    const std::vector<Row> rows = loop.run();
    essential = loop.essential();
    return cover_of(rows, inputs, outputs);
}

} // namespace

HeuristicCover heuristic_cover(const PositionalCover& on, const PositionalCover& dont_care,
                               const HeuristicOptions& options, const Control& control) {
    Meter meter(control, options.work);
    HeuristicCover result;
    result.cover = with_rows_of(on.width(), [&](const auto& row) {
        return heuristic_rows<std::decay_t<decltype(row)>>(on, dont_care, options, meter,
                                                           result.essential);
    });
    result.stopped = meter.stopped();
    result.work = meter.work();
    return result;
}

} // namespace loggia::normal_forms
