#include "ui/sat/watch/recording.hpp"

#include "ui/sat/clauses/sat_words.hpp"
#include "ui/widgets/number_text.hpp"

#include <stop_token>
#include <utility>

namespace loggia::ui {

std::shared_ptr<const Recording> record(std::shared_ptr<const ClauseReading> reading,
                                        const sat::Features& features, const Control& control,
                                        std::size_t most_events) {
    auto recording = std::make_shared<Recording>();
    recording->features = features;
    recording->reading = std::move(reading);
    if (!recording->reading || !recording->reading->file) {
        recording->refusal = SatWords::tr("These clauses were not understood.");
        return recording;
    }
    const logic::ClauseSet& clauses = recording->reading->file->clauses;
    if (clauses.literals() > Recording::most_literals || clauses.atoms() > Recording::most_atoms) {
        recording->refusal =
            SatWords::tr(
                "Too large to watch. The limits are %1 literals and atom numbers up to %2.")
                .arg(numberText(Recording::most_literals), numberText(Recording::most_atoms));
        return recording;
    }
    recording->trace = sat::Trace(most_events);
    std::stop_source stop;
    const std::stop_callback passed_on(control.stop_token(), [&stop] { stop.request_stop(); });
    sat::Sinks sinks;
    sinks.trace = &recording->trace;
    // What is not recorded need not be done.
    sinks.statistics = [&](const sat::Statistics&) {
        if (!recording->trace.complete())
            stop.request_stop();
    };
    const Control inner(stop.get_token());
    recording->answer = sat::solve_by_davis_putnam(clauses, features, inner, sinks);
    recording->tree = sat::search_tree(recording->trace, Recording::most_nodes);
    return recording;
}

} // namespace loggia::ui
