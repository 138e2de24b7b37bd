#include "core/connect4/levels/level.hpp"

#include "core/base/random.hpp"
#include "core/connect4/solver/solve.hpp"

#include <cmath>
#include <optional>
#include <vector>

namespace loggia::connect4 {

namespace {

struct LevelSpec {
    std::string_view name;
    int depth;          ///< 0: the limit is a time.
    double temperature; ///< Points.
    Evaluation evaluation;
};

/// In the order of the levels. A beginner takes two of three points on offer and sees no reply;
/// casual sees the reply; each further level looks twice as far, and its mistakes are half as
/// large.
constexpr std::array<LevelSpec, all_levels.size()> specs{{
    {"beginner", 1, 0.6, Evaluation::score},
    {"casual", 2, 0.3, Evaluation::score},
    {"intermediate", 4, 0.15, Evaluation::pattern},
    {"advanced", 8, 0.05, Evaluation::pattern},
    {"expert", 0, 0, Evaluation::pattern},
    {"perfect", 0, 0, Evaluation::pattern},
}};

const LevelSpec& spec_of(Level level) {
    return specs.at(static_cast<std::size_t>(level));
}

constexpr double expert_seconds = 1;
/// Of equally good moves perfect prefers the engine's, which are the harder to answer.
constexpr double preference_seconds = 0.2;

const ColumnValue& drawn_from(const Analysis& analysis, double temperature, Random& random) {
    std::vector<double> weights;
    double sum = 0;
    for (const ColumnValue& column : analysis.columns) {
        const double behind = (analysis.value.hundredths - column.value.hundredths) / 100.0;
        sum += weights.emplace_back(std::exp(-std::max(0.0, behind) / temperature));
    }
    double left = random.real() * sum;
    for (std::size_t i = 0; i + 1 < weights.size(); ++i) {
        left -= weights[i];
        if (left < 0)
            return analysis.columns[i];
    }
    return analysis.columns.back();
}

} // namespace

std::string_view to_text(Level level) {
    return spec_of(level).name;
}

Result<Level> level_of(std::string_view text) {
    for (const Level level : all_levels)
        if (text == to_text(level))
            return level;
    return failure("expected beginner, casual, intermediate, advanced, expert or perfect, found '" +
                   std::string(text) + "'");
}

struct LevelPlayer::Impl {
    Impl(Level wanted, const Options& wanted_options)
        : level(wanted), options(wanted_options),
          engine({.evaluation = spec_of(wanted).evaluation,
                  .threads = spec_of(wanted).depth == 0 ? wanted_options.threads : 1,
                  .table_megabytes = wanted_options.table_megabytes}) {
        if (level == Level::perfect)
            solver.emplace(SolverOptions{.table_megabytes = options.table_megabytes,
                                         .threads = options.threads});
    }

    Analysis err(const Position& position, std::uint64_t seed, const Control& control,
                 const OnAnalysis& on_analysis) {
        const LevelSpec& spec = spec_of(level);
        Analysis analysis = engine.analyse(position, {.depth = spec.depth, .seconds = std::nullopt},
                                           control, on_analysis);
        if (analysis.columns.empty() || control.stop_requested())
            return analysis;
        Random random(seed ^ Random(position.stones(Player::one)).next() ^
                      Random(~position.stones(Player::two)).next());
        const ColumnValue& chosen = drawn_from(analysis, spec.temperature, random);
        analysis.column = chosen.column;
        analysis.line = chosen.line;
        return analysis;
    }

    Analysis prove(const Position& position, const Control& control,
                   const OnAnalysis& on_analysis) {
        const Control quiet(control.stop_token());
        Analysis analysis = engine.choose(
            position, {.depth = std::nullopt, .seconds = preference_seconds}, quiet, on_analysis);
        if (analysis.column < 0 || control.stop_requested())
            return analysis;
        const Solution solution =
            solver->solve(position, control, options.perfect_seconds, [&](const Bounds& bounds) {
                analysis.proven = bounds;
                if (on_analysis)
                    on_analysis(analysis);
            });
        const int preferred = analysis.column;
        const int column =
            solver->keep(position, solution.value.lower, preferred, quiet, preference_seconds);
        analysis.column = column >= 0 ? column : solution.column;
        analysis.value = {100 * solution.value.lower,
                          solution.exact() ? Certainty::exact : Certainty::at_least};
        analysis.line =
            analysis.column == solution.column ? solution.line : std::vector<int>{analysis.column};
        analysis.proven = solution.value;
        analysis.complete = solution.complete;
        analysis.nodes += solution.nodes;
        analysis.seconds += solution.seconds;
        return analysis;
    }

    Level level;
    Options options;
    Engine engine;
    std::optional<Solver> solver; ///< Of perfect alone.
};

LevelPlayer::LevelPlayer(Level level) : LevelPlayer(level, Options{}) {}
LevelPlayer::LevelPlayer(Level level, Options options)
    : impl_(std::make_unique<Impl>(level, options)) {}
LevelPlayer::~LevelPlayer() = default;
LevelPlayer::LevelPlayer(LevelPlayer&&) noexcept = default;
LevelPlayer& LevelPlayer::operator=(LevelPlayer&&) noexcept = default;

Analysis LevelPlayer::choose(const Position& position, std::uint64_t seed, const Control& control,
                             const OnAnalysis& on_analysis) {
    if (impl_->level == Level::perfect)
        return impl_->prove(position, control, on_analysis);
    if (impl_->level == Level::expert)
        return impl_->engine.choose(position, {.depth = std::nullopt, .seconds = expert_seconds},
                                    control, on_analysis);
    return impl_->err(position, seed, control, on_analysis);
}

void LevelPlayer::clear() {
    impl_->engine.clear();
    if (impl_->solver)
        impl_->solver->clear();
}

} // namespace loggia::connect4
