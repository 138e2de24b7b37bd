#include "ui/tournament/tournament_words.hpp"

#include "core/grading/reports/escape.hpp"
#include "ui/language/core_words.hpp"
#include "ui/widgets/number_text.hpp"
#include "ui/widgets/sentence.hpp"

#include <cmath>
#include <cstdint>

namespace loggia::ui {

namespace {

QString line_of(std::string_view text, std::size_t most) {
    return QString::fromStdString(grading::printable_line(text, most));
}

std::uint64_t number_of(int count) {
    return static_cast<std::uint64_t>(count);
}

} // namespace

QString nameOf(const grading::TournamentPlan& plan, std::size_t contestant) {
    constexpr std::size_t most = 60;
    return line_of(plan.participants[contestant].name, most);
}

QString tournamentPoints(double points) {
    return decimalText(points, std::floor(points) == points ? 0 : 1);
}

QString eloText(double elo) {
    const auto whole = static_cast<int>(std::lround(elo));
    return whole > 0 ? QStringLiteral("+%1").arg(whole)
                     : QString::number(whole).replace(QLatin1Char('-'), QChar(0x2212));
}

QString intervalText(const tournament::Rating& rating) {
    return TournamentWords::tr("%1 to %2").arg(eloText(rating.low), eloText(rating.high));
}

QString resultText(tournament::Outcome outcome) {
    switch (outcome) {
    case tournament::Outcome::first_wins:
        return QStringLiteral("1\u20130");
    case tournament::Outcome::second_wins:
        return QStringLiteral("0\u20131");
    case tournament::Outcome::draw:
        break;
    }
    return QStringLiteral("\u00BD\u2013\u00BD");
}

QString endingText(const grading::TournamentPlan& plan, const tournament::GameResult& game) {
    constexpr qsizetype most_note = 200;
    const auto loser =
        game.outcome == tournament::Outcome::first_wins ? game.key.second : game.key.first;
    switch (game.ending) {
    case tournament::Ending::adjudicated:
        return TournamentWords::tr("decided by the exact solver");
    case tournament::Ending::forfeited:
        return game.note.empty()
                   ? TournamentWords::tr("%1 forfeits").arg(nameOf(plan, loser))
                   : TournamentWords::tr("%1 forfeits: %2")
                         .arg(nameOf(plan, loser), shortLine(coreWords(QString::fromStdString(
                                                                 grading::printable(game.note))),
                                                             most_note));
    case tournament::Ending::played_out:
        break;
    }
    return TournamentWords::tr("played to the end");
}

QString scoreWords(const tournament::Score& score) {
    return TournamentWords::tr("%1, %2, %3")
        .arg(counted(number_of(score.wins), TournamentWords::tr("%1 win"),
                     TournamentWords::tr("%1 wins")),
             counted(number_of(score.draws), TournamentWords::tr("%1 draw"),
                     TournamentWords::tr("%1 draws")),
             counted(number_of(score.losses), TournamentWords::tr("%1 loss"),
                     TournamentWords::tr("%1 losses")));
}

QString probabilityText(double probability) {
    constexpr double percent = 100;
    constexpr double most = 0.999;
    // What is rounded to 100 % would be a certainty.
    const bool is_more = probability > most + 0.0005;
    return (is_more ? TournamentWords::tr("> %1 %") : TournamentWords::tr("%1 %"))
        .arg(decimalText(percent * (is_more ? most : probability), 1));
}

QString leaderText(const grading::TournamentPlan& plan, const tournament::Standings& standings) {
    if (standings.order.size() < 2 || standings.order.front().score.games() == 0)
        return {};
    const tournament::Standing& first = standings.order.front();
    return TournamentWords::tr("%1 is first. It is stronger than %2 with probability %3.")
        .arg(nameOf(plan, first.contestant), nameOf(plan, standings.order[1].contestant),
             probabilityText(first.above_next));
}

QString testProgressText(const tournament::SprtSettings& test,
                         const std::vector<tournament::GameResult>& games) {
    const tournament::SprtBounds bounds = bounds_of(test);
    return TournamentWords::tr("log-likelihood ratio %1, decided at %2 or %3")
        .arg(decimalText(log_likelihood_ratio(test, tournament::pair_counts(games)), 2),
             decimalText(bounds.lower, 2), decimalText(bounds.upper, 2));
}

QString verdictText(const grading::TournamentPlan& plan, const tournament::SprtSettings& test,
                    tournament::SprtVerdict verdict) {
    if (verdict == tournament::SprtVerdict::open)
        return TournamentWords::tr("The test is undecided.");
    // One hypothesis is accepted by rejecting the other.
    const bool is_h1 = verdict == tournament::SprtVerdict::h1;
    const double elo = is_h1 ? test.elo0 : test.elo1;
    if (is_h1 && elo == 0)
        return TournamentWords::tr("Decided: %1 is stronger than %2 (error at most 5 %).")
            .arg(nameOf(plan, 0), nameOf(plan, 1));
    return (is_h1 ? TournamentWords::tr("Decided: %1 is more than %3 Elo points stronger than %2 "
                                        "(error at most 5 %).")
                  : TournamentWords::tr("Decided: %1 is less than %3 Elo points stronger than %2 "
                                        "(error at most 5 %)."))
        .arg(nameOf(plan, 0), nameOf(plan, 1), eloText(elo).remove(QLatin1Char('+')));
}

} // namespace loggia::ui
