#include "tests/suite.hpp"
#include "tests/ui/normal_forms/forms_fixture.hpp"
#include "ui/normal_forms/study/form_settings.hpp"

#include <set>

namespace form_settings_test {

using namespace loggia;
using namespace loggia::ui;
using testing::q;

class FormSettingsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void comeBack() {
        for (const auto form : {normal_forms::Form::dnf, normal_forms::Form::cnf})
            for (const auto method : {normal_forms::Method::automatic, normal_forms::Method::exact,
                                      normal_forms::Method::heuristic})
                for (const int output : {all_outputs, 0, 5})
                    for (const int seconds : {0, 1, FormSettings::most_seconds}) {
                        const FormSettings settings{form, method, output, seconds};
                        QVERIFY(formSettingsFrom(toJson(settings)) == settings);
                    }
    }

    void nonsenseIsLeftAtItsDefault() {
        const FormSettings read = formSettingsFrom({{q("form"), 3},
                                                    {q("method"), q("luck")},
                                                    {q("output"), q("f")},
                                                    {q("seconds"), true}});
        QVERIFY(read == FormSettings{});
        const FormSettings far = formSettingsFrom({{q("output"), 100000}, {q("seconds"), -5}});
        QCOMPARE(far.output, normal_forms::most_wide_outputs - 1);
        QCOMPARE(far.seconds, 0);
    }

    void everyFormatHasANameOfItsOwn() {
        std::set<QString> names;
        for (const auto& [name, format] : normal_forms::result_formats) {
            names.insert(nameOf(format));
            QVERIFY(patternOf(format).startsWith(q("*.")));
        }
        QCOMPARE(names.size(), normal_forms::result_formats.size());
        QCOMPARE(methodNames().size(), 3);
    }
};

LOGGIA_WINDOW_TEST(FormSettingsTest)

} // namespace form_settings_test

#include "form_settings_test.moc"
