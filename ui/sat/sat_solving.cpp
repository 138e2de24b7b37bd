#include "ui/sat/sat_solving.hpp"

#include "core/sat/queries/solve.hpp"
#include "ui/language/core_words.hpp"
#include "ui/sat/clauses/sat_words.hpp"
#include "ui/widgets/number_text.hpp"
#include "ui/widgets/sentence.hpp"

#include <chrono>
#include <stop_token>
#include <utility>

namespace loggia::ui {

namespace {

sat::SolveOptions optionsOf(const SatSettings& settings) {
    sat::SolveOptions options;
    options.features = featuresOf(settings);
    switch (settings.engine) {
    case SatEngine::automatic:
        options.engine = sat::Engine::automatic;
        break;
    case SatEngine::lookahead:
        options.engine = sat::Engine::lookahead;
        break;
    case SatEngine::cadical:
        options.engine = sat::Engine::cadical;
        break;
    case SatEngine::portfolio:
        options.engine = sat::Engine::portfolio;
        break;
    default:
        options.engine = sat::Engine::davis_putnam;
        break;
    }
    return options;
}

/// "Automatic (lookahead)": which of the engines answered, where several could have.
QString engineWords(const SatOutcome& outcome) {
    QString asked = nameOf(outcome.engine);
    const auto by = outcome.answer.answered_by;
    const bool chose =
        outcome.engine == SatEngine::automatic || outcome.engine == SatEngine::portfolio;
    if (!chose || by == sat::AnsweredBy::nobody)
        return asked;
    return SatWords::tr("%1 (answered by %2)").arg(asked, coreWords(describe(by)));
}

QString howOf(const SatOutcome& outcome) {
    QString how = SatWords::tr("%1, %2.").arg(engineWords(outcome), durationText(outcome.seconds));
    if (const auto& crowd = outcome.answer.overcrowding)
        how += QLatin1Char(' ') +
               SatWords::tr(
                   "Counting argument (pigeonhole): %1 each need a true literal from only %2.")
                   .arg(counted(crowd->pigeons.size(), SatWords::tr("%1 clause"),
                                SatWords::tr("%1 clauses")),
                        counted(crowd->holes.size(), SatWords::tr("%1 at-most-one group"),
                                SatWords::tr("%1 at-most-one groups")));
    if (const auto& parity = outcome.answer.parity)
        how += QLatin1Char(' ') +
               SatWords::tr("Parity argument: %1 over GF(2) add up to 0 = 1.")
                   .arg(counted(parity->equations.size(), SatWords::tr("%1 equation"),
                                SatWords::tr("%1 equations")));
    const sat::Statistics& done = outcome.answer.statistics;
    if (done.conflicts + done.decisions + done.propagations > 0)
        how +=
            QLatin1Char(' ') +
            SatWords::tr("%1, %2.").arg(
                counted(done.decisions, SatWords::tr("%1 decision"), SatWords::tr("%1 decisions")),
                counted(done.conflicts, SatWords::tr("%1 conflict"), SatWords::tr("%1 conflicts")));
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
    const bool keeps_proof = settings.proof && settings.engine != SatEngine::portfolio;
    sinks.proof = keeps_proof ? proof.get() : nullptr;
    sinks.statistics = [&](const sat::Statistics& statistics) {
        if (proof->literals() > most_proof_literals) {
            outgrown = true;
            stop.request_stop();
        }
        update(statistics);
    };
    const Control inner(stop.get_token());
    auto answer = sat::solve(clauses, optionsOf(settings), inner, sinks);
    outcome.seconds = std::chrono::duration<double>(Clock::now() - start).count();
    if (!answer) {
        outcome.error = answer.error();
        return outcome;
    }
    outcome.answer = std::move(*answer);
    if (outgrown && outcome.answer.status == sat::Status::unknown)
        outcome.error = Error{"the proof needs too much memory; switch off Record a proof "
                              "(Advanced) and solve again"};
    if (outcome.answer.status == sat::Status::unsatisfiable && keeps_proof)
        outcome.proof = std::move(proof);
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
    if (outcome.error)
        return sentence(outcome.error->message);
    const QString how = howOf(outcome);
    switch (outcome.answer.status) {
    case sat::Status::satisfiable:
        if (clauses.size() == 0)
            return SatWords::tr("There are no clauses, so every assignment is a model. %1")
                .arg(how);
        return SatWords::tr("The model found satisfies %1 (checked). %2")
            .arg(counted(clauses.size(), SatWords::tr("the only clause"),
                         SatWords::tr("all %1 clauses")),
                 how);
    case sat::Status::unsatisfiable:
        return SatWords::tr("No assignment satisfies %1. %2")
            .arg(counted(clauses.size(), SatWords::tr("the only clause"),
                         SatWords::tr("all %1 clauses")),
                 how);
    case sat::Status::unknown:
        break;
    }
    if (outcome.answer.shortfall != sat::Shortfall::none &&
        outcome.answer.shortfall != sat::Shortfall::stopped)
        return SatWords::tr("Gave up: %1. %2")
            .arg(coreWords(describe(outcome.answer.shortfall)), how);
    return SatWords::tr("Stopped before an answer was found. %1").arg(how);
}

} // namespace loggia::ui
