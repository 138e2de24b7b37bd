#include "tests/suite.hpp"
#include "tests/ui/normal_forms/forms_fixture.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "ui/normal_forms/views/hand_panel.hpp"

#include <QAbstractButton>
#include <QAccessible>
#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QSlider>
#include <QTableView>
#include <QToolButton>

namespace hand_panel_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

class HandPanelTest : public QObject {
    Q_OBJECT

    struct Fixture {
        HandPanel panel;

        explicit Fixture(const char* text) {
            panel.setStudy(studyOf(text));
            panel.resize(600, 400);
            panel.show();
            panel.activateWindow();
            static_cast<void>(QTest::qWaitForWindowActive(&panel));
        }
        void click(const char* name) { QTest::mouseClick(buttonOf(panel, name), Qt::LeftButton); }
    };

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void goesByButtons() {
        Fixture f(small_text);
        QCOMPARE(f.panel.title(), q("Rows"));
        QVERIFY(f.panel.list()->isVisible() && !f.panel.chart()->isVisible());
        f.click("One step forward");
        QCOMPARE(f.panel.title(), q("Compare 0000 and 0010"));
        f.click("One step back");
        QCOMPARE(f.panel.step(), std::size_t{0});
        QVERIFY(!buttonOf(f.panel, "One step back")->isEnabled());
        f.click("Last step");
        QCOMPARE(f.panel.title(), q("Done"));
        QVERIFY(f.panel.chart()->isVisible() && !f.panel.list()->isVisible());
        f.click("First step");
        QCOMPARE(f.panel.title(), q("Rows"));
        f.panel.goTo(10'000);
        QCOMPARE(f.panel.step() + 1, f.panel.steps());
    }

    void aScreenReaderReadsTheStep() {
        Fixture f(small_text);
        QAccessibleInterface* spoken =
            QAccessible::queryAccessibleInterface(f.panel.findChild<QLabel*>(q("handText")));
        QVERIFY(spoken->text(QAccessible::Name).startsWith(q("Rows: ")));
        f.click("One step forward");
        QCOMPARE(spoken->text(QAccessible::Name), q("Compare 0000 and 0010: ") + f.panel.text());
    }

    void goesBySlider() {
        Fixture f(small_text);
        auto* slider = f.panel.findChild<QSlider*>(q("steps"));
        QCOMPARE(static_cast<std::size_t>(slider->maximum()) + 1, f.panel.steps());
        slider->setFocus();
        QTest::keyClick(slider, Qt::Key_End);
        QCOMPARE(f.panel.title(), q("Done"));
        QTest::keyClick(slider, Qt::Key_Home);
        QTest::keyClick(slider, Qt::Key_Right);
        QCOMPARE(f.panel.step(), std::size_t{1});
        f.click("One step forward");
        QCOMPARE(slider->value(), 2);
    }

    void playsFasterAndSlower() {
        Fixture f(small_text);
        QSignalSpy changed(&f.panel, &HandPanel::speedChanged);
        auto* speed = f.panel.findChild<QComboBox*>(q("speed"));
        speed->setFocus();
        QTest::keyClick(speed, Qt::Key_End);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(f.panel.speed(), speed->count() - 1);
        f.panel.setPlaying(true);
        QTRY_COMPARE_WITH_TIMEOUT(f.panel.step() + 1, f.panel.steps(), patience);
        QVERIFY(!f.panel.isPlaying());
        f.panel.setSpeed(99);
        QCOMPARE(f.panel.speed(), speed->count() - 1);
    }

    void playsAndPauses() {
        Fixture f(small_text);
        auto* play = f.panel.findChild<QToolButton*>(q("play"));
        QVERIFY(play->isEnabled());
        QTest::mouseClick(play, Qt::LeftButton);
        QVERIFY(f.panel.isPlaying());
        QCOMPARE(f.panel.step(), std::size_t{0}); // From the first step.
        QTRY_COMPARE_WITH_TIMEOUT(f.panel.step(), std::size_t{1}, patience);
        QTest::mouseClick(play, Qt::LeftButton);
        QVERIFY(!f.panel.isPlaying());
        f.panel.setPlaying(true);
        f.click("One step forward");
        QVERIFY(!f.panel.isPlaying());
    }

    void saysWhyNot() {
        Fixture f("a & b & c & d & e & g & h & i & j");
        QCOMPARE(f.panel.steps(), std::size_t{0});
        QVERIFY(!f.panel.findChild<QToolButton*>(q("play"))->isEnabled());
        QVERIFY(!f.panel.chart()->isVisible());
        QVERIFY(!buttonOf(f.panel, "One step forward")->isEnabled());
        f.panel.setPlaying(true);
        QVERIFY(!f.panel.isPlaying());
        // And nothing of what was there before.
        f.panel.setStudy(studyOf(small_text));
        QVERIFY(!f.panel.title().isEmpty() && !f.panel.text().isEmpty());
        QVERIFY(buttonOf(f.panel, "One step forward")->isEnabled());
        f.panel.setStudy(studyOf("a & b & c & d & e & g & h & i & j"));
        QCOMPARE(f.panel.title(), QString());
        QCOMPARE(f.panel.text(), QString());
        QVERIFY(!buttonOf(f.panel, "One step back")->isEnabled());
        for (const QLabel* label : f.panel.findChildren<QLabel*>()) // as "4 of 4"
            QVERIFY2(!label->text().contains(q(" of 4")), qPrintable(label->text()));
    }

    void selectsTerms() {
        Fixture f(small_text);
        f.panel.goTo(10'000);
        QSignalSpy selected(&f.panel, &HandPanel::termSelected);
        QTableView* chart = f.panel.chart();
        QTest::mouseClick(chart->viewport(), Qt::LeftButton, {},
                          chart->visualRect(chart->model()->index(1, 0)).center());
        QCOMPARE(selected.size(), 1);
        chart->setFocus();
        QTest::keyClick(chart, Qt::Key_Down);
        QCOMPARE(selected.size(), 2);
        QVERIFY2(namelessWidgets(f.panel).isEmpty(),
                 qPrintable(namelessWidgets(f.panel).join(QLatin1Char('|'))));
    }
};

LOGGIA_WINDOW_TEST(HandPanelTest)

} // namespace hand_panel_test

#include "hand_panel_test.moc"
