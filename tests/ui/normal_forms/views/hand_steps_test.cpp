#include "tests/suite.hpp"
#include "tests/ui/normal_forms/forms_fixture.hpp"
#include "ui/normal_forms/study/form_words.hpp"
#include "ui/normal_forms/views/hand_steps.hpp"

#include <algorithm>

namespace hand_steps_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

class HandStepsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    /// Whatever the function, the steps lead to a cover of all rows by what was taken.
    void endInACover() {
        Random random(0x9au);
        for (int round = 0; round < 400; ++round) {
            const int inputs = 1 + static_cast<int>(random.below(5));
            std::vector<RowValue> values(std::size_t{1} << static_cast<unsigned>(inputs));
            for (RowValue& value : values)
                value = static_cast<RowValue>(random.below(3));
            const FormStudy study =
                studyOf(listOf(inputs, values), round % 2 == 0 ? FormSettings{} : asCnf());
            const auto& hand = *study.by_hand;
            const std::vector<HandStep> steps = handSteps(study);
            QVERIFY(!steps.empty());
            QCOMPARE(steps.back().title, q("Done"));
            std::size_t done = 0;
            for (const HandStep& step : steps) {
                QVERIFY(!step.title.isEmpty() && step.text.endsWith(QLatin1Char('.')));
                QVERIFY2(!step.text.contains(QLatin1Char('%')), qPrintable(step.text));
                QVERIFY(step.done >= done);
                done = step.done;
            }
            const ChartState end = chartAt(hand, done);
            for (std::size_t row = 0; row < hand.rows.size(); ++row) {
                const bool held =
                    std::any_of(hand.chosen.begin(), hand.chosen.end(), [&](std::size_t prime) {
                        return hand.primes[prime].holds(hand.rows[row]);
                    });
                QVERIFY(held && (end.covered[row] || end.spared[row]));
            }
            for (std::size_t prime = 0; prime < hand.primes.size(); ++prime) {
                const bool chosen =
                    std::find(hand.chosen.begin(), hand.chosen.end(), prime) != hand.chosen.end();
                QCOMPARE(static_cast<bool>(end.taken[prime]), chosen);
                QVERIFY(!end.dropped[prime] || !chosen);
                if (end.essential[prime])
                    QVERIFY(chosen);
            }
        }
    }

    void onePrimeIsNotSeveral() {
        for (const FormStudy& study : {studyOf("a"), studyOf("a", asCnf())}) {
            const auto steps = handSteps(study);
            const auto chart = std::find_if(steps.begin(), steps.end(), [](const HandStep& step) {
                return step.title == q("Chart");
            });
            QVERIFY(chart != steps.end());
            QVERIFY2(chart->text.startsWith(q("The chart has a line for each prime implica")) &&
                         chart->text.contains(q(" (1) and a column for each ")),
                     qPrintable(chart->text));
        }
    }

    void tellsTheExample() {
        const FormStudy study = studyOf(small_text);
        const auto steps = handSteps(study);
        QCOMPARE(steps.front().title, q("Rows"));
        QVERIFY(steps.front().text.contains(q("number of ones: 9 rows.")));
        const auto titled = [&](const char* title) {
            return std::find_if(steps.begin(), steps.end(),
                                [&](const HandStep& step) { return step.title == q(title); });
        };
        QCOMPARE(steps[1].title, q("Compare 0000 and 0010"));
        QCOMPARE(steps[1].text, q("They differ only in c, so they combine to 00-0."));
        QVERIFY(titled("Combined once") != steps.end());
        QVERIFY(titled("Column 1 done") < titled("Combined once"));
        QVERIFY(titled("Combined once") < titled("Chart"));
        QVERIFY(steps.back().text.contains(q("3 terms with 7 literals")));
        QCOMPARE(std::count_if(steps.begin(), steps.end(),
                               [](const HandStep& step) { return step.title == q("Essential"); }),
                 2);
        QVERIFY(handSteps(studyOf("a & b", asCnf())).front().text.contains(q("false")));
        QVERIFY(handSteps(studyOf("a &")).empty());
        // Of several minimum forms the one that was chosen is named where it is another one.
        FormSettings settings;
        int others = 0;
        for (settings.choice = 0; settings.choice < 2; ++settings.choice)
            others += handSteps(studyOf("f(a, b, c) = m(0, 1, 2, 5, 6, 7)", settings))
                              .back()
                              .text.contains(q("show another minimum form: "))
                          ? 1
                          : 0;
        QVERIFY(others >= 1);
        QVERIFY(handSteps(studyOf("a & !a")).back().text.contains(q("No row is true")));
    }

    /// Every pair of neighbouring groups is compared once, and what combines is the next column.
    void comparisonsAreAllOfThem() {
        Random random(0x51u);
        for (int round = 0; round < 200; ++round) {
            const int inputs = 2 + static_cast<int>(random.below(3));
            std::vector<RowValue> values(std::size_t{1} << static_cast<unsigned>(inputs));
            for (RowValue& value : values)
                value = static_cast<RowValue>(random.below(3));
            const FormStudy study = studyOf(listOf(inputs, values));
            const auto& hand = *study.by_hand;
            const auto comparisons = handComparisons(hand);
            QCOMPARE(comparisons.size(), hand.lists.size());
            for (std::size_t list = 0; list < hand.lists.size(); ++list) {
                std::size_t pairs = 0;
                for (const auto& left : hand.lists[list])
                    for (const auto& right : hand.lists[list])
                        pairs += right.ones == left.ones + 1 ? 1 : 0;
                QCOMPARE(comparisons[list].size(), pairs);
            }
            for (const HandStep& step : handSteps(study)) {
                if (step.kind != HandStep::Kind::column || !step.whole)
                    continue;
                // By comparisons alone, the column is what it is said to be when it is done.
                HandStep before = step;
                before.whole = false;
                const ColumnsState state = columnsAt(hand, comparisons, before);
                for (std::size_t i = 0; i < hand.lists[step.list].size(); ++i)
                    QCOMPARE(static_cast<bool>(state.combined[step.list][i]),
                             !hand.lists[step.list][i].prime);
                if (step.list + 1 < hand.lists.size())
                    QVERIFY(state.listed[step.list + 1] ==
                            std::vector<bool>(hand.lists[step.list + 1].size(), true));
            }
        }
    }

    /// Of a large function only what combines, or nothing of that, is a step of its own.
    void manyComparisonsAreNoSteps() {
        std::vector<RowValue> values(256, RowValue::one);
        const auto full = handComparisons(*studyOf(listOf(8, values)).by_hand);
        for (const auto& list : full)
            QVERIFY(list.empty());
        Random random(6);
        for (RowValue& value : values)
            value = random.below(4) == 0 ? RowValue::one : RowValue::zero;
        std::size_t steps = 0;
        for (const auto& list : handComparisons(*studyOf(listOf(8, values)).by_hand))
            steps += list.size();
        QVERIFY(steps > 0 && steps <= most_hand_comparisons);
    }

    /// Each step marks its line of the chart; when all is done none is marked any more.
    void theEndMarksNoLine() {
        const FormStudy study = studyOf(small_text);
        const auto steps = handSteps(study);
        const auto marked = [&](const HandStep& step) {
            return chartAt(*study.by_hand, step.done).last.has_value();
        };
        QVERIFY(marked(steps.at(steps.size() - 2)));
        QVERIFY(!marked(steps.back()));
    }

    void nothingIsDoneAtFirst() {
        const FormStudy study = studyOf(small_text);
        const ChartState state = chartAt(*study.by_hand, 0);
        QVERIFY(!state.last);
        for (const auto* flags : {&state.taken, &state.dropped, &state.covered, &state.spared})
            QVERIFY(std::none_of(flags->begin(), flags->end(), [](bool on) { return on; }));
    }
};

LOGGIA_WINDOW_TEST(HandStepsTest)

} // namespace hand_steps_test

#include "hand_steps_test.moc"
