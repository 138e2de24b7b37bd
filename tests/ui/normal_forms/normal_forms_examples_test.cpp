#include "tests/suite.hpp"
#include "tests/ui/normal_forms/forms_fixture.hpp"
#include "ui/normal_forms/normal_forms_examples.hpp"

namespace normal_forms_examples_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

class FormsExamplesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void theExampleCanBeMadeSmaller() {
        const FormStudy study = studyOf(formsExample().toStdString());
        QVERIFY(study.by_hand && study.minimum->minimal());
        QVERIFY(study.minimum->cover.literals() < study.whole->on.literals());
        QCOMPARE(study.whole->inputs.size(), std::size_t{4});
    }

    /// An eight lights all segments, a one the two on the right.
    void segmentsAreThoseOfADisplay() {
        FormSettings settings;
        settings.output = all_outputs;
        const FormStudy study = studyOf(segmentsExample().toStdString(), settings);
        QCOMPARE(study.whole->outputs.size(), std::size_t{7});
        int lit = 0;
        for (int segment = 0; segment < 7; ++segment) {
            QVERIFY(study.rows->value(8, segment) == RowValue::one);
            QVERIFY(study.rows->value(12, segment) == RowValue::open);
            lit += study.rows->value(1, segment) == RowValue::one ? 1 : 0;
        }
        QCOMPARE(lit, 2);
        // The textbook's nine terms, shared between the segments.
        QVERIFY(study.minimum->minimal());
        QCOMPARE(study.terms(), std::size_t{9});
    }
};

LOGGIA_WINDOW_TEST(FormsExamplesTest)

} // namespace normal_forms_examples_test

#include "normal_forms_examples_test.moc"
