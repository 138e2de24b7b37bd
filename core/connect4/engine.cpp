#include "core/connect4/engine.hpp"

#include "core/connect4/reference.hpp"

#include <fmt/format.h>

#include <chrono>
#include <cstdlib>
#include <ctime>

namespace loggia::connect4 {

std::string to_text(const Value& value) {
    const double points = value.hundredths / 100.0;
    switch (value.certainty) {
    case Certainty::exact:
        return fmt::format("{:+} exact", value.hundredths / 100);
    case Certainty::at_least:
        return fmt::format("at least {:+}", value.hundredths / 100);
    case Certainty::at_most:
        return fmt::format("at most {:+}", value.hundredths / 100);
    case Certainty::estimate:
        break;
    }
    return fmt::format("about {:+.2f}", points);
}

struct Engine::Impl {
    EngineOptions options;
};

Engine::Engine(EngineOptions options) : impl_(std::make_unique<Impl>(Impl{options})) {}
Engine::~Engine() = default;
Engine::Engine(Engine&&) noexcept = default;
Engine& Engine::operator=(Engine&&) noexcept = default;
void Engine::clear() {}

Analysis Engine::choose(const Position& position, const Limits& limits, const Control& control,
                        const OnAnalysis& on_analysis) {
    return analyse(position, limits, control, on_analysis);
}

Analysis Engine::analyse(const Position& position, const Limits& limits, const Control& control,
                         const OnAnalysis& on_analysis) {
    Analysis analysis;
    const auto begin = std::chrono::steady_clock::now();
    const int most = limits.depth.value_or(position.empty_count());
    for (int depth = 1; depth <= std::min(most, position.empty_count()); ++depth) {
        Analysis next;
        for (int column = 0; column < columns; ++column) {
            if (!position.can_play(column))
                continue;
            const auto reply = alpha_beta(position.after(column), depth - 1, score_so_far);
            const Value value{-reply.value, depth == position.empty_count() ? Certainty::exact
                                                                            : Certainty::estimate};
            next.columns.push_back({column, value, {column}});
            next.nodes += reply.nodes;
            if (next.column < 0 || value.hundredths > next.value.hundredths) {
                next.column = column;
                next.value = value;
                next.line = {column};
            }
        }
        next.depth = depth;
        next.seconds =
            std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
        analysis = next;
        if (on_analysis)
            on_analysis(analysis);
        if (control.stop_requested() || (limits.seconds && next.seconds > *limits.seconds / 8)) {
            analysis.complete = depth == most;
            break;
        }
    }
    return analysis;
}

} // namespace loggia::connect4
