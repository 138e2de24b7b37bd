#include "core/ladr/models/size_search.hpp"

#include <stop_token>
#include <thread>

namespace loggia::ladr {

Result<CellSearchEnd> SizeSearch::find(int size, const InterpretationSink& sink,
                                       const Control& control) {
    std::stop_source cells;
    std::stop_source sat;
    const std::stop_callback stops_both(control.stop_token(), [&] {
        cells.request_stop();
        sat.request_stop();
    });
    bool found_some = false;
    auto answer = SatFinder::Answer::stopped;
    std::jthread helper;
    const auto help = [&] {
        helper = std::jthread([&] {
            answer = sat_->solve(size, Control(sat.get_token()));
            if (answer == SatFinder::Answer::none ||
                (answer == SatFinder::Answer::model && one_is_enough_))
                cells.request_stop();
        });
    };
    auto end = finder_.find(
        size,
        [&](const Interpretation& model) {
            found_some = true;
            return sink(model);
        },
        Control(cells.get_token(), [&](const Progress& progress) { control.report(progress); }),
        {[&] {
             if (!sat_)
                 sat_.emplace(finder_.theory(), finder_.fixed(size));
             help();
         },
         decisions_});
    sat.request_stop();
    if (helper.joinable())
        helper.join();
    const bool is_open = end && *end == CellSearchEnd::stopped && !found_some;
    if (!is_open || control.stop_requested())
        return end;
    if (answer == SatFinder::Answer::none)
        return CellSearchEnd::complete;
    if (answer != SatFinder::Answer::model)
        return end;
    Interpretation model = finder_.empty_model(size, true);
    for (std::size_t i = 0; i < model.operations.size(); ++i)
        model.operations[i].table = sat_->table(i);
    return sink(model) ? CellSearchEnd::complete : CellSearchEnd::refused;
}

Result<std::optional<mpz_class>> SizeSearch::count(int size, const Control& control) {
    mpz_class number = 0;
    const auto end = find(
        size,
        [&](const Interpretation&) {
            ++number;
            return true;
        },
        control);
    if (!end)
        return tl::unexpected(end.error());
    if (*end != CellSearchEnd::complete)
        return std::nullopt;
    return number;
}

} // namespace loggia::ladr
