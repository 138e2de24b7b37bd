#include "core/peg/format.hpp"
#include "core/peg/invariants/impossible.hpp"
#include "core/peg/layouts.hpp"
#include "core/peg/replay.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/peg/peg_answer.hpp"
#include "ui/peg/peg_words.hpp"

#include <vector>

namespace peg_answer_test {

using namespace loggia;
using namespace loggia::ui;

peg::Game gameOf(const char* layout) {
    return {peg::find_layout(layout)->puzzle, {}};
}

PegAnswer ask(const peg::Game& game, PegMethod method) {
    return answer({game, method, {}}, {}, {});
}

class PegAnswerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void allMethodsSolveTheTriangle() {
        peg::Game game = gameOf("triangle15");
        game.jumps = {{4, 2, 1}};
        for (const PegMethod method : {PegMethod::direct, PegMethod::sat, PegMethod::fewest}) {
            const PegAnswer found = ask(game, method);
            QCOMPARE(found.verdict, peg::Verdict::solved);
            QVERIFY(peg::replay(found.question.puzzle(), found.jumps).solved);
            QCOMPARE(titleOf(found), QStringLiteral("Solved"));
            QVERIFY(textOf(found).startsWith(QStringLiteral("12 jumps")));
        }
        QVERIFY(textOf(ask(game, PegMethod::fewest)).contains(QStringLiteral("Proven minimum")));
    }

    void noneOfThemSolvesTheHandoutsTriangle() {
        const peg::Game game{peg::all_but_one(peg::find_layout("triangle10")->puzzle.board, 1), {}};
        for (const PegMethod method : {PegMethod::direct, PegMethod::sat, PegMethod::fewest}) {
            const PegAnswer found = ask(game, method);
            QCOMPARE(found.verdict, peg::Verdict::none);
            QCOMPARE(titleOf(found), QStringLiteral("No solution"));
            QVERIFY(!textOf(found).isEmpty());
        }
    }

    void theSolverIsHeardOf() {
        std::vector<peg::SatTry> tries;
        PegQuestion question{gameOf("triangle10"), PegMethod::sat, {}};
        static_cast<void>(
            answer(question, {}, [&](const peg::SatTry& attempt) { tries.push_back(attempt); }));
        QCOMPARE(tries.size(), std::size_t{1});
        QCOMPARE(tries[0].atoms, 234);
        std::size_t sum = 0;
        for (const std::size_t count : tries[0].counts)
            sum += count;
        QCOMPARE(sum, tries[0].clauses);
        // By rounds there may be several tries, numbered one after the other.
        tries.clear();
        question.encoding.timing = peg::Timing::rounds;
        question.encoding.some_jump = false;
        static_cast<void>(
            answer(question, {}, [&](const peg::SatTry& attempt) { tries.push_back(attempt); }));
        QVERIFY(!tries.empty());
        for (std::size_t i = 0; i < tries.size(); ++i) {
            QCOMPARE(tries[i].number, static_cast<int>(i) + 1);
            QVERIFY(tries[i].encoding.rounds > 0);
        }
    }

    /// A later reason says that what it excludes is not all that it could.
    void laterReasonsExcludeWhatIsLeft() {
        peg::Puzzle puzzle = peg::find_layout("english33")->puzzle;
        puzzle.start = puzzle.board.all(); // 33 pegs: no jump is possible
        puzzle.goal = {1, 0};
        const auto proof = peg::prove_impossible(puzzle);
        QVERIFY(proof.has_value());
        const auto exclusions = peg::exclusions_of(*proof);
        QVERIFY(exclusions.size() > 1);
        const QString left = QStringLiteral("Of the remaining cases, this excludes a last peg in ");
        QVERIFY(!textOf(puzzle, exclusions[0], false).contains(left));
        QVERIFY(textOf(puzzle, exclusions[0], false)
                    .contains(QStringLiteral("This excludes a last peg in ")));
        QVERIFY(textOf(puzzle, exclusions[1], true).contains(left));
    }

    void aHoleOnNoLineKeepsItsPeg() {
        const auto puzzle = peg::puzzle_of("4 1\n1 2 3\n");
        QVERIFY(puzzle);
        const auto proof = peg::prove_impossible(*puzzle);
        QVERIFY(proof.has_value());
        const std::string text = peg::to_text(*puzzle, *proof);
        QVERIFY2(text.find("no jump uses hole 4, which has a peg at the start") !=
                     std::string::npos,
                 text.c_str());
        QStringList words;
        for (const peg::Exclusion& each : peg::exclusions_of(*proof))
            words << textOf(*puzzle, each, false);
        QVERIFY2(words.contains(QStringLiteral(
                     "Hole 4 is on no line of three holes, so its peg stays. This excludes a last "
                     "peg in one of the holes 1, 2, 3.")),
                 qPrintable(words.join(QLatin1Char('\n'))));
    }

    void hintsSayWhy() {
        const PegHint good = hintFor(gameOf("triangle15"), {});
        QVERIFY(titleOf(good).startsWith(QStringLiteral("Hint: ")));
        QVERIFY(textOf(good).contains(QStringLiteral("12 jumps away")));
        QCOMPARE(good.prospects.size(), std::size_t{2});
        QVERIFY(!textOf(good).contains(QStringLiteral("only possible")));
        const PegHint only = hintFor({peg::puzzle_of("3 1\n1 2 3\n").value(), {}}, {});
        QVERIFY(textOf(only).contains(QStringLiteral("It is the only possible jump.")));
        // Any jump of which the hint says that it leads to a dead end does.
        peg::Game game = gameOf("triangle15");
        for (const peg::Jump& jump : {peg::Jump{4, 2, 1}, {6, 5, 4}, {1, 3, 6}, {14, 9, 5}})
            if (peg::possible(game.puzzle.board, game.position(), jump))
                game.jumps.push_back(jump);
        for (const peg::Prospect& each : hintFor(game, {}).prospects) {
            peg::Game after = game;
            after.jumps.push_back(each.jump);
            const auto verdict = ask(after, PegMethod::direct).verdict;
            QVERIFY(each.verdict == peg::Verdict::unknown || each.verdict == verdict);
        }
    }

    void hintsSayHowFarToGoBack() {
        // Wander until nothing is left to do but to go back.
        peg::Game game = gameOf("triangle15");
        for (;;) {
            const auto jumps = peg::moves(game.puzzle.board, game.position());
            if (jumps.empty())
                break;
            game.jumps.push_back(jumps.front());
        }
        const PegHint hint = hintFor(game, {});
        QCOMPARE(hint.hint.verdict, peg::Verdict::none);
        QVERIFY(hint.hint.take_back.has_value());
        QCOMPARE(titleOf(hint), QStringLiteral("Hint: undo %1")
                                    .arg(jumpsInWords(static_cast<int>(*hint.hint.take_back))));
        peg::Game before = game;
        before.jumps.resize(game.jumps.size() - *hint.hint.take_back);
        QCOMPARE(ask(before, PegMethod::direct).verdict, peg::Verdict::solved);
    }

    void aStoppedSolverSaysSo() {
        std::stop_source stop;
        stop.request_stop();
        const PegAnswer found =
            answer({gameOf("english33"), PegMethod::sat, {}}, Control(stop.get_token()), {});
        QCOMPARE(found.verdict, peg::Verdict::unknown);
        QCOMPARE(titleOf(found), QStringLiteral("Undecided"));
        QVERIFY2(textOf(found).startsWith(
                     QStringLiteral("Stopped before a solution or a proof was found.\n")),
                 qPrintable(textOf(found)));
    }

    /// A search that ends undecided says nothing of a stop that nobody asked for.
    void whatIsUndecidedSaysWhy() {
        PegAnswer full;
        QCOMPARE(
            textOf(full).section(QLatin1Char('\n'), 0, 0),
            QStringLiteral(
                "The search reached its memory limit before a solution or a proof was found."));
        full.was_stopped = true;
        QCOMPARE(textOf(full).section(QLatin1Char('\n'), 0, 0),
                 QStringLiteral("Stopped before a solution or a proof was found."));
        PegHint hint;
        QCOMPARE(textOf(hint),
                 QStringLiteral("The search for a hint is short and found no solution. "
                                "Press Solve to search for longer."));
        hint.was_stopped = true;
        QCOMPARE(textOf(hint),
                 QStringLiteral("Stopped before the search for a solution was done."));
    }
};

LOGGIA_LOOP_TEST(PegAnswerTest)

} // namespace peg_answer_test

#include "peg_answer_test.moc"
