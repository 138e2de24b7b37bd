#include "tests/suite.hpp"
#include "tests/ui/normal_forms/page_fixture.hpp"
#include "tests/ui/support/run_command.hpp"

#include <QComboBox>
#include <QSignalSpy>

#include <string>
#include <vector>

namespace normal_forms_page_study_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

class NormalFormsPageStudyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    /// An edit of a cell is an edit of the text, and undone with it.
    void cellsEditTheText() {
        PageFixture f;
        QVERIFY(f.settled());
        const QString before = f.editor->text();
        const MapCell cell = f.map->map().at(0, 1);
        QVERIFY(cell.value == RowValue::zero);
        QTest::mouseClick(f.map, Qt::LeftButton, {}, f.cellPoint(0, 1));
        QVERIFY(f.settled());
        QVERIFY2(f.editor->text().contains(q("m(")), qPrintable(f.editor->text()));
        QVERIFY(f.map->map().at(0, 1).value == RowValue::one);
        QTest::mouseClick(f.map, Qt::LeftButton, {}, f.cellPoint(0, 1));
        QVERIFY(f.settled());
        QVERIFY(f.map->map().at(0, 1).value == RowValue::open);
        f.page.history()->undo();
        f.page.history()->undo();
        QVERIFY(f.settled());
        QCOMPARE(f.editor->text(), before);
        QVERIFY(f.map->map().at(0, 1).value == RowValue::zero);
        f.page.history()->redo();
        QVERIFY(f.settled());
        QVERIFY(f.map->map().at(0, 1).value == RowValue::one);
    }

    /// Not every text whose rows cannot be edited yet is wrong.
    void whyRowsCannotBeEdited() {
        PageFixture f;
        QVERIFY(f.settled());
        QSignalSpy messages(&f.page, &Page::message);
        const auto clicked = [&] {
            messages.clear();
            QTest::mouseClick(f.map, Qt::LeftButton, {}, f.cellPoint(0, 1));
            return messages.empty() ? QString() : messages.back()[0].toString();
        };
        f.set("a & ");
        QCOMPARE(clicked(), q("The text is still being read."));
        QVERIFY(f.settled());
        QCOMPARE(clicked(), q("Correct the text before you edit its rows."));
        f.page.history()->undo();
        QVERIFY(f.settled());
        testing::runCommand(f.page, q("normal-forms.minimise-while-typing"));
        f.set("a & b | c");
        const QString text = f.editor->text();
        QCOMPARE(clicked(), q("The text has changed; press Minimise before you edit its rows."));
        QCOMPARE(f.editor->text(), text);
        testing::runCommand(f.page, q("normal-forms.minimise"));
        QVERIFY(f.settled());
        static_cast<void>(clicked());
        QVERIFY(f.editor->text() != text);
    }

    /// Also where the terms of both are the same cubes.
    void theCircuitHasTheNamesOfItsFunction() {
        PageFixture f;
        f.page.showView(NormalFormsPage::View::gates);
        f.set("a & !b | c");
        QVERIFY(f.settled());
        f.set("p & !q | r");
        QVERIFY(f.settled());
        QCOMPARE(f.gates->scene().input_names, (std::vector<std::string>{"p", "q", "r"}));
        f.set("a b | f g\n0 0 | 0 0\n0 1 | 0 0\n1 0 | 0 0\n1 1 | 1 1\n");
        QVERIFY(f.settled());
        QCOMPARE(f.gates->scene().output_names, (std::vector<std::string>{"f"}));
        f.find<QComboBox>("output")->setCurrentIndex(1);
        QVERIFY(f.settled());
        QCOMPARE(f.gates->scene().output_names, (std::vector<std::string>{"g"}));
    }

    /// Faster than what is computed comes back: each of them counts.
    void quickEditsAllCount() {
        PageFixture f;
        f.set("f(a, b, c, d) = m(0)");
        QVERIFY(f.settled());
        f.map->setFocus();
        for (int column = 0; column < 3; ++column) {
            QTest::keyClick(f.map, Qt::Key_Right);
            QTest::keyClick(f.map, Qt::Key_1);
        }
        QVERIFY(f.settled());
        for (int column = 0; column < 4; ++column)
            QVERIFY(f.map->map().at(0, column).value == RowValue::one);
    }

    /// What an edit made of one text is nothing to the next text.
    void anEditIsOfTheTextAsItIs() {
        PageFixture f;
        f.set("f(a, b, c, d) = m(0)");
        QVERIFY(f.settled());
        f.map->setFocus();
        QTest::keyClick(f.map, Qt::Key_Right);
        QTest::keyClick(f.map, Qt::Key_1);
        QVERIFY(f.settled());
        f.set("f(a, b, c, d) = m(15)");
        QSignalSpy messages(&f.page, &Page::message);
        QTest::keyClick(f.map, Qt::Key_0); // before it was read
        QVERIFY(!messages.isEmpty());
        QVERIFY(messages.last().first().toString().contains(q("still being read")));
        QCOMPARE(f.editor->text(), q("f(a, b, c, d) = m(15)"));
        QVERIFY(f.settled());
        QTest::keyClick(f.map, Qt::Key_1);
        QVERIFY(f.settled());
        QVERIFY(f.map->map().at(0, 0).value == RowValue::zero);
        QVERIFY(f.map->map().at(0, 1).value == RowValue::one);
        QVERIFY(f.map->map().at(2, 2).value == RowValue::one);
    }

    void rowsOfTheTableEditTheText() {
        PageFixture f;
        f.set(two_outputs);
        QVERIFY(f.settled());
        FormSettings settings = f.page.settings();
        settings.output = 1;
        f.page.setSettings(settings);
        QVERIFY(f.settled());
        f.page.showView(NormalFormsPage::View::table);
        f.table->setFocus();
        QTest::keyClick(f.table, Qt::Key_Down);
        QTest::keyClick(f.table, Qt::Key_1);
        QVERIFY(f.settled());
        const auto& study = f.page.run()->study();
        QVERIFY2(study.whole, qPrintable(f.editor->text()));
        QVERIFY(study.whole->on.value(0, 1));
        QVERIFY(!study.whole->on.value(0, 0));
        QVERIFY(study.syntax == normal_forms::Syntax::table);
        // The chosen row stays.
        QCOMPARE(f.table->current().value(), std::uint64_t{0});
    }

    void nothingIsEditedBelowASlip() {
        PageFixture f;
        QVERIFY(f.settled());
        f.type("a &");
        QVERIFY(f.settled());
        QSignalSpy messages(&f.page, &Page::message);
        QTest::mouseClick(f.map, Qt::LeftButton, {}, f.cellPoint(0, 1));
        QCOMPARE(f.editor->text(), q("a &"));
        QVERIFY(messages.last().first().toString().contains(q("orrect the text")));
    }

    void longTablesAreShown() {
        PageFixture f;
        std::string text = "x1";
        for (int i = 2; i <= 18; ++i)
            text += (i % 3 == 0 ? " & x" : " | x") + std::to_string(i);
        f.set(text.c_str());
        QVERIFY(f.settled());
        f.page.showView(NormalFormsPage::View::table);
        QVERIFY(f.table->isVisible());
        QCOMPARE(f.table->rows()->places(), std::uint64_t{1} << 18U);
        QVERIFY(f.map->map().why.contains(q("18")));
        text += " & x19 & x20 & x21 & x22 & x23 & x24 & x25";
        f.set(text.c_str());
        QVERIFY(f.settled());
        QVERIFY(!f.table->isVisible());
    }
};

LOGGIA_WINDOW_TEST(NormalFormsPageStudyTest)

} // namespace normal_forms_page_study_test

#include "normal_forms_page_study_test.moc"
