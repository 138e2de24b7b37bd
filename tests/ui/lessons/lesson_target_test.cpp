#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "tests/ui/support/sample_page.hpp"
#include "ui/commands/command_button.hpp"
#include "ui/lessons/lesson_target.hpp"

#include <QCheckBox>
#include <QPushButton>
#include <QTabBar>
#include <QTabWidget>
#include <QTest>
#include <QVBoxLayout>

namespace lesson_target_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;
using Kind = lessons::Check::Kind;

/// A page with two tabs: a switch on the first, a button on the second.
struct Desk {
    SamplePage page;
    QTabWidget* tabs = new QTabWidget(&page);
    QCheckBox* box = new QCheckBox(QStringLiteral("Proof"));
    QPushButton* button = new QPushButton(QStringLiteral("Compare"));
    StepDeeds deeds;

    Desk() {
        const auto add = [this](const char* title, QWidget* child) {
            auto* tab = new QWidget;
            (new QVBoxLayout(tab))->addWidget(child);
            tabs->addTab(tab, QString::fromLatin1(title));
        };
        add("&First", box);
        add("Second", button);
        setCommand(button, "sample.compare");
        tabs->resize(300, 200);
        page.resize(400, 300);
        page.setVisible(true);
    }
    [[nodiscard]] LessonTarget target(const lessons::Step& step) {
        return targetOf(step, page, deeds);
    }
    [[nodiscard]] bool isTab(const LessonTarget& target, int tab) const {
        return target.widget == tabs->tabBar() && target.part == tabs->tabBar()->tabRect(tab);
    }
};

lessons::Step step(std::vector<lessons::Check> checks, std::string target = {}) {
    lessons::Step made;
    made.checks = std::move(checks);
    made.target = std::move(target);
    return made;
}

class LessonTargetTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void isTheTabThatHasToComeToTheFront() {
        Desk desk;
        const lessons::Step wanted = step({{Kind::tab, {}, "second"}}, "Proof");
        QVERIFY(desk.isTab(desk.target(wanted), 1));
        desk.tabs->setCurrentIndex(1);
        // Now what it points at is hidden, and the tab before it leads there.
        QVERIFY(desk.isTab(desk.target(wanted), 0));
        desk.tabs->setTabVisible(1, false);
        QVERIFY(desk.target(step({{Kind::tab, {}, "second"}})).widget == nullptr);
    }

    void isWhatTheStepPointsAt() {
        Desk desk;
        QCOMPARE(desk.target(step({}, "proof")).widget, desk.box);
        QVERIFY(!desk.target(step({}, "proof")).part.isValid());
        QVERIFY(desk.isTab(desk.target(step({}, "compare")), 1));
        QVERIFY(desk.target(step({}, "no such control")).widget == nullptr);
        QVERIFY(desk.target(step({})).widget == nullptr);
    }

    /// One after the other, as they stand in the step; in the end what it points at.
    void isWhatTheStepAsksForFirst() {
        Desk desk;
        desk.tabs->setCurrentIndex(1);
        const lessons::Step wanted = step(
            {{Kind::ran, {}, "sample.compare"}, {Kind::tab, {}, "First"}, {Kind::answer, {}, {}}},
            "Proof");
        QCOMPARE(desk.target(wanted).widget, desk.button);
        desk.deeds.commands << QStringLiteral("sample.compare");
        QVERIFY(desk.isTab(desk.target(wanted), 0));
        desk.tabs->setCurrentIndex(0);
        QCOMPARE(desk.target(wanted).widget, desk.box);
    }

    void isTheFieldThatHasAnotherValue() {
        Desk desk;
        const lessons::Step wanted = step({{Kind::field, "proof", "on"}});
        QCOMPARE(desk.target(wanted).widget, desk.box);
        desk.box->setChecked(true);
        QVERIFY(desk.target(wanted).widget == nullptr);
    }

    /// First the tab, then the button on it, then nothing.
    void isTheButtonOfACommand() {
        Desk desk;
        const lessons::Step wanted =
            step({{Kind::tab, {}, "Second"}, {Kind::ran, {}, "sample.compare | sample.other"}});
        QVERIFY(desk.isTab(desk.target(wanted), 1));
        desk.tabs->setCurrentIndex(1);
        QCOMPARE(desk.target(wanted).widget, desk.button);
        desk.deeds.commands << QStringLiteral("sample.other");
        QVERIFY(desk.target(wanted).widget == nullptr);
    }
};

LOGGIA_WINDOW_TEST(LessonTargetTest)

} // namespace lesson_target_test

#include "lesson_target_test.moc"
