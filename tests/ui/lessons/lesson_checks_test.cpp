#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "tests/ui/support/sample_page.hpp"
#include "ui/lessons/lesson_checks.hpp"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QTest>

namespace lesson_checks_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;
using Kind = lessons::Check::Kind;

class LessonChecksTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void looksAtTheDocument() {
        SamplePage page;
        page.change(QStringLiteral("two   WORDS"), QStringLiteral("type"));
        QVERIFY(holds({Kind::document_has, {}, "two words"}, page, {}));
        QVERIFY(!holds({Kind::document_has, {}, "three"}, page, {}));
        QVERIFY(holds({Kind::document_lacks, {}, "three"}, page, {}));
        QVERIFY(!holds({Kind::document_lacks, {}, "two"}, page, {}));
    }

    void looksAtWhatIsShown() {
        SamplePage page;
        page.change(QStringLiteral("on the label"), QStringLiteral("type"));
        page.setVisible(true);
        QVERIFY(holds({Kind::page_shows, {}, "On the label"}, page, {}));
        QVERIFY(!holds({Kind::page_shows, {}, "off the label"}, page, {}));
        QVERIFY(holds({Kind::page_hides, {}, "off the label"}, page, {}));
        page.hide();
        QVERIFY(!holds({Kind::page_shows, {}, "On the label"}, page, {}));
    }

    void looksAtTabsAndFields() {
        SamplePage page;
        auto* tabs = new QTabWidget(&page);
        tabs->addTab(new QWidget, QStringLiteral("&First"));
        tabs->addTab(new QWidget, QStringLiteral("Second"));
        page.setVisible(true);
        QVERIFY(holds({Kind::tab, {}, "first"}, page, {}));
        QVERIFY(!holds({Kind::tab, {}, "second"}, page, {}));
        tabs->setCurrentIndex(1);
        QVERIFY(holds({Kind::tab, {}, "second"}, page, {}));
        page.number()->setAccessibleName(QStringLiteral("Number"));
        page.number()->setValue(3);
        QVERIFY(holds({Kind::field, "number", "3"}, page, {}));
        QVERIFY(!holds({Kind::field, "number", "4"}, page, {}));
        QVERIFY(!holds({Kind::field, "no such field", "3"}, page, {}));
    }

    /// As they are shown, too.
    void looksAtNumbers() {
        SamplePage page;
        page.number()->setAccessibleName(QStringLiteral("Number"));
        page.number()->setRange(0, 20);
        page.number()->setSpecialValueText(QStringLiteral("none"));
        page.number()->setSuffix(QStringLiteral(" s"));
        page.number()->setValue(3);
        for (const char* right : {"3", "3 s", "3.0"})
            QVERIFY(holds({Kind::field, "number", right}, page, {}));
        for (const char* wrong : {"0", "none", "30", "3 m", "three"})
            QVERIFY(!holds({Kind::field, "number", wrong}, page, {}));
        page.number()->setValue(0);
        QVERIFY(holds({Kind::field, "number", "None"}, page, {}));
        QVERIFY(holds({Kind::field, "number", "0"}, page, {}));
    }

    /// Of those that have no such value as well.
    void tellsWhatNoFieldCanBe() {
        SamplePage page;
        page.number()->setAccessibleName(QStringLiteral("Number"));
        page.number()->setRange(1, 20);
        auto* button = new QPushButton(QStringLiteral("&Go"), &page);
        const auto fault = [&page](const char* name, const char* value) {
            lessons::Step step;
            step.checks = {{Kind::field, name, value}};
            return faultOf(step, page);
        };
        QCOMPARE(fault("number", "20"), QString());
        QCOMPARE(fault("number", "21"),
                 QStringLiteral(
                     "This step cannot be done: \u201cnumber\u201d takes a number from "
                     "1 to 20, not \u201c21\u201d. The author of the lesson needs to correct it."));
        QVERIFY(fault("number", "many").contains(QStringLiteral("from 1 to 20")));
        QCOMPARE(fault("go", "on"),
                 QStringLiteral("This step cannot be done: the button \u201cgo\u201d is neither "
                                "on nor off. The author of the lesson needs to correct it."));
        button->setCheckable(true);
        QCOMPARE(fault("go", "on"), QString());
    }

    void knowsWhatWasDone() {
        SamplePage page;
        StepDeeds deeds;
        const lessons::Check answer{Kind::answer, {}, {}, {"2", "two"}};
        QVERIFY(!holds(answer, page, deeds));
        deeds.answer = QStringLiteral(" TWO ");
        QVERIFY(holds(answer, page, deeds));
        QVERIFY(!holds({Kind::ran, {}, "sample.hint"}, page, deeds));
        deeds.commands << QStringLiteral("sample.hint");
        QVERIFY(holds({Kind::ran, {}, "sample.hint"}, page, deeds));
        // Any of several.
        QVERIFY(holds({Kind::ran, {}, "sample.play | sample.hint"}, page, deeds));
        QVERIFY(!holds({Kind::ran, {}, "sample.play|sample.stop"}, page, deeds));
    }

    void findsControls() {
        QWidget root;
        auto* field = new QLineEdit(&root);
        auto* label = new QLabel(QStringLiteral("&Name:"), &root);
        label->setBuddy(field);
        auto* tabs = new QTabWidget(&root);
        auto* panel = new QWidget;
        panel->setObjectName(QStringLiteral("panel"));
        tabs->addTab(panel, QStringLiteral("Answers"));
        QCOMPARE(controlNamed(root, QStringLiteral("name")), field);
        QCOMPARE(controlNamed(root, QStringLiteral("Panel")), panel);
        QCOMPARE(controlNamed(root, QStringLiteral("answers")), panel);
        QVERIFY(controlNamed(root, QStringLiteral("nothing")) == nullptr);
    }
};

LOGGIA_WINDOW_TEST(LessonChecksTest)

} // namespace lesson_checks_test

#include "lesson_checks_test.moc"
