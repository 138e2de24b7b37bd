#include "ui/sat/sat_solving.hpp"

#include "core/sat/lookahead.hpp"
#include "core/sat/pick.hpp"
#include "core/sat/solve.hpp"
#include "ui/sat/sat_words.hpp"

#include <chrono>
#include <stop_token>
#include <utility>

namespace loggia::ui {

namespace {

Result<sat::Answer> byCadical(const logic::ClauseSet& clauses, bool portfolio, sat::Proof* proof,
                              const Control& control) {
    sat::SolveOptions options;
    options.portfolio = portfolio;
    options.proof = portfolio ? nullptr : proof;
    auto solution = sat::solve_clauses(clauses, options, control);
    if (!solution)
        return tl::unexpected(solution.error());
    sat::Answer answer;
    answer.status = solution->status;
    answer.model = std::move(solution->values);
    answer.shortfall =
        answer.status == sat::Status::unknown ? sat::Shortfall::stopped : sat::Shortfall::none;
    return answer;
}

Result<sat::Answer> byEngine(const logic::ClauseSet& clauses, const SatSettings& settings,
                             const Control& control, const sat::Sinks& sinks) {
    switch (settings.engine) {
    case SatEngine::cadical:
    case SatEngine::portfolio:
        return byCadical(clauses, settings.engine == SatEngine::portfolio, sinks.proof, control);
    case SatEngine::automatic:
        return sat::solve(clauses, control, sinks);
    case SatEngine::lookahead:
        return sat::solve_by_lookahead(clauses, control, sinks);
    default:
        return sat::solve(clauses, featuresOf(settings), control, sinks);
    }
}

QString howOf(const SatOutcome& outcome) {
    QString how =
        SatWords::tr("%1, %2 s.").arg(nameOf(outcome.engine)).arg(outcome.seconds, 0, 'f', 2);
    const sat::Statistics& done = outcome.answer.statistics;
    if (done.conflicts + done.decisions + done.propagations > 0)
        how += QLatin1Char(' ') +
               SatWords::tr("%1, %2.").arg(numbered(done.decisions, SatWords::tr("%1 decision"),
                                                    SatWords::tr("%1 decisions")),
                                           numbered(done.conflicts, SatWords::tr("%1 conflict"),
                                                    SatWords::tr("%1 conflicts")));
    return how;
}

} // namespace

SatOutcome solveBy(const logic::ClauseSet& clauses, const SatSettings& settings,
                   const Control& control,
                   const std::function<void(const sat::Statistics&)>& update) {
    using Clock = std::chrono::steady_clock;
    const auto start = Clock::now();
    SatOutcome outcome;
    outcome.engine = settings.engine;
    auto proof = std::make_shared<sat::Proof>();
    bool outgrown = false;
    std::stop_source stop;
    const std::stop_callback passed_on(control.stop_token(), [&stop] { stop.request_stop(); });
    sat::Sinks sinks;
    sinks.proof = settings.proof ? proof.get() : nullptr;
    sinks.statistics = [&](const sat::Statistics& statistics) {
        if (proof->literals() > most_proof_literals) {
            outgrown = true;
            stop.request_stop();
        }
        update(statistics);
    };
    auto answer = byEngine(clauses, settings, Control(stop.get_token()), sinks);
    outcome.seconds = std::chrono::duration<double>(Clock::now() - start).count();
    if (!answer) {
        outcome.error = answer.error();
        return outcome;
    }
    outcome.answer = std::move(*answer);
    if (outgrown && outcome.answer.status == sat::Status::unknown)
        outcome.error = Error{"the proof has outgrown the memory set aside for it: solve without "
                              "keeping it (Advanced)"};
    if (outcome.answer.status == sat::Status::unsatisfiable && sinks.proof != nullptr &&
        settings.engine != SatEngine::portfolio)
        outcome.proof = std::move(proof);
    // Nobody is told of a model that is none.
    if (outcome.answer.status == sat::Status::satisfiable &&
        !clauses.satisfied_by(outcome.answer.model)) {
        outcome.answer = {};
        outcome.error = Error{"the engine found a model that is none: please report this"};
    }
    return outcome;
}

QString verdictOf(const SatOutcome& outcome) {
    switch (outcome.answer.status) {
    case sat::Status::satisfiable:
        return SatWords::tr("Satisfiable");
    case sat::Status::unsatisfiable:
        return SatWords::tr("Unsatisfiable");
    case sat::Status::unknown:
        break;
    }
    return outcome.error ? SatWords::tr("No answer") : SatWords::tr("Stopped");
}

QString explanationOf(const SatOutcome& outcome, const logic::ClauseSet& clauses) {
    if (outcome.error) {
        QString why = QString::fromStdString(outcome.error->message);
        if (!why.isEmpty())
            why[0] = why[0].toUpper();
        return why + QLatin1Char('.');
    }
    const QString how = howOf(outcome);
    switch (outcome.answer.status) {
    case sat::Status::satisfiable:
        return SatWords::tr("The values below make %1 true; that was checked. %2")
            .arg(numbered(clauses.size(), SatWords::tr("the %1 clause"),
                          SatWords::tr("all %1 clauses")),
                 how);
    case sat::Status::unsatisfiable:
        return SatWords::tr("No values make %1 true together. %2")
            .arg(numbered(clauses.size(), SatWords::tr("the %1 clause"),
                          SatWords::tr("all %1 clauses")),
                 how);
    case sat::Status::unknown:
        break;
    }
    return outcome.answer.shortfall == sat::Shortfall::too_many_resolvents
               ? SatWords::tr(
                     "Given up: the clauses that resolution makes have become too many. %1")
                     .arg(how)
               : SatWords::tr("Whether there is a model is not known. %1").arg(how);
}

} // namespace loggia::ui
