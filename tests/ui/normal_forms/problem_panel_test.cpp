#include "tests/suite.hpp"
#include "tests/ui/normal_forms/forms_fixture.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "ui/normal_forms/problem_panel.hpp"
#include "ui/shell/session.hpp"

#include <QComboBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>

namespace problem_panel_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;
using normal_forms::Sheet;

Result<QByteArray> bytesOf(const SaveRequest& request, qsizetype format) {
    Result<QByteArray> made = failure("nothing was made");
    request.formats[format].make([&made](const Result<FileBytes>& bytes) {
        made = bytes.map([](const FileBytes& each) { return each.ready; });
    });
    return made;
}

class ProblemPanelTest : public QObject {
    Q_OBJECT

    struct Fixture {
        ProblemPanel panel;
        QSignalSpy made{&panel, &ProblemPanel::problemMade};

        Fixture() {
            panel.resize(400, 500);
            panel.show();
            panel.activateWindow();
            static_cast<void>(QTest::qWaitForWindowActive(&panel));
        }
        void click(const char* name) {
            QTest::mouseClick(panel.findChild<QPushButton*>(q(name)), Qt::LeftButton);
        }
        void set(const char* name, int value) {
            panel.findChild<QSpinBox*>(q(name))->setValue(value);
        }
    };

private Q_SLOTS:
    void init() { failOnWarnings(); }

    /// The same order makes the same problem, and its text is the DNF that was ordered.
    void madeToOrder() {
        Fixture f;
        f.set("variables", 4);
        f.set("problemTerms", 5);
        f.set("literals", 3);
        f.set("seed", 17);
        QCOMPARE(f.panel.order().seed, std::uint64_t{17});
        const QSignalSpy running(&f.panel, &ProblemPanel::runningChanged);
        f.click("make");
        QVERIFY(settles(f.panel));
        QVERIFY(startsAndEnds(running));
        QVERIFY2(f.made.size() == 1, qPrintable(f.panel.said()));
        const QString source = f.made.takeFirst().first().toString();
        const FormStudy study = studyOf(source.toStdString());
        QVERIFY2(study.whole && study.whole->inputs.size() <= 4, qPrintable(source));
        QVERIFY(f.panel.said().endsWith(q("The answer is proven minimum.")));
        f.click("make");
        QVERIFY(settles(f.panel));
        QCOMPARE(f.made.takeFirst().first().toString(), source);
        f.click("another");
        QVERIFY(settles(f.panel));
        QCOMPARE(f.made.size(), 1);
    }

    /// What was made is not what is ordered then, and no sheet of it can be saved.
    void anotherOrderForgetsTheProblem() {
        Fixture f;
        const auto* save = buttonOf(f.panel, "Save sheet...");
        QVERIFY(save->toolTip().startsWith(q("First make"))); // why it is grey
        f.click("make");
        QVERIFY(settles(f.panel));
        QVERIFY(f.panel.hasProblem() && !f.panel.said().isEmpty());
        QVERIFY(save->toolTip().startsWith(q("Save the sheet")));
        f.panel.setOrder(f.panel.order(), f.panel.variants());
        QVERIFY(f.panel.hasProblem());
        f.set("seed", 17);
        QVERIFY(!f.panel.hasProblem() && f.panel.said().isEmpty());
        QVERIFY(!save->isEnabled() && save->toolTip().startsWith(q("First make")));
        f.click("make");
        f.set("variants", 2);
        QVERIFY(!f.panel.isRunning());
        QTest::qWait(50);
        QVERIFY(!f.panel.hasProblem() && f.panel.said().isEmpty());
    }

    /// A text that was edited meanwhile is not replaced, which is still said after the language has
    /// changed.
    void anEditedTextIsKept() {
        Fixture f;
        f.click("make");
        f.panel.keepDocument();
        QVERIFY(settles(f.panel));
        QVERIFY(f.made.isEmpty());
        QVERIFY(f.panel.said().contains(q("The editor keeps the text that you edited meanwhile.")));
        Fixture again;
        again.panel.takeOver(f.panel.results());
        QCOMPARE(again.panel.said(), f.panel.said());
        QVERIFY(again.made.isEmpty());
        f.panel.keepDocument(); // nothing is made now
        f.click("make");
        QVERIFY(settles(f.panel));
        QCOMPARE(f.made.size(), 1);
    }

    /// Each kind by mouse, with the form that it asks for; maps have at most six variables.
    void everyKind() {
        Fixture f;
        auto* kind = f.panel.findChild<QComboBox*>(q("problemKind"));
        kind->setFocus();
        for (int i = 0; i < kind->count(); ++i) {
            f.set("variables", 9);
            if (i > 0)
                QTest::keyClick(kind, Qt::Key_Down);
            QCOMPARE(kind->currentIndex(), i);
            QCOMPARE(f.panel.order().variables, i < 2 ? 9 : 6); // the box went no further
            f.set("variables", 4);
            f.set("problemTerms", 4);
            f.set("seed", 5 + i);
            f.click("make");
            QVERIFY(settles(f.panel));
            QVERIFY2(f.made.size() == 1, qPrintable(f.panel.said()));
            const auto arguments = f.made.takeFirst();
            QCOMPARE(arguments.at(1).value<normal_forms::Form>(),
                     i == 0 ? normal_forms::Form::cnf : normal_forms::Form::dnf);
            const FormStudy study = studyOf(arguments.at(0).toString().toStdString());
            QVERIFY(study.isRead());
            QVERIFY(f.panel.hasProblem());
        }
        Fixture again;
        again.panel.session()->restore(f.panel.session()->state());
        QVERIFY(again.panel.order() == f.panel.order());
    }

    void asHardAsOrdered() {
        Fixture f;
        f.set("variables", 6);
        f.set("leastImplicates", 20);
        f.set("mostImplicates", 21);
        f.click("make");
        QVERIFY(settles(f.panel));
        QVERIFY2(f.panel.said().contains(q("Prime implicates: 20")) ||
                     f.panel.said().contains(q("Prime implicates: 21")),
                 qPrintable(f.panel.said()));
        f.set("leastImplicates", 1000);
        f.click("make");
        QVERIFY(settles(f.panel));
        QVERIFY2(f.panel.said().contains(q("1,000 to 21")), qPrintable(f.panel.said()));
        Fixture again;
        again.panel.session()->restore(f.panel.session()->state());
        QVERIFY(again.panel.order() == f.panel.order());
    }

    /// By the primes of the form that is asked for.
    void aDnfIsAsHardAsItsImplicants() {
        Fixture f;
        const auto* least = f.panel.findChild<QSpinBox*>(q("leastImplicates"));
        QCOMPARE(least->accessibleName(), q("Fewest prime implicates"));
        f.panel.findChild<QComboBox*>(q("problemKind"))->setCurrentIndex(2); // a map
        QCOMPARE(least->accessibleName(), q("Fewest prime implicants"));
        QVERIFY(least->toolTip().contains(q("implicants")));
        f.set("leastImplicates", 12);
        f.set("mostImplicates", 13);
        f.click("make");
        QVERIFY(settles(f.panel));
        QVERIFY2(f.panel.said().contains(q("Prime implicants: 12")) ||
                     f.panel.said().contains(q("Prime implicants: 13")),
                 qPrintable(f.panel.said()));
    }

    void sheetsAreWritten() {
        Fixture f;
        QVERIFY(!f.panel.hasProblem());
        QVERIFY(!buttonOf(f.panel, "Save sheet...")->isEnabled());
        f.panel.setOrder({4, 4, 2, 3}, 3);
        f.panel.make();
        QVERIFY(settles(f.panel));
        QVERIFY(f.panel.said().contains(q("3 problems")));
        for (const Sheet sheet : {Sheet::student, Sheet::key}) {
            const auto pdf = bytesOf(f.panel.toSave(sheet), 0);
            const auto latex = bytesOf(f.panel.toSave(sheet), 1);
            const auto markdown = bytesOf(f.panel.toSave(sheet), 2);
            QVERIFY(markdown && latex && pdf);
            QVERIFY(latex->contains("\\begin{document}"));
            QVERIFY(pdf->startsWith("%PDF"));
            QVERIFY(!markdown->isEmpty() && *markdown != *latex);
        }
        QVERIFY(*bytesOf(f.panel.toSave(Sheet::student), 2) !=
                *bytesOf(f.panel.toSave(Sheet::key), 2));
        QSignalSpy saves(&f.panel, &ProblemPanel::saveRequested);
        f.click("saveSheet");
        f.click("saveKey");
        QCOMPARE(saves.size(), 2);
        QVERIFY2(namelessWidgets(f.panel).isEmpty(),
                 qPrintable(namelessWidgets(f.panel).join(QLatin1Char('|'))));
        QVERIFY(sharedMnemonics(f.panel).isEmpty());
    }

    void comesBack() {
        Fixture f;
        f.panel.setOrder({7, 11, 3, 99}, 4);
        Fixture again;
        again.panel.session()->restore(f.panel.session()->state());
        QVERIFY(again.panel.order() == f.panel.order());
        QCOMPARE(again.panel.variants(), 4);
        again.panel.session()->restore(
            {{q("variables"), 500}, {q("literals"), -1}, {q("seed"), q("x")}});
        QCOMPARE(again.panel.order().variables, 16);
        QCOMPARE(again.panel.order().literals, 1);
    }

    /// Literals of a term are never more than variables.
    void keepsToTheLimits() {
        Fixture f;
        f.panel.setOrder({10, 5, 10, 1}, 1);
        f.set("variables", 4);
        QCOMPARE(f.panel.order().literals, 4);
    }

    /// Failure takes the place of the result.
    void tellsWhenItFails() {
        Fixture f;
        const MemoryShortage shortage;
        f.panel.make();
        QVERIFY(settles(f.panel));
        QCOMPARE(f.panel.said(), QStringLiteral("Not enough memory."));
    }
};

LOGGIA_WINDOW_TEST(ProblemPanelTest)

} // namespace problem_panel_test

#include "problem_panel_test.moc"
