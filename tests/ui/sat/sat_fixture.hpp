#pragma once

#include "tests/ui/support/bench.hpp"
#include "ui/sat/watch/recording.hpp"
#include "ui/sat/watch/replay.hpp"

#include <memory>
#include <utility>

namespace loggia::ui::testing {

inline QString q(const char* text) {
    return QString::fromUtf8(text);
}

inline std::shared_ptr<const sat::ClauseFile> clauseFile(logic::ClauseSet clauses) {
    auto file = std::make_shared<sat::ClauseFile>();
    file->clauses = std::move(clauses);
    return file;
}

inline std::shared_ptr<const ClauseReading> readingOf(const char* text) {
    return std::make_shared<const ClauseReading>(readClauses(text));
}

/// P, Q, R and S; with the first atom tried false, learning leads to one conflict.
inline constexpr const char* conflict_text = "1 2\n1 3\n-2 -3 4\n-2 -4\n0\n1 P\n2 Q\n3 R\n4 S\n";
/// Unsatisfiable, all four clauses needed; the fifth is not.
inline constexpr const char* core_text = "1 2\n1 -2\n3 4\n-1 2\n-1 -2\n0\n";

/// What happens at lowest atom first, false first, so that tests can tell.
inline sat::Features plainLearning() {
    sat::Features features = sat::cdcl();
    features.branching = sat::Branching::first;
    features.restarts = sat::Restarts::none;
    return features;
}

inline std::shared_ptr<const Recording> recordingOf(const char* text,
                                                    const sat::Features& features) {
    return record(readingOf(text), features, {});
}

/// The position after the first event of a kind; 0 where there is none.
inline std::size_t firstOf(const Recording& recording, sat::EventKind kind) {
    for (std::size_t i = 0; i < recording.trace.size(); ++i)
        if (recording.trace[i].kind == kind)
            return i + 1;
    return 0;
}

} // namespace loggia::ui::testing
