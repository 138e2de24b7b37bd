#include "ui/peg/peg_answer.hpp"

#include "ui/language/core_words.hpp"
#include "ui/peg/peg_words.hpp"
#include "ui/widgets/number_text.hpp"
#include "ui/widgets/sentence.hpp"
#include "ui/work/spare_cores.hpp"

#include <QStringList>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <variant>

namespace loggia::ui {

using peg::Verdict;

namespace {

PegAnswer byClauses(PegAnswer result, const Control& control, const peg::SatWatch& watch) {
    auto solved =
        peg::solve_sat(result.question.puzzle(), result.question.encoding, control, 1, watch);
    if (!solved) {
        result.error = coreWords(solved.error().message);
        return result;
    }
    result.verdict = solved->verdict;
    result.jumps = solved->jumps;
    result.sat = *std::move(solved);
    return result;
}

PegAnswer byFewestMoves(PegAnswer result, const Control& control,
                        const std::function<void(const std::vector<peg::Jump>&)>& found) {
    peg::FewestOptions options;
    options.threads = spareCores();
    auto fewest = peg::solve_fewest(result.question.puzzle(), options, control,
                                    [&found](const peg::FewestMoves& so_far) {
                                        if (found)
                                            found(so_far.jumps);
                                    });
    result.verdict = fewest.upper >= 0   ? Verdict::solved
                     : fewest.unsolvable ? Verdict::none
                                         : Verdict::unknown;
    result.jumps = fewest.jumps;
    result.positions = fewest.positions;
    result.fewest = std::move(fewest);
    return result;
}

PegAnswer directly(PegAnswer result, const Control& control) {
    auto solved = peg::solve_direct(result.question.puzzle(), {}, control);
    result.verdict = solved.verdict;
    result.jumps = std::move(solved.jumps);
    result.proof = std::move(solved.proof);
    result.positions = solved.positions;
    return result;
}

QString solvedText(const PegAnswer& answer) {
    const int moves = peg::count_moves(answer.jumps);
    QString text =
        PegWords::tr("%1 (%2). Press \u25b7 above the list to watch them.")
            .arg(jumpsInWords(static_cast<int>(answer.jumps.size())), movesInWords(moves));
    if (answer.fewest)
        text +=
            QLatin1Char('\n') + (answer.fewest->proven()
                                     ? PegWords::tr("Proven minimum: no solution has fewer moves.")
                                     : PegWords::tr("Every solution has at least %1.")
                                           .arg(movesInWords(answer.fewest->lower)));
    return text;
}

/// "after 4 over 2 to 1"
QStringList jumpsWith(const std::vector<peg::Prospect>& prospects, Verdict verdict,
                      const peg::Jump* except) {
    QStringList list;
    for (const peg::Prospect& each : prospects)
        if (each.verdict == verdict && (except == nullptr || !(each.jump == *except)))
            list << inWords(each.jump);
    return list;
}

QString shortList(const QStringList& list) {
    constexpr int most = 4;
    if (list.size() <= most)
        return list.join(QStringLiteral("; "));
    return PegWords::tr("%1; and %2 more")
        .arg(list.mid(0, most).join(QStringLiteral("; ")))
        .arg(list.size() - most);
}

} // namespace

peg::Puzzle PegQuestion::puzzle() const {
    peg::Puzzle puzzle = game.puzzle;
    puzzle.start = game.position();
    return puzzle;
}

PegAnswer answer(const PegQuestion& question, const Control& control, const peg::SatWatch& watch,
                 const std::function<void(const std::vector<peg::Jump>&)>& found) {
    const auto begin = std::chrono::steady_clock::now();
    PegAnswer result;
    result.question = question;
    switch (question.method) {
    case PegMethod::direct:
        result = directly(std::move(result), control);
        break;
    case PegMethod::sat:
        result = byClauses(std::move(result), control, watch);
        break;
    case PegMethod::fewest:
        result = byFewestMoves(std::move(result), control, found);
        break;
    }
    if (result.verdict == Verdict::none && !result.proof)
        result.proof = peg::prove_impossible(result.question.puzzle(), control);
    result.was_stopped = result.verdict == Verdict::unknown && control.stop_requested();
    result.seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    return result;
}

QString effortOf(const PegAnswer& answer) {
    const QString time = durationText(answer.seconds);
    if (answer.sat) {
        const QString tries = counted(static_cast<std::uint64_t>(answer.sat->tries),
                                      PegWords::tr("%1 SAT call"), PegWords::tr("%1 SAT calls"));
        return PegWords::tr("%1, %2.").arg(time, tries);
    }
    return PegWords::tr("%1, %2.").arg(
        time, counted(answer.positions, PegWords::tr("%1 position"), PegWords::tr("%1 positions")));
}

QString titleOf(const PegAnswer& answer) {
    if (!answer.error.isEmpty())
        return PegWords::tr("Not possible");
    switch (answer.verdict) {
    case Verdict::solved:
        return answer.jumps.empty() ? PegWords::tr("The goal is already reached")
                                    : PegWords::tr("Solved");
    case Verdict::none:
        return PegWords::tr("No solution");
    case Verdict::unknown:
        break;
    }
    return PegWords::tr("Undecided");
}

QString textOf(const PegAnswer& answer) {
    if (!answer.error.isEmpty())
        return sentence(answer.error);
    const QString effort = QLatin1Char('\n') + effortOf(answer);
    switch (answer.verdict) {
    case Verdict::solved:
        return solvedText(answer) + effort;
    case Verdict::none:
        if (answer.sat)
            return PegWords::tr("The clauses are unsatisfiable, and they allow every solution: "
                                "there is none.") +
                   (answer.proof && !answer.proof->parts.empty()
                        ? QLatin1Char(' ') +
                              PegWords::tr("The board shows why; the Game tab explains it.")
                        : QString()) +
                   effort;
        return textOf(answer.question.puzzle(), answer.proof) + effort;
    case Verdict::unknown:
        break;
    }
    if (answer.fewest && answer.fewest->lower > 0)
        return PegWords::tr("Stopped. Any solution has at least %1.")
                   .arg(movesInWords(answer.fewest->lower)) +
               effort;
    return (answer.was_stopped ? PegWords::tr("Stopped before a solution or a proof was found.")
                               : PegWords::tr("The search reached its memory limit before a "
                                              "solution or a proof was found.")) +
           effort;
}

QString textOf(const peg::Puzzle& puzzle, const peg::Exclusion& exclusion, bool later) {
    peg::Holes all = 0;
    for (const peg::Holes final : exclusion.finals)
        all |= final;
    const QString finals =
        puzzle.goal.pegs == 1
            ? (exclusion.finals.size() == 1 ? PegWords::tr("a last peg in hole %1")
                                            : PegWords::tr("a last peg in one of the holes %1"))
                  .arg(inWords(all))
            : counted(exclusion.finals.size(), PegWords::tr("%1 final position"),
                      PegWords::tr("%1 final positions"));
    if (const auto* parity = std::get_if<peg::ParityReason>(&exclusion.reason)) {
        const int pegs = countOf(puzzle.start & parity->set);
        const bool odd = pegs % 2 != 0;
        if (countOf(parity->set) == 1) {
            const QString words =
                odd ? (later ? PegWords::tr("Hole %1 is on no line of three holes, so its peg "
                                            "stays. Of the remaining cases, this excludes %2.")
                             : PegWords::tr("Hole %1 is on no line of three holes, so its peg "
                                            "stays. This excludes %2."))
                    : (later ? PegWords::tr("Hole %1 is on no line of three holes, so it stays "
                                            "empty. Of the remaining cases, this excludes %2.")
                             : PegWords::tr("Hole %1 is on no line of three holes, so it stays "
                                            "empty. This excludes %2."));
            return words.arg(inWords(parity->set), finals);
        }
        return (later ? PegWords::tr(
                            "The marked holes hold %1, an %2 number. Each jump changes that number "
                            "by 0 or 2, so it stays %2. Of the remaining cases, this excludes %3.")
                      : PegWords::tr("The marked holes hold %1, an %2 number. Each jump changes "
                                     "that number by 0 or 2, so it stays %2. This excludes %3."))
            .arg(pegsInWords(pegs), odd ? PegWords::tr("odd") : PegWords::tr("even"), finals);
    }
    const peg::Pagoda& weights = std::get<peg::PagodaReason>(exclusion.reason).weights;
    std::int64_t least = peg::weight(weights, exclusion.finals.front());
    for (const peg::Holes final : exclusion.finals)
        least = std::min(least, peg::weight(weights, final));
    return (later ? PegWords::tr("With the weights on the board, no jump increases the total "
                                 "weight of the pegs, which is %1 now. Of the remaining cases, "
                                 "this excludes %3, which weighs at least %2.")
                  : PegWords::tr(
                        "With the weights on the board, no jump increases the total weight of the "
                        "pegs, which is %1 now. This excludes %3, which weighs at least %2."))
        .arg(decimalText(static_cast<double>(peg::weight(weights, puzzle.start)), 0),
             decimalText(static_cast<double>(least), 0), finals);
}

QString textOf(const peg::Puzzle& puzzle, const std::optional<peg::Impossibility>& proof) {
    if (puzzle.jumps() < 0)
        return PegWords::tr("There are fewer pegs than the goal requires.");
    if (!proof)
        return PegWords::tr(
            "All reachable positions were searched (up to symmetry). None of them meets the goal.");
    if (proof->parts.empty())
        return PegWords::tr("No position meets the goal.");
    constexpr qsizetype most_lines = 3;
    const QStringList lines = QString::fromStdString(to_text(puzzle, *proof))
                                  .split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    QStringList shown = lines.mid(0, most_lines);
    for (QString& line : shown)
        line = sentence(coreWords(line));
    QString text = PegWords::tr("Proven by an invariant, without search:") + QLatin1Char('\n') +
                   shown.join(QLatin1Char('\n'));
    if (lines.size() > most_lines)
        text += QLatin1Char('\n') + counted(static_cast<std::uint64_t>(lines.size() - most_lines),
                                            PegWords::tr("\u2026 and %1 more reason."),
                                            PegWords::tr("\u2026 and %1 more reasons."));
    return text;
}

PegHint hintFor(const peg::Game& game, const Control& control, const peg::Table* table) {
    // What a person waits for is found in a moment or not at all; the rest is the solver's.
    const peg::DirectOptions room{4'000'000};
    const peg::DirectOptions glance{100'000};
    PegHint result{game, peg::hint(game, table, room, control), {}, {}};
    if (result.hint.verdict == Verdict::solved) {
        peg::Puzzle puzzle = game.puzzle;
        result.prospects = peg::prospects(puzzle, game.position(), table, glance, control);
    } else if (result.hint.verdict == Verdict::none) {
        // A table and a search know that there is none; an invariant shows why.
        peg::Puzzle puzzle = game.puzzle;
        puzzle.start = game.position();
        result.proof = peg::prove_impossible(puzzle, control);
    } else {
        result.was_stopped = control.stop_requested();
    }
    return result;
}

QString titleOf(const PegHint& hint) {
    switch (hint.hint.verdict) {
    case Verdict::solved:
        return hint.hint.solution.empty()
                   ? PegWords::tr("The goal is reached")
                   : PegWords::tr("Hint: %1").arg(inWords(hint.hint.solution.front()));
    case Verdict::none:
        return hint.hint.take_back ? PegWords::tr("Hint: undo %1")
                                         .arg(jumpsInWords(static_cast<int>(*hint.hint.take_back)))
                                   : PegWords::tr("No jump leads to the goal");
    case Verdict::unknown:
        break;
    }
    return PegWords::tr("No hint");
}

QString textOf(const PegHint& hint) {
    if (hint.hint.verdict == Verdict::unknown)
        return hint.was_stopped
                   ? PegWords::tr("Stopped before the search for a solution was done.")
                   : PegWords::tr("The search for a hint is short and found no solution. Press "
                                  "Solve to search for longer.");
    if (hint.hint.verdict == Verdict::none)
        return hint.hint.take_back
                   ? PegWords::tr(
                         "Not solvable from here. Undo %1 to get back to a solvable position.")
                         .arg(jumpsInWords(static_cast<int>(*hint.hint.take_back)))
                   : PegWords::tr("Not solvable from here, and it never was in this game.");
    if (hint.hint.solution.empty())
        return PegWords::tr("Nothing left to do.");
    const peg::Jump& best = hint.hint.solution.front();
    const int rest = static_cast<int>(hint.hint.solution.size()) - 1;
    QStringList lines;
    lines << (rest == 0 ? PegWords::tr("It reaches the goal.")
                        : PegWords::tr("Then the goal is %1 away.").arg(jumpsInWords(rest)));
    const QStringList good = jumpsWith(hint.prospects, Verdict::solved, &best);
    const QStringList bad = jumpsWith(hint.prospects, Verdict::none, nullptr);
    if (!good.isEmpty())
        lines << PegWords::tr("Also good: %1.").arg(shortList(good));
    if (!bad.isEmpty())
        lines << PegWords::tr("Dead ends: %1.").arg(shortList(bad));
    if (good.isEmpty() && bad.isEmpty() && hint.prospects.size() == 1)
        lines << PegWords::tr("It is the only possible jump.");
    return lines.join(QLatin1Char('\n'));
}

} // namespace loggia::ui
