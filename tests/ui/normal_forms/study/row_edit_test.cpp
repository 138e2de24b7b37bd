#include "core/normal_forms/minimize/verify.hpp"
#include "tests/suite.hpp"
#include "tests/ui/normal_forms/forms_fixture.hpp"
#include "ui/normal_forms/study/row_edit.hpp"

#include <tuple>

namespace row_edit_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;
using normal_forms::Syntax;

constexpr const char* small_pla = ".i 3\n.o 2\n.ilb a b c\n.ob f g\n1-1 11\n01- 10\n000 -0\n.e\n";
constexpr const char* small_blif = ".model m\n.inputs a b\n.outputs f\n.names a b f\n1- 1\n.end\n";

class RowEditTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    /// Changed by hundreds of edits, and through the text each time, it is what was asked for.
    void editsComeBackFromTheText() {
        Random random(0xedu);
        for (const char* start : {small_text, two_outputs, "f(a, b) = m(0) + d(1)", small_pla,
                                  small_blif, "a;b;f\n0;0;1\n0;1;0\n1;0;-\n1;1;1\n"}) {
            FormSettings settings;
            settings.output = all_outputs;
            FormStudy study = studyOf(start, settings);
            const int outputs = study.whole->on.outputs;
            std::vector<RowValue> values;
            for (int j = 0; j < outputs; ++j)
                for (std::uint64_t row = 0; row < study.rows->rows(); ++row)
                    values.push_back(study.rows->value(row, j));
            for (int edit = 0; edit < 100; ++edit) {
                const auto output =
                    static_cast<int>(random.below(static_cast<std::uint64_t>(outputs)));
                const std::uint64_t row = random.below(study.rows->rows());
                const auto value = static_cast<RowValue>(random.below(3));
                const auto next = withValue(*study.whole, output, row, value);
                QVERIFY(next.has_value());
                const auto text = rowsText(*next, study.syntax, *study.text);
                QVERIFY(text.has_value());
                study = studyOf(text->toStdString(), settings);
                QVERIFY2(study.rows != nullptr, qPrintable(*text));
                values[static_cast<std::size_t>(output) * study.rows->rows() + row] = value;
                for (int j = 0; j < outputs; ++j)
                    for (std::uint64_t at = 0; at < study.rows->rows(); ++at)
                        QVERIFY(study.rows->value(at, j) ==
                                values[static_cast<std::size_t>(j) * study.rows->rows() + at]);
            }
        }
    }

    void aTableStaysOne() {
        const FormStudy study = studyOf("a b | f\n0 0 | 1\n0 1 | 0\n1 0 | 0\n1 1 | 0\n");
        QVERIFY(study.syntax == Syntax::table);
        const auto text = rowsText(*study.whole, study.syntax);
        QVERIFY(normal_forms::syntax_of(text->toStdString()) == Syntax::table);
        const auto list = rowsText(*study.whole, Syntax::formula);
        QVERIFY(normal_forms::syntax_of(list->toStdString()) == Syntax::minterms);
    }

    /// So that the file that it came from can still be read by the programs that it is for.
    void plaBlifAndCsvStayTheirs() {
        FormSettings all;
        all.output = all_outputs;
        for (const auto& [start, syntax, begin] :
             {std::tuple(small_pla, Syntax::pla, ".i 3\n"),
              std::tuple(small_blif, Syntax::blif, ".model"),
              std::tuple("a,b,p|q\n0,0,1\n0,1,0\n1,0,1\n1,1,1\n", Syntax::table, "a,b,\"p|q\"\n"),
              std::tuple("sep=;\na;b;f;g\n0;0;1;0\n0;1;0;0\n1;0;1;1\n1;1;1;1\n", Syntax::table,
                         "a;b;f;g\n")}) {
            const FormStudy study = studyOf(start, all);
            QVERIFY2(study.whole && study.syntax == syntax, start);
            const auto next = withValue(*study.whole, 0, 1, RowValue::one);
            QVERIFY(next.has_value());
            const auto text = rowsText(*next, study.syntax, *study.text);
            QVERIFY2(text && text->startsWith(q(begin)), start);
            const FormStudy again = studyOf(text->toStdString(), all);
            QVERIFY2(again.rows && again.syntax == syntax, qPrintable(*text));
            QVERIFY(again.rows->value(1, 0) == RowValue::one);
        }
    }

    /// The rows of a PLA that have nothing to do with it stand as they were.
    void otherTermsOfAPlaStay() {
        const FormStudy study = studyOf(small_pla);
        const auto text = rowsText(*withValue(*study.whole, 0, 7, RowValue::zero), Syntax::pla);
        QVERIFY(text && text->contains(q("01- 10\n")));
    }

    void largeOnesAreRefused() {
        std::string text = "x1";
        for (int i = 2; i <= 17; ++i)
            text += " | x" + std::to_string(i);
        const FormStudy study = studyOf(text);
        QVERIFY(!withValue(*study.whole, 0, 0, RowValue::one));
    }

    /// A PLA of it says the same, open rows and all.
    void plasComeBack() {
        FormSettings all;
        all.output = all_outputs;
        for (const char* text : {small_text, two_outputs, "f(a, b) = m(0) + d(1, 3)", "a & !a"}) {
            const FormStudy study = studyOf(text, all);
            const auto pla = plaText(*study.whole);
            QVERIFY(pla.has_value());
            const FormStudy again = studyOf(pla->toStdString(), all);
            QVERIFY2(again.rows && again.syntax == Syntax::pla, qPrintable(*pla));
            for (int j = 0; j < study.whole->on.outputs; ++j)
                for (std::uint64_t row = 0; row < study.rows->rows(); ++row)
                    QVERIFY2(again.rows->value(row, j) == study.rows->value(row, j),
                             qPrintable(*pla));
        }
    }

    /// A form that is typed in says the same as the function.
    void formsCanBeTypedIn() {
        Random random(0x50u);
        for (int round = 0; round < 200; ++round) {
            const int inputs = 1 + static_cast<int>(random.below(5));
            std::vector<RowValue> values(std::size_t{1} << static_cast<unsigned>(inputs));
            for (RowValue& value : values)
                value = static_cast<RowValue>(random.below(round % 2 == 0 ? 2 : 3));
            const FormSettings settings = round % 4 < 2 ? asCnf() : FormSettings{};
            const FormStudy study = studyOf(listOf(inputs, values), settings);
            const auto text = sourceOf(*study.chosen, settings.form, study.minimum->cover);
            QVERIFY(text.has_value());
            const FormStudy again = studyOf(text->toStdString());
            QVERIFY2(again.whole != nullptr, qPrintable(*text));
            // Inputs that do not occur any more are free.
            for (std::uint64_t row = 0; row < values.size(); ++row) {
                std::uint64_t there = 0;
                for (const std::string& name : again.whole->inputs)
                    there = 2 * there +
                            (row >> static_cast<unsigned>(inputs - 1 - (name[0] - 'a')) & 1U);
                const RowValue value = again.rows->value(there, 0);
                QVERIFY2(values[row] == RowValue::open || value == RowValue::open ||
                             value == values[row],
                         qPrintable(*text));
            }
        }
    }
};

LOGGIA_WINDOW_TEST(RowEditTest)

} // namespace row_edit_test

#include "row_edit_test.moc"
