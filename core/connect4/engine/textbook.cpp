#include "core/connect4/engine/evaluate.hpp"
#include "core/connect4/engine/textbook_search.hpp"
#include "core/connect4/engine/thinking.hpp"

#include <algorithm>

namespace loggia::connect4 {

namespace {

/// Every column by the textbook. False if stopped on the way: then the best of those finished.
bool look_at_columns(const Question& question, const EngineOptions& options, int depth,
                     const Clock& clock, Analysis& analysis) {
    const LeafValue leaf = options.evaluation == Evaluation::score ? score_so_far : pattern_value;
    const StopTextbook stop = [&clock] { return clock.must_stop(); };
    const Position& position = question.position;
    const bool to_the_end = depth >= position.empty_count();
    for (int column = 0; column < columns; ++column) {
        if (!position.can_play(column))
            continue;
        const Position next = position.after(column);
        const TextbookResult reply = options.method == Method::minimax
                                         ? minimax(next, depth - 1, leaf, stop)
                                         : alpha_beta(next, depth - 1, leaf, stop);
        analysis.nodes += reply.nodes;
        if (!reply.complete)
            return false;
        const Value value{-reply.value, to_the_end ? Certainty::exact : Certainty::heuristic};
        ColumnValue entry{column, value, {column}};
        if (reply.column >= 0)
            entry.line.push_back(reply.column);
        if (analysis.column < 0 || value.hundredths > analysis.value.hundredths) {
            analysis.column = column;
            analysis.value = value;
            analysis.line = entry.line;
        }
        analysis.columns.push_back(std::move(entry));
    }
    return true;
}

Analysis one_column(const Position& position) {
    Analysis analysis;
    for (int column = 0; column < columns && analysis.column < 0; ++column)
        if (position.can_play(column)) {
            analysis.column = column;
            analysis.line = {column};
        }
    return analysis;
}

} // namespace

Analysis think_by_textbook(const Question& question, const EngineOptions& options) {
    const Clock clock(question.limits, question.control);
    const int empties = question.position.empty_count();
    const int last = std::clamp(question.limits.depth.value_or(empties), 1, std::max(empties, 1));
    Analysis best = one_column(question.position);
    if (question.position.is_full())
        best.value = {100 * question.position.score().lead(question.position.to_move()),
                      Certainty::exact};
    std::uint64_t nodes = 0;
    // The textbook knows no iterations; where time is the limit they are the only way to keep it.
    const bool at_once = question.limits.depth && !question.limits.seconds;
    for (int depth = at_once ? last : 1; depth <= last && empties > 0; ++depth) {
        Analysis next;
        const bool finished = look_at_columns(question, options, depth, clock, next);
        nodes += next.nodes;
        if (finished || (best.depth == 0 && next.column >= 0))
            best = std::move(next);
        if (!finished)
            break;
        best.depth = depth;
        best.nodes = nodes;
        best.seconds = clock.seconds();
        best.cpu_seconds = clock.cpu_seconds();
        if (question.on_analysis && depth < last)
            question.on_analysis(best);
    }
    if (!question.every_column)
        best.columns.clear();
    best.nodes = nodes;
    best.seconds = clock.seconds();
    best.cpu_seconds = clock.cpu_seconds();
    best.complete = !clock.was_told_to_stop();
    if (question.on_analysis)
        question.on_analysis(best);
    return best;
}

} // namespace loggia::connect4
