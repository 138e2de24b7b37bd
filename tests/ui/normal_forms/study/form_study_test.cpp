#include "core/normal_forms/minimize/verify.hpp"
#include "tests/suite.hpp"
#include "tests/ui/normal_forms/forms_fixture.hpp"

namespace form_study_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;
using normal_forms::Form;

class FormStudyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    /// Rows, the procedure by hand and the minimum all tell the function of the text.
    void allPartsAgree() {
        Random random(0x57u);
        for (int round = 0; round < 300; ++round) {
            const int inputs = 1 + static_cast<int>(random.below(5));
            std::vector<RowValue> values(std::size_t{1} << static_cast<unsigned>(inputs));
            for (RowValue& value : values)
                value = static_cast<RowValue>(random.below(3));
            FormSettings settings;
            settings.form = random.below(2) == 0 ? Form::dnf : Form::cnf;
            const FormStudy study = studyOf(listOf(inputs, values), settings);
            QVERIFY2(study.complete && !study.error && study.minimum && study.rows,
                     listOf(inputs, values).c_str());
            for (std::uint64_t row = 0; row < values.size(); ++row)
                QVERIFY(study.rows->value(row, 0) == values[row]);
            for (const RowValue value : {RowValue::zero, RowValue::one, RowValue::open})
                QCOMPARE(study.rows->count(value, 0), static_cast<std::uint64_t>(std::count(
                                                          values.begin(), values.end(), value)));
            QVERIFY(study.minimum->minimal());
            const auto wrong = difference(*study.chosen, settings.form, study.minimum->cover);
            QVERIFY(wrong && !*wrong);
            QVERIFY(study.by_hand);
            // The terms on show are those that the hand found.
            QCOMPARE(study.by_hand->chosen.size(), study.terms());
            for (std::size_t i = 0; i < study.terms(); ++i)
                QVERIFY(study.minimum->cover.cubes[i] ==
                        study.by_hand->primes[study.by_hand->chosen[i]]);
        }
    }

    void picksAnOutput() {
        FormSettings settings;
        settings.output = 1;
        const FormStudy one = studyOf(two_outputs, settings);
        QVERIFY(one.isSingle());
        QCOMPARE(one.chosen->outputs, std::vector<std::string>{"g"});
        QCOMPARE(one.minimum->cover.terms(), std::size_t{1});
        QCOMPARE(one.whole->outputs.size(), std::size_t{2});
        settings.output = all_outputs;
        const FormStudy all = studyOf(two_outputs, settings);
        QVERIFY(!all.isSingle() && !all.by_hand && all.rows);
        QCOMPARE(all.rows->outputs(), 2);
        const auto wrong = difference(*all.whole, Form::dnf, all.minimum->cover);
        QVERIFY(wrong && !*wrong);
        settings.output = 7;
        QCOMPARE(studyOf(two_outputs, settings).settings.output, 0);
        settings.output = all_outputs;
        QCOMPARE(studyOf("a & b", settings).settings.output, 0);
    }

    void saysWhatIsWrong() {
        const FormStudy blank = studyOf(" \n");
        QVERIFY(blank.blank && blank.complete && !blank.error && !blank.whole);
        const FormStudy wrong = studyOf("a & | b");
        QVERIFY(wrong.error && wrong.error->span && !wrong.whole);
        QCOMPARE(wrong.error->span->line, 1);
        QCOMPARE(*wrong.text, std::string("a & | b"));
    }

    void tellsAsItGoes() {
        std::vector<FormStudy> told;
        const FormStudy last =
            studyForm(small_text, {}, {}, [&](const FormStudy& study) { told.push_back(study); });
        QVERIFY(!told.empty());
        QVERIFY(told.front().chosen && told.front().rows && !told.front().complete);
        QVERIFY(last.complete && last.minimum);
    }

    void stopsAtOnce() {
        std::stop_source stop;
        stop.request_stop();
        const FormStudy study =
            studyForm(small_text, {}, Control(stop.get_token()), [](const FormStudy&) {});
        QVERIFY(study.complete);
    }
};

LOGGIA_WINDOW_TEST(FormStudyTest)

} // namespace form_study_test

#include "form_study_test.moc"
