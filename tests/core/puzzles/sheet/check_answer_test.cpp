#include "core/base/random.hpp"
#include "core/puzzles/sheet/check_answer.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <array>

namespace check_answer_test {

using namespace loggia;
using namespace loggia::puzzles;
using Kind = AnswerCheck::Kind;

class AnswerTest : public QObject {
    Q_OBJECT

    static constexpr int atoms = 6;

    static bool fits(const Figure& figure, FigureAnswer answer, const logic::Store& store,
                     const std::vector<bool>& values) {
        if (answer == FigureAnswer::open)
            return true;
        const auto value = [&](const std::string& atom) { return values[*store.find(atom)]; };
        const bool bad = figure.bad.empty() ? !value(figure.good) : value(figure.bad);
        switch (answer) {
        case FigureAnswer::good:
            return value(figure.good) && (figure.bad.empty() || !bad);
        case FigureAnswer::bad:
            return !value(figure.good) && bad;
        default:
            return !value(figure.good) && !bad;
        }
    }

    /// By trying all values: how many models the statements and answers of these places have.
    static int models(const PuzzleSheet& sheet, const std::vector<FigureAnswer>& answers,
                      const std::vector<std::size_t>& statements,
                      const std::vector<std::size_t>& figures) {
        int count = 0;
        for (unsigned row = 0; row < 1U << static_cast<unsigned>(atoms); ++row) {
            std::vector<bool> values;
            for (unsigned v = 0; v < atoms; ++v)
                values.push_back((row >> v & 1U) != 0);
            bool all = true;
            for (const std::size_t statement : statements)
                all = all && evaluate(sheet.store, sheet.statements[statement].formula, values);
            for (const std::size_t figure : figures)
                all = all && fits(sheet.figures[figure], answers[figure], sheet.store, values);
            count += all ? 1 : 0;
        }
        return count;
    }

    static std::vector<std::size_t> places(std::size_t count) {
        std::vector<std::size_t> all(count);
        for (std::size_t i = 0; i < count; ++i)
            all[i] = i;
        return all;
    }

    /// Random clauses and equivalences, and figures with one atom or two.
    static PuzzleSheet random_sheet(Random& random, int statements) {
        PuzzleSheet sheet;
        for (int v = 0; v < atoms; ++v) {
            sheet.atoms.push_back("p" + std::to_string(v));
            (void)sheet.store.variable(sheet.atoms.back());
        }
        const auto literal = [&] {
            const auto atom = sheet.store.variable(
                static_cast<logic::Variable>(random.below(static_cast<std::uint64_t>(atoms))));
            return random.below(2) == 0 ? atom : sheet.store.negation(atom);
        };
        for (int i = 0; i < statements; ++i) {
            Statement statement;
            const std::array parts{literal(), literal()};
            const auto either = sheet.store.node(logic::Kind::disjunction, parts);
            statement.formula =
                random.below(2) == 0 ? either : sheet.store.equivalence(literal(), either);
            sheet.statements.push_back(statement);
        }
        sheet.figures = {{"a", "", {}, "p0", "", ""},
                         {"b", "", {}, "p1", "", ""},
                         {"c", "", {}, "p2", "p3", ""}};
        return sheet;
    }

    template <class Check>
    static void with_one_less(const std::vector<std::size_t>& all, Check check) {
        for (std::size_t i = 0; i < all.size(); ++i) {
            auto fewer = all;
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
            check(fewer);
        }
    }

private Q_SLOTS:
    void checksAsTryingAllValuesDoes() {
        Random random(test_suite::seed(341));
        std::array<int, 5> seen{};
        for (int round = 0; round < 2000; ++round) {
            const PuzzleSheet sheet = random_sheet(random, 1 + static_cast<int>(random.below(7)));
            std::vector<FigureAnswer> answers;
            for (int i = 0; i < 3; ++i)
                answers.push_back(static_cast<FigureAnswer>(random.below(i == 2 ? 4 : 3)));
            const AnswerCheck check = check_answer(sheet, answers);
            const auto open = std::count(answers.begin(), answers.end(), FigureAnswer::open);
            const int left = models(sheet, answers, places(sheet.statements.size()), places(3));
            QCOMPARE(check.kind, open == 3   ? Kind::nothing
                                 : left == 0 ? Kind::wrong
                                 : open > 0  ? Kind::partly
                                             : Kind::right);
            ++seen.at(static_cast<std::size_t>(check.kind));
            if (check.kind != Kind::wrong) {
                QVERIFY(check.statements.empty() && check.figures.empty());
                continue;
            }
            QCOMPARE(models(sheet, answers, check.statements, check.figures), 0);
            with_one_less(check.statements, [&](const auto& fewer) {
                QVERIFY(models(sheet, answers, fewer, check.figures) > 0);
            });
            with_one_less(check.figures, [&](const auto& fewer) {
                QVERIFY(models(sheet, answers, check.statements, fewer) > 0);
            });
        }
        for (const Kind kind : {Kind::nothing, Kind::partly, Kind::right, Kind::wrong})
            QVERIFY(seen.at(static_cast<std::size_t>(kind)) > 20);
    }

    void hintsAtWhatFollows() {
        Random random(test_suite::seed(342));
        int hints = 0;
        for (int round = 0; round < 1000; ++round) {
            const PuzzleSheet sheet = random_sheet(random, 2 + static_cast<int>(random.below(6)));
            std::vector<FigureAnswer> answers{static_cast<FigureAnswer>(random.below(3)),
                                              FigureAnswer::open, FigureAnswer::open};
            const auto statements = places(sheet.statements.size());
            const auto settled = [&](const std::vector<std::size_t>& by_statements,
                                     const std::vector<std::size_t>& by_figures, std::size_t figure,
                                     FigureAnswer answer) {
                const int all = models(sheet, answers, by_statements, by_figures);
                auto with = answers;
                with[figure] = answer;
                auto figures = by_figures;
                figures.push_back(figure);
                return models(sheet, with, by_statements, figures) == all;
            };
            const auto hint = settled_figure(sheet, answers);
            const bool wrong = models(sheet, answers, statements, places(3)) == 0;
            if (!hint) {
                for (const std::size_t figure : {std::size_t{1}, std::size_t{2}})
                    for (const FigureAnswer answer :
                         {FigureAnswer::good, FigureAnswer::bad, FigureAnswer::neither})
                        if (!wrong && answers[figure] == FigureAnswer::open &&
                            (figure == 2 || answer != FigureAnswer::neither))
                            QVERIFY(!settled(statements, places(3), figure, answer));
                continue;
            }
            ++hints;
            QVERIFY(!wrong);
            QCOMPARE(answers[hint->figure], FigureAnswer::open);
            if (hint->figure == 1) // where there are two atoms, both may be true
                QVERIFY(settled(hint->statements, hint->figures, hint->figure, hint->answer));
        }
        QVERIFY(hints > 100);
    }

    void stops() {
        std::stop_source stop;
        stop.request_stop();
        Random random(test_suite::seed(343));
        const PuzzleSheet sheet = random_sheet(random, 4);
        const std::vector<FigureAnswer> answers(3, FigureAnswer::good);
        const Control control(stop.get_token());
        const Kind kind = check_answer(sheet, answers, control).kind;
        QVERIFY(kind == Kind::stopped || kind == check_answer(sheet, answers).kind);
        (void)settled_figure(sheet, {}, control);
    }
};

LOGGIA_LOOP_TEST(AnswerTest)

} // namespace check_answer_test

#include "check_answer_test.moc"
