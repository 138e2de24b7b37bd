#include "tests/suite.hpp"
#include "tests/ui/normal_forms/forms_fixture.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "ui/normal_forms/result_panel.hpp"
#include "ui/widgets/greyed.hpp"

#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>

namespace result_panel_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;
using normal_forms::Format;

class ResultPanelTest : public QObject {
    Q_OBJECT

    struct Fixture {
        ResultPanel panel;

        Fixture() {
            panel.resize(400, 600);
            panel.show();
            panel.activateWindow();
            static_cast<void>(QTest::qWaitForWindowActive(&panel));
        }
        void show(const char* text, const FormSettings& settings = {}) {
            const FormStudy study = studyOf(text, settings);
            panel.setStudy(study, study);
        }
        [[nodiscard]] QString text() const {
            return panel.findChild<QPlainTextEdit*>(q("text"))->toPlainText();
        }
    };

private Q_SLOTS:
    void init() { failOnWarnings(); }

    /// Long terms go over several lines instead of under a scroll bar.
    void longTermsAreWrapped() {
        Fixture f;
        QString product = q("a1");
        for (int i = 2; i <= 30; ++i)
            product += QStringLiteral(" & a%1").arg(i);
        f.show(qPrintable(product));
        const auto* terms = f.panel.findChild<QListWidget*>(q("terms"));
        QCOMPARE(terms->count(), 1);
        QCOMPARE(terms->horizontalScrollBar()->maximum(), 0);
        QVERIFY(terms->visualItemRect(terms->item(0)).height() > 3 * terms->fontMetrics().height());
    }

    /// Each format that reads back says the same.
    void everyFormat() {
        Fixture f;
        f.show(small_text, asCnf());
        for (const auto& [name, format] : normal_forms::result_formats) {
            f.panel.setFormat(format);
            QVERIFY(f.panel.format() == format);
            QVERIFY(settles(f.panel));
            const auto text = f.panel.asText();
            QVERIFY2(text.has_value(), qPrintable(nameOf(format)));
            QCOMPARE(f.text(), *text);
        }
        f.panel.setFormat(Format::ascii);
        QVERIFY2(f.text().contains(q("&")), qPrintable(f.text()));
        f.show(small_text);
        f.panel.setFormat(Format::dimacs);
        QVERIFY(!f.panel.asText());
        QVERIFY(!f.panel.findChild<QPushButton*>(q("copy"))->isEnabled());
        QVERIFY2(f.text().endsWith(QLatin1Char('.')), qPrintable(f.text()));
    }

    /// The problem is of the function, whatever was found for it, and is what the command writes.
    void problemsForOtherSolvers() {
        Fixture f;
        f.panel.setFormat(normal_forms::CoveringFormat::lp);
        QVERIFY(!f.panel.asText());
        const QSignalSpy running(&f.panel, &ResultPanel::runningChanged);
        f.show(small_text);
        QVERIFY(settles(f.panel));
        QVERIFY(startsAndEnds(running));
        QVERIFY2(f.text().contains(q("Minimize")), qPrintable(f.text()));
        QVERIFY(f.panel.findChild<QPushButton*>(q("copy"))->isEnabled());
        f.panel.setFormat(normal_forms::CoveringFormat::opb);
        QVERIFY(settles(f.panel));
        QVERIFY2(f.text().contains(q("min:")), qPrintable(f.text()));
        f.show("");
        QVERIFY(settles(f.panel));
        QVERIFY(!f.panel.asText());
        QVERIFY(!f.panel.findChild<QPushButton*>(q("copy"))->isEnabled());
    }

    void listsTerms() {
        Fixture f;
        f.show(small_text);
        QCOMPARE(f.panel.verdict(), q("Proven minimum: 3 terms, 7 literals"));
        QCOMPARE(f.panel.terms()->count(), 3);
        QCOMPARE(f.panel.terms()->item(0)->toolTip(), q("-0-0: rows 0, 2, 8, 10"));
        QSignalSpy selected(&f.panel, &ResultPanel::termSelected);
        QTest::mouseClick(f.panel.terms()->viewport(), Qt::LeftButton, {},
                          f.panel.terms()->visualItemRect(f.panel.terms()->item(1)).center());
        QCOMPARE(selected.last().first().toInt(), 1);
        QTest::keyClick(f.panel.terms(), Qt::Key_Down);
        QCOMPARE(selected.last().first().toInt(), 2);
        selected.clear();
        f.panel.setTerm(0);
        QCOMPARE(f.panel.terms()->currentRow(), 0);
        f.panel.setTerm(-1);
        QVERIFY(f.panel.terms()->selectedItems().isEmpty());
        QVERIFY(selected.isEmpty());
        QSignalSpy pointed(&f.panel, &ResultPanel::termPointed);
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(f.panel.terms()->viewport(), &leave);
        QCOMPARE(pointed.last().first().toInt(), -1);
    }

    /// Going through the page by Tab marks nothing; an arrow key does.
    void theKeyboardAloneMarksNothing() {
        Fixture f;
        f.show(small_text);
        QSignalSpy selected(&f.panel, &ResultPanel::termSelected);
        f.panel.terms()->setFocus(Qt::TabFocusReason);
        QVERIFY(f.panel.terms()->hasFocus());
        QVERIFY(selected.isEmpty() && f.panel.terms()->selectedItems().isEmpty());
        QTest::keyClick(f.panel.terms(), Qt::Key_Down);
        QCOMPARE(selected.last().first().toInt(), 0);
    }

    void aSlipLeavesTheTerms() {
        Fixture f;
        f.show(small_text);
        f.panel.setStudy(studyOf("a &"), studyOf(small_text), true);
        QCOMPARE(f.panel.verdict(), q("Function not understood"));
        QCOMPARE(f.panel.terms()->count(), 3);
        QVERIFY(isFaded(*f.panel.terms())); // for they are of the text before
        QVERIFY(!f.panel.findChild<QPushButton*>(q("copy"))->isEnabled());
        f.show("");
        QCOMPARE(f.panel.terms()->count(), 0);
        QVERIFY(!isFaded(*f.panel.terms()));
        QVERIFY(!f.panel.findChild<QPushButton*>(q("save"))->isEnabled());
    }

    void outputsAreNamed() {
        Fixture f;
        FormSettings all;
        all.output = all_outputs;
        // Two terms will do, if both outputs take one of them.
        f.show("INORDER = a b c; OUTORDER = f g; f = a & b & c; g = a & b & c | !a;", all);
        bool shared = false;
        for (int i = 0; i < f.panel.terms()->count(); ++i)
            shared = shared || f.panel.terms()->item(i)->text().contains(q("f, g"));
        QVERIFY(shared);
    }

    void asksForCopyAndSave() {
        Fixture f;
        f.show(small_text);
        QSignalSpy copies(&f.panel, &ResultPanel::copyRequested);
        QSignalSpy saves(&f.panel, &ResultPanel::saveRequested);
        QTest::mouseClick(buttonOf(f.panel, "Copy"), Qt::LeftButton);
        QTest::mouseClick(buttonOf(f.panel, "Save..."), Qt::LeftButton);
        QCOMPARE(copies.size() + saves.size(), 2);
        QVERIFY2(namelessWidgets(f.panel).isEmpty(),
                 qPrintable(namelessWidgets(f.panel).join(QLatin1Char('|'))));
    }
};

LOGGIA_WINDOW_TEST(ResultPanelTest)

} // namespace result_panel_test

#include "result_panel_test.moc"
