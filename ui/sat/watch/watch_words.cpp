#include "ui/sat/watch/watch_words.hpp"

#include "ui/sat/clauses/sat_words.hpp"
#include "ui/widgets/number_text.hpp"
#include "ui/widgets/sentence.hpp"

#include <QStringList>

#include <vector>

namespace loggia::ui {

using sat::Event;
using sat::EventKind;

namespace {

/// More are not written out: the sentence has to stay one.
constexpr std::size_t most_steps = 6;
constexpr std::size_t most_words = 6;
constexpr std::size_t most_in_list = 6;
constexpr std::size_t most_whole = 1000;

std::span<const int> literalsOf(const Replay& replay, std::uint32_t clause) {
    return replay.view().trace().clauses()[clause];
}

QString textOf(const Replay& replay, std::uint32_t clause) {
    return replay.words().clause(literalsOf(replay, clause), most_words);
}

std::vector<int> others(std::span<const int> clause, int literal, bool negated) {
    std::vector<int> rest;
    for (const int each : clause)
        if (each != literal)
            rest.push_back(negated ? -each : each);
    return rest;
}

/// "P is true", "P is false"
QString made(const Replay& replay, int literal) {
    const QString atom = replay.words().atom(std::abs(literal));
    return literal > 0 ? SatWords::tr("%1 is true").arg(atom)
                       : SatWords::tr("%1 is false").arg(atom);
}

WatchWords beginning(const Replay& replay) {
    return {SatWords::tr("Start"),
            SatWords::tr("%1. Nothing is decided yet. Step forward to start.")
                .arg(headlineOf(*replay.recording()->reading))};
}

/// "the learned clause 7", "the resolvent 7", "clause 7"
QString nameOf(const sat::Trace& trace, std::uint32_t clause) {
    if (clause < trace.original())
        return SatWords::tr("clause %1").arg(clause + 1);
    return (trace[trace.born(clause)].kind == EventKind::resolve
                ? SatWords::tr("the resolvent %1")
                : SatWords::tr("the learned clause %1"))
        .arg(clause + 1);
}

/// The procedure of 1960 does without.
bool hasDecisions(const sat::Trace& trace) {
    for (std::size_t i = 0; i < trace.size(); ++i)
        if (trace[i].kind == EventKind::decide)
            return true;
    return false;
}

WatchWords ofPropagation(const Replay& replay, const Event& event) {
    const auto clause = literalsOf(replay, event.clause);
    const auto rest = others(clause, event.literal, false);
    const QString which = nameOf(replay.view().trace(), event.clause);
    if (rest.empty())
        return {made(replay, event.literal),
                SatWords::tr("%1 is the unit clause %2, so %2 must be true.")
                    .arg(firstUpper(which), replay.words().literal(event.literal))};
    return {made(replay, event.literal),
            SatWords::tr(
                "Unit propagation from %1 (%2): %3 already false, so this literal must be true.")
                .arg(which, textOf(replay, event.clause),
                     rest.size() == 1
                         ? SatWords::tr("%1 is").arg(replay.words().list(rest, most_words))
                         : SatWords::tr("%1 are").arg(replay.words().list(rest, most_words)))};
}

/// Very long clauses would leave no room for anything else; they are whole beside the list of
/// clauses.
bool fitsHeadline(const Replay& replay, std::uint32_t clause) {
    return literalsOf(replay, clause).size() <= AtomWords::most_literals;
}

QString headOfLearned(const Replay& replay, std::uint32_t clause) {
    return fitsHeadline(replay, clause)
               ? SatWords::tr("Learned clause %1: %2")
                     .arg(clause + 1)
                     .arg(replay.words().clause(literalsOf(replay, clause)))
               : SatWords::tr("Learned clause %1, of %2 literals")
                     .arg(clause + 1)
                     .arg(literalsOf(replay, clause).size());
}

QString headOfResolvent(const Replay& replay, std::uint32_t clause) {
    return fitsHeadline(replay, clause)
               ? SatWords::tr("Resolvent %1: %2")
                     .arg(clause + 1)
                     .arg(replay.words().clause(literalsOf(replay, clause)))
               : SatWords::tr("Resolvent %1, of %2 literals")
                     .arg(clause + 1)
                     .arg(literalsOf(replay, clause).size());
}

/// How it follows is shown with the clause.
WatchWords ofLearning(const Replay& replay, const Event& event) {
    const auto clause = literalsOf(replay, event.clause);
    const QString title = headOfLearned(replay, event.clause);
    const auto reasons = others(clause, 0, true);
    if (reasons.empty())
        return {
            title,
            SatWords::tr("The conflict depends on no decision, so the clauses are unsatisfiable.")};
    return {title,
            reasons.size() == 1
                ? SatWords::tr("The cut: %1 alone led to the conflict, so it must be false.")
                      .arg(replay.words().literal(reasons.front()))
                : SatWords::tr(
                      "The cut: %1 together led to the conflict, so at least one of them is false.")
                      .arg(replay.words().list(reasons))};
}

WatchWords ofBacktrack(const Replay& replay, const Event& event) {
    const QString title = SatWords::tr("Back to level %1").arg(event.level);
    const sat::Trace& trace = replay.view().trace();
    const std::size_t position = replay.view().position();
    const bool learned = position >= 2 && trace[position - 2].kind == EventKind::learn;
    return {title, learned
                       ? SatWords::tr("Backjump to the level where the learned clause becomes "
                                      "unit: it forces its last literal there.")
                       : SatWords::tr(
                             "Nothing below this can succeed. Assignments made there are undone.")};
}

/// "clause 7"
QString numbered(std::uint32_t clause) {
    return clause == Event::none ? SatWords::tr("an unrecorded clause")
                                 : SatWords::tr("clause %1").arg(clause + 1);
}

} // namespace

QString clauseWords(const Replay& replay, std::uint32_t clause) {
    if (clause == Event::none)
        return SatWords::tr("an unrecorded clause");
    return SatWords::tr("clause %1 (%2)").arg(clause + 1).arg(textOf(replay, clause));
}

QString derivationWords(const Replay& replay, std::uint32_t clause) {
    const sat::Trace& trace = replay.view().trace();
    // The lists cut long clauses: here is the whole.
    const auto literals = literalsOf(replay, clause);
    const QString whole =
        literals.size() <= most_in_list
            ? QString()
            : QLatin1Char('\n') + SatWords::tr("Clause %1: %2")
                                      .arg(clause + 1)
                                      .arg(replay.words().clause(literals, most_whole));
    if (clause < trace.original())
        return SatWords::tr("Clause %1 is part of the input.").arg(clause + 1) + whole;
    const auto [start, steps] = trace.derivation(clause);
    QStringList parts;
    for (const sat::Resolution& step : steps.first(std::min(steps.size(), most_steps)))
        parts << SatWords::tr("with %1 on %2")
                     .arg(numbered(step.clause), replay.words().atom(std::abs(step.pivot)));
    if (steps.size() > most_steps)
        parts << counted(steps.size() - most_steps, SatWords::tr("%1 more step"),
                         SatWords::tr("%1 more steps"));
    QString how = parts.isEmpty() ? QString() : parts.takeFirst();
    for (const QString& part : parts)
        how = SatWords::tr("%1, then %2").arg(how, part);
    return (how.isEmpty()
                ? SatWords::tr("It is %1 without its false literals.").arg(numbered(start))
                : SatWords::tr("Resolve %1 %2.").arg(numbered(start), how)) +
           whole;
}

QString reasonWords(const Event& event) {
    switch (event.kind) {
    case EventKind::decide:
        return SatWords::tr("decided");
    case EventKind::pure:
        return SatWords::tr("pure");
    case EventKind::flip:
        return SatWords::tr("flipped");
    default:
        return event.clause == Event::none ? QString()
                                           : SatWords::tr("clause %1").arg(event.clause + 1);
    }
}

WatchWords wordsOf(const Replay& replay) {
    const Event* last = replay.view().last();
    if (last == nullptr)
        return beginning(replay);
    const Event& event = *last;
    switch (event.kind) {
    case EventKind::decide:
        return {SatWords::tr("Decision: %1").arg(made(replay, event.literal)),
                SatWords::tr(
                    "Nothing more can be propagated, so a value is tried. This opens level %1.")
                    .arg(event.level)};
    case EventKind::propagate:
        return ofPropagation(replay, event);
    case EventKind::pure:
        return {SatWords::tr("Pure: %1").arg(made(replay, event.literal)),
                SatWords::tr("%1 occurs in no open clause, so this choice is safe.")
                    .arg(replay.words().literal(-event.literal))};
    case EventKind::flip:
        return {SatWords::tr("Flipped: %1").arg(made(replay, event.literal)),
                SatWords::tr("%1 was tried, and everything below it failed.")
                    .arg(replay.words().literal(-event.literal))};
    case EventKind::conflict:
        return {
            SatWords::tr("Conflict"),
            SatWords::tr("Every literal of %1 is false.").arg(clauseWords(replay, event.clause))};
    case EventKind::learn:
        return ofLearning(replay, event);
    case EventKind::resolve:
        return {headOfResolvent(replay, event.clause), derivationWords(replay, event.clause)};
    case EventKind::remove:
        return {SatWords::tr("Clause %1 is deleted").arg(event.clause + 1),
                SatWords::tr(
                    "%1 is redundant now: resolvents replace it, or another clause subsumes it.")
                    .arg(firstUpper(clauseWords(replay, event.clause)))};
    case EventKind::eliminate:
        return {SatWords::tr("%1 is eliminated").arg(replay.words().atom(event.literal)),
                SatWords::tr("Every clause with it was resolved with every clause with its "
                             "negation. The resolvents replace these clauses.")};
    case EventKind::backtrack:
        return ofBacktrack(replay, event);
    case EventKind::restart:
        return {SatWords::tr("Restart"),
                SatWords::tr("The search restarts from the top and keeps the learned clauses.")};
    case EventKind::satisfiable:
        return {SatWords::tr("Satisfiable"),
                SatWords::tr("Every clause has a true literal: the trail is a model.")};
    case EventKind::unsatisfiable:
        return {SatWords::tr("Unsatisfiable"),
                hasDecisions(replay.view().trace())
                    ? SatWords::tr(
                          "There is a conflict and no decision left to undo, so there is no model.")
                    : SatWords::tr("All literals of a clause are false, and no decision was made, "
                                   "so there is no model.")};
    }
    return {};
}

} // namespace loggia::ui
