#include "core/connect4/engine.hpp"

#include "core/connect4/thinking.hpp"

#include <fmt/format.h>

#include <optional>

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
    std::optional<TranspositionTable> table;

    Analysis answer(const Question& question) {
        if (options.method != Method::engine)
            return think_by_textbook(question, options);
        if (options.use_table && !table)
            table.emplace(options.table_megabytes << 20U);
        return think(question, options, table ? &*table : nullptr);
    }
};

Engine::Engine(EngineOptions options) : impl_(std::make_unique<Impl>(Impl{options, {}})) {}
Engine::~Engine() = default;
Engine::Engine(Engine&&) noexcept = default;
Engine& Engine::operator=(Engine&&) noexcept = default;

void Engine::clear() {
    impl_->table.reset();
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
