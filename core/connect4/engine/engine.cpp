#include "core/connect4/engine/engine.hpp"

#include "core/connect4/engine/thinking.hpp"
#include "core/connect4/format.hpp"

#include <fmt/format.h>

#include <optional>

namespace loggia::connect4 {

std::string to_text(const Value& value) {
    const double points = value.hundredths / 100.0;
    switch (value.certainty) {
    case Certainty::exact:
        return fmt::format("{} exact", lead_text(value.hundredths / 100));
    case Certainty::at_least:
        return fmt::format("at least {}", lead_text(value.hundredths / 100));
    case Certainty::at_most:
        return fmt::format("at most {}", lead_text(value.hundredths / 100));
    case Certainty::heuristic:
        break;
    }
    return fmt::format("about {:+.2f}", points);
}

struct Engine::Impl {
    EngineOptions options;
    std::optional<TranspositionTable> table;
    std::optional<Solver> solver;

    Analysis answer(const Question& question) {
        if (options.method != Method::engine)
            return think_by_textbook(question, options);
        if (!options.use_table)
            return think(question, options, nullptr, nullptr);
        if (!table)
            table.emplace(options.table_megabytes << 20U);
        const bool to_the_end =
            !question.limits.depth || *question.limits.depth >= question.position.empty_count();
        if (to_the_end && !solver) {
            const std::size_t half = options.table_megabytes / 2;
            table->limit(half << 20U);
            SolverOptions solving;
            solving.table_megabytes = half;
            solving.threads = options.threads;
            solver.emplace(solving);
        }
        return think(question, options, &*table, to_the_end ? &*solver : nullptr);
    }
};

Engine::Engine(EngineOptions options) : impl_(std::make_unique<Impl>()) {
    impl_->options = options;
}
Engine::~Engine() = default;
Engine::Engine(Engine&&) noexcept = default;
Engine& Engine::operator=(Engine&&) noexcept = default;

void Engine::clear() {
    impl_->table.reset();
    impl_->solver.reset();
}

Analysis Engine::choose(const Position& position, const Limits& limits, const Control& control,
                        const OnAnalysis& on_analysis) {
    return impl_->answer({position, limits, control, on_analysis, false});
}

Analysis Engine::analyse(const Position& position, const Limits& limits, const Control& control,
                         const OnAnalysis& on_analysis) {
    return impl_->answer({position, limits, control, on_analysis, true});
}

} // namespace loggia::connect4
