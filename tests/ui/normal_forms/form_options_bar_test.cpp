#include "tests/suite.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/normal_forms/form_options_bar.hpp"

#include <QComboBox>
#include <QLabel>
#include <QRadioButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

namespace form_options_bar_test {

using namespace loggia;
using namespace loggia::ui;

class FormOptionsBarTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { ui::testing::failOnWarnings(); }

    void whatIsShownIsNotPicked() {
        FormOptionsBar bar;
        bar.show();
        QSignalSpy form(&bar, &FormOptionsBar::formPicked);
        QSignalSpy output(&bar, &FormOptionsBar::outputPicked);
        QSignalSpy seconds(&bar, &FormOptionsBar::secondsPicked);
        FormSettings settings;
        settings.form = normal_forms::Form::cnf;
        settings.seconds = 7;
        bar.setSettings(settings);
        bar.setOutputs({"s", "c"}, 1);
        QVERIFY(bar.findChild<QRadioButton*>(QStringLiteral("cnf"))->isChecked());
        QCOMPARE(bar.findChild<QSpinBox*>(QStringLiteral("seconds"))->value(), 7);
        QCOMPARE(bar.findChild<QComboBox*>(QStringLiteral("output"))->currentText(),
                 QStringLiteral("c"));
        QCOMPARE(form.size() + output.size() + seconds.size(), 0);
        QCOMPARE(ui::testing::namelessWidgets(bar), QStringList());
        bar.findChild<QRadioButton*>(QStringLiteral("dnf"))->click();
        QCOMPARE(form.size(), 1);
        QVERIFY(form.front().front().value<normal_forms::Form>() == normal_forms::Form::dnf);
    }

    void allOutputsStandLast() {
        FormOptionsBar bar;
        bar.show();
        auto* box = bar.findChild<QComboBox*>(QStringLiteral("output"));
        bar.setOutputs({"f"}, 0);
        QVERIFY(!box->isVisible()); // there is nothing to choose
        bar.setOutputs({"s", "c"}, 5);
        QVERIFY(box->isVisible());
        QCOMPARE(box->currentIndex(), 0); // of a function with more of them
        QSignalSpy picked(&bar, &FormOptionsBar::outputPicked);
        box->setCurrentIndex(2);
        box->setCurrentIndex(1);
        QCOMPARE(picked.size(), 2);
        QCOMPARE(picked[0][0].toInt(), all_outputs);
        QCOMPARE(picked[1][0].toInt(), 1);
        bar.setOutputs({"s", "c"}, all_outputs);
        QCOMPARE(box->currentIndex(), 2);
    }

    void hintsGoWhereThereIsNoRoom() {
        FormOptionsBar bar;
        bar.show();
        const auto* hint = bar.findChild<QLabel*>(QStringLiteral("hint"));
        bar.setHint(QStringLiteral("Click a value"), true);
        QVERIFY(hint->isVisible());
        bar.setHint(QStringLiteral("Click a value"), false);
        QVERIFY(!hint->isVisible());
    }
};

LOGGIA_WINDOW_TEST(FormOptionsBarTest)

} // namespace form_options_bar_test

#include "form_options_bar_test.moc"
