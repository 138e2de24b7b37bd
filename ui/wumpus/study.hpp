#pragma once

#include "core/base/control.hpp"
#include "core/wumpus/explain.hpp"
#include "core/wumpus/grade.hpp"
#include "core/wumpus/lint.hpp"
#include "core/wumpus/probability.hpp"
#include "core/wumpus/symbol_verdicts.hpp"
#include "ui/wumpus/wumpus_texts.hpp"

#include <functional>
#include <optional>
#include <vector>

namespace loggia::ui {

/// A line that can be gone to.
struct SourceLine {
    TextKind kind = TextKind::rules;
    SourceSpan span;
    std::string text; ///< of the statement

    friend bool operator==(const SourceLine&, const SourceLine&) = default;
};

/// Why the verdict is what it is.
struct Findings {
    std::vector<SourceLine> reason; ///< The lines that force it, in the order of the argument.
    /// What each of them adds to those before it, as a sentence; empty until that is known.
    std::vector<QString> contributions;
    bool minimal = false; ///< None of them can be spared.
    std::optional<wumpus::Contrast> contrast;
};

/// What core says of three texts, as far as they can be read: lines that cannot be are left out,
/// and counted. Complete, or as far as it went when it was stopped.
struct Study {
    std::array<std::vector<Error>, text_kinds.size()> errors; ///< by TextKind; with their places
    bool asks = false; ///< There is a statement that can be read.
    std::string
        understood; ///< The statement in prefix notation, where it was typed in another one.
    std::size_t ignored = 0; ///< Lines with something else below the statement, which alone counts.
    std::optional<wumpus::Verdict> verdict;             ///< of the statement
    std::optional<wumpus::Marks> marks;                 ///< None where it was stopped before.
    std::optional<wumpus::Probabilities> probabilities; ///< None as long as they are being counted.
    std::optional<Findings> findings; ///< None without a verdict, or while searched.
    bool complete = false;
    std::optional<Error> failure; ///< Why nothing is known.
    bool awaited = false;         ///< Nothing is known yet.

    [[nodiscard]] std::size_t linesLeftOut() const { return errors[0].size() + errors[1].size(); }
};

/// Calls `update` with what is known so far before each step that may take long.
[[nodiscard]] Study study(const WumpusTexts& texts, const Control& control,
                          const std::function<void(const Study&)>& update);

/// What can be said of the texts as files.
struct Checks {
    /// A rule that is missing, or a line that says too much, each with a wrong cave.
    struct Fault {
        QString title;
        std::optional<SourceLine> line; ///< The one that says too much.
        wumpus::World world;
        bool accepted = true; ///< The rules file wrongly accepts it; otherwise it forbids it.
    };
    std::vector<Fault> faults;
    bool graded = false;            ///< All faults were looked for: none means that there is none.
    std::size_t rules_left_out = 0; ///< Lines of the rules file that cannot be read.
    std::vector<wumpus::Warning> warnings; ///< Warning::text is the TextKind.
    bool linted = false;                   ///< All of both files was looked through.
    bool spared = false;          ///< Redundant lines that a walk wrote are not among the warnings.
    std::optional<Error> failure; ///< Why nothing is known.
};

[[nodiscard]] Checks check(const WumpusTexts& texts, const Control& control);

} // namespace loggia::ui
