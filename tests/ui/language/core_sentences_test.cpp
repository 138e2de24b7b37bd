#include "core/base/random.hpp"
#include "core/connect4/engine/engine.hpp"
#include "core/connect4/engine/explain.hpp"
#include "core/connect4/format.hpp"
#include "core/connect4/game_tree.hpp"
#include "core/connect4/matches/contestant.hpp"
#include "core/formula_game/explain.hpp"
#include "core/formula_game/format.hpp"
#include "core/formula_game/generate.hpp"
#include "core/game_graph/analysis/explain.hpp"
#include "core/game_graph/analysis/graph.hpp"
#include "core/game_graph/analysis/tree.hpp"
#include "core/game_graph/game.hpp"
#include "core/game_graph/games/drawn_graph.hpp"
#include "core/game_graph/games/value.hpp"
#include "core/game_graph/play/record.hpp"
#include "core/grading/report.hpp"
#include "core/grading/tasks/tasks.hpp"
#include "core/lessons/lesson.hpp"
#include "core/logic/syntax.hpp"
#include "core/normal_forms/formats/read.hpp"
#include "core/pathfinding/format.hpp"
#include "core/pathfinding/grids/scenario.hpp"
#include "core/pathfinding/problems/road_format.hpp"
#include "core/pathfinding/problems/sliding.hpp"
#include "core/pathfinding/searches/explain.hpp"
#include "core/pathfinding/searches/pseudo_code.hpp"
#include "core/pathfinding/searches/search.hpp"
#include "core/peg/encoding/encoding.hpp"
#include "core/peg/format.hpp"
#include "core/peg/game.hpp"
#include "core/peg/invariants/impossible.hpp"
#include "core/peg/layouts.hpp"
#include "core/peg/random_board.hpp"
#include "core/puzzles/generate.hpp"
#include "core/puzzles/sheet/sheet.hpp"
#include "core/puzzles/sheet/sheet_equations.hpp"
#include "core/sat/formats/answer_format.hpp"
#include "core/sat/formats/format.hpp"
#include "core/sat/proofs/proof_format.hpp"
#include "core/wumpus/case.hpp"
#include "core/wumpus/format.hpp"
#include "core/wumpus/grade.hpp"
#include "core/wumpus/knowledge.hpp"
#include "tests/core/grading/tasks/judged.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "tests/ui/support/core_hearing.hpp"

#include <QLocale>
#include <QTest>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <vector>

namespace core_sentences_test {

using namespace loggia;
using ui::testing::FixedInBrackets;
using ui::testing::Heard;

/// Texts that nearly are what a reader expects.
std::string spoilt(const std::string& text, Random& random) {
    static const std::string other = "()abxyzP123 0,;:-+*=\"'\n.#X/&|~";
    std::string result = text;
    for (std::uint64_t times = 1 + random.below(2); times > 0; --times) {
        const std::size_t at = random.below(result.size() + 1);
        switch (random.below(4)) {
        case 0:
            result = result.substr(0, at);
            break;
        case 1:
            result.insert(at, 1, other[random.below(other.size())]);
            break;
        case 2:
            if (at < result.size())
                result.erase(at, 1 + random.below(3));
            break;
        default:
            if (at < result.size())
                result[at] = other[random.below(other.size())];
            break;
        }
    }
    return result;
}

class CoreSentencesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        ui::testing::failOnWarnings();
        QLocale::setDefault(QLocale::c()); // In English nothing is looked up.
    }

    void games() {
        const FixedInBrackets language;
        Random random(test_suite::seed(1));
        Heard heard;
        for (const char* text : {"1-2-10",
                                 "1-3-4-17",
                                 "even-or-odd 9",
                                 "nim 3 4 5",
                                 "subtraction 9 take 1 2 3",
                                 "kayles 7",
                                 "dawsons-kayles 9",
                                 "chomp 3x4",
                                 "tic-tac-toe 3x3 3",
                                 "connect4 3x3 3",
                                 "mu-torere",
                                 "dodgem 3",
                                 "kalah 1 2",
                                 "checkers 4x4",
                                 "dots-and-boxes 1x2",
                                 "hexapawn 3x3",
                                 "domineering 3x3",
                                 "three-mens-morris",
                                 "sim 4",
                                 "konane 4x4",
                                 "nim 2 3 misere"}) {
            const auto game = game_graph::game_of(text);
            QVERIFY2(game, text);
            heard.hear(game_graph::rules_of(*game).title);
            heard.hear(game_graph::rules_of(*game).rules);
            heard.hear(game_graph::rules_of(*game).parameters);
            for (const std::string& level : game->levels())
                heard.hear(level);
            const auto solution = game_graph::solve(*game);
            QVERIFY2(solution, text);
            const auto* graph = solution->graph();
            if (graph == nullptr)
                continue;
            if (const auto comment = game_graph::comment(*game, *graph))
                heard.hear(*comment);
            const auto& steps = solution->labels()->steps;
            for (int i = 0; i < test_suite::rounds(200); ++i) {
                const auto& step = steps[random.below(steps.size())];
                heard.hear(game_graph::to_text(*game, *graph, *solution->labels(), step));
                const auto state = graph->state(step.position);
                const auto explained = game_graph::explain(*solution, state);
                QVERIFY(explained.has_value());
                std::string why = game_graph::to_text(*game, *explained);
                why = why.substr(0, why.find('\n'));
                if (why.ends_with(':'))
                    why.pop_back();
                heard.hear(why + '.');
                heard.hear(to_text(explained->value));
            }
        }
        QVERIFY(heard.sentences() > 2000);
        QVERIFY2(heard.unknown() == 0, qPrintable(heard.report()));
    }

    void connect4() {
        const FixedInBrackets language;
        Random random(test_suite::seed(2));
        Heard heard;
        connect4::EngineOptions options;
        options.table_megabytes = 1;
        connect4::Engine engine(options);
        for (int i = 0; i < test_suite::rounds(300); ++i) {
            connect4::Position position;
            for (std::uint64_t stones = random.below(41); stones > 0; --stones)
                for (;;)
                    if (const auto column = static_cast<int>(random.below(7));
                        position.can_play(column)) {
                        position = position.after(column);
                        break;
                    }
            const auto analysis = engine.analyse(position, {2, {}});
            heard.hear(connect4::verdict(analysis.value, position.to_move()));
            for (const auto& column : analysis.columns)
                for (const std::string& reason :
                     connect4::reasons_for(position, column.column, analysis))
                    heard.hear(reason);
        }
        for (const auto certainty : {connect4::Certainty::exact, connect4::Certainty::at_least,
                                     connect4::Certainty::at_most, connect4::Certainty::heuristic})
            for (const int hundredths : {-300, 0, 500})
                for (const auto player : {connect4::Player::one, connect4::Player::two}) {
                    heard.hear(connect4::verdict({hundredths, certainty}, player));
                    heard.hear(to_text(connect4::Value{hundredths, certainty}));
                }
        QVERIFY2(heard.unknown() == 0, qPrintable(heard.report()));
    }

    void formulaGames() {
        const FixedInBrackets language;
        Random random(test_suite::seed(3));
        Heard heard;
        for (int i = 0; i < test_suite::rounds(150); ++i) {
            formula_game::Recipe recipe;
            recipe.variables = 3 + static_cast<int>(random.below(8));
            recipe.leaves = recipe.variables + 3 + static_cast<int>(random.below(30));
            recipe.winner =
                random.below(2) == 0 ? formula_game::Player::e : formula_game::Player::a;
            recipe.seed = random.below(1'000'000);
            const auto game = formula_game::generate(recipe);
            if (!game) {
                heard.hear(game.error().message);
                continue;
            }
            formula_game::Position position(std::make_shared<const formula_game::Game>(*game));
            while (!position.is_over()) {
                const auto known = formula_game::explain(position);
                QVERIFY(known.has_value());
                heard.hear(formula_game::sentence(position, known->reason));
                for (const bool move : {false, true})
                    heard.hear(formula_game::sentence(position, *known, move));
                position = position.after(random.below(2) == 0);
            }
        }
        QVERIFY2(heard.unknown() == 0, qPrintable(heard.report()));
    }

    /// Some statements of a puzzle, so that there are more solutions, and others turned round, so
    /// that there is none.
    void puzzlesAndTheirAlgebra() {
        const FixedInBrackets language;
        Random random(test_suite::seed(4));
        Heard heard;
        for (int i = 0; i < test_suite::rounds(200); ++i) {
            puzzles::PuzzleRecipe recipe;
            recipe.seed = random.below(1'000'000);
            recipe.people = 3 + random.below(2);
            recipe.setting = random.below(2) == 0 ? puzzles::PuzzleSetting::islanders
                                                  : puzzles::PuzzleSetting::doors;
            const auto text = puzzles::generate_puzzle(recipe);
            if (!text) {
                heard.hear(text.error().message);
                continue;
            }
            std::string words;
            std::size_t begin = 0;
            while (begin < text->size()) {
                const std::size_t end = std::min(text->find('\n', begin), text->size());
                if (random.below(4) != 0)
                    words += text->substr(begin, end - begin) + '\n';
                if (random.below(4) == 0)
                    words +=
                        "fact: it is false that (" + text->substr(begin, end - begin - 1) + ").\n";
                begin = end + 1;
            }
            const auto sheet = puzzles::read_sheet_leniently(puzzles::SheetForm::words, words);
            if (!sheet) {
                heard.hear(sheet.error().message);
                continue;
            }
            for (const Error& skipped : sheet->skipped)
                heard.hear(skipped.message);
            heard.hear(to_words(verdict_of(*sheet), *sheet));
            const auto derivation = puzzles::derive(*sheet);
            QVERIFY(derivation.has_value());
            for (std::size_t step = 1; step <= derivation->solution.steps.size(); ++step) {
                const auto board = gf2::blackboard(*derivation, step);
                heard.hear(board.reason);
                heard.hear(board.rule);
            }
        }
        QVERIFY(heard.sentences() > 500);
        QVERIFY2(heard.unknown() == 0, qPrintable(heard.report()));
    }

    void pegSolitaire() {
        const FixedInBrackets language;
        Random random(test_suite::seed(5));
        Heard heard;
        int proofs = 0;
        for (const peg::Layout& layout : peg::layouts()) {
            heard.hear(layout.title);
            for (int i = 0; i < test_suite::rounds(40); ++i) {
                peg::Puzzle puzzle = layout.puzzle;
                puzzle.start &= random.next();
                if (const auto proof = peg::prove_impossible(puzzle);
                    proof && !proof->parts.empty()) {
                    ++proofs;
                    const std::string text = peg::to_text(puzzle, *proof);
                    heard.hear(text);
                }
            }
        }
        QVERIFY(proofs > loggia::test_suite::rounds(50));
        for (std::size_t i = 0; i < peg::axiom_count; ++i) {
            heard.hear(title_of(static_cast<peg::Axiom>(i)));
            heard.hear(meaning_of(static_cast<peg::Axiom>(i)));
        }
        QVERIFY2(heard.unknown() == 0, qPrintable(heard.report()));
    }

    void grading() {
        const FixedInBrackets language;
        Heard heard;
        for (const grading::Task& task : grading::tasks()) {
            heard.hear(task.title);
            heard.hear(task.summary);
            for (const grading::Check& check : task.checks)
                heard.hear(check.title);
        }
        for (const auto state : {grading::State::graded, grading::State::not_runnable,
                                 grading::State::not_built, grading::State::unfinished})
            heard.hear(to_text(state));
        for (const char* said :
             {"Ran back.sh.", "Ran src/back.py, not test/back.py.",
              "Nothing to run: no file in it can be run, and none is called main or run.",
              "Nothing to run: it is unclear which of 2 files is the program (a.py, b.py), and "
              "none is called main.",
              "Nothing to run: there is no module formula_game_functions.py; no file in it can be "
              "run, and none is called main or run.",
              "It cannot be read: there is no such file or folder.",
              "It cannot be read: it has more than 20000 files or more than 500 MB.",
              "The build command ended with exit status 2."})
            heard.hear(said);
        QVERIFY2(heard.unknown() == 0, qPrintable(heard.report()));
    }

    /// The cases of each task, and what is said of hand-ins that write the answers of others.
    void judges() {
        const FixedInBrackets language;
        constexpr std::array outputs{
            "",
            "hello\n",
            "0\n",
            "1\n",
            "1 2\n-1\n0\n1 Peg(1,1)\n",
            "1 T\n2 T\n3 F\n0\n",
            "s SATISFIABLE\n",
            "1\n0\n1 Jump(9,9,9,9)\n",
            "Jump(1,2,3,1)\n",
            "NO SOLUTION\n",
            "no path\n",
            "path North North\n",
            "cost 3\npath West\n",
            "cost 1\nexpanded 3\npath North\n",
            "definitely true\n",
            "possibly true, possibly false\n",
            "None",
            "Leaf('x')",
            "set(arithmetic).\nassign(domain_size, 2).\nassign(max_models, -1).\n"
            "formulas(assumptions).\n  m1 = 1.\nend_of_list.\n",
            "0000000\n0000000\n0000000\n0000000\n0000000\n0001000\n2\n",
        };
        constexpr std::array files{
            "\n",
            "hello\n",
            "(a | b",
            "(a & b) | (a & c) | (b & c)\n",
            "(a | b) & (a | c)\n",
            "(a | b | c) & (a | b | !c) & (a | !b | c) & (!a | b | c)\n",
            "P_1_1\n",
            "(not P_4_4)\n(not P_4_3)\n",
            "interpretation(3, [], [function(e, [0]), relation(p(_), [0,1,1])]).\n",
            "interpretation(3, [], [function(e, [1]), function(i(_), [0,2,1]), relation(p(_), "
            "[0,1,1]), function(f(_,_), [0,1,2,1,2,0,2,2,2])]).\n",
        };
        Heard heard;
        int reasons = 0;
        for (const grading::Task& task : grading::tasks()) {
            grading::CaseOrder order;
            order.cases = 2;
            if (task.id == "cnf")
                order.problem = {"problem.txt", "(a & b) | (a & c) | (b & c)\n"};
            if (task.id == "mace4")
                order.problem = {"problem.txt",
                                 "formulas(assumptions).\n  f(x, y) = f(y, x).\n  f(x, x) != x.\n"
                                 "  p(x).\n  e = i(e) & e = f(e, e).\nend_of_list.\n"
                                 "formulas(goals).\n  e = e.\nend_of_list.\n"};
            const auto cases = task.cases(order, {});
            QVERIFY2(cases, std::string(task.id).c_str());
            const auto hear = [&](const grading::Case& each, const grading::Trial& trial) {
                const auto judgement = task.judge(each, trial, {});
                if (!judgement)
                    return heard.hear(judgement.error().message);
                heard.hear(judgement->why);
                heard.hear(judgement->information);
                for (const std::string* const answer : {&judgement->expected, &judgement->got})
                    if (ui::beginsWithCoreAnswer(QString::fromStdString(*answer)))
                        heard.hearAnswer(*answer);
                reasons += judgement->passed ? 0 : 1;
            };
            const std::size_t step = std::max<std::size_t>(cases->size() / 12, 1);
            for (std::size_t i = 0; i < cases->size(); ++i) {
                heard.hear((*cases)[i].title);
                if (i % step != 0)
                    continue;
                for (const char* const output : outputs)
                    for (const char* const file : files)
                        if (task.takes_program() ? file == files.front()
                                                 : output == outputs.front())
                            hear((*cases)[i],
                                 grading::judged::trial_of(
                                     [output](const auto&, const auto&) { return output; }, file));
            }
            for (const auto kind :
                 {grading::SandboxEnd::Kind::exited, grading::SandboxEnd::Kind::crashed,
                  grading::SandboxEnd::Kind::out_of_time, grading::SandboxEnd::Kind::out_of_memory,
                  grading::SandboxEnd::Kind::out_of_disk, grading::SandboxEnd::Kind::flooded}) {
                grading::Trial trial;
                trial.read = [](std::string_view) -> Result<std::string> {
                    return failure("expected one file, found 2");
                };
                trial.run = [kind](const auto&, const auto&,
                                   const auto&) -> Result<grading::SandboxEnd> {
                    grading::SandboxEnd end;
                    end.kind = kind;
                    end.code = 11;
                    return end;
                };
                hear(cases->front(), trial);
                hear(cases->back(), trial);
            }
        }
        QVERIFY2(reasons > 500, std::to_string(reasons).c_str());
        QVERIFY2(heard.unknown() == 0, qPrintable(heard.report()));
    }

    void searches() {
        const FixedInBrackets language;
        Heard heard;
        std::vector<pathfinding::Algorithm> all(pathfinding::stepwise_algorithms.begin(),
                                                pathfinding::stepwise_algorithms.end());
        all.insert(all.end(), pathfinding::fast_algorithms.begin(),
                   pathfinding::fast_algorithms.end());
        for (const auto algorithm : all) {
            const auto& info = pathfinding::info_of(algorithm);
            heard.hear(info.title);
            const auto& notes = pathfinding::notes_of(info.algorithm);
            heard.hear(notes.idea);
            heard.hear(notes.promise);
            for (const auto pitfall : notes.pitfalls)
                heard.hear(pitfall);
            for (const auto& line : pathfinding::pseudo_code_of(info.algorithm).lines)
                heard.hear(line.text);
        }
        QVERIFY(heard.sentences() > 100);
        QVERIFY2(heard.unknown() == 0, qPrintable(heard.report()));
    }

    void wumpus() {
        const FixedInBrackets language;
        Random random(test_suite::seed(6));
        Heard heard;
        for (int i = 0; i < test_suite::rounds(500); ++i)
            for (int rule = 1; rule <= 7; ++rule)
                heard.hear(wumpus::violation({random.next() & random.next()}, rule));
        QVERIFY2(heard.unknown() == 0, qPrintable(heard.report()));
    }

    /// Sentences that count, with 1 and with more.
    void counts() {
        const FixedInBrackets language;
        Heard heard;
        const auto hear = [&](const auto& result, const char* message) {
            QVERIFY2(!result, message);
            QCOMPARE(QString::fromStdString(result.error().message), QString::fromUtf8(message));
            heard.hear(result.error().message);
        };
        const auto row = [](int inputs, int outputs) {
            return fmt::format(".i {}\n.o {}\n{} {}1\n", inputs, outputs,
                               std::string(static_cast<std::size_t>(inputs), '1'),
                               std::string(static_cast<std::size_t>(outputs), '1'));
        };
        hear(normal_forms::read_function(row(2, 3)),
             "expected the end of the line after 2 inputs and 3 outputs, found `1`");
        hear(normal_forms::read_function(row(2, 1)),
             "expected the end of the line after 2 inputs and 1 output, found `1`");
        hear(normal_forms::read_function(row(1, 2)),
             "expected the end of the line after 1 input and 2 outputs, found `1`");
        hear(normal_forms::read_function(row(1, 1)),
             "expected the end of the line after 1 input and 1 output, found `1`");

        const auto maze = [](const char* text) { return *pathfinding::maze_of(text); };
        hear(pathfinding::with_ends(maze("...\n"), pathfinding::Point{9, 9}, {}),
             "the start (9, 9) is not in the maze of 3 columns and 1 row");
        hear(pathfinding::with_ends(maze("S\n.\n"), {}, pathfinding::Point{9, 9}),
             "the goal (9, 9) is not in the maze of 1 column and 2 rows");

        const auto position = [](const char* game, const char* text) {
            return game_graph::game_of(game)->state_of(text);
        };
        hear(position("dodgem 2", "(1, 1./12)"), "a player has at most 1 car");
        hear(position("dodgem 3", "(1, 111/.../.22)"), "a player has at most 2 cars");
        hear(position("dots-and-boxes 1x2", "(1, +-+/|#|/+-+/.../+.+, 1, 1)"),
             "of 1 closed box player 2 has 0");
        hear(position("dots-and-boxes 1x2", "(1, +-+/|#|/+-+/|#|/+-+, 1, 0)"),
             "of 2 closed boxes player 2 has 1");
        const auto nim = game_graph::game_of("nim 3 4 5");
        const auto solution = game_graph::solve(*nim);
        for (const std::size_t most : {1U, 2U}) {
            const std::string s = most == 1 ? "" : "s";
            hear(game_graph::build_tree(*solution, {.nodes = most}),
                 fmt::format("the tree has more than {} node{}", most, s).c_str());
            hear(game_graph::build_graph(*nim, solution->from(), 0, {.states = most}),
                 fmt::format("there are more than {} position{}", most, s).c_str());
        }
        QVERIFY2(heard.unknown() == 0, qPrintable(heard.report()));
    }

    /// What is wrong in a text that a person types.
    void readers() {
        const FixedInBrackets language;
        Random random(test_suite::seed(7));
        std::map<std::string, Heard> all;
        const auto hear = [&](const std::string& reader, const auto& result) {
            if (!result)
                all[reader].hear(result.error().message);
        };
        for (int i = 0; i < test_suite::rounds(1500); ++i) {
            hear("formula", logic::read_strict(spoilt("(x*(-y+z)*(a+b))", random)));
            hear("informal formula",
                 logic::read_typed(spoilt("x and not (y | z) -> a & b", random)));
            hear("clauses", sat::parse_clauses(spoilt("1 -2 3\n2 -3\n-1\n0\n1 P\n2 Q\n", random)));
            hear("DIMACS", sat::parse_clauses(spoilt("p cnf 3 2\n1 -2 0\n2 3 0\n", random)));
            hear("maze", pathfinding::maze_of(spoilt("#####\n#S.G#\n#####\n", random)));
            hear("peg", peg::puzzle_of(spoilt("4 1\n1 2 3\n2 3 4\nfinal 3\n", random)));
            hear("game", game_graph::game_of(spoilt("nim 3 4 5", random)));
            hear("game", game_graph::game_of(spoilt("tic-tac-toe 3x3 3", random)));
            hear("board of Connect4",
                 connect4::position_of(
                     spoilt("0000000\n0000000\n0000000\n0000000\n0000000\n0001200\n1\n", random)));
            hear("recipe", formula_game::recipe_of(spoilt("26v-200l-E-hard-1a2b3c", random)));
            hear("configuration",
                 formula_game::configuration_of(
                     spoilt("formula: (x*y)\nturns: EA\nvariables: xy\nvalues: 1\n", random)));
            hear("function",
                 normal_forms::read_function(spoilt("f(a, b, c) = m(0, 1, 5) + d(7)", random)));
            hear("function", normal_forms::read_function(
                                 spoilt("a b | f\n0 0 | 1\n0 1 | 0\n1 0 | 1\n1 1 | -\n", random)));
            hear("function",
                 normal_forms::read_function(spoilt("f = a & !b;\ng = a | b;\n", random)));
            hear("function", normal_forms::read_function(spoilt(
                                 ".i 3\n.o 1\n.ilb a b c\n.ob f\n01- 1\n1-0 1\n.e\n", random)));
            hear("function",
                 normal_forms::read_function(spoilt(".model f\n.inputs a b\n.outputs f\n"
                                                    ".names a b f\n11 1\n0- 1\n.end\n",
                                                    random)));
            hear("mace", puzzles::read_sheet(
                             puzzles::SheetForm::propositions,
                             spoilt("formulas(assumptions).\n  a <-> (b | -c).\n  d -> a & c.\n"
                                    "end_of_list.\n",
                                    random)));
            hear("mace",
                 puzzles::read_sheet(
                     puzzles::SheetForm::ring,
                     spoilt("set(arithmetic).\nassign(domain_size, 2).\nformulas(assumptions)."
                            "\n  a + b * c = 1.\nend_of_list.\n",
                            random)));
            hear("lesson",
                 lessons::lesson_of(spoilt("# One\n\n```lesson\npage peg\ntitle de Eins\n```\n\n## "
                                           "Jump\n\nJump.\n\n```lesson\nopen peg/ring4.txt\n"
                                           "document has Jump\nanswer 1 | 2\n```\n",
                                           random)));
            hear("record", game_graph::record_of(spoilt(
                               "game: nim 3 4 5\nstart: 1, 3, 4, 5\nmoves: A:1 B:2\n", random)));
            hear("drawn graph",
                 game_graph::drawn_of(spoilt("start: a\na -> b c\nb: win\nc -> a (1)\n", random)));
            hear("case", wumpus::case_of(spoilt("rules:\nP_1_1\nknowledge:\nB_1_2\nstatement:\n"
                                                "M_1_3\nwalk:\ncave 17\npath (1,2) (2,1)\n",
                                                random)));
            hear("answer", sat::parse_answer(spoilt("s SATISFIABLE\nv 1 -2 3 0\n", random)));
            hear("proof", sat::parse_proof(spoilt("1 2 0\nd 1 0\n0\n", random)));
            hear("game of Connect4", connect4::tree_of(spoilt("4 4 (3 2) 5 1\n", random)));
            hear("contestant", connect4::contestant_of(spoilt("engine:depth=8,time=1", random)));
            hear("jumps", peg::jumps_of(spoilt("Jump(4,2,1)\nJump(6,5,4,2)\n", random)));
            hear("road map", pathfinding::road_question_of(
                                 spoilt("graph\nnode S 5 at 0 90\nnode G 0 at 1 2\nedge S G 2\n"
                                        "start S\ngoal G\n",
                                        random)));
            hear("tiles", pathfinding::tiles_of(spoilt("1 2 3 4 5 6 7 8 0", random)));
            hear("scenario", pathfinding::scenarios_of(
                                 spoilt("version 1\n0\ta.map\t9\t9\t1\t1\t2\t2\t1.41\n", random)));
            hear("map", pathfinding::maze_of(
                            spoilt("type octile\nheight 2\nwidth 3\nmap\n.@.\n..T\n", random)));
            auto store = wumpus::symbol_store();
            hear("statement",
                 wumpus::question_of(store, spoilt("(if M_1_2 (and S_1_1 (not P_2_2)))", random)));
        }
        QStringList report;
        qsizetype unknown = 0;
        int sentences = 0;
        for (const auto& [reader, heard] : all) {
            QVERIFY2(heard.sentences() > 20, reader.c_str());
            unknown += heard.unknown();
            sentences += heard.sentences();
            if (heard.unknown() > 0)
                report << QString::fromStdString(reader) + QStringLiteral(": ") + heard.report();
        }
        // A quotation mark that is found opens no quotation.
        QVERIFY2(unknown * 1000 < sentences, qPrintable(report.join(u'\n')));
    }
};

LOGGIA_WINDOW_TEST(CoreSentencesTest)

} // namespace core_sentences_test

#include "core_sentences_test.moc"
